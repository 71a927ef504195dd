### Problèmes : des positions de parties où un choix est nettement le meilleur.

puzzle-title = Problème du jour
puzzle-title-number = Problème { $number }
puzzle-link = Problème du jour
puzzle-link-about = Une position, un meilleur choix. Un nouveau chaque jour.
puzzle-loading = Chargement du problème…
puzzle-failed = Le problème n’a pas pu être chargé. Réessayez.
puzzle-unknown = Il n’y a pas de problème avec ce numéro.
puzzle-today = Le problème d’aujourd’hui
puzzle-streak = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
}
puzzle-task = Vous êtes { $name }. Quel choix vous donne les meilleures chances de gagner ?
puzzle-about = La position vient d’une partie entre bots. Un choix est nettement le meilleur, et ce n’est pas celui qui semble le moins cher. Seule votre première réponse compte pour les jours de suite.
puzzle-right = Exact !
puzzle-wrong = Pas le meilleur choix : « { $best } » gagne dans { $win } % des cas, votre choix dans { $mine } %.
puzzle-earlier = Problèmes précédents
puzzle-number = Problème { $number }{ $state ->
   *[open] {""}
    [right] , résolu
    [wrong] , non résolu
}
