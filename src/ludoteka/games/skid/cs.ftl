title = Klouzačka
summary = Na ledě se v půli cesty nezastaví; klouzejte od kamene ke kameni, až se zastavíte v cíli.
kind = klouzavý hlavolam
how-to-play =
    Bruslař stojí na ledě. Odrazí se nahoru, dolů, doleva nebo doprava a klouže rovně tak dlouho, dokud mu
    nestojí v cestě kámen nebo okraj ledu. Dřív se nezastaví.

    Vyhráváte, když se bruslař zastaví v cíli. Jen přes něj přejet nestačí.

    Přemýšlejte odzadu: vedle cíle musí být něco, co bruslaře zastaví. Ze které strany se tedy dá přijet a kde
    byste museli stát předtím? Když se vracíte pořád na tatáž místa, hledejte zastávku, ze které jste se ještě
    nevydali všemi směry. U každé úlohy je uvedeno, kolik skluzů stačí.

# Místa u stolu
player = Hráč

# Kameny
rock = kámen
skater = bruslař

# Stavy
ice = led
goal = cíl

# Obtížnost
easy = lehká
medium = střední
hard = těžká
very-hard = velmi těžká

# Úlohy
level-puddle = Louže
level-duck-pond = Kachní rybníček
level-schoolyard = Školní dvůr
level-backwater = Slepé rameno
level-mill-race = Mlýnský náhon
level-village-pond = Obecní rybník
level-canal = Průplav
level-reed-bed = Rákosí
level-fjord = Fjord
level-glacier = Ledovec
level-frozen-lake = Zamrzlé jezero
level-ice-cap = Ledový příkrov
level-polar-night = Polární noc
