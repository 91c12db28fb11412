# Words of the language of rules that every game shows; a game may say them otherwise.
turns-to-miss = turns to miss
    .counted = { $count ->
        [one] turn to miss
       *[other] turns to miss
    }
