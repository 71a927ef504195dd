### Why an event happened, in one sentence. $behind is the tile before the placed one.

reason-behind = Die { $tile } kommt hinter die nächstniedrigere Zahl, die { $behind }.
reason-lowest = Die { $tile } ist niedriger als alle Reihen. Deshalb kommt sie hinter die höchste Zahl, die { $behind }.
reason-came-first = { $who ->
    [you] Deine { $behind }
   *[other] Die { $behind } von { $name }
} war vorher dran.
reason-elsewhere = Bei deiner Wahl wäre sie in Reihe { $row } gekommen.
reason-others-first = Andere Plättchen waren vorher dran.
reason-cow-pat = Das Plättchen liegt auf einem Kuhfladen. Der bringt so viele Punkte, wie er zeigt: { $points }.
reason-bullhead = Das Plättchen liegt auf einem Hornochsen. Der bringt so viele Punkte, wie er zeigt: { $points }.
reason-happy = In einer aktiven Reihe ist eine Happy Kuh zu sehen. Deshalb geht die Figur um die Punkte zurück: { $points }.
reason-purchase = Jedes gekaufte Plättchen kostet einen Punkt.
reason-row-completed = Das Plättchen liegt auf dem Hornochsen: Es eröffnet die nächste freie Reihe, und aus der vollen Reihe werden ein oder zwei Plättchen genommen. Der Rest kommt in die Schachtel.
reason-bulls-eye = Die Figur zog auf das Ochsenauge oder darüber hinaus, und alle anderen standen noch davor.
reason-double = Als die Runde begann, war in einer aktiven Reihe ein Doppelfeld zu sehen.
reason-open = In der Runde davor hat eine Figur ein Ochsenauge ausgelöst.
