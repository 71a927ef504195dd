### La leçon : de courts chapitres pour débuter, sur la page et dans le terminal.
### $tiles sont des nombres, déjà énumérés. $who est « you » ou « other » ; $name est alors le nom.

learn-title = Apprendre à jouer
learn-offer-new = Première visite ?
learn-offer-about = Dix courts chapitres, environ cinq minutes.
learn-continue = Continuer la leçon : chapitre { $number } sur { $total }
learn-chapters = Chapitres
learn-chapter = Chapitre { $number } sur { $total }
learn-chapter-name = { $done ->
   *[no] Chapitre { $number } : { $title }
    [yes] Chapitre { $number } : { $title } (terminé)
}
learn-next = Chapitre suivant
learn-finish = Terminer la leçon
learn-back = Chapitre précédent
learn-retry = Réessayer
learn-leave = Quitter la leçon
learn-outcome = Ce qui s’est passé
learn-end-title = Vous connaissez le jeu !
learn-end-text = À vous maintenant : une courte partie sur un petit plateau, contre deux veaux. Ils sont jeunes et font des erreurs.
learn-end-play = Jouer une courte partie
learn-end-once-more = Recommencer la leçon
learn-keys = Entrée = chapitre suivant, r = réessayer, b = retour, q = arrêter
learn-keys-last = Entrée = terminer la leçon, r = réessayer, b = retour, q = arrêter
learn-keys-during = b = chapitre précédent, n = chapitre suivant, q = arrêter
learn-not-possible = « { $text } » n’est pas possible ici.
learn-stopped = À bientôt. « hornochsen learn » reprendra ici.
learn-end-command = Une courte partie dans le terminal : { $command }


### The chapters

learn-behind-title = Où va votre tuile
learn-behind-text = Récoltez le moins possible de points de pénalité. Chaque tuile va au bout d’une rangée. Ce n’est pas vous qui choisissez laquelle : la tuile va juste après le nombre inférieur le plus proche. Les rangées finissent maintenant par { $tiles }.
learn-behind-task = Choisissez une tuile, regardez où elle irait et jouez-la.
learn-behind-done = C’est le cœur du jeu : toujours après le nombre inférieur le plus proche. Les tuiles vont de 1 à 99, chaque nombre une seule fois.

learn-lowest-title = Plus petite que toutes
learn-lowest-text = Et si aucune rangée ne finit par un nombre inférieur ? Alors la tuile va derrière la plus grande. Ici, les rangées finissent par { $tiles }.
learn-lowest-task = Jouez une tuile plus petite que la { $lowest }.
learn-lowest-done = Les petites tuiles arrivent donc derrière la plus grande. Gardez cette rangée à l’œil.

learn-cow-pat-title = Les bouses
learn-cow-pat-text = À partir d’ici, nous regardons au milieu d’autres parties. Une bouse coûte les points de pénalité qu’elle indique. Pour chacun, votre pion avance d’une case sur la piste. Vous en avez { $points } jusqu’ici.
learn-cow-pat-task = Ici, c’est sans risque : jouez une tuile sur la bouse.
learn-cow-pat-done = Chaque case de la piste accueille un seul pion : si la vôtre est prise, vous allez à la prochaine case libre. Seule la case de départ a de la place pour tous.

learn-bullhead-title = La tête de taureau
learn-bullhead-text = Au bout de chaque rangée, il y a une tête de taureau. Elle coûte ce qu’elle indique. Ensuite, votre tuile ouvre la prochaine rangée libre après celle-ci (après la dernière vient la rangée 1), et vous prenez une ou deux des autres tuiles.
learn-bullhead-task = Jouez la tuile qui arrive sur la tête de taureau.
learn-bullhead-done = Personne ne voit quelles tuiles vous prenez. Plus de tuiles, c’est plus de choix. Le reste va dans la boîte. Une rangée est complétée, une autre s’ouvre : il y a toujours quatre rangées actives.

