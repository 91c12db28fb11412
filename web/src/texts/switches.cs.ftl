# Skenování a spínače: nastavení, průvodce a přehled voleb. Slova, kterých se držet: docs/glossary.md
switches-title = Skenování a spínače
switches-lead = Zvýraznění postupně prochází vše, co lze zvolit, a jeden stisk volí. Stačí klávesa, tlačítko myši nebo vnější spínač.
switches-on = Zapnout skenování
switches-on-text = Nechte vypnuté, pokud skenuje jiný program nebo samo zařízení. Ostatní způsoby ovládání fungují vždy.
switches-wizard = Nastavit s průvodcem
switches-report = Přehled voleb
switches-presets = Hotová nastavení
switches-preset-usual = Obvyklé
switches-preset-safe-slow = Jistě a pomalu
switches-preset-quick = Rychle
switches-preset-tremor = Při třesu rukou
switches-preset-two-switches = Dva spínače
switches-preset-press-and-wait = Stisknout a čekat
switches-preset-own = Vlastní
switches-kept = Změny platí hned.
switches-back = Zpět do nastavení
switches-save = Uložit do souboru
switches-take = Převzít ze souboru
switches-taken = Nastavení je převzaté.
switches-from = Převzít od jiného hráče
switches-from-title = Od koho nastavení převzít?
switches-from-text = Převezme se vzhled, ovládání, skenování i zařízení; jméno a jazyk zůstanou.
switches-from-nobody = Žádný další hráč tu zatím není.
switches-back-to-own = Vrátit předchozí
switches-voice-usual = Obvyklý hlas
switches-seconds = { $seconds } s
switches-pixels = { $count } px
switches-times = { $count } ×
switches-endless = bez konce
switches-never = nikdy
switches-none = žádný
switches-no-longer = žádný

switches-group-way = Způsob
switches-group-time = Čas
switches-group-press = Stisk
switches-group-look = Zvýraznění
switches-group-sound = Zvuk a řeč

scan-mode = Způsob skenování
scan-mode-text = Co posouvá zvýraznění a co volí.
scan-mode-auto = Zvýraznění se posouvá samo, stisk volí
scan-mode-step = Dva spínače: jeden posouvá, druhý volí
scan-mode-dwell = Stisk posouvá, čekání volí
scan-mode-inverse = Držení posouvá, puštění volí
scan-mode-overscan = Rychle tam, po stisku pomalu zpět
scan-mode-elimination = Půlení: každý spínač ponechá svou část
scan-mode-pointer = Ukazatel řízený očima nebo hlavou: setrvání volí
scan-mode-external = Posouvá jiné zařízení, stisk volí
scan-switches = Počet spínačů
scan-switches-2 = 2
scan-switches-4 = 4
scan-switches-text = Na tolik částí se možnosti dělí.
scan-swap = Spínače si vyměňují úlohu
scan-swap-text = Po každé volbě posouvá ten druhý.
scan-pattern = Seskupení
scan-pattern-text = Se skupinami stačí méně kroků; jedno po druhém se sleduje nejsnáz.
scan-pattern-automatic = Automaticky
scan-pattern-linear = Jedno po druhém
scan-pattern-rows = Po řádcích
scan-pattern-groups = Co patří k sobě
scan-pattern-regions = Čtvrtiny obrazovky
scan-pattern-optimal = Nejméně kroků
scan-order = Pořadí
scan-order-text = Tak, jak se čte, nebo nejdřív to, co volíte nejčastěji.
scan-order-board = Jak se čte
scan-order-own = Nejčastější první
scan-starts = Skenování začíná
scan-starts-text = Samo, jakmile je co volit, nebo až po stisku.
scan-starts-auto = Samo
scan-starts-press = Po stisku
scan-after = Po volbě
scan-after-text = Kde skenování pokračuje.
scan-after-same = Na stejném místě
scan-after-first = Od začátku
scan-loops = Počet kol bez stisku
scan-loops-text = Kolikrát zvýraznění projde všechno, než se zastaví.
scan-after-loops = Po těchto kolech
scan-after-loops-text = Co se stane, když nepřijde stisk.
scan-after-loops-stop = Čekat na stisk
scan-after-loops-up = O skupinu zpět
scan-after-loops-restart = Od začátku
scan-forced = Jediná možnost se zvolí sama
scan-forced-text = Po této době, je-li jen jedna.

