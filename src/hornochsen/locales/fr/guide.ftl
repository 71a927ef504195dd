### Le guide d’une première partie : une vache qui dit ce qui compte. « -again » est dit la deuxième fois, en moins de mots.
### $tiles sont des nombres, déjà énumérés. $sign est « minus », « plus » ou « none ». $who est « you » ou « other » ; $name est alors le nom.

guide-name = Votre guide
guide-hush = Silence, merci
guide-recall = Rappeler le guide
guide-returned = Me revoilà. Je vous parlerai quand il y aura du nouveau.


### What happened

guide-surprise = { $count ->
    [one] La { $tiles } est passée d’abord.
   *[other] Des tuiles plus petites sont passées d’abord : { $tiles }.
} Votre { $tile } est donc allée derrière la { $behind }, pas derrière la { $planned }.{ $sign ->
   *[none] {""}
    [minus] {" "}Cela coûte { $points ->
        [one] un point de pénalité
       *[other] { $points } points de pénalité
    }.
    [plus] {" "}Cela donne { $points ->
        [one] un point positif
       *[other] { $points } points positifs
    }.
}
guide-surprise-again = { $count ->
    [one] D’abord la { $tiles }
   *[other] D’abord { $tiles }
}, donc votre { $tile } est allée derrière la { $behind }.{ $sign ->
   *[none] {""}
    [minus] {" "}Coût : { $points }.
    [plus] {" "}Gain : { $points }.
}
guide-cow-pat = Splatch ! Cette bouse coûte { $points ->
    [one] un point de pénalité
   *[other] { $points } points de pénalité
}. Votre pion est maintenant sur la case { $end }. À la fin, on gagne avec le moins de points.
guide-cow-pat-again = Encore une bouse. Votre pion est sur la case { $end }.
guide-plus = Grâce à une vache heureuse, vous avez reculé : { $points ->
    [one] un point positif
   *[other] { $points } points positifs
}, votre pion est sur la case { $end }.
guide-plus-again = Retour à la case { $end }, grâce à une vache heureuse.
guide-pushed = { $points ->
    [one] C’était un point
   *[other] C’étaient { $points } points
}, mais la case était prise. Votre pion est donc allé à la prochaine case libre, la { $end }.
guide-pushed-again = Encore prise : votre pion est allé à la case { $end }.
guide-cows-covered = La dernière vache heureuse est couverte. Désormais, ce sont de nouveau des points de pénalité.
guide-cows-covered-again = Plus de vache heureuse : de nouveau des points de pénalité.
guide-drew = Vous n’aviez plus de tuile : vous en avez pioché { $count }, gratuitement.
guide-drew-again = De nouvelles tuiles, gratuites !
guide-planned = Exactement comme prévu : votre { $tile } est allée derrière la { $behind }, sans rien coûter.
guide-planned-again = Bien joué, votre { $tile } !


### What matters now

