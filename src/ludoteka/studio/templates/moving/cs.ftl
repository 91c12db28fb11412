title = {title}
summary = Přiveďte jako první běžce na druhou stranu desky.
kind = závodní hra
how-to-play =
    Běžec se pohybuje o jedno pole vpřed, rovně nebo šikmo, na prázdné pole. Šikmo vpřed smí také vzít běžce soupeře.

    Kdo jako první dovede běžce na nejvzdálenější řadu, vyhrává. Kdo nemůže táhnout, prohrává.

# Místa u stolu
white = Bílý
black = Černý

# Kameny
runner = běžec
