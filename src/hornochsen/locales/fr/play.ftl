### Beginning

welcome = Bienvenue à Tanz der Hornochsen ! Gare au tas de fumier.
independent = Une version indépendante du jeu de Wolfgang Kramer, avec ses propres textes.
board-reconstructed = Le plateau « classic » est reconstitué ; une partie est de notre invention.
at-the-table = À la table : { $names }
your-name-prompt = Comment s’appelle le numéro { $number } ?
player-numbered = Numéro { $number }
name-taken = { $name } est déjà à la table. Choisissez un autre nom.
resumed = Vous revoilà ! La partie reprend au tour { $round }.
terminal-narrow = Ce terminal fait { $width } colonnes de large ; il en faut au moins { $least } pour jouer.


### Handing over

hand-over = Passez le clavier à { $name }. Entrée quand vous êtes là.
hand-over-back = u : { $name } reprend et choisit à nouveau.
press-enter = Appuyez sur Entrée pour continuer.


### Choosing

choose-tile = Quelle tuile jouez-vous ?
choose-two-tiles = Quelles deux tuiles jouez-vous ?
choose-take = Prenez une ou deux tuiles parmi { $tiles } :
choose-take-one = Prenez une tuile parmi { $tiles } :
prompt-help = nombre = choisir, b2 = deux achats, u = reprise, h = conseil, ? = aide, q = fin
hint-off = Il n’y a pas de conseils dans cette partie.
confirm-lay = Jouer { $tile } ? (o/n)
confirm-lay-two = Jouer { $tiles } ? (o/n)
yes-key = o
no-key = n
confirm-again = Tapez { $yes } ou { $no }.
must-buy = Une seule tuile, mais il en faut deux : achetez-en d’abord au moins une (b1).
may-buy = { $count ->
    [one] Vous pouvez en acheter une (b1).
   *[other] Vous pouvez en acheter jusqu’à { $count } (b1–b{ $count }).
}


### What a tile would do

preview-free = { $tile } → rangée { $row }, aucun point
preview-points-minus = { $tile } → rangée { $row }, bouse : { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}
preview-points-plus = { $tile } → rangée { $row }, bouse : { $points ->
    [one] { $points } point positif
   *[other] { $points } points positifs
}
preview-completes-minus = { $tile } → rangée { $row }, tête de taureau : { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}, vous prenez des tuiles
preview-completes-plus = { $tile } → rangée { $row }, tête de taureau : { $points ->
    [one] { $points } point positif
   *[other] { $points } points positifs
}, vous prenez des tuiles
preview-back = { $preview } ; { $squares ->
    [0] votre pion ne bouge pas
    [one] votre pion recule de { $squares } case
   *[other] votre pion recule de { $squares } cases
}


### Misunderstandings

not-a-choice = « { $text } » n’est pas un choix. Tapez un nombre, ou ? pour l’aide.


### Stopping

game-saved =
    Partie enregistrée dans { $file }. Pour continuer :
    hornochsen play --resume { $file }
cannot-save = Impossible d’enregistrer la partie dans { $file } : { $reason }
game-broken-off = La partie a été interrompue au tour { $round }.
goodbye = À bientôt, et attention aux bouses.


### Help

help-title = Ce que vous pouvez taper
help-number = 15     choisir la tuile 15 ; dans un tour double, deux tuiles : 15 63
help-buy = b2     acheter deux tuiles avant de jouer : une à trois, une fois par tour
help-back = u      reprendre ce que vous avez joué, tant que d’autres choisissent
help-hint = h      un conseil : le risque de vos tuiles et le choix du coach
help-help = ?      cette page
help-stop = q      arrêter ; la partie est enregistrée et pourra continuer plus tard
help-rules-title = Le jeu en bref
help-lay = Tout le monde joue une tuile face cachée, puis on les retourne toutes.
help-rows = La plus petite tuile d’abord, derrière la fin de rangée juste inférieure.
help-low = Plus petite que les quatre fins de rangée, elle va derrière la plus grande.
help-cow-pat = Sur une bouse, vous recevez les points de pénalité qu’elle indique.
help-bullhead = Sur une tête de taureau aussi ; on ouvre une rangée, on prend 1 ou 2 tuiles.
help-happy = Tant qu’on voit une vache heureuse, les points comptent à l’envers.
help-double = Tant qu’on voit une case double mise, tout le monde joue deux tuiles.
help-bulls-eye = Si le pion le plus avancé atteint un œil de bœuf, le tour suivant est ouvert.
help-price = Une tuile achetée : un point de pénalité. Plus rien ? Six nouvelles offertes.
help-end = Fin : au tas de fumier, ou si le sac est vide et que quelqu’un n’a plus rien.
help-win = On gagne avec le moins de points de pénalité.


### Records

record-sound = { $file } est en ordre : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}, partie finie.
record-unfinished = { $file } est en ordre jusqu’ici : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}, partie non finie.
record-so-far = { $name } – { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}
shuffle-proven = { $file } : le mélange est prouvé.
shuffle-commitment = Le secret du serveur correspond bien à son sceau : { $text }
shuffle-supply = Les 99 tuiles du sac découlent du secret et des grains de sel.
shuffle-box = { $count ->
    [one] L’achat venant de la boîte en découle aussi.
   *[other] Les { $count } achats venant de la boîte en découlent aussi.
}
shuffle-salted = Avec le grain de sel de : { $names }.
shuffle-unsalted = Personne n’y a mis son grain de sel : le serveur a mélangé tout seul.
shuffle-missing = Grains de sel qui ne sont pas arrivés à temps : { $names }.


### The table

label-goes-to = irait en rangée
label-points-now = points en jeu
label-safe = sûre à
record-kept = La partie est conservée dans { $file }.
at-the-board = Plateau : { $board } · { $rules } : { $about }
board-in-short = { $rows } rangées · { $count ->
    [one] œil de bœuf sur { $eyes }
   *[other] yeux de bœuf sur { $eyes }
} · tas de fumier sur { $dunghill }
bot-character = { $name } : { $about }
bots-compiling =
    { $kept ->
        [yes] Préparation des bots et des conseils : une à deux minutes, une seule fois.
       *[no] Préparation des bots et des conseils : une à deux minutes, à chaque fois.
    }


### A bot at a server's table

guest-unreachable = { $text } ne répond pas ; le bot réessaie.
guest-sat-down = { $name } a pris place à la table { $text }.
guest-waits-for-game = Une partie y est en cours ; le bot s’assiéra quand elle sera finie.
guest-waits-for-people = Personne n’y est assis ; le bot attend la première personne.
guest-game-began = La partie { $number } commence : { $names }
guest-game-over = La partie { $number } est finie : place { $place }, { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}.
guest-stood-in = Un bot du serveur avait pris le relais ; le bot joue de nouveau lui-même.
guest-removed = L’hôte a retiré le bot de la table { $text }.
guest-table-closed = La table { $text } est fermée.
guest-left = { $count ->
    [one] { $count } partie jouée ; le bot est parti.
   *[other] { $count } parties jouées ; le bot est parti.
}

record-submitted = La partie compte pour vous, comme partie locale : place { $place } sur { $players }.
