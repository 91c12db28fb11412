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
column-share = Podíl (95 %)
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
seat-random = počítač, náhodně
seat-level-1 = počítač 1, začátečník
seat-level-2 = počítač 2, snadný
seat-level-3 = počítač 3, příležitostný
seat-level-4 = počítač 4, slušný
seat-level-5 = počítač 5, dobrý
seat-level-6 = počítač 6, silný
seat-level-7 = počítač 7, velmi silný
seat-level-8 = počítač 8, nejsilnější
begin = Začít

# Stůl
choices = Volby
log = Tahy
type-here = Napište tah (klávesa t)
turn = Na tahu: { $seat }
your-turn = Jste na tahu
thinking = { $seat } přemýšlí
chance-turn = Rozhoduje náhoda
chance = Náhoda
over = Partie skončila
over-hint = u vrátí tah, b začne znovu, q odejde.
over-hint-level = l přejde na další úroveň, b začne tuto znovu, q odejde.
empty = prázdné
tile-inside = uprostřed { $part }
tile-sides = nahoře { $above }, vpravo { $right }, dole { $below }, vlevo { $left }
covered = rubem nahoru
at-cell = na { $cell }
area-told = { $kind }, { $tiles ->
    [one] jedna kartička
    [few] { $tiles } kartičky
   *[other] { $tiles } kartiček
}
areas-joined = { $count ->
    [few] spojeny { $count } oblasti
   *[other] spojeno { $count } oblastí
}
area-closed = uzavřeno
on-top = nahoře { $thing }, celkem { $count }
pass-to = Předej zařízení: { $seat }. Ostatní se nedívají. Enter ukáže, co smí vidět { $seat }.
go-on = zvolte, jak dál. Esc vrátí krok.
which-one = { $cell }: vyberte ze seznamu.
nothing-to-undo = Není co vrátit.
shown-stands = Tah ukázal něco skrytého, proto ho nelze vrátit.
nothing-to-redo = Není co zopakovat.
fewest = (stačí { $count })
no-next-level = Další úroveň není.
level-title = Úroveň { $number }: { $level }
save-as = Uložit záznam jako
saved = Uloženo: { $file }
kept = Partie je uložena v { $file }
cannot-save = { $file } nelze zapsat: { $reason }

# Pomoc
looking-for-hint = Hledá se rada
looking-for-way = Hledá se řešení
way-exact = { $count ->
    [one] Stačí ještě jeden tah.
    [few] Stačí ještě { $count } tahy, méně ne.
   *[other] Stačí ještě { $count } tahů, méně ne.
}
way-some = { $count ->
    [one] Stačí ještě jeden tah.
    [few] Stačí ještě { $count } tahy, možná i méně.
   *[other] Stačí ještě { $count } tahů, možná i méně.
}
way-total = Dohromady to bude { $count }
way-next = Další: { $move }.
way-key = Zahraje ho v.
no-way-found = V daném čase se řešení nenašlo; přesto nějaké může být.
lost = Odtud se to už vyřešit nedá.
take-back = { $count ->
    [one] Vraťte jeden tah.
    [few] Vraťte { $count } tahy.
   *[other] Vraťte { $count } tahů.
}
take-back-some = Vraťte tahy.
only-puzzles = Řešení mají jen hlavolamy, kde nic není skryto.

# Co si počítač myslel
thoughts-of = { $seat }: co si počítač myslel
thought-move = Tah
thought-share = Hodnota
thought-words = Slovy
thought-visits = Zkoušek
visits = zkoušek { $count }
number = { $number }
no-thoughts = Není co říct: počítač ještě o žádném tahu nepřemýšlel.
worth-won = jistá výhra
worth-drawn = jistá remíza
worth-lost = jistá prohra
worth-sure = jisté
worth-far-ahead = téměř výhra
worth-ahead = mnohem lepší
worth-bit-ahead = o něco lepší
worth-even = vyrovnané
worth-bit-behind = o něco horší
worth-behind = mnohem horší
worth-far-behind = téměř prohra

