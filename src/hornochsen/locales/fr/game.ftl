### $who is “you” or “other”; $name is then the player’s name. $tiles are numbers, already listed.
### No “de”, “que” or “si” before a name or number: they would have to elide.


### Lists

list-and = { $head } et { $last }
order-then = { $head }, puis { $last }
order-together = { $names } ensemble
you-in-list = vous


### Rounds

round-title = { $kind ->
   *[plain] Tour { $round }
    [double] Tour { $round } – double
    [open] Tour { $round } – ouvert
    [double-open] Tour { $round } – double et ouvert
}
round-began = { $kind ->
   *[plain] Le tour { $round } commence.
    [double] Le tour { $round } commence. Tour double : tout le monde joue deux tuiles.
    [open] Le tour { $round } commence. L’ordre : { $order }. Tour ouvert : on joue face visible.
    [double-open] Le tour { $round } commence. L’ordre : { $order }. Double et ouvert : on joue deux tuiles, face visible.
}


### Choosing

bought = { $who ->
    [you] Vous achetez
   *[other] { $name } achète
} { $count ->
    [one] une tuile
   *[other] { $count } tuiles
}{ $source ->
   *[supply] {""}
    [both] , dont { $box } venant de la boîte
    [box] {" "}venant de la boîte
}.
bought-tiles = { $who ->
    [you] Vous achetez
   *[other] { $name } achète
} { $count ->
    [one] une tuile
   *[other] { $count } tuiles
}{ $source ->
   *[supply] {""}
    [both] , dont { $box } venant de la boîte
    [box] {" "}venant de la boîte
} : { $tiles }.
laid = { $who ->
    [you] Vous jouez
   *[other] { $name } joue
} { $count ->
    [one] une tuile
   *[other] deux tuiles
} { $face ->
   *[down] face cachée
    [up] face visible
}.
laid-tile = { $who ->
    [you] Vous jouez
   *[other] { $name } joue
} la tuile { $tile } { $face ->
   *[down] face cachée
    [up] face visible
}.
laid-tiles = { $who ->
    [you] Vous jouez
   *[other] { $name } joue
} les tuiles { $tiles } { $face ->
   *[down] face cachée
    [up] face visible
}.
took-back = { $who ->
    [you] Vous vous ravisez et choisissez de nouveau.
   *[other] { $name } se ravise et choisit de nouveau.
}
revealed = { $count ->
    [one] On retourne la tuile : { $entries }.
   *[other] On retourne les tuiles : { $entries }.
}
revealed-entry = { $who ->
    [you] vous
   *[other] { $name }
} { $tiles }


### On the board

placed = { $who ->
    [you] Vous placez
   *[other] { $name } place
} la tuile { $tile } dans la rangée { $row }.
row-completed = { $who ->
    [you] Vous complétez
   *[other] { $name } complète
} la rangée { $row } ; la tuile { $tile } ouvre la rangée { $next }.
took = { $who ->
    [you] Vous prenez
   *[other] { $name } prend
} { $count ->
    [one] une tuile
   *[other] { $count } tuiles
} dans la rangée.
took-tiles = { $who ->
    [you] Vous prenez
   *[other] { $name } prend
} { $count ->
    [one] une tuile
   *[other] { $count } tuiles
} dans la rangée : { $tiles }.
took-none = { $who ->
    [you] Votre paravent est plein : toute la rangée va dans la boîte.
   *[other] { $name } n’a plus de place derrière son paravent : toute la rangée va dans la boîte.
}
drew = { $who ->
    [you] Vous n’avez plus de tuile et en piochez
   *[other] { $name } n’a plus de tuile et en pioche
} { $count ->
    [one] une
   *[other] { $count }
} gratuitement.
drew-tiles = { $who ->
    [you] Vous n’avez plus de tuile et en piochez
   *[other] { $name } n’a plus de tuile et en pioche
} { $count ->
    [one] une
   *[other] { $count }
} gratuitement : { $tiles }.


### On the course

moved-minus = { $who ->
    [you] Vous recevez
   *[other] { $name } reçoit
} { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
} { $reason ->
   *[cow-pat] pour une bouse
    [bullhead] pour la tête de taureau
} et { $who ->
    [you] avancez
   *[other] avance
} jusqu’à la case { $end }{ $landing ->
   *[free] {""}
    [pushed] , la première libre
}.
moved-plus = { $who ->
    [you] Vous recevez
   *[other] { $name } reçoit
} { $points ->
    [one] { $points } point positif
   *[other] { $points } points positifs
} { $reason ->
   *[cow-pat] pour une bouse
    [bullhead] pour la tête de taureau
}{ $landing ->
   *[free] {" "}et { $who ->
        [you] reculez
       *[other] recule
    } jusqu’à la case { $end }
    [pushed] {" "}et { $who ->
        [you] reculez
       *[other] recule
    } jusqu’à la case { $end }, la première libre
    [held] , mais { $who ->
        [you] restez
       *[other] reste
    } sur la case { $end }, faute de case libre en arrière
    [start] {" "}et { $who ->
        [you] revenez
       *[other] revient
    } sur la case de départ
    [still] {" "}et { $who ->
        [you] restez
       *[other] reste
    } sur la case de départ
}.
moved-price = { $who ->
    [you] Vous payez
   *[other] { $name } paie
} { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
} et { $who ->
    [you] avancez
   *[other] avance
} jusqu’à la case { $end }{ $landing ->
   *[free] {""}
    [pushed] , la première libre
}.
moved-refund = { $who ->
    [you] Vous recevez
   *[other] { $name } reçoit
} { $points ->
    [one] { $points } point positif
   *[other] { $points } points positifs
} pour cet achat{ $landing ->
   *[free] {" "}et { $who ->
        [you] reculez
       *[other] recule
    } jusqu’à la case { $end }
    [pushed] {" "}et { $who ->
        [you] reculez
       *[other] recule
    } jusqu’à la case { $end }, la première libre
    [held] , mais { $who ->
        [you] restez
       *[other] reste
    } sur la case { $end }, faute de case libre en arrière
    [start] {" "}et { $who ->
        [you] revenez
       *[other] revient
    } sur la case de départ
    [still] {" "}et { $who ->
        [you] restez
       *[other] reste
    } sur la case de départ
}.
bulls-eye-set-off = { $who ->
    [you] Vous déclenchez
   *[other] { $name } déclenche
} l’œil de bœuf de la case { $square } : le prochain tour sera ouvert.
dunghill-reached = { $who ->
    [you] Vous atteignez
   *[other] { $name } atteint
} le tas de fumier.


