title = Jachta
summary = Pět kostek, tři hody a dvanáct políček: každé se zapisuje jen jednou, jak nejlépe to náhoda dovolí.
kind = hra s kostkami
how-to-play =
    Kdo je na tahu, hodí všemi pěti kostkami. Pak může házet znovu, s kolika kostkami chce, a ještě jednou:
    celkem třikrát. Nakonec zvolí jedno volné políčko svého listu; zapíše se do něj, kolik tam kostky vynesou,
    třeba i nic.

    Jedničky až šestky: součet toho čísla. Full house: tři stejné a dvě stejné, součet všech. Čtyři stejné:
    součet těch čtyř. Malá postupka: 1 až 5, 30 bodů. Velká postupka: 2 až 6, 30 bodů. Cokoli: součet všech.
    Jachta: pět stejných, 50 bodů.

    Do každého políčka se zapisuje jednou. Když jsou listy plné, vyhrává nejvíc bodů. Políčko Cokoli si
    schovejte na hod, který se nepovede, a vysoká čísla neplýtvejte na dvě kostky.

# Místa u stolu
player-1 = Hráč 1
player-2 = Hráč 2
player-3 = Hráč 3
player-4 = Hráč 4
player-5 = Hráč 5
player-6 = Hráč 6

# Kostky
cube = kostka
die = kostka
dice = kostky

# Karty
box = políčko
number-box = políčko s číslem
ones = Jedničky
twos = Dvojky
threes = Trojky
fours = Čtyřky
fives = Pětky
sixes = Šestky
full-house = Full house
four-of-a-kind = Čtyři stejné
little-straight = Malá postupka
big-straight = Velká postupka
choice = Cokoli
yacht = Jachta

# Místa pro karty
sheet = list

# Stavy
open = volné
filled = zapsané

# Čísla
value = hodnota
score = body
    .counted = { $count ->
        [one] bod
        [few] body
       *[other] bodů
    }
points = body
    .counted = { $count ->
        [one] bod
        [few] body
       *[other] bodů
    }
throws = hody
face = číslo

# Volby
roll-some-again = Házet znovu
write-it-down = Zapsat
done = Hotovo
loose-cubes = kostky k novému hodu
    .aim = k novému hodu
