"""What a game tells the rest of the program about itself.

A `Game` is one object per game, without state of its own, and holds four parts: its rules, what people
see, its decks, and advice for bots. Everything outside the games' folders (matches, bots, clients, the
laboratory) knows a game only through these and `State`.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from rulewright.gamekit.advice import Advice
from rulewright.gamekit.people import ForPeople
from rulewright.gamekit.rules import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game. A subclass in the game's own package puts the parts together: what else belongs to
    the game is looked for where that class lies (`gamekit/folder.py`).

    `name` is the folder's and the rule ids' prefix, `title` what people call it. `edition` changes
    whenever the rules or the printed content do.
    """

    def __init__(
        self,
        name: str,
        edition: str,
        rules: Rules,
        people: ForPeople,
        advice: Advice,
    ) -> None:
        self.name = name
        self.title = rules.title
        self.edition = edition
        self.fewest_seats = rules.fewest_seats
        self.most_seats = rules.most_seats
        self.rules = rules
        self.people = people
        self.decks = rules.decks
        self.advice = advice
        self.is_in_the_making = False
        """Whether players are not offered it yet: it is played by its name, in the terminal and from Python, and a
        server does not list it."""
