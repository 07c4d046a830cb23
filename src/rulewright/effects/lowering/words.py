"""What a game must say about its words, so that texts in them become programs.

The shared phrases are understood by `text.py` and the parts it is made of. Which number a verb, a place or a
phase has, what an adjective asks of a card, and what the finished program is, only the game knows.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from rulewright.effects.counters import ANY_COUNTERS, CounterRange
from rulewright.effects.lowering.draft import (
    AbilityDraft,
    Draft,
    Node,
    NotPlayable,
    unknown_phrase,
)
from rulewright.effects.lowering.meaning_file import Meanings
from rulewright.effects.lowering.meanings import Act, Section
from rulewright.effects.program import ANYBODY, NONE, THIS_TURN_SO_FAR, Filter, Program


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
    noted: int = NONE
    """The ability that keeps in mind what must have happened to the card."""
    span: int = THIS_TURN_SO_FAR
    """When that was."""
    is_never: bool = False
    """Whether it must not have happened."""
    must_say: str | None = None
    """An adjective, or another of its sort, that the text must have."""
    lends_power: bool = False
    """Whether it must have a power that this card could use in the place of its own."""
    named: int = NONE
    """The register of the printed card whose name it has, plus one."""
    counters: CounterRange = ANY_COUNTERS
    """How many counters of a kind must lie on the card."""


@dataclass(frozen=True)
class SpotPhrase:
    """What a text asks of a position."""

    node: Node
    adjective: Node | None
    place: str | None
    whose_place: int
    near: NearPhrase | None
    only: int = NONE
    """The register of the position that was chosen before."""
    may_be_taken: bool = False
    """Whether a card may stand there."""


class Words(ABC):
    """A game's words. A table that lacks a tag refuses every text with that phrase."""

    meanings: ClassVar[Meanings]
    """What the game's own phrases mean, as its file says."""
    summoned: ClassVar[tuple[str, ...]] = ()
    """The noun of cards that are summoned by name, where some are."""
    no_speed: ClassVar[Section]
    phase_starts: ClassVar[int]
    phase_ends: ClassVar[int]
    in_play: ClassVar[int]
    """Where all cards are that are in play."""
    anywhere: ClassVar[int]
    begins_by_itself: ClassVar[bool] = False
    """Whether a text that nobody triggers may begin something that lasts."""
    named_doers: ClassVar[Mapping[str, frozenset[int]]] = MappingProxyType({})
    """Phrases for the card that brings about what is answered, such as "the attacker", and the verbs of what that can
    be."""
    only_answering: ClassVar[Mapping[int, frozenset[int]]] = MappingProxyType({})
    """Verbs of what is done only in answer to something, and the verbs of that."""
    only_in_play: ClassVar[frozenset[int]] = frozenset()
    """Verbs of what is done only to cards in play."""
    overs: ClassVar[Mapping[str, frozenset[int]]] = MappingProxyType({})
    """Phrases that something is over, and the verbs of its beginning."""
    extra_turn: ClassVar[int] = NONE
    """The verb of giving an extra turn, where a game has such a one."""
    any_moment: ClassVar[int] = NONE
    """The moment of what one may use at any moment, where a game has such a one."""

    has_uses: ClassVar[bool] = False
    """Whether players may use what a text has a price for, besides what is triggered or happens."""

    does_to_each: ClassVar[Mapping[int, int]] = MappingProxyType({})
    """The verb of what is done to each card by a verb that is about them all, as a hand is discarded."""
    ends_a_power: ClassVar[frozenset[int]] = frozenset()
    """What ends the power of a card when it happens to it: nothing more of the power is done then."""
    numbered: ClassVar[Mapping[int, int]] = MappingProxyType({})
    """What happens with a number of which a text may say "that many", and how many of what the game counts then make
    one of what texts count."""
    replaces_only_if_possible: ClassVar[bool] = False
    """Whether a text that has cards chosen for what is done instead takes the place of nothing if there are none."""
    offers_possible_modes: ClassVar[bool] = False
    """Whether a mode that can't be done is not offered where modes are chosen only as they are reached."""
    announces_modes: ClassVar[bool] = False
    """Whether a mode is chosen while the effect is announced, like targets, also where none has a target."""

    holds_control: ClassVar[int] = NONE
    """The modifier by which cards stay under somebody's control for a while, in games where they can."""
    chooses_what_lasts: ClassVar[bool] = False
    """Whether "this turn, a card …" speaks of one that is chosen when the power is triggered."""
    power_causes: ClassVar[frozenset[int]] = frozenset()
    """By what something comes about that is a card's power."""
    entering: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """The verbs of entering a place, and the tag of the place."""
    known_counters: ClassVar[Mapping[str, int]] = MappingProxyType({})
    """The kinds of counters that the game knows, besides those that texts name."""
    last_counter: ClassVar[int] = NONE
    """The verb of the last counter of a kind having been removed from a card."""
    counters_reach: ClassVar[int] = NONE
    """The verb of there having come to be so many counters on a card."""
    paid_anyway: ClassVar[frozenset[int]] = frozenset()
    """The stats with which a power is paid for that no text need say."""

    def kinds(self, noun: str) -> int:
        """The kinds of card that a noun means, as a bit each; 0 if it is no noun here."""
        return self.meanings.kinds.get(noun, 0)

    def known_place(self, tag: str, node: Node) -> int:
        """The number of a place."""
        if tag not in self.meanings.places:
            raise NotPlayable("nothing is known of this place", node)
        return self.meanings.places[tag]

    def place(self, phrase: CardPhrase, *, is_state_said: bool) -> tuple[int, int]:
        """Where cards are, and whose place it is: as said, as usual for what is done, or in play. Only cards
        in play are somebody's, are near others, or have a state that a text can ask for."""
        if phrase.place is not None:
            return self.known_place(phrase.place, phrase.node), phrase.whose_place
        is_near = phrase.near is not None
        is_said_to_be_in_play = phrase.whose_card != ANYBODY or is_near or is_state_said
        if phrase.usual_place is not None and not is_said_to_be_in_play:
            return self.known_place(phrase.usual_place, phrase.node), phrase.whose_usual_place
        is_in_play = phrase.is_silent or phrase.is_in_play or is_near
        return self.in_play if is_in_play else self.anywhere, ANYBODY

    @abstractmethod
    def card_filter(self, phrase: CardPhrase) -> Filter:
        """The filter that lets through the cards meant. Refuses what means none."""

    @abstractmethod
    def spot_filter(self, phrase: SpotPhrase) -> Filter:
        """The same for positions."""

    def entered(self, where: Node) -> str:
        """The place that "enter …" names, by the tag it has elsewhere. Refuses what is none."""
        raise unknown_phrase(where)

    def check_destination(self, node: Node, nouns: tuple[str, ...]) -> None:  # noqa: B027 - most games refuse none
        """Refuse a destination where cards of these nouns cannot go."""

    def check_target(self, phrase: CardPhrase) -> None:  # noqa: B027 - most games refuse none
        """Refuse a target that nobody could choose without looking at hidden cards first."""

    def is_open(self, phrase: CardPhrase) -> bool:
        """Whether the cards that are meant lie open to all and are chosen as targets are, where a power is
        announced, though the text does not say "target"."""
        return False

    def check_done_to(self, act: Act, phrase: CardPhrase) -> None:  # noqa: B027 - most games refuse none
        """Refuse an act on cards that are where it comes to nothing."""

    def check_answer(  # noqa: B027 - most games refuse none
        self, section: Section, ability: AbilityDraft, draft: Draft, node: Node
    ) -> None:
        """Refuse to answer what can never happen while the text is alive."""

    def check_condition(  # noqa: B027 - most games refuse none
        self, section: Section, condition: int, draft: Draft, node: Node
    ) -> None:
        """Refuse to hold as long as something is so that never is while the text is alive."""

    def check_summoning(self, spots: Filter, node: Node) -> None:  # noqa: B027 - most games refuse none
        """Refuse to summon where nothing can be summoned."""

    def check_chosen(self, phrase: CardPhrase) -> None:  # noqa: B027 - most games refuse none
        """Refuse cards to which nothing can be done where they are."""

    def finished(self, draft: Draft) -> Program:
        """The finished program. Refuses what is too much for one card."""
        return draft.finished()
