scanning-title = Skenování
scanning-menu = Nabídka
scanning-back = Zpět
scanning-undo = Vrátit tah
scanning-before = Na předchozí stránku
scanning-stop = Ukončit skenování
scanning-stopped = Skenování je vypnuté. Tři stisky mezerníku ho znovu nabídnou.
scanning-less = Méně
scanning-more = Více
scanning-done = Hotovo
scanning-space = Mezera
scanning-delete = Smazat
scanning-group = { $first } až { $last }
scanning-region-top-left = Vlevo nahoře
scanning-region-top-right = Vpravo nahoře
scanning-region-bottom-left = Vlevo dole
scanning-region-bottom-right = Vpravo dole
scanning-state-idle = Počkejte; stisk ukáže, co lze zatím dělat
scanning-state-waiting = Stisk začne
scanning-state-running = Vybírá se
scanning-state-held = Stisknuto
scanning-state-resting = Odpočinek
scanning-invitation = Hrát jedním spínačem?
scanning-invitation-text =
    Po dalším stisku začne rámeček procházet vše, co lze zvolit. Stisk pak zvolí to, co je v rámečku. Procházení se ukončí v jeho
    nabídce.
scanning-yes = Zapnout skenování
scanning-no = Teď ne
