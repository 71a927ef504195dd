### Notices to players who are away: mails, push messages, and their part of my page.

notice-turn = Du bist dran an Tisch { $code }
notice-turn-about = An Tisch { $code } bist du dran. { $hours ->
    [one] Du hast noch etwa { $hours } Stunde.
   *[other] Du hast noch etwa { $hours } Stunden.
}
notice-deadline = Deine Zeit an Tisch { $code } läuft ab
notice-deadline-about = { $hours ->
    [one] An Tisch { $code } hast du noch etwa { $hours } Stunde. Danach spielt ein Bot für dich.
   *[other] An Tisch { $code } hast du noch etwa { $hours } Stunden. Danach spielt ein Bot für dich.
}
notice-invitation = Eine neue Partie an Tisch { $code }
notice-invitation-about = An Tisch { $code } hat eine neue Partie begonnen, und du hast einen Platz. Bis du kommst, spielt ein Bot für dich.
notice-daily = Die Partie des Tages ist da
notice-daily-about = Die heutige Partie des Tages ist da: dieselben Plättchen für alle.
notice-open = Zum Tisch
notice-daily-play = Partie des Tages spielen
notice-push-off = Keine Nachrichten mehr
notice-why = Du bekommst diese E-Mail, weil du sie auf deiner Seite bestellt hast: { $page }
notice-unsubscribe = Keine E-Mails mehr
notice-confirm = Ist das deine E-Mail-Adresse?
notice-confirm-about = Jemand, der Tanz der Hornochsen! spielt, hat diese Adresse angegeben. Wenn du das warst, bestätige sie innerhalb eines Tages. Dann kannst du Nachrichten per E-Mail bekommen und dein Profil mit dieser Adresse wiederherstellen.
notice-confirm-now = Adresse bestätigen
notice-recover = Dein Profil wiederherstellen
notice-recover-about = Mit diesem Link bekommst du dein Profil auf dem Gerät zurück, auf dem du ihn öffnest. Alle anderen Geräte werden abgemeldet. Der Link gilt einmal, eine Stunde lang.
notice-recover-now = { $name } wiederherstellen
notice-not-me = Wenn du davon nichts weißt, tu nichts: Ohne den Link geschieht nichts.


### On my page

notices-title = Nachrichten
notices-about = An Tischen mit einem Tag für jede Entscheidung können wir dich rufen. Es kommt nichts, bis du es auswählst, und nichts, solange du an einem Tisch bist.
notices-kinds = Sag mir Bescheid,
notices-kind-turn = wenn ich dran bin
notices-kind-deadline = einige Stunden bevor meine Zeit abläuft
notices-kind-daily = wenn es eine neue Partie des Tages gibt
notices-kind-invitation = wenn ohne mich eine weitere Partie begonnen hat
notices-push = Auf diesem Gerät
notices-push-on = Nachrichten auf diesem Gerät einschalten
notices-push-off = Nachrichten auf diesem Gerät ausschalten
notices-push-is-on = Dieses Gerät zeigt Nachrichten an.
notices-push-denied = Der Browser erlaubt dieser Seite keine Nachrichten. Das kannst du in seinen Einstellungen für diese Seite ändern.
notices-push-missing = Dieser Browser kann hier keine Nachrichten anzeigen. Dazu ist eine Verbindung über HTTPS nötig.
notices-push-failed = Der Browser konnte die Nachrichten nicht abonnieren. Versuch es später noch einmal.
notices-mail = Per E-Mail
notices-mail-address = E-Mail-Adresse
notices-mail-set = Bestätigung schicken
notices-mail-waiting = Wir haben eine E-Mail an { $address } geschickt. Öffne den Link darin, um die Adresse zu bestätigen.
notices-mail-confirmed = Deine Adresse ist { $address }. Mit ihr kannst du auch dein Profil wiederherstellen.
notices-mail-on = Schickt mir die Nachrichten per E-Mail
notices-mail-remove = Adresse löschen
notices-mail-is-confirmed = Die E-Mail-Adresse ist bestätigt.
notices-quiet = Ruhezeit
notices-quiet-on = Nachts keine Nachrichten
notices-quiet-from = von
notices-quiet-until = bis
notices-quiet-zone = Es gilt die Uhrzeit von { $zone }.
notices-choose-way = Wähle unten, wo dich die Nachrichten erreichen.

notices-recover = Per E-Mail
notices-recover-about = Hast du eine E-Mail-Adresse angegeben? Dann schicken wir dir einen Link, der dein Profil wiederherstellt.
notices-recover-ask = Link schicken
notices-recover-sent = Wenn ein Profil diese Adresse hat, ist eine E-Mail unterwegs.

unsubscribe-title = Keine E-Mails mehr
unsubscribe-about = Möchtest du keine E-Mails über deine Partien mehr bekommen? Deine Adresse bleibt gespeichert, damit du dein Profil wiederherstellen kannst; auf deiner Seite kannst du sie löschen.
unsubscribe-now = Keine E-Mails mehr
unsubscribe-done = Erledigt. Du bekommst keine E-Mails über deine Partien mehr.

kept-notices = E-Mail-Adresse und Push-Abonnements, falls du sie angegeben hast: so lange wie dein Profil oder bis du sie löschst. Geschickte Benachrichtigungen: acht Tage lang.
refused-unknown-link = Dieser Link wurde schon benutzt oder ist abgelaufen.
refused-bad-endpoint = Das Abonnement des Browsers ist nicht brauchbar.
refused-no-such-channel = Das ist auf diesem Server nicht eingerichtet.
refused-mail-refused = Die E-Mail konnte nicht geschickt werden. Prüf die Adresse, oder versuch es später noch einmal.

notice-private = Der Link führt auf jedem Gerät zu deinem Platz und gilt einmal. Gib ihn nicht weiter.
kept-passes = Ein Gerät, auf dem du den Link einer E-Mail geöffnet hast: höchstens 30 Tage, nur für diesen Tisch; auf deiner Seite kannst du es abmelden.
