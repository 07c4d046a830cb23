"""What stands between the kernel and a game: what a game declares of itself, matches as people hold them,
and what games share of decks, words and files. Not needed to run a state (`kernel/`)."""
