### Une personne, une main. La fin manquée d’une partie. Limites du serveur.

table-same-device = { $name } et { $other } utilisent le même appareil.
lobby-same-device = même appareil que { $names }
missed-end = La partie précédente s’est terminée en votre absence. { $winner }
missed-end-replay = Revoir la partie
missed-end-close = Fermer
refused-table-limit = Trop de tables ont été ouvertes aujourd’hui depuis votre réseau. Réessayez plus tard.
