### Élet az asztalnál: hangok, reakciók, a játszma vége, linkek. $who: „you” vagy „other”; ilyenkor $name a név.


### Hangok és reakciók

life-sound-offer = Szeretnél hangokat?
life-sound-on = Hangok bekapcsolása
life-sound-off = Maradjanak kikapcsolva
life-on = Be
life-off = Ki
life-bot-reactions = A botok reakciói
life-bot-reactions-about = A botok néha nevetnek, ámulnak és bőgnek.
