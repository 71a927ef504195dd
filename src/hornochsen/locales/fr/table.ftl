### La page à la table. $who vaut « you » ou « other » ; $name est alors le nom.


### What is asked

table-your-turn = À vous
table-title-your-turn = ● À vous !
table-ask-play = { $count ->
    [one] Choisissez une tuile à jouer.
   *[other] Choisissez deux tuiles à jouer.
}
table-ask-take = { $count ->
    [one] Prenez une tuile.
   *[other] Prenez une ou deux tuiles.
}
table-ask-buy = Combien de tuiles ? Chacune compte pour 1 point.
table-ask-buy-first = Il vous faut deux tuiles. Achetez-en : 1 point la tuile.
table-ask-laid = Vous pouvez encore changer d’avis.
table-waiting-for = On attend { $names }.
table-revealing = Les tuiles vont sur le plateau.
table-row-short = rg. { $row }
table-free = 0
table-row-to-take-from = Tuiles de la rangée complétée
table-lay = Jouer
table-lay-tiles = Jouer { $tiles }
table-take = Prendre
table-take-tiles = Prendre { $tiles }
table-take-tile = Prendre la tuile { $tile }
table-take-back = Reprendre
table-buy = Acheter
table-buy-count = { $count ->
    [one] En acheter 1 (1 point)
   *[other] En acheter { $count } ({ $count } points)
}
table-cancel = Annuler
table-stood-in-for-you = Un bot joue pour vous.
table-i-am-back = Me revoilà


### At the table

table-players = Qui joue
table-you = vous
table-away = hors ligne
table-bot-plays = un bot joue
table-minus = { $count ->
    [one] point de pénalité
   *[other] points de pénalité
}
table-turn = n° { $number } à jouer
table-log = Ce qui s’est passé
named = { $name } : { $text }
table-say = Votre message
table-send = Envoyer
table-react = Réactions rapides
table-skip = Passer l’animation
table-speed = Vitesse de retournement : { $speed ->
   *[1] normale
    [2] rapide
    [0] immédiate
}
table-menu = Menu de la table
table-menu-title = Table { $code }
table-menu-link = Lien vers cette table
table-menu-tv = Afficher sur la télé
table-menu-move = Continuer sur un autre appareil
table-leave = Quitter la partie
table-leave-about = Un bot jouera à votre place jusqu’à votre retour. Quitter ?
table-leave-sure = Oui, je pars
table-watching = Vous regardez.
table-your-name = Votre nom
table-join-in = Participer…
table-take-over = Demander à remplacer { $name }
table-return = Reprendre votre place
table-asking = Vous avez demandé à remplacer { $name }. Si toute la table est d’accord, vous jouerez dès le prochain tour.
table-asking-agreed = Tout le monde est d’accord : vous remplacez { $name } dès le prochain tour.
table-asking-other = { $asker } demande à remplacer { $name }.
table-ask-waiting = Réponses attendues : { $names }.
table-withdraw = Retirer la demande
table-ask-question = { $asker } voudrait remplacer { $name } dès le prochain tour. D’accord ?
table-agree = D’accord
table-refuse = Refuser


### What is new, explained once

table-happy-title = Vaches heureuses !
table-happy-means = Tant qu’une vache heureuse est visible dans une rangée active, les bouses et les têtes de taureau donnent des points positifs et font reculer votre pion : c’est le moment d’en prendre.
table-double-title = Tour double !
table-double-means = Tout le monde joue deux tuiles. Elles vont sur le plateau avec toutes les autres, la plus petite d’abord.
table-open-title = Tour ouvert !
table-open-means = On joue face visible, une personne après l’autre. La personne qui a le moins de points de pénalité commence.
table-goal-title = Loin du tas de fumier !
table-goal-means = Votre tuile va derrière le nombre inférieur le plus proche ; si tous sont plus grands, derrière le plus grand. Bouses et têtes de taureau donnent des points de pénalité.
table-take-title = Rangée complétée !
table-take-means = Votre tuile ouvre une nouvelle rangée. Prenez une ou deux tuiles de l’ancienne et cachez-les derrière votre paravent ; les autres vont dans la boîte.
table-understood = Compris


### What happens at the table

