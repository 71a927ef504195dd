### Les personnes à une table : qui peut s’asseoir, regarder et écrire ; masquer et signaler

people-menu = Options pour { $name }
people-hide = Masquer les messages
people-hide-about = Seulement sur cette page. { $name } n’en sait rien.
people-show = Afficher de nouveau les messages
people-hidden = messages masqués
people-report = Signaler…
people-report-about = L’opérateur de ce serveur reçoit votre remarque et les derniers messages de cette table.
people-report-note = Que s’est-il passé ?
people-report-send = Envoyer le signalement
people-report-sent = Le signalement est envoyé.
people-mute = Couper la parole
people-unmute = Rendre la parole
people-muted = parole coupée
people-muted-you = L’hôte vous a coupé la parole : vos messages ne sont pas envoyés.
people-remove = Retirer la place
people-remove-about = { $name } pourra se rasseoir avant la prochaine partie.
people-ban = Exclure définitivement
people-ban-about = { $name } quitte la table et ne pourra pas revenir. Exclure définitivement ?
people-ban-sure = Oui, exclure définitivement

people-table = À cette table
people-seating = Qui peut s’asseoir
people-seating-open = Tout le monde
people-seating-ask = Avec mon accord
people-seating-closed = Plus personne
people-watching = Les autres peuvent regarder
people-watching-about = Sinon, seuls les joueurs voient la partie en cours.
people-applicants = Demandent une place
people-let-in = Accepter { $name }
people-turn-away = Refuser { $name }
people-ask-host = Demander une place
people-ask-about = À cette table, l’hôte décide qui s’assied.
people-waiting = Vous avez demandé une place. L’hôte va répondre.
people-locked-title = La table est verrouillée
people-locked = L’hôte ne laisse plus personne s’asseoir.

people-host-asked = { $name } demande une place.
people-turned-away = L’hôte n’a pas accepté { $name }.
people-admission = { $seating ->
    [ask] L’hôte décide maintenant qui s’assied.
    [closed] La table est verrouillée : plus personne ne peut s’asseoir.
   *[open] Tout le monde peut s’asseoir.
} { $watching ->
    [no] Seuls les joueurs voient la partie en cours.
   *[yes] Les autres peuvent regarder.
}
people-chat-turned = { $on ->
    [yes] L’hôte a activé la discussion.
   *[no] L’hôte a désactivé la discussion.
}
people-muted-event = { $muted ->
    [yes] { $who ->
        [you] L’hôte vous a coupé la parole.
       *[other] L’hôte a coupé la parole à { $name }.
    }
   *[no] { $who ->
        [you] Vous pouvez de nouveau écrire.
       *[other] { $name } peut de nouveau écrire.
    }
}

refused-table-locked = L’hôte ne laisse plus personne s’asseoir.
refused-ask-host = Demandez d’abord une place à l’hôte.
refused-turned-away = L’hôte ne souhaite pas vous accepter.
refused-removed = Vous ne pouvez plus revenir à cette table.
refused-watching-off = Seuls les joueurs voient cette partie.
refused-muted = L’hôte vous a coupé la parole.
refused-too-many-reports = Il y a déjà beaucoup de signalements en attente. L’opérateur va s’en occuper.
