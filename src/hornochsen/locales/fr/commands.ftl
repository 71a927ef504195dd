### The command line's help. Examples stay in the code; ids follow the command's path.


### What click says itself

heading-usage = Usage :
heading-options = Options :
heading-commands = Commandes :
heading-examples = Exemples :
default-is = par défaut :


### Words in capitals

metavar-options = OPTIONS
metavar-command = COMMANDE
metavar-args = ARGUMENTS
metavar-name = NOM
metavar-names = NOMS
metavar-bot = BOT
metavar-bots = BOTS
metavar-file = FICHIER
metavar-board = PLATEAU
metavar-switch = VARIANTE
metavar-seconds = SECONDES
metavar-dir = DOSSIER
metavar-address = ADRESSE
metavar-player = PROFIL
metavar-word = MOT
metavar-code = CODE
metavar-chapter = CHAPITRE
metavar-url = ADRESSE
metavar-colour = COULEUR
metavar-date = DATE
metavar-record = ENREGISTREMENT
metavar-days = JOURS
metavar-number = NUMÉRO
metavar-report = SIGNALEMENT


### Options that several commands share

opt-help = Afficher cette aide.
opt-lang = Langue : anglais, allemand, français ou hongrois.  [par défaut : celle du système]


### hornochsen

cmd-hornochsen =
    Tanz der Hornochsen ! dans le terminal : jouer, relire des parties enregistrées, créer des plateaux.

    Les tuiles numérotées forment des rangées, bouses et têtes de taureau coûtent des points de pénalité, les vaches
    heureuses les rendent, et l’on gagne en restant le plus loin possible du tas de fumier. Une version indépendante du
    jeu de Wolfgang Kramer.
cmd-hornochsen-epilog = Pour commencer : hornochsen play
opt-hornochsen-version = Afficher la version.


### hornochsen without a command: the first things to try

first-title = Tanz der Hornochsen ! – Pour commencer :
first-serve = Jouer dans le navigateur, solo ou en groupe.
first-network = Inviter les téléphones du réseau local.
first-learn = Apprendre le jeu en cinq minutes.
first-play = Jouer dans le terminal contre trois bots.
first-bots = Faire connaissance avec les bots.
first-boards = Voir les plateaux.
first-help = Afficher toutes les commandes.


### hornochsen learn

cmd-learn =
    Apprendre le jeu en jouant : dix courts chapitres, environ cinq minutes.

    Chaque chapitre explique une idée dans une position d’une partie enregistrée et répond à chacun de vos choix. Tapez
    le nombre d’une tuile pour la jouer, b2 pour acheter deux tuiles, b pour revenir, q pour arrêter. Sans numéro, la
    leçon reprend là où vous en étiez.
cmd-learn-short = Apprendre le jeu en dix courts chapitres.


### hornochsen play

cmd-play =
    Jouer dans le terminal : jusqu’à huit personnes au même clavier, et des bots.

    Tapez le nombre d’une tuile pour la jouer, b2 pour acheter deux tuiles, h pour un conseil, ? pour l’aide, q pour
    arrêter. La table montre où irait maintenant chacune de vos tuiles, ce que cela coûterait, et avec quelle probabilité
    elle ne coûtera rien une fois que les autres auront joué. Un conseil montre les chances de gagner avec chaque choix,
    et ce que ferait le coach. À plusieurs, les tuiles restent cachées pendant que le clavier passe. Une partie
    interrompue (q, Ctrl-C) est enregistrée et peut être reprise.
cmd-play-short = Jouer une partie contre des bots et entre amis.
opt-play-players = Personnes à ce clavier : combien, ou leurs noms, avec des virgules.  [par défaut : 1]
opt-play-bots = Bots à la table : combien, ou lesquels, avec des virgules : calf, cow, ox, bull, bull@300, aurochs, { "./my_bot.py:MyBot" }.  [par défaut : de quoi être quatre]
opt-play-board = Un plateau : son nom, ou un fichier.
opt-play-rules = official ou jeux-de-nim, et des variantes : happy_buying, no_box_sales, at_once (official,happy_buying).
opt-play-budget = Parties simulées par décision, pour les bots qui réfléchissent (aurochs : positions) ; bull@300 les fixe pour un seul bot.
opt-play-think = Temps par décision, pour les bots qui réfléchissent ; --seed ne redonne alors plus la même partie.
opt-play-seed = Mélanger et faire jouer les bots selon ce nombre : encore une fois la même donne.
opt-play-no-hints = Jouer sans probabilités et sans conseils.
opt-play-save = Conserver la partie dans ce fichier, coup par coup.
opt-play-resume = Reprendre une partie interrompue ; elle reste dans le même fichier.


