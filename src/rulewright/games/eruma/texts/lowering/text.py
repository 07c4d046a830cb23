"""From the tree of one of Eruma's texts to its program: what Eruma's words mean.

The phrases that all games share are understood by `effects/lowering/`; the tables of Eruma's own
words are in `tables.py`. Nothing here reads text or plays.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rulewright.effects.lowering.draft import AbilityDraft, Draft, Node, NotPlayable, unknown_phrase
from rulewright.effects.lowering.meanings import (
    BY_ITSELF,
    COUNTERS,
    ON_CARDS,
    PUT,
    SWAP_TWO,
    Act,
    Section,
)
from rulewright.effects.lowering.text import Lowering
from rulewright.effects.lowering.words import CardPhrase, NearPhrase, SpotPhrase, Words
from rulewright.effects.program import (
    ANYBODY,
    FITS,
    NONE,
    OPPONENTS,
    THIS,
    WOULD,
    YOURSELF,
    Filter,
    Program,
)
from rulewright.games.eruma.rules import terms
from rulewright.games.eruma.rules.book import FIRST_OF_A_PLAYER, FROM_ANYWHERE
from rulewright.games.eruma.texts.filters import NOT_NEAR, CardFilter, Near, SpotFilter
from rulewright.games.eruma.texts.lowering import tables

_DONE_TO_CARDS: Final = (ON_CARDS, PUT, SWAP_TWO)
_OFF_THE_FIELD: Final = (terms.HAND, terms.DECK, terms.GRAVEYARD, terms.EXTRA_DECK)
_BROUGHT_ABOUT: Final = (
    (
        terms.BY_ATTACK,
        {terms.KILL, terms.ATTACK, terms.ATTACKS, terms.MOVE, terms.MOVES_TO_TREASURE},
        "an attack",
    ),
    (
        terms.BY_SKILL,
        {terms.KILL, terms.STEAL, terms.BLOCK, terms.FLIP_UP, terms.SUMMON},
        "a skill",
    ),
)
"""What attacks and skills bring about, and nothing else."""
_FACING_WORDS: Final = {terms.UP: "face-up", terms.DOWN: "face-down"}


def lower(tree: Node, definitions: Mapping[str, int]) -> Program:
    """The program of a text. `definitions` are the numbers of the cards that it may name.

    Raises NotPlayable for a text that nobody could play, with the phrase and the reason."""
    return Lowering(ErumaWords(), definitions).lower(tree)


class ErumaWords(Words):
    """What Eruma's words mean."""

    meanings = tables.MEANINGS
    summoned = ("noun.henchman",)
    no_speed = tables.PLAIN
    phase_starts = terms.PHASE_STARTS
    phase_ends = terms.PHASE_ENDS
    in_play = terms.PLAYFIELD
    holds_control = terms.HOLDS_CONTROL
    chooses_what_lasts = True
    power_causes = frozenset({terms.BY_POWER, terms.BY_OPPONENTS_POWER})
    entering = MappingProxyType({"iv.entertreasure": "zone.treasure"})
    paid_anyway = frozenset({terms.POINTS_STAT})
    anywhere = terms.ANYWHERE
    extra_turn = terms.EXTRA_TURN
    counters_reach = terms.COUNTERS_REACH
    last_counter = terms.LAST_COUNTER
    overs = MappingProxyType({"over.attack": frozenset({terms.ATTACK, terms.ATTACKS})})
    named_doers = MappingProxyType(
        {"ref.attacker": frozenset({terms.ATTACK, terms.ATTACKS, terms.ATTACK_ENDS})}
    )
    only_in_play = frozenset(
        {terms.KILL, terms.EXHAUST, terms.FLIP_UP, terms.FLIP_DOWN, terms.READY_UP, terms.MOVE}
    )
    only_answering = MappingProxyType({terms.BLOCK: frozenset({terms.TRIGGER})})
    does_to_each = terms.TO_EACH_IN_HAND
    announces_modes = True
    ends_a_power = frozenset({
        terms.KILL, terms.BANISH, terms.READY_UP, terms.FLIP_DOWN, terms.TO_HAND, terms.TO_DECK,
        terms.TO_DECK_TOP, terms.TO_DECK_BOTTOM, terms.TO_GRAVEYARD, terms.DISCARD,
    })  # fmt: skip

    def check_destination(self, node: Node, nouns: tuple[str, ...]) -> None:
        """deck.extra-henchmen-only."""
        if node[0] in {"dest.extra", "dest.extras"} and any(
            self.kinds(noun) != terms.HENCHMAN for noun in nouns
        ):
            raise NotPlayable('only Henchmen go to an Extra Deck: say "Henchman"', node)

    def check_target(self, phrase: CardPhrase) -> None:
        """ruling.hidden-information: whether there is a target must not tell what is hidden."""
        wanted = self.card_filter(phrase)
        is_own = YOURSELF in {wanted.whose_card, wanted.whose_place}
        if is_own or not (wanted.facing == terms.DOWN or wanted.place in {terms.HAND, terms.DECK}):
            return
        if wanted.place == terms.DECK:
            raise NotPlayable("nobody sees into a Deck when targets are chosen", phrase.node)
        if wanted.asks_face():
            raise NotPlayable(
                'nobody knows what a hidden card is when targets are chosen: say only "card" and go'
                ' on with "If it is a …", or write "a" in place of "target"',
                phrase.node,
            )

    def is_open(self, phrase: CardPhrase) -> bool:
        """ruling.targets-at-trigger: cards that lie face-up on the Playfield, or in a Graveyard."""
        wanted = self.card_filter(phrase)
        is_on_field = terms.PLAYFIELD <= wanted.place <= terms.ZONES
        return wanted.place == terms.GRAVEYARD or (is_on_field and wanted.facing == terms.UP)

    def check_done_to(self, act: Act, phrase: CardPhrase) -> None:
        """ruling.dead-texts: most things happen only to cards on the Playfield."""
        is_of_a_card = act.shape == COUNTERS or (
            act.verb < FIRST_OF_A_PLAYER and act.shape in _DONE_TO_CARDS
        )
        if not is_of_a_card or (FROM_ANYWHERE >> act.verb) & 1 == 1:
            return
        if self.card_filter(phrase).place in _OFF_THE_FIELD:
            raise NotPlayable(
                "dead: this is done only to cards on the Playfield, and those are not there",
                phrase.node,
            )

    def check_answer(
        self, section: Section, ability: AbilityDraft, draft: Draft, node: Node
    ) -> None:
        """ruling.dead-texts: a power ends with its card, and attacks and skills bring about only some things."""
        for by, verbs, means in _BROUGHT_ABOUT:
            if ability.by == by and ability.verb not in verbs:
                raise NotPlayable(f"dead: nothing of the sort is brought about by {means}", node)
        if ability.subject == NONE or section.acts == BY_ITSELF or ability.kind == WOULD:
            return
        wanted = draft.filters[ability.subject]
        assert isinstance(wanted, CardFilter)
        if wanted.only == THIS and ability.verb in self.ends_a_power:
            raise NotPlayable(
                "dead: the power is over by then (power.wears-off), so it never answers this: a Henchman's effect can, or"
                ' write "if this card would …, … instead"',
                node,
            )

    def check_condition(self, section: Section, condition: int, draft: Draft, node: Node) -> None:
        """ruling.dead-texts, power.source-condition, henchman.effect-while-face-up."""
        said = draft.conditions[condition]
        kind, register, fitting, negated = said[0], said[1], said[2], said[6]
        if kind != FITS or register != THIS or fitting == NONE or negated:
            return
        wanted = draft.filters[fitting]
        assert isinstance(wanted, CardFilter)
        is_in_hand = section.number == terms.CURSE
        is_ready = wanted.readiness == terms.READY and section.acts != BY_ITSELF
        if not is_in_hand and (wanted.facing == terms.DOWN or is_ready):
            raise NotPlayable(
                "contradictory: this text works only while its card lies face-up"
                + (" and exhausted" if section.acts != BY_ITSELF else "")
                + ", so that this is never so",
                node,
            )

    def check_summoning(self, spots: Filter, node: Node) -> None:
        """henchman.summon-position."""
        assert isinstance(spots, SpotFilter)
        if spots.place == terms.ZONE_ONE and spots.whose_place == OPPONENTS:
            raise NotPlayable(
                "dead: nothing can be summoned to the opponent's Zone 1 (henchman.summon-position): Treasure and the"
                " opponent's Zone 2 are open",
                node,
            )

    def check_chosen(self, phrase: CardPhrase) -> None:
        """henchman.by-name."""
        if phrase.place == "zone.extra":
            raise NotPlayable("a Henchman leaves an Extra Deck only by being summoned", phrase.node)

    # Cards

    def card_filter(self, phrase: CardPhrase) -> CardFilter:
        asked = _Asked(phrase)
        place, whose_place = self.place(phrase, is_state_said=asked.has_state)
        is_on_field = terms.PLAYFIELD <= place <= terms.ZONES
        asked.imply(phrase, is_on_field=is_on_field)
        if place > terms.ZONES:
            _check_out_of_play(phrase, asked)
        if asked.kinds == terms.HENCHMAN and phrase.feature in tables.POWER_SPEEDS:
            raise NotPlayable(
                "dead: a Henchman has an effect and no power (henchman.effect-not-power)",
                phrase.node,
            )
        has_no_type = phrase.feature == tables.HAS_NO_TYPE
        if has_no_type and asked.types:
            raise NotPlayable("no card with a type has no type", phrase.node)
        return CardFilter(
            kinds=asked.kinds,
            other_kinds=asked.other_kinds,
            types=asked.types,
            has_no_type=has_no_type,
            speed=_speed(phrase),
            facing=asked.facing,
            readiness=asked.readiness,
            whose_card=phrase.whose_card,
            place=place,
            whose_place=whose_place,
            definition=phrase.definition,
            named=phrase.named,
            lends_power=phrase.lends_power,
            only=phrase.only,
            other=phrase.other,
            near=_near(phrase.near),
            noted=phrase.noted,
            span=phrase.span,
            is_never=phrase.is_never,
            counters=phrase.counters,
        )

    def spot_filter(self, phrase: SpotPhrase) -> SpotFilter:
        """ruling.one-card-per-position: whatever is put somewhere, the position must be empty."""
        if phrase.adjective is not None and phrase.adjective[0] != "spotadj.empty":
            raise unknown_phrase(phrase.adjective)
        place = terms.PLAYFIELD
        if phrase.place is not None:
            place = self.known_place(phrase.place, phrase.node)
        if place > terms.ZONES:
            raise NotPlayable("a position is on the Playfield", phrase.node)
        return SpotFilter(
            is_empty=not phrase.may_be_taken,
            place=place,
            whose_place=phrase.whose_place,
            near=_near(phrase.near),
            only=phrase.only,
        )

    def entered(self, where: Node) -> str:
        if where[0] not in tables.ENTERED:
            raise unknown_phrase(where)
        return str(where[0]).replace("where.", "zone.")


