### Die Lektion: kurze Kapitel zum Einstieg, auf der Seite und im Terminal.
### $tiles sind Zahlen, schon aufgezählt. $who ist „you“ oder „other“; dann ist $name der Name.

learn-title = Spielen lernen
learn-offer-new = Neu hier?
learn-offer-about = Zehn kurze Kapitel, etwa fünf Minuten.
learn-continue = Weiter lernen: Kapitel { $number } von { $total }
learn-chapters = Kapitel
learn-chapter = Kapitel { $number } von { $total }
learn-chapter-name = { $done ->
   *[no] Kapitel { $number }: { $title }
    [yes] Kapitel { $number }: { $title } (geschafft)
}
learn-next = Nächstes Kapitel
learn-finish = Lektion abschließen
learn-back = Voriges Kapitel
learn-retry = Noch einmal
learn-leave = Lektion verlassen
learn-outcome = Was passiert ist
learn-end-title = Du kannst es!
learn-end-text = Jetzt probier es aus: eine kurze Partie auf einem kleinen Spielplan, gegen zwei Kälber. Sie sind jung und machen Fehler.
learn-end-play = Kurze Partie spielen
learn-end-once-more = Lektion wiederholen
learn-keys = Enter = nächstes Kapitel, r = noch einmal, b = zurück, q = aufhören
learn-keys-last = Enter = Lektion abschließen, r = noch einmal, b = zurück, q = aufhören
learn-keys-during = b = voriges Kapitel, n = nächstes Kapitel, q = aufhören
learn-not-possible = „{ $text }“ geht hier nicht.
learn-stopped = Bis bald. Mit „hornochsen learn“ geht es hier weiter.
learn-end-command = Eine kurze Partie im Terminal: { $command }


### The chapters

learn-behind-title = Wohin dein Plättchen kommt
learn-behind-text = Sammle möglichst wenige Minuspunkte. Jedes Plättchen kommt ans Ende einer Reihe. Die Reihe suchst nicht du aus: Es kommt hinter die nächstniedrigere Zahl. Die Reihen enden jetzt mit { $tiles }.
learn-behind-task = Wähl ein Plättchen, sieh nach, wohin es käme, und spiel es aus.
learn-behind-done = Das ist der Kern des Spiels: immer hinter die nächstniedrigere Zahl. Die Plättchen tragen die Zahlen von 1 bis 99, jede einmal.

learn-lowest-title = Niedriger als alle
learn-lowest-text = Und wenn keine Reihe mit einer niedrigeren Zahl endet? Dann kommt das Plättchen hinter die höchste. Hier enden die Reihen mit { $tiles }.
learn-lowest-task = Spiel ein Plättchen aus, das niedriger ist als { $lowest }.
learn-lowest-done = Niedrige Plättchen landen also hinter dem höchsten. Behalt diese Reihe im Auge.

learn-cow-pat-title = Kuhfladen
learn-cow-pat-text = Ab hier schauen wir mitten in andere Partien. Ein Kuhfladen kostet so viele Minuspunkte, wie darauf stehen. Für jeden rückt deine Figur auf der Punkteskala ein Feld vor. Bis jetzt hast du { $points }.
learn-cow-pat-task = Hier geht es um nichts: Spiel ein Plättchen auf den Kuhfladen.
learn-cow-pat-done = Auf jedem Feld der Skala hat eine Figur Platz: Ist deines besetzt, gehst du weiter bis zum nächsten freien. Nur auf dem Startfeld haben alle Platz.

learn-bullhead-title = Der Hornochse
learn-bullhead-text = Am Ende jeder Reihe steht ein Hornochse. Er kostet, was darauf steht. Danach eröffnet dein Plättchen die nächste freie Reihe nach dieser (nach der letzten kommt Reihe 1), und du nimmst eines oder zwei der anderen Plättchen.
learn-bullhead-task = Spiel das Plättchen aus, das auf den Hornochsen kommt.
learn-bullhead-done = Welche Plättchen du nimmst, sieht niemand. Mehr Plättchen heißt mehr Auswahl. Der Rest kommt in die Schachtel. Eine Reihe ist voll, eine neue eröffnet: So sind immer vier Reihen aktiv.

