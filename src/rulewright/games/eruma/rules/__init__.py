"""The rules of Eruma: the state of a match, and the rulebook's procedures."""