### The end

game-ended = { $ending ->
   *[dunghill] La partie est finie : le tas de fumier est atteint.
    [no-tiles] La partie est finie : le sac est vide et quelqu’un n’a plus de tuile.
    [round-limit] La partie est finie : le tour { $round } était le dernier.
}
standings-title = Classement final
place-line = { $place }. { $name } – { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}{ $shared ->
   *[no] {""}
    [yes] {" "}(ex æquo)
}
winner-one = { $who ->
    [you] Vous gagnez
   *[other] { $name } gagne
} { $points ->
    [0] sans le moindre point de pénalité !
    [one] avec { $points } point de pénalité !
   *[other] avec { $points } points de pénalité !
}
winner-many = { $who ->
    [you] { $names } et vous partagez la victoire !
   *[other] { $names } se partagent la victoire !
}


### Refusals, one for each reason the rules know

refused-over = La partie est finie.
refused-taking = Pas maintenant : il faut d’abord prendre des tuiles dans la rangée complétée.
refused-already-laid = Vous avez déjà joué. Reprenez d’abord ce que vous avez joué.
refused-already-bought = Vous avez déjà acheté pendant ce tour. Une fois par tour suffit.
refused-too-many = Vous ne pouvez pas en acheter autant maintenant.
refused-screen-full = Votre paravent cache déjà neuf tuiles ; il n’y a plus de place.
refused-nothing-for-sale = Il n’y a rien à acheter pendant ce tour.
refused-not-your-turn = Ce n’est pas encore à vous.
refused-must-buy = Il vous faut une deuxième tuile : achetez-en d’abord au moins une.
refused-wrong-count = Ce n’est pas le bon nombre de tuiles.
refused-not-laid = Vous n’avez rien à reprendre, ou il est trop tard.
refused-face-up = Ce qui est face visible reste en place.
refused-nothing-to-take = Il n’y a pas de rangée complétée où prendre des tuiles.
refused-no-such-tile = Cette tuile n’est pas au choix.


### Names of things

label-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
label-hand = Vos tuiles
label-supply = Sac : { $count }
label-box = Boîte : { $count }
label-bulls-eye = Œil de bœuf
label-dunghill = Tas de fumier
legend-plain = case simple
legend-cow-pat = bouse
legend-bullhead = tête de taureau
legend-happy-cow = vache heureuse
legend-double = case double mise
legend-bulls-eye = œil de bœuf
legend-dunghill = tas de fumier


### Kinds of round

happy-now = Vaches heureuses : les points comptent à l’envers.
happy-over = Plus de vache heureuse en vue : les points comptent de nouveau à l’endroit.
double-now = Tour double : tout le monde joue deux tuiles.
open-now = Tour ouvert : face visible, le moins de points de pénalité d’abord.


### Players

status-has-chosen = { $who ->
    [you] avez choisi
   *[other] a choisi
}
status-is-choosing = { $who ->
    [you] choisissez
   *[other] choisit
}
status-is-taking = { $who ->
    [you] prenez des tuiles
   *[other] prend des tuiles
}
status-waits = { $who ->
    [you] attendez
   *[other] attend
}
bot-calf-name = Veau
bot-calf-about = Tout nouveau dans le pré. Joue ce qui vient, tout à fait au hasard.
bot-cow-name = Vache
bot-cow-about = Prudente. Regarde où elle met les sabots et joue au moins cher.
bot-ox-name = Bœuf
bot-ox-about = Patient. Retient chaque tuile et pèse ce que les autres peuvent jouer.
bot-bull-name = Taureau
bot-bull-about = Redoutable. Joue bien des parties dans sa tête avant de choisir une tuile.
bot-aurochs-name = Aurochs
bot-aurochs-about = Venu du fond des âges. A tout appris seul, en des millions de parties.


### Sets of rules

rules-official-name = Règles officielles
rules-official-about = Comme dans la règle, on finit le tour où le tas de fumier est atteint.
rules-jeux-de-nim-name = Jeux de NIM
rules-jeux-de-nim-about = Résumé français : le tas de fumier arrête tout ; pas d’achats dans la boîte.
rules-house-name = Règles maison
rules-house-about = Votre propre mélange.
