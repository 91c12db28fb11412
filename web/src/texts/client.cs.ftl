# Rám, ve kterém žijí všechny obrazovky
skip = Přejít k obsahu
main-navigation = Hlavní nabídka
library = Knihovna
statistics = Statistiky
settings = Nastavení
help = Nápověda
about = O programu
profiles = Hráči
guest = Host
playing-as = Hraje { $name }. Změnit hráče
playing-now = právě hraje
playing-now-as = { $name }, právě hraje: platí jazyk a nastavení tohoto hráče. Změnit hráče
notices = Oznámení
close = Zavřít
cancel = Zrušit
loading = Okamžik…
try-again = Zkusit znovu
back-to-library = Do knihovny
nowhere-title = Tady nic není
nowhere-words = Tato adresa nikam nevede. Hry jsou v knihovně.
screen-failed = Tuto stránku se nepodařilo načíst.

# Spojení se stolem
connection-lost = Spojení se přerušilo. Zkouší se znovu…

# Co server neudělal
fault-unreachable = Server neodpovídá. Běží?
fault-not-found = Nic takového tu není.
fault-failed = Něco se u nás pokazilo. Zkuste to prosím znovu.
