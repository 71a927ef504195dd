### La vie à la table : sons, réactions, fin de partie, liens. $who vaut « you » ou « other » ; $name est alors le nom.


### Sons et réactions

life-sound-offer = Voulez-vous du son ?
life-sound-on = Activer le son
life-sound-off = Laisser le son coupé
life-on = Oui
life-off = Non
life-bot-reactions = Réactions des bots
life-bot-reactions-about = Les bots rient, s’étonnent et meuglent de temps en temps.
