"""Cards, tiles, dice and secrets."""

from __future__ import annotations

from functools import partial

from ludoteka.language.reference.entry import Entry, Section

SECTION = Section("cards", "Cards, tiles and chance", """
    What is held, drawn, rolled and hidden. In rare connections such a word is right but not played yet: then a message
    says so.""")
say = partial(Entry, section=SECTION.name)

ENTRIES = (
    say("card", also=("tile", "part", "die"),
        forms=("kind KIND, a card", "KIND NAME, NUMBER copies", "tile NAME", "die NAME, 6 sides"),
        meaning="""
        Things that are not pieces: cards are held and played, tiles are laid and build the board, dice are rolled. The
        parts of a tile join those of its neighbours.
        """, frame="whole", example="""
        game Cards
        players Ann, Bob
        kind action, a card
        action Feint, 3 copies
        die luck, 6 sides
        turn
          do nothing
        """, see=("zone", "table", "copies", "roll")),
    say("copies", also=("sides", "like", "owned by", "named"), forms=(
        "KIND NAME, NUMBER copies", "KIND NAME, NUMBER each", "KIND NAME, OPTION each", "die NAME, NUMBER sides",
        "die NAME, faces NUMBER NUMBER …", "die NAME, faces WORD WORD …", "KIND NAME, like NAME",
        "one card for each rank, NUMBER copies", "one card for each suit and rank, named rank of suit",
        "one card for each suit, rank and colour, named colour rank of suit"), meaning="""
        What is said of a thing in its heading: how many there are of it in all or for each player (a number, or an
        option that is one), how many sides a die has (they show 1, 2, 3 and so on) or which numbers or words stand on
        its faces, what it is like, whom it belongs to.

        A pack has one card for each word of a list, or for each word of one list with each word of another. With
        `2 copies` each of them is there twice. `named` says how each card is called, by a word of every list.
        """, frame="whole", example="""
        game Pack
        players Ann, Bob
        a suit is clubs, hearts or spades
        a rank is low, middle or high
        one card for each suit and rank, 2 copies, named rank of suit
        kind trick, a card
        trick Feint, 3 copies
        die luck, 2 copies, faces 0 0 1 1 2 3
        turn
          do nothing
        """, see=("card", "table")),
    say("table", forms=("KIND table", "KIND table from FILE.csv"), meaning="""
        Many things with like properties, as a table: a row of names, then one thing on each row, columns apart by `|`.

        `table from cards.csv` reads it from that file beside the rules.
        """, frame="whole", example="""
        game Table
        players Ann, Bob
        kind attack, a card
          has power
        attack table
          name     | copies | power
          Head Jab | 3      | 1
          Big Kick | 2      | 4
        turn
          do nothing
        """, see=("card", "copies")),
    say("zone", also=("in order", "in force", "refilled from"), forms=(
        "zone NAME", "zone NAME, in order", "zone NAME, refilled from ZONE", "zone NAME, seen by its owner",
        "zone NAME, face down", "put THING into ZONE, face down"), meaning="""
        A place away from the board that holds any number of cards: a hand, a deck, a pile. In order: the cards lie on
        each other. In force: what its cards say holds as long as they lie there. Refilled from another zone: when it is
        empty and a card is wanted, it takes that zone's cards, shuffled. A zone may have numbers of its own: `the deck
        has charges`.
        """, frame="cards", example="""
        choose a card in your hand
        put it into the pile, face up
        """, see=("card", "has", "seen by all", "shuffle")),
    say("face down", also=("face up",), forms=(
        "is face down or face up", "THINGS become face up", "zone NAME, face down", "put THING into ZONE, face down"),
        meaning="""
        How a card lies. For pieces on a board these are states like any others: they are declared, and what is hidden
        then is said with `seen by nobody while face down`.
        """, frame="whole", example="""
        game Find the bird
        players Ann, Bob
        board drawn by the level
        a picture is bird or leaf
        piece card
          is face down or face up
          has a picture, seen by nobody while face down
        setup
          shuffle the cards
        turn
          choose a face down card
          it becomes face up
          if it has picture bird: you win
        legend
          b bird card
          l leaf card
        level Three cards
          b l l
        """, see=("seen by all", "shuffle", "has")),
    say("shuffle", forms=("shuffle ZONE", "shuffle the KINDS"), meaning="""
        Brings the cards of a zone into an order that nobody knows. In `setup`, pieces on a board change places with
        each other by chance, which comes from the seed of the match; what they hide is not known any more.
        """, frame="setup", example="""
        put White stones onto White's first row
        put Black stones onto Black's first row
        shuffle the stones
        """, see=("zone", "a random", "seen by all")),
    say("roll", forms=("roll DICE", "the value of a DIE"), meaning="""
        Rolls dice: chance gives each of them the value of one of its sides. Until then its value is 0, or it shows no
        word. Dice that no rule puts anywhere lie on the table; those in a zone are seen by whoever sees the zone.
        """, frame="whole", example="""
        game Dice
        players Ann, Bob
        die luck, 2 copies, 6 sides
        turn
          roll every luck
          if the total value of every luck is 7: you win
        """, see=("card", "shows", "a random")),
    say("shows", also=("does not show", "do not show"), forms=(
        "die NAME, faces WORD WORD …", "DIE shows WORD", "DIE shows WORD or WORD", "DIE shows NUMBER",
        "DIE shows at least NUMBER", "DICE that show WORD", "DIE does not show WORD", "the face of a DIE"), meaning="""
        What lies on top of a die: a number, or a word where words stand on its faces. A word may stand on several
        faces, and comes out so much oftener. Before it is rolled a die shows no word.

        The words need no line of their own: what such dice show is their `face`, as if all these words were a list
        `a face is sun, rain or storm`. So `choose a face`, `the face of the weather` and `the number of different faces
        of every die` can be said. Where a list has the words, as in `a suit is …`, the die has a `suit`, like a card.
        Numbers and words stand on one die if one list has both: `a rank is 9, 10, jack or queen`.
        """, frame="whole", example="""
        game Weather
        players Ann, Bob
        die weather, 3 copies, faces sun sun rain rain storm calm
        each player has score
        turn
          roll every weather
          if every weather shows storm: you lose
          add the number of weathers that show sun to your score
          choose a weather that does not show sun
          roll it
          if it shows sun or calm: add 1 to your score
          if your score is at least 6: you win
        """, see=("roll", "copies", "faces")),
    say("show", forms=("show THINGS to PLAYER",), meaning="""
        Lets one or more players see cards, or all that lie in a zone. They see them where these lie, until the cards go
        elsewhere or are shuffled; what they have seen they know.
        """, frame="cards", example="show every card in your hand to the opponent", see=("seen by all",)),
    say("may have", also=("gains",),
        forms=("each KIND may have NAME, NAME", "THING gains NAME", "you have NAME while CONDITION"),
        meaning="""
        Abilities that a thing has or lacks, called by their names, as `go again` on a card. It is there if the thing's
        heading names it, or if something gives it.
        """, frame="whole", example="""
        game Again
        players Ann, Bob
        each card may have go again
        kind action, a card
        action Feint, 3 copies, go again
        turn
          do nothing
        """, see=("card", "more")),
    say("once a turn", also=("once a game", "at any time", "set up the board"), forms=(
        'may DEED "WORDS", once a turn', 'may DEED "WORDS", once a game', "at any time", "set up the board"),
        meaning="""
        How often something may be done. Below `at any time` stands what everybody may do at the end of every turn.
        `set up the board` lays out the drawn set-up again, for a new deal.
        """, frame="whole", example="""
        game Powers
        players Ann, Bob
        board 3 by 3
        piece mage
          may act "Blink", once a game
            choose an empty cell
            put this onto it
        setup
          put a mage onto a1
        turn
          do nothing
        """, see=("may", "setup")),
    say("facing", also=("for", "against"),
        forms=("put THING onto PLACE, facing DIRECTION", "DEED for PLAYER", "DEED against PLAYER"),
        meaning="""
        `facing` says how a thing is turned when it is put. `for` and `against` stand between the things that a deed is
        done with.
        """, frame="whole", example="""
        game Bets
        players Ann, Bob
        board 3 by 3
        piece stone
        each player has score
        to give a number for a player
          let that player: add that number to your score
        turn
          choose an empty cell
          put your stone there
          give 1 for the opponent
        end
          if no cell is empty: the game is drawn
        """, see=("to", "put")),
)
