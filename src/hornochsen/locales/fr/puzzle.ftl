### Énigmes : des positions de parties où un choix est nettement le meilleur.

puzzle-title = Énigme du jour
puzzle-title-number = Énigme { $number }
puzzle-link = Énigme du jour
puzzle-link-about = Une position, un meilleur choix. Une nouvelle chaque jour.
puzzle-loading = On va chercher l’énigme…
puzzle-failed = L’énigme n’a pas pu être chargée. Réessayez.
puzzle-unknown = Il n’y a pas d’énigme avec ce numéro.
puzzle-today = L’énigme d’aujourd’hui
puzzle-streak = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
}
puzzle-task = Vous êtes { $name }. Quel choix vous donne les meilleures chances de gagner ?
puzzle-about = La position vient d’une vraie partie. Un choix est nettement le meilleur, et ce n’est pas celui qui semble le moins cher. Seule votre première réponse compte pour les jours de suite.
puzzle-right = Exact !
puzzle-wrong = Pas le meilleur choix : « { $best } » gagne dans { $win } % des cas, votre choix dans { $mine } %.
puzzle-earlier = Énigmes précédentes
puzzle-number = Énigme { $number }{ $state ->
   *[open] {""}
    [right] , résolue
    [wrong] , non résolue
}