### hornochsen serve

cmd-serve =
    Proposer des tables où jouent des personnes et des bots : sur cette machine, sur le réseau local ou partout.

    Chaque réglage peut être une option, une variable d’environnement (HORNOCHSEN_PORT) ou une ligne d’un fichier TOML
    (port = 8787) ; l’option l’emporte sur l’environnement, et lui sur le fichier. Ctrl-C arrête le serveur ; rien n’est
    perdu.
cmd-serve-short = Proposer des tables à tous, personnes et bots.
opt-serve-host = Écouter à cette adresse ; 0.0.0.0 pour tous les réseaux.
opt-serve-port = Écouter sur ce port ; 0 pour n’importe quel port libre.
opt-serve-database = Tout y conserver : { "sqlite:///…" } ou { "postgresql://…" }.  [par défaut : SQLite dans le dossier de données de l’utilisateur]
opt-serve-public-url = Le début des liens, quand un proxy se trouve devant.
opt-serve-origins = Autres pages web qui peuvent utiliser ce serveur.
opt-serve-proxies = Proxys dont on croit X-Forwarded-For et -Proto.
opt-serve-connections = Connexions à la fois.
opt-serve-connections-per-address = Connexions à la fois depuis une adresse.
opt-serve-tables = Tables à la fois.
opt-serve-tables-per-minute = Nouvelles tables par minute depuis une adresse.
opt-serve-tables-per-address = Tables ouvertes depuis une adresse au cours du dernier jour.
opt-serve-tables-per-network = Tables ouvertes depuis un réseau au cours du dernier jour.
opt-serve-ipv6-prefix = Longueur du préfixe d’un réseau IPv6 ; un réseau IPv4 est un /24.
opt-serve-uploads = Enregistrements envoyés et gardés ; 0 interdit les envois.
opt-serve-uploads-per-address = Enregistrements envoyés et gardés, par adresse.
opt-serve-uploads-per-minute = Enregistrements envoyés par minute depuis une adresse.
opt-serve-upload-bytes = Taille maximale d’un enregistrement envoyé, en octets.
opt-serve-requests-per-second = Requêtes par seconde sur une connexion, en moyenne.
opt-serve-requests-burst = Requêtes d’un coup sur une connexion.
opt-serve-chat-per-minute = Messages et réactions par minute d’une personne.
opt-serve-changes-per-minute = Décisions reprises par minute d’une personne.
opt-serve-coach-seconds = Secondes par jour pendant lesquelles le coach réfléchit pour une adresse ; une analyse compte pour 15, un conseil pour 1.
opt-serve-reports-per-day = Signalements de joueurs par jour d’une adresse.
opt-serve-keep-games = Jours pendant lesquels les parties finies sont conservées.
opt-serve-keep-names = Jours pendant lesquels les noms restent dans les parties finies.
opt-serve-keep-idle = Jours pendant lesquels on garde une table où rien ne se passe.
opt-serve-keep-players = Jours après lesquels un profil inutilisé est supprimé.
opt-serve-keep-reports = Jours pendant lesquels les signalements sont conservés.
opt-serve-keep-addresses = Jours pendant lesquels les adresses complètes sont conservées ; 0 n’en conserve aucune.
opt-serve-keep-uploads = Jours pendant lesquels on garde les enregistrements envoyés.
opt-serve-keep-empty = Minutes pendant lesquelles on garde une table sans joueur ni spectateur.
opt-serve-salt-seconds = Combien de temps le mélange attend le sel des personnes.
opt-serve-away-seconds = Après ce temps sans connexion, un bot remplace la personne.
opt-serve-bots-offered-after = Après ce temps, des bots sont proposés aux personnes qui en attendent d’autres.
opt-serve-bot-threads = Bots qui réfléchissent à la fois ; 0 pour un de moins que de cœurs.
opt-serve-log-format = La forme du journal ; auto : du texte dans un terminal, sinon du JSON.
opt-serve-log-level = Noter ceci et ce qui est plus grave.
opt-serve-metrics = Qui peut lire /metrics ; local : cette machine seulement.
opt-serve-metrics-token = Qui l’envoie comme jeton Bearer peut lire /metrics de partout.
opt-serve-operator-token = Ce jeton ouvre la page de l’exploitant, /operator ; sans jeton, elle n’existe pas.
opt-serve-mail-server = Serveur de courrier (SMTP) qui prend les notifications aux joueurs ; demande mail_from.
opt-serve-mail-tls = Comment les e-mails sont chiffrés en chemin.
opt-serve-mail-user = Nom d’utilisateur auprès du serveur de courrier.
opt-serve-mail-password-file = Fichier contenant le mot de passe du serveur de courrier.
opt-serve-mail-from = Adresse e-mail d’où viennent les notifications.
opt-serve-push-key = Fichier contenant la clé pour Web Push, créée par hornochsen push-key.
opt-serve-config = Lire les réglages dans ce fichier TOML.
opt-serve-show-settings = Afficher chaque réglage et d’où il vient, sans rien faire d’autre.
opt-serve-qr = Afficher un QR code de l’adresse, même sans terminal.
opt-serve-open = Ouvrir la page dans un navigateur.


