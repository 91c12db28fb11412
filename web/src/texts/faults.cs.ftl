# Proč server něco neudělal. Každý kód, který může poslat, má slova tady nebo v client.cs.ftl.
fault-malformed = Server tomuhle nerozuměl. Načtěte stránku znovu a zkuste to ještě jednou.
fault-too-large = Tohle je na přečtení příliš velké.
fault-not-allowed = Tohle tady udělat nejde.
fault-no-game = Taková hra v knihovně není.
fault-no-language = V tomto jazyce hra texty nemá.
fault-no-zone = Časové pásmo s tímto názvem neexistuje.
fault-no-picture = Takový obrázek tu není.
fault-no-match = Taková partie neexistuje.
fault-no-profile = Tento hráč už neexistuje.
fault-no-ply = Takový tah partie nemá.
fault-no-level = Takovou úroveň hra nemá.
fault-no-option = Takhle se hra nastavit nedá.
fault-wrong-seats = V tolika hráčích se tato hra hrát nedá.
fault-no-sitter = Nikdo takový si ke stolu sednout nemůže.
fault-wrong-clock = Takhle se hodiny nastavit nedají.
fault-wrong-seed = Tímto číslem se náhoda partie řídit nedá.
fault-wrong-position =
    { $line ->
        [0] Tohle není pozice této hry.
       *[other] Tohle není pozice této hry: řádek { $line } nejde přečíst.
    }
fault-over-already = V této pozici už je po hře.
fault-wrong-record =
    { $line ->
        [0] Tohle není záznam partie.
       *[other] Tohle není záznam partie: řádek { $line } nejde přečíst.
    }
fault-wrong-move =
    { $line ->
        [0] V záznamu je tah, který pravidla nedovolují.
       *[other] Tah na řádku { $line } pravidla nedovolují.
    }
fault-no-notation = V tomto zápisu se hra zapsat nedá.
fault-still-hidden = Partie ještě běží a záznam by prozradil, co je skryté. Uložit půjde po jejím konci.
fault-other-rules = Tato partie se hrála podle starších pravidel, která se od té doby změnila.
fault-too-hard = Tohle je na spočítání příliš těžké.
fault-name-missing = Napište prosím jméno.
fault-name-too-long = Jméno je příliš dlouhé.
fault-name-taken = Toto jméno už tu někdo má.
fault-wrong-profile = Takhle se hráč uložit nedá.
