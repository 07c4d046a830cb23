"""What Eruma's phrases mean, ready to be looked up: `texts/meanings.toml` says it."""

from __future__ import annotations

from typing import Final

from rulewright.effects.lowering.meaning_file import shipped_meanings
from rulewright.effects.lowering.meanings import BY_ITSELF, Section
from rulewright.games.eruma.rules import terms

MEANINGS: Final = shipped_meanings("rulewright.games.eruma", terms)
OTHER_CLASSES: Final = MEANINGS.numbers("other_classes")
FACINGS: Final = MEANINGS.numbers("facings")
READINESSES: Final = MEANINGS.numbers("readinesses")
TYPE_WORDS: Final = MEANINGS.numbers("type_words")
POWER_SPEEDS: Final = MEANINGS.numbers("power_speeds")
RELATIONS: Final = MEANINGS.numbers("relations")
ENTERED: Final = MEANINGS.numbers("entered")
MEANINGS.done()

HAS_NO_TYPE: Final = "prop.notype"
PLAIN: Final = Section(terms.NO_SPEED, BY_ITSELF)
