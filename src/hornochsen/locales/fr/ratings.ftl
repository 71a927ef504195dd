### Tables classées, cotes et classement

rated = Classée
rated-about = La partie change la cote des joueurs. Il faut une pendule, les règles officielles et au moins deux personnes, et il n’y a pas de conseils.
rated-table = Table classée
rated-sit = S’asseoir ici, c’est accepter une partie classée. Quitter la partie compte comme une dernière place.
rated-leave = Cette partie est classée : la quitter compte comme une dernière place, sauf si vous revenez jouer.
rated-stood-in = Dans une partie classée, vous finissez dernier si un bot joue pour vous à la fin.
rated-ready = La prochaine partie compte pour la cote de tous.
rated-obstacle-people = Une partie classée demande au moins deux personnes ; des bots peuvent jouer aussi.
rated-obstacle-players = Quelqu’un joue ici en invité. Dans une partie classée, chacun doit avoir un profil de joueur.
rated-obstacle-device = Deux personnes utilisent le même appareil. Une telle partie n’est pas classée.
rated-obstacle-absent = Quelqu’un n’est pas connecté.
rated-obstacle-agreement = Tout le monde n’a pas encore accepté la partie classée.
rated-agree = J’accepte une partie classée
rated-void-device = Cette partie n’a pas compté : tout le monde utilisait le même appareil.
rated-void-outage = Cette partie n’a pas compté : le serveur était en panne et quelqu’un n’a pas pu revenir.
rated-void-no-show = Cette partie n’a pas compté : moins de deux personnes ont joué.
rated-void-short = Cette partie n’a pas compté : tout le monde est parti pendant les trois premières manches.
rated-void-players = Cette partie n’a pas compté : il restait moins de deux joueurs.
rated-change = Cote { $before } → { $after }
rated-change-left = Cote { $before } → { $after }, n’a pas joué jusqu’au bout
rating-title = Cote
rating-now = { $rating } ± { $deviation }
rating-provisional = provisoire
rating-provisional-about = Encore incertaine. Après quelques parties classées de plus, elle pourra figurer au classement.
rating-none = Vous n’avez pas encore joué de partie classée. L’hôte d’une table peut en faire une table classée.
rating-games = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}
rating-rank = { $rank ->
    [1] 1re place
   *[other] { $rank }e place
} au classement
rating-listed = M’afficher au classement
rating-listed-about = Tout le monde voit alors votre nom, votre cote et le nombre de vos parties classées.
rating-over-time = Cote au fil du temps
rating-over-time-about = La bande montre sa précision.
rating-spoken = { $count ->
    [one] Une partie classée. Cote actuelle : { $last }.
   *[other] { $count } parties classées. Première cote : { $first }. Cote actuelle : { $last }. La plus haute : { $most }.
}
leaderboard-title = Classement
leaderboard-about = Les joueurs de parties classées qui veulent y figurer. Les cotes provisoires n’y sont pas.
leaderboard-none = Personne ne figure encore au classement.
leaderboard-rank = Place
leaderboard-name = Joueur
leaderboard-rating = Cote
leaderboard-games = Parties classées
leaderboard-bots = Les bots, pour comparer
leaderboard-bots-about = Leur cote est fixe. Avec 100 points de plus que son adversaire, on gagne 64 parties à deux sur 100.
leaderboard-you = vous
leaderboard-join = Pour y figurer, jouez des parties classées et activez l’option sur votre page.
leaderboard-failed = Impossible de charger le classement.
refused-rated-terms = Une table classée demande une pendule, un de nos plateaux et les règles officielles, sans conseils.
refused-rated-people = Une partie classée demande au moins deux personnes.
refused-rated-players = Dans une partie classée, chacun doit avoir un profil de joueur.
refused-rated-device = Deux personnes utilisent le même appareil. Une telle partie ne peut pas être classée.
refused-rated-absent = Une partie classée commence quand tous sont connectés.
refused-rated-agreement = Quelqu’un n’a pas encore accepté la partie classée.
refused-rated-game = C’est impossible dans une partie classée.
kept-ratings = Cotes : les résultats des parties classées restent, sans noms. Si vous supprimez votre profil, plus rien ne les relie à vous.
