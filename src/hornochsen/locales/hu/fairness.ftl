### Egy ember, egy kéz; a lekésett játszmavég; a szerver korlátai

table-same-device = { $name } és { $other } ugyanazt az eszközt használja.
lobby-same-device = ugyanaz az eszköz, mint itt: { $names }
missed-end = Az előző játszma véget ért, amíg nem voltál itt. { $winner }
missed-end-replay = A játszma megnézése
missed-end-close = Bezárás
refused-table-limit = A hálózatodból ma már túl sok asztalt nyitottak. Próbáld újra később.