### hornochsen push-key

cmd-push-key =
    Écrire une nouvelle clé dans FICHIER, que vous seul pouvez lire. Avec elle, un serveur peut appeler les joueurs par Web Push.

    Gardez le fichier : après un changement de clé, tous les navigateurs doivent se réabonner. Un fichier existant n’est jamais remplacé.
cmd-push-key-short = Créer la clé d’un serveur pour Web Push.


### hornochsen db

cmd-db =
    Entretenir la base de données d’un serveur : la mettre à jour, la sauvegarder, enlever ce qui ne doit pas rester.

    Le serveur peut continuer pendant ce temps, sauf pour upgrade et restore.
cmd-db-short = Entretenir la base de données d’un serveur.
cmd-db-upgrade = Donner à une base la forme dont cette version a besoin, ou en créer une ; la deuxième fois, rien ne se passe.
cmd-db-upgrade-short = Mettre une base de données à jour.
opt-db-upgrade-database = { "sqlite:///FICHIER" } ou { "postgresql://NOM:MOTDEPASSE@MACHINE/BASE" }.  [par défaut : SQLite dans le dossier de données de l’utilisateur]
cmd-db-backup =
    Tout écrire dans FICHIER, tel que c’est à un instant donné. Le serveur peut continuer.

    Le fichier convient à SQLite comme à PostgreSQL. Il contient ce que vous seul devez savoir : gardez-le en lieu sûr.
cmd-db-backup-short = Tout écrire dans un fichier.
opt-db-backup-database = { "sqlite:///FICHIER" } ou { "postgresql://NOM:MOTDEPASSE@MACHINE/BASE" }.  [par défaut : SQLite dans le dossier de données de l’utilisateur]
cmd-db-restore =
    Relire une sauvegarde de FICHIER dans une base vide. Le serveur doit être arrêté.

    Un fichier abîmé ne change rien. Une sauvegarde de SQLite convient à PostgreSQL, et inversement.
cmd-db-restore-short = Tout relire depuis un fichier.
opt-db-restore-replace = Détruire ce qui est dans la base.
opt-db-restore-database = { "sqlite:///FICHIER" } ou { "postgresql://NOM:MOTDEPASSE@MACHINE/BASE" }.  [par défaut : SQLite dans le dossier de données de l’utilisateur]
cmd-db-check = Vérifier que la sauvegarde FICHIER est complète et que cette version peut tout en lire ; rien n’est rétabli.
cmd-db-check-short = Vérifier une sauvegarde sans la relire dans une base.
cmd-db-status = Montrer la taille de la base, les serveurs en marche et le nombre de tables, d’enregistrements et d’analyses.
cmd-db-status-short = Montrer tailles et nombres.
opt-db-status-database = { "sqlite:///FICHIER" } ou { "postgresql://NOM:MOTDEPASSE@MACHINE/BASE" }.  [par défaut : SQLite dans le dossier de données de l’utilisateur]
cmd-db-purge = Enlever maintenant les parties, noms et tables anciens ; ce qui n’est pas nommé reste.
cmd-db-purge-short = Enlever ce qui est ancien.
opt-db-purge-games = Enlever les parties finies et les enregistrements plus anciens.
opt-db-purge-names = Enlever les noms des parties finies plus anciennes.
opt-db-purge-idle = Enlever les tables où rien ne s’est passé depuis si longtemps.
opt-db-purge-uploads = Enlever les enregistrements envoyés plus anciens.
opt-db-purge-database = { "sqlite:///FICHIER" } ou { "postgresql://NOM:MOTDEPASSE@MACHINE/BASE" }.  [par défaut : SQLite dans le dossier de données de l’utilisateur]
cmd-db-forget = Remplacer NOM par ? dans toutes les tables, tous les enregistrements et tous les signalements, et effacer ce que cette personne a dit.
cmd-db-forget-short = Enlever un nom partout.
opt-db-forget-database = { "sqlite:///FICHIER" } ou { "postgresql://NOM:MOTDEPASSE@MACHINE/BASE" }.  [par défaut : SQLite dans le dossier de données de l’utilisateur]
cmd-db-ratings = Recalculer toutes les cotes à partir des résultats enregistrés des parties classées et les comparer aux cotes enregistrées. Le code de sortie est 1 si une cote diffère et n’a pas été remplacée.
cmd-db-ratings-short = Recalculer toutes les cotes.
opt-db-ratings-write = Remplacer les cotes enregistrées qui diffèrent. Le serveur ne doit pas tourner.
opt-db-ratings-database = { "sqlite:///FICHIER" } ou { "postgresql://NOM:MOTDEPASSE@MACHINE/BASE" }.  [par défaut : SQLite dans le dossier de données de l’utilisateur]
cmd-db-delete = Enlever la table CODE et tout ce qui s’y est passé. Les enregistrements de ses parties restent.
cmd-db-delete-short = Enlever une table.

