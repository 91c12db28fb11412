title = Stejné ke stejnému
summary = Veďte oko od obrázku k obrázku: vždy na stejnou barvu nebo stejný tvar a nikdy zpátky.
kind = bludiště obrázků
how-to-play =
    Oko stojí na obrázku a hledí jedním směrem. Může jít rovně, doleva nebo doprava, nikdy však zpátky, a to
    jakkoli daleko, na obrázek, který má stejnou barvu nebo stejný tvar jako ten, na němž stojí. Potom hledí
    směrem, kterým šlo. Jiné obrázky cestou přechází volně, díru nepřekročí.

    Vyhrajete, když oko dojde do cíle. I v cíli je obrázek, takže poslední krok musí pasovat jako každý jiný.
    Oko, které nemá kam jít, prohrálo.

    Na tom, kde stojíte, záleží jen zpola: týž obrázek vede jinam, přijdete-li k němu z jiné strany. Když se
    nemůžete otočit, obejděte to kolem dokola. Pomáhá jít od cíle pozpátku: které obrázky v jeho řadě
    a sloupci mají jeho barvu nebo tvar?

# Místa u stolu
player = Hráč

# Kameny
picture = obrázek
eye = oko
star = hvězda
disc = kotouč
triangle = trojúhelník
square = čtverec
heart = srdce
clover = trojlístek

# Stavy
bare = prázdné
red = červené
blue = modré
green = zelené
yellow = žluté
orange = oranžové
white = bílé
ordinary = běžné
target = cíl

# Obtížnost
easy = lehká
medium = střední
hard = těžká
very-hard = velmi těžká

# Úlohy
level-first-glance = První pohled
level-blink = Mrknutí
level-look-around = Rozhlédni se
level-sidelong = Úkosem
level-peephole = Kukátko
level-wide-awake = Bdělé oko
level-blind-spot = Slepá skvrna
level-long-view = Daleký výhled
level-double-vision = Dvojité vidění
level-keyhole = Klíčová dírka
level-eye-of-the-needle = Ucho jehly
level-mirage = Fata morgána
level-without-a-wink = Bez mrknutí oka
level-hall-of-mirrors = Zrcadlový sál
