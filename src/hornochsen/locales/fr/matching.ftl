# Parties avec d’autres : attendre, commencer avec des bots, bloquer quelqu’un.

match-title = Jouer avec d’autres
match-nobody = Personne n’attend en ce moment.
match-now-count = { $count ->
    [one] Une personne attend pour jouer maintenant.
   *[other] { $count } personnes attendent pour jouer maintenant.
}
match-day-count = { $count ->
    [one] Une personne attend une partie lente.
   *[other] { $count } personnes attendent une partie lente.
}
match-pace = Rythme
match-pace-now = Maintenant
match-pace-day = Un jour par coup
match-seats = Joueurs
match-seats-any = Peu importe le nombre
match-seats-count = { $count ->
    [one] Un joueur
   *[other] { $count } joueurs
}
match-find = Trouver des joueurs
match-as = Vous jouez sous le nom { $name }.
match-waiting-now = Recherche de joueurs…
match-waiting-day = Recherche de joueurs pour une partie lente…
match-same = { $count ->
    [one] personne d’autre n’attend cette partie
   *[other] { $count } personnes attendent cette partie, vous compris
}
match-lost = Le serveur ne répond pas. Nouvel essai…
match-day-about = Vous pouvez quitter cette page. La partie apparaîtra sous « Mes parties ». Sur votre page, vous choisissez si vous voulez être averti.
match-offer = Personne ? Commencez avec des bots !
match-level = Bots aux places libres
match-start-bots = Commencer avec des bots
match-agreed = { $count ->
    [one] La partie va commencer.
   *[other] { $agreed } sur { $count } veulent commencer avec des bots. La partie va commencer.
}
match-cancel = Ne plus attendre
match-found-now = Des joueurs ont été trouvés. La partie commence.
match-found-day = Des joueurs ont été trouvés pour une partie lente.
match-runs = Votre partie avec d’autres joueurs est en cours.
match-to-table = Aller à la partie

block-person = Bloquer
block-person-about = Quand vous chercherez des joueurs, vous ne tomberez plus sur { $name }, qui n’en saura rien.
block-done = Quand vous chercherez des joueurs, vous ne tomberez plus sur { $name }.
block-title = Personnes bloquées
block-about = Quand vous cherchez des joueurs, vous ne tombez jamais sur les personnes que vous avez bloquées. Elles n’en savent rien.
block-undo = Débloquer
block-undone = { $name } n’est plus bloqué.
block-met = Personnes avec qui vous avez joué
kept-matching = Les personnes que vous avez bloquées, aussi longtemps que votre profil ; ce que vous attendez, jusqu’à ce qu’une partie soit trouvée, que vous n’attendiez plus ou après une semaine d’absence

refused-too-many-waiting = Beaucoup de personnes de votre réseau attendent déjà. Réessayez plus tard.
refused-too-many-games = Vous avez déjà beaucoup de parties lentes. Terminez-en d’abord quelques-unes.
refused-nobody-to-block = Cette personne joue en invité. Quand on cherche des joueurs, on ne tombe jamais sur des invités.
refused-too-many-blocks = Vous avez bloqué trop de personnes. Débloquez d’abord quelqu’un sur votre page.