scan-interval = Čas na jedno zvýraznění
scan-interval-text = Tolik času je na stisk. Změří ho průvodce.
scan-sweep = Čas při rychlém průchodu
scan-sweep-text = Jak dlouho trvá jedno zvýraznění cestou tam.
scan-first-extra = Čas navíc na začátku
scan-first-extra-text = O tolik déle trvá první zvýraznění a každé po stisku.
scan-dwell = Doba čekání
scan-dwell-text = Po tak dlouhém setrvání se zvolí.
scan-inverse-then = Volí
scan-inverse-then-text = Puštění hned, nebo až čekání po něm.
scan-inverse-then-release = Puštění
scan-inverse-then-dwell = Čekání po puštění

scan-acceptance = Nejkratší stisk
scan-acceptance-text = Kratší se nepočítá.
scan-ignore-repeat = Nevnímat opakované stisky
scan-ignore-repeat-text = Po každém stisku se po tuto dobu další nepočítá.
scan-act-on = Stisk se počítá
scan-act-on-text = Hned, nebo až se spínač pustí.
scan-act-on-press = Při stisknutí
scan-act-on-release = Při puštění
scan-long-press = Dlouhý stisk
scan-long-press-text = Co udělá místo volby.
scan-long-press-off = Nic jiného
scan-long-press-back = Jde zpět
scan-long-press-menu = Otevře nabídku
scan-long-press-undo = Vrátí tah
scan-long-press-time = Délka dlouhého stisku
scan-long-press-time-text = Tak dlouho je třeba spínač držet.
scan-anywhere = Celá obrazovka je spínač
scan-anywhere-text = Dotek a kliknutí jsou stiskem i na tlačítkách a deskách.

scan-frame = Tloušťka rámečku
scan-frame-text = Rámeček kolem toho, co je zvýrazněné.
scan-outline = Čára rámečku
scan-outline-text = Pozná se i bez barev.
scan-outline-solid = Plná
scan-outline-dashed = Čárkovaná
scan-outline-double = Dvojitá
scan-colour = Barva rámečku
scan-colour-text = Díky druhé čáře je vidět na každém podkladu.
scan-colour-brass = Mosazná
scan-colour-accent = Hlavní barva vzhledu
scan-colour-ink = Barva písma
scan-colour-good = Zelená
scan-colour-bad = Červená
scan-zoom = Zvětšení
scan-zoom-text = O kolik se zvýrazněné zvětší.
scan-dim = Ztmavit ostatní
scan-dim-text = Ztmavne vše, co zvýrazněné není.
scan-steady = Klidné zvýraznění
scan-steady-text = Posouvá se jen tenký rámeček a nic nemůže blikat, proto se smí posouvat i rychleji.

scan-audio = Co je při skenování slyšet
scan-audio-text = Zvýraznění lze sledovat i sluchem.
scan-audio-off = Nic
scan-audio-click = Klepnutí
scan-audio-speak = Řeč
scan-prompt = Co řeč říká
scan-prompt-text = Krátký název, nebo úplný popis.
scan-prompt-short = Stručně
scan-prompt-full = Úplně
scan-rate = Rychlost řeči
scan-rate-text = 1 je obvyklá rychlost hlasu.
scan-voice = Hlas
scan-voice-text = Nabídka hlasů záleží na tomto zařízení.
scan-speech-end = Řeč delší než zvýraznění
scan-speech-end-text = Další zvýraznění ji utne, nebo na ni počká.
scan-speech-end-cut = Utne se
scan-speech-end-stretch = Počká se
scan-longest-speech = Nejdelší čekání na řeč
scan-longest-speech-text = Pak se zvýraznění posune tak jako tak.
scan-group-speech = Skupinu řeč uvádí
scan-group-speech-text = První a poslední položkou, nebo názvem, pokud ho má.
scan-group-speech-ends = První a poslední
scan-group-speech-name = Názvem

