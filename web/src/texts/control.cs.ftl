# Nastavení: jak se ovládají desky
settings-control = Ovládání
settings-view = Jak se stůl ukazuje
settings-view-text = Seznam má všechny možnosti jako tlačítka a desku slovy.
settings-view-board = Jako deska
settings-view-list = Jako seznam
settings-typed = Psané tahy a otázky
settings-typed-text = Pole pro ně u každého stolu. Klávesa I ho otevře kdykoli.
settings-letters = Jednopísmenné klávesy
settings-letters-text = Písmena jsou u stolu příkazy, třeba U vrátí tah. Vypněte je, pokud diktujete nebo klávesy tisknete omylem.