learn-first-title = Les autres d’abord
learn-first-text = Tout le monde joue face cachée, puis on retourne toutes les tuiles. La plus petite est placée d’abord, peu importe qui l’a jouée. Ce qui est écrit sous une tuile n’est donc vrai que pour l’instant.
learn-first-task = Jouez la tuile qui vous paraît la plus sûre.
learn-first-done = Avant de jouer, demandez-vous : quelles tuiles plus petites pourraient passer d’abord ? Tant que tout le monde n’a pas choisi, vous pouvez reprendre votre tuile.

learn-buying-title = Acheter des tuiles
learn-buying-text = De mauvaises tuiles ? Avant de jouer, vous pouvez en acheter une à trois du sac, une fois par tour. Chacune coûte un point de pénalité. Vous n’en avez jamais plus de neuf : avec huit, vous n’en prenez qu’une à une tête de taureau, et avec neuf, aucune.
learn-buying-task = Achetez au moins une tuile, puis jouez la meilleure.
learn-buying-done = Un petit prix pour s’en sortir. Si le sac est vide quand un tour commence, personne ne peut acheter. Et si vous n’avez plus de tuile à la fin d’un tour, vous en piochez six, gratuitement, tant que le sac en contient.

learn-happy-title = Les vaches heureuses
learn-happy-text = Tant qu’on voit une vache heureuse dans une rangée active, les bouses et les têtes de taureau donnent des points positifs : les pions reculent. Acheter coûte quand même.
learn-happy-task = Cette fois, c’est une aubaine : jouez une tuile sur la bouse.
learn-happy-done = Les points positifs commencent dès qu’une rangée avec une vache heureuse s’ouvre, et finissent dès qu’une tuile couvre la dernière visible. On ne recule jamais plus loin que la case de départ. Si une case est prise, le pion continue vers le tas de fumier jusqu’à la prochaine case libre.

learn-double-title = Les tours doubles
learn-double-text = Une case bleue avec un 2 est une case double mise. Si l’on en voit une dans une rangée active quand un tour commence, tout le monde joue deux tuiles. Toutes sont placées dans l’ordre, la plus petite d’abord.
learn-double-task = Choisissez deux tuiles et jouez-les.
learn-double-done = Si vous n’avez qu’une tuile dans un tour double, vous devez d’abord en acheter une autre, au besoin de la boîte. Si une case double mise est couverte ou devient visible pendant un tour, cela ne change que le tour suivant.

learn-open-title = L’œil de bœuf
learn-open-text = Au tour précédent, { $who ->
    [you] vous avez avancé
   *[other] { $name } a avancé
} jusqu’à l’œil de bœuf sur la case { $square } ou plus loin, et tous les autres étaient encore derrière. Le tour suivant est alors ouvert, donc celui-ci : on joue face visible, en commençant par le moins de points de pénalité. Vous jouez en dernier et voyez tout.
learn-open-task = Profitez de ce que vous voyez : jouez une tuile qui ne coûte rien.
learn-open-done = Dans un tour ouvert, plus vous avez de points de pénalité, plus vous en voyez avant de choisir. Seuls les pions encore sur la case de départ choisissent ensemble, face cachée. Un achat peut aussi amener un pion sur un œil de bœuf ou plus loin.

learn-dunghill-title = Le tas de fumier
learn-dunghill-text = Quand un pion atteint ou dépasse le tas de fumier, la partie finit après ce tour. { $name } est sur la case { $square }, juste avant. La partie finit aussi quand quelqu’un n’a plus de tuile et que le sac est vide.
learn-dunghill-task = Vous avez { $points } points de pénalité. Jouez une tuile avec laquelle vous gagnez.
learn-dunghill-done = On gagne avec le moins de points de pénalité, et le pion le plus avancé finit dernier. Les pions encore sur la case de départ se partagent la première place.


### What a choice led to