class _Asked:
    """What the words of a phrase ask of a card itself."""

    def __init__(self, phrase: CardPhrase) -> None:
        self.kinds = 0
        self.other_kinds = 0
        self.types = 0
        self.facing = terms.EITHER
        self.readiness = terms.EITHER
        for noun in phrase.nouns:
            self.kinds |= tables.MEANINGS.kinds[noun]
        for adjective in phrase.adjectives:
            self._ask(adjective, phrase.node)
        if self.kinds == 0:
            raise NotPlayable("no card is of one class and not of it", phrase.node)

    @property
    def has_state(self) -> bool:
        """Whether it is asked how the card lies, as only cards in play do."""
        return self.facing != terms.EITHER or self.readiness != terms.EITHER

    def _ask(self, adjective: str, node: Node) -> None:
        if adjective in tables.FACINGS:
            wanted = tables.FACINGS[adjective]
            if self.facing not in {terms.EITHER, wanted}:
                raise NotPlayable("no card lies both ways", node)
            self.facing = wanted
        elif adjective in tables.READINESSES:
            wanted = tables.READINESSES[adjective]
            if self.readiness not in {terms.EITHER, wanted}:
                raise NotPlayable("no card is both exhausted and ready", node)
            self.readiness = wanted
        elif adjective in tables.TYPE_WORDS:
            self.types |= tables.TYPE_WORDS[adjective]
        elif adjective in tables.OTHER_CLASSES:
            self.kinds &= ~tables.OTHER_CLASSES[adjective]
            self.other_kinds |= tables.OTHER_CLASSES[adjective]
        else:
            raise NotPlayable("nothing is known of what this word asks of a card", node)

    def imply(self, phrase: CardPhrase, *, is_on_field: bool) -> None:
        """What is meant though it is not said.

        power.no-face-down-target, ruling.group-powers-skip-face-down: a text that does not name
        face-down cards means those that lie face-up."""
        if not is_on_field:
            return
        wanted = phrase.must_say
        if wanted in tables.FACINGS and self.facing == terms.EITHER:
            word = _FACING_WORDS[tables.FACINGS[wanted]]
            raise NotPlayable(
                f'a card that is not said to be face-down lies face-up: write "{word}"', phrase.node
            )
        implied = phrase.unless_said
        if implied in tables.FACINGS and self.facing == terms.EITHER:
            self.facing = tables.FACINGS[implied]
        if implied in tables.READINESSES and self.readiness == terms.EITHER:
            self.readiness = tables.READINESSES[implied]
        if phrase.is_silent and self.facing == terms.EITHER:
            self.facing = terms.UP


def _speed(phrase: CardPhrase) -> int:
    """The speed that the power of a card must have; NONE for any."""
    if phrase.feature is None or phrase.feature == tables.HAS_NO_TYPE:
        return NONE
    if phrase.feature not in tables.POWER_SPEEDS:
        raise NotPlayable("nothing is known of this feature", phrase.node)
    return tables.POWER_SPEEDS[phrase.feature]


def _check_out_of_play(phrase: CardPhrase, asked: _Asked) -> None:
    if asked.has_state:
        raise NotPlayable(
            "only cards on the Playfield lie face-up or down, or exhausted", phrase.node
        )
    if phrase.whose_card != ANYBODY:
        raise NotPlayable("nobody controls a card that is not on the Playfield", phrase.node)
    if phrase.near is not None:
        raise NotPlayable("only cards on the Playfield are near anything", phrase.node)


def _near(near: NearPhrase | None) -> Near:
    if near is None:
        return NOT_NEAR
    if near.relation[0] not in tables.RELATIONS:
        raise unknown_phrase(near.relation)
    return Near(
        tables.RELATIONS[near.relation[0]],
        register=near.register,
        fitting=near.fitting,
        distance=near.distance,
    )
