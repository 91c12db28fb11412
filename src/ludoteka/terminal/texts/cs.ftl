# Knihovna
search = Hledat (klávesa /)
column-id = Jméno
column-title = Název
column-seats = Hráči
column-kind = Druh
column-levels = Úrovně
column-opponent = Soupeř
column-wins = Výhry
column-draws = Remízy
column-losses = Prohry
column-share = Podíl (95% interval)
column-elo = Elo
kind-puzzle = hlavolam
kind-two = pro dva
kind-many = pro více hráčů
kind-unfinished = rozehráno
moves-made = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}

# Před partií
level = Úroveň
ruleset = Pravidla
own-settings = podle nastavení níže
seats = Počet hráčů
seat-person = člověk
seat-random = počítač (náhodně)
begin = Začít

# Stůl
choices = Volby
log = Tahy
type-here = Napište tah (klávesa t)
turn = Na tahu: { $seat }
your-turn = Jste na tahu
chance-turn = Rozhoduje náhoda
chance = Náhoda
over = Partie skončila
over-hint = u vrátí tah, b začne znovu, q odejde.
over-hint-level = l přejde na další úroveň, b začne tuto znovu, q odejde.
empty = prázdné
go-on = zvolte, jak dál. Esc vrátí krok.
which-one = { $cell }: vyberte ze seznamu.
nothing-to-undo = Není co vrátit.
nothing-to-redo = Není co zopakovat.
fewest = (lze to na { $count })
no-next-level = Další úroveň není.
level-title = Úroveň { $number }: { $level }
save-as = Uložit záznam jako
saved = Uloženo: { $file }
kept = Partie je uložena v { $file }
cannot-save = { $file } nelze zapsat: { $reason }

# Klávesy
key-undo = zpět
key-redo = znovu
key-restart = odznova
key-type = psát
key-save = uložit
key-rules = pravidla
key-next-level = další
key-back = krok zpět
key-leave = odejít
key-open = hrát
key-search = hledat
key-forget = zahodit partii
key-close = Esc zavře
key-setup = Enter začne, Tab mění nastavení, Esc vrátí zpět

# Jak to skončilo
won = { $count ->
    [one] Vyhrává { $seats }.
   *[other] Vyhrávají { $seats }.
}
drawn = Partie skončila remízou.
nobody-won = Nevyhrál nikdo.
solved = Vyřešeno!
lost-alone = Nevyřešeno.
rule-line = pravidla, řádek { $line }: { $rule }
illegal = Tah „{ $move }“ tu není možný:
is-legal = Tah „{ $move }“ je možný.

# Řádkový režim
plain-intro = Napište tah, ? pro seznam tahů, pomoc pro všechny příkazy.
prompt-over = Partie skončila. zpět, odznova, další nebo konec
go-on-with = { $begun }: pokračujte
save-what = Řekněte kam: ulož SOUBOR
plain-help =
    Napište tah (nebo jen jeho začátek), anebo jeho číslo v seznamu.
      ?              seznam možných tahů
      deska          co kde leží
      zpět, znovu    vrátit tah, zopakovat vrácený
      proč TAH       proč tah není možný
      zápis          odehrané tahy
      pravidla       text pravidel
      ulož SOUBOR    zapsat záznam
      odznova        začít od začátku
      další          další úroveň
      konec          odejít; partie zůstane uložena
command-moves = tahy
command-board = deska
command-undo = zpět
command-redo = znovu
command-again = odznova
command-next = další
command-why = proč
command-log = zápis
command-save = ulož
command-rules = pravidla
command-help = pomoc
command-quit = konec

# Potíže se vstupem
no-such-file = Soubor { $file } neexistuje.
a-directory = { $file } je složka, ne soubor.
not-utf8 = { $file } není text v UTF-8 (bajt { $byte }).
unreadable = { $file } nelze přečíst: { $reason }.
did-you-mean = Nemysleli jste { $names }?
there-is = Na výběr je { $names }.
no-such-word = Jazyk pravidel nemá slovo „{ $word }“.
no-such-game = Hra „{ $game }“ tu není.
bad-game = { $file } ještě není v pořádku:
no-such-seat = Nikdo jménem „{ $seat }“ si sednout nemůže.
wrong-seats = { $title }: počet míst je { $counts }, ne { $found }.
no-levels = { $title } nemá úrovně.
no-such-level = Úroveň „{ $level }“ není; úrovně mají čísla 1 až { $last }.
no-such-ruleset = Soubor pravidel „{ $ruleset }“ není.
no-such-option = Volba „{ $option }“ není.
option-form = Volba se píše jméno=hodnota, ne „{ $option }“.
no-person-here = Sérii hrají jen soupeři; člověk hraje příkazem: ludoteka play
other-version = Záznam vznikl s verzí hry { $made }; toto je verze { $now }.
other-game = { $file } je záznam hry { $found }, ne { $expected }.
bad-move-in-record = Záznam nelze přehrát od tahu { $number }:

# Příkazy
file-is-right = { $file }: vše je v pořádku.
found = { $errors ->
    [one] { $errors } chyba
    [few] { $errors } chyby
   *[other] { $errors } chyb
}, { $warnings ->
    [one] { $warnings } varování
   *[other] { $warnings } varování
}.
severity-error = chyba
severity-warning = varování
hint = Rada: { $hint }
fix = Pište místo toho: { $replacement }
formatted = { $file } byl přepsán.
already-formatted = { $file } už byl v pořádku.
mended = { $file } byl opraven:
would-format = { $file } by byl přepsán.
one-to-print = Vypsat lze jeden soubor; pro více jich zadejte --write nebo --check.
no-games-inside = Ve složce { $folder } není žádný soubor s koncovkou .game.
played-out = { $playouts } partií s { $moves } tahy za { $seconds } s: { $rate } partií za sekundu.
average-length = Průměrně { $moves } tahů; předčasně ukončeno: { $unfinished }.
playing = Hraje se

# Nová hra
template-placing = pokládání kamenů na desku, pro dva
template-moving = tahání kameny, pro dva
template-puzzle = hlavolam s úrovněmi: procházka
template-logic = logická úloha s úrovněmi: doplňování čísel
which-template = Která z nich má k vaší hře nejblíž
two-templates = Zvolte buď --template, nebo --like.
no-such-template = Předloha „{ $template }“ není.
bad-name = Hra se nemůže jmenovat „{ $name }“; jméno tvoří malá písmena bez háčků a čárek, číslice a spojovníky, třeba moje-hra.
folder-exists = { $folder } už existuje; nic se nezměnilo.
no-such-folder = Složka { $folder } neexistuje.
made-game = Ve složce { $folder } je vaše hra { $title }:
next-steps = Jak dál:
step-play = zahrát si ji
step-edit = sem pište pravidla
step-check = zjistit, zda je něco špatně
step-format = upravit text do obvyklé podoby
step-words = vyhledat slovo jazyka
