### Leben am Tisch: Töne, Reaktionen, das Ende einer Partie, Links. $who ist „you“ oder „other“; $name ist dann der Name.


### Töne und Reaktionen

life-sound-offer = Möchtest du Töne hören?
life-sound-on = Töne einschalten
life-sound-off = Töne aus lassen
life-on = An
life-off = Aus
life-bot-reactions = Reaktionen der Bots
life-bot-reactions-about = Bots lachen, staunen und muhen ab und zu.
