"""`python -m tools.smi`: what the cards of this machine do right now, by whom, without disturbing them."""
