# Snímání a spínače: nastavení, průvodce a přehled voleb.
switches-title = Snímání a spínače
switches-lead = Zvýraznění postupně obchází vše, co se dá vybrat, a jeden stisk to vezme. Stačí klávesa, tlačítko myši nebo vnější spínač.
switches-on = Snímat vlastním zvýrazněním
switches-on-text = Nechte vypnuté, pokud snímá jiný program nebo samo zařízení. Všechny ostatní způsoby ovládání fungují dál.
switches-wizard = Nastavit krok za krokem
switches-report = Přehled voleb
switches-presets = Hotová nastavení
switches-preset-usual = Obvyklé
switches-preset-safe-slow = Jistě a pomalu
switches-preset-quick = Rychle
switches-preset-tremor = Třes ruky
switches-preset-two-switches = Dva spínače
switches-preset-press-and-wait = Stisknout a čekat
switches-preset-own = Vlastní nastavení
switches-kept = Změny platí hned.
switches-back = Zpět do nastavení
switches-save = Uložit do souboru
switches-take = Převzít ze souboru
switches-taken = Nastavení ze souboru platí.
switches-voice-usual = Obvyklý hlas
switches-seconds = { $seconds } s
switches-pixels = { $count } px
switches-times = { $count } ×
switches-endless = bez konce
switches-never = nikdy
switches-none = žádný
switches-no-longer = o nic déle

switches-group-way = Jak se vybírá
switches-group-time = Čas
switches-group-press = Stisk
switches-group-look = Zvýraznění
switches-group-sound = Zvuk a řeč

scan-mode = Způsob snímání
scan-mode-text = Jak stisky a čas posouvají zvýraznění.
scan-mode-auto = Samo, stisk vybere
scan-mode-step = Dva spínače: jeden posouvá, druhý vybírá
scan-mode-dwell = Stisk posouvá, čekání vybere
scan-mode-inverse = Posouvá se při držení, puštění vybere
scan-mode-overscan = Rychle tam, pomalu zpět
scan-mode-elimination = Půlení: každý spínač nechá svou část
scan-mode-pointer = Myš řízená okem či hlavou: setrvání vybere
scan-mode-external = Posouvá jiné zařízení, stisk vybere
scan-switches = Počet spínačů
scan-switches-2 = 2
scan-switches-4 = 4
scan-switches-text = Na kolik částí se vše dělí.
scan-swap = Spínače si mění úlohu
scan-swap-text = Po každé volbě se oba spínače vymění.
scan-pattern = Seskupení
scan-pattern-text = Se skupinami je potřeba méně kroků; jedno po druhém se sleduje nejsnáz.
scan-pattern-automatic = Samo, jak je nejlepší
scan-pattern-linear = Jedno po druhém
scan-pattern-rows = Řádky, pak to, co je v nich
scan-pattern-groups = Skupiny, které patří k sobě
scan-pattern-regions = Čtvrtiny obrazovky
scan-pattern-optimal = Nejméně kroků
scan-order = Pořadí
scan-order-text = Jak se čte, nebo nejdřív to, co volíte nejčastěji.
scan-order-board = Jak se čte
scan-order-own = Nejčastější první
scan-starts = Snímání začíná
scan-starts-text = Samo, kdykoli je co vybírat, nebo až po stisku.
scan-starts-auto = Samo
scan-starts-press = Po stisku
scan-after = Po volbě
scan-after-text = Pokračovat na stejném místě, nebo začít znovu.
scan-after-same = Na stejném místě
scan-after-first = Od začátku
scan-loops = Kolik kol bez stisku
scan-loops-text = Kolikrát zvýraznění vše obejde, než přestane čekat.
scan-after-loops = Po těchto kolech
scan-after-loops-text = Co se stane, když nikdo nestiskl.
scan-after-loops-stop = Čekat na stisk
scan-after-loops-up = O skupinu zpět
scan-after-loops-restart = Od začátku
scan-forced = Jediná možnost se vybere sama
scan-forced-text = Po této době, když se dá vybrat jen jedno.

