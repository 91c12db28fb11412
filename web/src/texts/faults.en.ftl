# Why the server would not do something. Every code that it may send has its words here or in client.en.ftl.
fault-malformed = The server did not understand this. Reload the page and try again.
fault-too-large = This is too large to be read.
fault-not-allowed = This cannot be done here.
fault-no-game = There is no such game in the library.
fault-no-language = The game has no texts in this language.
fault-no-zone = There is no time zone of this name.
fault-no-picture = There is no such picture.
fault-no-match = This match does not exist.
fault-no-profile = This player does not exist any more.
fault-no-ply = The match has no such move.
fault-no-level = The game has no such level.
fault-no-option = The game cannot be set like this.
fault-wrong-seats = The game cannot be played by so many.
fault-no-sitter = Nobody like that can sit at the table.
fault-wrong-clock = The clock cannot be set like this.
fault-wrong-seed = This number cannot decide the luck of a match.
fault-wrong-position =
    { $line ->
        [0] This is not a position of the game.
       *[other] This is not a position of the game: line { $line } cannot be read.
    }
fault-over-already = In this position the match is over already.
fault-wrong-record =
    { $line ->
        [0] This is not a record of a match.
       *[other] This is not a record of a match: line { $line } cannot be read.
    }
fault-wrong-move =
    { $line ->
        [0] The record has a move that is not legal.
       *[other] The move on line { $line } is not legal.
    }
fault-no-notation = The game cannot be written in this notation.
fault-still-hidden = The match goes on and its record would give hidden things away. It can be saved when the match is over.
fault-other-rules = This match was played by older rules, which have changed since.
fault-too-hard = This is more than can be worked out.
fault-name-missing = Please write a name.
fault-name-too-long = The name is too long.
fault-name-taken = Somebody here has this name already.
fault-wrong-profile = The player cannot be saved like this.