opt-db-delete-records = Enlever aussi les enregistrements de ses parties.
opt-db-delete-database = { "sqlite:///FICHIER" } ou { "postgresql://NOM:MOTDEPASSE@MACHINE/BASE" }.  [par défaut : SQLite dans le dossier de données de l’utilisateur]
cmd-db-close = Fermer la table CODE : ceux qui y jouent l’apprennent, et personne ne peut y continuer.
cmd-db-close-short = Fermer une table.
opt-db-close-database = { "sqlite:///FICHIER" } ou { "postgresql://NOM:MOTDEPASSE@MACHINE/BASE" }.  [par défaut : SQLite dans le dossier de données de l’utilisateur]
cmd-db-bar = Ne laisser entrer personne depuis ADRESSE : une adresse, ou un réseau comme { "2001:db8::/32" }.
cmd-db-bar-short = Bloquer une adresse.
opt-db-bar-database = { "sqlite:///FICHIER" } ou { "postgresql://NOM:MOTDEPASSE@MACHINE/BASE" }.  [par défaut : SQLite dans le dossier de données de l’utilisateur]
cmd-db-unbar = Laisser de nouveau entrer depuis ADRESSE.
cmd-db-unbar-short = Débloquer une adresse.
opt-db-unbar-database = { "sqlite:///FICHIER" } ou { "postgresql://NOM:MOTDEPASSE@MACHINE/BASE" }.  [par défaut : SQLite dans le dossier de données de l’utilisateur]
cmd-db-tables = Lister les tables, les plus récentes d’abord : code, phase, personnes, dernier moment où il s’y est passé quelque chose.
cmd-db-tables-short = Lister les tables.
opt-db-tables-limit = Au plus autant.
opt-db-tables-database = { "sqlite:///FICHIER" } ou { "postgresql://NOM:MOTDEPASSE@MACHINE/BASE" }.  [par défaut : SQLite dans le dossier de données de l’utilisateur]
cmd-db-reports = Lire et clore les signalements des joueurs.
cmd-db-reports-short = Lire les signalements des joueurs.
cmd-db-reports-list = Lister les signalements ouverts, les plus récents d’abord : identifiant, heure, table, numéro et nom de la personne signalée.
cmd-db-reports-list-short = Lister les signalements.
opt-db-reports-list-all = Lister aussi les signalements clos.
opt-db-reports-list-limit = Nombre maximal de signalements.
opt-db-reports-list-database = { "sqlite:///FICHIER" } ou { "postgresql://NOM:MOTDEPASSE@MACHINE/BASE" }.  [par défaut : SQLite dans le dossier de données de l’utilisateur]
cmd-db-reports-show = Montrer le signalement SIGNALEMENT : la remarque, les derniers messages qui le précèdent et les adresses conservées.
cmd-db-reports-show-short = Montrer un signalement.
opt-db-reports-show-database = { "sqlite:///FICHIER" } ou { "postgresql://NOM:MOTDEPASSE@MACHINE/BASE" }.  [par défaut : SQLite dans le dossier de données de l’utilisateur]
cmd-db-reports-close = Marquer le signalement SIGNALEMENT comme traité ; il est effacé quand son délai est écoulé.
cmd-db-reports-close-short = Clore un signalement.
opt-db-reports-close-database = { "sqlite:///FICHIER" } ou { "postgresql://NOM:MOTDEPASSE@MACHINE/BASE" }.  [par défaut : SQLite dans le dossier de données de l’utilisateur]
cmd-db-people = Lister les personnes à la table CODE : numéro, nom, identifiant du profil et adresses que keep_addresses conserve.
cmd-db-people-short = Lister les personnes à une table.
opt-db-people-database = { "sqlite:///FICHIER" } ou { "postgresql://NOM:MOTDEPASSE@MACHINE/BASE" }.  [par défaut : SQLite dans le dossier de données de l’utilisateur]
cmd-db-remove = Exclure définitivement la personne NUMÉRO de la table CODE. Un serveur en marche le fait en une seconde.
cmd-db-remove-short = Exclure une personne d’une table.
opt-db-remove-database = { "sqlite:///FICHIER" } ou { "postgresql://NOM:MOTDEPASSE@MACHINE/BASE" }.  [par défaut : SQLite dans le dossier de données de l’utilisateur]
cmd-db-bar-player = Bloquer et déconnecter sur tous ses appareils le profil d’identifiant PROFIL ; db people montre les identifiants.
cmd-db-bar-player-short = Bloquer un profil.
opt-db-bar-player-database = { "sqlite:///FICHIER" } ou { "postgresql://NOM:MOTDEPASSE@MACHINE/BASE" }.  [par défaut : SQLite dans le dossier de données de l’utilisateur]
cmd-db-unbar-player = Admettre de nouveau le profil d’identifiant PROFIL.
cmd-db-unbar-player-short = Débloquer un profil.
opt-db-unbar-player-database = { "sqlite:///FICHIER" } ou { "postgresql://NOM:MOTDEPASSE@MACHINE/BASE" }.  [par défaut : SQLite dans le dossier de données de l’utilisateur]
cmd-db-delete-upload = Enlever l’enregistrement envoyé dont l’identifiant est ENREGISTREMENT, et ses analyses.
cmd-db-delete-upload-short = Enlever un enregistrement envoyé.
opt-db-delete-upload-database = { "sqlite:///FICHIER" } ou { "postgresql://NOM:MOTDEPASSE@MACHINE/BASE" }.  [par défaut : SQLite dans le dossier de données de l’utilisateur]
cmd-db-uploads = Lister les enregistrements envoyés, les plus récents d’abord : identifiant, taille, date.
cmd-db-uploads-short = Lister les enregistrements envoyés.
opt-db-uploads-limit = Au plus autant.
opt-db-uploads-database = { "sqlite:///FICHIER" } ou { "postgresql://NOM:MOTDEPASSE@MACHINE/BASE" }.  [par défaut : SQLite dans le dossier de données de l’utilisateur]


