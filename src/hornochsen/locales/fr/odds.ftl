### What is known about the tiles in a player's hand: where they go now, and how safe they are.

tile-notes = Pour l’instant. D’autres peuvent passer avant.
tile-certain = Tout est visible : c’est certain.
tile-now = { $preview }, pour l’instant ; d’autres peuvent passer avant
tile-percent = { $percent } %
tile-odds = { $tile } : { $percent } % sûre ; { $kind ->
   *[minus] pénalité moyenne de { $cost }
    [plus] +{ $cost } points en moyenne
    [none] aucun point en moyenne
}
table-odds-title = Une tuile est-elle sûre ?
table-odds-means = Le pourcentage sur une tuile estime la probabilité qu’elle ne coûte rien. Personne ne sait ce que les autres vont jouer.
tile-bought = achetée pendant ce tour
tile-held = Vos tuiles : { $tiles }
lobby-hints = Conseils du coach
lobby-hints-about = Chaque personne voit avec quelle probabilité ses propres tuiles ne coûtent rien, et peut demander au coach.
table-speed-short = { $speed ->
   *[1] 1×
    [2] 2×
    [0] Immédiate
}
log-why = Pourquoi ?
