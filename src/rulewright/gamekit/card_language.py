"""What a game tells the rest of the program about the language of its cards.

Only where things lie and what they touch: reading texts is `cardtext`'s, and what a text does is the
game's own. A game without card texts tells nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from mypy_extensions import mypyc_attr

from rulewright.gamekit.card_form import CardKind


@mypyc_attr(allow_interpreted_subclasses=True)
class CardLanguage:
    """The language of one game's cards.

    `tables` are the game's own phrases, beside those that all games share. `cards` are the files
    of its printed cards, and `trees` the store of what their texts mean. `rules` says which rules a
    phrase touches: ids without the game's name, by the phrase's tag. `kinds` is what there is to fill in beside the
    text, for each kind of card; a game that declares none has no workshop.
    """

    def __init__(
        self,
        tables: list[Path],
        cards: list[Path],
        trees: Path,
        rules: Mapping[str, list[str]],
        kinds: Sequence[CardKind] = (),
    ) -> None:
        self.tables = tables
        self.cards = cards
        self.trees = trees
        self.rules = rules
        self.kinds = kinds

    def wrong_facts(self, heading: str, fields: Mapping[str, object]) -> list[str]:
        """What is wrong with a card though its text is understood: a sentence each.

        `heading` is what kind of card it says it is, `fields` all that is written about it. A text
        that the game cannot play is wrong, too.
        """
        return []

    def is_spoken(self, example: str) -> bool:
        """Whether the phrase with that example is one of this game's: a game may have no use for
        some of those that all games share, and its word list leaves them out."""
        return True
