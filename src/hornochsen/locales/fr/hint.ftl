### Les conseils du coach à la table.

hint-ask = Coach
hint-ask-key = Demander au coach (touche H)
hint-title = Le coach
hint-thinking = Le coach réfléchit…
hint-best = { $choice } : { $percent } % de chances de gagner.
hint-odds = sûre à { $percent } %, en moyenne { $kind ->
   *[minus] −{ $cost }
    [plus] +{ $cost }
    [none] 0
}
hint-about = Le coach ne sait que ce que vous voyez. Choisissez une ligne pour prendre ses tuiles.
hint-failed = Le coach n’a pas répondu. Réessayez.
refused-nothing-to-choose = Vous n’avez rien à choisir maintenant.
refused-coach-limit = Le coach a assez répondu pour aujourd’hui. Revenez demain.