### hornochsen bot

cmd-bot =
    Asseoir un bot à une table d’un serveur ; il y joue comme quelqu’un qui serait n’importe où.

    ADRESSE est celle d’un serveur, ou le lien d’une table. Le bot attend que quelqu’un soit assis à la table, joue
    quand l’hôte commence et reste pour d’autres parties. Si la connexion ou le serveur disparaît, il revient de
    lui-même. Un bot qui échoue laisse sa place à un bot du serveur. Ctrl-C quitte la table.
cmd-bot-short = Faire jouer un bot à une table d’un serveur.
opt-bot-table = Le code de la table, si ADRESSE n’est pas son lien.
opt-bot-bot = Qui joue : calf, cow, ox, bull, aurochs, une classe ({ "./my_bot.py:MyBot" }) ou un programme (snail=./snail.sh).
opt-bot-name = S’asseoir sous ce nom.  [par défaut : celui du bot]
opt-bot-colour = La couleur du pion : red, orange, yellow, green, teal, blue, purple, pink.
opt-bot-games = Partir après ce nombre de parties.  [par défaut : jouer sans fin]
opt-bot-budget = Parties simulées par décision, pour les bots qui réfléchissent (aurochs : positions) ; bull@300 les fixe pour un seul bot.
opt-bot-think = Temps par décision, pour les bots qui réfléchissent.
opt-bot-token-file = Garder le jeton de la place dans ce fichier : la même commande revient à la même place.
opt-bot-player-secret-file = Jouer pour le profil dont le secret d’appareil est dans ce fichier.
opt-bot-quiet = Ne dire que ce qui échoue.


