"""The rules of Grimterra: the data of a match, and the rulebook's procedures and questions."""
