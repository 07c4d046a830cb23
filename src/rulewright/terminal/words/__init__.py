"""All words of the client itself, in every language it speaks.

What a game says (prompts, choices, the log, cards) is the game's; what stands here is the
frame around it, and the captions of the boards.
"""

from __future__ import annotations

import re

from rulewright.kernel.errors import ContentError
from rulewright.terminal.words.english import ENGLISH
from rulewright.terminal.words.portuguese import PORTUGUESE

LANGUAGES = {"en": ENGLISH, "pt": PORTUGUESE}

_THIRD_PERSON = re.compile(r"^You (\w+)s\b")


class Words:
    """The words of one language; English where it has none."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._words = LANGUAGES.get(language, ENGLISH)

    def __call__(self, key: str, **values: object) -> str:
        """The phrase with that key, its names filled in; the phrase for one where one is counted."""
        if key not in ENGLISH:
            raise ContentError(f"the terminal client has no words for {key!r}")
        if values.get("count") == 1 and f"{key}-one" in ENGLISH:
            key = f"{key}-one"
        phrase = self._words.get(key, ENGLISH[key])
        return phrase.format(**values) if values else phrase


def tidy(sentence: str, language: str) -> str:
    """A sentence about a player called You, in English that one would say.

    Games tell of everybody in the third person, which is right for names.
    """
    if language != "en" or "You" not in sentence:
        return sentence
    sentence = re.sub(r"^You's\b", "Your", sentence)
    sentence = re.sub(r"\bYou's\b", "your", sentence)
    sentence = re.sub(r"\bYou is\b", "You are", sentence)
    return _THIRD_PERSON.sub(r"You \1", sentence)
