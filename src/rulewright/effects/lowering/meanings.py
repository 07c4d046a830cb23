"""What a game's own phrase means, as data: what is done, watched for or changed when a text says it.

Which phrase means what, each game says in a file (`meaning_file.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulewright.effects.program import ANYBODY, BY_ANYTHING, NONE

# What stands in the slots of an act's phrase.
ON_CARDS: Final = "cards"
"""A card or cards, to which it is done."""
AMOUNT: Final = "amount"
"""A number, or cards that are counted; nothing means one."""
OF_A_PLAYER: Final = "player"
"""Whose hand or Deck it is."""
LOOK: Final = "look"
"""Whose hand is looked at."""
SEARCH: Final = "search"
"""Whose Deck is searched, for which card."""
RETURN: Final = "return"
"""Cards and where they go."""
PUT: Final = "put"
"""A card and the position where it goes."""
PLACE: Final = "place"
"""What is put where, once or twice."""
SPLIT: Final = "split"
"""Cards that are split into two piles, shown to all."""
SWAP_TWO: Final = "swap"
"""Two cards."""
SUMMON_NAMED: Final = "summon"
"""A name, and perhaps how many and a position."""
CHOOSE_ONLY: Final = "choose"
"""A card or cards, which are only chosen."""
TAKE: Final = "take"
"""A number, or nothing for one, that an opponent loses and the player gets."""
SUMMON_UP_TO: Final = "summon up to"
"""A number, a name, and perhaps a position."""
STEPS: Final = "steps"
"""A card, which takes one step, or so many."""
UP_TO_STEPS: Final = "steps up to"
CHOOSE_SPOT: Final = "choose a position"
"""A position, which is only chosen."""
REARRANGE: Final = "rearrange"
"""Cards that change places among each other, as who does it likes."""
BECOME: Final = "become"
"""A card, whose power is announced and acts in the place of this one."""
NAMING: Final = "name"
"""A kind of card, one of which is named."""
COUNTERS: Final = "counters"
"""A kind of counters, cards, and perhaps how many; or those that were spoken of."""
CONTROL_FOR: Final = "control for"
"""Cards, and how long they are controlled."""
SWAP_THOSE: Final = "swap those"
"""Two cards, named together."""
NOTHING: Final = "nothing"
SHAPES: Final = (
    ON_CARDS, AMOUNT, OF_A_PLAYER, LOOK, SEARCH, RETURN, PUT, PLACE, SPLIT, SWAP_TWO, SUMMON_NAMED, CHOOSE_ONLY,
    SUMMON_UP_TO, STEPS, UP_TO_STEPS, SWAP_THOSE, CONTROL_FOR, TAKE, CHOOSE_SPOT, COUNTERS, NAMING, REARRANGE, BECOME,
    NOTHING,
)  # fmt: skip

# When the sentences of a part of a text take effect.
AT_ONCE: Final = "at once"
"""It is triggered, acts, and is over."""
TRIGGERED: Final = "triggered"
"""It is triggered and then answers what happens."""
LATER: Final = "later"
"""It is triggered, and does nothing before a later moment: from then on it answers what happens."""
PLAYED: Final = "played"
"""It is played once: it acts at once, and may begin what answers or holds later."""
BY_ITSELF: Final = "by itself"
"""Nobody triggers it: it answers what happens while its card is in the right place."""
WAYS_TO_ACT: Final = (AT_ONCE, TRIGGERED, LATER, PLAYED, BY_ITSELF)


@dataclass(frozen=True)
class Act:
    """What a phrase such as "exhaust …" does."""

    verb: int
    shape: str = ON_CARDS
    usual_place: str | None = None
    """Where the card is if the text does not say so, and nothing else says that it is in play."""
    needs: str | None = None
    """The adjective of cards to which it can be done."""
    says: bool = False
    """Whether the text must say so itself, as it would otherwise mean other cards."""
    shows: bool = False
    """Whether all players see the cards by it."""
    costs: int = NONE
    """The stat that the player must have enough of."""
    takes_from: int = NONE
    """The stat of which the player, or from whom it is taken, must have some so that it can be done at all."""
    is_one_by_one: bool = False
    """Whether several cards take their turns."""
    is_at_once: bool = False
    """Whether "each player" does it at one moment, and not one after the other."""


@dataclass(frozen=True)
class Event:
    """What a phrase such as "is killed" watches for."""

    verb: int
    is_in_play: bool = True
    """Whether the cards are in play, whatever else the text says of them."""
    speaks_of: tuple[str, ...] = ()
    """The noun of the card in the phrase itself, as in "discards a card"; where nobody sees the
    card, the nouns that say nothing about it."""
    is_unseen: bool = False
    """Whether nobody knows which card it is."""
    is_unseen_before: bool = False
    """Whether there is no such card before it happens."""
    by: int = BY_ANYTHING
    """By what, where the phrase itself says so."""
    forbidden_by: int = BY_ANYTHING
    """By what it comes about where a text says that cards can't do it."""


@dataclass(frozen=True)
class Static:
    """What a phrase such as "your hand limit is 4" changes; its slots say for whom and how much."""

    modifier: int
    player: int = ANYBODY
    amount: int = 0
    """How much, where no slot says it."""


@dataclass(frozen=True)
class Section:
    """A part of a text that begins with a word like "Quick"."""

    number: int
    acts: str
