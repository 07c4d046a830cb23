"""The captions of Elma's board for the terminal, in every language it speaks."""

from typing import Final

from rulewright.games.elma.terminal.words.english import ENGLISH
from rulewright.games.elma.terminal.words.portuguese import PORTUGUESE

WORDS: Final = {"en": ENGLISH, "pt": PORTUGUESE}

__all__ = ["WORDS"]
