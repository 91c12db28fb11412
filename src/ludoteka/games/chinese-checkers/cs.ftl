title = Čínská dáma
summary = Převeďte deset kolíčků přes hvězdu do protějšího cípu, krok za krokem nebo dlouhými řetězy skoků.
kind = závod
how-to-play =
    Plán je hvězda se šesti cípy. Každý hráč začíná s deseti kolíčky v jednom cípu a chce je dovést do cípu protějšího.
    Dva hráči sedí proti sobě, tři u každého druhého cípu, čtyři ve dvou protilehlých dvojicích, šest u všech cípů.

    Hráči se střídají a každý táhne jedním kolíčkem: buď o krok na prázdné sousední pole, nebo skokem. Kolíček přeskočí
    rovně jeden sousední kolíček, ať je čí je, na prázdné pole za ním, a odtud smí skákat dál, kolikrát může a
    kterýmkoli směrem. Nic se nebere. Vybíráte kolíček a pole, kde jeho cesta skončí. Skákat není povinné.

    Vyhrává ten, kdo má první plný protější cíp. Aby to nikdo nemohl zkazit tím, že zůstane doma, počítají se i cizí
    kolíčky, pokud je aspoň šest z deseti vašich.

    Dobrý kolíček urazí v jednom tahu velkou vzdálenost, proto stavte žebříky: kolíčky v řadě vždy s jedním prázdným polem
    mezi sebou. Příčkami jsou vaše i cizí kolíčky. Nezapomeňte na poslední doma, protože opozdilec bez společnosti musí
    celou cestu dojít po krocích.

# Místa u stolu
player-1 = Hráč 1
player-2 = Hráč 2
player-3 = Hráč 3
player-4 = Hráč 4
player-5 = Hráč 5
player-6 = Hráč 6

# Kameny
peg = kolíček

# Nastavení
turn-limit = omezení tahů
turn-limit-question = Remíza po tolika tazích
