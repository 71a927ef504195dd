### La vie à la table : sons, réactions, fin de partie, liens. $who vaut « you » ou « other » ; $name est alors le nom.


### Sons et réactions

life-sound-offer = Voulez-vous du son ?
life-sound-on = Activer le son
life-sound-off = Laisser le son coupé
life-on = Oui
life-off = Non
life-bot-reactions = Réactions des bots
life-bot-reactions-about = Les bots rient, s’étonnent et meuglent de temps en temps.


### Aperçus des liens dans les messageries

link-table-title = Table { $code } : Tanz der Hornochsen !
link-table-about = { $state ->
   *[gathering] { $free ->
        [0] Toutes les places sont prises, mais vous pouvez regarder.
        [one] Il reste une place. Venez jouer, sans compte.
       *[other] Il reste { $free } places. Venez jouer, sans compte.
    }
    [playing] Une partie est en cours. Venez la regarder.
    [over] La partie est finie. Voyez le résultat ou jouez la suivante.
}
link-replay-title = Revoir une partie : Tanz der Hornochsen !
link-replay-about = { $players ->
    [one] Une partie à { $players }, coup par coup.
   *[other] Une partie à { $players }, coup par coup.
}
link-picture = { $picture ->
   *[general] Un taureau entre deux vaches heureuses dans un pré
    [gathering] Une vache à côté d’une place libre, à une table en bois
    [playing] Un plateau avec des tuiles et un taureau qui regarde
    [over] Un troupeau qui danse pour fêter la victoire
    [replay] Une rangée de tuiles et une vache qui lance la lecture
}


### L’histoire d’une partie. $who : la personne qui a gagné lit ceci ; $whom : l’autre personne lit ceci.

story-shared = { $count } pions finissent sur la même case.
story-flawless = En { $count } tours, { $who ->
    [you] vous n’avez pas fait
   *[other] { $name } n’a pas fait
} un seul pas vers le tas de fumier.
story-last-bullhead = { $whom ->
    [you] Vous meniez, mais une tête de taureau vous a coûté
   *[other] { $rival } menait, mais une tête de taureau lui a coûté
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} au dernier tour.
story-last-round = { $who ->
    [you] Vous n’avez pris
   *[other] { $name } n’a pris
} la tête qu’au dernier tour.
story-comeback = Après le tour { $round }, { $who ->
    [you] vous étiez en dernière place, et vous avez gagné quand même.
   *[other] { $name } était en dernière place, et a gagné quand même.
}
story-close = À la fin, seulement { $points ->
    [one] un point
   *[other] { $points } points
} entre { $who ->
    [you] vous et { $rival }
   *[other] { $whom ->
        [you] { $name } et vous
       *[other] { $name } et { $rival }
    }
}.
story-start-to-finish = { $who ->
    [you] Vous étiez
   *[other] { $name } était
} en tête après chaque tour, du premier au dernier.
story-seesaw = La première place a changé { $count } fois.
story-happy-cows = Les vaches heureuses ont fait reculer { $who ->
    [you] votre pion
   *[other] le pion de { $name }
} de { $points } cases : plus que l’avance finale.
story-decisive-bullhead = Au tour { $round }, une tête de taureau a coûté { $whom ->
    [you] { $points ->
        [one] { $points } point à votre pion
       *[other] { $points } points à votre pion
    }
   *[other] { $points ->
        [one] { $points } point à { $rival }
       *[other] { $points } points à { $rival }
    }
}, et la tête pour de bon.
story-big-bullhead = Le moment le plus cher : au tour { $round }, une tête de taureau a coûté { $points } points à { $whom ->
    [you] votre pion
   *[other] { $rival }
}.
story-margin = { $who ->
    [you] Vous finissez
   *[other] { $name } finit
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’avance sur { $whom ->
    [you] vous
   *[other] { $rival }
}.