learn-first-title = Andere kommen zuerst
learn-first-text = Alle spielen verdeckt aus, dann werden alle Plättchen aufgedeckt. Das niedrigste kommt zuerst, egal von wem. Was unter einem Plättchen steht, gilt also nur für jetzt.
learn-first-task = Spiel das Plättchen aus, das dir am sichersten scheint.
learn-first-done = Frag dich vor dem Ausspielen: Welche niedrigeren Plättchen könnten zuerst kommen? Bis alle gewählt haben, kannst du dein Plättchen zurücknehmen.

learn-buying-title = Plättchen kaufen
learn-buying-text = Schlechte Plättchen? Bevor du ausspielst, darfst du ein bis drei aus dem Vorrat kaufen, einmal pro Runde. Jedes kostet einen Minuspunkt. Mehr als neun hast du nie: Mit acht nimmst du bei einem Hornochsen nur eines, mit neun keines.
learn-buying-task = Kauf mindestens ein Plättchen und spiel dann das beste aus.
learn-buying-done = Ein kleiner Preis für einen Ausweg. Ist der Vorrat zu Beginn einer Runde leer, kann niemand kaufen. Und hast du am Ende einer Runde kein Plättchen mehr, ziehst du sechs, kostenlos, solange der Vorrat reicht.

learn-happy-title = Happy Kühe
learn-happy-text = Solange in einer aktiven Reihe eine Happy Kuh zu sehen ist, bringen Kuhfladen und Hornochsen Pluspunkte: Die Figuren gehen zurück. Kaufen kostet trotzdem.
learn-happy-task = Jetzt willst du hin: Spiel ein Plättchen auf den Kuhfladen.
learn-happy-done = Pluspunkte gibt es, sobald eine Reihe mit einer Happy Kuh eröffnet wird, und nur, bis ein Plättchen die letzte sichtbare zudeckt. Weiter zurück als bis zum Startfeld geht es nie. Ist ein Feld besetzt, geht die Figur zum Misthaufen hin weiter, bis zum nächsten freien.

learn-double-title = Doppelrunden
learn-double-text = Ein blaues Feld mit einer 2 ist ein Doppelfeld. Ist zu Beginn einer Runde in einer aktiven Reihe eines zu sehen, spielen alle zwei Plättchen aus. Alle kommen der Reihe nach auf den Spielplan, das niedrigste zuerst.
learn-double-task = Wähl zwei Plättchen und spiel sie aus.
learn-double-done = Hast du in einer Doppelrunde nur ein Plättchen, musst du vorher noch eines kaufen, notfalls aus der Schachtel. Wird während einer Runde ein Doppelfeld zugedeckt oder sichtbar, ändert das erst die nächste Runde.

learn-open-title = Das Ochsenauge
learn-open-text = In der letzten Runde { $who ->
    [you] bist du
   *[other] ist { $name }
} auf das Ochsenauge auf Feld { $square } oder darüber hinaus vorgerückt, und alle anderen waren noch davor. Dann ist die nächste Runde offen, also diese: Ausgespielt wird offen, die wenigsten Minuspunkte zuerst. Du bist als Letztes dran und siehst alles.
learn-open-task = Nutz, was du siehst: Spiel ein Plättchen aus, das nichts kostet.
learn-open-done = Je mehr Minuspunkte du hast, desto mehr siehst du in einer offenen Runde, bevor du wählst. Nur die Figuren auf dem Startfeld wählen gemeinsam und verdeckt. Auch ein Kauf kann eine Figur auf ein Ochsenauge oder darüber hinaus bringen.

learn-dunghill-title = Der Misthaufen
learn-dunghill-text = Erreicht eine Figur den Misthaufen oder rückt darüber hinaus, endet die Partie nach dieser Runde. { $name } steht auf { $square }, kurz davor. Schluss ist auch, wenn jemand kein Plättchen mehr hat und der Vorrat leer ist.
learn-dunghill-task = Du hast { $points } Minuspunkte. Spiel ein Plättchen aus, mit dem du gewinnst.
learn-dunghill-done = Die wenigsten Minuspunkte gewinnen, und die vorderste Figur wird Letzte. Figuren auf dem Startfeld teilen sich den ersten Platz.


### What a choice led to

