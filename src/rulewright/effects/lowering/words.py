"""What a game must say about its words, so that texts in them become programs.

The shared phrases are understood by `text.py` and the parts it is made of. Which number a verb, a place or a
phase has, what an adjective asks of a card, and what the finished program is, only the game knows.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from rulewright.effects.lowering.draft import Draft, Node
from rulewright.effects.program import ANYBODY, BY_ANYTHING, NONE, Filter, Program

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
SWAP_TWO: Final = "swap"
"""Two cards."""
SUMMON_NAMED: Final = "summon"
"""A name and a position."""
NOTHING: Final = "nothing"

# When the sentences of a part of a text take effect.
AT_ONCE: Final = "at once"
"""It is triggered, acts, and is over."""
TRIGGERED: Final = "triggered"
"""It is triggered and then answers what happens."""
PLAYED: Final = "played"
"""It is played once: it acts at once, and may begin what answers or holds later."""
BY_ITSELF: Final = "by itself"
"""Nobody triggers it: it answers what happens while its card is in the right place."""


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
    costs: int = NONE
    """The stat that the player must have enough of."""
    is_one_by_one: bool = False
    """Whether several cards take their turns."""


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


@dataclass(frozen=True)
class NearPhrase:
    """How a card or position lies to others: those in a register, or those that fit a filter."""

    relation: Node
    """The phrase that says how: "adjacent", "in the same row" and the like."""
    register: int
    fitting: int
    distance: int


@dataclass(frozen=True)
class CardPhrase:
    """What a text asks of a card, slot by slot, with players and other cards already made out."""

    node: Node
    nouns: tuple[str, ...]
    adjectives: tuple[str, ...] = ()
    whose_card: int = ANYBODY
    place: str | None = None
    whose_place: int = ANYBODY
    feature: str | None = None
    definition: int = NONE
    only: int = NONE
    other: int = NONE
    near: NearPhrase | None = None
    is_silent: bool = False
    """Whether what the text leaves out is meant all the same: cards in play, lying open."""
    is_in_play: bool = False
    """Whether the card is in play, though nothing else is meant silently."""
    usual_place: str | None = None
    whose_usual_place: int = ANYBODY
    unless_said: str | None = None
    """An adjective that is meant where the text says nothing else of that sort."""
    must_say: str | None = None
    """An adjective, or another of its sort, that the text must have."""


@dataclass(frozen=True)
class SpotPhrase:
    """What a text asks of a position."""

    node: Node
    adjective: Node | None
    place: str | None
    whose_place: int
    near: NearPhrase | None


class Words(ABC):
    """A game's words. A table that lacks a tag refuses every text with that phrase."""

    acts: ClassVar[Mapping[str, Act]]
    destinations: ClassVar[Mapping[str, int]]
    """The verb of "return … to" each destination."""
    events: ClassVar[Mapping[str, Event]]
    """By the tags of pv, iv and did."""
    causes: ClassVar[Mapping[str, int]]
    """By the tags of "by a power" and the like."""
    modifiers: ClassVar[Mapping[tuple[str, ...], tuple[int, int]]]
    """The modifier and its amount, by the tags of a phrase's verb and what is said of it."""
    statics: ClassVar[Mapping[str, Static]]
    """Phrases of the game's own that change a rule."""
    stats: ClassVar[Mapping[str, int]]
    phases: ClassVar[Mapping[str, int]]
    at_once: ClassVar[Collection[str]] = ()
    """The tags of acts that "each player" does at one moment, and not one after the other."""
    summoned: ClassVar[tuple[str, ...]]
    """The noun of cards that are summoned by name."""
    speeds: ClassVar[Mapping[str, Section]]
    no_speed: ClassVar[Section]
    phase_starts: ClassVar[int]
    phase_ends: ClassVar[int]
    any_moment: ClassVar[int] = NONE
    """The moment of what one may use at any moment, where a game has such a one."""

    @abstractmethod
    def kinds(self, noun: str) -> int:
        """The kinds of card that a noun means, as a bit each; 0 if it is no noun here."""

    @abstractmethod
    def card_filter(self, phrase: CardPhrase) -> Filter:
        """The filter that lets through the cards meant. Refuses what means none."""

    @abstractmethod
    def spot_filter(self, phrase: SpotPhrase) -> Filter:
        """The same for positions."""

    @abstractmethod
    def check_destination(self, node: Node, nouns: tuple[str, ...]) -> None:
        """Refuse a destination where cards of these nouns cannot go."""

    def check_target(self, phrase: CardPhrase) -> None:  # noqa: B027 - most games refuse none
        """Refuse a target that nobody could choose without looking at hidden cards first."""

    def check_chosen(self, phrase: CardPhrase) -> None:  # noqa: B027 - most games refuse none
        """Refuse cards to which nothing can be done where they are."""

    def finished(self, draft: Draft) -> Program:
        """The finished program. Refuses what is too much for one card."""
        return draft.finished()