# Klávesy
key-undo = zpět
key-redo = znovu
key-restart = odznova
key-hint = rada
key-solve = řešit
key-thoughts = myšlenky
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

# Proč tah není možný; druhy důvodů jsou v ludoteka.core.reasons
reason-other = pravidla to nedovolují
reason-over = partie už skončila
reason-no-choice = „{ $move }“ tu zvolit nejde
reason-unfinished = tah ještě není celý; může pokračovat takto: { $offered }
reason-finished = tah je hotový ještě před „{ $rest }“
reason-preferred = přednost má jiný tah
reason-forbidden = pravidla to nedovolují
reason-avoidable = pravidla to nedovolují, dokud se tomu lze vyhnout
reason-impossible = tohle teď udělat nejde
reason-nothing-fits = nic, čím by se dalo takto táhnout, tu není
reason-drawn-nowhere = tam by se tím nic nestalo
reason-drawn-not-there = na { $place } žádný takový tah nevede
reason-no-way = tah „{ $verb }“ odtud nikam nevede
reason-too-far = tahem „{ $verb }“ se na { $place } nedostane
reason-not-offered = to se teď nenabízí; lze zvolit: { $offered }
reason-nothing-there = na { $place } nic nestojí
reason-not-empty = místo { $place } není prázdné
reason-not-yours = { $place } vám nepatří
reason-not-beside = { $place } s ním nesousedí
reason-not-in-sight = na { $place } odtud nevede volná cesta
reason-out-of-reach = { $place } je mimo dosah
reason-not-that = { $place } se tu nehodí
reason-not-asked-for = { $place } se tu nehodí

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
      rada           poradit dobrý tah a říct proč
      řešení         vypsat řešení hlavolamu
      krok           zahrát jeho další tah
      myšlenky       co počítač zvažoval
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
command-hint = rada
command-solve = řešení
command-step = krok
command-thoughts = myšlenky
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
words-that-speak-of-it = Slovo „{ $word }“ tu není; mluví o něm tato:
no-such-game = Hra „{ $game }“ tu není.
bad-game = { $file } ještě není v pořádku:
no-such-seat = Nikdo jménem „{ $seat }“ si sednout nemůže.
bad-budget = { $seat }: „{ $budget }“ neříká, kolik přemýšlet; napište počet uzlů (1000) nebo sekund (0.5s).
seat-needs-native = „{ $seat }“ hraje jen strojovým kódem a ten tu není; co je potřeba, nainstaluje příkaz: pip install "ludoteka[native]"
wrong-seats = { $title }: počet míst je { $counts }, ne { $found }.
no-levels = { $title } nemá úrovně.
no-such-level = Úroveň „{ $level }“ není; úrovně mají čísla 1 až { $last }.
no-such-ruleset = Soubor pravidel „{ $ruleset }“ není.
no-such-option = Volba „{ $option }“ není.
option-form = Volba se píše jméno=hodnota, ne „{ $option }“.
no-person-here = Sérii hrají jen soupeři; člověk hraje příkazem: ludoteka play
other-version = Záznam vznikl s verzí hry { $made }; toto je verze { $now }.
cannot-convert = { $file } nelze převést do zápisu „{ $to }“; k dispozici je: { $names }.
no-tiles = { $game } nemá kreslené kartičky a není to složka kartiček se jmény jako L01M2C3__130_2_031_1.txt.
no-tile-files = { $folder } nemá žádné kartičky: žádný soubor se nejmenuje jako L01M2C3__130_2_031_1.txt, tedy části, „__“ a strany vlevo, nahoře, vpravo a dole.
tile-fault = { $file } ({ $tile }): { $fault }
tile-line = „{ $line }“ není srozumitelný řádek; řádek zní description=…, count=3, seg.0=100,150 nebo touch.0=2,3.
said-twice = „{ $key }“ je tu dvakrát; má být jednou.
bad-copies = „{ $count }“ není počet kusů; napište celé číslo od 1 do { $most }, třeba count=3.
bad-spot = „{ $key }={ $value }“ není místo na obrázku; napište dvě celá čísla, třeba { $key }=100,150.
bad-touch = „{ $key }={ $value }“ neříká, kterých měst se louka dotýká; napište jejich číslice, třeba { $key }=2,3.
unknown-part = „{ $key }“ mluví o části { $part }, kterou jméno souboru neuvádí.
bad-tile-name = tak se kartička v Carcassonne jmenovat nemůže; napište slova z písmen, která pravidla nepoužívají jinak, třeba description=Gate road.
name-twice = tak se jmenuje už { $file }; dejte každé kartičce vlastní jméno.
too-many-tiles = { $folder }: kartiček je dohromady { $count }; na plochu se jich vejde nejvýše { $most }.
which-game = Z { $file } není poznat, ke které hře patří: řekněte to volbou --game.
which-match = Řekněte, která partie série se myslí, nejvýše { $last }: { $file }:1
no-series = { $file } neobsahuje partie série.
other-game = { $file } je záznam hry { $found }, ne { $expected }.
bad-move-in-record = Záznam nelze přehrát od tahu { $number }:

