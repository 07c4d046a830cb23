"""The games: one folder each, all with the same files. Nothing outside a folder knows what is in it."""
