### Notices to players who are away: mails, push messages, and their part of my page.

notice-turn = Te jössz { ARTICLE($code) } { $code } asztalnál
notice-turn-about = Te jössz { ARTICLE($code) } { $code } asztalnál. Még körülbelül { $hours } órád van.
notice-deadline = Lejár az időd { ARTICLE($code) } { $code } asztalnál
notice-deadline-about = Még körülbelül { $hours } órád van { ARTICLE($code) } { $code } asztalnál. Utána egy bot játszik helyetted.
notice-invitation = Új játszma { ARTICLE($code) } { $code } asztalnál
notice-invitation-about = Új játszma kezdődött { ARTICLE($code) } { $code } asztalnál, és neked is van helyed. Amíg meg nem jössz, egy bot játszik helyetted.
notice-daily = Itt a nap játszmája
notice-daily-about = Itt a mai nap játszmája: mindenki ugyanazokat a lapkákat kapja.
notice-open = Az asztalhoz
notice-daily-play = A nap játszmájának indítása
notice-push-off = Nem kérek több értesítést
notice-why = Azért kaptad ezt az e-mailt, mert kérted az oldaladon: { $page }
notice-unsubscribe = Nem kérek több e-mailt
notice-confirm = Ez a te e-mail-címed?
notice-confirm-about = Valaki, aki a Tanz der Hornochsen! játékkal játszik, ezt a címet adta meg. Ha te voltál, erősítsd meg egy napon belül. Utána e-mailben is kaphatsz értesítéseket, és ezzel a címmel helyreállíthatod a profilodat.
notice-confirm-now = A cím megerősítése
notice-recover = A profilod helyreállítása
notice-recover-about = Ezzel a linkkel visszakapod a profilodat azon az eszközön, amelyen megnyitod. Minden más eszköz kijelentkezik. A link egyszer használható, egy óráig.
notice-recover-now = { $name } helyreállítása
notice-not-me = Ha nem tudsz erről, ne tegyél semmit: a link nélkül nem történik semmi.


### On my page

notices-title = Értesítések
notices-about = Azoknál az asztaloknál, ahol minden döntésre egy nap jut, tudunk szólni neked. Semmit sem küldünk, amíg nem kéred, és semmit, amíg egy asztalnál vagy.
notices-kinds = Szóljatok,
notices-kind-turn = ha én jövök
notices-kind-deadline = néhány órával azelőtt, hogy lejár az időm
notices-kind-daily = ha itt az új nap játszmája
notices-kind-invitation = ha nélkülem kezdődött újabb játszma
notices-push = Ezen az eszközön
notices-push-on = Értesítések bekapcsolása ezen az eszközön
notices-push-off = Értesítések kikapcsolása ezen az eszközön
notices-push-is-on = Ez az eszköz megjeleníti az értesítéseket.
notices-push-denied = A böngésző nem engedi az oldal értesítéseit. Ezt a böngészőnek az oldalra vonatkozó beállításaiban módosíthatod.
notices-push-missing = Ez a böngésző itt nem tud értesítéseket megjeleníteni. Ehhez HTTPS-kapcsolat kell.
notices-push-failed = A böngésző nem tudott feliratkozni az értesítésekre. Próbáld meg később.
notices-mail = E-mailben
notices-mail-address = E-mail-cím
notices-mail-set = Megerősítés küldése
notices-mail-waiting = E-mailt küldtünk erre a címre: { $address }. Nyisd meg a benne lévő linket, hogy megerősítsd a címet.
notices-mail-confirmed = A címed: { $address }. Ezzel a profilodat is helyreállíthatod.
notices-mail-on = E-mailben kérem az értesítéseket
notices-mail-remove = A cím törlése
notices-mail-is-confirmed = Az e-mail-cím meg van erősítve.
notices-quiet = Csendes órák
notices-quiet-on = Éjszaka ne jöjjön értesítés
notices-quiet-from = ettől
notices-quiet-until = eddig
notices-quiet-zone = Az időpontok időzónája: { $zone }.
notices-choose-way = Válaszd ki lent, hol érjenek el az értesítések.

notices-recover = E-mailben
notices-recover-about = Megadtál e-mail-címet? Akkor küldünk egy linket, amely helyreállítja a profilodat.
notices-recover-ask = Kérem a linket
notices-recover-sent = Ha van profil ezzel a címmel, már úton van egy e-mail.

unsubscribe-title = Nem kérek több e-mailt
unsubscribe-about = Nem szeretnél több e-mailt kapni a játszmáidról? A címed megmarad, hogy helyreállíthasd a profilodat; az oldaladon törölheted.
unsubscribe-now = Nem kérek több e-mailt
unsubscribe-done = Kész. Nem kapsz több e-mailt a játszmáidról.

kept-notices = Az e-mail-cím és a push-feliratkozások, ha megadtad őket: ameddig a profilod megvan, vagy amíg törlöd őket. Az elküldött értesítések: nyolc napig.
refused-unknown-link = Ezt a linket már felhasználták, vagy lejárt.
refused-bad-endpoint = A böngésző feliratkozása nem használható.
refused-no-such-channel = Ezen a szerveren ez nincs beállítva.
refused-mail-refused = Az e-mailt nem sikerült elküldeni. Ellenőrizd a címet, vagy próbáld meg később.

notice-private = A link bármelyik eszközön a helyedhez vezet, és egyszer használható. Ne add tovább.
kept-passes = Egy eszköz, amelyen megnyitottad egy e-mail linkjét: legfeljebb 30 nap, csak annál az asztalnál; az oldaladon kijelentkeztetheted.
