title = Children's Sudoku
summary = Nine animals look for their places: each of them once in every row, every column and every box.
kind = picture puzzle
how-to-play =
    Nine animals live on this board. Some of them are at home already. Choose an empty cell and the animal that belongs there.
    In every row, in every column and in every box of three by three each animal lives exactly once, so an animal that is
    there already is not offered.

    The puzzle is solved when every cell has its animal. There is only one way to do it, and you can find it by looking and
    thinking.

    Look for a row, a column or a box with just one empty cell: which animal is missing? Then look for the next one.

# Numbers
digit = animal

# Animals
n-1 = cat
n-2 = dog
n-3 = mouse
n-4 = rabbit
n-5 = frog
n-6 = chick
n-7 = fish
n-8 = snail
n-9 = ladybird

# Levels
level-good-morning = Good morning
level-on-the-farm = On the farm
level-in-the-meadow = In the meadow
level-by-the-pond = By the pond
level-picnic = Picnic
level-hide-and-seek = Hide and seek
level-rainy-day = Rainy day
level-little-parade = Little parade
level-tea-party = Tea party
level-treasure-map = Treasure map
level-night-walk = Night walk
level-big-adventure = Big adventure
