"""What a card's text asks of players, in words: prompts for its questions, and labels for its choices.

The printed text stands on the card; what is asked for is its noun phrase again, put together from the
filter.
"""

from __future__ import annotations

import re
from typing import Final, cast

from rulewright.effects.due import frame_below
from rulewright.effects.program import CHOOSE, MAY, MODE, NAME, OPPONENT, TARGET, UNLESS
from rulewright.effects.wording import TextWords
from rulewright.games.elma.rules import terms
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.texts.filters import CardFilter
from rulewright.games.elma.view.card_views import names_of

_WHOSE: Final = ["", "yours", "opponents", "that-players", "owners"]
_PLACES: Final = [
    "", "", "ongoing", "ongoing", "queue", "queue-or-ongoing", "hand", "library", "discard-pile",
    "ban-pile", "after-battle",
]  # fmt: skip
_ENDS: Final = {terms.TO_DECK_TOP: "top", terms.TO_DECK_BOTTOM: "bottom"}
_FINISH: Final = ["", "finish", "no-finish"]
_TEAM: Final = ["", "team", "no-team"]
_SENTENCES: Final = re.compile(r"(?<=\.) ")
_LEAVES: Final = re.compile(r"\b(may|unless)\b")


class Describer(TextWords):
    """The words of one language for what texts ask."""

    def asked(self, race: Race) -> tuple[str, dict[str, object]]:
        """The key of the prompt for what a text asks now, and what stands in it."""
        frame = frame_below(race)
        program = frame.program_in(race)
        step = frame.step_it_waits_for(race)
        card = self.names[race.definition[frame.source]]
        arranging = self.arranging(race, frame, _ENDS)
        if arranging:
            return f"text-{arranging}", {"card": card}
        if step.op in (TARGET, CHOOSE):
            wanted = cast(CardFilter, program.filters[step.fitting])
            return "text-choose", {"card": card, "what": self.filter(wanted)}
        if step.op == NAME:
            wanted = cast(CardFilter, program.filters[step.fitting])
            return "text-name", {"card": card, "what": self.filter(wanted)}
        if step.op == MODE:
            return "text-mode", {"card": card}
        if step.op == OPPONENT:
            return "text-player" if step.is_anyone else "text-opponent", {"card": card}
        assert step.op in (MAY, UNLESS)
        text = self.texts[frame.program] if self.texts else card
        return "text-may", {"card": card, "text": _asking(text)}

    def filter(self, wanted: CardFilter) -> str:
        """What a filter asks of a card."""
        parts: list[str] = []
        if wanted.online == terms.ONLINE_ONLY:
            parts.append(self.word("online"))
        if wanted.online == terms.OFFLINE_ONLY:
            parts.append(self.word("offline"))
        parts.append(self._kinds(wanted))
        if wanted.whose_card > 0:
            parts.append(self.word(_WHOSE[wanted.whose_card]))
        if _PLACES[wanted.place]:
            parts.append(self.word(_PLACES[wanted.place]))
        if wanted.only >= 0:
            parts.append(self.word("of-them"))
        if wanted.finish != terms.EITHER:
            parts.append(self.word(_FINISH[wanted.finish]))
        if wanted.team != terms.EITHER:
            parts.append(self.word(_TEAM[wanted.team]))
        return " ".join(part for part in parts if part)

    def _kinds(self, wanted: CardFilter) -> str:
        if wanted.is_teammate:
            return self.word("teammate")
        if wanted.types != 0:
            return self.either(names_of(wanted.types, terms.KUSKI_TYPES))
        kinds = names_of(wanted.kinds, terms.KINDS)
        noun = self.word("card") if len(kinds) == len(terms.KINDS) else self.either(
            [self.word(kind.lower()) for kind in kinds]
        )  # fmt: skip
        of_level = names_of(wanted.level_kinds.types, terms.LEVEL_TYPES)
        of_level += names_of(wanted.level_kinds.keywords, terms.LEVEL_KEYWORDS)
        return f"{self.either(of_level)} {noun}" if of_level else noun


def _asking(text: str) -> str:
    """The one sentence of a text that leaves something to a player; all of it where several do."""
    asking = [sentence for sentence in _SENTENCES.split(text) if _LEAVES.search(sentence)]
    return asking[0] if len(asking) == 1 else text
