### Notices to players who are away: mails, push messages, and their part of my page.

notice-turn = À vous de jouer à la table { $code }
notice-turn-about = À la table { $code }, c’est à vous. { $hours ->
    [one] Il vous reste environ { $hours } heure.
   *[other] Il vous reste environ { $hours } heures.
}
notice-deadline = Votre temps à la table { $code } touche à sa fin
notice-deadline-about = { $hours ->
    [one] À la table { $code }, il vous reste environ { $hours } heure. Ensuite, un bot jouera pour vous.
   *[other] À la table { $code }, il vous reste environ { $hours } heures. Ensuite, un bot jouera pour vous.
}
notice-invitation = Une nouvelle partie à la table { $code }
notice-invitation-about = À la table { $code }, une nouvelle partie a commencé et vous y avez une place. Un bot joue pour vous jusqu’à votre arrivée.
notice-daily = La partie du jour est prête
notice-daily-about = La partie du jour est prête : les mêmes tuiles pour tout le monde.
notice-open = Aller à la table
notice-daily-play = Jouer la partie du jour
notice-push-off = Plus de notifications
notice-why = Vous recevez cet e-mail parce que vous l’avez demandé sur votre page : { $page }
notice-unsubscribe = Plus d’e-mails
notice-confirm = Est-ce votre adresse e-mail ?
notice-confirm-about = Quelqu’un qui joue à Tanz der Hornochsen ! a donné cette adresse. Si c’était vous, confirmez-la dans la journée. Vous pourrez alors recevoir des notifications par e-mail, et récupérer votre profil avec cette adresse.
notice-confirm-now = Confirmer l’adresse
notice-recover = Récupérer votre profil
notice-recover-about = Ce lien vous rend votre profil sur l’appareil où vous l’ouvrez. Tous les autres appareils seront déconnectés. Le lien sert une fois, pendant une heure.
notice-recover-now = Récupérer { $name }
notice-not-me = Si vous n’êtes au courant de rien, ne faites rien : sans le lien, il ne se passe rien.


### On my page

notices-title = Notifications
notices-about = Aux tables où chaque choix a une journée, nous pouvons vous appeler. Rien n’est envoyé avant que vous ne le choisissiez, et rien tant que vous êtes à une table.
notices-kinds = Prévenez-moi
notices-kind-turn = quand c’est à moi
notices-kind-deadline = quelques heures avant la fin de mon temps
notices-kind-daily = quand il y a une nouvelle partie du jour
notices-kind-invitation = quand une autre partie a commencé sans moi
notices-push = Sur cet appareil
notices-push-on = Activer les notifications sur cet appareil
notices-push-off = Désactiver les notifications sur cet appareil
notices-push-is-on = Cet appareil affiche les notifications.
notices-push-denied = Le navigateur n’autorise pas les notifications de cette page. Vous pouvez changer cela dans ses réglages pour cette page.
notices-push-missing = Ce navigateur ne peut pas afficher de notifications ici. Il faut une connexion HTTPS.
notices-push-failed = Le navigateur n’a pas pu s’abonner aux notifications. Réessayez plus tard.
notices-mail = Par e-mail
notices-mail-address = Adresse e-mail
notices-mail-set = Envoyer la confirmation
notices-mail-waiting = Nous avons envoyé un e-mail à { $address }. Ouvrez le lien qu’il contient pour confirmer l’adresse.
notices-mail-confirmed = Votre adresse est { $address }. Elle permet aussi de récupérer votre profil.
notices-mail-on = Envoyez-moi les notifications par e-mail
notices-mail-remove = Supprimer l’adresse
notices-mail-is-confirmed = L’adresse e-mail est confirmée.
notices-quiet = Heures de silence
notices-quiet-on = Pas de notifications la nuit
notices-quiet-from = de
notices-quiet-until = à
notices-quiet-zone = Les heures sont celles de { $zone }.
notices-choose-way = Choisissez ci-dessous où les notifications vous parviennent.

notices-recover = Par e-mail
notices-recover-about = Vous avez donné une adresse e-mail ? Nous vous envoyons alors un lien qui rend votre profil.
notices-recover-ask = Envoyez-moi le lien
notices-recover-sent = Si un profil a cette adresse, un e-mail est en route.

unsubscribe-title = Plus d’e-mails
unsubscribe-about = Voulez-vous ne plus recevoir d’e-mails sur vos parties ? Votre adresse reste enregistrée, pour que vous puissiez récupérer votre profil ; vous pouvez la supprimer sur votre page.
unsubscribe-now = Plus d’e-mails
unsubscribe-done = C’est fait. Vous ne recevrez plus d’e-mails sur vos parties.

kept-notices = Adresse e-mail et abonnements push, si vous les avez donnés : aussi longtemps que votre profil, ou jusqu’à ce que vous les supprimiez. Les notifications envoyées : pendant huit jours.
refused-unknown-link = Ce lien a déjà servi, ou il a expiré.
refused-bad-endpoint = L’abonnement du navigateur est inutilisable.
refused-no-such-channel = Ce serveur ne propose pas cela.
refused-mail-refused = L’e-mail n’a pas pu être envoyé. Vérifiez l’adresse, ou réessayez plus tard.

notice-private = Le lien mène à votre place sur n’importe quel appareil et ne sert qu’une fois. Ne le transmettez à personne.
kept-passes = Un appareil sur lequel vous avez ouvert le lien d’un e-mail : 30 jours au plus, seulement pour cette table ; vous pouvez le déconnecter sur votre page.