table-sat-down = { $bot ->
   *[none] { $name } prend place.
    [calf] { $name }, un veau, prend place.
    [cow] { $name }, une vache, prend place.
    [ox] { $name }, un bœuf, prend place.
    [bull] { $name }, un taureau, prend place.
    [aurochs] { $name }, un aurochs, prend place.
}
table-got-up = { $removed ->
    [yes] L’hôte a retiré { $name } de la table.
   *[no] { $name } a quitté la table.
}{ $bot ->
    [yes] {" "}Un bot continue à sa place.
   *[no] {""}
}
table-took-over = { $name } a remplacé un bot.
table-seat-asked = { $asker } demande à remplacer { $name }.
table-ask-answered = { $agreed ->
    [yes] { $who ->
        [you] Vous acceptez que { $asker } joue.
       *[other] { $name } accepte que { $asker } joue.
    }
   *[no] { $who ->
        [you] Vous refusez : { $asker } continue de regarder.
       *[other] { $name } refuse : { $asker } continue de regarder.
    }
}
table-ask-ended = { $reason ->
    [withdrawn] { $name } ne demande plus à jouer.
    [away] { $name } n’est plus en ligne : sa demande est annulée.
   *[seat-taken] La place que { $name } demandait est prise.
}
table-went-away = { $name } n’est plus en ligne.
table-came-back = { $name } est de retour.
table-stood-in = { $reason ->
    [out-of-time] { $who ->
        [you] Votre temps est écoulé : un bot joue pour vous.
       *[other] { $name } n’a plus de temps : un bot joue en attendant.
    }
    [no-answer] { $who ->
        [you] Vous n’aviez pas répondu : un bot joue pour vous.
       *[other] { $name } n’avait pas répondu : un bot joue en attendant.
    }
   *[away] { $who ->
        [you] Vous étiez hors ligne : un bot joue pour vous.
       *[other] { $name } n’est plus en ligne : un bot joue en attendant.
    }
}
table-host-changed = { $who ->
    [you] Vous êtes maintenant l’hôte.
   *[other] L’hôte est maintenant { $name }.
}
table-committed = On mélange les tuiles.
table-dealt = { $missing ->
    [0] Les tuiles sont distribuées.
    [one] Les tuiles sont distribuées ; un grain de sel n’est pas arrivé à temps.
   *[other] Les tuiles sont distribuées ; { $missing } grains de sel ne sont pas arrivés à temps.
}


### After the game

table-your-place = Votre place : { $place }, avec { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}.
table-chart = Points de pénalité, tour par tour
table-chart-rounds = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
table-again = Rejouer
table-next = La partie suivante
table-join-next = Jouer la partie suivante
table-replay = Revoir la partie
table-download = Télécharger l’enregistrement
table-home = Accueil
table-verify = Vérifier le mélange
table-verify-proven = Le mélange était honnête. Votre navigateur l’a vérifié.
table-verify-wrong = Quelque chose ne va pas : ce mélange n’est pas prouvé.
table-verify-nothing = Cet enregistrement ne dit rien du mélange.
table-verify-failed = L’enregistrement n’a pas pu être chargé. Réessayez.
table-verify-commitment = Le secret du serveur est bien celui qu’il avait scellé avant la partie.
table-verify-supply = L’ordre des 99 tuiles découle du secret et des grains de sel.
table-verify-box = { $count ->
    [one] L’achat venant de la boîte en découle aussi.
   *[other] Les { $count } achats venant de la boîte en découlent aussi.
}
table-verify-salts = Avec le grain de sel de : { $names }.
table-verify-missing = Grains de sel qui ne sont pas arrivés à temps : { $names }.
table-verify-mine = Le grain de sel envoyé par votre navigateur y est.
table-verify-late = Le grain de sel envoyé par votre navigateur est arrivé trop tard. Il n’y est pas.
table-verify-elsewhere = Le grain de sel de votre place a été envoyé par un autre onglet ou un autre appareil, ou par cette page avant son rechargement.
table-verify-not = C’est faux : « { $text } »


### Reactions

reaction-laugh = Rire
reaction-cheer = Bravo
reaction-gasp = Oh là là
reaction-cry = Pleurer
reaction-think = Réfléchir
reaction-hurry = Plus vite
reaction-thanks = Merci
reaction-moo = Meuh


### What the server may say no to

refused-unavailable = Le serveur n’a pas pu l’enregistrer pour l’instant. Regardez la table : si rien ne s’est passé, réessayez.
refused-too-fast = C’était trop rapide. Attendez un instant.
refused-bad-name = Ce nom ne convient pas. Essayez avec des lettres et des chiffres, sans < ni >.
refused-bad-text = Cela ne peut pas être envoyé.
refused-name-taken = Quelqu’un porte déjà ce nom à la table.
refused-colour-taken = Quelqu’un a déjà cette couleur à la table.
refused-table-full = Les huit places sont prises.
refused-already-seated = Vous êtes déjà à cette table.
refused-not-seated = Vous n’êtes pas à cette table.
refused-not-host = Seul l’hôte peut le faire.
refused-not-a-bot = On ne peut prendre que la place d’un bot.
refused-ask-first = Pendant une partie, il faut demander la place d’un bot.
refused-asking-open = Quelqu’un d’autre demande déjà une place.
refused-was-refused = La table n’était pas d’accord : vous regardez jusqu’à la fin de cette partie.
refused-held-another = Vous avez ou avez eu une autre place dans cette partie.
refused-seat-closed = Un bot garde cette place jusqu’à la fin de la partie.
refused-not-now = Ce n’est pas possible pour l’instant.
refused-too-few = Il faut être au moins deux pour jouer.
refused-chat-off = La discussion est fermée à cette table.
refused-unknown-table = Il n’y a pas de table avec ce code.
refused-unknown-secret = Ce lien privé a déjà servi, ou il est trop ancien.
refused-too-many-tables = Le serveur n’a plus de place pour d’autres tables.
refused-nothing-to-do = Cela ne changerait rien.
