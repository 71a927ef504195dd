# Játszmák másokkal: várakozás, kezdés botokkal, tiltás.

match-title = Játék másokkal
match-nobody = Most senki sem vár.
match-now-count = { $count ->
    [one] Egy ember most szeretne játszani.
   *[other] { $count } ember most szeretne játszani.
}
match-day-count = { $count ->
    [one] Egy ember lassú játszmára vár.
   *[other] { $count } ember lassú játszmára vár.
}
match-pace = Tempó
match-pace-now = Most
match-pace-day = Lépésenként egy nap
match-seats = Játékosok
match-seats-any = Bármennyi játékos
match-seats-count = { $count ->
    [one] Egy játékos
   *[other] { $count } játékos
}
match-find = Játékosok keresése
match-as = { $name } néven játszol.
match-waiting-now = Játékosokat keresünk…
match-waiting-day = Játékosokat keresünk lassú játszmához…
match-same = { $count ->
    [one] más nem vár erre
   *[other] veled együtt { $count } ember vár erre
}
match-lost = A szerver nem válaszol. Újra próbáljuk…
match-day-about = Elhagyhatod ezt az oldalt. A játszma ezután „A játszmáim” között jelenik meg. A saját oldaladon kiválaszthatod, hogy kérsz-e értesítést.
match-offer = Nincs itt senki? Kezdj botokkal!
match-level = Botok a szabad helyeken
match-start-bots = Kezdés botokkal
match-agreed = { $count ->
    [one] A játszma mindjárt kezdődik.
   *[other] { $count } közül { $agreed } ember botokkal kezdene. A játszma mindjárt kezdődik.
}
match-cancel = Nem várok tovább
match-found-now = Megvannak a játékosok. Kezdődik a játszma.
match-found-day = Megvannak a játékosok egy lassú játszmához.
match-runs = Már tart a játszmád másokkal.
match-to-table = A játszmához

block-person = Tiltás
block-person-about = Többé nem kerülsz össze vele: { $name }. Erről nem értesül.
block-done = Többé nem kerülsz össze vele: { $name }.
block-title = Letiltott emberek
block-about = Amikor játékosokat keresel, soha nem kerülsz össze azokkal, akiket letiltottál. Erről nem értesülnek.
block-undo = Tiltás feloldása
block-undone = { $name } már nincs letiltva.
block-met = Akikkel játszottál
kept-matching = Akiket letiltottál: ameddig a profilod megvan; amire vársz: amíg nincs meg a játszma, abba nem hagyod, vagy egy hétig nem jössz

refused-too-many-waiting = A hálózatodból már sokan várnak. Próbáld meg később.
refused-too-many-games = Már sok lassú játszmád van. Előbb fejezz be néhányat.
refused-nobody-to-block = Ez az ember vendégként játszik. A vendégek soha nem kerülnek össze másokkal.
refused-too-many-blocks = Túl sok embert tiltottál le. Előbb oldj fel valakit a saját oldaladon.
