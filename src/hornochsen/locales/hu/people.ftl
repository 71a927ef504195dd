### Emberek az asztalnál: ki ülhet le, ki nézheti, ki írhat; elrejtés és bejelentés

people-menu = Lehetőségek: { $name }
people-hide = Üzenetek elrejtése
people-hide-about = Csak ezen az oldalon. { $name } nem tudja meg.
people-show = Üzenetek megjelenítése
people-hidden = üzenetei rejtve
people-report = Bejelentés…
people-report-about = A szerver üzemeltetője megkapja a megjegyzésedet és az asztal utolsó üzeneteit.
people-report-note = Mi történt?
people-report-send = Bejelentés küldése
people-report-sent = A bejelentést elküldtük.
people-mute = Némítás mindenkinek
people-unmute = Némítás feloldása
people-muted = némítva
people-muted-you = A házigazda elnémított: az üzeneteidet nem küldjük el.
people-remove = Hely elvétele
people-remove-about = { $name } a következő játszma előtt újra leülhet.
people-ban = Végleges eltávolítás
people-ban-about = { $name } elhagyja az asztalt, és nem térhet vissza. Végleg eltávolítod?
people-ban-sure = Igen, végleg

people-table = Ennél az asztalnál
people-seating = Ki ülhet le
people-seating-open = Bárki
people-seating-ask = Akit engedek
people-seating-closed = Senki más
people-watching = Mások is nézhetik
people-watching-about = Különben csak a játékosok látják a futó játszmát.
people-applicants = Helyet kérnek
people-let-in = Leülhet: { $name }
people-turn-away = Nem ülhet le: { $name }
people-ask-host = Hely kérése
people-ask-about = Ennél az asztalnál a házigazda dönti el, ki ül le.
people-waiting = Helyet kértél. A házigazda hamarosan válaszol.
people-locked-title = Az asztal le van zárva
people-locked = A házigazda senki mást nem enged leülni.

people-host-asked = { $name } helyet kér.
people-turned-away = A házigazda nem engedte leülni: { $name }.
people-admission = { $seating ->
    [ask] Mostantól a házigazda dönti el, ki ül le.
    [closed] Az asztal le van zárva: senki más nem ülhet le.
   *[open] Bárki leülhet.
} { $watching ->
    [no] Csak a játékosok látják a futó játszmát.
   *[yes] Mások is nézhetik.
}
people-chat-turned = { $on ->
    [yes] A házigazda bekapcsolta a csevegést.
   *[no] A házigazda kikapcsolta a csevegést.
}
people-muted-event = { $muted ->
    [yes] { $who ->
        [you] A házigazda elnémított.
       *[other] { $name } némítva van.
    }
   *[no] { $who ->
        [you] Újra írhatsz.
       *[other] { $name } újra írhat.
    }
}

refused-table-locked = A házigazda senki mást nem enged leülni.
refused-ask-host = Előbb kérj helyet a házigazdától.
refused-turned-away = A házigazda nem szeretne leültetni.
refused-removed = Eltávolítottak ettől az asztaltól.
refused-watching-off = Ezt a játszmát csak a játékosok láthatják.
refused-muted = A házigazda elnémított.
refused-too-many-reports = Már sok bejelentés vár. Az üzemeltető megnézi őket.
