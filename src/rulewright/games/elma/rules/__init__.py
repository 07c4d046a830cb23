"""The rules of Elma: the state of a match, and the rulebook's procedures."""
