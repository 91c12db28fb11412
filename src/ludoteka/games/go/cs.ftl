title = Go
summary = Pokládejte kámen po kameni, obkličte větší část desky než soupeř a udržte své skupiny naživu.
kind = hra o území
how-to-play =
    Začíná černý. Hráči střídavě položí jeden kámen na prázdný průsečík, nebo pasují. Kameny se nepřesouvají.

    Kameny jedné barvy, které spolu sousedí po čarách, tvoří skupinu. Prázdné průsečíky vedle skupiny jsou
    její svobody. Vezmete-li soupeřově skupině poslední svobodu, celá skupina se odstraní. Nesmíte položit
    kámen, který by ani po odebrání zajatých kamenů neměl svobodu, a nesmíte obnovit žádné postavení celé
    desky, které už v partii bylo.

    Když pasují oba hráči po sobě, hra končí. Vaše oblast je počet vašich kamenů na desce a prázdných
    průsečíků, s nimiž sousedí jen vaše kameny. Černý vyhrává, má-li víc než bílý i s komi; jinak vyhrává
    bílý. Všechny stojící kameny se počítají jako živé, mrtvé kameny tedy před pasováním seberte ve hře.

    Skupinu se dvěma oddělenými očima už nelze zajmout.

# Místa u stolu
black = Černý
white = Bílý

# Kameny
stone = kámen

# Volby
pass = Pas

# Čísla
passes = pasy po sobě

# Zapamatované
new-stone = nový kámen

# Nastavení
size = velikost desky
size-question = Velikost desky
komi = komi
komi-question = Kolik bodů dostane bílý, který navíc vyhrává při rovnosti?

# Sady pravidel
beginners = Pro začátečníky
