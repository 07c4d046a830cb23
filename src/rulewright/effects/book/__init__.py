"""What the runtime asks of a game: a `Book` answers it in the words of the game's own rulebook.

Most questions have an answer that fits every game; a game answers those that its book rules differently.
`cards.py` asks about cards and players, `choices.py` about what texts let players choose, `book.py` about what
happens.
"""

from rulewright.effects.book.book import Book

__all__ = ["Book"]
