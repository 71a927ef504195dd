### Die Seite am Tisch. $who ist „you“ oder „other“; $name ist dann der Name.


### What is asked

table-your-turn = Du bist dran
table-title-your-turn = ● Du bist dran!
table-ask-play = { $count ->
    [one] Wähle ein Plättchen.
   *[other] Wähle zwei Plättchen.
}
table-ask-take = { $count ->
    [one] Nimm ein Plättchen.
   *[other] Nimm ein oder zwei Plättchen.
}
table-ask-buy = Wie viele Plättchen? Jedes zählt 1 Punkt.
table-ask-buy-first = Du brauchst zwei Plättchen. Kauf welche, 1 Punkt das Stück.
table-ask-laid = Du kannst es dir noch anders überlegen.
table-waiting-for = Wir warten auf { $names }.
table-revealing = Die Plättchen kommen auf den Spielplan.
table-row-short = Reihe { $row }
table-free = 0
table-row-to-take-from = Plättchen der vollen Reihe
table-lay = Ausspielen
table-lay-tiles = { $tiles } ausspielen
table-take = Nehmen
table-take-tiles = { $tiles } nehmen
table-take-tile = Die { $tile } nehmen
table-take-back = Zurücknehmen
table-buy = Kaufen
table-buy-count = { $count ->
    [one] 1 kaufen (1 Punkt)
   *[other] { $count } kaufen ({ $count } Punkte)
}
table-cancel = Abbrechen
table-stood-in-for-you = Ein Bot spielt gerade für dich.
table-i-am-back = Bin wieder da


### At the table

table-players = Wer mitspielt
table-you = du
table-away = offline
table-bot-plays = ein Bot spielt
table-minus = { $count ->
    [one] Minuspunkt
   *[other] Minuspunkte
}
table-turn = als { $number }. dran
table-log = Verlauf
named = { $name }: { $text }
table-say = Sag etwas
table-send = Senden
table-react = Kurz reagieren
table-skip = Überspringen
table-speed = Tempo beim Aufdecken: { $speed ->
   *[1] normal
    [2] schnell
    [0] sofort
}
table-menu = Tischmenü
table-menu-title = Tisch { $code }
table-menu-link = Link zu diesem Tisch
table-menu-tv = Am Fernseher zeigen
table-menu-move = Auf einem anderen Gerät weiter
table-leave = Partie verlassen
table-leave-about = Ein Bot spielt an deiner Stelle weiter, bis du zurückkommst. Wirklich gehen?
table-leave-sure = Ja, ich gehe
table-watching = Du schaust zu.
table-your-name = Dein Name
table-join-in = Mitspielen …
table-take-over = Um den Platz von { $name } bitten
table-return = Zurück auf deinen Platz
table-asking = Du möchtest für { $name } weiterspielen. Wenn alle am Tisch einverstanden sind, spielst du ab der nächsten Runde mit.
table-asking-agreed = Alle sind einverstanden: Ab der nächsten Runde spielst du für { $name }.
table-asking-other = { $asker } möchte für { $name } weiterspielen.
table-ask-waiting = Noch keine Antwort von: { $names }.
table-withdraw = Doch nicht
table-ask-question = { $asker } möchte ab der nächsten Runde für { $name } weiterspielen. Einverstanden?
table-agree = Einverstanden
table-refuse = Ablehnen


### What is new, explained once

table-happy-title = Happy Kühe!
table-happy-means = Solange in einer aktiven Reihe eine Happy Kuh zu sehen ist, bringen Kuhfladen und Hornochsen Pluspunkte, und deine Figur geht zurück: Jetzt willst du sie haben.
table-double-title = Doppelrunde!
table-double-means = Alle spielen zwei Plättchen aus. Sie kommen mit allen anderen auf den Spielplan, die niedrigste Zahl zuerst.
table-open-title = Offene Runde!
table-open-means = Nacheinander wird offen ausgespielt. Wer die wenigsten Minuspunkte hat, fängt an.
table-goal-title = Nur nicht zum Misthaufen!
table-goal-means = Dein Plättchen kommt hinter die nächstniedrigere Zahl; ist es niedriger als alle, hinter die höchste. Kuhfladen und Hornochsen bringen Minuspunkte.
table-take-title = Reihe voll!
table-take-means = Dein Plättchen eröffnet eine neue Reihe. Nimm ein oder zwei aus der alten und versteck sie hinter deinem Sichtschirm; der Rest kommt in die Schachtel.
table-understood = Alles klar


### What happens at the table