scan-interval = Čas na jedno zvýraznění
scan-interval-text = Kolik času je na stisk. Průvodce ho změří.
scan-sweep = Čas při rychlém průchodu
scan-sweep-text = Jak dlouho trvá jedno zvýraznění cestou tam.
scan-first-extra = Čas navíc na začátku
scan-first-extra-text = O tolik déle na prvním místě a po každém stisku.
scan-dwell = Čekání vybere po
scan-dwell-text = Jak dlouho je třeba setrvat na místě.
scan-inverse-then = Co vybírá
scan-inverse-then-text = Hned puštění, nebo čekání po něm.
scan-inverse-then-release = Puštění
scan-inverse-then-dwell = Čekání po puštění

scan-acceptance = Nejkratší stisk
scan-acceptance-text = Kratší dotek se nepočítá.
scan-ignore-repeat = Opakované stisky nevnímat
scan-ignore-repeat-text = Po této dobu po stisku se další nepočítá.
scan-act-on = Počítá se, když je spínač
scan-act-on-text = Stisknut, nebo puštěn.
scan-act-on-press = Stisknut
scan-act-on-release = Puštěn
scan-long-press = Dlouhý stisk
scan-long-press-text = Co udělá místo výběru.
scan-long-press-off = Nic jiného
scan-long-press-back = Jde zpět
scan-long-press-menu = Otevře nabídku
scan-long-press-undo = Vezme tah zpět
scan-long-press-time = Dlouhý znamená
scan-long-press-time-text = Jak dlouho se musí spínač držet.
scan-anywhere = Spínačem je celá obrazovka
scan-anywhere-text = Dotek i kliknutí je stisk spínače také na tlačítkách a deskách.

scan-frame = Tloušťka rámečku
scan-frame-text = Rámeček kolem zvýrazněného.
scan-outline = Čára rámečku
scan-outline-text = Pozná se podle čáry, nejen podle barvy.
scan-outline-solid = Plná
scan-outline-dashed = Přerušovaná
scan-outline-double = Dvojitá
scan-colour = Barva rámečku
scan-colour-text = Druhá čára vedle něj ho drží viditelný na každém podkladu.
scan-colour-brass = Mosazná
scan-colour-accent = Hlavní barva vzhledu
scan-colour-ink = Inkoustová
scan-colour-good = Zelená
scan-colour-bad = Červená
scan-zoom = Zvětšení
scan-zoom-text = Kolikrát se zvýrazněné zvětší.
scan-dim = Ztlumit ostatní
scan-dim-text = Co není zvýrazněné, ztmavne.
scan-steady = Klidné zvýraznění
scan-steady-text = Posouvá se jen tenký rámeček, nic nemůže blikat; pak se smí posouvat i rychleji.

scan-audio = Při snímání je slyšet
scan-audio-text = Kdo zvýraznění nevidí, může se řídit sluchem.
scan-audio-off = Nic
scan-audio-click = Klepnutí
scan-audio-speak = Řeč
scan-prompt = Co se říká
scan-prompt-text = Krátké jméno, nebo všechno.
scan-prompt-short = Stručně
scan-prompt-full = Celé
scan-rate = Rychlost řeči
scan-rate-text = 1 je obvyklá rychlost hlasu.
scan-voice = Hlas
scan-voice-text = Které hlasy jsou na výběr, záleží na tomto zařízení.
scan-speech-end = Řeč delší než zvýraznění
scan-speech-end-text = Další ji utne, nebo na ni zvýraznění počká.
scan-speech-end-cut = Utne se
scan-speech-end-stretch = Počká se
scan-longest-speech = Nejdelší čekání na řeč
scan-longest-speech-text = Po této době jde zvýraznění dál tak jako tak.
scan-group-speech = Skupina se říká
scan-group-speech-text = Prvním a posledním, nebo jménem, pokud nějaké má.
scan-group-speech-ends = Prvním a posledním
scan-group-speech-name = Jménem