# Náhoda, ověřená zpětně
vf-right = { $count ->
    [0] V této partii náhoda o ničem nerozhodovala.
    [one] Náhoda rozhodla jednou, a to tak, jak říká semínko.
    [few] Náhoda rozhodla { $count }krát, vždy tak, jak říká semínko.
    [many] Náhoda rozhodla { $count }krát, vždy tak, jak říká semínko.
   *[other] Náhoda rozhodla { $count }krát, vždy tak, jak říká semínko.
}
vf-wrong = Tah { $number } je „{ $recorded }“, semínko ale říká „{ $said }“.
vf-no-seed = Záznam neuvádí semínko; byl porovnán se semínkem { $seed }.
vf-other-version = Partie se hrála podle verze pravidel { $recorded }, porovnána byla podle verze { $known }.
vf-other-seed = Semínko záznamu není to, které bylo na začátku slíbeno.

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
other-fix = Nebo: { $replacement }
formatted = { $file } byl přepsán.
already-formatted = { $file } už byl v pořádku.
mended = { $file } byl opraven:
would-format = { $file } by byl přepsán.
one-to-print = Vypsat lze jeden soubor; pro více jich zadejte --write nebo --check.
no-games-inside = Ve složce { $folder } není žádný soubor s koncovkou .game.
needs-editor = Jazykový server potřebuje balík { $package }. Nainstalujete ho takto: pip install "ludoteka[editor]"
played-out = { $playouts } partií s { $moves } tahy za { $seconds } s: { $rate } partií za sekundu ({ $code ->
    [native] strojový kód
   *[interpreter] interpret
}).
playing = Hraje se
counting = Počítá se do hloubky { $depth }
stopped = Přerušeno.
measuring = Měří se
bench-playouts = Náhodné partie za sekundu času procesoru, v jednom vlákně
bench-game = Hra
bench-ours = My
bench-peer = OpenSpiel
bench-ratio = Poměr
bench-spread = Po úsecích
bench-moves = Tahy
bench-actions = Akce
bench-mean = geometrický průměr
bench-chance-mean = průměr s náhodou
bench-search = Simulace stromového hledání za sekundu času procesoru, v jednom vlákně
bench-ready = Sekundy času procesoru, než je strojový kód připraven
bench-changed = Ze změněného textu
bench-cached = Z mezipaměti
bench-reached = Všech cílů je dosaženo.
bench-not-all = Nezměřilo se všechno, takže není jisté, že je cílů dosaženo.
bench-missed-playouts = Cíl nesplněn: náhodné partie, { $game }, { $found }krát rychleji, ne { $wanted }krát.
bench-missed-search = Cíl nesplněn: prohledávání stromu, { $game }, { $found }krát rychleji, ne { $wanted }krát.
bench-missed-ready = Cíl nesplněn: { $game } je připravena za { $found } s, ne za { $wanted } s.
bench-missed-cached = Cíl nesplněn: { $game } je z mezipaměti připravena za { $found } s, ne za { $wanted } s.
needs-native = Bez strojového kódu hraje interpret. Co je potřeba, nainstaluje příkaz: pip install "ludoteka[native]"
no-such-pair = „{ $game }“ není hra, kterou mají oba.
needs-peer = OpenSpiel ke srovnání tu není. Nainstalujete jej příkazem: pip install { $package }

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
step-playtest = nechat ji vyzkoušet počítačem
step-format = upravit text do obvyklé podoby
step-words = vyhledat slovo jazyka

