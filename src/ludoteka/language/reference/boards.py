"""Boards and their cells."""

from __future__ import annotations

from functools import partial

from ludoteka.language.reference.entry import Entry, Section

SECTION = Section("boards", "Boards", """
    The board is where everything lies. Its cells have names: columns are letters from the left, rows are numbers from
    the bottom, so the lower left cell is `a1`. Cells of a track are numbered from 1.""")
say = partial(Entry, section=SECTION.name)

FILL = """
        turn
          choose an empty cell
          put your stone there
        end
          if no cell is empty: the game is drawn
        """


def game(head: str) -> str:
    """A game of filling the board that these lines declare."""
    return "game Fill\nplayers Ann, Bob\n" + head + "\npiece stone\n" + "\n".join(
        line[8:] for line in FILL.strip("\n").split("\n")[:-1])


ENTRIES = (
    say("board", also=("by",), forms=("board NUMBER by NUMBER", "board SHAPE, DETAIL"), meaning="""
        What the game is played on. `board 8 by 6` is a board of squares, 8 columns wide and 6 rows high, up to 100 each
        way. A size may be the name of an option.

        A cell holds one piece, or one in each layer. Cells that share a side are next to each other. A game has at
        least one board.
        """, frame="whole", example=game("board 4 by 3"), see=("cell", "next to", "layers", "options")),
    say("hexagons", also=("hexagon of side",), forms=("board NUMBER by NUMBER hexagons",
        "board hexagon of side NUMBER"),
        meaning="""
        A board of six-sided cells: `5 by 5 hexagons` is a slanted field of 5 columns and 5 rows, as in Hex; `hexagon of
        side 3` is a large hexagon whose every side has 3 cells.

        From a hexagon there are six ways: left, right, up left, up right, down left, down right. All six neighbours are
        next to it and touch it. For a player moving up, `forward` is up left and up right.

        A large hexagon has six sides, and the noun `side` means the cells along one of them. A corner belongs to two.
        """, frame="whole", example=game("board hexagon of side 3"), see=("board", "up", "forward")),
    say("triangles", also=("triangle of side",), forms=("board NUMBER by NUMBER triangles",
        "board triangle of side NUMBER"),
        meaning="""
        `4 by 3 triangles` is a field of triangles that point up and down by turns: 4 in each of 3 rows. A triangle is
        next to those it shares a side with, at most three.

        `triangle of side 4` is a large triangle of 4 rows, made of hexagonal cells: 1, 2, 3 and 4 of them. It has three
        sides, and the noun `side` means the cells along one of them. A corner belongs to two.
        """, frame="whole", example=game("board 4 by 3 triangles"), see=("board", "join")),
    say("star of side", forms=("board star of side NUMBER", "your point", "the point opposite your point"), meaning="""
        A star with six points, made of hexagonal cells, as in Chinese checkers: `star of side 4` has points of 4 rows
        and 121 cells. The noun `point` means the cells of one of the points.

        Each player sits at a point, and `your point` is the one you sit at: two players sit opposite each other, three
        at every other point, four in two opposite pairs, six at all of them. Five players leave one point free.
        """, frame="whole", example="""
        game Cross over
        players 2, 3 or 6
        board star of side 2
        piece runner
          may run
            choose an empty cell next to this
            put this onto it
        the goal of a player is the point opposite its point
        setup
          for each player: put its runner onto the first cell of its point
        turn
          run with your runner
          if it is in your goal: you win
        """, see=("hexagons", "opposite", "players")),
    say("ring of", also=("track of",), forms=("board ring of NUMBER NAMES", "board track of NUMBER NAMES",
        "board ring of NUMBER NAMES, NAMES of NUMBER"), meaning="""
        Cells one after another: a track has a first and a last one, a ring comes back to its beginning. The author says
        what the cells are called (`houses`, `points`); that word then means them.

        The ways are `onward` and `back`. The cells are named 1, 2, 3 …

        `board ring of 6 slots, grounds of 2` is cut into stretches of two slots each, beginning with the first slot;
        the last stretch may be shorter. What they are called means the cells of one of them, as `row` does: `a slot in
        the ground of your figure`.
        """, frame="whole", example="""
        game First home
        players Ann, Bob
        board track of 12 points, legs of 4
        piece runner
        setup
          put a runner onto the first point
        turn
          choose a runner
          choose a point within 3 steps from it as the goal
          not allowed if the goal is one step back from it
          put that runner onto the goal
          if that runner is in the last leg: you win
        """, see=("onward", "board", "joined by lines")),
    say("wrapping", forms=("board NUMBER by NUMBER, wrapping", "board drawn by the level, wrapping"), meaning="""
        The edges meet: whoever leaves the board on one side comes back on the opposite one, and the first column lies
        next to the last. It holds for steps, lines, leaps and neighbours on boards of squares. Beside a hole nothing
        comes back.
        """, frame="whole", example=game("board 4 by 3, wrapping"), see=("board", "ring of")),
    say("of places", forms=("board of places", "NAME joined to NAME, NAME"), meaning="""
        A board of named places, for maps. Each line below names a place and those it is joined to. To be joined counts
        both ways. The places have no directions: a step goes to any place joined to it, and `next to` means the same.
        """, frame="whole", example="""
        game Fox in the wood
        players Ann, Bob
        board of places
          Home joined to Wood
          Wood joined to Home, Lake
          Lake joined to Wood
        piece fox, plural foxes
        setup
          put a fox onto Home
        turn
          choose a fox
          choose a place next to it as the goal
          put that fox onto the goal
          if that fox is on Lake: you win
        """, see=("joined to", "next to")),
    say("growing", forms=("board growing",), meaning="""
        A board without edges that grows as tiles are laid. Its first cell is the middle.
        """, frame="whole", example="""
        game Land
        players Ann, Bob
        board growing
        tile meadow, 4 copies
        turn
          do nothing
        """, see=("tile",)),
    say("drawn", forms=("board drawn", "board drawn, joined by lines", "KIND drawn"), meaning="""
        A board of any outline, drawn below the line: a sign for each cell, signs apart by spaces. A sign that the
        legend explains as `nothing` leaves a hole, and so does a gap between the signs. Pieces of the legend may stand
        in it.

        `tile drawn` begins a sheet of drawn tiles; `card drawn` is checked, but not yet played.
        """, frame="whole", example="""
        game Corners
        players Ann, Bob
        board drawn
          # . . #
          . . . .
          # . . #
        legend
          # nothing
        piece stone
        turn
          choose an empty cell
          put your stone there
        end
          if no cell is empty: the game is drawn
        """, see=("legend", "joined by lines", "drawn by the level")),
    say("drawn by the level", forms=("board drawn by the level",), meaning="""
        Each level brings its own board, as large as its drawing.
        """, frame="whole", example="""
        game Lamps
        players 1
        board drawn by the level
        each cell is unlit or lit
        turn
          choose a cell
          toggle it and every cell next to it
        end
          if no cell is lit: you win
        legend
          * lit cell
        level Cross, easy, 1 move
          . * .
          * * *
          . * .
        level Strip, easy, 1 move
          * * . .
        """, see=("level", "legend")),
    say("joined by lines", forms=("board drawn, joined by lines",), meaning="""
        A board of points, `o`, joined by strokes: `-`, `|`, `/` and `\\`. A step goes along a stroke to the next point,
        however long the stroke is. Two points are next to each other if a stroke joins them. Columns and rows are
        counted over the points, so the lower left point is `a1`.
        """, frame="whole", example=r"""
        game Three in a row
        players Ann, Bob
        board drawn, joined by lines
          o---o---o
          | \ | / |
          o---o---o
          | / | \ |
          o---o---o
        piece stone
        turn
          choose an empty cell
          put your stone there
          if 3 of your stones are in line through there: you win
        end
          if no cell is empty: the game is drawn
        """, see=("drawn", "in line through", "next to")),
    say("dark cells", forms=("board NUMBER by NUMBER, dark cells",), meaning="""
        Only the dark cells of a chequered board exist, as in draughts; `a1` is dark. Cells that meet at a corner are
        then next to each other, and a step diagonally leads to the next cell.
        """, frame="whole", example=game("board 6 by 6, dark cells"), see=("board", "dark", "diagonally")),
    say("with edges", forms=("board SHAPE, with edges", "an open edge", "the edges of CELL", "a cell next to EDGE"),
        meaning="""
        The sides of the cells are places too, and the noun `edge` means them; `cell` never does. Two neighbouring cells
        have one edge between them. An edge can have states and numbers of its own (`each edge is open or drawn`), and a
        piece can stand on it. Boards of squares or hexagons can have edges; such a board is at most 50 cells wide
        and high.

        The edges of a cell are its sides: `its edges`, `every edge of that cell`. The one or two cells beside an edge
        are next to it. Two edges are next to each other if they meet at an end, so a road is `every drawn edge joined
        to it`.

        In moves an edge is named after the cell that it is above or to the right of: `a1.up`, `a1.right`. Only at the
        rim there are `a1.left` and `a1.down` too.
        """, frame="whole", example="""
        game Fences
        players Ann, Bob
        board 3 by 3, with edges
        each edge is open or fenced
        a cell is closed in if every one of its edges is fenced
        turn
          choose an open edge
          it becomes fenced
          if a cell next to it is closed in: you win
        """, see=("board", "next to", "joined to", "each")),
    say("with edges and corners", forms=("board SHAPE, with edges and corners", "a corner next to CELL",
                                         "the corners of CELL"), meaning="""
        As `with edges`, and the points where edges end are places too; the noun `corner` means them. A corner is next
        to the cells that meet there, to the edges that end there, and to the corners at the other ends of those edges.
        So on a hexagon of side 3 there are 19 cells, 72 edges and 54 corners, and a rule never has to say which of
        them are the same one. The corners of a cell are where its sides end, those of an edge its two ends: `its
        corners`. A corner can have states and numbers of its own (`each corner is wild or tilled`), and a piece can
        stand on it. The noun says which places are meant: `a corner next to it`, `an edge next to it`; `a town next
        to it` is one on any of them.

        In moves a corner of hexagons is named after the cell whose top it is, or else whose bottom: `a1.top`,
        `a1.bottom`; one of squares after the cell whose upper right corner it is: `a1.topright`. Only at the rim there
        are others too, such as `a1.topleft`.
        """, frame="whole", example="""
        game Lighthouses
        players Ann, Bob
        board hexagon of side 3, with edges and corners
        piece lighthouse
        a corner is free if no lighthouse is on it and no lighthouse is next to it
        turn
          choose a free corner
          put your lighthouse there
        end
          if the turn number is 20: the player with the most lighthouses wins
        """, see=("with edges", "next to")),
    say("called", forms=("board SHAPE, called NAME",), meaning="""
        The name of a board, for games with several of them; each needs one. The name means all cells of that board: `an
        empty cell in West`. In moves the cells carry the board's name: `west.a1`.
        """, frame="whole", example=game("board 2 by 2, called West\nboard 3 by 3, called East"), see=("board",)),
    say("layers", also=("in layer",), forms=("layers NAME, NAME", "piece KIND, in layer NAME"), meaning="""
        A cell holds one piece in each layer. The layers are named from the lowest to the highest; a piece that does not
        say its layer lies in the highest. What a `kind` says holds for all its pieces. A piece keeps its layer wherever
        it goes.

        A cell is `empty` when nothing lies in its highest layer. `holds` looks into all layers.
        """, frame="whole", example="""
        game Flies and lilies
        players Ann, Bob
        board 3 by 3
        layers water, air
        piece lily, plural lilies, in layer water
        piece fly, plural flies, in layer air
        setup
          put lilies on the first row
        turn
          choose an empty cell
          put your fly there
          if 3 flies of yours are on the first row: you win
        end
          if no cell is empty: the game is drawn
        """, see=("empty", "holds", "board")),
    say("cell", also=("place",), forms=("a cell", "every cell next to it", "a1"), meaning="""
        One place of a board, whatever its shape; `place` means the same. A single cell is named by its column and row:
        `a1`, `h8`. A piece can stand where a cell is asked for: the cell it is on is meant. `the cell of it` is where a
        piece stands, or where a card or tile lies.
        """, example="""
        choose an empty cell next to c3
        put your stone there
        """, see=("board", "row", "empty")),
    say("row", also=("column",),
        forms=("the first row", "your last row", "a column that holds an empty cell"),
        meaning="""
        The cells beside each other, and the cells above each other. The first row is the lowest one and the first
        column the leftmost. With `your`, rows are counted from your side: your first row is where you come from, your
        last row is where you go. For a player moving left or right, the columns of the board are rows.

        Boards with boxes (`board 9 by 9, boxes 3 by 3`) have the noun `box` as well, and a track that is cut into
        stretches (`grounds of 2`) has their noun.
        """, example="""
        choose a column that holds an empty cell
        put your stone onto the lowest empty cell in it
        """, see=("first", "board", "moving")),
    say("dark", also=("light",), forms=("a dark cell", "it is on a light cell"), meaning="""
        The shade of a cell on a chequered board; `a1` is dark. A text that declares these words itself (`each cell is
        dark or lit`) gives them its own meaning.
        """, example="""
        choose an empty dark cell
        put your stone there
        """, see=("dark cells", "cell")),
)
