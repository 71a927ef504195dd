### People at a table: who may sit down, watch and chat; hiding and reporting a person

people-menu = Options for { $name }
people-hide = Hide messages
people-hide-about = Only on this page. { $name } is not notified.
people-show = Show messages again
people-hidden = messages hidden
people-report = Report…
people-report-about = The operator of this server gets your note and the last chat messages of this table.
people-report-note = What happened?
people-report-send = Send the report
people-report-sent = The report has been sent.
people-mute = Mute for everyone
people-unmute = Unmute
people-muted = muted
people-muted-you = The host has muted you: your messages are not sent.
people-remove = Remove from the seat
people-remove-about = { $name } may sit down again before the next game.
people-ban = Remove for good
people-ban-about = { $name } leaves the table and cannot return. Remove for good?
people-ban-sure = Yes, remove for good

people-table = At this table
people-seating = Who may sit down
people-seating-open = Everyone
people-seating-ask = After I agree
people-seating-closed = Nobody else
people-watching = Others may watch
people-watching-about = If this is off, only players see a running game.
people-applicants = Asking for a seat
people-let-in = Let { $name } in
people-turn-away = Turn { $name } away
people-ask-host = Ask for a seat
people-ask-about = The host decides who sits down at this table.
people-waiting = You have asked for a seat. The host will answer.
people-locked-title = The table is locked
people-locked = Nobody else can sit down at this table.

people-host-asked = { $name } asks for a seat.
people-turned-away = The host did not let { $name } in.
people-admission = { $seating ->
    [ask] Now the host decides who sits down.
    [closed] The table is locked: nobody else can sit down.
   *[open] Everyone can sit down.
} { $watching ->
    [no] Only players see a running game.
   *[yes] Others may watch.
}
people-chat-turned = { $on ->
    [yes] The host has turned the chat on.
   *[no] The host has turned the chat off.
}
people-muted-event = { $muted ->
    [yes] { $who ->
        [you] The host has muted you.
       *[other] { $name } has been muted.
    }
   *[no] { $who ->
        [you] You can chat again.
       *[other] { $name } can chat again.
    }
}

refused-table-locked = The table is locked: nobody else can sit down.
refused-ask-host = Ask the host for a seat first.
refused-turned-away = The host has not let you in.
refused-removed = You were removed from this table.
refused-watching-off = Only the players can see this game.
refused-muted = The host has muted you.
refused-too-many-reports = There are many open reports already. The operator will look at them.