# Vyzkoušení hry
pt-title = { $title } na zkoušku
pt-games = { $games ->
    [one] Jedna náhodná partie
    [few] { $games } náhodné partie
   *[other] { $games } náhodných partií
}, semínko { $seed }
pt-options = s volbami { $options }
pt-findings = Co se ukázalo
pt-lengths = Délka partií
pt-lengths-text = Od { $low } do { $high } tahů; polovina partií měla nejvýš { $median }.
pt-column-moves = Tahy
pt-column-games = Partie
pt-results = Výsledky
pt-column-seat = Hráč
pt-column-share = Podíl bodů
pt-interval = mezi { $low } a { $high }
pt-branching = Z kolika tahů se vybírá
pt-branching-text = V průměru { $mean }; jediný tah byl v { $forced } pozic.
pt-column-when = Kolikátý tah
pt-column-mean = Možné tahy, průměr
pt-endings = Jak partie skončily
pt-column-ending = Konec
pt-ending-line = řádek { $line }: { $text }
pt-ending-stuck = hráč neměl žádný tah
pt-ending-limit = došly tahy
pt-ending-cut = přerušeno po { $moves } tazích
pt-levels = Úrovně
pt-column-level = Úroveň
pt-column-solved = Vyřešeno náhodou
pt-column-shortest = Nejlépe
pt-column-fewest = Nejméně tahů
pt-column-dead = Slepé uličky
pt-column-cut = Bez konce
pt-column-choices = Volby
pt-rules = Která pravidla se použila
pt-rules-text = U každého řádku s pravidly stojí, v jakém podílu partií se použil.
pt-mark-used = použito
pt-mark-half = zčásti
pt-mark-never = nikdy
pt-random = Náhodní hráči nic neumějí. Co je vzácné, se nemuselo stát, a s umem může vyhrávat někdo jiný.
pt-written = Zpráva je v { $file }
pt-stopped = Zastaveno po { $games } partiích.
pt-no-text = { $title } není napsána v jazyce pravidel, takže ji nelze vyzkoušet.
pt-no-games = Neodehrála se žádná partie.

