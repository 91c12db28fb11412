scanning-title = Skenování
scanning-read = Čtení
scanning-read-on = Číst dál
scanning-read-again = Číst od začátku
scanning-read-up = Zpět nahoru
scanning-menu = Nabídka
scanning-back = Zpět
scanning-undo = Vrátit tah
scanning-back-too = Zpět; totéž udělá dlouhý stisk
scanning-menu-too = Nabídka; otevře ji i dlouhý stisk
scanning-here = Na této obrazovce
scanning-elsewhere = Přejít jinam
scanning-before = Na předchozí stránku
scanning-stop = Vypnout skenování
scanning-stopped = Skenování je vypnuté. Znovu ho nabídnou tři stisky mezerníku, nebo tři kliknutí myší, která stojí mimo tlačítka.
scanning-speed = Rychlost skenování
scanning-speed-now = { $change }, teď { $interval }
scanning-slower = Pomaleji
scanning-faster = Rychleji
scanning-interval = Jedno zvýraznění trvá { $interval }
scanning-seconds = { $seconds } s
scanning-less = Méně
scanning-more = Více
scanning-done = Hotovo
scanning-space = Mezera
scanning-delete = Smazat
scanning-group =
    { $count ->
        [2] { $first } a { $last }
       *[other] { $first } až { $last }
    }
scanning-range = { $from } až { $to } z { $of }: { $ends }
scanning-only = Jediná možnost, zvolí se sama: { $choice }
scanning-region-top-left = Vlevo nahoře
scanning-region-top-right = Vpravo nahoře
scanning-region-bottom-left = Vlevo dole
scanning-region-bottom-right = Vpravo dole
scanning-state-idle = Počkejte; stisk ukáže, co lze zatím dělat
scanning-state-waiting = Skenování začne stiskem
scanning-state-inside = Stisk pokračuje v části { $group }
scanning-ignored = Příliš brzy: tento stisk se nepočítá
scanning-state-running = Skenuje se
scanning-state-held = Stisknuto
scanning-state-resting = Skenování odpočívá
scanning-invitation = Hrát jedním spínačem?
scanning-invitation-text =
    Po dalším stisku začne zvýraznění procházet vše, co lze zvolit. Stisk zvolí to, co je právě zvýrazněné, a dlouhý stisk, na dvě
    vteřiny, vrátí o krok zpět. Zpomalit, zrychlit i vypnout skenování lze v nabídce na konci každého kola.
scanning-invitation-no = Bez stisku se tahle otázka za 45 sekund sama zavře a nic se nezmění.
scanning-yes = Zapnout skenování
scanning-no = Teď ne

# Jak ovládací prvek stojí, jak to řekne hlas
spoken-on = zapnuto
spoken-off = vypnuto
spoken-chosen = zvoleno
spoken-not-chosen = nezvoleno
spoken-pressed = stisknuto
spoken-not-pressed = nestisknuto
spoken-open = otevřeno
spoken-closed = zavřeno