table-sat-down = { $bot ->
   *[none] { $name } hat sich gesetzt.
    [calf] { $name }, ein Kalb, hat sich gesetzt.
    [cow] { $name }, eine Kuh, hat sich gesetzt.
    [ox] { $name }, ein Ochse, hat sich gesetzt.
    [bull] { $name }, ein Stier, hat sich gesetzt.
    [aurochs] { $name }, ein Auerochse, hat sich gesetzt.
}
table-got-up = { $removed ->
    [yes] Der Host hat { $name } vom Tisch entfernt.
   *[no] { $name } ist gegangen.
}{ $bot ->
    [yes] {" "}Ein Bot spielt weiter.
   *[no] {""}
}
table-took-over = { $name } hat einen Bot abgelöst.
table-seat-asked = { $asker } möchte für { $name } weiterspielen.
table-ask-answered = { $agreed ->
    [yes] { $who ->
        [you] Du bist einverstanden, dass { $asker } mitspielt.
       *[other] { $name } ist einverstanden, dass { $asker } mitspielt.
    }
   *[no] { $who ->
        [you] Du lehnst ab: { $asker } schaut weiter zu.
       *[other] { $name } lehnt ab: { $asker } schaut weiter zu.
    }
}
table-ask-ended = { $reason ->
    [withdrawn] { $name } möchte doch nicht mitspielen.
    [away] { $name } ist offline, die Anfrage ist damit beendet.
   *[seat-taken] Der Platz, um den { $name } gebeten hat, ist vergeben.
}
table-went-away = { $name } ist gerade offline.
table-came-back = { $name } ist wieder da.
table-stood-in = { $reason ->
    [out-of-time] { $who ->
        [you] Deine Zeit ist um: Ein Bot spielt für dich.
       *[other] Für { $name } ist die Zeit um: Vorerst spielt ein Bot.
    }
    [no-answer] { $who ->
        [you] Du hattest nicht geantwortet: Ein Bot spielt für dich.
       *[other] { $name } hatte nicht geantwortet: Vorerst spielt ein Bot.
    }
   *[away] { $who ->
        [you] Du warst offline: Ein Bot spielt für dich.
       *[other] { $name } ist offline: Vorerst spielt ein Bot.
    }
}
table-host-changed = { $who ->
    [you] Du bist jetzt der Host.
   *[other] { $name } ist jetzt der Host.
}
table-committed = Die Plättchen werden gemischt.
table-dealt = { $missing ->
    [0] Die Plättchen sind verteilt.
    [one] Die Plättchen sind verteilt; das Salz von einer Person kam nicht rechtzeitig.
   *[other] Die Plättchen sind verteilt; das Salz von { $missing } Personen kam nicht rechtzeitig.
}


### After the game

table-your-place = Dein Platz: { $place }, mit { $points ->
    [one] { $points } Minuspunkt
   *[other] { $points } Minuspunkten
}.
table-chart = Minuspunkte, Runde für Runde
table-chart-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
table-again = Noch einmal
table-next = Die nächste Partie
table-join-next = Bei der nächsten Partie mitspielen
table-replay = Partie ansehen
table-download = Aufzeichnung herunterladen
table-home = Startseite
table-verify = Mischen prüfen
table-verify-proven = Es wurde fair gemischt. Dein Browser hat es nachgerechnet.
table-verify-wrong = Etwas passt nicht: Dass fair gemischt wurde, ist nicht bewiesen.
table-verify-nothing = Diese Aufzeichnung sagt nicht, wie gemischt wurde.
table-verify-failed = Die Aufzeichnung ließ sich nicht laden. Versuch es noch einmal.
table-verify-commitment = Das Geheimnis des Servers ist das, das er vor der Partie versiegelt hat.
table-verify-supply = Die Reihenfolge aller 99 Plättchen ergibt sich aus dem Geheimnis und dem Salz.
table-verify-box = { $count ->
    [one] Auch der Kauf aus der Schachtel ergibt sich daraus.
   *[other] Auch alle { $count } Käufe aus der Schachtel ergeben sich daraus.
}
table-verify-salts = Darin ist Salz von: { $names }.
table-verify-missing = Nicht rechtzeitig gekommen ist das Salz von: { $names }.
table-verify-mine = Das Salz, das dein Browser geschickt hat, ist dabei.
table-verify-late = Das Salz, das dein Browser geschickt hat, kam zu spät. Es ist nicht dabei.
table-verify-elsewhere = Das Salz für deinen Platz kam aus einem anderen Tab oder von einem anderen Gerät, oder von dieser Seite, bevor sie neu geladen wurde.
table-verify-not = Stimmt nicht: „{ $text }“


### Reactions

reaction-laugh = Lachen
reaction-cheer = Jubeln
reaction-gasp = Staunen
reaction-cry = Weinen
reaction-think = Grübeln
reaction-hurry = Beeilung
reaction-thanks = Danke
reaction-moo = Muh


### What the server may say no to

refused-unavailable = Der Server konnte das gerade nicht speichern. Schau auf den Tisch: Hat sich nichts geändert, versuch es noch einmal.
refused-too-fast = Das ging zu schnell. Warte einen Augenblick.
refused-bad-name = Dieser Name geht hier nicht. Nimm einen aus Buchstaben und Ziffern, ohne < und >.
refused-bad-text = Das lässt sich nicht senden.
refused-name-taken = Am Tisch heißt schon jemand so.
refused-colour-taken = Diese Farbe hat schon jemand am Tisch.
refused-table-full = Alle acht Plätze sind besetzt.
refused-already-seated = Du sitzt schon an diesem Tisch.
refused-not-seated = Du sitzt nicht an diesem Tisch.
refused-not-host = Das darf nur der Host.
refused-not-a-bot = Nur den Platz eines Bots kann man übernehmen.
refused-ask-first = Während einer Partie musst du um den Platz eines Bots bitten.
refused-asking-open = Gerade bittet schon jemand anderes um einen Platz.
refused-was-refused = Nicht alle am Tisch waren einverstanden: Bis zum Ende dieser Partie schaust du zu.
refused-held-another = Du hast oder hattest in dieser Partie einen anderen Platz.
refused-seat-closed = Auf diesem Platz spielt bis zum Ende der Partie ein Bot.
refused-not-now = Das geht gerade nicht.
refused-too-few = Zum Spielen braucht es mindestens zwei.
refused-chat-off = Der Chat ist an diesem Tisch ausgeschaltet.
refused-unknown-table = Einen Tisch mit diesem Code gibt es nicht.
refused-unknown-secret = Dieser private Link wurde schon benutzt oder ist zu alt.
refused-too-many-tables = Auf dem Server ist kein Platz für weitere Tische.
refused-nothing-to-do = Es würde sich nichts ändern.
