### Notices to players who are away: emails, push messages, and their part of my page.

notice-turn = It is your turn at table { $code }
notice-turn-about = At table { $code } it is your turn. { $hours ->
    [one] You have about { $hours } hour left.
   *[other] You have about { $hours } hours left.
}
notice-deadline = Your time at table { $code } is running out
notice-deadline-about = { $hours ->
    [one] At table { $code } you have about { $hours } hour left. After that a bot plays for you.
   *[other] At table { $code } you have about { $hours } hours left. After that a bot plays for you.
}
notice-invitation = A new game at table { $code }
notice-invitation-about = At table { $code } a new game has begun, and you have a seat. A bot plays for you until you come back.
notice-daily = The deal of the day is ready
notice-daily-about = Today’s deal of the day is ready: the same tiles for everybody.
notice-open = Go to the table
notice-daily-play = Play the deal of the day
notice-push-off = No more notices
notice-why = You get this email because you asked for it on your page: { $page }
notice-unsubscribe = No more emails
notice-confirm = Is this your email address?
notice-confirm-about = A player of Tanz der Hornochsen! entered this address. If it was you, confirm it within a day. Then you can get notices by email, and recover your player with this address.
notice-confirm-now = Confirm the address
notice-recover = Recover your player
notice-recover-about = With this link you get your player back on the device on which you open it. All other devices are signed out. The link works once, within one hour.
notice-recover-now = Recover { $name }
notice-not-me = If you did not ask for this, you can ignore this email: without the link nothing happens.


### On my page

notices-title = Notices
notices-about = At tables with one day per choice we can notify you when it is your turn. We send nothing unless you turn it on, and nothing while you are at a table.
notices-kinds = Notify me
notices-kind-turn = when it is my turn
notices-kind-deadline = a few hours before my time runs out
notices-kind-daily = when there is a new deal of the day
notices-kind-invitation = when another game has started without me
notices-push = On this device
notices-push-on = Turn on notices on this device
notices-push-off = Turn off notices on this device
notices-push-is-on = This device shows notices.
notices-push-denied = The browser does not allow notices from this page. You can change that in its settings for this page.
notices-push-missing = This browser cannot show notices here. It needs a connection over HTTPS.
notices-push-failed = The browser could not subscribe to notices. Try again later.
notices-mail = By email
notices-mail-address = Email address
notices-mail-set = Send the confirmation
notices-mail-waiting = We have sent an email to { $address }. Open the link in it to confirm the address.
notices-mail-confirmed = Your address is { $address }. You can also recover your player with it.
notices-mail-on = Send me notices by email
notices-mail-remove = Delete the address
notices-mail-is-confirmed = The email address is confirmed.
notices-quiet = Quiet hours
notices-quiet-on = No notices at night
notices-quiet-from = from
notices-quiet-until = until
notices-quiet-zone = Times are those of { $zone }.
notices-choose-way = Choose below where notices reach you.

notices-recover = By email
notices-recover-about = If you have given an email address, we can send you a link that recovers your player.
notices-recover-ask = Send me the link
notices-recover-sent = If a player has this address, an email is on its way.

unsubscribe-title = No more emails
unsubscribe-about = Do you want to stop emails about your games? We keep your address, so that you can recover your player; you can delete it on your page.
unsubscribe-now = No more emails
unsubscribe-done = Done. You will get no more emails about your games.

kept-notices = Email address and push subscriptions, if you gave them: kept as long as your player, or until you delete them. Sent notices: kept for eight days.
refused-unknown-link = This link has been used, or has expired.
refused-bad-endpoint = The browser’s subscription cannot be used.
refused-no-such-channel = The operator of this server has not set this up.
refused-mail-refused = The email could not be sent. Check the address, or try again later.

notice-private = The link leads to your seat on any device and works once. Keep it to yourself.
kept-passes = A device on which you opened the link in an email: kept for 30 days at most, only for that table. You can sign it out on your page.
