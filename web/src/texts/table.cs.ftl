# Stavový řádek
table-choose-piece = Zvolte, čím táhnout
table-choose-place = Zvolte místo
table-choose-target = Zvolte, kam půjde { $piece }
table-choose-onward = Zvolte, kam dál z { $place }
table-choose-next = Zvolte další místo
table-choose-other = Zvolte, co vzít ({ $seat })
table-choose-number = Zvolte číslo pro { $place }
table-choose-option = Zvolte jednu z možností
table-choose-options = Zvolte: { $options }
table-choose-card = Zvolte kartu
table-choose-die = Zvolte kostku
table-choose-thing = Zvolte kámen
table-choose-card-or = Zvolte kartu, nebo: { $options }
table-choose-die-or = Zvolte kostku, nebo: { $options }
table-choose-thing-or = Zvolte kámen, nebo: { $options }
table-choose-place-or = Zvolte místo, nebo: { $options }
table-choose-either = Zvolte místo nebo jednu z možností
table-several-card = { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
table-several-die = { $count ->
    [one] { $count } kostku
    [few] { $count } kostky
   *[other] { $count } kostek
}
table-several-thing = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}
table-several-place = { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
}
table-several-exactly = Zvolte { $things }{ $aim }
table-several-up-to = Zvolte nejvýše { $things }{ $aim }
table-several-between = Zvolte { $least } až { $things }{ $aim }
table-several-or = { $asked }, nebo: { $options }
table-several-chosen = Zvoleno { $chosen } { $count ->
    [few] ze { $count }
   *[other] z { $count }
}{ $aim }
table-several-few = Zvoleno { $chosen } z nejméně { $least }{ $aim }
table-several-enough = Zvoleno { $chosen }{ $aim }; zvolte další, nebo: { $options }
table-sending = Hraje se { $move }…
table-thinking = { $who } přemýšlí…
table-thinking-longer = { $who } stále přemýšlí…
table-thinking-share = { $who } přemýšlí… { $percent } %
table-waiting = Na tahu je { $who }
table-chance = Rozhoduje náhoda…
table-dealt = Rozdáno: { $count }
table-empty = Tady zatím nikdo nesedí
table-paused = Pauza: čas stojí
table-looking-back = Pozice po tahu { $ply } z { $plies }
table-looking-start = Pozice na začátku
table-connecting = Otevírá se stůl…

table-rule-line = Řádek { $line } pravidel

# Kdo tam sedí
table-computer = Počítač
table-computer-level = Počítač (úroveň { $level })
table-seats = Hráči
table-to-move = na tahu
table-yourself = { $name } (vy)
table-you-play = Vaše strana: { $seat }.
table-clock-left = zbývající čas
table-won-mark = vítěz
table-fewest = Nejméně
table-time = Čas
table-state = Stav
table-values = Hodnoty

# Výběr
table-choices = Možnosti
table-back = Zpět
table-confirm = Potvrdit
table-confirm-it = Potvrďte: { $move }
table-costs = stojí: { $told }
table-gains = přinese: { $told }
table-chosen-so-far = Zvoleno: { $path }
table-shared-place = V místě { $place } se sbíhá více možností
table-can-be-chosen = lze zvolit
table-is-chosen = zvoleno
table-edge = Okraj desky
table-way-there = Přejdete tam klávesou { $key }.
table-alone = Nic dalšího se tu zvolit nedá.
table-sending-why = Tah je na cestě ke stolu.

# Proč ne
table-why-not = { $what }: teď nelze zvolit
table-why-nothing = Teď tam nelze zvolit nic.
table-why-rule = Podle kterého pravidla?
table-why-asking = Hledá se v pravidlech…
table-why-close = Zavřít vysvětlení
table-not-your-turn = Teď volí { $who }.
table-paused-why = Partie má pauzu. Nejdřív je třeba pokračovat.
table-over-why = Partie skončila. Můžete začít novou, nebo vrátit tah.
table-watching-why = Přihlížíte; volit mohou jen hráči.
table-looking-why = Toto je dřívější pozice. Nejdřív se vraťte k současné.

# Ovládání
table-controls = Ovládání
table-undo = Vrátit
table-redo = Znovu
table-restart = Odznova
table-pause = Pauza
table-resume = Pokračovat
table-hint = Rada
table-solve = Řešení
table-next-step = Další krok
table-play-all = Přehrát vše
table-stop = Zastavit
table-resign = Vzdát se
table-new-game = Nová hra
table-same-again = Znovu se stejným nastavením
table-change-settings = Změnit nastavení
table-next-level = Další úroveň
table-previous-level = Předchozí úroveň
table-flip = Otočit desku
table-full-screen = Na celou obrazovku
table-leave-full-screen = Opustit celou obrazovku
table-bar = Hlavní nabídka
table-bar-shown = Hlavní nabídka je vidět
table-bar-hidden = Hlavní nabídka je skrytá
table-info = Panel vedle desky
table-info-shown = Panel vedle desky je vidět
table-info-hidden = Panel vedle desky je skrytý
table-sound-on = Zapnout zvuk
table-sound-off = Vypnout zvuk
table-share = Sdílet pozici
table-export = Uložit záznam
table-replay = Přehrát partii
table-menu = Menu
table-menu-does = Více k této partii
table-about-game = O hře: { $game }