learn-came-first = { $count ->
    [one] Ein niedrigeres Plättchen kam zuerst: { $tiles }.
   *[other] Niedrigere Plättchen kamen zuerst: { $tiles }.
} Das Feld in Reihe { $row }, auf das deine { $tile } sollte, bekam sie darum nicht.
learn-own-first = Deine eigene { $own } ist niedriger und kam zuerst.
learn-seen-first = { $count ->
    [one] Das war zu sehen: Die { $tiles } kam zuerst.
   *[other] Das war zu sehen: { $tiles } kamen zuerst.
}
learn-went-behind = Deine { $tile } kam in Reihe { $row }, hinter die { $behind }: die nächstniedrigere Zahl.
learn-went-lowest = Deine { $tile } war niedriger als das Ende jeder Reihe. Darum kam sie hinter die höchste, die { $behind } in Reihe { $row }.
learn-free = { $kind ->
   *[plain] Ein einfaches Feld kostet nichts.
    [happy] Sie deckt eine Happy Kuh zu. Das kostet nichts.
    [double] Sie deckt ein Doppelfeld zu. Das kostet nichts.
}
learn-minus = { $reason ->
   *[cow-pat] Platsch! Der Kuhfladen
    [bullhead] Muh! Der Hornochse
} kostet { $points ->
    [one] einen Minuspunkt
   *[other] { $points } Minuspunkte
}. { $landing ->
   *[free] Deine Figur rückt von { $start } auf { $end } vor.
    [pushed] Deine Figur rückt von { $start } auf { $end } vor, das nächste freie Feld.
}
learn-plus = { $reason ->
   *[cow-pat] Der Kuhfladen
    [bullhead] Der Hornochse
} bringt { $points ->
    [one] einen Pluspunkt
   *[other] { $points } Pluspunkte
}. { $way ->
   *[back] Deine Figur geht von { $start } auf { $end } zurück.
    [pushed] Deine Figur geht von { $start } auf { $end }, das nächste freie Feld zum Misthaufen hin.
    [start] Deine Figur geht von { $start } auf { $end } zurück. Weiter zurück geht es nicht.
    [stays] Die Felder hinter deiner Figur sind besetzt, darum bleibt sie auf { $end }.
    [nothing] Aber deine Figur steht schon auf dem Startfeld: Das bringt dir nichts.
}
learn-completed = Reihe { $row } ist voll. Deine { $tile } eröffnet Reihe { $next }.
learn-took = { $count ->
    [one] Die { $tiles } ist
   *[other] { $tiles } sind
} jetzt hinter deinem Sichtschirm. Der Rest der Reihe liegt in der Schachtel.
learn-drew = Du hattest kein Plättchen mehr, also ziehst du { $count }, kostenlos.
learn-bought = Du hast { $tiles } gekauft, für { $count ->
    [one] einen Minuspunkt
   *[other] { $count } Minuspunkte
}. Deine Figur rückt von { $start } auf { $end } vor.
learn-eye = { $who ->
    [you] Deine Figur steht
   *[other] { $name } steht
} jetzt auf dem Ochsenauge auf Feld { $square } oder dahinter, vor allen anderen: Die nächste Runde ist offen.
learn-cows-seen = Eine Happy Kuh ist zu sehen: Ab jetzt gibt es Pluspunkte.
learn-cows-covered = Die letzte Happy Kuh ist zugedeckt: Jetzt gibt es wieder Minuspunkte.
learn-dunghill = { $who ->
    [you] Du hast
   *[other] { $name } hat
} den Misthaufen erreicht: Nach dieser Runde ist die Partie zu Ende.
learn-ended = { $result ->
   *[won] Du gewinnst mit { $points } Minuspunkten!
    [lost] { $name } gewinnt mit { $best } Minuspunkten; du hast { $points }.
}
learn-now-take = { $count ->
    [one] Nimm jetzt eines der anderen Plättchen.
   *[other] Nimm jetzt eines oder zwei der anderen Plättchen.
}
learn-now-lay = { $count ->
    [one] Spiel jetzt ein Plättchen aus.
   *[other] Spiel jetzt zwei Plättchen aus.
}
learn-again = Das war noch nicht ganz, was wir zeigen wollten. Versuch es noch einmal mit { $tiles }.
learn-not-lower = Die { $tile } ist nicht niedriger als die { $lowest }, darum kam sie hinter eine niedrigere Zahl. Versuch es noch einmal mit { $tiles }.
learn-again-buy = Du hast nichts gekauft. Versuch es noch einmal: erst kaufen, dann ausspielen.
