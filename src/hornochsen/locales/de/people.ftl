### Leute am Tisch: wer sich setzen, zuschauen und chatten darf; ausblenden und melden

people-menu = Optionen für { $name }
people-hide = Nachrichten ausblenden
people-hide-about = Nur auf dieser Seite. { $name } erfährt es nicht.
people-show = Nachrichten wieder zeigen
people-hidden = ausgeblendet
people-report = Melden …
people-report-about = Wer diesen Server betreibt, bekommt deine Bemerkung und die letzten Chatzeilen dieses Tisches.
people-report-note = Was ist passiert?
people-report-send = Meldung abschicken
people-report-sent = Die Meldung ist abgeschickt.
people-mute = Für alle stummschalten
people-unmute = Stummschaltung aufheben
people-muted = stumm
people-muted-you = Der Host hat dich stummgeschaltet: Deine Nachrichten werden nicht gesendet.
people-remove = Platz wegnehmen
people-remove-about = { $name } darf sich vor der nächsten Partie wieder setzen.
people-ban = Endgültig entfernen
people-ban-about = { $name } verlässt den Tisch und kann nicht zurückkommen. Endgültig entfernen?
people-ban-sure = Ja, endgültig entfernen

people-table = An diesem Tisch
people-seating = Wer sich setzen darf
people-seating-open = Alle
people-seating-ask = Wen ich lasse
people-seating-closed = Niemand mehr
people-watching = Andere dürfen zuschauen
people-watching-about = Sonst sieht nur, wer mitspielt, die laufende Partie.
people-applicants = Möchten mitspielen
people-let-in = { $name } hereinlassen
people-turn-away = { $name } abweisen
people-ask-host = Um einen Platz bitten
people-ask-about = An diesem Tisch entscheidet der Host, wer sich setzt.
people-waiting = Du hast um einen Platz gebeten. Der Host antwortet gleich.
people-locked-title = Der Tisch ist abgeschlossen
people-locked = Der Host lässt niemanden mehr dazu.

people-host-asked = { $name } bittet um einen Platz.
people-turned-away = Der Host hat { $name } abgewiesen.
people-admission = { $seating ->
    [ask] Jetzt entscheidet der Host, wer sich setzt.
    [closed] Der Tisch ist abgeschlossen: Niemand kann sich mehr setzen.
   *[open] Alle können sich setzen.
} { $watching ->
    [no] Nur wer mitspielt, sieht die laufende Partie.
   *[yes] Andere dürfen zuschauen.
}
people-chat-turned = { $on ->
    [yes] Der Host hat den Chat eingeschaltet.
   *[no] Der Host hat den Chat ausgeschaltet.
}
people-muted-event = { $muted ->
    [yes] { $who ->
        [you] Der Host hat dich stummgeschaltet.
       *[other] { $name } wurde stummgeschaltet.
    }
   *[no] { $who ->
        [you] Du kannst wieder chatten.
       *[other] { $name } kann wieder chatten.
    }
}

refused-table-locked = Der Host lässt niemanden mehr dazu.
refused-ask-host = Bitte zuerst den Host um einen Platz.
refused-turned-away = Der Host möchte dich nicht dazulassen.
refused-removed = Du wurdest von diesem Tisch entfernt.
refused-watching-off = Nur wer mitspielt, sieht diese Partie.
refused-muted = Der Host hat dich stummgeschaltet.
refused-too-many-reports = Es liegen schon viele Meldungen vor. Der Betreiber sieht sie sich an.
