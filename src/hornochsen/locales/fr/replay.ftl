### Les parties revues, le grand écran, un appareil pour tous.


### Replay

replay-title = Revoir une partie
replay-loading = On va chercher la partie…
replay-not-found = Cette partie n’est pas ici. Elle était peut-être trop ancienne.
replay-failed = La partie n’a pas pu être chargée. Réessayez.
replay-again = Réessayer
replay-step = Étape { $step } sur { $total }
replay-step-spoken = Étape { $step } sur { $total }, tour { $round }
replay-slider = Moment de la partie
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Une étape en avant
replay-last = À la fin
replay-round-back = Au tour précédent
replay-round-on = Au tour suivant
replay-round = Tour
replay-round-number = Tour { $round }
replay-speed = Vitesse
replay-speed-slow = lente
replay-speed-normal = normale
replay-speed-fast = rapide
replay-view = Point de vue
replay-view-all = Toutes les tuiles visibles
replay-view-none = Le public
replay-view-seat = { $name }
replay-controls = Commandes
replay-keys = Touches : ← → une étape, page préc. et page suiv. un tour, début et fin, espace pour la lecture.
replay-what-happened = Ce qui s’est passé à cette étape
replay-nothing-happened = Rien à voir d’ici.
replay-hands = Tuiles
replay-hand-of = Tuiles – { $name } : { $tiles }
replay-hand-empty = aucune
replay-laid = choix : { $tiles }
replay-chart = Points de pénalité, tour par tour
replay-unfinished = Cette partie n’a pas été jouée jusqu’au bout.
replay-copy = Copier le lien vers ce moment
replay-copied = Le lien est copié.
replay-not-copied = Le navigateur interdit la copie. Le lien est dans la barre d’adresse.
replay-download = Télécharger l’enregistrement
replay-other = Un autre enregistrement
replay-upload-title = Revoir une partie enregistrée
replay-upload-about = Déposez ici un enregistrement (un fichier .json téléchargé après une partie) : il sera rejoué étape par étape.
replay-upload-choose = Choisir un fichier
replay-upload-drop = Lâchez : l’enregistrement s’ouvre.
replay-upload-busy = On vérifie l’enregistrement…
replay-upload-too-large = Ce fichier est trop gros pour l’enregistrement d’une partie.
replay-upload-bad = Ce fichier ne peut pas être rejoué : ce n’est pas l’enregistrement d’une partie, ou il a été modifié. La raison exacte (en anglais) :
replay-upload-too-fast = Trop d’enregistrements à la fois. Attendez une minute, puis réessayez.
replay-upload-failed = L’enregistrement n’est pas arrivé au serveur. Réessayez.


### The big screen

tv-title = Grand écran
tv-join = Rejoindre la table
tv-watch = Regarder sur un téléphone
tv-join-how = Visez ce carré avec l’appareil photo du téléphone, ou ouvrez { $address } et tapez le code.
tv-code = Code
tv-seats = À la table
tv-free = Les huit places sont libres.
tv-waiting = La partie commence dès que l’hôte la lance.
tv-shuffling = On mélange les tuiles…
tv-last = Ce qui s’est passé
tv-connecting = Connexion…
tv-lost = La connexion est perdue. Un instant…
tv-ended = Cette table est fermée.
tv-again = La partie suivante commence quand tout le monde est d’accord.
tv-chosen = { $chosen ->
    [one] Choix fait : { $chosen } sur { $all }.
   *[other] Choix faits : { $chosen } sur { $all }.
}
tv-picture = Le jeu, pour toute la pièce


### One device handed round

pass-title = Un seul appareil
pass-about = Faites passer cet appareil. On ne voit que ses propres tuiles ; le plateau est pour tout le monde.
pass-players = Qui joue ?
pass-name = Nom { $number }
pass-remove = Retirer le nom { $number }
pass-add = Une personne de plus
pass-bots = Bots
pass-bots-none = aucun
pass-bots-level = Force des bots
pass-board = Plateau
pass-rules = Règles
pass-start = C’est parti
pass-starting = On prépare la table…
pass-names-wanted = Il faut un nom pour chaque personne.
pass-names-differ = Le même nom apparaît deux fois.
pass-too-few = Il faut être au moins deux.
pass-new = Avec d’autres
pass-gone = Cette partie n’existe plus.
pass-hand-to = Passez l’appareil à
pass-hand-why = { $why ->
   *[play] C’est à { $name } de choisir. Les autres, regardez ailleurs !
    [take] { $name } a complété une rangée et y prend des tuiles. Les autres, regardez ailleurs !
    [changed] { $name } veut revoir ses tuiles. Les autres, regardez ailleurs !
}
pass-i-am = Je suis { $name }
pass-changed-mind = Vous avez changé d’avis ?
pass-look-again = { $name } : revoir mes tuiles
pass-see-board = Voir le plateau
pass-cover = Cacher le plateau
pass-hide = Cacher mes tuiles
pass-yours = { $name }, voici vos tuiles.
pass-waiting = On attend : { $names }…
pass-reveal = Tout le monde peut regarder !
pass-skip = Passer l’animation
pass-rematch = Rejouer avec les mêmes
pass-end = Arrêter la partie
pass-end-sure = Arrêter cette partie pour de bon ?
pass-end-yes = Oui, arrêter
pass-end-no = Non, continuer