### hornochsen load

cmd-load =
    Ouvrir beaucoup de tables sur un serveur, y faire jouer des parties entières par des clients simples et dire à quelle
    vitesse il répond.

    Seulement pour un serveur à vous. Ses limites doivent le permettre : augmentez connections,
    connections_per_address, tables_per_minute et, si le temps de réflexion est court, requests_per_second. La mémoire
    est lue dans /metrics du serveur : avant que quelqu’un vienne, quand tous sont assis, pendant qu’ils jouent et après
    leur départ. Le temps de réponse compte à partir du moment où un choix était dû ; les choix sans réponse comptent
    aussi. Ctrl-C arrête.
cmd-load-short = Essayer combien de tables un serveur supporte.
opt-load-tables = Nombre de tables à la fois.
opt-load-seats = Joueurs à chaque table.
opt-load-games = Parties à chaque table.  [par défaut : 1]
opt-load-seconds = Jouer plutôt pendant ce temps.
opt-load-think = Temps pour un choix : entre la moitié et une fois et demie.
opt-load-rate = Choix par seconde à des moments aléatoires, que le serveur ait répondu ou non, au lieu de --think.
opt-load-every = Indiquer les temps de réponse et la mémoire du serveur après chaque intervalle de cette durée.
opt-load-spectators = Spectateurs à chaque table.
opt-load-json = Écrire aussi le résultat dans ce fichier.


### hornochsen record

cmd-record =
    Relire des parties enregistrées : leurs positions, leur récit, et si tout est en ordre.

    Un enregistrement est un document JSON avec la donne et tous les coups. Avec - comme FICHIER, on lit l’entrée
    standard.
cmd-record-short = Relire des parties enregistrées.
cmd-record-states = Afficher la position à la fin de chaque tour, un objet JSON par ligne.
cmd-record-states-short = Afficher la position à la fin de chaque tour.
cmd-record-check = Dire si un enregistrement est en ordre, et le résultat de la partie.
cmd-record-check-short = Dire si un enregistrement est en ordre.
cmd-record-submit =
    Faire compter une partie terminée pour un profil sur un serveur.

    La partie est signalée et jamais classée : personne n’a regardé. Le secret de l’appareil est dans un fichier, comme pour hornochsen bot.
cmd-record-submit-short = Faire compter une partie pour vous.
opt-record-submit-server = Adresse du serveur ; --link la contient.
opt-record-submit-player-secret-file = Un fichier avec le secret d’un appareil du profil.
opt-record-submit-link = Un lien de « Ma page » (utiliser aussi un autre appareil) : fait de ce terminal un appareil et garde son secret.
opt-record-submit-seat = Votre nom dans la partie ; seulement si plusieurs personnes ont joué.
cmd-record-verify =
    Prouver que le mélange était honnête, par le secret du serveur et les grains de sel des joueurs dans l’enregistrement.

    Comparez le sceau et votre propre grain de sel avec ceux affichés avant la partie.
cmd-record-verify-short = Prouver que le mélange était honnête.
cmd-record-show =
    Raconter une partie, tour par tour.

    Tout est raconté, même ce qui était secret pendant la partie.
opt-record-show-round = Ce tour seulement.
opt-record-show-board = Dessiner le plateau, la piste et les tuiles de tout le monde après chaque tour.


### hornochsen review

cmd-review =
    Analyser une partie terminée : chaque décision est jugée d’après ce qui était visible à ce moment-là.

    Le rapport montre les chances de gagner après chaque décision, signale les imprécisions ({ "?!" }), les erreurs ({ "?" }) et les
    grosses erreurs ({ "??" }), explique les moments décisifs et fait la somme : résultat = départ + chance + choix. FICHIER
    peut être -, l’entrée standard.
cmd-review-short = Analyser une partie terminée : chance, choix, erreurs.
opt-review-seat = Analyser seulement cette place ; la première est 0.  [par défaut : toutes]
opt-review-budget = Parties simulées par décision.  [par défaut : autant que d’habitude]
opt-review-seed = Graine du hasard : la même graine donne la même analyse.
opt-review-json = Afficher un objet JSON au lieu d’un rapport.
opt-review-plot = Dessiner les courbes de la partie dans FICHIER : .svg.


### hornochsen daily

