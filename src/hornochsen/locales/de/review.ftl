### Die Analyse einer beendeten Partie.

review-title = Analyse
review-open = Meine Partie analysieren
review-open-any = Partie analysieren
review-seat = Wer
review-others = Die Plättchen der anderen
review-offered = Plättchen der Reihe: { $tiles }
review-you = du
review-about = Der Coach sieht sich jede Entscheidung an und weiß dabei nur, was von diesem Platz aus zu sehen war. So trennt er Pech von schlechten Entscheidungen.
review-start = Meine Partie analysieren
review-start-seat = Partie von { $name } analysieren
review-time = Das dauert ein paar Sekunden, und länger, solange andere Partien den Server beschäftigen.
review-queued = { $count ->
    [one] Eine Analyse ist noch davor.
   *[other] { $count } Analysen sind noch davor.
}
review-running = Der Coach sieht sich die Partie an …
review-curve = Gewinnchancen aller
review-slider = Entscheidung
review-decision = Entscheidung { $at } von { $total }
review-decision-spoken = Entscheidung { $at } von { $total }, Runde { $round }. { $label ->
   *[fine] Gut gewählt.
    [unclear] Nicht eindeutig schlechter als die beste Wahl.
    [forced] Keine Wahl.
    [slip] Eine Ungenauigkeit.
    [mistake] Ein Fehler.
    [blunder] Ein grober Fehler.
} Gewinnchance: { $percent } %.
review-decision-panel = Die Entscheidung
review-decision-title = { $kind ->
   *[play] Runde { $round }: Ausspielen
    [buy] Runde { $round }: Kaufen
    [take] Runde { $round }: Nehmen
}
review-back = Vorige Entscheidung
review-on = Nächste Entscheidung
review-mark-back = Voriger Fehler
review-mark-on = Nächster Fehler
review-keys = Tasten: ← → eine Entscheidung, Bild auf und Bild ab von Fehler zu Fehler, Pos1 und Ende.
review-verdict = { $label ->
   *[fine] Gut gewählt.
    [unclear] Nicht eindeutig schlechter als die beste Wahl.
    [forced] Es gab keine andere Wahl.
    [slip] Eine Ungenauigkeit: { $percent } % weniger Gewinnchance.
    [mistake] Ein Fehler: { $percent } % weniger Gewinnchance.
    [blunder] Ein grober Fehler: { $percent } % weniger Gewinnchance.
}
review-best = am besten
review-yours = deine Wahl
review-chosen = gewählt
review-safe = zu { $percent } % sicher
review-points = { $points } Minuspunkte am Ende
review-uncertain = Gewinnchance zwischen { $low } % und { $high } %.
review-all = Alle { $count } zeigen
review-fewer = Weniger zeigen
review-sum-title = Glück und Entscheidungen
review-sum = Ergebnis { $result } % = Start { $start } %, Glück { $luck }, Entscheidungen { $choices }
review-sum-about = Glück und Entscheidungen zählen alle Änderungen der Gewinnchance zusammen, in Prozentpunkten; sie können über 100 liegen.
review-part-start = Gleiche Chancen
review-part-deal = Glück: Anfang
review-part-drawn = Glück: gezogen
review-part-others = Glück: die anderen
review-part-choices = Entscheidungen
review-part-result = Ergebnis
review-moments = Momente, die die Partie entschieden
review-moment = Wahl { $choice }, danach Glück { $luck }
review-quality = Spielstärke
review-quality-about = Tausendstel eines Sieges gehen im Schnitt mit jeder Entscheidung verloren. Weniger ist besser.
review-count-blunder = { $count ->
    [one] 1 grober Fehler
   *[other] { $count } grobe Fehler
}
review-count-mistake = { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
}
review-count-slip = { $count ->
    [one] 1 Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
}
review-count-none = Keine Fehler
review-try = Von hier noch einmal spielen
review-try-about = Du spielst ab dieser Stellung gegen Bots weiter, mit denselben verdeckten Plättchen. Die Partie wird nicht gewertet.
review-refused-unfinished-record = Diese Partie wurde nicht zu Ende gespielt. Spiel sie zu Ende, dann kannst du sie analysieren.
review-refused-unknown-record = Diese Partie gibt es hier nicht. Alte Partien werden gelöscht; ihre Aufzeichnung kannst du auf der Seite „Partie ansehen“ hochladen.
review-refused-bad-record = Diese Aufzeichnung lässt sich nicht analysieren: Sie enthält einen ungültigen Zug. Lade die Datei so hoch, wie sie nach der Partie heruntergeladen wurde.
review-refused-too-many-reviews = Gerade gibt es zu viele Analysen. Versuch es später noch einmal.
review-refused-coach-limit = Für heute hat der Coach genug getan. Komm morgen wieder, oder nimm hornochsen review im Terminal.
review-refused-too-fast = Das ging zu schnell. Warte eine Minute und versuch es noch einmal.
review-refused-offline = Der Server antwortet nicht. Prüfe die Verbindung und versuch es noch einmal.
review-refused-failed = Die Analyse hat nicht geklappt. Versuch es noch einmal.
review-continues = Zweiter Versuch
review-continued = Diese Partie hat eine aufgezeichnete Partie fortgesetzt. Sie wird nicht gewertet.
review-continued-back = Zurück zur Analyse
