title = Sokoban
summary = Dotlačte všechny bedny na cílová místa; tlačit je snadné, ale táhnout nejde nic.
kind = přesouvací hlavolam
how-to-play =
    Skladník chodí po skladišti krok za krokem: nahoru, dolů, doleva nebo doprava. Bednu, která mu stojí v
    cestě, posune o jedno pole dál, je-li za ní volno. Tlačí vždy jen jednu bednu a nikdy žádnou netáhne.

    Úloha je vyřešena, když na každém cíli stojí bedna. Nezáleží na tom, která bedna stojí na kterém cíli.

    Pozor na kouty: bedna v koutě už z něj nikdy nevyjede a bedna u zdi se od ní neodlepí. Nejdřív si
    rozmyslete, který cíl se má zaplnit jako poslední. U každé úlohy je uvedeno, kolika kroky ji lze vyřešit;
    ale hlavní je vyřešit ji vůbec.

# Místa u stolu
player = Hráč

# Kameny
wall = zeď
box = bedna
keeper = skladník

# Stavy
floor = podlaha
goal = cíl

# Obtížnost
easy = lehká
medium = střední
hard = těžká
very-hard = velmi těžká

# Úlohy
level-first-push = První postrčení
level-round-the-back = Zadem dokola
level-side-entrance = Boční vchod
level-two-rooms = Dvě místnosti
level-spare-room = Pokoj pro hosty
level-back-yard = Zadní dvorek
level-round-table = Kulatý stůl
level-three-crates = Tři bedny
level-the-bridge = Most
level-the-alcove = Výklenek
level-narrow-aisles = Úzké uličky
level-the-strongroom = Trezor
level-loading-ramp = Nakládací rampa
