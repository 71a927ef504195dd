### The home page, the frame around every page, and a table before the game.


### The frame around every page

shell-skip = Aller au contenu
shell-home = Tanz der Hornochsen ! – vers l’accueil
shell-navigation = Règles, langue, réglages
shell-rules = Règles
shell-language = Langue
shell-settings = Réglages
shell-theme = Clair ou sombre
shell-theme-system = comme l’appareil
shell-theme-light = clair
shell-theme-dark = sombre
shell-speed = À quelle vitesse retourner les tuiles
shell-speed-1 = une par une
shell-speed-2 = deux fois plus vite
shell-speed-0 = tout d’un coup
shell-double-click = Jouer d’un double clic
shell-double-click-about = Sinon, un second clic repose la tuile.
shell-take-back = Temps pour reprendre une tuile jouée
shell-take-back-about = Seulement contre des bots, avant de retourner les tuiles. Pas avec moins de 30 secondes de réflexion.
shell-take-back-seconds = { $count ->
    [0] aucun
    [one] { $count } seconde
   *[other] { $count } secondes
}
shell-sound = Sons
shell-sound-about = Des tuiles qui claquent, des bœufs qui meuglent.
shell-close = Fermer
shell-connection-lost = Reconnexion…
shell-offline = Le serveur est injoignable pour le moment.
shell-failed = Cela n’a pas marché. Réessayez.
shell-page-failed = Cette page n’a pas pu être chargée.
shell-load-again = Recharger
shell-nowhere-title = Rien que de l’herbe
shell-nowhere = Il n’y a pas de page à cette adresse.
shell-go-home = Vers l’accueil


### The home page

home-title = Jouer
home-about = Des tuiles, des bouses et un tas de fumier que personne ne veut atteindre. De deux à huit, dans le navigateur, sans compte.
home-suggested-names = Margot, Firmin, Lison, Gaston, Colette, Basile, Rosalie, Anatole
home-name = Votre nom
home-play-title = Une partie tout de suite
home-level = Trois bots jouent avec vous
home-play = Jouer maintenant
home-opening = Un instant…
home-friends-title = Entre amis
home-open-about = Vous recevez un lien et un code à envoyer aux autres.
home-open = Ouvrir une table
home-code = Code de la table
home-code-example = K7M 2QX
home-code-wrong = Un code compte six lettres et chiffres. Un lien entier convient aussi.
home-join-about = Pour jouer, ou seulement regarder.
home-join = Rejoindre
home-pass = Un seul appareil
home-pass-about = Il passe de main en main.
home-rules = Règles
home-rules-about = Toutes les règles à consulter, avec des images.
home-replay = Revoir une partie
home-replay-about = D’après un enregistrement, étape par étape.
home-public-title = Tables publiques
home-public-none = Aucune table publique pour l’instant. Ouvrez-en une !
home-join-this = Rejoindre
home-watch-this = Regarder
home-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
home-nobody = Encore personne
home-phase-gathering = avant la partie
home-phase-salting = on mélange
home-phase-playing = partie en cours
home-phase-over = partie finie
home-phase-gone = n’existe plus
home-mine-title = Mes parties
home-go-on = Continuer
home-look = Voir
home-forget = Oublier la table { $code }
home-forgotten = La table { $code } n’est plus dans votre liste.
home-show-all = { $count ->
    [one] Afficher
   *[other] Tout afficher ({ $count })
}
home-independent = Une version indépendante du jeu de Wolfgang Kramer, avec ses propres dessins et textes. Sans lien avec les éditeurs.


### Coming to a table

lobby-title = Table { $code }
lobby-connecting = En route vers la table…
lobby-ended-title = Table { $code }
lobby-ended = Cette table est fermée.
lobby-heading = Avant la partie
lobby-about = Voici la table { $code }. Prenez place, ou regardez.
lobby-about-seated = Vous avez une place. Invitez du monde ou ajoutez des bots.
lobby-about-guest = Vous avez une place. Vous pouvez aussi inviter du monde.
lobby-sit-title = Vous jouez ?
lobby-sit-down = Prendre place
lobby-only-watch = Seulement regarder
lobby-watching = Vous regardez.
lobby-colour = Votre pion
lobby-colour-red = triangle rouge
lobby-colour-orange = carré orange
lobby-colour-yellow = étoile jaune
lobby-colour-green = rond vert
lobby-colour-teal = losange turquoise
lobby-colour-blue = octogone bleu
lobby-colour-purple = croix violette
lobby-colour-pink = cœur rose
lobby-colour-taken = { $colour }, pas libre
lobby-moved-here = Votre place est maintenant sur cet appareil.
lobby-seat-moved = Votre place est maintenant sur un autre appareil.
lobby-seat-removed = L’hôte vous a retiré votre place.