pt-cut = { $count } z { $games } partií po { $moves } tazích neskončilo.
pt-cut-advice = Je-li to příliš dlouho, dejte hře konec: řádek pod „end“, nebo „a game lasts at most 200 turns“.
pt-cut-alone = { $count } z { $games } pokusů po { $moves } náhodných tazích neskončilo.
pt-limit = { $count } z { $games } partií skončilo jen proto, že došly tahy.
pt-limit-advice = Podívejte se, zda se hra nemůže točit v kruhu; ukončit ji může „the same position has occurred 3 times“.
pt-ends = Počet partií: { $games }, všechny došly ke konci.
pt-few = Odehráno bylo jen { $games }; než číslům uvěříte, zahrajte jich víc.
pt-first-ahead = { $seat } má { $wins } výher z { $games }: první místo je ve výhodě.
pt-first-ahead-advice = Dejte druhému hráči náhradu: první tah navíc, lepší postavení, nebo „swap sides“.
pt-last-ahead = { $seat } má { $wins } výher z { $games }: poslední místo je ve výhodě.
pt-last-ahead-advice = Dejte prvnímu hráči o něco víc, nebo nechte hráče zvolit, kdo začne.
pt-middle-ahead = { $seat } má { $wins } výher z { $games }: toto místo je ve výhodě.
pt-middle-ahead-advice = Podívejte se, co toto místo má a ostatní ne.
pt-even = Pokud to z { $games } partií jde poznat, žádné místo nemá výhodu.
pt-draws = { $count } z { $games } partií skončilo remízou.
pt-draws-advice = Má-li se víc vyhrávat, usnadněte cíl, nebo uberte možnosti obrany.
pt-short = Partie jsou krátké: polovina jich měla nejvýš { $moves } tahů.
pt-short-advice = Možná nějaká podmínka platí dřív, než jste chtěli: podívejte se na řádek, který hry ukončil.
pt-forced = V { $percent } pozic byl možný jediný tah.
pt-forced-advice = Hráči se rádi rozhodují; hledejte, kde jim pravidla nic nenechávají.
pt-wide = V průměru se vybíralo z { $moves } tahů.
pt-wide-advice = Mnoho možností může být na lidi moc; pomůže menší deska.
pt-shorter = Úroveň „{ $level }“ byla vyřešena na { $moves } tahů, ale uvádí { $fewest }.
pt-shorter-advice = Zapište do levels.game menší číslo.
pt-by-chance = Úroveň „{ $level }“ vyřešila náhoda v { $count } z { $games } partií.
pt-by-chance-advice = Možná je příliš snadná, nebo dobrá jako první.
pt-dead-ends = { $count } z { $games } partií skončilo ve slepé uličce.
pt-dead-ends-advice = Právě to dělá hlavolamy těžkými; řekněte hráčům, jak začít znovu.
pt-unsolved = Náhoda nevyřešila { $count } z { $levels } úrovní.
pt-unsolved-advice = To není nic zlého; vyřešte je sami, ať je jisté, že to jde.
pt-never = Řádek { $line } se nikdy nepoužil: { $text }
pt-never-advice = Buď k němu nic nevede, nebo až s jinými volbami, nebo je vzácný: zahrajte víc partií.
pt-never-several = Řádky { $first } až { $last } se nikdy nepoužily, první z nich: { $text }
pt-never-several-advice = Buď k nim nic nevede, nebo až s jinými volbami, nebo jsou vzácné: zahrajte víc partií.
pt-half = Na řádek { $line } došlo, ale co říká, se nikdy nestalo: { $text }
pt-half-advice = Podívejte se, zda jeho podmínka vůbec může platit.
pt-never-forbade = Řádek { $line } nikdy nic nezakázal: { $text }
pt-never-forbade-advice = Pokud ani nemůže, lze ho vynechat.
pt-unasked = Nikdo se nikdy nezeptal na „{ $name }“ (řádek { $line }).
pt-unasked-advice = Nepotřebuje-li to slovo žádné pravidlo, vynechte je.
pt-no-piece = Nikdy se neobjevilo na desce: { $name }.
pt-no-piece-advice = Postavte ho tam na začátku, nebo nechte něco se jím stát.
pt-no-state = Nikdy nic nebylo: { $name }.
pt-no-state-advice = Hledejte pravidlo, které by to mělo způsobit.
pt-no-change = Nikdy se nezměnilo: { $name }.
pt-no-change-advice = Hledejte pravidlo, které by to mělo měnit.
pt-not-offered = Nikdy nešlo zvolit: { $name }.
pt-not-offered-advice = Podívejte se, co to pod ním zakazuje; jiné volby to mohou dovolit.
pt-not-taken = Zvolit šlo, ale nikdo to neudělal: { $name }.
pt-not-taken-advice = Zahrajte víc partií.