learn-came-first = { $count ->
    [one] Une tuile plus petite est passée d’abord : { $tiles }.
   *[other] Des tuiles plus petites sont passées d’abord : { $tiles }.
} Votre { $tile } n’a donc pas eu la case prévue dans la rangée { $row }.
learn-own-first = Votre propre { $own } est plus petite : elle est passée d’abord.
learn-seen-first = { $count ->
    [one] C’était visible : la { $tiles } est passée d’abord.
   *[other] C’était visible : { $tiles } sont passées d’abord.
}
learn-went-behind = Votre { $tile } est allée dans la rangée { $row }, derrière la { $behind } : le nombre inférieur le plus proche.
learn-went-lowest = Votre { $tile } était plus petite que le bout de chaque rangée. Elle est donc allée derrière la plus grande, la { $behind } dans la rangée { $row }.
learn-free = { $kind ->
   *[plain] Une case simple ne coûte rien.
    [happy] Elle couvre une vache heureuse. Cela ne coûte rien.
    [double] Elle couvre une case double mise. Cela ne coûte rien.
}
learn-minus = { $reason ->
   *[cow-pat] Splatch ! La bouse
    [bullhead] Meuh ! La tête de taureau
} coûte { $points ->
    [one] un point de pénalité
   *[other] { $points } points de pénalité
}. { $landing ->
   *[free] Votre pion passe de la case { $start } à la case { $end }.
    [pushed] Votre pion passe de la case { $start } à la case { $end }, la prochaine qui est libre.
}
learn-plus = { $reason ->
   *[cow-pat] La bouse
    [bullhead] La tête de taureau
} donne { $points ->
    [one] un point positif
   *[other] { $points } points positifs
}. { $way ->
   *[back] Votre pion recule de la case { $start } à la case { $end }.
    [pushed] Votre pion passe de la case { $start } à la case { $end }, la prochaine qui est libre vers le tas de fumier.
    [start] Votre pion recule de la case { $start } à la case { $end }. Il ne peut pas aller plus loin.
    [stays] Les cases derrière votre pion sont prises : il reste sur la case { $end }.
    [nothing] Mais votre pion est déjà sur la case de départ : vous n’y gagnez rien.
}
learn-completed = La rangée { $row } est complétée. Votre { $tile } ouvre la rangée { $next }.
learn-took = { $count ->
    [one] La { $tiles } est
   *[other] { $tiles } sont
} maintenant derrière votre paravent. Le reste de la rangée est dans la boîte.
learn-drew = Vous n’aviez plus de tuile : vous en piochez { $count }, gratuitement.
learn-bought = Vous avez acheté { $tiles } pour { $count ->
    [one] un point de pénalité
   *[other] { $count } points de pénalité
}. Votre pion passe de la case { $start } à la case { $end }.
learn-eye = { $who ->
    [you] Votre pion est maintenant
   *[other] { $name } est maintenant
} sur l’œil de bœuf de la case { $square } ou plus loin, devant tous les autres : le prochain tour est ouvert.
learn-cows-seen = On voit une vache heureuse : à partir de maintenant, il y a des points positifs.
learn-cows-covered = La dernière vache heureuse est couverte : il y a de nouveau des points de pénalité.
learn-dunghill = { $who ->
    [you] Vous avez atteint
   *[other] { $name } a atteint
} le tas de fumier : la partie finit après ce tour.
learn-ended = { $result ->
   *[won] Vous gagnez avec { $points } points de pénalité !
    [lost] { $name } gagne avec { $best } points de pénalité ; vous en avez { $points }.
}
learn-now-take = { $count ->
    [one] Prenez maintenant une des autres tuiles.
   *[other] Prenez maintenant une ou deux des autres tuiles.
}
learn-now-lay = { $count ->
    [one] Jouez maintenant une tuile.
   *[other] Jouez maintenant deux tuiles.
}
learn-again = Ce n’est pas encore ce que nous voulions montrer. Réessayez avec { $tiles }.
learn-not-lower = La { $tile } n’est pas plus petite que la { $lowest } : elle est donc allée derrière un nombre inférieur. Réessayez avec { $tiles }.
learn-again-buy = Vous n’avez rien acheté. Réessayez : achetez d’abord, jouez ensuite.