cmd-daily =
    Jouer la partie du jour : les mêmes tuiles, la même place et les trois mêmes bots pour tout le monde.

    Il y a une partie par jour ; le jour commence à minuit UTC. À choix égaux, les bots répondent de la même façon, et ils
    deviennent plus forts du lundi au dimanche. Votre première partie du jour compte. Si vous l’interrompez (q, Ctrl-C),
    la même commande la reprend, et --date le lendemain, pendant 24 heures en tout. Il n’y a pas de conseils. Ensuite,
    vous recevez un résultat à partager qui ne révèle aucune tuile.
cmd-daily-short = Jouer la partie du jour.
opt-daily-date = Jouer la partie d’un jour passé, par exemple 2026-11-15. Elle ne compte pas.
opt-daily-again = Rejouer la partie d’aujourd’hui. Elle ne compte pas.
opt-daily-calendar = Montrer vos places des cinq dernières semaines et vos jours d’affilée.


### hornochsen puzzle

cmd-puzzle =
    Résoudre un problème : une position d’une partie entre bots où un choix est nettement le meilleur.

    La tuile la moins chère à première vue n’est pas la solution. Il y a un problème par jour, le même pour tout le monde.
    Tapez votre choix comme dans une partie ; q montre la solution.
cmd-puzzle-short = Résoudre le problème du jour.
opt-puzzle-number = Le problème qui porte ce numéro au lieu de celui du jour.
opt-puzzle-date = Le problème de ce jour, par exemple 2026-12-24.  [par défaut : aujourd’hui, en UTC]


### hornochsen board

cmd-board =
    Regarder des plateaux, les vérifier, en créer de nouveaux.

    Un plateau est un fichier texte : des rangées de cases, et la place des yeux de bœuf et du tas de fumier. Recopiez
    celui que vous avez chez vous, ou inventez-en un.
cmd-board-list = Lister les plateaux fournis avec le jeu.
cmd-board-show = Dessiner un plateau : l’un de ceux du jeu, ou celui d’un FICHIER (- pour l’entrée standard).
cmd-board-show-short = Dessiner un plateau.
opt-board-show-json = Afficher le plateau tel que le contiennent les enregistrements.
opt-board-show-toml = Afficher le fichier du plateau, pour le modifier.
cmd-board-check =
    Dire si le plateau de chaque FICHIER est en ordre (- pour l’entrée standard).

    Chaque défaut a sa propre ligne sur la sortie d’erreur, avec la ligne du fichier ; le code de retour est alors 2.
cmd-board-check-short = Dire si des plateaux sont en ordre.
cmd-board-new =
    Commencer votre propre plateau, appelé NOM.

    Vous obtenez un fichier avec des remarques qui disent ce qui va où. Remplissez-le d’après un plateau imprimé, ou
    inventez-en un, puis faites-le relire par « hornochsen board check ».
cmd-board-new-short = Commencer votre propre plateau.
opt-board-new-output = Écrire dans FICHIER.  [par défaut : la sortie standard]
opt-board-new-from = Commencer avec ce plateau.
opt-board-new-force = Écraser FICHIER.


### hornochsen bots

cmd-bots = Lister les bots qui ont un nom, du plus faible au plus fort, et dire comment chacun joue.
cmd-bots-short = Lister les bots, du plus faible au plus fort.


### hornochsen arena

cmd-arena =
    Faire jouer de deux à huit bots à la même table, pour une série de parties, et dire qui est le meilleur et avec
    quelle certitude.

    Un BOT est un nom (calf), une classe dans un fichier ({ "./my_bot.py:MyBot" }) ou dans un paquet
    ({ "package.module:Class" }). Avec bull@300, il a ses propres 300 parties simulées par décision (aurochs :
    positions). Le même peut occuper plusieurs places. Chaque donne est jouée autant de fois qu’il y a de places, tous
    se décalant d’une place à chaque fois : la chance de la donne est ainsi la même pour tous. L’intervalle compte les
    donnes, pas les parties.

    Ctrl-C arrête la série et affiche les résultats obtenus jusque-là.
