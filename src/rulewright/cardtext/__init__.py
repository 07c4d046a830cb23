"""Card text: a card's printed English, understood. One shared grammar, one table of phrases a game.

`Language(table).read(text)` gives the tree of a text or a `CardTextError` that a writer of cards
understands; `write` prints a tree as its text. What a tree does in play is not known here.
"""

from rulewright.cardtext.errors import CardTextError, Mistake, Place, TableError, TreeError
from rulewright.cardtext.language import DEEPEST, LONGEST, Language, Written, shared_language
from rulewright.cardtext.node import Branch, Node
from rulewright.cardtext.sense import antecedents
from rulewright.cardtext.trees import Trees

__all__ = [
    "DEEPEST",
    "LONGEST",
    "Branch",
    "CardTextError",
    "Language",
    "Mistake",
    "Node",
    "Place",
    "TableError",
    "TreeError",
    "Trees",
    "Written",
    "antecedents",
    "shared_language",
]