guide-take = { $sign ->
   *[none] La rangée est complétée.
    [minus] Meuh ! Votre { $tile } touche une tête de taureau et coûte { $points ->
        [one] un point de pénalité
       *[other] { $points } points de pénalité
    }.
    [plus] Votre { $tile } touche une tête de taureau et donne { $points ->
        [one] un point positif
       *[other] { $points } points positifs
    }.
    [lost] Votre { $tile } touche une tête de taureau, mais les points positifs ne vous font pas reculer.
} Prenez une{ $most ->
    [one] {""}
   *[other] {" "}ou deux
} de ces tuiles. Personne ne voit lesquelles.
guide-take-again = { $sign ->
   *[none] Une tête de taureau.
    [minus] Une tête de taureau : { $points ->
        [one] un point de pénalité
       *[other] { $points } points de pénalité
    }.
    [plus] Une tête de taureau : { $points ->
        [one] un point positif
       *[other] { $points } points positifs
    }.
} Prenez { $most ->
    [one] une tuile
   *[other] une ou deux tuiles
} : petites ou grandes, ce qui vous manque.
guide-buy-first = Tout le monde joue deux tuiles et vous n’en avez qu’une. Achetez-en d’abord au moins une autre.
guide-buy-first-again = Il vous faut deux tuiles : achetez-en d’abord une.
guide-open = Tour ouvert ! { $place ->
   *[middle] On joue face visible, et { $before ->
        [one] une personne joue
       *[other] { $before } personnes jouent
    } avant vous. Regardez d’abord ces tuiles.
    [first] On joue face visible, et vous commencez : les autres voient votre tuile avant de choisir.
    [last] On joue face visible, et vous jouez en dernier : regardez tout, puis choisissez.
    [start] Votre pion est encore au départ, vous jouez donc face cachée. Après vous, on joue face visible.
}
guide-open-again = Encore un tour ouvert. { $place ->
   *[middle] Vous voyez ce que { $before ->
        [one] une personne a
       *[other] { $before } personnes ont
    } joué.
    [first] Vous commencez.
    [last] Vous jouez en dernier et voyez tout.
    [start] Vous jouez face cachée.
}
guide-double = Tour double : choisissez deux tuiles. Votre plus petite est placée avant l’autre, et d’autres peuvent venir entre les deux.
guide-double-again = Tour double : encore deux tuiles.
guide-happy = On voit une vache heureuse ! Les bouses et les têtes de taureau donnent maintenant des points positifs.{ $gain ->
   *[no] {""}
    [yes] {" "}Pour l’instant, votre { $tile } en donnerait { $points ->
        [one] un
       *[other] { $points }
    }.
    [start] {" "}Mais votre pion est au départ : vous n’avez rien à y gagner.
}
guide-happy-again = Une vache heureuse ! { $gain ->
   *[no] Des points positifs pour qui y arrive.
    [yes] Votre { $tile } donnerait pour l’instant { $points ->
        [one] un point positif
       *[other] { $points } points positifs
    }.
    [start] Au départ, vous n’avez rien à y gagner.
}
guide-buy = Pour l’instant, toutes vos tuiles coûtent, la { $tile } le moins : { $points } points de pénalité. Une nouvelle n’en coûte qu’un : achetez, peut-être ?
guide-buy-again = Pour l’instant, aucune n’est gratuite. Acheter, peut-être ?
guide-costly = Pour l’instant, toutes vos tuiles coûtent, la { $tile } le moins : { $points ->
    [one] un point de pénalité
   *[other] { $points } points de pénalité
}. Sauf si les autres y changent quelque chose.
guide-costly-again = Pour l’instant, aucune n’est gratuite. La { $tile } coûte le moins : { $points }.
guide-dunghill = { $who ->
    [you] Votre pion est
   *[other] { $name } est
} { $left ->
    [one] une case
   *[other] { $left } cases
} avant le tas de fumier. Quand un pion y arrive, la partie se termine.
guide-dunghill-again = Plus que { $left ->
    [one] une case
   *[other] { $left } cases
} avant le tas de fumier : la fin approche.
guide-supply = Il ne reste que { $count ->
    [one] une tuile
   *[other] { $count } tuiles
} dans le sac. Quand il est vide et que quelqu’un n’a plus de tuile, la partie se termine.
guide-supply-again = Le sac est presque vide : { $count }.
guide-near = Pour l’instant, votre { $tile } irait derrière la { $behind }, sans rien coûter. Plus les deux nombres sont proches, moins il peut en venir entre eux.
guide-near-again = Votre { $tile } est tout près de la { $behind } : presque rien ne peut venir entre elles.
guide-low = Votre { $tile } est plus petite que le bout de chaque rangée. Pour l’instant, elle irait donc derrière la plus grande, la { $behind }.
guide-low-again = Votre { $tile } est plus petite que toutes : derrière la { $behind }.
guide-risky = Votre { $tile } a l’air gratuite, mais entre elle et la { $behind } il y a { $count } tuiles que vous ne voyez pas. Si l’une d’elles passe d’abord, tout change.
guide-risky-again = Entre la { $behind } et votre { $tile }, il y a { $count } tuiles que vous ne voyez pas.


### The end

guide-goodbye = Vous vous débrouillez très bien sans moi. Je retourne au pré. Amusez-vous bien !
guide-end = { $result ->
   *[lost] C’était une belle partie.
    [won] Gagné, félicitations !
} { $reason ->
   *[none] Et pas un seul point de pénalité !
    [cow-pat] Ce sont les bouses qui vous ont coûté le plus : { $points }.
    [bullhead] Ce sont les têtes de taureau qui vous ont coûté le plus : { $points }.
    [purchase] Ce sont les achats qui vous ont coûté le plus : { $points }.
}
guide-end-again = { $result ->
   *[lost] La prochaine fois !
    [won] Bien joué !
} { $reason ->
   *[none] Pas un seul point de pénalité.
    [cow-pat] Le plus cher : les bouses, { $points }.
    [bullhead] Le plus cher : les têtes de taureau, { $points }.
    [purchase] Le plus cher : les achats, { $points }.
}
