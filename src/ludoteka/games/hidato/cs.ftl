title = Hidato
summary = Očíslujte pole tak, aby čísla 1, 2, 3 a další tvořila jednu procházku po celé desce.
kind = logický hlavolam
how-to-play =
    Do každého volného pole napište číslo. Po sobě jdoucí čísla se dotýkají stranou nebo rohem, takže všechna
    dohromady tvoří jednu procházku od jedničky k poslednímu. Každé číslo se použije jednou a zadaná zůstávají.

    Číslo, které jste napsali, lze zase smazat.

    Hledejte zadaná čísla, která jsou si hodnotou blízko: mezi nimi může ležet jen pár polí. Stejně pomůže pole
    v rohu s málo volnými sousedy, protože procházka tam musí přijít a zase odejít.

# Místa u stolu
player = Hráč

# Stavy a čísla
open = volné
given = zadané
step = číslo

# Volby
write = Napsat
wipe-off = Smazat

# Obtížnost
easy = lehká
medium = střední
hard = těžká
very-hard = velmi těžká

# Úlohy
level-first-walk = První procházka
level-round-the-pond = Kolem rybníka
level-garden-path = Zahradní pěšina
level-four-corners = Čtyři kouty
level-bow-tie = Motýlek
level-old-town = Staré město
level-barrel = Sud
level-chessmen-on-leave = Šachy na dovolené
level-crossroads = Rozcestí
level-long-way-home = Dlouhá cesta domů
level-round-hill = Kulatý kopec
level-pinwheel = Větrník
level-great-plain = Velká pláň
