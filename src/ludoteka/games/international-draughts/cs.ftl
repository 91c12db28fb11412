title = Mezinárodní dáma
summary = Sto polí, létající dámy a povinnost brát vždycky co nejvíc.
kind = hra s braním
how-to-play =
    Hraje se na tmavých polích desky deset krát deset. Každá strana má na čtyřech nejbližších řadách dvacet
    kamenů. Začíná bílý.

    Kámen jde o jedno pole šikmo vpřed. Bere tak, že vpřed nebo i vzad přeskočí sousední soupeřův kámen na
    prázdné pole za ním, a týmž kamenem se skáče dál, dokud to jde. Dáma jde šikmo, jak daleko chce; bere na
    libovolnou vzdálenost a dopadne na kterékoli prázdné pole za vzatým kamenem.

    Můžete-li brát, musíte, a ze všech způsobů musíte zvolit takový, kterým vezmete nejvíc kamenů. Přeskočené
    kameny zůstávají na desce, dokud celé braní neskončí, a podruhé se přeskočit nesmějí.

    Kámen, který skončí tah na nejvzdálenější řadě, se promění v dámu. Ten, který tudy při braní jen projde,
    ne. Kdo nemůže táhnout, prohrává. Remíza nastane, když se pozice objeví potřetí, když obě strany odehrají
    25 tahů jen dámami a bez braní a když osamělá dáma vydrží 16 tahů proti třem kamenům nebo 5 tahů proti
    dvěma či jednomu.

    Braní je povinné, a tak můžete soupeře zavést, kam potřebujete: obětujte jeden kámen nebo dva a vezměte
    tři.

# Místa u stolu
white = Bílý
black = Černý

# Kameny
man = kámen
king = dáma
prisoner = zajatec

# Stavy
alone = má už jen jednu dámu

# Čísla
quiet-moves = tahy bez pokroku
last-moves = závěrečné tahy
