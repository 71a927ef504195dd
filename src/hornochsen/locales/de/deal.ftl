### The deal of the day on the page.

deal-title = Partie des Tages
deal-day-title = Partie vom { $date }
deal-link-open = Jeden Tag eine Partie für alle. Noch nicht gespielt.
deal-link-running = Deine Partie läuft: Spiel sie weiter.
deal-link-finished = Gespielt: Platz { $place } von 4.
deal-link-abandoned = Die Partie von heute wurde nicht beendet.
deal-about = Alle bekommen dieselben Plättchen, denselben Platz und dieselben drei Bots. Wer gleich wählt, spielt die gleiche Partie.
deal-rules = Deine erste Partie zählt. Von ihrem Beginn an hast du 24 Stunden Zeit. Tipps gibt es nicht.
deal-uncounted-rules = Dieser Tag ist vorbei, deshalb zählt eine Partie nicht mehr. Tipps gibt es nicht.
deal-ends = Nächste Partie: { $time }.
deal-against = Gegen { $names }
deal-players = { $count ->
    [0] Noch niemand hat sie beendet.
    [one] { $count } Person hat sie beendet.
   *[other] { $count } Personen haben sie beendet.
}
deal-play = Partie spielen
deal-continue = Weiterspielen
deal-until = Beende sie bis { $time }.
deal-again = Noch einmal spielen
deal-again-about = Eine weitere Partie zählt nicht.
deal-practice = Diese Partie spielen
deal-loading = Die Partie wird geladen …
deal-failed = Die Partie des Tages ließ sich nicht laden.
deal-unknown = Für diesen Tag gibt es keine Partie.
deal-today = Partie von heute
deal-streak = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
deal-longest = Rekord: { $count }
deal-chip = Partie des Tages
deal-chip-uncounted = Partie des Tages · zählt nicht
deal-menu-about = Du kannst diese Seite jederzeit schließen und auf diesem oder einem anderen deiner Geräte weiterspielen.
deal-to-day = Partie und Kalender
deal-see-result = So haben die anderen gespielt


### The result

deal-result = Dein Ergebnis
deal-place = Platz { $place } von 4
deal-points = { $count ->
    [one] { $count } Minuspunkt
   *[other] { $count } Minuspunkte
}
deal-rank = Rang { $rank } von { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
deal-abandoned = Die Partie wurde nicht rechtzeitig beendet. Sie zählt als letzter Platz.
deal-rounds = Runde für Runde
deal-round-free = keine Minuspunkte
deal-round-cheap = bis zu vier
deal-round-costly = fünf oder mehr
deal-round-back = Figur ging zurück
deal-round-spoken = Runde { $round }: { $rating }
deal-histogram = Alle, die gespielt haben
deal-histogram-about = Partien nach Minuspunkten; weniger ist besser.
deal-bar-spoken = { $games ->
    [one] { $games } Partie mit { $points }
   *[other] { $games } Partien mit { $points }
}
deal-bar-mine = deine Partie
deal-abandoned-count = { $count ->
    [one] { $count } Partie wurde nicht beendet.
   *[other] { $count } Partien wurden nicht beendet.
}
deal-best = Die beste Partie
deal-best-mine = Deine Partie ist bisher die beste.
deal-best-about = { $count ->
    [one] Die beste Partie hat { $count } Minuspunkt.
   *[other] Die beste Partie hat { $count } Minuspunkte.
}
deal-parting = Ab Runde { $round } verlief deine Partie anders.
deal-parting-mine = Du: { $choice }
deal-parting-best = Die beste Partie: { $choice }
deal-parting-none = In beiden Partien wurde gleich gewählt.
deal-watch-best = Von dort an ansehen
deal-watch = Die beste Partie ansehen
deal-leaders = Die Besten
deal-leaders-about = Nur wer mindestens zehn andere Partien beendet hat.
deal-replay = Deine Partie ansehen


### Sharing

daily-share = Tanz der Hornochsen! { $date } · Platz { $place } von { $players } · { $points ->
    [one] { $points } Minuspunkt
   *[other] { $points } Minuspunkte
}
deal-share-title = Teilen
deal-share-about = Das Ergebnis verrät keine Plättchen.
deal-share-text = Als Text teilen
deal-share-picture = Als Bild speichern
deal-copied = Der Text ist kopiert.
deal-not-copied = Der Text ließ sich nicht kopieren. Markiere ihn selbst.
deal-picture-alt = Platz { $place } von 4, { $points } Minuspunkte und ein Kästchen für jede Runde


### The calendar

deal-calendar = Kalender
deal-calendar-about = Auch frühere Partien kannst du spielen; sie zählen nicht.
deal-cell-open = { $date }: nicht gespielt
deal-cell-running = { $date }: deine Partie läuft
deal-cell-finished = { $date }: Platz { $place }
deal-cell-abandoned = { $date }: nicht beendet
deal-cell-none = { $date }: keine Partie


### Nobody knows it in advance

deal-proof = Niemand kennt die Plättchen im Voraus
deal-proof-about = Der Server hat die Plättchen der nächsten Tage versiegelt, bevor diese Tage begannen. Ist ein Tag vorbei, wird sein Geheimnis veröffentlicht, und alle können prüfen, dass es zum Siegel passt.
deal-proof-seal = Siegel
deal-proof-secret = Geheimnis
deal-proof-later = wird nach dem Tag veröffentlicht
refused-unknown-day = Für diesen Tag gibt es keine Partie.
refused-day-played = Diese Partie hast du schon gespielt.
refused-day-not-over = Bis der Tag vorbei ist, sieht diese Partie nur, wer die Partie des Tages beendet hat.
