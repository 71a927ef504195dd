### La page de l’exploitant du serveur.

operator-title = Exploitation du serveur
operator-about = Pour l’exploitant de ce serveur. Le jeton est le réglage operator_token ; il ne reste que dans cet onglet.
operator-token = Jeton
operator-sign-in = Ouvrir
operator-sign-out = Se déconnecter
operator-stale = Le serveur n’a pas répondu à la dernière demande. Les chiffres sont plus anciens.
operator-cancel = Annuler


### Charge et stockage

operator-load = Charge
operator-choices = Choix par seconde
operator-lag = Plus long retard de la boucle d’événements
operator-milliseconds = { $count } ms
operator-memory = Mémoire
operator-connections = Connexions ouvertes
operator-addresses = Adresses
operator-queues = Files d’attente
operator-bots = Tables qui attendent les bots
operator-reviews = Analyses
operator-writes = Écritures
operator-storage = Stockage
operator-database = Base de données
operator-open-tables = Tables ouvertes
operator-all-tables = Toutes les tables
operator-records = Enregistrements
operator-uploads = Envois
operator-stored-reviews = Analyses
operator-server = Serveur
operator-version = Version
operator-began = Démarré
operator-processes = Processus


### Signalements

operator-reports = { $count ->
    [0] Signalements
    [one] 1 signalement
   *[other] { $count } signalements
}
operator-reports-none = Il n’y a aucun signalement ouvert.
operator-report-about = { $reporter } signale { $name }
operator-report-chat = { $count ->
    [one] Ce qui a été dit : 1 message
   *[other] Ce qui a été dit : { $count } messages
}
operator-report-close = Clore le signalement


### Tables et personnes

operator-tables = Tables
operator-tables-none = Il n’y a aucune table.
operator-nobody = Personne
operator-and-bots = { $count ->
    [one] et 1 bot
   *[other] et { $count } bots
}
operator-public = publique
operator-phase-gathering = attend des joueurs
operator-phase-salting = mélange
operator-phase-playing = partie en cours
operator-phase-over = partie terminée
operator-phase-closed = fermée
operator-people = Personnes
operator-present = ici
operator-away = absent
operator-remove = Exclure
operator-close = Fermer la table


### Problèmes et adresses bloquées

operator-problems = Avertissements et erreurs
operator-problems-about = Les plus récents du journal de ce processus, à l’heure UTC.
operator-problems-none = Il n’y en a aucun.
operator-level-warning = Avertissement
operator-level-error = Erreur
operator-barred = Adresses bloquées
operator-barred-none = Aucune adresse n’est bloquée.
operator-address = Adresse ou réseau
operator-bar = Bloquer
operator-bar-address = Bloquer { $address }
operator-unbar = Autoriser de nouveau
operator-barred-players = Joueurs bloqués
operator-bar-player = Bloquer le joueur


### Confirmations, résultats et erreurs

operator-ask-close-table = Fermer la table { $code } ?
operator-ask-close-table-about = Tout le monde à la table est déconnecté, et la partie ne peut pas continuer.
operator-confirm-close-table = Fermer la table
operator-ask-remove = Exclure { $name } de la table { $code } ?
operator-ask-remove-about = La personne ne pourra plus s’asseoir à cette table. Un bot joue une partie en cours jusqu’à la fin.
operator-confirm-remove = Exclure
operator-ask-bar = Bloquer { $address } ?
operator-ask-bar-about = Toutes les personnes à cette adresse sont déconnectées et ne peuvent pas revenir. Des familles et des clubs partagent souvent une adresse.
operator-confirm-bar = Bloquer
operator-ask-bar-player = Bloquer { $name } ?
operator-ask-bar-player-about = Le joueur est déconnecté de tous ses appareils et ne peut pas revenir sous cette identité. Un bot termine les parties en cours.
operator-confirm-bar-player = Bloquer
operator-done-close-table = La table est fermée.
operator-done-remove = La personne sera exclue d’ici une seconde.
operator-done-close-report = Le signalement est clos.
operator-done-bar = L’adresse est bloquée.
operator-done-unbar = L’adresse est de nouveau autorisée.
operator-done-bar-player = Le joueur est bloqué.
operator-done-unbar-player = Le joueur est de nouveau autorisé.
operator-refused-wrong-token = Ce n’est pas le jeton de l’exploitant.
operator-refused-unknown-path = Ce serveur n’a pas de page pour l’exploitant : le réglage operator_token n’est pas défini.
operator-refused-too-fast = Il y a eu trop de jetons erronés. Attends une minute.
operator-refused-offline = Le serveur est injoignable pour le moment.
operator-refused-bad-message = Ce n’est ni une adresse ni un réseau.
operator-refused-unknown-table = La table n’existe plus.
operator-refused-no-such-seat = La personne n’est plus à cette table.
operator-refused-nothing-to-do = C’est déjà fait.
operator-refused-failed = Cela n’a pas marché. Le journal du serveur dit pourquoi.