# Otázky
table-restart-title = Začít odznova?
table-restart-text = { $count ->
    [one] Jediný odehraný tah se vrátí. Tlačítkem Znovu ho lze zopakovat.
    [few] Vrátí se všechny { $count } tahy. Tlačítkem Znovu je lze zopakovat.
   *[other] Vrátí se všech { $count } tahů. Tlačítkem Znovu je lze zopakovat.
}
table-restart-yes = Začít odznova
table-resign-title = Vzdát se?
table-resign-text = Partie skončí a počítá se jako prohraná.
table-resign-as = Vzdává se { $seat }
table-resign-yes = Vzdát se

# Vyřešená úroveň
table-level = Úroveň { $number }: { $level }
table-level-solved = Úroveň vyřešena
table-level-failed-text = Už nelze udělat žádný tah. Vraťte tah, nebo začněte odznova.
table-moves-made = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
table-minimum = nejméně možných: { $count }
table-helped = Vyřešeno s pomocí.
table-stars = { $count ->
    [one] { $count } hvězda ze 3
    [few] { $count } hvězdy ze 3
   *[other] { $count } hvězd ze 3
}

# Pomoc počítače
table-hint-working = Hledá se dobrý tah… { $percent } %
table-hint-looking = Hledá se dobrý tah…
table-hint-title = Rada: { $move }
table-hint-play = Zahrát
table-hint-close = Zavřít radu
table-hint-thoughts = Co se zvažovalo
table-solve-working = Hledá se řešení… { $percent } %
table-solve-looking = Hledá se řešení…
table-solve-title = { $count ->
    [one] Řešení: ještě { $count } tah
    [few] Řešení: ještě { $count } tahy
   *[other] Řešení: ještě { $count } tahů
}
table-solve-minimal = Kratší neexistuje.
table-solve-none = Odtud už to vyřešit nejde. Vraťte několik tahů.
table-solve-back = { $count ->
    [one] Odtud už to vyřešit nejde. Je třeba vrátit { $count } tah.
    [few] Odtud už to vyřešit nejde. Je třeba vrátit { $count } tahy.
    [many] Odtud už to vyřešit nejde. Je třeba vrátit { $count } tahu.
   *[other] Odtud už to vyřešit nejde. Je třeba vrátit { $count } tahů.
}
table-solve-unknown = V daném čase se řešení nenašlo. Přesto může existovat.
table-solve-next = Další: { $move }
hint-only-move = Je to jediný možný tah.
hint-wins-now = Vyhrává hned.
hint-wins = Jistě vyhrává.
hint-draws = Je to jistá remíza a nic lepšího jistě není.
hint-loses = Všechny tahy prohrávají; tento to ostatním ztíží nejvíc.
hint-saves = Všechny ostatní tahy prohrávají.
hint-promises = Vypadá nejlépe: { $percent } % z možné výhry.
hint-solved-in = Vede k řešení.

# Co si počítač myslel
table-thoughts-of = { $who }: co se zvažovalo před tahem { $move }
table-thoughts-show = Co si počítač myslel?
table-thoughts-none = O tomto tahu není nic známo.
table-thoughts-move = Tah
table-thoughts-worth = Hodnota
table-thoughts-tries = Zkoušek
table-thoughts-chosen = zvoleno
table-thoughts-line = Očekávaný průběh: { $moves }
table-thoughts-effort = { $nodes ->
    [one] Zvážena jedna pozice
    [few] Zváženy { $nodes } pozice
   *[other] Zváženo { $nodes } pozic
}, nejvýš { $depth ->
    [one] jeden tah
    [few] { $depth } tahy
   *[other] { $depth } tahů
} dopředu, za { $seconds } s.
table-percent = { $percent } %
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

# Tahy
table-moves = Tahy
table-no-moves = Zatím nebyl odehrán žádný tah.
table-seconds = { $seconds } s
table-minutes = { $minutes } min { $seconds } s
table-back-to-now = Zpět do současnosti

# Spojení
table-offline-wait = Volba je uschována a odešle se, jakmile se stůl ozve.
table-try-now = Zkusit hned
table-watching = Přihlížíte
table-unknown = Takový stůl tu není
table-unknown-text = Partie byla smazána, nebo její adresa není úplná.
table-refused-stale = U stolu se mezitím hrálo dál. Zvolte znovu.
table-refused-nothing-to-undo = Není co vracet.
table-refused-nothing-to-redo = Není co opakovat.
table-refused-learnt = Mezitím se ukázalo něco skrytého, proto tah zůstává.
table-refused-no-help = Tady pomoc známa není.
table-refused-busy = Počítač už na tom pracuje.
table-refused-too-fast = To bylo příliš rychle. Zkuste to ještě jednou.
table-refused-failed = Na serveru se něco pokazilo. Nic se neztratilo: zkuste to znovu.
table-refused-other = To teď nejde.

