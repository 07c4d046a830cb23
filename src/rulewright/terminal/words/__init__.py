"""All words of the client itself, in every language it speaks.

What a game says (prompts, choices, the log, cards) is the game's, and so are the captions of its board, which
lie in its folder; what stands here is the frame around them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from rulewright.kernel.errors import ContentError
from rulewright.terminal.words.english import ENGLISH
from rulewright.terminal.words.portuguese import PORTUGUESE

LANGUAGES = {"en": ENGLISH, "pt": PORTUGUESE}

Captions = Mapping[str, Mapping[str, str]]
"""Phrases by their keys, by language."""

_THIRD_PERSON = re.compile(r"^You (\w+)s\b")


class Words:
    """The words of one language; English where it has none. `captions` are those of a board, by language."""

    def __init__(self, language: str, captions: Captions | None = None) -> None:
        self.language = language
        more = captions or {}
        self._english = {**ENGLISH, **more.get("en", {})}
        self._words = {**self._english, **LANGUAGES.get(language, {}), **more.get(language, {})}

    def captioned(self, captions: Captions) -> Words:
        """The same, and the captions of a board."""
        return Words(self.language, captions)

    def __call__(self, key: str, **values: object) -> str:
        """The phrase with that key, its names filled in; the phrase for one where one is counted."""
        if key not in self._english:
            raise ContentError(f"the terminal client has no words for {key!r}")
        if values.get("count") == 1 and f"{key}-one" in self._english:
            key = f"{key}-one"
        phrase = self._words[key]
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
