### What is known about the tiles in a player's hand: where they go now, and how safe they are.

tile-notes = As things stand. Lower tiles may come first.
tile-certain = You see all tiles: this is certain.
tile-now = { $preview }, as things stand; lower tiles may come first
tile-percent = { $percent }%
tile-odds = { $tile }: { $percent }% safe; { $kind ->
   *[minus] { $cost } minus points on average
    [plus] { $cost } plus points on average
    [none] no points on average
}
table-odds-title = How safe is a tile?
table-odds-means = The percentage on a tile is the chance that it costs nothing. It is an estimate: nobody knows what the others will lay.
tile-bought = bought in this round
tile-held = Your tiles: { $tiles }
lobby-hints = Hints from the coach
lobby-hints-about = All players see how likely each of their own tiles is to cost nothing, and may ask the coach.
table-speed-short = { $speed ->
   *[1] 1×
    [2] 2×
    [0] At once
}
log-why = Why?
