### Eine Person, eine Hand; das verpasste Ende einer Partie; Grenzen des Servers

table-same-device = { $name } und { $other } benutzen dasselbe Gerät.
lobby-same-device = dasselbe Gerät wie { $names }
missed-end = Die letzte Partie ging zu Ende, während du weg warst. { $winner }
missed-end-replay = Partie ansehen
missed-end-close = Schließen
refused-table-limit = Aus deinem Netz wurden heute zu viele Tische eröffnet. Versuch es später noch einmal.
