title = Mastermind
summary = Najděte kód ze čtyř barev: černé a bílé kolíčky napoví, jak blízko byl váš tip.
kind = hádací hra
how-to-play =
    Tvůrce ukryje kód ze čtyř kolíků v šesti barvách. Luštitel má deset tipů, aby ho našel. Tip jsou čtyři
    barvy, které se kladou zleva jedna po druhé.

    Na každý tip se odpoví kolíčky: černý je za každý kolík správné barvy na správném místě, bílý za každý další
    kolík, jehož barva v kódu je, ale jinde. Ke kterému kolíku odpověď patří, se neříká.

    Jsou-li kolíčky čtyři černé, kód je rozluštěný a luštitel vyhrává. Nevyjde-li ani poslední tip, vyhrává
    tvůrce.

    Začněte dvěma dvojicemi barev a dál zkoušejte jen kódy, které odpovídají všem dosavadním odpovědím: pak něco
    prozradí každá odpověď, i když tip nevyjde.

# Místa u stolu
maker = Tvůrce
breaker = Luštitel

# Kameny
peg = kolík
code-peg = kolík kódu
black-pin = černý kolíček
white-pin = bílý kolíček

# Slova
colour = barva
red = červená
orange = oranžová
yellow = žlutá
green = zelená
blue = modrá
violet = fialová

# Stavy
hiding = ukrývá se kód
guessing = hádá se kód
plain = otevřené
secret = místo kódu
covered = zakrytý
shown = ukázaný
loose = nezapočítaný
matched = započítaný

# Čísla
guesses = tipy
guess = tip
answer = odpověď

# Nastavení
guesses-allowed = povolené tipy
guesses-allowed-question = Kolik tipů
doubles = stejné barvy
doubles-question = Smí být barva v kódu vícekrát?
allowed = ano
forbidden = ne

# Co bylo rozhodnuto tajně
hidden = skryto
