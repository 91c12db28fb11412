### Co říkají obrazovky, všechny kromě stolu, přehrávání, nastavení a statistik.

## Knihovna

library-welcome = Co si zahrajeme?
library-welcome-name = Co si zahrajeme, { $name }?
library-welcome-text = Stačí si vybrat hru, profil není potřeba.
library-continue = Rozehrané
library-all = Všechny hry
library-switch = S jediným spínačem: skenování zapnou tři stisky mezerníku nebo spínače, který ho nahrazuje.
library-find = Najít hru
library-search = Hledat hru
library-filters = Filtry
library-filters-show = Filtry
library-filters-chosen = Filtry ({ $count })
library-clear = Zrušit filtry
library-order = Řazení
library-order-played = Naposledy hrané
library-order-title = Podle názvu
library-order-time = Nejkratší
library-order-difficulty = Nejlehčí
library-count = { $count ->
    [one] { $count } hra
    [few] { $count } hry
    [many] { $count } hry
   *[other] { $count } her
}
library-none = Taková hra tu není
library-none-advice = Zkuste méně slov nebo méně filtrů. Stačí i část názvu.
library-play = Hrát
library-play-game = Hrát: { $game }
library-about-game = Pravidla a soupeři: { $game }
library-empty = Zatím tu nejsou žádné hry

facet-group = Druh
facet-players = Hráči
facet-time = Délka
facet-difficulty = Obtížnost

group-capturing = Braní
group-territory = Území
group-lines = Řady a spojení
group-race = Závody
group-logic = Logika
group-puzzle = Hlavolamy
group-numbers = Čísla
group-maze = Bludiště
group-memory = Paměť a hádání
group-cards = Karty a kostky

players-one = Pro jednoho
players-two = Pro dva
players-more = Tři a víc
time-short = Do 10 min
time-medium = 10 až 25 min
time-long = Nad 25 min
difficulty-1 = Lehká
difficulty-2 = Střední
difficulty-3 = Těžká

card-players = { $count ->
    [one] { $text } hráč
    [few] { $text } hráči
    [many] { $text } hráče
   *[other] { $text } hráčů
}
card-minutes = { $minutes } min
card-levels = { $count ->
    [one] { $count } úroveň
    [few] { $count } úrovně
    [many] { $count } úrovně
   *[other] { $count } úrovní
}

## Partie v seznamech

match-plies = { $count ->
    [0] zatím bez tahu
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}
match-person = Další hráč
match-nobody = Nikdo
match-computer = Počítač { $level }
match-won = Výhra
match-lost = Prohra
match-drawn = Remíza
match-solved = Vyřešeno
match-ended = Dohráno
match-open = Rozehráno
match-helped = s nápovědou
match-continue = Pokračovat
match-replay = Přehrát
match-record = Stáhnout záznam
match-delete = Smazat partii
match-delete-title = Smazat tuto partii?
match-delete-text = Partie i její tahy zmizí z historie a ze statistik.
match-deleted = Partie je smazaná.
match-undo = Vrátit
match-actions = Co s partií
match-more = Ukázat další

## Hra

