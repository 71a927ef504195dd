### Az edző tanácsai az asztalnál.

hint-ask = Edző
hint-ask-key = Az edző megkérdezése (H billentyű)
hint-title = Az edző
hint-thinking = Az edző gondolkodik…
hint-best = { $choice }: { $percent }% nyerési esély.
hint-odds = { $percent }% eséllyel biztonságos, átlagosan { $kind ->
   *[minus] −{ $cost }
    [plus] +{ $cost }
    [none] 0
}
hint-about = Az edző csak azt tudja, amit te is látsz. Egy sorra kattintva kiválasztod a lapocskáit.
hint-failed = Az edző nem válaszolt. Próbáld újra.
refused-nothing-to-choose = Most nincs mit választanod.
refused-coach-limit = Az edző mára eleget válaszolt. Gyere vissza holnap.
