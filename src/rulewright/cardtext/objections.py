"""Why a text can be no card, in a word that a designer can act on: ambiguous, contradictory, dead or endless.

A text that is read is judged by what it comes to (`effects/lowering`). Here are the signs by which such a text is known
by its words alone, so that the reason is named also where no phrase of the language says it. The signs are data:
`objections.toml` here for all games, and one in a game's `texts/` for its own.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from rulewright.cardtext.errors import CardTextError, Mistake
from rulewright.kernel.errors import ContentError

KINDS: Final = ("ambiguous", "contradictory", "dead", "endless")
_SHARED: Final = Path(__file__).with_name("objections.toml")
_SENTENCE: Final = re.compile(r"[^.;]+")
_BAN: Final = re.compile(
    r"^(?P<who>.*?)\b(?:can't|cannot|can not|may not|can never)\s+"
    r"(?P<be>be\s+)?(?P<verb>[a-z]+)(?P<rest>.*)$",
    re.IGNORECASE,
)
_LEAVE: Final = re.compile(
    r"^(?P<who>.*?)\b(?:may|must|can|has to|have to)\s+(?P<verb>[a-z]+)\b(?P<rest>.*)$",
    re.IGNORECASE,
)
_SMALL: Final = frozenset(
    [
        "a",
        "an",
        "the",
        "your",
        "you",
        "their",
        "they",
        "its",
        "it",
        "this",
        "that",
        "each",
        "all",
        "any",
        "every",
        "of",
        "on",
        "in",
        "to",
        "by",
        "for",
        "with",
        "card",
        "cards",
        "if",
        "able",
    ]
)


@dataclass(frozen=True)
class Sign:
    """By what an objection is known: words in the text, and, where it says so, what is printed beside it."""

    kind: str
    pattern: re.Pattern[str]
    reason: str
    unless: re.Pattern[str] | None = None
    frame: Mapping[str, tuple[str, ...]] | None = None
    """Fields of the card, and what one of them must have; `heading` is the kind of card."""
    always: bool = False
    """Whether no text with this sign can be a card, also where it is read."""
    foreign: bool = False
    """Whether it is a word of other games, and shows nothing where it is one of this game's words, too."""

    def found_in(
        self, text: str, heading: str, fields: Mapping[str, Any], words: Container[str] = ()
    ) -> re.Match[str] | None:
        """Where it stands in the text of a card; `words` are those of the game's language."""
        if self.frame is not None and not _fits(self.frame, heading, fields):
            return None
        if self.unless is not None and self.unless.search(text):
            return None
        for found in self.pattern.finditer(text):
            if not (self.foreign and found.group().lower() in words):
                return found
        return None


def _fits(frame: Mapping[str, tuple[str, ...]], heading: str, fields: Mapping[str, Any]) -> bool:
    for field, wanted in frame.items():
        has = heading if field == "heading" else fields.get(field, ())
        printed = [has] if isinstance(has, str) else list(has) if isinstance(has, list) else []
        if not any(one in wanted for one in printed):
            return False
    return True


@dataclass(frozen=True)
class Objection:
    """What is to be said against a text, and the words that show it."""

    kind: str
    reason: str
    start: int
    end: int

    def error(self, text: str) -> CardTextError:
        """The refusal."""
        what = f"{self.kind.capitalize()}: {self.reason}."
        return CardTextError(Mistake(what, text, self.start, self.end))


@cache
def signs_in(file: Path) -> tuple[Sign, ...]:
    """The signs that a file lists."""
    try:
        listed = tomllib.loads(file.read_text("utf-8")).get("sign", [])
        return tuple(_sign(entry) for entry in listed)
    except (OSError, tomllib.TOMLDecodeError, KeyError, re.error) as error:
        raise ContentError(f"{file}: {error}") from None


def _sign(entry: Mapping[str, Any]) -> Sign:
    if entry["kind"] not in KINDS:
        raise KeyError(f"{entry['kind']!r} is none of {', '.join(KINDS)}")
    unless = entry.get("unless")
    frame = entry.get("frame")
    return Sign(
        entry["kind"],
        re.compile(entry["pattern"], re.IGNORECASE),
        entry["reason"],
        None if unless is None else re.compile(unless, re.IGNORECASE),
        None if frame is None else {field: tuple(wanted) for field, wanted in frame.items()},
        bool(entry.get("always", False)),
        bool(entry.get("foreign", False)),
    )


def objection_to(  # noqa: PLR0913 - what is on a card, and the words and signs of its game
    text: str,
    heading: str,
    fields: Mapping[str, Any],
    own: Path | None,
    words: Container[str] = (),
    *,
    is_read: bool = False,
) -> Objection | None:
    """What is to be said against a text by its words alone; of one that is read only what is always so: the rest is
    seen in its tree (`tree_objections`)."""
    listed: Sequence[Sign] = (*(signs_in(own) if own is not None else ()), *signs_in(_SHARED))
    for sign in listed:
        if is_read and not sign.always:
            continue
        found = sign.found_in(text, heading, fields, words)
        if found is not None:
            said = sign.reason.format(*found.groups(), **found.groupdict())
            return Objection(sign.kind, said, found.start(), found.end())
    return None if is_read else _contradiction(text)


def _contradiction(text: str) -> Objection | None:
    """A sentence that bids or allows what another always forbids."""
    sentences = list(_SENTENCE.finditer(text))
    for ban in sentences:
        banned = _BAN.match(ban.group().strip())
        if banned is None or re.search(
            r"\b(?:unless|if|as long as|while)\b", ban.group(), re.IGNORECASE
        ):
            continue
        for other in sentences:
            allowed = None if other is ban else _LEAVE.match(other.group().strip())
            if allowed is None or _BAN.match(other.group().strip()) is not None:
                continue
            if _stem(allowed["verb"]) == _stem(banned["verb"]) and _covers(banned, allowed):
                start = other.start() + len(other.group()) - len(other.group().lstrip())
                reason = (
                    f"this asks for what {ban.group().strip()!r} always forbids, and a prohibition wins: leave one out,"
                    " or say when the prohibition does not hold"
                )
                return Objection("contradictory", reason, start, other.end())
    return None


def _covers(banned: re.Match[str], allowed: re.Match[str]) -> bool:
    """Whether all that is allowed or demanded is forbidden: what the ban names is named there too."""
    named = _words(banned["who"])
    speaks_of_the_same = re.search(r"\b(?:it|them|there|so)\b", allowed["rest"], re.IGNORECASE)
    if not banned["be"] and speaks_of_the_same is None:
        named |= _words(banned["rest"])
    there = _words(allowed["who"] + " " + allowed["rest"])
    return not named or named <= there | {word + "s" for word in there} | {
        word[:-1] for word in there
    }


def _words(said: str) -> set[str]:
    return {word for word in re.findall(r"[a-z]+", said.lower()) if word not in _SMALL}


def _stem(verb: str) -> str:
    for ending in ("ing", "ed", "en", "s", "e"):
        if verb.lower().endswith(ending) and len(verb) > len(ending) + 2:
            return verb.lower()[: -len(ending)]
    return verb.lower()