advice-title = Návrhy k nastavení
advice-late = U { $count } z { $seen } voleb ({ $share }) přišel stisk o chvilku pozdě. Pomoci by mělo víc času na každé zvýraznění.
advice-group = U { $count } z { $seen } voleb ({ $share }) se otevřela jiná skupina nebo se zvolilo něco docela jiného. Pomoci by mělo víc času.
advice-undone = Z { $seen } voleb jich bylo { $count } vráceno ({ $share }). Pomoci by mělo víc času.
advice-repeats = U { $count } z { $seen } voleb ({ $share }) zvolil stisk, který přišel hned po předchozím. Pomoci by mělo nevnímat opakované stisky déle.
advice-touches = U { $count } z { $seen } voleb ({ $share }) přišel stisk příliš brzy, aniž by mu jiný předcházel. Pomoci by mělo počítat jen stisk, který chvilku trvá.
advice-first = U { $count } z { $seen } voleb ({ $share }) přišel stisk příliš brzy, hned při prvním zvýraznění. Pomoci by mělo víc času na začátku.
advice-pace = Zpomalení nepomohlo: když jedno zvýraznění trvalo { $time }, nebylo chyb víc. Když se zvýraznění posouvá stiskem a volí čekáním, není co zmeškat.
advice-simpler = U { $count } z { $seen } voleb ({ $share }) se otevřela jiná skupina, než byla potřeba. Jednodušší skupiny znamenají víc kroků, ale snáz se sledují.
advice-second = Jedno zvýraznění trvá { $time }. Kdo zvládne i druhý spínač, může jedním posouvat a druhým volit, takže nic neuteče. Vyzkoušet se to dá v průvodci.
advice-steps = Jedno po druhém je to v průměru { $steps } kroků na volbu. Se skupinami jich bude méně.
advice-quicker = Stisk přichází { $time } po zvýraznění a skoro vždy správně. Zvýraznění se může posouvat rychleji.
advice-slower = Stisk přichází { $time } po zvýraznění, tedy jen tak tak. O něco pomaleji to bude jistější.
advice-first-less = Při prvním zvýraznění přichází stisk po { $time } (u { $count } z { $seen } voleb). Nemusí trvat o tolik déle.
advice-first-more = Při prvním zvýraznění je na stisk potřeba { $time } (u { $count } z { $seen } voleb). Mělo by trvat o něco déle.
advice-repeats-less = Chyby jsou vzácné ({ $count } na { $seen } voleb), a přitom se po každém stisku { $time } nic nevnímá. Může to být kratší.
advice-dwell-less = Stisky následují po { $time }. Čekání, které volí, může být kratší.
advice-loops = U { $count } z { $seen } voleb ({ $share }) se skenování zastavilo dřív, než přišel stisk, a muselo se znovu spustit. Může projít ještě jedno kolo.
advice-change = { $name }: { $before } → { $after }
advice-accept = Nastavit
advice-refuse = Odmítnout
advice-read = Rozumím
advice-undo = Vrátit
advice-taken = Nastaveno.
advice-refused = Zůstává, jak to je.

wizard-title = Průvodce nastavením spínače
wizard-step = Krok { $step } z { $of }
wizard-next = Pokračovat
wizard-before = Od začátku
wizard-leave = Odejít beze změn
wizard-ways = Čím se hra ovládá?
wizard-way-auto = Jedním spínačem
wizard-way-auto-text = Zvýraznění se posouvá samo, stisk volí.
wizard-way-step = Dvěma spínači
wizard-way-step-text = Jeden zvýraznění posouvá, druhý volí.
wizard-way-dwell = Jedním spínačem, vlastním tempem
wizard-way-dwell-text = Stisk zvýraznění posouvá, čekání volí.
wizard-way-pointer = Očima nebo hlavou
wizard-way-pointer-text = Ukazatel se hýbe s nimi, setrvání na místě volí.
wizard-press = Zkouška stisku
wizard-press-text = Desetkrát se rozsvítí lampa. Pokaždé co nejdřív stiskněte spínač: kteroukoli klávesu, tlačítko ovladače nebo tlačítko myši mimo tlačítka této stránky. Na stisk se čeká, jak dlouho je třeba.
wizard-press-begin = Začít zkoušku
wizard-press-again = Zkusit znovu
wizard-press-wait = Čekejte…
wizard-press-now = Teď!
wizard-press-count = { $done } z { $of } stisků
wizard-press-stop = Ukončit zkoušku
wizard-found = Co se změřilo
wizard-reaction = Stisk přichází v průměru za { $mean }, s odchylkou { $spread }.
wizard-interval = Jedno zvýraznění proto potrvá { $interval }: stisk má zabrat asi dvě třetiny té doby.
wizard-repeats =
    { $count ->
        [0] Žádný stisk se omylem neopakoval.
        [one] Jeden stisk se omylem opakoval, { $shortest } po puštění. Opakované stisky se proto nebudou vnímat { $ignored }.
        [few] { $count } stisky se omylem opakovaly, { $shortest } až { $longest } po puštění. Opakované stisky se proto nebudou vnímat { $ignored }.
        [many] { $count } stisku se omylem opakovalo, { $shortest } až { $longest } po puštění. Opakované stisky se proto nebudou vnímat { $ignored }.
       *[other] { $count } stisků se omylem opakovalo, { $shortest } až { $longest } po puštění. Opakované stisky se proto nebudou vnímat { $ignored }.
    }