advice-title = Návrhy k nastavení
advice-late = U { $count } z { $seen } voleb ({ $share }) přišel stisk o chvilku pozdě. Pomoci by mělo víc času na každé zvýraznění.
advice-group = U { $count } z { $seen } voleb ({ $share }) se otevřela jiná skupina, než byla potřeba. Pomoci by mělo víc času.
advice-undone = { $count } z { $seen } voleb ({ $share }) se vzalo zpět. Pomoci by mělo víc času.
advice-repeats = U { $count } z { $seen } voleb ({ $share }) vybral stisk, který přišel hned po předchozím. Pomoci by mělo nevnímat opakované stisky déle.
advice-touches = U { $count } z { $seen } voleb ({ $share }) přišel stisk příliš brzy, aniž by mu jiný předcházel. Pomoci by mělo počítat jen stisk, který chvilku trvá.
advice-first = U { $count } z { $seen } voleb ({ $share }) přišel stisk příliš brzy, hned při prvním zvýraznění. Pomoci by mělo víc času na začátku.
advice-pace = Zpomalení nepomohlo: když jedno zvýraznění trvalo { $time }, nebylo chyb víc. Když se zvýraznění posouvá stiskem a vybírá čekáním, není co zmeškat.
advice-simpler = U { $count } z { $seen } voleb ({ $share }) se otevřela jiná skupina, než byla potřeba. Jednodušší skupiny znamenají víc kroků, ale snáz se sledují.
advice-second = Jedno zvýraznění trvá { $time }. Kdo zvládne i druhý spínač, může jedním posouvat a druhým vybírat, takže nic neuteče. Vyzkoušet se to dá v průvodci.
advice-steps = Jedno po druhém je to v průměru { $steps } kroků na volbu. Se skupinami jich bude méně.
advice-quicker = Stisk přichází { $time } po zvýraznění a skoro vždy správně. Zvýraznění se může posouvat rychleji.
advice-slower = Stisk přichází { $time } po zvýraznění, tedy jen tak tak. O něco pomaleji to bude jistější.
advice-first-less = Při prvním zvýraznění přichází stisk po { $time } (u { $count } z { $seen } voleb). Nemusí trvat o tolik déle.
advice-first-more = Při prvním zvýraznění je na stisk potřeba { $time } (u { $count } z { $seen } voleb). Mělo by trvat o něco déle.
advice-repeats-less = Chyby jsou vzácné ({ $count } na { $seen } voleb), a přitom se po každém stisku { $time } nic nevnímá. Může to být kratší.
advice-dwell-less = Stisky následují po { $time }. Čekání, které vybírá, může být kratší.
advice-loops = U { $count } z { $seen } voleb ({ $share }) se skenování zastavilo dřív, než přišel stisk, a muselo se znovu spustit. Může projít ještě jedno kolo.
advice-change = { $name }: { $before } → { $after }
advice-accept = Nastavit
advice-refuse = Odmítnout
advice-read = Rozumím
advice-undo = Vrátit
advice-taken = Nastaveno.
advice-refused = Zůstává, jak to je.

wizard-title = Nastavení spínače
wizard-step = Krok { $step } z { $of }
wizard-next = Pokračovat
wizard-before = Zpět
wizard-leave = Odejít beze změn
wizard-ways = Jak dáváte signály?
wizard-way-auto = Jedním spínačem
wizard-way-auto-text = Zvýraznění se posouvá samo, stisk vybere.
wizard-way-step = Dvěma spínači
wizard-way-step-text = Jeden zvýraznění posouvá, druhý vybírá.
wizard-way-dwell = Jedním spínačem a vlastním tempem
wizard-way-dwell-text = Stisk zvýraznění posune, čekání vybere.
wizard-way-pointer = Očima nebo hlavou
wizard-way-pointer-text = Ukazatel je sleduje; setrvání na místě vybere.
wizard-press = Zkouška stisku
wizard-press-text = Desetkrát se rozsvítí lampa. Pokaždé co nejdřív stiskněte spínač. Stačí kterákoli klávesa, tlačítko ovladače nebo tlačítko myši mimo tlačítka této stránky. Jinak není kam spěchat.
wizard-press-begin = Začít zkoušku
wizard-press-again = Ještě jednou
wizard-press-wait = Čekejte …
wizard-press-now = Teď!
wizard-press-count = { $done } z { $of } stisků
wizard-press-stop = Ukončit zkoušku
wizard-found = Co se změřilo
wizard-reaction = Stisk trvá v průměru { $mean }, s odchylkou { $spread }.
wizard-interval = Zvýraznění proto zůstane { $interval }: stisk má zabrat asi dvě třetiny z toho.
wizard-repeats =
    { $count ->
        [0] Žádný stisk se omylem neopakoval.
        [one] Jeden stisk se omylem opakoval, { $shortest } po puštění. Po dobu { $ignored } se opakování nebude vnímat.
        [few] { $count } stisky se omylem opakovaly, { $shortest } až { $longest } po puštění. Po dobu { $ignored } se opakování nebude vnímat.
        [many] { $count } stisku se omylem opakovalo, { $shortest } až { $longest } po puštění. Po dobu { $ignored } se opakování nebude vnímat.
       *[other] { $count } stisků se omylem opakovalo, { $shortest } až { $longest } po puštění. Po dobu { $ignored } se opakování nebude vnímat.
    }
