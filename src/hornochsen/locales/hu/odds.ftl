### What is known about the tiles in a player's hand: where they go now, and how safe they are.

tile-notes = Jelenlegi állás. Mások megelőzhetik.
tile-certain = Mindent látsz: ez biztos.
tile-now = { $preview }, a mostani állás szerint; mások megelőzhetik
tile-percent = { $percent }%
tile-odds = { $tile }: { $percent }%-ban biztos; { $kind ->
   *[minus] átlag { $cost } büntetőpont
    [plus] átlag { $cost } jutalompont
    [none] átlag 0 pont
}
table-odds-title = Mennyire biztos egy lapocska?
table-odds-means = A lapocskán lévő százalék becslés: mekkora eséllyel nem kerül semmibe. Azt senki sem tudja, mit játszanak ki a többiek.
tile-bought = ebben a fordulóban vásároltad
tile-held = A lapocskáid: { $tiles }
lobby-hints = Az edző tanácsai
lobby-hints-about = Mindenki látja, milyen eséllyel nem kerülnek pontba a saját lapocskái, és megkérdezheti az edzőt.
table-speed-short = { $speed ->
   *[1] 1×
    [2] 2×
    [0] Azonnali
}
log-why = Miért?