### Seats

lobby-seats = À la table : { $count } sur 8
lobby-nobody = Il n’y a encore personne. L’hôte sera la première personne à prendre place.
lobby-you = vous
lobby-host = hôte
lobby-bot = bot : { $level }
lobby-here = en ligne
lobby-away = hors ligne
lobby-remove = Retirer { $name }
lobby-add-bot = Ajouter un bot
lobby-full = Les huit places sont prises.
lobby-get-up = Quitter la table
lobby-start = Commencer la partie
lobby-too-few = Il faut être au moins deux. Invitez quelqu’un ou ajoutez un bot.
lobby-wait-for-host = La partie commencera quand { $name } la lancera.
lobby-last = La dernière partie


### Inviting

lobby-share-title = Inviter du monde
lobby-share-about = Par code, lien ou image. Personne n’a besoin de compte.
lobby-code = Code de la table : { $code }
lobby-qr = QR code du lien vers cette table
lobby-link = Lien vers cette table
lobby-copy = Copier
lobby-copied = Copié.
lobby-copy-by-hand = Le lien est sélectionné : copiez-le au clavier ou par un appui long.
lobby-share = Partager
lobby-share-failed = Le partage n’a pas marché. Copiez plutôt le lien.
lobby-invitation = On fait une partie ? Tanz der Hornochsen !
lobby-only-here = Cette adresse ne marche que sur cet ordinateur. Pour les téléphones et les autres sur votre réseau, arrêtez le jeu et relancez-le avec :
lobby-tv = Afficher sur la télé


### What is agreed on

lobby-agreed = Ce que l’on joue
lobby-agreed-fixed = L’hôte choisit.
lobby-board = Plateau
lobby-board-classic = Classique
lobby-board-calf-yard = Cour des veaux
lobby-board-clover-farm = Ferme du trèfle
lobby-board-longacre = Long champ
lobby-board-muck-hall = Château du fumier
lobby-rules = Règles
lobby-switches = Règles maison
lobby-at-once = Le tas de fumier met tout de suite fin à la partie
lobby-at-once-about = Sinon, on finit le tour.
lobby-box-sales = Achats dans la boîte
lobby-box-sales-about = Quand le sac se vide pendant un tour, on peut acheter des tuiles dans la boîte.
lobby-happy-buying = Achats heureux
lobby-happy-buying-about = Tant qu’une vache heureuse est visible, acheter fait reculer aussi.
lobby-clock = Temps pour chaque choix
lobby-clock-none = sans limite
lobby-clock-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
lobby-clock-day = un jour
lobby-clock-about = Quand il est écoulé, un bot choisit pour vous.
lobby-public = Table publique
lobby-public-about = Tout le monde la trouve sur la page d’accueil.
lobby-chat = Discussion et réactions
lobby-chat-about = Tout le monde à la table peut parler.
lobby-shuffle-seats = Mélanger les places
lobby-shuffle-seats-about = Avant chaque partie, tout le monde change de place.


### Shuffling

lobby-shuffling = On mélange…
lobby-shuffling-about = Le serveur a scellé son secret ; chaque appareil ajoute maintenant son grain de sel. Ainsi personne ne choisit les tuiles, et tout le monde pourra vérifier.
lobby-salted = Grains de sel reçus : { $count } sur { $people }
lobby-salts-awaited = On attend encore : { $names }
lobby-commitment = Le sceau


### A seat on another device

lobby-move = Continuer sur un autre appareil
lobby-move-title = Votre place sur un autre appareil
lobby-move-about = Ouvrez ce lien sur l’autre appareil : votre place s’y déplace.
lobby-move-link = Lien privé
lobby-move-waiting = Préparation du lien…
lobby-move-secret = Il sert une seule fois, pendant dix minutes. Ne le montrez à personne : la personne qui l’ouvre prend votre place.
