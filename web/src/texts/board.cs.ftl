# U hrací plochy
board-closer = Přiblížit
board-farther = Oddálit
board-whole = Celá plocha
