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

settings-leave = Nechat na hře
settings-moves = Jak se táhne
settings-moves-text = Ve hrách, kde se pohybuje jedna postava, s ní šipka může pohnout hned, stejně jako ukázání na místo.
settings-moves-options = Vybrat a potvrdit
settings-moves-keys = Šipky táhnou hned
settings-moves-both = Šipky i ukázání
settings-boundary = Na okraji desky
settings-boundary-text = Kam vede šipka, když před ní nic není.
settings-boundary-stay = Zůstat
settings-boundary-rotate = Na druhý konec
settings-boundary-jump = Na další řadu
settings-illegal = Místa, která nelze zvolit
settings-illegal-text = Zda se na nich šipky zastaví.
settings-illegal-select = Zastavit
settings-illegal-skip = Přeskočit

settings-show-always = Vždy
settings-show-never = Nikdy
settings-show-legal = Označit, co se dá vybrat
settings-show-legal-text = Kameny a místa přípustných tahů.
settings-show-position = Označit, kde jste
settings-show-position-text = Postavu, se kterou se chodí, a to, co už je zvoleno.
settings-show-focus = Označit zaměření
settings-show-focus-text = Rámeček kolem místa, kam došly šipky. Chodí i tam, kde není vidět.

settings-speech = Co počítač říká
settings-speech-text = Kde právě jste, tahy a odpovědi, když není po ruce odečítač obrazovky.
settings-speech-off = Nic
settings-speech-short = Stručně
settings-speech-full = Celé
