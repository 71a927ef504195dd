### Der Coach: Gründe für seinen Rat auf der Seite und im Terminal, dazu Tipps, Analysen und Rätsel im Terminal.
### $best und $other sind Plättchen, schon aufgezählt, oder die Zahl der gekauften Plättchen (Art „buy“).

coach-forced = Es gibt keine andere Wahl.
coach-equal = { $best_kind ->
   *[tile] { $best }
    [buy] Ein Kauf von { $best }
} und { $other_kind ->
   *[tile] { $other }
    [buy] ein Kauf von { $other }
} sind etwa gleich gut.
coach-equal-safe = { $best } kostet in { $safe } % der Fälle nichts; { $other_kind ->
   *[tile] { $other }
    [buy] ein Kauf von { $other }
} ist etwa gleich gut.
coach-happy = Eine Happy Kuh ist sichtbar: { $best } bringt in dieser Runde im Schnitt { $plus } Pluspunkte.
coach-completes = So wie der Spielplan jetzt liegt, macht { $other } Reihe { $row } voll und kostet { $points ->
    [one] { $points } Minuspunkt
   *[other] { $points } Minuspunkte
}.
coach-safer = { $best } kostet in { $safe } % der Fälle nichts, { $other_safe ->
    [0] { $other } kostet fast immer etwas
   *[other] { $other } nur in { $other_safe } %
}.
coach-takes = So wie der Spielplan jetzt liegt, macht { $best } Reihe { $row } voll und kostet { $points ->
    [one] { $points } Minuspunkt
   *[other] { $points } Minuspunkte
}, aber du nimmst daraus Plättchen. Am Ende hast du im Schnitt { $fewer } Minuspunkte weniger als mit { $other }.
coach-cheaper = In dieser Runde kostet { $best } im Schnitt { $cost } Minuspunkte, { $other } dagegen { $other_cost }.
coach-pays = In dieser Runde kostet { $best } im Schnitt mehr ({ $cost } statt { $other_cost } Minuspunkte), aber am Ende hast du { $fewer } weniger als mit { $other }.
coach-keeps = Beide kosten in dieser Runde etwa gleich viel. Wenn du { $best } ausspielst und { $other } behältst, hast du am Ende im Schnitt { $fewer } Minuspunkte weniger.
coach-all-unsafe = { $other_safe ->
    [0] Jedes deiner Plättchen kostet fast sicher Punkte.
   *[other] Selbst dein sicherstes Plättchen, { $other }, kostet nur in { $other_safe } % der Fälle nichts.
} Neue Plättchen geben dir mehr Auswahl.
coach-needless = { $best } kostet in { $safe } % der Fälle nichts: Du brauchst keine neuen Plättchen.
coach-more-choice = Zwei Plättchen geben dir mehr Auswahl als eines.
coach-fits = So wie der Spielplan jetzt liegt, würde { $best } nichts kosten, { $other } dagegen { $points ->
    [one] { $points } Minuspunkt
   *[other] { $points } Minuspunkte
}.
coach-fewer = Am Ende hast du im Schnitt { $fewer } Minuspunkte weniger mit { $best_kind ->
   *[tile] { $best }
    [buy] einem Kauf von { $best }
} als mit { $other_kind ->
   *[tile] { $other }
    [buy] einem Kauf von { $other }
}.
coach-standing = { $standing ->
   *[ahead] Du liegst vorn
    [behind] Du liegst zurück
    [level] Du liegst gemeinsam mit anderen vorn
}: Die bessere Gewinnchance zählt mehr als die { $more } Minuspunkte, die sie im Schnitt kostet.
coach-wins = Die Gewinnchance ist { $win } % mit { $best_kind ->
   *[tile] { $best }
    [buy] einem Kauf von { $best }
} und { $other_win } % mit { $other_kind ->
   *[tile] { $other }
    [buy] einem Kauf von { $other }
}.


### Möglichkeiten in Worten

advice-play = { $tiles } ausspielen
advice-buy = { $count ->
    [one] 1 Plättchen kaufen
   *[other] { $count } Plättchen kaufen
}
advice-take = { $tiles } nehmen


### Tipps im Terminal

advice-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-safe = sicher
advice-cost = Punkte
advice-win = Gewinnchance
advice-coach = Der Coach: { $choice }. { $reason }
advice-thinking = Der Coach denkt nach …


### Analysen im Terminal

report-title = { $name } – Analyse
report-curve = Gewinnchance nach jeder Entscheidung
report-luck = Glück: die Verteilung { $deal }, gezogene Plättchen { $drawn }, die anderen { $others }
report-part = { $part ->
   *[start] gleiche Chancen
    [deal] Glück: Verteilung
    [drawn] Glück: Gezogenes
    [others] Glück: die anderen
    [choices] Entscheidungen
}
report-quality = Spielgüte: { $quality } (Tausendstel Gewinn, die eine Wahl kostet; 0 ist perfekt)
report-bots = Zum Vergleich die Bots: { $bots }
report-counts = Bei { $decisions } Entscheidungen: { $blunders ->
    [one] { $blunders } grober Fehler
   *[other] { $blunders } grobe Fehler
}, { $mistakes ->
    [one] 1 Fehler
   *[other] { $mistakes } Fehler
}, { $slips ->
    [one] { $slips } Ungenauigkeit
   *[other] { $slips } Ungenauigkeiten
}
report-marks = Zeichen: ?! Ungenauigkeit, ? Fehler, ?? grober Fehler
report-moments = Die entscheidenden Momente der Partie
report-mistakes = Weitere Ungenauigkeiten und Fehler
report-decision = Runde { $round }: { $choice }
report-label = { $label ->
   *[fine] gut gewählt
    [unclear] nicht eindeutig schlechter als die beste Wahl
    [forced] keine andere Wahl
    [slip] eine Ungenauigkeit
    [mistake] ein Fehler
    [blunder] ein grober Fehler
}
report-after = Glück bis zur nächsten Entscheidung: { $luck }
report-chosen = gewählt
report-best = am besten
report-more = { $count ->
    [one] 1 weitere Möglichkeit
   *[other] { $count } weitere Möglichkeiten
}
report-basis = { $budget } Probepartien je Entscheidung, Startwert { $seed }. Chancen und Punkte sind geschätzt.


### Rätsel im Terminal

solve-title = Rätsel { $number } von { $count }
solve-task = Womit hast du die beste Gewinnchance?
solve-right = Richtig!
solve-wrong = Nicht das Beste. Besser ist: { $choice }.
solve-left = Die Lösung: { $choice }.
