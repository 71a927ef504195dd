### Why an event happened, in one sentence. $behind is the tile before the placed one.

reason-behind = La tuile { $tile } va derrière le nombre inférieur le plus proche, { $behind }.
reason-lowest = La tuile { $tile } est plus petite que toutes les rangées : elle va donc derrière le plus grand nombre, { $behind }.
reason-came-first = { $who ->
    [you] Votre tuile { $behind }
   *[other] La tuile { $behind } de { $name }
} est passée avant.
reason-elsewhere = Au moment de votre choix, elle serait allée dans la rangée { $row }.
reason-others-first = D’autres tuiles sont passées avant.
reason-cow-pat = La tuile est sur une bouse, qui coûte les points qu’elle indique : { $points }.
reason-bullhead = La tuile est sur une tête de taureau, qui coûte les points qu’elle indique : { $points }.
reason-happy = Une vache heureuse est visible dans une rangée active, donc les points font reculer le pion : { $points }.
reason-purchase = Chaque tuile achetée coûte un point.
reason-row-completed = La tuile est sur la tête de taureau : elle ouvre la prochaine rangée libre, et une ou deux tuiles de la rangée complétée sont prises. Les autres vont dans la boîte.
reason-bulls-eye = Le pion a atteint ou dépassé l’œil de bœuf alors que tous les autres étaient encore derrière.
reason-double = Une case double était visible dans une rangée active au début du tour.
reason-open = Un pion a déclenché un œil de bœuf au tour précédent.
