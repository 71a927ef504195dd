### Notices to players who are away: mails, push messages, and their part of my page.

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
notice-invitation-about = At table { $code } a new game has begun, and you have a seat. A bot plays for you until you come.
notice-daily = The deal of the day is ready
notice-daily-about = Today’s deal of the day is ready: the same tiles for everybody.
notice-open = Go to the table
notice-daily-play = Play the deal of the day
notice-push-off = No more notices
notice-why = You get this mail because you asked for it on your page: { $page }
notice-unsubscribe = No more mails
notice-confirm = Is this your mail address?
notice-confirm-about = Somebody who plays Tanz der Hornochsen! has given this address. If it was you, confirm it within a day. Then you can get notices by mail, and recover your player with this address.
notice-confirm-now = Confirm the address
notice-recover = Recover your player
notice-recover-about = With this link you get your player back on the device on which you open it. All other devices are signed out. The link works once, for one hour.
notice-recover-now = Recover { $name }
notice-not-me = If you know nothing of this, do nothing: without the link nothing happens.


### On my page

notices-title = Notices
notices-about = At tables with a day for each choice we can call you. Nothing is sent until you choose it, and nothing while you are at a table.
notices-kinds = Tell me
notices-kind-turn = when it is my turn
notices-kind-deadline = some hours before my time is over
notices-kind-daily = when there is a new deal of the day
notices-kind-invitation = when a further game has begun without me
notices-push = On this device
notices-push-on = Turn on notices on this device
notices-push-off = Turn off notices on this device
notices-push-is-on = This device shows notices.
notices-push-denied = The browser does not allow notices from this page. You can change that in its settings for this page.
notices-push-missing = This browser cannot show notices here. It needs a connection over HTTPS.
notices-push-failed = The browser could not subscribe to notices. Try again later.
notices-mail = By mail
notices-mail-address = Mail address
notices-mail-set = Send the confirmation
notices-mail-waiting = We have sent a mail to { $address }. Open the link in it to confirm the address.
notices-mail-confirmed = Your address is { $address }. You can also recover your player with it.
notices-mail-on = Mail me the notices
notices-mail-remove = Delete the address
notices-mail-is-confirmed = The mail address is confirmed.
notices-quiet = Quiet hours
notices-quiet-on = No notices at night
notices-quiet-from = from
notices-quiet-until = until
notices-quiet-zone = Times are those of { $zone }.
notices-choose-way = Choose below where notices reach you.

notices-recover = By mail
notices-recover-about = Did you give a mail address? Then we mail you a link that recovers your player.
notices-recover-ask = Send me the link
notices-recover-sent = If a player has this address, a mail is on its way.

unsubscribe-title = No more mails
unsubscribe-about = Do you want no more mails about your games? Your mail address stays stored, so that you can recover your player; you can delete it on your page.
unsubscribe-now = No more mails
unsubscribe-done = Done. You get no more mails about your games.

kept-notices = Mail address and push subscriptions, if you gave them: as long as your player, or until you delete them; what was sent to you
refused-unknown-link = This link has been used, or has expired.
refused-bad-endpoint = The browser’s subscription cannot be used.
refused-no-such-channel = The operator of this server has not set this up.
refused-mail-refused = The mail could not be sent. Check the address, or try again later.

notice-private = The link leads to your seat on any device and works once. Keep it to yourself.
kept-passes = A device on which you opened the link of a mail: 30 days at most, only for that table; you can sign it out on my page.
