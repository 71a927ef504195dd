### Tipps des Coachs am Tisch.

hint-ask = Coach
hint-ask-key = Den Coach fragen (Taste H)
hint-title = Der Coach
hint-thinking = Der Coach überlegt …
hint-best = { $choice }: { $percent } % Gewinnchance.
hint-odds = zu { $percent } % sicher, im Schnitt { $kind ->
   *[minus] −{ $cost }
    [plus] +{ $cost }
    [none] 0
}
hint-about = Der Coach weiß nur, was du sehen kannst. Mit einem Klick auf eine Zeile wählst du ihre Plättchen aus.
hint-failed = Der Coach hat nicht geantwortet. Versuch es noch einmal.
refused-nothing-to-choose = Du hast gerade nichts zu entscheiden.
refused-coach-limit = Für heute hat der Coach genug geantwortet. Komm morgen wieder.
