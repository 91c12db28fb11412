title = Piškvorky 3 × 3
summary = Dva hráči střídavě obsazují devět polí a kdo má tři svoje značky v řadě, vyhrává.
kind = hra na řady
how-to-play =
    Začíná křížek. Hráči střídavě kreslí svou značku do jednoho prázdného pole plánu tři krát tři.

    Kdo má jako první tři značky v řadě (vodorovně, svisle nebo úhlopříčně), okamžitě vítězí. Je-li plán plný
    a taková řada nevznikla, hra končí remízou.

    Prostředním polem procházejí čtyři řady, rohem tři a krajním polem dvě. Dobrý hráč vytvoří jednou značkou
    dvě hrozby najednou, protože zastavit lze jen jednu z nich. Hrají-li oba pozorně, skončí hra vždy
    nerozhodně.

# Místa u stolu
x = Křížek
o = Kolečko

# Kameny
mark = značka
