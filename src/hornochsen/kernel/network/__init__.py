"""A trained network in compiled code: policy, chance to win, and the search that uses them."""
