# Slova jazyka pravidel, která se ukazují v každé hře; hra je může říci jinak.
turns-to-miss = tahy k vynechání
    .counted = { $count ->
        [one] tah k vynechání
        [few] tahy k vynechání
       *[other] tahů k vynechání
    }