cmd-arena-short = Faire jouer une série de parties à des bots.
opt-arena-games = Combien de parties ; arrondi au-dessus, pour jouer chaque donne jusqu’au bout.
opt-arena-seed = Tout le hasard vient de ce nombre : encore une fois les mêmes parties.
opt-arena-board = Un plateau : son nom, ou un fichier.
opt-arena-rules = official ou jeux-de-nim, et des variantes : happy_buying, no_box_sales, at_once (official,happy_buying).
opt-arena-jobs = Combien de processus jouent. Leur nombre ne change rien aux résultats.  [par défaut : tous les cœurs]
opt-arena-budget = Parties simulées par décision, pour les bots qui réfléchissent (aurochs : positions) ; bull@300 les fixe pour un seul bot.
opt-arena-think = Temps par décision, pour les bots qui réfléchissent. Les résultats ne sont alors plus reproductibles.
opt-arena-json = Afficher un objet JSON au lieu d’un tableau.
opt-arena-plot = Dessiner le résultat : .png, .svg ou .pdf.
opt-arena-records = Conserver dans ce dossier l’enregistrement de chaque partie.
opt-arena-scheduler = Jouer sur le cluster Dask de cet ordonnanceur.
opt-arena-bot-command = Mettre un programme à la table : là où NOM figure parmi les bots, sinon à la fin. Option répétable.


### hornochsen league

cmd-league =
    Faire jouer des bots à de nombreuses tables de deux à huit, tirées au sort, et évaluer leur force.

    Une cote dit la force d’un bot et avec quelle certitude : si les intervalles de deux bots ne se recoupent pas, l’un
    est plus fort que l’autre. Avec bull@300, un bot a ses propres 300 parties simulées par décision (aurochs :
    positions). Un bot peut être plusieurs fois à la même table. Ctrl-C arrête le championnat, le conserve dans FICHIER
    et affiche les résultats obtenus jusque-là.
cmd-league-short = Évaluer des bots à de nombreuses tables variées.
opt-league-games = Combien de parties en tout, y compris celles qui sont déjà dans FICHIER.
opt-league-seed = Tout le hasard vient de ce nombre : encore une fois les mêmes parties.
opt-league-board = Un plateau : son nom, ou un fichier.
opt-league-rules = official ou jeux-de-nim, et des variantes : happy_buying, no_box_sales, at_once (official,happy_buying).
opt-league-jobs = Combien de processus jouent. Leur nombre ne change rien aux résultats.  [par défaut : tous les cœurs]
opt-league-budget = Parties simulées par décision, pour les bots qui réfléchissent (aurochs : positions) ; bull@300 les fixe pour un seul bot.
opt-league-think = Temps par décision, pour les bots qui réfléchissent. Les résultats ne sont alors plus reproductibles.
opt-league-json = Afficher un objet JSON au lieu d’un tableau.
opt-league-plot = Dessiner le résultat : .png, .svg ou .pdf.
opt-league-file = Conserver le championnat dans ce fichier ; la même commande reprend là où elle s’est arrêtée.
opt-league-anchor = Afficher des points comme pour les joueurs : ce bot en a 1500. Les intervalles sont ceux de l’écart avec lui.


### hornochsen stats

cmd-stats =
    Faire jouer des bots sur un PLATEAU (nom ou fichier) et dire comment il se joue ; sur deux, pour les comparer.

    Combien durent les parties et comment elles finissent, où tombent les points de pénalité, quelles rangées servent,
    combien de fois la première place change de main, et si le meilleur bot gagne. Les deux plateaux sont joués avec les
    mêmes donnes.

    Ctrl-C arrête les parties et affiche les résultats obtenus jusque-là.
cmd-stats-short = Dire comment se joue un plateau.
opt-stats-bots = Qui joue, le meilleur d’abord. Il joue contre lui-même pour les chiffres du plateau, puis contre chacun des autres.
opt-stats-games = Combien de parties par plateau ; encore autant contre chacun des autres bots.
opt-stats-players = Combien sont à la table.
opt-stats-rules = official ou jeux-de-nim, et des variantes : happy_buying, no_box_sales, at_once (official,happy_buying).
opt-stats-seed = Tout le hasard vient de ce nombre : encore une fois les mêmes parties.
opt-stats-jobs = Combien de processus jouent. Leur nombre ne change rien aux résultats.  [par défaut : tous les cœurs]
opt-stats-budget = Parties simulées par décision, pour les bots qui réfléchissent (aurochs : positions) ; bull@300 les fixe pour un seul bot.
opt-stats-plot = Dessiner le résultat : .png, .svg ou .pdf.
opt-stats-json = Afficher un objet JSON au lieu de tableaux.


### hornochsen completion

cmd-completion = Afficher le script qui complète commandes, options, plateaux et règles dans un shell.
cmd-completion-short = Afficher le script de complétion du shell.
