"""What a card's text asks of players, in words: prompts for its questions, and labels for its choices.

The printed text stands on the card; what is asked for is its noun phrase again, put together from the
filter.
"""

from __future__ import annotations

import re
from typing import Final, cast

from rulewright.effects.due import frame_below
from rulewright.effects.program import CHOOSE, MAY, MODE, OPPONENT, TARGET, UNLESS
from rulewright.gamekit.words import Words
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import (
    KINDS,
    KUSKI_TYPES,
    LEVEL_KEYWORDS,
    LEVEL_TYPES,
    OFFLINE_ONLY,
    ONLINE_ONLY,
)
from rulewright.games.elma.texts.filters import CardFilter
from rulewright.games.elma.view.card_views import names_of

_WHOSE: Final = ["", "yours", "opponents", "that-players", "owners"]
_PLACES: Final = [
    "", "", "ongoing", "ongoing", "queue", "queue-or-ongoing", "hand", "library", "discard-pile",
    "ban-pile", "looked-at",
]  # fmt: skip
_SENTENCES: Final = re.compile(r"(?<=\.) ")
_LEAVES: Final = re.compile(r"\b(may|unless)\b")
_MODES: Final = re.compile(r"[Cc]hoose one: ([^.]*)\.")


class Describer:
    """The words of one language, the names of the cards, and their texts."""

    def __init__(self, words: Words, names: list[str], texts: list[str]) -> None:
        self.words = words
        self.names = names
        self.texts = texts

    def _word(self, key: str, **values: object) -> str:
        return self.words.phrase(key).fill(**values)

    def asked(self, race: Race) -> tuple[str, dict[str, object]]:
        """The key of the prompt for what a text asks now, and what stands in it."""
        frame = frame_below(race)
        program = frame.program_in(race)
        step = frame.step_it_waits_for(race)
        card = self.names[race.definition[frame.source]]
        if step.op in (TARGET, CHOOSE):
            wanted = cast(CardFilter, program.filters[step.fitting])
            return "text-choose", {"card": card, "what": self.filter(wanted)}
        if step.op == MODE:
            return "text-mode", {"card": card}
        if step.op == OPPONENT:
            return "text-opponent", {"card": card}
        assert step.op in (MAY, UNLESS)
        text = self.texts[frame.program] if self.texts else card
        return "text-may", {"card": card, "text": _asking(text)}

    def filter(self, wanted: CardFilter) -> str:
        """What a filter asks of a card."""
        parts: list[str] = []
        if wanted.online == ONLINE_ONLY:
            parts.append(self._word("filter.online"))
        if wanted.online == OFFLINE_ONLY:
            parts.append(self._word("filter.offline"))
        parts.append(self._kinds(wanted))
        if wanted.whose_card > 0:
            parts.append(self._word(f"filter.{_WHOSE[wanted.whose_card]}"))
        if _PLACES[wanted.place]:
            parts.append(self._word(f"filter.{_PLACES[wanted.place]}"))
        if wanted.has_finish:
            parts.append(self._word("filter.finish"))
        return " ".join(part for part in parts if part)

    def _kinds(self, wanted: CardFilter) -> str:
        if wanted.is_teammate:
            return self._word("filter.teammate")
        if wanted.types != 0:
            return self._either(names_of(wanted.types, KUSKI_TYPES))
        kinds = names_of(wanted.kinds, KINDS)
        noun = self._word("filter.card") if len(kinds) == len(KINDS) else self._either(
            [self._word(f"filter.{kind.lower()}") for kind in kinds]
        )  # fmt: skip
        of_level = names_of(wanted.level_kinds.types, LEVEL_TYPES)
        of_level += names_of(wanted.level_kinds.keywords, LEVEL_KEYWORDS)
        return f"{self._either(of_level)} {noun}" if of_level else noun

    def _either(self, names: list[str]) -> str:
        found = names[0] if names else ""
        for name in names[1:]:
            found = self._word("filter.or", first=found, second=name)
        return found

    def mode(self, race: Race, mode: int) -> str:
        """The words of one of the modes that a text offers."""
        frame = frame_below(race)
        program = frame.program_in(race)
        found = _MODES.findall(self.texts[frame.program]) if self.texts else []
        before = sum(1 for step in program.code[: frame.at - 1] if step.op == MODE)
        if before >= len(found):
            return str(mode + 1)
        modes = [part.strip().removeprefix("or ") for part in found[before].split(";")]
        words = str(modes[mode]) if mode < len(modes) else str(mode + 1)
        return words[:1].upper() + words[1:]


def _asking(text: str) -> str:
    """The one sentence of a text that leaves something to a player; all of it where several do."""
    asking = [sentence for sentence in _SENTENCES.split(text) if _LEAVES.search(sentence)]
    return asking[0] if len(asking) == 1 else text
