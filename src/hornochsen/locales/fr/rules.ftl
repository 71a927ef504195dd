### La page des règles : le jeu en cinq minutes.

rules-page-title = Les règles
rules-page-about = Cinq minutes, et vous savez jouer. Touchez les exemples : ils bougent.
rules-page-contents = Sur cette page
rules-page-next = Suite
rules-page-back = Retour
rules-page-again = Encore une fois
rules-page-example = Exemple
rules-page-frame = Image { $number } sur { $total }
rules-page-play = Jouer maintenant


### What it is about

rules-page-goal-title = Le but du jeu
rules-page-goal = De deux à huit, on pose des tuiles numérotées dans un pré. Si vous marchez dans une bouse ou tombez sur une tête de taureau, vous recevez des points de pénalité, et votre pion avance vers le tas de fumier. Personne ne veut y arriver : à la fin, on gagne avec le moins de points de pénalité.


### What there is

rules-page-things-title = Ce qu’il y a sur la table
rules-page-thing-tile = 99 tuiles, de 1 à 99, une de chaque.
rules-page-thing-screen = Un paravent par personne. Il cache vos tuiles : six au début, jamais plus de neuf.
rules-page-thing-row = Un plateau avec des rangées de cases. Quatre rangées sont toujours actives : celles où il y a des tuiles.
rules-page-thing-cow-pat = Bouse : coûte ce qu’elle indique.
rules-page-thing-bullhead = Tête de taureau (« enclos de la vache » dans la règle imprimée) : le bout de chaque rangée. C’est la case la plus chère.
rules-page-thing-happy-cow = Vache heureuse : change les points de pénalité en points positifs.
rules-page-thing-double = Case double mise : tout le monde joue deux tuiles.
rules-page-thing-course = Une piste tout autour. Votre pion est sur le nombre de vos points de pénalité.


### A round

rules-page-round-title = Un tour
rules-page-round-choose = Tout le monde choisit une tuile en secret et la pose face cachée.
rules-page-round-reveal = Quand tous les choix sont faits, on retourne toutes les tuiles ensemble.
rules-page-round-place = Puis elles vont sur le plateau, une par une, le plus petit nombre d’abord.
rules-page-round-mind = Vous avez changé d’avis ? Tant que le dernier choix n’est pas fait, vous pouvez reprendre votre tuile.


### Where a tile goes

rules-page-where-title = Où va une tuile ?
rules-page-where = Ce n’est pas vous qui choisissez la rangée, c’est le nombre. Une tuile va au bout d’une rangée, juste après le nombre inférieur le plus proche.
rules-page-where-low = Elle est plus petite que les quatre ? Alors elle va derrière la plus grande.
rules-page-where-touch = Touchez une tuile pour voir où elle va.
rules-page-where-behind = La tuile { $tile } va derrière la { $behind }, le nombre inférieur le plus proche.
rules-page-where-lowest = La tuile { $tile } est plus petite que les quatre. Elle va donc derrière la plus grande, la { $behind }.


### Cow-pats and bullheads

rules-page-points-title = Bouses et têtes de taureau
rules-page-points = Une case simple ne coûte rien. Sur une bouse, vous recevez les points de pénalité qu’elle indique, c’est tout. La tête de taureau au bout d’une rangée est pire, mais elle rapporte aussi quelque chose.
rules-page-pat-before = La 29 va derrière la 26. Il y a là une bouse.
rules-page-pat-after = Splatch ! 4 points de pénalité.
rules-page-bull-before = Dans la rangée 2, il ne reste que la tête de taureau. La 53 y va.
rules-page-bull-points = Meuh ! 5 points de pénalité : le pion avance de cinq cases.
rules-page-bull-moves = La rangée est complétée. La 53 passe à la prochaine rangée libre et l’ouvre.
rules-page-bull-takes = Parmi les autres tuiles, on en prend une ou deux, que l’on cache derrière son paravent ; personne ne voit lesquelles. Le reste va dans la boîte.


