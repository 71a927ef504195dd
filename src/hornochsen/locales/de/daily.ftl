### The deal of the day in the terminal.

daily-welcome = Die Partie des Tages { $date } auf { $board }, gegen { $names }. Alle, die sie spielen, bekommen dieselben Plättchen.
daily-uncounted = Diese Partie zählt nicht.
daily-stopped = Die Partie ist gespeichert. Von ihrem Beginn an kannst du sie 24 Stunden lang fortsetzen: hornochsen daily
daily-played = Diese Partie hast du schon gespielt. Noch einmal, ohne Wertung: hornochsen daily --again
daily-streak = { $count ->
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
}
daily-calendar = Deine Plätze von Montag bis Sonntag; ein Strich ist eine Partie, die nicht beendet wurde.
