# Kdo co u stolu dělá
wording-chance = Náhoda
wording-you = Vy
wording-person = Hráč
wording-sitter-empty = nikdo
wording-sitter-random = Počítač, náhodně
wording-sitter-level-1 = Počítač 1, začátečník
wording-sitter-level-2 = Počítač 2, snadný
wording-sitter-level-3 = Počítač 3, příležitostný
wording-sitter-level-4 = Počítač 4, slušný
wording-sitter-level-5 = Počítač 5, dobrý
wording-sitter-level-6 = Počítač 6, silný
wording-sitter-level-7 = Počítač 7, velmi silný
wording-sitter-level-8 = Počítač 8, mistr
wording-empty = prázdné
# Barva a kámen se neshodují v rodě: „věž (Černý)“, ne „Černý věž“
wording-owned = { $piece } ({ $owner })
wording-part = { $part } na { $cell }
wording-covered = rubem nahoru
# „vlastní“ se hodí ke každému rodu
wording-own = vlastní { $zone }
wording-top = { $zone }: { $things }, nahoře { $thing }
wording-partly = { $zone }: { $things }, z toho { $hidden } rubem nahoru
wording-closed = { $zone }: { $things } rubem nahoru
wording-places = { $count ->
    [one] { $count } místo
    [few] { $count } místa
    [many] { $count } místa
   *[other] { $count } míst
}
wording-things-card = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
wording-things-die = { $count ->
    [one] { $count } kostka
    [few] { $count } kostky
    [many] { $count } kostky
   *[other] { $count } kostek
}
wording-things-tile = { $count ->
    [one] { $count } kartička
    [few] { $count } kartičky
    [many] { $count } kartičky
   *[other] { $count } kartiček
}
wording-things-piece = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
}

# Jak to skončilo
wording-won = { $count ->
    [one] Vyhrává { $seats }.
    [few] Vyhrávají { $seats }.
   *[other] Vyhrávají { $seats }.
}
wording-you-won = Vyhráváte.
wording-drawn = Partie skončila remízou.
wording-nobody-won = Nevyhrál nikdo.
wording-solved = Vyřešeno!
wording-not-solved = Nevyřešeno.
wording-resigned = { $seat } se vzdává.
wording-resigned-alone = Vzdáno.
wording-timed-out = { $seat } nemá čas.
wording-timed-out-alone = Čas vypršel.
wording-rule = pravidla, řádek { $line }: „{ $rule }“
