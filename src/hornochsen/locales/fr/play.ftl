### Beginning

welcome = Bienvenue à Tanz der Hornochsen ! Gare au tas de fumier.
independent = Une version indépendante du jeu de Wolfgang Kramer, avec ses propres textes.
board-reconstructed = Le plateau « classic » est reconstitué ; une partie est de notre invention.
at-the-table = À la table : { $names }
your-name-prompt = Comment s’appelle le numéro { $number } ?
player-numbered = Numéro { $number }
name-empty = Il faut au moins une lettre pour un nom.
name-taken = { $name } est déjà à la table. Choisissez un autre nom.
resumed = Bon retour ! La partie reprend au tour { $round }.


### Handing over

hand-over = Passez le clavier à { $name }. Appuyez sur Entrée pour commencer.
press-enter = Appuyez sur Entrée pour continuer.


### Choosing

choose-tile = Quelle tuile jouez-vous ?
choose-two-tiles = Quelles sont les deux tuiles que vous jouez ?
choose-take = Prenez une ou deux tuiles parmi { $tiles } :
choose-take-one = Prenez une tuile parmi { $tiles } :
prompt-help = un nombre = choisir, b2 = en acheter deux, u = reprendre, ? = aide, q = arrêter
prompt-help-take = un ou deux nombres = prendre, ? = aide, q = arrêter
prompt-help-waiting = u = reprendre, Entrée = attendre, ? = aide, q = arrêter
confirm-lay = Jouer { $tile } ? (o/n)
confirm-lay-two = Jouer { $tiles } ? (o/n)
confirm-stop = Arrêter ici ? La partie sera enregistrée. (o/n)
yes-key = o
no-key = n
laid-waiting = C’est joué. Aux autres maintenant.
must-buy = Une seule tuile, mais il en faut deux : achetez-en d’abord au moins une (b1).
may-buy = { $count ->
    [one] Vous pouvez acheter une tuile (b1).
   *[other] Vous pouvez acheter jusqu’à { $count } tuiles (de b1 à b{ $count }).
}


### What a tile would do

preview-free = { $tile } → rangée { $row }, aucun point
preview-points-minus = { $tile } → rangée { $row }, bouse : { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}
preview-points-plus = { $tile } → rangée { $row }, bouse : { $points ->
    [one] { $points } point positif
   *[other] { $points } points positifs
}
preview-completes-minus = { $tile } → rangée { $row }, enclos : { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}, et vous prenez des tuiles
preview-completes-plus = { $tile } → rangée { $row }, enclos : { $points ->
    [one] { $points } point positif
   *[other] { $points } points positifs
}, et vous prenez des tuiles
preview-note = Pour l’instant ; les tuiles plus petites, placées avant, peuvent tout changer.


### Misunderstandings

not-held = Vous n’avez pas la tuile { $tile }.
not-in-row = La tuile { $tile } n’est pas dans cette rangée.
not-a-choice = « { $text } » n’est pas un choix. Tapez un nombre, ou ? pour l’aide.
need-one-tile = Une seule tuile, s’il vous plaît.
need-two-tiles = Deux tuiles différentes, s’il vous plaît, séparées par une espace : 15 63


### Stopping

game-saved =
    Partie enregistrée dans { $file }. Pour continuer :
    hornochsen play --resume { $file }
cannot-save = Impossible d’enregistrer la partie dans { $file } : { $reason }
game-broken-off = La partie a été interrompue au tour { $round }.
goodbye = À bientôt, et attention aux bouses.


### Help

help-title = Ce que vous pouvez taper
help-number = 15     choisir la tuile 15 ; dans un tour double, deux tuiles : 15 63
help-buy = b2     acheter deux tuiles avant de jouer : une à trois, une fois par tour
help-back = u      reprendre ce que vous avez joué, tant que d’autres choisissent
help-help = ?      cette page
help-stop = q      arrêter ; la partie est enregistrée et pourra continuer plus tard
help-rules-title = Le jeu en bref
help-rows = La plus petite tuile d’abord, chacune derrière la fin de rangée juste inférieure.
help-low = Plus petite que les quatre fins de rangée, elle va derrière la plus grande.
help-cow-pat = Sur une bouse, vous recevez les points de pénalité qu’elle indique.
help-bullhead = Dans l’enclos aussi ; la tuile ouvre une rangée, vous en prenez une ou deux.
help-happy = Tant qu’on voit une vache heureuse, les points comptent à l’envers.
help-double = Tant qu’on voit une case double mise, tout le monde joue deux tuiles.
help-bulls-eye = Quand le premier marqueur atteint un œil de bœuf, le tour suivant est ouvert.
help-price = Une tuile achetée coûte un point. Plus de tuile ? Six nouvelles sont gratuites.
help-end = La partie finit au tas de fumier, ou quand une main vide ne peut plus piocher.
help-win = La plus petite pénalité gagne.


### Records

record-sound = { $file } est en ordre : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}, partie finie.
record-unfinished = { $file } est en ordre jusqu’ici : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}, partie non finie.
