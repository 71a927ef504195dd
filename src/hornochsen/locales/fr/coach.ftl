### Le coach : les raisons de ses conseils sur la page et dans le terminal ; conseils, analyses et problèmes du terminal.
### $best et $other sont des tuiles, déjà énumérées, ou le nombre de tuiles achetées (genre « buy »).

coach-forced = Il n’y a pas d’autre choix.
coach-equal = { $best_kind ->
   *[tile] { $best }
    [buy] Un achat de { $best }
} et { $other_kind ->
   *[tile] { $other }
    [buy] un achat de { $other }
} se valent à peu près.
coach-equal-safe = { $best } ne coûte rien dans { $safe } % des cas ; { $other_kind ->
   *[tile] { $other }
    [buy] un achat de { $other }
} vaut à peu près autant.
coach-happy = Une vache heureuse est visible : { $best } rapporte en moyenne { $plus } points positifs pendant ce tour.
coach-completes = Dans l’état actuel du plateau, { $other } complète la rangée { $row } et coûte { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}.
coach-safer = { $best } ne coûte rien dans { $safe } % des cas, { $other_safe ->
    [0] { $other } coûte presque toujours quelque chose
   *[other] { $other } seulement dans { $other_safe } %
}.
coach-takes = Dans l’état actuel du plateau, { $best } complète la rangée { $row } et coûte { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}, mais vous y prenez des tuiles. À la fin, vous avez en moyenne { $fewer } points de pénalité de moins qu’avec { $other }.
coach-cheaper = Pendant ce tour, { $best } coûte en moyenne { $cost } points de pénalité, { $other } en coûte { $other_cost }.
coach-pays = Pendant ce tour, { $best } coûte plus en moyenne ({ $cost } points de pénalité au lieu de { $other_cost }), mais à la fin vous en avez { $fewer } de moins qu’avec { $other }.
coach-keeps = Les deux coûtent à peu près autant pendant ce tour. En jouant { $best } et en gardant { $other }, vous avez en moyenne { $fewer } points de pénalité de moins à la fin.
coach-all-unsafe = { $other_safe ->
    [0] Chacune de vos tuiles coûte presque sûrement des points.
   *[other] Même votre tuile la plus sûre, { $other }, ne coûte rien que dans { $other_safe } % des cas.
} De nouvelles tuiles vous donnent plus de choix.
coach-needless = { $best } ne coûte rien dans { $safe } % des cas : pas besoin de nouvelles tuiles.
coach-more-choice = Deux tuiles vous donnent plus de choix qu’une seule.
coach-fits = Dans l’état actuel du plateau, { $best } ne coûterait rien, alors que { $other } coûterait { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}.
coach-fewer = À la fin, vous avez en moyenne { $fewer } points de pénalité de moins avec { $best_kind ->
   *[tile] { $best }
    [buy] un achat de { $best }
} qu’avec { $other_kind ->
   *[tile] { $other }
    [buy] un achat de { $other }
}.
coach-standing = { $standing ->
   *[ahead] Vous êtes en tête
    [behind] Vous êtes en retard
    [level] Vous partagez la tête
} : de meilleures chances de gagner comptent plus que les { $more } points de pénalité qu’elles coûtent en moyenne.
coach-wins = Les chances de gagner sont de { $win } % avec { $best_kind ->
   *[tile] { $best }
    [buy] un achat de { $best }
} et de { $other_win } % avec { $other_kind ->
   *[tile] { $other }
    [buy] un achat de { $other }
}.


### Les choix en mots

advice-play = Jouer { $tiles }
advice-buy = { $count ->
    [one] Acheter { $count } tuile
   *[other] Acheter { $count } tuiles
}
advice-take = Prendre { $tiles }


### Conseils dans le terminal

advice-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-safe = sûre à
advice-cost = points
advice-win = chances de gagner
advice-coach = Le coach : { $choice }. { $reason }
advice-thinking = Le coach réfléchit…


### Analyses dans le terminal

report-title = { $name } – analyse
report-curve = Chances de gagner après chaque décision
report-luck = Chance : la donne { $deal }, les tuiles piochées { $drawn }, les autres { $others }
report-part = { $part ->
   *[start] chances égales
    [deal] chance : la donne
    [drawn] chance : la pioche
    [others] chance : les autres
    [choices] choix
}
report-quality = Qualité du jeu : { $quality } (millièmes de victoire perdus par choix ; 0 est parfait)
report-bots = Pour comparer, les bots : { $bots }
report-counts = Sur { $decisions } décisions : { $blunders ->
    [one] { $blunders } grosse erreur
   *[other] { $blunders } grosses erreurs
}, { $mistakes ->
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
}, { $slips ->
    [one] { $slips } imprécision
   *[other] { $slips } imprécisions
}
report-marks = Signes : { "?!" } imprécision, { "?" } erreur, { "??" } grosse erreur
report-moments = Les moments décisifs de la partie
report-mistakes = Autres imprécisions et erreurs
report-decision = Tour { $round } : { $choice }
report-label = { $label ->
   *[fine] bien choisi
    [unclear] pas nettement moins bien que le meilleur choix
    [forced] pas d’autre choix
    [slip] une imprécision
    [mistake] une erreur
    [blunder] une grosse erreur
}
report-after = chance jusqu’à la décision suivante : { $luck }
report-chosen = choisi
report-best = le mieux
report-more = { $count ->
    [one] { $count } autre choix
   *[other] { $count } autres choix
}
report-basis = { $budget } parties simulées par décision, graine { $seed }. Les chances et les points sont des estimations.


### Problèmes dans le terminal

solve-title = Problème { $number } sur { $count }
solve-task = Quel choix vous donne les meilleures chances de gagner ?
solve-right = Exact !
solve-wrong = Il y a mieux : { $choice }.
solve-left = La solution : { $choice }.
