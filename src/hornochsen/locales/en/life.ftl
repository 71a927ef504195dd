### Life at the table: sounds, reactions, the end of a game, links. $who is “you” or “other”; $name is then the person’s name.


### Sounds and reactions

life-sound-offer = Would you like sounds?
life-sound-on = Turn sounds on
life-sound-off = Leave sounds off
life-on = On
life-off = Off
life-bot-reactions = Reactions of bots
life-bot-reactions-about = Bots laugh, gasp and moo now and then.
