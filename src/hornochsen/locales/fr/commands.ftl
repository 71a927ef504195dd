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
metavar-bots = BOTS
metavar-file = FICHIER
metavar-board = PLATEAU
metavar-switch = VARIANTE


### Options that several commands share

opt-help = Afficher cette aide.
opt-lang = Langue : anglais, allemand, français ou hongrois.  [par défaut : celle du système]


### hornochsen

cmd-hornochsen =
    Tanz der Hornochsen ! dans le terminal : jouer, relire des parties enregistrées, créer des plateaux.

    Les tuiles numérotées forment des rangées, bouses et enclos coûtent des points de pénalité, les vaches heureuses les
    rendent, et l’on gagne en restant le plus loin possible du tas de fumier. Une version indépendante du jeu de
    Wolfgang Kramer.
cmd-hornochsen-epilog = Pour commencer : hornochsen play
opt-hornochsen-version = Afficher la version.


### hornochsen play

cmd-play =
    Jouer dans le terminal : jusqu’à huit personnes au même clavier, et des bots.

    Tapez le nombre d’une tuile pour la jouer, b2 pour acheter deux tuiles, ? pour l’aide, q pour arrêter. La table
    montre où irait maintenant chacune de vos tuiles et ce que cela coûterait. À plusieurs, les mains restent cachées
    pendant que le clavier passe. Une partie interrompue (q, Ctrl-C) est enregistrée et peut être reprise.
cmd-play-short = Jouer une partie contre des bots et entre amis.
opt-play-players = Personnes à ce clavier : combien, ou leurs noms, avec des virgules.  [par défaut : 1]
opt-play-bots = Bots à la table : combien, ou lesquels (calf,calf).  [par défaut : de quoi être quatre]
opt-play-board = Un plateau : son nom, ou un fichier.
opt-play-rules = official ou jeux-de-nim, et des variantes : happy_buying, no_box_sales, at_once (official,happy_buying).
opt-play-seed = Mélanger et faire jouer les bots selon ce nombre : encore une fois la même donne.
opt-play-save = Conserver la partie dans ce fichier, coup par coup.
opt-play-resume = Reprendre une partie interrompue ; elle reste dans le même fichier.


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
cmd-record-show =
    Raconter une partie, tour par tour.

    Tout est raconté, même ce qui était secret pendant la partie.
opt-record-show-round = Ce tour seulement.
opt-record-show-board = Dessiner le plateau, la piste et toutes les mains après chaque tour.


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


### hornochsen completion

cmd-completion = Afficher le script qui complète commandes, options, plateaux et règles dans un shell.
cmd-completion-short = Afficher le script de complétion du shell.
