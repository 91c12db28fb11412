library-title = Jak začít hru
library =
    Každá karta je jedna hra. Kliknutím na obrázek se otevře její stránka; `Hrát` na kartě začne hned, s nastavením jako minule.

    _Rozehrané_ drží nedohrané partie, u téhož tahu.

    Do hledání stačí napsat část názvu, s háčky i bez nich. Filtry ukazují, kolik her by po nich zbylo; víc hodnot jednoho filtru výběr rozšíří, různé filtry ho zúží.

table-title = U stolu
table =
    Co lze zvolit, je označené. Zvolte kámen a potom místo, kam půjde; je-li třeba říct ještě něco, stůl se zeptá. Když něco nejde, stůl řekne proč.

    Nic se neztratí: každý tah se hned ukládá a v partii u jedné obrazovky lze vrátit libovolně mnoho tahů, pokud se mezitím neukázalo něco skrytého. `Rada` ukáže dobrý tah; hlavolamy se dají také nechat řešit krok za krokem.

    Řádek u desky vždy říká, kdo má co udělat. Seznam tahů vypráví partii slovy.

keyboard-title = Hraní z klávesnice
keyboard =
    Všechno jde i bez myši. `Tab` přechází mezi částmi obrazovky; po desce se chodí šipkami, `J` skočí na další možnost a `Enter` volí. `Esc` vrátí započatou volbu, `U` tah.

scanning-title = Hraní jedním spínačem
scanning =
    Kdo dokáže dát jediný signál, hraje všechno: zvýraznění prochází vše, co lze zvolit, a stisk volí. Na konci každého kola je nabídka a v každé skupině `Zpět`; vrací i dlouhý stisk. V nabídce lze zvýraznění zpomalit nebo zrychlit.

    Průvodce (`Nastavit s průvodcem`) požádá o deset stisků, spočítá z nich vhodnou rychlost a nechá ji vyzkoušet. Při hře se každá volba zapisuje: tady se podle toho navrhne lepší nastavení a _Přehled voleb_ ukáže hráči i tomu, kdo pomáhá, jak se daří. Každý návrh lze přijmout, odmítnout a zase vrátit.

    Nic se nepřepíná: myš, klávesnice i dotek fungují jako vždy, i když se zvýraznění posouvá.

reading-title = Hraní s odečítačem obrazovky
reading =
    Stůl se čte otázkami. Každá má klávesu a lze ji také napsat: `O` co je tady, `M` všechno, co lze zvolit, `L` poslední tah a co udělal, `T` kdo je na tahu a jaké je skóre, `Q` kde jsou vaše kameny nebo karty, `E` kde jsou cizí, `C` co bylo vzato, `R` a `K` řada a sloupec. Pokud si odečítač bere písmena pro sebe, přepněte ho nejdřív do režimu formuláře, nebo pište.

    `I` otevře pole pro tahy a otázky. Tah se píše, jak se říká (_jezdec f3_, _kulový svršek_, _líznout kartu_), nebo jak se zapisuje (_e2 e4_), s kostkami jen místy (_24 20_). _Co je hromádka_, _moje ruka_, _řada 5_, _kde jezdec_ se ptají na něco určitého; samotný název hromádky ji přečte. _Nápověda_ vypíše všechno, na co se lze ptát.

    Deska je mřížka. `J` vede na další možnost i vedle ní a mezi tlačítky. Karty a kostky vedle desky jsou řady samy pro sebe, každá je zastávkou klávesy `Tab`. `V` promění celý stůl v seznamy možností a míst.

    Co udělají ostatní, se přečte samo: tah, co vzal nebo změnil, a co je potom potřeba zvolit. Když tah vrátit nejde, protože se mezitím ukázalo něco skrytého, `U` to řekne.

game-title = Stránka hry
game =
    Velké tlačítko `Hrát` začne partii. Vedle něj se nastaví, kdo kde sedí: vy, někdo další u této obrazovky, nebo počítač od 1 (začátečník) do 8 (mistr). Stránka si to pamatuje na příště.

    Hlavolamy mají úrovně. Za úroveň jsou tři hvězdy: za vyřešení, za nejmenší možný počet tahů a za řešení bez rady. Nejbližší nevyřešená úroveň je předem vybraná.

    Níže jsou pravidla: slovy, v kostce a jako text, který čte sám počítač. V oddíle _Moje partie_ se dá pokračovat, přehrávat i mazat. Partii lze stáhnout jako text a vrátit ji volbou _Načíst záznam_.

profiles-title = Hráči
profiles =
    Hráč má jméno, obrázek, jazyk a vlastní nastavení a také své hvězdy a statistiky. Profil mít nikdo nemusí: host hraje tytéž hry.

    Po spuštění se za 15 sekund vybere ten, kdo hrál naposledy. Zastaví to libovolná klávesa, kliknutí nebo dotek.

    _Jak se hra ovládá_ má čtyři stupně, od žádné změny až po výrazné značení a pomalé tahy. Všechno, co nastaví, lze změnit i jednotlivě v nastavení.

settings-title = Nastavení
settings =
    Každá změna platí hned a patří vybranému hráči. _Vrátit výchozí_ vrátí všechno na začátek.

    Pro neklidné ruce nebo malou obrazovku je tu _Potvrzovat každý tah_: tah se provede až po potvrzení.

replay-title = Přehrávání
replay =
    Partií se prochází klávesami nebo posuvníkem pod deskou. Kde táhl počítač, je vidět, které tahy zvažoval a jak dobré mu připadaly.

    Každou pozici lze poslat jako odkaz, nebo z ní hrát dál.

statistics-title = Statistiky
statistics =
    Kolik hrajete, jak dlouho přemýšlíte, jak daleko jste v hlavolamech od nejmenšího počtu tahů a jak se daří proti úrovním počítače. Vybráním hry uvidíte jen ji.

    Každý graf se dá ukázat jako tabulka a všechno jde stáhnout jako soubor CSV do tabulkového programu.

keys-title = Všechny klávesy
keys =
    Tak, jak jsou právě nastavené. Změnit je lze v nastavení (`Změnit klávesy`).
