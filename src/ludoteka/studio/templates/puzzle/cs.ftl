title = {title}
summary = Projděte všechna pole, každé právě jednou.
kind = hlavolam
how-to-play =
    Chodec dělá vždy jeden krok nahoru, dolů, doleva nebo doprava a nikdy nevstoupí na pole, kde už byl.

    Úloha je vyřešena, když chodec prošel všechna pole. Kdo předtím zajde do slepé uličky, musí začít znovu. Nejdřív
    hledejte pole, ke kterým vede jediná cesta: tam musí procházka skončit.

# Místa u stolu
player = Hráč

# Kameny
wall = zeď
walker = chodec

# Stavy
fresh = nové
walked = prošlé

# Obtížnost
easy = lehká
medium = střední
hard = těžká

# Úlohy
level-first-steps = První kroky
level-two-corners = Dva rohy
level-around-the-walls = Kolem zdí
