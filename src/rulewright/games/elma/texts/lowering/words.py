"""What Elma's words ask of a card, on the way from the tree of a text to its program.

The phrases that all games share are understood by `effects/lowering/`, those of Elma's own in
`phrases.py`; the tables of its words are in `tables.py`. Nothing here reads text
or plays.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Final

from rulewright.effects.lowering.draft import Draft, Node, NotPlayable
from rulewright.effects.lowering.meanings import COUNTERS, ON_CARDS, Act, Section
from rulewright.effects.lowering.words import CardPhrase, SpotPhrase, Words
from rulewright.effects.program import ANYBODY, FITS, NONE, THIS, Filter, Program
from rulewright.games.elma.rules import numbering, reach, terms
from rulewright.games.elma.rules.numbering import EFFECTS_A_CARD
from rulewright.games.elma.texts.filtering import WHERE
from rulewright.games.elma.texts.filters import (
    ANY_LEVEL,
    CardFilter,
    LevelKinds,
)
from rulewright.games.elma.texts.lowering import tables


@dataclass(frozen=True)
class ElmaPhrase(CardPhrase):
    """What a text asks of a card, with what only Elma's texts ask."""

    level_kinds: LevelKinds = ANY_LEVEL
    without: LevelKinds = ANY_LEVEL
    pro: LevelKinds = ANY_LEVEL
    added_by: int = NONE
    """The register of a kuski that added it."""
    added_whose: int = ANYBODY
    adds: int = NONE
    """The register of a level that it added."""
    standing: int = terms.EITHER
    finish: int = terms.EITHER
    team: int = terms.EITHER
    is_of_another_team: bool = False
    idle: int = 0
    able: int = 0
    """What must be possible with it."""
    drives_on: int = NONE
    """The register of the level that it drives on."""
    beside: int = NONE
    """The register of a kuski whose battle it plays."""


def as_elma_phrase(phrase: CardPhrase, **asked: object) -> ElmaPhrase:
    """The same phrase, asking more."""
    said = {each.name: getattr(phrase, each.name) for each in fields(phrase)}
    return ElmaPhrase(**{**said, **asked})


class ElmaWords(Words):
    """What Elma's words mean."""

    meanings = tables.MEANINGS
    no_speed = tables.PLAIN
    phase_starts = terms.TURN_BEGINS
    phase_ends = terms.TURN_ENDS
    in_play = terms.IN_PLAY
    anywhere = terms.ANYWHERE
    any_moment = terms.ANY_MOMENT
    has_uses = True
    begins_by_itself = True
    chooses_what_lasts = True
    extra_turn = terms.EXTRA_TURN
    known_counters = MappingProxyType(tables.COUNTERS)
    counters_reach = terms.COUNTERS_REACH
    last_counter = terms.LAST_COUNTER
    offers_possible_modes = True
    replaces_only_if_possible = True
    numbered = tables.NUMBERED
    does_to_each = terms.TO_EACH_IN_HAND

    def spot_filter(self, phrase: SpotPhrase) -> Filter:
        raise NotPlayable("nothing in Elma has a position", phrase.node)

    def finished(self, draft: Draft) -> Program:
        if len(draft.abilities) > EFFECTS_A_CARD:
            raise NotPlayable(f"a card has at most {EFFECTS_A_CARD} effects: shorten it", ("card",))
        return super().finished(draft)

    def is_secret(self, draft: Draft, condition: int) -> bool:
        """ruling.hidden-information: whether only one player can tell if a condition is met."""
        for fitting in draft.filters_of(condition):
            wanted = draft.filters[fitting]
            assert isinstance(wanted, CardFilter)
            if wanted.place in {terms.HAND, terms.LIBRARY} and wanted.asks_face():
                return True
        return False

    # What could never do anything (ruling.dead-texts)

    def check_done_to(self, act: Act, phrase: CardPhrase) -> None:
        is_step = act.verb in terms.DONE_AT_ONCE and act.verb != terms.ENTER_EARLY
        if act.shape not in {ON_CARDS, COUNTERS} or is_step:
            return
        wanted = self.card_filter(phrase)
        if act.verb == terms.PLAY_KUSKI and wanted.kinds & terms.KUSKI == 0:
            return  # of this there is more to say
        kinds = wanted.kinds & reach.HAPPENS_TO.get(act.verb, terms.ANY_KIND)
        can_be = set(reach.WHERE.get(act.verb, reach.IN_PLAY))
        if act.verb in {terms.ENTER, terms.ENTER_EARLY}:
            can_be = {numbering.OFFLINE, numbering.ONLINE}
        there = places_of(wanted, kinds)
        if there & can_be:
            return
        if wanted.kinds & kinds == 0 or not any(
            places_of(wanted, kind) for kind in (terms.KUSKI, terms.LEVEL, terms.INSTANT)
        ):
            raise NotPlayable("dead: this is never done to such a card", phrase.node)
        raise NotPlayable(
            "dead: this is never done to cards there, or is so already: say where else they are, or leave it out",
            phrase.node,
        )

    def check_condition(self, section: Section, condition: int, draft: Draft, node: Node) -> None:
        wanted = asked_of_itself(draft, condition)
        if wanted is not None and wanted.place in _OUT_OF_PLAY:
            raise NotPlayable(
                "contradictory: a text works only while its card is in play, so that this is never so",
                node,
            )

    # Cards

    def is_open(self, phrase: CardPhrase) -> bool:
        """ruling.instant-choices: all but hands and libraries."""
        return self.card_filter(phrase).place not in {terms.HAND, terms.LIBRARY}

    def place(self, phrase: CardPhrase, *, is_state_said: bool) -> tuple[int, int]:
        if phrase.place == "zone.that":
            return terms.ANYWHERE, ANYBODY
        if phrase.place in tables.PILES and is_state_said:
            raise NotPlayable("only kuskis in play are online or offline", phrase.node)
        return super().place(phrase, is_state_said=is_state_said)

    def card_filter(self, phrase: CardPhrase) -> CardFilter:
        asked = phrase if isinstance(phrase, ElmaPhrase) else as_elma_phrase(phrase)
        kinds, types, is_teammate = _nouns(asked)
        online = _online(asked)
        if asked.level_kinds.are_asked() or asked.without.are_asked():
            kinds &= terms.LEVEL
        if asked.added_by != NONE or asked.added_whose != ANYBODY:
            kinds &= terms.LEVEL
        is_left_open = online == asked.finish == asked.team == terms.EITHER
        if not is_left_open or asked.pro.are_asked():
            kinds &= terms.KUSKI
        if kinds == 0:
            raise NotPlayable("no card is what this asks for", phrase.node)
        place, whose_place = self.place(asked, is_state_said=online != terms.EITHER)
        return CardFilter(
            kinds=kinds,
            types=types,
            is_teammate=is_teammate,
            level_kinds=asked.level_kinds,
            without=asked.without,
            online=online,
            whose_card=asked.whose_card,
            place=place,
            whose_place=whose_place,
            only=asked.only,
            named=asked.named,
            other=asked.other,
            added_by=asked.added_by,
            added_whose=asked.added_whose,
            adds=asked.adds,
            drives_on=asked.drives_on,
            beside=asked.beside,
            pro=asked.pro,
            standing=asked.standing,
            finish=asked.finish,
            team=asked.team,
            is_of_another_team=asked.is_of_another_team,
            counters=asked.counters,
            able=asked.able,
            idle=asked.idle,
            noted=asked.noted,
            span=asked.span,
            is_never=asked.is_never,
        )


