"""The printed cards as the rules need them: for each definition what it is.

A definition is a card as printed, by its number in the set. It never changes and is shared by all
matches; a card of a match refers to it. What its text does is a `Text`: the rules call it where
something happens or is worked out, and know nothing else of texts.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from rulewright.effects.live import Lasting
from rulewright.effects.program import Program
from rulewright.games.elma.rules.terms import SURVIVOR
from rulewright.kernel.state import Procedure, State
from rulewright.kernel.zone import Zone

NO_TEAM: Final = -1


class Pro:
    """keyword.pro: on levels of a kind every time on the list counts as lower."""

    __slots__ = ("keywords", "level_types", "tenths")

    def __init__(self, level_types: i64, keywords: i64, tenths: i64) -> None:
        self.level_types: Final = level_types
        """The level has one of these level types …"""
        self.keywords: Final = keywords
        """… or one of these keywords (ruling.level-kinds)."""
        self.tenths: Final = tenths


class Instead:
    """What a text puts in the place of something that would happen."""

    __slots__ = ("cards", "source", "then")

    def __init__(self, source: i64, cards: list[int], then: Procedure[Any]) -> None:
        self.source: Final = source
        """The card whose text it is."""
        self.cards: Final = cards
        """For which of the cards it is; none if it is about a player, and so for all of them."""
        self.then: Final = then

    def is_about(self, card: i64) -> bool:
        """Whether it takes the place of what would happen to that card."""
        return len(self.cards) == 0 or card in self.cards


@mypyc_attr(allow_interpreted_subclasses=True)
class Text:
    """What the text of a card does. One that does nothing is what all cards without a text have.

    `verbs` are what it forbids, replaces or answers, `cants` what of it it may forbid (-1: all) and
    `rules` what it changes, as masks: it is asked about nothing else. A text is alive while its kuski
    is in play, or its level in the battle area; `source` is that card, `seat` whoever controls it or
    added the level.
    """

    def __init__(
        self, verbs: i64, rules: i64, program: Program | None = None, cants: i64 = -1
    ) -> None:
        self.verbs: Final = verbs
        self.cants: Final = verbs if cants < 0 else cants
        self.rules: Final = rules
        self.program: Final = program
        """What it comes to, for the frames that step through it."""

    def forbids(
        self, state: State, source: i64, seat: i64, what: Procedure[Any], card: i64
    ) -> bool:
        """Whether it says that this can't happen to the card (-1: to the player)."""
        return False

    def may_answer(self, source: i64, chain: list[int]) -> bool:
        """ruling.effect-loop: whether it may replace or answer what such effects have led to. A text by
        itself is one effect, by the number of its card; one with several looks at each."""
        return source not in chain

    def instead(self, state: State, source: i64, seat: i64, what: Procedure[Any]) -> list[Instead]:
        """What can take the place of something that would happen."""
        return []

    def answer(
        self, state: State, source: i64, seat: i64, what: Procedure[Any]
    ) -> Procedure[Any] | None:
        """What answers something that has happened, if this does."""
        return None

    def answers(
        self, state: State, source: i64, seat: i64, what: Procedure[Any]
    ) -> list[Procedure[Any]]:
        """All that answers it: a text may answer one event more than once."""
        answer = self.answer(state, source, seat, what)
        return [] if answer is None else [answer]

    def changed(  # noqa: PLR0913 - whose text, which rule, of what, and what it would be
        self, state: State, source: i64, seat: i64, rule: i64, thing: i64, value: i64
    ) -> i64:
        """The value of a rule for a card or seat, where it would be `value` without this."""
        return value

    def gives_pro(  # noqa: PLR0913 - whose text, to whom, on what levels
        self, state: State, source: i64, seat: i64, card: i64, level_types: i64, keywords: i64
    ) -> bool:
        """Whether it gives a kuski a pro for such levels."""
        return False

    def begun(self, lasting: Lasting) -> Text:
        """The text of one of its abilities that holds for a while."""
        return self

    def chosen_for(self, lasting: Lasting) -> list[int]:
        """The cards that were chosen for such an ability."""
        return []

    def let_go(self, lasting: Lasting, card: i64) -> Lasting | None:
        """What is left of an ability that holds for a while when a card is out of its reach."""
        return lasting

    def usable(self, state: State, source: i64, seat: i64, *, is_main_phase: bool) -> list[int]:
        """The numbers of its abilities that its player may use now: of those for any moment, and
        in the main phase of all."""
        return []

    def use(self, state: State, source: i64, seat: i64, ability: i64) -> None:
        """Push what an ability does that is used."""

    def may_be_played(self, state: State, seat: i64, card: i64) -> bool:
        """Whether a seat could play the instant now (ruling.instant-needs-target)."""
        return False

    def take_effect(self, state: State, seat: i64, card: i64) -> None:
        """Push what the instant does."""


NO_TEXT: Final = Text(0, 0)


class CardSet:
    """All definitions there are. Each list or zone has one entry for each of them."""

    def __init__(  # noqa: PLR0913 - what the rules ask of a card
        self, kinds: Zone, kuski_types: Zone, kuski_keywords: Zone, teams: Zone,
        records: list[Zone], pros: list[list[Pro]], level_types: Zone, level_keywords: Zone,
        chains: Zone, lengths: list[Zone], fingerprints: list[str],
        texts: list[Text] | None = None, battle_types: list[Zone] | None = None,
        second_records: list[Zone] | None = None,
    ) -> None:  # fmt: skip
        self.kinds: Final = kinds
        self.kuski_types: Final = kuski_types
        self.kuski_keywords: Final = kuski_keywords
        self.teams: Final = teams
        """ruling.teams: the number of the tag in square brackets, or NO_TEAM."""
        self.records: Final = records
        """cards.personal-records: in tenths of a second, or NO_FINISH; up to six entries."""
        self.second_records: Final = (
            [Zone() for _ in records] if second_records is None else second_records
        )
        """ruling.repeated-parts-choice: the other list of a card that has two; else empty."""
        self.pros: Final = pros
        self.level_types: Final = level_types
        self.level_keywords: Final = level_keywords
        self.chains: Final = chains
        """keyword.chain-level: how many kuskis must add it together; 1 for other levels."""
        self.lengths: Final = lengths
        """cards.battle-length: all that may be chosen, in full turns, the shortest first."""
        self.fingerprints: Final = fingerprints
        """For each definition a text that no other has: what a number in a save means."""
        self.texts: Final = [NO_TEXT for _ in records] if texts is None else texts
        self.has_texts: Final = any(text is not NO_TEXT for text in self.texts)
        self.battle_types: Final = (
            [_rising(level_keywords[place]) for place in range(len(level_keywords))]
            if battle_types is None
            else battle_types
        )
        """ruling.battle-types-together: the battle types of a level, in the order printed."""

    def __len__(self) -> int:
        return len(self.records)

    def fingerprint(self, definitions: list[int]) -> str:
        """A short text that tells whether these numbers mean what they meant."""
        meant = "\n".join(self.fingerprints[each] for each in sorted(set(definitions)))
        return hashlib.sha256(meant.encode()).hexdigest()[:16]


def _rising(keywords: i64) -> Zone:
    """The battle types among some keywords, as bits, lowest first."""
    found = Zone()
    one: i64 = 1
    while one <= SURVIVOR:
        if keywords & one != 0:
            found.append(one)
        one += one
    return found
