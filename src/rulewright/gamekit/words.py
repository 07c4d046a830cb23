"""The words of a game: one file per language, from which prompts, labels and the log are made.

A file has tables (`[prompt]`, `[choice]`, `[event]` and what else a game likes); an entry is a
sentence with `{names}` to fill in, or a table of `text` and `rule`, the id of the rule behind it.
Words are made on request only, never while simulating.
"""

from __future__ import annotations

import string
import tomllib
from importlib import resources

from rulewright.kernel.errors import ContentError


class Phrase:
    """One entry: a sentence, and the rule it comes from."""

    __slots__ = ("rule", "text")

    def __init__(self, text: str, rule: str) -> None:
        self.text = text
        self.rule = rule

    def names(self) -> set[str]:
        """The names the sentence wants filled in."""
        return {name for _, name, _, _ in string.Formatter().parse(self.text) if name}

    def fill(self, **values: object) -> str:
        """The sentence with its names filled in."""
        return self.text.format_map(values)


class Words:
    """The phrases of one language."""

    def __init__(self, language: str, phrases: dict[str, Phrase], fallback: Words | None) -> None:
        self.language = language
        self.phrases = phrases
        self.fallback = fallback

    def phrase(self, key: str) -> Phrase:
        """The phrase with a key like `event.paid`; English where this language lacks it."""
        found = self.phrases.get(key)
        if found is not None:
            return found
        if self.fallback is None:
            raise ContentError(f"there are no words for {key!r} in {self.language!r}")
        return self.fallback.phrase(key)


def _read(file: str, toml: bytes) -> dict[str, Phrase]:
    try:
        data = tomllib.loads(toml.decode("utf-8"))
    except ValueError as error:
        raise ContentError(f"{file}: not TOML: {error}") from error
    phrases: dict[str, Phrase] = {}
    for heading, entries in data.items():
        if not isinstance(entries, dict):
            raise ContentError(f"{file}: {heading!r} must be a table of phrases")
        for name, written in entries.items():
            entry = {"text": written} if isinstance(written, str) else written
            if not isinstance(entry, dict) or not isinstance(entry.get("text"), str):
                raise ContentError(f"{file}: [{heading}] {name}: must be a text, or text and rule")
            phrase = Phrase(entry["text"], str(entry.get("rule", "")))
            try:
                phrase.names()
            except ValueError as error:
                raise ContentError(f"{file}: [{heading}] {name}: {error}") from error
            phrases[f"{heading}.{name}"] = phrase
    return phrases


def read_words(package: str) -> dict[str, Words]:
    """All languages of a game: the files `words/*.toml` of its package. English must be there."""
    folder = resources.files(package) / "words"
    entries = list(folder.iterdir()) if folder.is_dir() else []
    files = {entry.name: entry for entry in entries if entry.name.endswith(".toml")}
    if "en.toml" not in files:
        raise ContentError(f"{package} has no words/en.toml")
    english = Words("en", _read("en.toml", files["en.toml"].read_bytes()), None)
    languages = {"en": english}
    for name, entry in sorted(files.items()):
        language = name.removesuffix(".toml")
        if language != "en":
            phrases = _read(name, entry.read_bytes())
            languages[language] = Words(language, phrases, english)
    return languages
