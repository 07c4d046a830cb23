"""What Elma's words ask of a card, on the way from the tree of a text to its program.

The phrases that all games share are understood by `effects/lowering/`, those of Elma's own in
`phrases.py`; the tables of its words are in `tables.py`. Nothing here reads text
or plays.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from types import MappingProxyType

from rulewright.effects.lowering.draft import Draft, Node, NotPlayable
from rulewright.effects.lowering.words import CardPhrase, SpotPhrase, Words
from rulewright.effects.program import ANYBODY, NONE, Filter, Program
from rulewright.games.elma.rules import terms
from rulewright.games.elma.rules.numbering import EFFECTS_A_CARD
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