### Tiles

rules-page-tiles-title = De nouvelles tuiles
rules-page-tiles-buy = Avant de jouer, vous pouvez acheter une à trois tuiles du sac, une fois par tour. Chacune coûte un point de pénalité.
rules-page-tiles-free = Si vous n’avez plus de tuile à la fin d’un tour, vous en piochez six, gratuitement.
rules-page-tiles-end = Quand le sac est vide, on ne peut plus rien acheter à partir du tour suivant, et il n’y a plus de tuiles gratuites.


### Happy cows

rules-page-happy-title = Les vaches heureuses
rules-page-happy = Tant qu’on voit une vache heureuse dans une des quatre rangées actives, les points de pénalité sont des points positifs : votre pion recule. Tout le monde veut alors les bouses ! Ce que vous achetez coûte quand même.
rules-page-happy-seen = Dans la rangée 5, on voit deux vaches heureuses. Tout compte donc à l’envers.
rules-page-happy-plus = La 73 tombe sur la bouse : 3 points positifs. Le pion recule de 12 à 9.
rules-page-happy-covered = La 54 et la 56 couvrent les vaches heureuses. Désormais, les points coûtent de nouveau.


### Double rounds

rules-page-double-title = Les tours doubles
rules-page-double = Si l’on voit une case double mise dans une rangée active quand un tour commence, tout le monde joue deux tuiles. Si vous n’en avez qu’une, vous devez d’abord en acheter une autre.
rules-page-double-seen = La rangée 7 est ouverte : on voit quatre cases double mise. Deux tuiles par personne !


### The course

rules-page-course-title = La piste
rules-page-course = Il y a de la place pour un pion par case ; seul le départ a de la place pour tous. Si votre case est prise, vous continuez vers le tas de fumier jusqu’à la prochaine case libre, même si vous reculiez.
rules-page-course-before = Rouge reçoit 4 points de pénalité et devrait aller sur la case 24. Mais Bleu y est.
rules-page-course-after = Rouge va donc sur la case 25.
rules-page-eye = Les yeux de bœuf : quand un pion avance jusqu’à un œil de bœuf ou le dépasse, et que tous les autres sont encore derrière, il le déclenche. Le prochain tour est alors ouvert.
rules-page-open = Dans un tour ouvert, on joue face visible, une personne après l’autre. La personne qui a le moins de points de pénalité commence. Quand on est encore au départ, on choisit d’abord, ensemble et face cachée.
rules-page-open-order = L’ordre d’un tour ouvert : d’abord Vert avec 12, puis Bleu avec 31, enfin Rouge avec 41.


### The end

rules-page-end-title = La fin
rules-page-end = Quand un pion atteint le tas de fumier, on finit le tour, puis la partie est terminée. Elle l’est aussi quand quelqu’un n’a plus de tuile et que le sac est vide.
rules-page-end-win = On gagne avec le moins de points de pénalité. Les pions encore au départ se partagent la première place.
rules-page-end-order = Vert gagne avec 23. Rouge est sur le tas de fumier, bon dernier.


### Two sets of rules, tips

rules-page-sets-title = Deux sortes de règles
rules-page-sets = L’hôte choisit. Avec les règles officielles, on peut acheter dans la boîte quand le sac se vide pendant un tour. Avec les règles du résumé français, on ne le peut pas, et la partie s’arrête dès qu’un pion atteint le tas de fumier.
rules-page-tips-title = Trois conseils
rules-page-tip-last = Les cases avant une tête de taureau sont dangereuses : quelqu’un y sera peut-être avant vous.
rules-page-tip-take = Une tête de taureau rapporte des tuiles. Prenez des nombres qui vont entre les rangées.
rules-page-tip-happy = Gardez une tuile pour les vaches heureuses : une rangée complétée est alors un cadeau.
rules-page-fair = Ceci est une version indépendante du jeu de Wolfgang Kramer. Le plateau « Classique » est une reconstitution : il correspond à ce que l’on sait de l’original imprimé.
