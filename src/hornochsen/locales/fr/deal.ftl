### The deal of the day on the page.

deal-title = Partie du jour
deal-day-title = Partie du { $date }
deal-link-open = Chaque jour une partie pour tous. Pas encore jouée.
deal-link-running = Votre partie est en cours : continuez-la.
deal-link-finished = Jouée : place { $place } sur 4.
deal-link-abandoned = La partie d’aujourd’hui est restée inachevée.
deal-about = Tout le monde reçoit les mêmes tuiles, la même place et les trois mêmes bots. Les mêmes choix donnent la même partie.
deal-rules = Votre première partie compte. Vous avez 24 heures à partir de son début pour la finir. Il n’y a pas de conseils.
deal-uncounted-rules = Ce jour est passé : une partie ne compte plus. Il n’y a pas de conseils.
deal-ends = Prochaine partie : { $time }.
deal-against = Contre { $names }
deal-players = { $count ->
    [0] Personne ne l’a encore finie.
    [one] { $count } joueur l’a finie.
   *[other] { $count } joueurs l’ont finie.
}
deal-play = Jouer la partie
deal-continue = Continuer votre partie
deal-until = À finir avant { $time }.
deal-again = La rejouer
deal-again-about = Une autre partie ne compte pas.
deal-practice = Jouer cette partie
deal-loading = Chargement de la partie…
deal-failed = La partie du jour n’a pas pu être chargée.
deal-unknown = Il n’y a pas de partie pour ce jour.
deal-today = Partie d’aujourd’hui
deal-streak = { $count ->
    [one] { $count } jour d’affilée
   *[other] { $count } jours d’affilée
}
deal-longest = record : { $count }
deal-chip = Partie du jour
deal-chip-uncounted = Partie du jour · ne compte pas
deal-menu-about = Vous pouvez fermer cette page à tout moment et continuer sur cet appareil ou sur un autre des vôtres.
deal-to-day = Partie et calendrier
deal-see-result = Voir comment les autres ont joué


### The result

deal-result = Votre résultat
deal-place = Place { $place } sur 4
deal-points = { $count ->
    [one] { $count } point de pénalité
   *[other] { $count } points de pénalité
}
deal-rank = Rang { $rank } sur { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
deal-abandoned = La partie n’a pas été finie à temps. Elle compte comme une dernière place.
deal-rounds = Tour par tour
deal-round-free = aucun point de pénalité
deal-round-cheap = quatre au plus
deal-round-costly = cinq ou plus
deal-round-back = le pion a reculé
deal-round-spoken = Tour { $round } : { $rating }
deal-histogram = Tous ceux qui ont joué
deal-histogram-about = Parties selon les points de pénalité ; moins, c’est mieux.
deal-bar-spoken = { $games ->
    [one] { $games } partie avec { $points }
   *[other] { $games } parties avec { $points }
}
deal-bar-mine = votre partie
deal-abandoned-count = { $count ->
    [one] { $count } partie est restée inachevée.
   *[other] { $count } parties sont restées inachevées.
}
deal-best = La meilleure partie
deal-best-mine = Votre partie est la meilleure jusqu’ici.
deal-best-about = { $count ->
    [one] La meilleure partie a { $count } point de pénalité.
   *[other] La meilleure partie a { $count } points de pénalité.
}
deal-parting = À partir du tour { $round }, votre partie a pris un autre cours.
deal-parting-mine = Vous : { $choice }
deal-parting-best = La meilleure partie : { $choice }
deal-parting-none = Les deux parties ont les mêmes choix.
deal-watch-best = La regarder à partir de là
deal-watch = Regarder la meilleure partie
deal-leaders = Les meilleurs
deal-leaders-about = Ceux qui ont fini au moins dix autres parties.
deal-replay = Regarder votre partie


### Sharing

daily-share = Tanz der Hornochsen ! { $date } · place { $place } sur { $players } · { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}
deal-share-title = Partager
deal-share-about = Le résultat ne dévoile aucune tuile.
deal-share-text = Partager le texte
deal-share-picture = Enregistrer l’image
deal-copied = Le texte est copié.
deal-not-copied = Le texte n’a pas pu être copié. Sélectionnez-le vous-même.
deal-picture-alt = Place { $place } sur 4, { $points } points de pénalité et un carré pour chaque tour


### The calendar

deal-calendar = Calendrier
deal-calendar-about = On peut aussi jouer les parties passées ; elles ne comptent pas.
deal-cell-open = { $date } : pas jouée
deal-cell-running = { $date } : votre partie est en cours
deal-cell-finished = { $date } : place { $place }
deal-cell-abandoned = { $date } : inachevée
deal-cell-none = { $date } : pas de partie


### Nobody knows it in advance

deal-proof = Personne ne connaît les tuiles à l’avance
deal-proof-about = Le serveur a scellé les tuiles des prochains jours avant qu’ils ne commencent. Quand un jour est passé, son secret est publié, et chacun peut vérifier qu’il correspond au sceau.
deal-proof-seal = Sceau
deal-proof-secret = Secret
deal-proof-later = publié quand le jour est passé
refused-unknown-day = Il n’y a pas de partie pour ce jour.
refused-day-played = Vous avez déjà joué cette partie.
refused-day-not-over = Tant que le jour n’est pas passé, seuls ceux qui ont fini la partie du jour voient cette partie.