# Hlavolamy řešené příkazem
sv-exact = { $count ->
    [one] Vyřešeno jedním tahem.
    [few] Vyřešeno { $count } tahy; méně nestačí.
   *[other] Vyřešeno { $count } tahy; méně nestačí.
}
sv-some = Vyřešeno, počet tahů: { $count }; možná stačí i méně.
sv-none = Vyřešit se to nedá.
sv-unknown = Za { $seconds } s se řešení nenašlo; přesto nějaké může být.
sv-next = Další: { $move }
sv-hidden = (Se znalostí všeho, co je skryté.)
sv-levels = Řeší se úrovně
sv-all-or-one = S --all se řeší všechny úrovně celé: bez --level, --position a --hint.
sv-no-levels = { $title } nemá úrovně.
sv-not-alone = { $title } se nehraje v jednom; řeší se jen hlavolamy.
sv-by-chance = O průběhu hry { $title } rozhoduje i náhoda, takže ji žádné tahy nevyřeší jistě.
sv-column-number = Č.
sv-column-level = Úroveň
sv-column-says = Udává
sv-column-found = Tahů
sv-column-fewest = Nejméně?
sv-column-seconds = Sekund
sv-yes = ano
sv-perhaps = možná
sv-impossible = nelze
sv-open = nenalezeno

# Soupeři mezi sebou
column-length = Tahy
column-time = Čas
column-seat = Hráč
mt-moves = Tahů v partii
mt-time = Čas na tah
mt-points = Body, %
mt-results-text = Zleva výhry, remízy a prohry; pod každým pruhem podíl bodů s 95% intervalem.
mt-stronger = { $one } je silnější než { $other }: { $share } bodů ze vzájemných partií.
mt-close = Tyto partie neřeknou, zda je silnější { $one }, nebo { $other }: { $share } bodů ze vzájemných partií.
mt-seat-ahead = { $seat } má výhodu: { $share } bodů, vyrovnané by bylo { $fair }.
mt-course-text = Podíl bodů po každé partii, v procentech.
mt-course-one = Podíl bodů po každé partii, v procentech, a jeho 95% interval.
mt-matches = Partie
mt-title = { $title }: soupeři mezi sebou
mt-games = { $games ->
    [one] Jedna partie
    [few] { $games } partie
   *[other] { $games } partií
}, semínka od { $seed }
mt-games-of = { $games } z { $wanted } partií, semínka od { $seed }
mt-elo-text = Síly, při nichž jsou tyto výsledky nejpravděpodobnější. Jejich průměr je 0; o 100 více znamená 64 % bodů, o 200 více 76 %, o 400 více 91 %. Úsečky jsou 95% intervaly; šipka nemá konec.
mt-between = Mezi sebou
mt-between-text = Body řádku proti sloupci a kolikrát se potkali.
mt-seats = Je první místo lepší?
mt-seats-text = Body podle místa, ať tam seděl kdokoli; každý seděl všude stejně často.
mt-lengths = Délka partií
mt-lengths-text = Od { $low } do { $high } tahů, průměrně { $mean }; polovina partií nejvýše { $median }.
mt-cut = Přerušeno po { $moves } tazích: { $count }.
mt-course = Průběh série
mt-last = Podíly a síly mají 95% intervaly (Wilson; Bradley a Terry). Každou partii lze přehrát z records.jsonl.
mt-stopped = Zastaveno po { $games } partiích z { $wanted }.
mt-failed-by = Soupeř { $who } selhal
mt-failed = Partie selhala
mt-failed-why = při semínku { $seed }: { $reason }

# Prohlížeče
serving = Ludoteka je otevřená na { $address } (konec: Ctrl-C)
port-taken = Port { $port } je obsazený, použije se jiný.
cannot-serve = Server nejde spustit: { $reason }

# Kolik věcí se volí najednou
pick-card = { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
pick-die = { $count ->
    [one] { $count } kostku
    [few] { $count } kostky
   *[other] { $count } kostek
}
pick-piece = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}
pick-place = { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
}
pick-exactly = Zvolte { $things }{ $aim }
pick-up-to = Zvolte nejvýše { $things }{ $aim }
pick-between = Zvolte { $least } až { $things }{ $aim }
picked = Zvoleno { $chosen } { $count ->
    [few] ze { $count }
   *[other] z { $count }
}{ $aim }
picked-few = Zvoleno { $chosen } z nejméně { $least }{ $aim }
picked-enough = Zvoleno { $chosen }{ $aim }; zvolte další, nebo že už stačí
