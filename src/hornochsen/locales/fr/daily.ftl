### The deal of the day in the terminal.

daily-welcome = La partie du jour { $date } sur { $board }, contre { $names }. Tous ceux qui la jouent reçoivent les mêmes tuiles.
daily-uncounted = Cette partie ne compte pas.
daily-stopped = La partie est enregistrée. Vous avez 24 heures à partir de son début pour la continuer : hornochsen daily
daily-played = Vous avez déjà joué cette partie. Pour la rejouer sans qu’elle compte : hornochsen daily --again
daily-streak = { $count ->
    [one] 1 jour d’affilée
   *[other] { $count } jours d’affilée
}
daily-calendar = Vos places du lundi au dimanche ; un tiret est une partie inachevée.
