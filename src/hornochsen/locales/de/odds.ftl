### What is known about the tiles in a player's hand: where they go now, and how safe they are.

tile-notes = Stand jetzt – andere können zuvorkommen.
tile-certain = Alles liegt offen: So kommt es.
tile-now = { $preview }, Stand jetzt; andere können zuvorkommen
tile-percent = { $percent } %
tile-odds = { $tile }: { $percent } % sicher; { $kind ->
   *[minus] im Schnitt { $cost } Minuspunkte
    [plus] im Schnitt { $cost } Pluspunkte
    [none] im Schnitt keine Punkte
}
table-odds-title = Wie sicher ist ein Plättchen?
table-odds-means = Die Prozente auf einem Plättchen schätzen, wie wahrscheinlich es nichts kostet. Was die anderen ausspielen, weiß niemand.
tile-bought = in dieser Runde gekauft
tile-held = Deine Plättchen: { $tiles }
lobby-hints = Tipps vom Coach
lobby-hints-about = Alle sehen bei ihren eigenen Plättchen, wie wahrscheinlich sie nichts kosten, und dürfen den Coach fragen.
table-speed-short = { $speed ->
   *[1] 1×
    [2] 2×
    [0] Sofort
}
log-why = Warum?
