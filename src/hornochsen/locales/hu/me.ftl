### My page: a player without an account.

me-title = Az én oldalam
me-link-about = Játszmáid, statisztikád, rekordjaid
me-nobody = Az első játszmáddal ez az oldal a tiéd lesz: a játszmáid, a statisztikád, a rekordjaid. Fiók, jelszó és e-mail-cím nélkül.
me-saved = Elmentve.
me-save = Mentés
me-signed-out = Ezt az eszközt kijelentkeztették, vagy a profilt törölték.
me-joined = Ez az eszköz mostantól { $name } profiljához tartozik.
me-running = Folyó játszmák


### Name, piece, emblem

me-profile = Név és címer
me-emblem = A címered
me-emblem-calf = borjú
me-emblem-cow = tehén
me-emblem-ox = ökör
me-emblem-bull = bika
me-emblem-aurochs = őstulok
me-emblem-happy-cow = vidám tehén
me-emblem-bulls-eye = bikaszem
me-emblem-cow-pat = tehénlepény
me-emblem-dunghill = trágyadomb


### Statistics

me-statistics = Statisztika
me-no-games = Még nincs befejezett játszmád.
me-games = Játszmák
me-wins = Győzelmek
me-mean-points = Büntetőpont játszmánként
me-streak = Győzelmek egymás után
me-longest = leghosszabb: { $count }
me-days = Legtöbb nap egymás után
me-fewest = Legkevesebb büntetőpont
me-lead = Legnagyobb előny
me-shares = Győzelmek aránya
me-players = { $count } játékos
me-games-count = { $count } játszma
me-fair-spoken = az egyenlő arány { $percent } százalék volna
me-fair-about = A vonal az egyenlő arányt mutatja. A megosztott győzelem részben számít.
me-points-over-time = A büntetőpontok alakulása
me-points-about = A kevesebb a jobb. Minden pont egy játszma, a vonal tíz játszma átlaga.
me-quality-over-time = A játék minősége
me-quality-about = Az elemzett játszmákból; a kevesebb a jobb. A szaggatott vonalak a botok.
me-chart-spoken = { $count } játszma, az átlag először { $first }, végül { $last }.
me-against-bots = Botok ellen
me-against-people = Emberek ellen
me-against-about = Hányszor végeztél előttük és mögöttük.
me-against-spoken = { $ahead } alkalommal előttük, { $behind } alkalommal mögöttük
me-somebody = valaki


### Finished games

me-finished = Befejezett játszmák
me-filter-board = Tábla
me-board-custom = saját tábla
me-filter-players = Játékosok
me-filter-result = Eredmény
me-filter-name = Név keresése
me-all = mind
me-won = megnyert
me-lost = nem megnyert
me-place = { $players } játékos közül { $place }. hely
me-with = a többiek: { $names }
me-points = { $count } büntetőpont
me-left = idő előtt elhagyva
me-review = Elemzés
me-more = Továbbiak


### Devices and recovery

me-devices = Eszközök
me-device-unknown = Ismeretlen eszköz
me-device-this = (ez az eszköz)
me-device-seen = utoljára használva: { $date }
me-sign-out = Kijelentkeztetés
me-move = Használat másik eszközön is
me-move-about = Nyisd meg ezt a linket a másik eszközön, vagy olvasd be a kódot. Egyszer használható, tíz percig. Utána mindkét eszköz a tiéd.
me-move-qr = A személyes link QR-kódja
me-recovery = Helyreállító kód
me-recovery-exists = Van helyreállító kódod. Ezzel visszakapod a profilodat, ha elveszíted az eszközeidet.
me-recovery-missing = Nincs helyreállító kódod. Ha elveszíted ezt az eszközt, vagy törlöd a böngésző adatait, a profilod elvész, és senki sem tudja visszahozni.
me-recovery-make = Helyreállító kód készítése
me-recovery-replace = Új helyreállító kód készítése
me-recovery-once = Nyomtasd ki vagy mentsd el most ezt a kódot: csak most látható. A korábbi kód már nem érvényes.
me-recover = Profil helyreállítása
me-recover-about = Írd be a helyreállító kódot. A profil minden más eszköze kijelentkezik.
me-recover-now = Helyreállítás
me-recovered = A profilod újra megvan. A régi kód elhasználódott: nyomtasd ki vagy mentsd el most az újat.


### Players of this browser

me-switch = Profilok ezen az eszközön
me-new = Új profil
me-new-about = Többen is használhatjátok ezt az eszközt. Az új profil a következő játszmával jön létre.


### My data

me-data = Az adataim
me-data-about = Te rendelkezel mindennel, amit a szerver rólad tárol.
me-kept-link = Mit tárolunk, és meddig
me-export = Minden letöltése
me-delete = Minden törlése
me-delete-about = A profilod, az eszközeid, a statisztikád és a neveid azonnal és végleg törlődnek. Mások játszmái megmaradnak, a helyeden semleges névvel.
me-delete-name = Megerősítésül írd be a nevedet: { $name }
me-delete-now = Végleges törlés
me-deleted = Minden törölve.

kept-title = Mit tárolunk, és meddig
kept-about = Fiók nélkül játszhatsz. A szerver azt tárolja, ami egy játszmához kell, és magától törli.
kept-players = A profilod: név, bábu, címer, eszközök és eredmények, az utolsó látogatásod után
kept-games = Befejezett játszmák a visszajátszásukkal, elemzéseikkel és eredményeikkel
kept-names = Nevek a befejezett játszmákban
kept-idle = Asztalok, amelyeknél nem történik semmi
kept-uploads = Feltöltött játszmák
kept-reports = Bejelentések emberekről
kept-addresses = Az asztaloknál ülők teljes hálózati címe
kept-days = { $count } nap
kept-never = nem tároljuk
kept-device = A profilod titka az eszközödön marad. A szervernek csak a hash-e van meg, ahogy a helyreállító kódodé is.
kept-delete = Az oldaladon mindent letölthetsz, és mindent törölhetsz egyszerre.
kept-backups = A szerver üzemeltetőjének biztonsági mentéseiben a törölt adatok a mentések lejártáig megmaradnak.

refused-unknown-recovery = Ehhez a helyreállító kódhoz nincs profil.
refused-wrong-name = Ez nem a profilod neve.
refused-barred-player = Ezt a profilt kitiltották erről a szerverről.

### Games that were not played at a table of the server

me-local = egy eszközön
me-local-count = Ebből { $count } közös eszközön vagy terminálban zajlott.
pass-count = Számítson nekem ez a játszma
pass-count-about = A közös eszközön játszott játszma senkinek sem számít, hacsak nem kéred. A statisztikádban meg van jelölve.
pass-count-who = Ki vagy te?
pass-count-now = Számítson
pass-counted = Ez a játszma számít neki: { $name }.

### A seat from a mailed link

me-device-table = csak { ARTICLE($code) } { $code } asztalnál
me-print = Nyomtatás
answer-title = A helyed { ARTICLE($code) } { $code } asztalnál
answer-about = Az e-mailben kapott linkkel ezen az eszközön játszhatsz ennél az asztalnál. A link egyszer használható. Csak akkor folytasd, ha az e-mail neked szólt.
answer-now = Játék ezen az eszközön
answer-watch = Csak nézem
