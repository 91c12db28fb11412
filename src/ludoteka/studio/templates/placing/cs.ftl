title = {title}
summary = Klaďte kameny na desku a jako první dostaňte čtyři do řady.
kind = pokládací hra
how-to-play =
    Střídejte se a klaďte po jednom kameni své barvy na prázdné pole. Kameny se nepohybují.

    Kdo má jako první čtyři kameny v řadě v kterémkoli směru, vyhrává. Když se deska zaplní, je to remíza.

# Místa u stolu
black = Černý
white = Bílý

# Kameny
stone = kámen
