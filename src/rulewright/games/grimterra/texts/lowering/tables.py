"""What Grimterra's phrases mean, ready to be looked up: `texts/meanings.toml` says it."""

from __future__ import annotations

from typing import Final

from rulewright.effects.lowering.meaning_file import shipped_meanings
from rulewright.effects.lowering.meanings import AT_ONCE, BY_ITSELF, PLAYED, Section
from rulewright.games.grimterra.rules import terms

MEANINGS: Final = shipped_meanings("rulewright.games.grimterra", terms)
SIDES: Final = MEANINGS.numbers("sides")
WOUNDS: Final = MEANINGS.numbers("wounds")
HEROES: Final = MEANINGS.numbers("heroes")
FACTIONS: Final = MEANINGS.numbers("factions")
COUNTERS: Final = MEANINGS.numbers("counters")
MEANINGS.done()

BY_HEADING: Final = {
    "hero": Section(terms.POWER, AT_ONCE),
    "empowered": Section(terms.POWER, AT_ONCE),
    "minion": Section(terms.POWER, AT_ONCE),
    "spell": Section(terms.SPELL_TEXT, AT_ONCE),
    "equipment": Section(terms.PASSIVE, BY_ITSELF),
    "attack": Section(terms.MAIN, PLAYED),
    "defense": Section(terms.MAIN, PLAYED),
}
"""What a text is that begins with no word for its part, by the kind of card."""
HERO_HEADINGS: Final = ("hero", "empowered", "minion")