wizard-early =
    { $count ->
        [one] Jednou přišel stisk dřív než lampa.
        [few] { $count }krát přišel stisk dřív než lampa.
        [many] { $count }krát přišel stisk dřív než lampa.
       *[other] { $count }krát přišel stisk dřív než lampa.
    }
wizard-trial = Dvě minuty na zkoušku
wizard-trial-text = Vybírejte, co se žádá. Nic se nedá pokazit. Zkouška skončí sama, nebo položkou na konci kola.
wizard-trial-begin = Vyzkoušet
wizard-trial-skip = Přeskočit zkoušku
wizard-trial-want = Vyberte: { $name }
wizard-trial-right = Správně.
wizard-trial-wrong = To bylo něco jiného.
wizard-trial-end = Ukončit zkoušku
wizard-summary = Souhrn
wizard-summary-trial =
    { $count ->
        [0] Zkouška se přeskočila.
        [one] Ve zkoušce byla jedna volba, chybných { $mistakes }.
        [few] Ve zkoušce byly { $count } volby, chybných { $mistakes }; jedna trvala v průměru { $seconds }.
        [many] Ve zkoušce bylo { $count } volby, chybných { $mistakes }; jedna trvala v průměru { $seconds }.
       *[other] Ve zkoušce bylo { $count } voleb, chybných { $mistakes }; jedna trvala v průměru { $seconds }.
    }
wizard-summary-text = Takto se to nastaví. Změnit to lze tady, nebo kdykoli později v nastavení.
wizard-accept = Přijmout a zapnout snímání
wizard-accepted = Snímání je nastavené a zapnuté.

report-title = Přehled voleb
report-lead = Každá volba spínačem, pro hráče i pro toho, kdo pomáhá. Uchovává ji jen tato Ludotéka.
report-none = Zatím žádné volby spínačem
report-none-text = Jakmile se bude hrát snímáním, zapíše se sem každá volba.
report-csv = Stáhnout jako tabulku (CSV)
report-file = ludoteka-volby
report-choices = Volby
report-mistakes = Chyby
report-rate = Chyb na jednu správnou volbu
report-seconds = Čas jedné volby
report-steps = Kroků na volbu
report-presses = Stisků na volbu
report-reaction = Čas stisku
report-right = Správně
report-day = Den
report-by-day = Volby po dnech
report-by-day-text = Kolik jich bylo správných a kolik chybných.
report-time-by-day = Sekundy na jednu volbu
report-time-by-day-text = Od začátku snímání po volbu, průměr správných.
report-kinds = Druhy chyb
report-kinds-text = Co bylo špatně, se pozná z toho, co hráč udělal potom.
report-kind = Druh
report-early = Stisk příliš brzy
report-late = Stisk příliš pozdě
report-group = Jiná skupina
report-undone = Vzato zpět
report-games = Podle her
report-games-text = Kroků na volbu, průměr správných.
report-game = Hra
report-elsewhere = Nabídky a nastavení

devices-title = Zařízení
devices-text = Co dává který signál. Tentýž může dávat víc věcí.
devices-switch1 = Spínač 1
devices-switch2 = Spínač 2
devices-switch3 = Spínač 3
devices-switch4 = Spínač 4
devices-next = Další, z jiného zařízení
devices-nextRow = Další řada, z jiného zařízení
devices-nextColumn = Další v řadě, z jiného zařízení
devices-nothing = nic
devices-add = Přidat
devices-add-to = Přidat k: { $name }
devices-remove = Odebrat { $signal }
devices-catching = Teď stiskněte klávesu, tlačítko myši nebo ovladače, nebo se dotkněte obrazovky. Escape nechá vše, jak je.
devices-space = Mezerník
devices-mouse0 = Levé tlačítko
devices-mouse1 = Prostřední tlačítko
devices-mouse2 = Pravé tlačítko
devices-touch = Dotek
devices-pad = Ovladač { $number }
devices-mouse = Myš { $number }