wizard-early =
    { $count ->
        [one] Jednou přišel stisk dřív než lampa.
        [few] { $count }krát přišel stisk dřív než lampa.
        [many] { $count }krát přišel stisk dřív než lampa.
       *[other] { $count }krát přišel stisk dřív než lampa.
    }
wizard-trial = Dvě minuty cvičení
wizard-trial-text = Volte, co se žádá. Nic se nedá pokazit. Cvičení skončí samo, nebo poslední položkou kola.
wizard-trial-begin = Začít cvičení
wizard-trial-again = Cvičit znovu
wizard-trial-skip = Přeskočit cvičení
wizard-trial-want = Zvolte: { $name }
wizard-trial-right = Správně.
wizard-trial-wrong = To bylo něco jiného.
wizard-trial-end = Ukončit cvičení
wizard-trial-back = Zpět
wizard-trial-waits = Skenování začne stiskem.
wizard-summary = Souhrn
wizard-summary-trial =
    { $count ->
        [0] Cvičení se přeskočilo.
        [one] Při cvičení byla jedna volba, chybných { $mistakes }.
        [few] Při cvičení byly { $count } volby, chybných { $mistakes }.
        [many] Při cvičení bylo { $count } volby, chybných { $mistakes }.
       *[other] Při cvičení bylo { $count } voleb, chybných { $mistakes }.
    }
wizard-summary-time = Správná trvala v průměru { $seconds }.
wizard-summary-text = Toto se nastaví. Změnit to lze tady, nebo kdykoli později v nastavení.
wizard-accept = Přijmout a zapnout skenování
wizard-accepted = Skenování je nastavené a zapnuté.

report-title = Přehled voleb
report-lead = Každá volba spínačem, pro hráče i pro toho, kdo pomáhá. Nikam se neposílá. Uchovává se posledních { $most } voleb; kdo chce mít i starší, ať si tabulku občas stáhne.
report-none = Zatím žádné volby spínačem
report-none-text = Jakmile se bude hrát se skenováním, zapíše se sem každá volba.
report-csv = Stáhnout jako tabulku (CSV)
report-file = ludoteka-volby
report-choices = Volby
report-mistakes = Chyby
report-rate = Chyby v poměru ke správným volbám
report-seconds = Čas na volbu
report-steps = Kroků na volbu
report-presses = Stisků na volbu
report-reaction = Za jak dlouho přijde stisk
report-right = Správně
report-day = Den
report-by-day = Volby po dnech
report-by-day-text = Kolik jich bylo správných a kolik chybných.
report-time-by-day = Sekundy na jednu volbu
report-time-by-day-text = Od začátku skenování po volbu, průměr správných.
report-kinds = Druhy chyb
report-kinds-text = Chyba se pozná z toho, co hráč udělal po ní.
report-kind = Druh
report-early = Stisk příliš brzy
report-late = Stisk příliš pozdě
report-group = Jiná skupina
report-undone = Vráceno
report-games = Podle her
report-games-text = Kroků na volbu, průměr správných.
report-game = Hra
report-elsewhere = Nabídky a nastavení

devices-title = Zařízení
devices-text = Co je kterým spínačem. Každý spínač může mít víc signálů.
devices-switch1 = Spínač 1
devices-switch2 = Spínač 2
devices-switch3 = Spínač 3
devices-switch4 = Spínač 4
devices-next = Posun z jiného zařízení
devices-nextRow = Posun na další řadu z jiného zařízení
devices-nextColumn = Posun v řadě z jiného zařízení
devices-nothing = nic
devices-add = Přidat
devices-add-to = Přidat: { $name }
devices-remove = Odebrat: { $signal }
devices-needed = { $signal }: tohle zůstane, jiný spínač od příchodu nikdo nestiskl. Po přidání a stisknutí jiného ho půjde odebrat.
devices-catching = Teď stiskněte klávesu, tlačítko myši nebo herního ovladače, nebo se dotkněte obrazovky. Escape nechá vše, jak je.
devices-space = Mezerník
devices-mouse0 = Levé tlačítko myši
devices-mouse1 = Prostřední tlačítko myši
devices-mouse2 = Pravé tlačítko myši
devices-touch = Dotek
devices-pad = Ovladač, tlačítko { $number }
devices-mouse = Myš, tlačítko { $number }
