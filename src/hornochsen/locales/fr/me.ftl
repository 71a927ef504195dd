### My page: a player without an account.

me-title = Ma page
me-link-about = Vos parties, statistiques et records
me-nobody = Avec votre première partie, cette page devient la vôtre : vos parties, vos statistiques, vos records. Sans compte, sans mot de passe, sans adresse e-mail.
me-saved = Enregistré.
me-save = Enregistrer
me-signed-out = Cet appareil a été déconnecté, ou le profil a été supprimé.
me-joined = Cet appareil appartient maintenant à { $name }.
me-running = Parties en cours


### Name, piece, emblem

me-profile = Nom et emblème
me-emblem = Votre emblème
me-emblem-calf = veau
me-emblem-cow = vache
me-emblem-ox = bœuf
me-emblem-bull = taureau
me-emblem-aurochs = aurochs
me-emblem-happy-cow = vache heureuse
me-emblem-bulls-eye = œil de bœuf
me-emblem-cow-pat = bouse
me-emblem-dunghill = tas de fumier


### Statistics

me-statistics = Statistiques
me-no-games = Aucune partie terminée pour l’instant.
me-games = Parties
me-wins = Victoires
me-mean-points = Points de pénalité par partie
me-streak = Victoires de suite
me-longest = record : { $count }
me-days = Record de jours de suite
me-fewest = Le moins de points de pénalité
me-lead = Plus grande avance
me-shares = Part des victoires
me-players = { $count } personnes
me-games-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
me-fair-spoken = la part équitable serait de { $percent } pour cent
me-fair-about = Le trait montre la part équitable. Une victoire partagée compte en partie.
me-points-over-time = Points de pénalité au fil du temps
me-points-about = Moins il y en a, mieux c’est. Chaque point est une partie, la ligne est la moyenne de dix parties.
me-quality-over-time = Qualité du jeu
me-quality-about = D’après les parties analysées ; moins, c’est mieux. Les lignes en tirets sont les bots.
me-chart-spoken = { $count ->
    [one] { $count } partie : { $last }.
   *[other] { $count } parties, moyenne d’abord { $first }, à la fin { $last }.
}
me-against-bots = Contre les bots
me-against-people = Contre des personnes
me-against-about = Combien de fois vous avez fini devant et derrière.
me-against-spoken = { $ahead } fois devant, { $behind } fois derrière
me-somebody = quelqu’un


### Finished games

me-finished = Parties terminées
me-filter-board = Plateau
me-board-custom = un plateau personnel
me-filter-players = Personnes
me-filter-result = Résultat
me-filter-name = Chercher un nom
me-all = toutes
me-won = gagnées
me-lost = non gagnées
me-place = Place { $place } sur { $players }
me-with = avec { $names }
me-points = { $count ->
    [one] { $count } point de pénalité
   *[other] { $count } points de pénalité
}
me-left = quittée avant la fin
me-review = Analyse
me-more = Afficher plus


### Devices and recovery

me-devices = Appareils
me-device-unknown = Appareil inconnu
me-device-this = (cet appareil)
me-device-seen = utilisé la dernière fois le { $date }
me-sign-out = Déconnecter
me-move = Utiliser aussi un autre appareil
me-move-about = Ouvrez ce lien sur l’autre appareil, ou scannez le code. Il sert une fois, pendant dix minutes. Ensuite, les deux appareils ont le même profil.
me-move-qr = Code QR du lien privé
me-recovery = Code de récupération
me-recovery-exists = Vous avez un code de récupération. Il vous rend votre profil si vous perdez vos appareils.
me-recovery-missing = Vous n’avez pas de code de récupération. Si vous perdez cet appareil ou effacez les données du navigateur, votre profil est perdu et personne ne peut le rendre.
me-recovery-make = Créer un code de récupération
me-recovery-replace = Créer un nouveau code de récupération
me-recovery-once = Imprimez ou gardez ce code maintenant : il n’est affiché qu’une fois. Un code précédent n’est plus valable.
me-recover = Récupérer un profil
me-recover-about = Entrez le code de récupération. Tous les autres appareils du profil seront déconnectés.
me-recover-now = Récupérer
me-recovered = Votre profil est de retour. L’ancien code a servi : imprimez ou gardez le nouveau maintenant.


### Players of this browser

me-switch = Profils sur cet appareil
me-new = Nouveau profil
me-new-about = Plusieurs personnes peuvent partager cet appareil. Un nouveau profil est créé avec la prochaine partie.


### My data

me-data = Mes données
me-data-about = Vous disposez de tout ce que le serveur garde à votre sujet.
me-kept-link = Ce qui est gardé, et combien de temps
me-export = Tout télécharger
me-delete = Tout supprimer
me-delete-about = Votre profil, vos appareils, vos statistiques et vos noms sont supprimés tout de suite et pour toujours. Les parties des autres restent, avec un nom neutre à votre place.
me-delete-name = Pour confirmer, tapez votre nom : { $name }
me-delete-now = Supprimer pour toujours
me-deleted = Tout a été supprimé.

kept-title = Ce qui est gardé, et combien de temps
kept-about = Vous pouvez jouer sans compte. Le serveur garde ce dont une partie a besoin, et le supprime de lui-même.
kept-players = Votre profil : nom, pion, emblème, appareils et résultats, après votre dernière visite
kept-games = Parties terminées, avec leurs rediffusions, analyses et résultats
kept-names = Noms dans les parties terminées
kept-idle = Tables sans activité
kept-uploads = Parties envoyées
kept-reports = Signalements de personnes
kept-addresses = Adresses réseau complètes des personnes aux tables
kept-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
kept-never = ne sont pas gardées
kept-device = Le secret de votre profil reste sur votre appareil. Le serveur n’en a qu’un hachage, comme de votre code de récupération.
kept-delete = Sur votre page, vous pouvez tout télécharger et tout supprimer d’un coup.
kept-backups = Les sauvegardes de ce serveur contiennent les données supprimées jusqu’à leur expiration.

refused-unknown-recovery = Aucun profil n’a ce code de récupération.
refused-wrong-name = Ce n’est pas le nom de votre profil.
refused-barred-player = Ce profil est exclu de ce serveur.

### Games that were not played at a table of the server

me-local = sur un seul appareil
me-local-count = { $count ->
    [one] L’une d’elles a été jouée sur un seul appareil ou dans le terminal.
   *[other] { $count } d’entre elles ont été jouées sur un seul appareil ou dans le terminal.
}
pass-count = Compter cette partie pour moi
pass-count-about = Une partie sur un seul appareil ne compte pour personne, sauf si vous le demandez. Elle est signalée dans vos statistiques.
pass-count-who = Qui êtes-vous ?
pass-count-now = Compter
pass-counted = Cette partie compte pour { $name }.

### A seat from a mailed link

me-device-table = seulement à la table { $code }
me-print = Imprimer
answer-title = Votre place à la table { $code }
answer-about = Avec le lien de votre e-mail, vous pouvez jouer à cette table sur cet appareil. Le lien ne sert qu’une fois. Ne continuez que si l’e-mail vous était destiné.
answer-now = Jouer sur cet appareil
answer-watch = Regarder seulement