_OUT_OF_PLAY: Final = {terms.HAND, terms.LIBRARY, terms.DISCARD_PILE, terms.BAN_PILE}
_PILES: Final = {
    numbering.IN_HAND, numbering.IN_DECK, numbering.DISCARDED, numbering.BANNED,
}  # fmt: skip
_IN_PLAY: Final = {
    terms.KUSKI: set(reach.IN_PLAY),
    terms.LEVEL: {numbering.IN_QUEUE, numbering.BATTLE_LEVEL, numbering.AFTER_LEVEL},
    terms.INSTANT: set(),
}
"""Where cards of each type are in play."""
_ONLINE: Final = {numbering.ONLINE, numbering.IN_BATTLE, numbering.IN_AFTER}


def places_of(wanted: CardFilter, kinds: int) -> set[int]:
    """Where a card of one of these types can be that fits."""
    found: set[int] = set()
    for kind, in_play in _IN_PLAY.items():
        if wanted.kinds & kinds & kind:
            found |= in_play | _PILES
    if wanted.place != terms.ANYWHERE:
        found &= set(WHERE[wanted.place])
    if wanted.online == terms.ONLINE_ONLY:
        found &= _ONLINE
    elif wanted.online == terms.OFFLINE_ONLY:
        found &= {numbering.OFFLINE}
    return found


def asked_of_itself(draft: Draft, condition: int) -> CardFilter | None:
    """What a condition asks of the card whose text it is, if it asks that and nothing else."""
    kind, register, fitting, *_ = draft.conditions[condition]
    if kind != FITS or register != THIS or fitting == NONE or draft.is_negated(condition):
        return None
    wanted = draft.filters[fitting]
    assert isinstance(wanted, CardFilter)
    return wanted


def _nouns(phrase: CardPhrase) -> tuple[int, int, bool]:
    """Card types, kuski types, and whether teammates are meant."""
    kinds = types = 0
    for noun in phrase.nouns:
        kinds |= tables.MEANINGS.kinds[noun]
        types |= tables.TYPES.get(noun, 0)
    if "noun.teammate" in phrase.nouns and len(phrase.nouns) > 1:
        raise NotPlayable('a teammate or something else? Write "teammate" alone', phrase.node)
    is_any = {"noun.kuski", "noun.card"} & set(phrase.nouns)
    return kinds, 0 if is_any else types, "noun.teammate" in phrase.nouns


def _online(phrase: CardPhrase) -> int:
    online = terms.EITHER
    for adjective in phrase.adjectives:
        if adjective == "adj.kinds":
            continue
        if adjective not in tables.ONLINE:
            raise NotPlayable("nothing is known of what this word asks of a card", phrase.node)
        if online not in {terms.EITHER, tables.ONLINE[adjective]}:
            raise NotPlayable("no kuski is both online and offline", phrase.node)
        online = tables.ONLINE[adjective]
    implied = phrase.unless_said
    if online == terms.EITHER and implied in tables.ONLINE and phrase.place is None:
        return tables.ONLINE[implied]
    return online


def kinds_meant(node: Node) -> LevelKinds:
    """ruling.level-kinds: the level types and the keywords in "Pipe or Apple", or in "Pipe and Apple"."""
    types = keywords = 0
    while True:
        kind = tables.LEVEL_KINDS[node[1][0]]
        types |= kind.types
        keywords |= kind.keywords
        if node[0] in {"kinds.one", "allkinds.one"}:
            return LevelKinds(types, keywords)
        node = node[2]
