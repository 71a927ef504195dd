### L’analyse d’une partie terminée.

review-title = Analyse
review-open = Analyser ma partie
review-open-any = Analyser cette partie
review-seat = Pour
review-others = Les tuiles des autres
review-offered = Tuiles de la rangée : { $tiles }
review-you = vous
review-about = Le coach examine chaque choix en ne sachant que ce qui était visible de cette place. Il distingue ainsi la malchance des mauvais choix.
review-start = Analyser ma partie
review-start-seat = Analyser la partie de { $name }
review-time = Cela prend quelques secondes, ou plus quand d’autres parties occupent le serveur.
review-queued = { $count ->
    [one] Une analyse passe avant.
   *[other] { $count } analyses passent avant.
}
review-running = Le coach examine la partie…
review-curve = Les chances de gagner de chacun
review-slider = Décision
review-decision = Décision { $at } sur { $total }
review-decision-spoken = Décision { $at } sur { $total }, tour { $round }. { $label ->
   *[fine] Bien choisi.
    [unclear] Pas nettement moins bien que le meilleur choix.
    [forced] Aucun choix.
    [slip] Une imprécision.
    [mistake] Une erreur.
    [blunder] Une grosse erreur.
} Chances de gagner : { $percent } %.
review-decision-panel = La décision
review-decision-title = { $kind ->
   *[play] Tour { $round } : jouer
    [buy] Tour { $round } : acheter
    [take] Tour { $round } : prendre
}
review-back = Décision précédente
review-on = Décision suivante
review-mark-back = Erreur précédente
review-mark-on = Erreur suivante
review-keys = Touches : ← → une décision, page préc. et page suiv. d’erreur en erreur, début et fin.
review-verdict = { $label ->
   *[fine] Bien choisi.
    [unclear] Pas nettement moins bien que le meilleur choix.
    [forced] Il n’y avait pas d’autre choix.
    [slip] Une imprécision : { $percent } % de chances de gagner en moins.
    [mistake] Une erreur : { $percent } % de chances de gagner en moins.
    [blunder] Une grosse erreur : { $percent } % de chances de gagner en moins.
}
review-best = le meilleur
review-yours = votre choix
review-chosen = choisi
review-safe = sûr à { $percent } %
review-points = { $points } points de pénalité à la fin
review-uncertain = Chances de gagner entre { $low } % et { $high } %.
review-all = Tout montrer ({ $count })
review-fewer = En montrer moins
review-sum-title = Chance et choix
review-sum = Résultat { $result } % = départ { $start } %, chance { $luck }, choix { $choices }
review-sum-about = Chance et choix additionnent toutes les variations des chances de gagner, en points de pourcentage ; ils peuvent dépasser 100.
review-part-start = Chances égales
review-part-deal = Chance : début
review-part-drawn = Chance : pioche
review-part-others = Chance : les autres
review-part-choices = Choix
review-part-result = Résultat
review-moments = Les moments décisifs
review-moment = choix { $choice }, puis chance { $luck }
review-quality = Qualité du jeu
review-quality-about = millièmes de victoire perdus en moyenne à chaque choix. Moins, c’est mieux.
review-count-blunder = { $count ->
    [one] 1 grosse erreur
   *[other] { $count } grosses erreurs
}
review-count-mistake = { $count ->
    [one] 1 erreur
   *[other] { $count } erreurs
}
review-count-slip = { $count ->
    [one] 1 imprécision
   *[other] { $count } imprécisions
}
review-count-none = Aucune erreur
review-try = Rejouer à partir d’ici
review-try-about = Vous continuez contre des bots à partir de cette position, avec les mêmes tuiles cachées. La partie ne compte pas.
review-refused-unfinished-record = Cette partie n’a pas été jouée jusqu’au bout. Terminez-la, puis analysez-la.
review-refused-unknown-record = Cette partie n’est pas ici. Les parties anciennes sont supprimées ; vous pouvez déposer leur enregistrement sur la page « Revoir une partie ».
review-refused-bad-record = Cet enregistrement ne peut pas être analysé : il contient un coup interdit. Déposez le fichier tel qu’il a été téléchargé après la partie.
review-refused-too-many-reviews = Il y a trop d’analyses en ce moment. Réessayez plus tard.
review-refused-coach-limit = Le coach en a assez fait pour aujourd’hui. Revenez demain, ou utilisez hornochsen review dans le terminal.
review-refused-too-fast = C’était trop rapide. Attendez une minute, puis réessayez.
review-refused-offline = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.
review-refused-failed = L’analyse n’a pas fonctionné. Réessayez.
review-continues = Deuxième essai
review-continued = Cette partie a continué une partie enregistrée. Elle ne compte pas.
review-continued-back = Retour à l’analyse
