### Rätsel: Stellungen aus Partien, in denen eine Wahl klar die beste ist.

puzzle-title = Rätsel des Tages
puzzle-title-number = Rätsel { $number }
puzzle-link = Rätsel des Tages
puzzle-link-about = Eine Stellung, eine beste Wahl. Jeden Tag neu.
puzzle-loading = Das Rätsel wird geholt …
puzzle-failed = Das Rätsel ließ sich nicht laden. Versuch es noch einmal.
puzzle-unknown = Ein Rätsel mit dieser Nummer gibt es nicht.
puzzle-today = Zum Rätsel von heute
puzzle-streak = { $count ->
    [one] 1 Tag hintereinander
   *[other] { $count } Tage hintereinander
}
puzzle-task = Du bist { $name }. Womit hast du die beste Gewinnchance?
puzzle-about = Die Stellung stammt aus einer Partie zwischen Bots. Eine Wahl ist klar die beste, und es ist nicht die, die am billigsten aussieht. Für die Tage hintereinander zählt nur deine erste Antwort.
puzzle-right = Richtig!
puzzle-wrong = Nicht die beste Wahl: „{ $best }“ gewinnt in { $win } % der Fälle, deine Wahl in { $mine } %.
puzzle-earlier = Frühere Rätsel
puzzle-number = Rätsel { $number }{ $state ->
   *[open] {""}
    [right] , gelöst
    [wrong] , nicht gelöst
}
