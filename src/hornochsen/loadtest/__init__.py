"""The load generator: many light clients that play whole games at random."""