game-unknown = Taková hra tu není
game-unknown-advice = Adresa má možná překlep, nebo hra zmizela.
game-back = Všechny hry
game-play = Hrát
game-play-level = Hrát úroveň { $number }
game-play-here = Hrát odtud
game-setup = Nová partie
game-seats = Kdo hraje
game-count = Počet hráčů
game-seat = Místo: { $seat }
game-sit-me = Já
game-sit-person = Někdo další u této obrazovky
game-sit-computer = Počítač
game-sit-empty = Zatím nikdo
game-sit-kind = Kdo
game-changed-places = Místa jsou vyměněna: { $told }.
game-strength = Síla
game-strength-1 = 1 · začátečník
game-strength-2 = 2 · snadný
game-strength-3 = 3 · příležitostný
game-strength-4 = 4 · slušný
game-strength-5 = 5 · dobrý
game-strength-6 = 6 · silný
game-strength-7 = 7 · velmi silný
game-strength-8 = 8 · mistr
game-options = Pravidla této partie
game-ruleset = Varianta
game-ruleset-standard = Běžná
game-ruleset-mixed = Vlastní
game-clock = Hodiny
game-clock-none = Bez hodin
game-clock-3-2 = 3 minuty + 2 sekundy za tah
game-clock-5 = 5 minut
game-clock-10-5 = 10 minut + 5 sekund za tah
game-clock-30 = 30 minut
game-untimed = Já hraji bez omezení času
game-untimed-text = Hodiny běží jen ostatním.
game-levels = Úrovně
game-levels-solved = vyřešeno { $solved } z { $count }
game-level-minimum = minimum { $count }
game-level-best = nejlépe { $best } · minimum { $count }
game-level-best-only = nejlépe { $best }
game-level-new = zatím nezkoušená
game-level-tried = zkoušená, nevyřešená
game-star-solved = vyřešeno
game-star-minimal = nejmenším počtem tahů
game-star-alone = bez nápovědy
game-stars = { $count ->
    [0] žádná hvězda
    [one] { $count } hvězda ze 3
    [few] { $count } hvězdy ze 3
    [many] { $count } hvězdy ze 3
   *[other] { $count } hvězd ze 3
}
game-difficulty-easy = lehká
game-difficulty-medium = střední
game-difficulty-hard = těžká
game-difficulty-expert = pro znalce
game-how = Jak se hraje
game-facts = V kostce
game-text = Pravidla, jak je čte počítač
game-text-about = Tento text je vše, co počítač o hře ví. Kdo změní text, změní hru.
game-lines = { $count ->
    [one] { $count } řádek
    [few] { $count } řádky
    [many] { $count } řádku
   *[other] { $count } řádků
}
game-history = Moje partie
game-history-empty = Tuhle hru jste ještě nehráli
game-history-empty-advice = Objeví se tu každá odehraná partie: dá se v ní pokračovat, přehrát ji nebo se podívat, jak dopadla.
game-import = Načíst záznam
game-import-title = Načíst partii
game-import-text = Vložte záznam partie nebo vyberte soubor, ve kterém je.
game-import-paste = Záznam partie
game-import-file = Vybrat soubor
game-import-do = Načíst
game-import-reading = Přehrávám tahy záznamu…
game-start-failed = Partie nemohla začít
game-position = Sdílená pozice
game-position-text = Někdo vám ukazuje tuto pozici. Prohlédněte si ji, nebo si sedněte a hrajte dál.
game-position-bad = Tuto pozici nejde přečíst
game-position-bad-advice = Odkaz je možná useknutý. Požádejte o něj znovu, nebo začněte vlastní partii.

fact-players = Hráči
fact-board-by-level = každá úroveň má vlastní
fact-board-squares = { $width } × { $height } polí
fact-board-hexagons = { $width } × { $height } šestiúhelníků
fact-board-triangle = trojúhelník o straně { $width }
fact-board-star = hvězda o { $cells } polích
fact-board-ring = kruh o { $cells } místech
fact-board-drawn = { $cells } bodů spojených čarami
fact-board-growing = roste, jak se přikládají kartičky
fact-board-other = { $cells } míst
fact-board-boxes = ve čtvercích { $width } × { $height }
fact-board-dark = hraje se jen na tmavých polích
fact-board-edges = hraje se na čarách mezi poli
fact-board-corners = hraje se i na hranách a v rozích polí
fact-board-wrapping = protější okraje jsou spojené
fact-count-each = po { $count }
fact-count = { $count }×
fact-shown = Při hře je vidět
fact-chance = Náhoda
fact-chance-yes = hraje roli: něco se míchá nebo losuje
fact-chance-no = žádná: všechno závisí na hráčích
fact-stuck = Kdo nemá tah
fact-stuck-lose = prohrává
fact-stuck-pass = vynechává
fact-ending-won = Výhra
fact-ending-lost = Prohra
fact-ending-drawn = Remíza
fact-ending-ranked = Podle pořadí
fact-ending-ended = Konec
fact-ending-line = pravidla, řádek { $line }
fact-board = Deska
fact-pieces = Kameny
fact-options = Dá se nastavit
fact-ending = Jak končí

## Hráči

