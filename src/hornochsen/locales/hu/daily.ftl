### The deal of the day in the terminal.

daily-welcome = A nap játszmája ({ $date }), tábla: { $board }, ellenfelek: { $names }. Mindenki ugyanazokat a lapocskákat kapja.
daily-uncounted = Ez a játszma nem számít.
daily-stopped = A játszmát elmentettük. A kezdetétől számítva 24 óráig folytathatod: hornochsen daily
daily-played = Ezt a játszmát már lejátszottad. Még egyszer, tét nélkül: hornochsen daily --again
daily-streak = { $count } nap egymás után
daily-calendar = Helyezéseid hétfőtől vasárnapig; a kötőjel befejezetlen játszmát jelöl.
