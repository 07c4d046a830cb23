"""What Elma's phrases mean, ready to be looked up: `texts/meanings.toml` says it, but for the kinds of
levels, which are numbered in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from rulewright.effects.lowering.meaning_file import shipped_meanings
from rulewright.effects.lowering.meanings import BY_ITSELF, Section
from rulewright.effects.lowering.meanings import PLAYED as PLAYED_ONCE
from rulewright.games.elma.rules import terms
from rulewright.games.elma.texts.filters import LevelKinds

MEANINGS: Final = shipped_meanings("rulewright.games.elma", terms)
TYPES: Final = MEANINGS.numbers("types")
ONLINE: Final = MEANINGS.numbers("online")
COUNTERS: Final = MEANINGS.numbers("counters")
BATTLE_EVENTS: Final = MEANINGS.numbers("battle_events")
QUALITIES: Final = MEANINGS.changes("qualities")
"""What a card has by a text: the rule that is changed, and the bit it gets."""
MEANINGS.done()

LEVEL_TYPE_TAGS: Final = [
    "across", "harvest", "flat", "gravity", "hoyla", "internal", "labyrinth", "cruise", "mirrored",
    "route", "normal", "pipe", "puzzle", "remix", "coaster", "tricky", "cup", "uphill",
]  # fmt: skip
"""The ends of the tags `kind.…` of level types, in the order of `terms.LEVEL_TYPES`."""
LEVEL_KEYWORD_TAGS: Final = [
    "apple", "first", "count", "multi", "one", "slow", "survivor", "announced", "zspin",
]  # fmt: skip
"""The ends of the tags `kind.…` and `quality.…` of keywords, in the order of `terms.LEVEL_KEYWORDS`."""
LEVEL_KINDS: Final = {
    **{f"kind.{tag}": LevelKinds(1 << place, 0) for place, tag in enumerate(LEVEL_TYPE_TAGS)},
    **{f"kind.{tag}": LevelKinds(0, 1 << place) for place, tag in enumerate(LEVEL_KEYWORD_TAGS)},
}
"""ruling.level-kinds: the level type or the keyword of each kind of level."""
BATTLE_QUALITIES: Final = {
    tag
    for tag, (rule, keyword) in QUALITIES.items()
    if rule == terms.LEVEL_KEYWORDS_RULE and keyword & terms.BATTLE_TYPES
}
"""ruling.battle-types."""

PILES: Final = {"zone.hand", "zone.deck", "zone.discard", "zone.ban"}
ON_THIS_LEVEL: Final = {"iv.enterthis", "iv.enterfirst", "iv.winthis"}
ABLE: Final = {
    terms.ENTER: terms.ABLE_TO_ENTER,
    terms.ENTER_EARLY: terms.ABLE_TO_ENTER,
    terms.IMPROVE: terms.ABLE_TO_IMPROVE,
    terms.TO_FRONT: terms.ABLE_TO_CHANGE_PLACES,
    terms.TO_END: terms.ABLE_TO_CHANGE_PLACES,
    terms.EXCHANGE: terms.ABLE_TO_CHANGE_PLACES,
    terms.IMPROVE_TO_NEXT: terms.ABLE_TO_IMPROVE,
}
NUMBERED: Final = {terms.SCORES: 1, terms.IMPROVES: terms.SECOND}
"""What happens with a number, and how many of what the game counts make one of what texts count."""
PLAIN: Final = Section(0, BY_ITSELF)
"""Kuskis and levels: nobody triggers what they say."""
PLAYED: Final = Section(1, PLAYED_ONCE)
"""Instants: what they say is done as they are played, or begins then."""
