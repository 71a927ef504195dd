### Gewertete Tische, Wertungszahlen und die Bestenliste

rated = Gewertet
rated-about = Die Partie ändert die Wertungszahlen der Spieler. Sie braucht eine Uhr, die offiziellen Regeln und mindestens zwei Menschen; Tipps gibt es nicht.
rated-table = Gewerteter Tisch
rated-sit = Wer sich hier hinsetzt, stimmt einer gewerteten Partie zu. Wer geht, wird Letzter.
rated-leave = Diese Partie wird gewertet: Wenn du gehst, wirst du Letzter, außer du kommst zurück und spielst weiter.
rated-stood-in = In einer gewerteten Partie wirst du Letzter, wenn am Ende ein Bot für dich spielt.
rated-ready = Die nächste Partie wird für alle am Tisch gewertet.
rated-obstacle-people = Eine gewertete Partie braucht mindestens zwei Menschen; Bots dürfen mitspielen.
rated-obstacle-players = Jemand ist hier nur Gast. In einer gewerteten Partie muss jeder ein Spielerprofil haben.
rated-obstacle-device = Zwei Personen benutzen dasselbe Gerät. So eine Partie wird nicht gewertet.
rated-obstacle-absent = Jemand ist nicht verbunden.
rated-obstacle-agreement = Noch haben nicht alle der gewerteten Partie zugestimmt.
rated-agree = Ich stimme einer gewerteten Partie zu
rated-void-device = Diese Partie zählte nicht: Alle benutzten dasselbe Gerät.
rated-void-outage = Diese Partie zählte nicht: Der Server war ausgefallen, und jemand konnte nicht zurückkommen.
rated-void-no-show = Diese Partie zählte nicht: Es haben weniger als zwei Personen gespielt.
rated-void-short = Diese Partie zählte nicht: Alle sind in den ersten drei Runden gegangen.
rated-void-players = Diese Partie zählte nicht: Es waren weniger als zwei Spieler übrig.
rated-change = Wertung { $before } → { $after }
rated-change-left = Wertung { $before } → { $after }, nicht zu Ende gespielt
rating-title = Wertungszahl
rating-now = { $rating } ± { $deviation }
rating-provisional = vorläufig
rating-provisional-about = Noch unsicher. Nach ein paar weiteren gewerteten Partien kann sie in der Bestenliste stehen.
rating-none = Du hast noch keine gewertete Partie gespielt. Wer einen Tisch aufmacht, kann die Partien werten lassen.
rating-games = { $count ->
    [one] { $count } gewertete Partie
   *[other] { $count } gewertete Partien
}
rating-rank = Platz { $rank } der Bestenliste
rating-listed = Zeig mich in der Bestenliste
rating-listed-about = Alle sehen dann deinen Namen, deine Wertungszahl und wie viele gewertete Partien du gespielt hast.
rating-over-time = Wertungszahl im Lauf der Zeit
rating-over-time-about = Das Band zeigt, wie sicher sie ist.
rating-spoken = { $count ->
    [one] Eine gewertete Partie. Wertungszahl jetzt: { $last }.
   *[other] { $count } gewertete Partien. Erste Wertungszahl: { $first }. Jetzt: { $last }. Höchste: { $most }.
}
leaderboard-title = Bestenliste
leaderboard-about = Spieler mit gewerteten Partien, die hier stehen möchten. Vorläufige Wertungszahlen fehlen.
leaderboard-none = Noch steht niemand in der Bestenliste.
leaderboard-rank = Platz
leaderboard-name = Spieler
leaderboard-rating = Wertungszahl
leaderboard-games = Gewertete Partien
leaderboard-bots = Bots zum Vergleich
leaderboard-bots-about = Ihre Wertungszahlen stehen fest. Wer 100 Punkte mehr hat, gewinnt zu zweit 64 von 100 Partien.
leaderboard-you = du
leaderboard-join = Um hier zu erscheinen, spiel gewertete Partien und schalte es auf deiner Seite ein.
leaderboard-failed = Die Bestenliste lässt sich nicht laden.
refused-rated-terms = Ein gewerteter Tisch braucht eine Uhr, einen unserer Spielpläne und die offiziellen Regeln, und es gibt keine Tipps.
refused-rated-people = Eine gewertete Partie braucht mindestens zwei Menschen.
refused-rated-players = In einer gewerteten Partie muss jeder ein Spielerprofil haben.
refused-rated-device = Zwei Personen benutzen dasselbe Gerät. So eine Partie kann nicht gewertet werden.
refused-rated-absent = Eine gewertete Partie beginnt, wenn alle verbunden sind.
refused-rated-agreement = Jemand hat der gewerteten Partie noch nicht zugestimmt.
refused-rated-game = Das geht in einer gewerteten Partie nicht.
kept-ratings = Wertungszahlen: Ergebnisse gewerteter Partien bleiben ohne Namen erhalten. Wenn du dein Profil löschst, verbindet sie nichts mehr mit dir.
