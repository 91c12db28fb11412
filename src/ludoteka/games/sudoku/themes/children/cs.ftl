title = Dětské sudoku
summary = Devět zvířátek hledá své místo: každé je v každém řádku, sloupci i čtverci právě jednou.
kind = obrázkový hlavolam
how-to-play =
    Na tomto plánu bydlí devět zvířátek. Některá už jsou doma. Vyberte prázdné pole a zvířátko, které do něj patří. V každém
    řádku, v každém sloupci i v každém čtverci tři krát tři bydlí každé zvířátko právě jednou, a tak se zvířátko, které tam
    už je, nenabízí.

    Hlavolam je vyřešen, když má své zvířátko každé pole. Jde to jen jedním způsobem a přijdete na něj díváním a přemýšlením.

    Najděte řádek, sloupec nebo čtverec, kde je jen jedno prázdné pole: které zvířátko chybí? Pak hledejte další.

# Čísla
digit = zvířátko

# Zvířátka
n-1 = kočka
n-2 = pes
n-3 = myš
n-4 = králík
n-5 = žába
n-6 = kuřátko
n-7 = ryba
n-8 = šnek
n-9 = beruška

# Úlohy
level-good-morning = Dobré ráno
level-on-the-farm = Na statku
level-in-the-meadow = Na louce
level-by-the-pond = U rybníka
level-picnic = Piknik
level-hide-and-seek = Schovávaná
level-rainy-day = Deštivý den
level-little-parade = Malý průvod
level-tea-party = Čaj o páté
level-treasure-map = Mapa pokladu
level-night-walk = Noční procházka
level-big-adventure = Velké dobrodružství