profiles-title = Kdo bude hrát?
profiles-welcome = Vítejte v Ludotece
profiles-welcome-text = Deskové hry, hlavolamy a další: proti počítači, s někým vedle vás, nebo jen tak pro sebe. Hrát se dá hned.
profiles-guest = Hrát jako host
profiles-guest-text = Nic se nevyplňuje. Partie zůstanou v tomto prohlížeči.
profiles-first = Vytvořit si profil
profiles-first-text = Se jménem, obrázkem a vlastním nastavením.
profiles-add = Nový hráč
profiles-edit-of = Upravit: { $name }
profiles-manage = Upravit hráče
profiles-bring = Přidat hráče ze souboru
profiles-file-other = To není soubor s hráčem.
profiles-file-newer = Soubor je z novější Ludotéky.
profiles-file-name = ludoteka-hrac
profiles-done = Hotovo
profiles-current = právě hraje
profiles-countdown = { $name } hraje dál za { $seconds } s
profiles-countdown-said = { $seconds ->
    [one] Za { $seconds } sekundu bude vybrán hráč { $name }. Zastaví to libovolná klávesa.
    [few] Za { $seconds } sekundy bude vybrán hráč { $name }. Zastaví to libovolná klávesa.
    [many] Za { $seconds } sekundy bude vybrán hráč { $name }. Zastaví to libovolná klávesa.
   *[other] Za { $seconds } sekund bude vybrán hráč { $name }. Zastaví to libovolná klávesa.
}
profiles-countdown-stop = Zastaví to libovolná klávesa nebo dotek.
profiles-countdown-stopped = Automatický výběr je zastavený.
profiles-new-title = Nový hráč
profiles-edit-title = Úprava hráče
profiles-name = Jméno
profiles-name-hint = Jakkoli si kdo přeje říkat
profiles-name-missing = Napište jméno.
profiles-picture = Obrázek
profiles-picture-taken = { $picture }, už má { $owner }
profiles-age = Věk
profiles-age-none = neuvedeno
profiles-age-child = dítě
profiles-age-teen = mladistvý
profiles-age-adult = dospělý
profiles-age-senior = senior
profiles-language = Jazyk
profiles-language-auto = podle prohlížeče
profiles-needs = Jak se hra ovládá
profiles-needs-0 = Volně
profiles-needs-0-text = Myší, dotykem i klávesnicí. Nic není jinak.
profiles-needs-1 = S výraznějším značením
profiles-needs-1-text = Co lze zvolit, poslední tah i zaměřené místo jsou výrazně označené.
profiles-needs-2 = Jen klávesnicí
profiles-needs-2-text = Všechno značení je výrazné a každý tah se potvrzuje, takže překlep neuškodí.
profiles-needs-3 = Jedním spínačem
profiles-needs-3-text = Všechno značení je výrazné, kameny se pohybují pomalu a zapne se skenování: zvýraznění prochází vše, co lze zvolit, a stisk volí.
profiles-save = Uložit
profiles-create = Vytvořit
profiles-delete = Smazat
profiles-delete-title = Smazat hráče { $name }?
profiles-delete-text = Zmizí všechny jeho partie, hvězdy, statistiky i přehled voleb. Nejde to vrátit.
profiles-delete-do = Smazat natrvalo
profiles-save-failed = Hráče se nepodařilo uložit

avatar-fox = liška
avatar-owl = sova
avatar-cat = kočka
avatar-bear = medvěd
avatar-frog = žába
avatar-rabbit = králík
avatar-penguin = tučňák
avatar-whale = velryba
avatar-robot = robot
avatar-pawn = pěšec
avatar-die = kostka
avatar-star = hvězda

## Nápověda a o programu

help-title = Nápověda
help-open = Nápověda k této obrazovce
help-all = Celá nápověda
help-close = Zavřít nápovědu
help-contents = Obsah

about-title = O Ludotece
about-lead = Knihovna deskových her a hlavolamů, ve které je každá hra čitelný text.
about-what = Co to je
about-what-text = Někdo napíše, jak se hra hraje, tak, jak by to stálo v pravidlech. Ludoteka ten text přečte, nabídne přesně ty tahy, které pravidla dovolují, a najde soupeře. Nová hra nepotřebuje program.
about-private = Co zůstává u vás
about-private-text = Partie a profily se ukládají na počítači, kde Ludoteka běží. Nikam jinam se nic neposílá a nic vás nesleduje.
about-everyone = Pro každého
about-everyone-text = Myší, dotykem, klávesnicí nebo se čtečkou; česky a anglicky; světle, tmavě i s vysokým kontrastem; bez časového tlaku.
about-version = Verze
about-games = Hry
about-games-levels = { $games }, úrovní { $levels }
about-licence = Licence
about-licence-text = Apache 2.0: používejte, měňte, sdílejte. Kresby a texty jsou vlastní.
about-keyboard = Klávesnice
about-failed = Verzi se nepodařilo načíst
