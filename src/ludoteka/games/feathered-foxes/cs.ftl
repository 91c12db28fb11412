title = Lišky v peří
summary = Lišky si oblékly peří a sedí mezi slepicemi. Které to jsou?
kind = hra s tajnými rolemi
how-to-play =
    Každý dostane masku, kterou nikdo jiný nevidí: dvě jsou Lišky, jedna Sova, jeden Pes a ostatní Slepice.
    V pěti hráčích je liška jen jedna. Lišky o sobě vědí. Ty jsou smečka, všichni ostatní hejno.

    Ve dne každý někoho obviní, všichni najednou a veřejně. Kdo má nejvíc obvinění, musí odejít a ukázat masku;
    při shodě rozhodne los. Je-li to liška, hejno ihned vyhrálo.

    V noci jde každý tajně k někomu jinému, aby se nepoznalo, kdo je kdo. Sova uvidí masku toho, ke komu šla. Ke
    komu šel Pes, ten je tu noc v bezpečí. Lišky odnesou toho, ke komu šly; neshodnou-li se, rozhodne los.
    Slepice jen sní.

    Zbývá-li lišek víc než ostatních, vyhrála smečka. Pamatujte si, kdo koho obvinil: lišky nerady obviňují
    lišky.

# Místa u stolu
player-1 = Hráč 1
player-2 = Hráč 2
player-3 = Hráč 3
player-4 = Hráč 4
player-5 = Hráč 5
player-6 = Hráč 6
player-7 = Hráč 7
player-8 = Hráč 8

# Karty
card = maska
role = maska
fox = Liška
owl = Sova
dog = Pes
hen = Slepice

# Slova
side = strana
flock = hejno
pack = smečka

# Místa pro karty
box = krabice
mask = maska

# Stavy
present = na dvoře
gone = pryč
sly = ze smečky
wise = moudrá
faithful = věrný
guarded = hlídaný
overrun = dvůr patří liškám

# Co se pamatuje
suspect = obviňuje hráče číslo
mark = jde k
