"""The rules of Allumbra: the state of a match, and the rulebook's procedures."""