# Sdílení
table-link-copied = Odkaz je zkopírován
table-link-here = Odkaz ke zkopírování:

# Přehrávání
replay-title = Přehrávání
replay-position = Tah { $ply } z { $plies }
replay-scrubber = Okamžik partie
replay-first = Na začátek
replay-previous = O tah zpět
replay-next = O tah dál
replay-last = Na konec
replay-play = Přehrát
replay-pause = Pozastavit
replay-speed = Rychlost
replay-speed-times = { $times }×
replay-share = Sdílet tento okamžik
replay-export = Uložit jako text
replay-play-on = Hrát odtud dál
replay-to-table = Ke stolu
replay-copied = Odkaz na tento okamžik je zkopírován
replay-considered = Úvahy
replay-at-start = Pozice na začátku.

# Changing who sits where
table-sit = Kdo kde sedí

# Zařízení jde z ruky do ruky
cover-title = Předej zařízení: { $name }
cover-text = Co smí vidět jen { $name }, je do té doby zakryté. Ostatní se nedívají.
cover-show-cards = Jsem { $name }: ukázat moje karty
cover-show = Jsem { $name }: ukázat, co je moje
cover-shown = { $name }, jsi na řadě.

# Co je slíbeno o náhodě
chance-title = Poctivá náhoda
chance-text = Server před prvním tahem vylosoval tajné číslo, semínko. Plyne z něj každý hod a každá karta. Jeho otisk je vidět od začátku: kdyby někdo semínko později změnil, otisk by neseděl.
chance-commitment = Otisk semínka (SHA-256)
chance-seed = Semínko
chance-seed-later = Semínko se tu objeví, až partie skončí.
chance-command = Po skončení jde záznam uložit a ověřit tímto příkazem
chance-copy = Kopírovat
chance-copied = Zkopírováno
chance-not-copied = Prohlížeč kopírování nedovoluje. Text jde označit a zkopírovat.

# Kartičky
tile-above = nahoře
tile-right = vpravo
tile-below = dole
tile-left = vlevo
tile-around = kolem dokola
tile-part = { $part } { $where }
tile-inside = { $part } uprostřed
tile-states = { $part } { $states }
tile-fits = sedí { $ways }
tile-fits-ways = sedí { $ways }; Enter položí { $way }
tile-turn = Otočit kartičku
tile-tip = Ukažte na místo a uvidíte tam kartičku. Kolečko nebo tlačítko ji otočí, kliknutí položí.
tile-tip-then = Pak zvolíte, jak tam bude kartička ležet.
tile-tip-parts = Místa vyznačená na desce lze zvolit rovnou.
area-told = { $kind }, { $tiles ->
    [one] jedna kartička
    [few] { $tiles } kartičky
   *[other] { $tiles } kartiček
}
area-worth = hodnota { $worth }
area-led = vede { $leaders }
area-led-own = vedete vy
area-shared = dělí se { $leaders }
area-shared-own = dělíte se vy a { $leaders }
area-title = Oblasti a kdo v nich vede
area-none = Nikdo zatím nikde nestojí.
scoring-title = Co přineslo závěrečné bodování
scoring-goes-on = Probíhá závěrečné bodování.
scoring-step = { $number } z { $count }: { $told }
scoring-brought = { $seat } { $points }
scoring-brought-now = { $seat } { $points } (teď { $sum })
scoring-next = Další oblast
scoring-skip = Ukázat vše
scoring-sum = Celkem
left-title = Co ještě zbývá

# Místa a tahy
wording-touches = sousedí: { $lands }
wording-run = { $first } až { $last }
wording-went = { $piece } na { $place }
wording-takes = { $piece } bere: { $taken }
wording-taken = bere: { $taken }
wording-went-numbered = { $piece } z pole { $from } na { $place }
wording-side-up = { $cell } nahoře
wording-side-down = { $cell } dole
wording-side-left = { $cell } vlevo
wording-side-right = { $cell } vpravo
wording-side-upleft = { $cell }, hrana vlevo nahoře
wording-side-upright = { $cell }, hrana vpravo nahoře
wording-side-downleft = { $cell }, hrana vlevo dole
wording-side-downright = { $cell }, hrana vpravo dole
wording-side-top = { $cell }, horní roh
wording-side-bottom = { $cell }, dolní roh
wording-side-topleft = { $cell }, levý horní roh
wording-side-topright = { $cell }, pravý horní roh
wording-side-bottomleft = { $cell }, levý dolní roh
wording-side-bottomright = { $cell }, pravý dolní roh
opinion-title = Ukázat, co si o místech myslí počítač
opinion-share = naděje { $percent } %
opinion-legend = Čísla: vaše naděje na výhru v %. Modrá je nejlepší, hnědá nejhorší.
