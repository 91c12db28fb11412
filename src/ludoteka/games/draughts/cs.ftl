title = Anglická dáma
summary = Přeskakujte soupeřovy kameny na tmavých polích, proměňte svoje v dámy a připravte soupeře o tahy.
kind = hra s braním
how-to-play =
    Hraje se na tmavých polích. Každá strana má na třech nejbližších řadách dvanáct kamenů. Začíná černý.

    Kámen jde o jedno pole šikmo vpřed na prázdné pole. Bere tak, že šikmo vpřed přeskočí sousední soupeřův
    kámen (nebo dámu) na prázdné pole za ním. Můžete-li skákat, musíte, ale vyberete si kudy. Týmž kamenem se
    pak skáče dál, dokud to jde.

    Kámen, který skončí na nejvzdálenější řadě, se promění v dámu a tah tím končí. Dáma chodí a skáče
    stejně, ale vpřed i vzad.

    Kdo nemůže táhnout, protože o vše přišel nebo je zablokován, prohrává. Remíza nastane, když se tatáž
    pozice objeví potřetí nebo když se po zvolený počet tahů nepohnul žádný kámen a nic nebylo vzato.

# Místa u stolu
black = Černý
white = Bílý

# Kameny
man = kámen
king = dáma

# Čísla
quiet-moves = tahy bez pokroku

# Nastavení
quiet-limit = mez tahů bez pokroku
quiet-limit-question = Po kolika tazích bez pokroku je remíza?
progress = pokrok
progress-question = Je pokrokem i tah kamenem, nebo jen braní?
stepping = každý tah kamenem
taking = jen braní
repetition = opakování
repetition-question = Je pozice, která nastala potřetí, remízou?
counted = počítá se
ignored = nepočítá se
