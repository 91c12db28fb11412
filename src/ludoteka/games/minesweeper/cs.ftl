title = Hledání min
summary = Odkryjte všechna pole bez miny; čísla napoví, kolik min je kolem.
kind = logický hlavolam
how-to-play =
    Pod některými poli jsou ukryté miny. Odkryjte pole: je-li na něm mina, prohráli jste. Jinak uvidíte, kolik z
    nejvýš osmi polí kolem skrývá minu. Kde kolem žádná není, odkryjí se sousední pole sama. První pole nikdy
    nebezpečné není.

    Kde je mina jistá, lze dát praporek, aby se tam nešláplo omylem, a lze ho zase vzít. Vyhráno je, když jsou
    odkrytá všechna pole bez miny.

    Vidí-li číslo právě tolik zakrytých polí, kolik říká, jsou to všechno miny. Má-li už všechny své miny, je
    ostatní kolem bezpečné. Porovnávejte čísla vedle sebe: o poli, které vidí jen jedno z nich, často rozhodne
    jejich rozdíl.

# Místa u stolu
player = Hráč

# Stavy
covered = zakryté
open = odkryté
plain = bez praporku
flagged = s praporkem
hollow = bez min kolem
safe = bezpečné
mined = s minou

# Čísla
danger = miny kolem
    .counted = { $count ->
        [one] mina kolem
        [few] miny kolem
       *[other] min kolem
    }

# Volby
uncover = Odkrýt
flag = Praporek

# Nastavení
width = šířka
width-question = Jak široké
height = výška
height-question = Jak vysoké
hidden-mines = miny
hidden-mines-question = Kolik min

# Sady pravidel
beginner = Začátečník
advanced = Pokročilý
expert = Expert

# Co bylo rozhodnuto tajně
hidden = skryto
