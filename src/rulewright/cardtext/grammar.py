"""From the phrases of a lexicon to a parser: the text of a lark grammar, and what lark makes of it.

Nothing else imports lark, and this module only when a text really must be parsed: players whose
cards come from a store of trees never load it. A strict build, which the tests make, is the proof
that no text has two readings; it needs `interegular`, which playing does not.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from rulewright.cardtext.lexicon import START, Lexicon
from rulewright.cardtext.node import Node
from rulewright.cardtext.spelling import TITLES
from rulewright.cardtext.templates import (
    COUNTER_WORDS,
    INT,
    NAME,
    NUMBER,
    WORDS,
    Rule,
    Slot,
)

if TYPE_CHECKING:
    from lark import Lark

_CAPITAL: Final = "[A-ZÀ-ÖØ-Þ]"
_TITLE: Final = "|".join(TITLES)
_NAME_WORD: Final = rf"(?:(?:{_TITLE})\.|{_CAPITAL}[\w'-]*)"
_LINKS: Final = "of|the|in|and|from|de|la|von|van"
NAME_PATTERN: Final = rf"{_NAME_WORD}(?: (?:(?:{_LINKS}) )*{_NAME_WORD})*"
INT_PATTERN: Final = "(?:[1-9][0-9][0-9]?|[2-9])(?![0-9])"
NUMBER_PATTERN: Final = "(?:[1-9][0-9]?[0-9]?|0)(?![0-9])"
COUNTER_NAME: Final = "[a-z]{2,12}"
"""How a kind of counter may be called: a number has room for so many letters (`effects/counters.py`)."""
COUNTER_PATTERNS: Final = {
    value: rf"{COUNTER_NAME} {word}(?![\w-])" for value, word in COUNTER_WORDS.items()
}
_SIGNS: Final = ",.;:+"


class Grammar:
    """The parser of one lexicon."""

    def __init__(self, lexicon: Lexicon, *, strict: bool = False) -> None:
        self.lexicon = lexicon
        self.terminals = {word: f"_W{number}" for number, word in enumerate(sorted(lexicon.words))}
        self._strict = strict

    @cached_property
    def text(self) -> str:
        """The grammar as lark reads it. Alternative `r7` is the seventh rule of the lexicon."""
        return "\n".join([f"start: {START}", *self._productions(), *self._patterns()]) + "\n"

    @property
    def has_parser(self) -> bool:
        """Whether the parser has been made already."""
        return "parser" in self.__dict__

    @cached_property
    def parser(self) -> Lark:
        """The LALR(1) parser. A strict one refuses phrases that could be read in two ways."""
        from lark import Lark  # noqa: PLC0415 - see above

        return Lark(
            self.text,
            parser="lalr",
            lexer="contextual",
            strict=self._strict,
            maybe_placeholders=False,
            transformer=_Builder(self.lexicon),
        )

    def _productions(self) -> Iterator[str]:
        numbers = {id(rule): number for number, rule in enumerate(self.lexicon.rules)}
        chains: dict[str, str] = {}
        for symbol, rules in self.lexicon.by_symbol.items():
            alternatives = [
                f"{' '.join(self._expansion(rule, chains))} -> r{numbers[id(rule)]}"
                for rule in rules
            ]
            yield f"{symbol}: " + "\n    | ".join(alternatives)
        yield from chains.values()

    def _expansion(self, rule: Rule, chains: dict[str, str]) -> list[str]:
        parts = [
            part for part in rule.parts if isinstance(part, str) or self.lexicon.can_fill(part)
        ]
        last = len(parts)
        while last and isinstance(parts[last - 1], Slot) and _is_optional(parts[last - 1]):
            last -= 1
        expansion = [
            self.terminals[part]
            if isinstance(part, str)
            else part.symbol + ("?" if part.optional else "")
            for part in parts[:last]
        ]
        run = [part.symbol for part in parts[last:] if isinstance(part, Slot)]
        if run:
            expansion.append(_chain(run, chains) + "?")
        return expansion

    def _patterns(self) -> Iterator[str]:
        for word, terminal in self.terminals.items():
            pattern = "an?" if word == "a" else re.escape(word).replace("\\-", "-")
            end = "" if word in _SIGNS else r"(?![\w-])"
            yield f"{terminal}: /{pattern}{end}/"
        known = "|".join(sorted(self.lexicon.known_counters))
        unlike = f"(?!(?:{known}) )" if known else ""
        values = {INT: INT_PATTERN, NUMBER: NUMBER_PATTERN, NAME: NAME_PATTERN}
        values |= {value: unlike + pattern for value, pattern in COUNTER_PATTERNS.items()}
        used = {slot.category for rule in self.lexicon.rules for slot in rule.slots}
        for value, pattern in values.items():
            if value in used:
                yield f"{value}: /{pattern}/"
        yield r"%ignore /\s+/"


def _is_optional(part: object) -> bool:
    return isinstance(part, Slot) and part.optional


def _chain(run: list[str], chains: dict[str, str]) -> str:
    """The name of a helper that stands for one or more of these slots, in this order.

    Lark would write out every combination of optional slots; a chain needs one helper for each.
    """
    name = "_then_" + "_".join(run)
    if name not in chains:
        first, rest = run[0], run[1:]
        if rest:
            following = _chain(rest, chains)
            chains[name] = f"{name}: {first} | {first} {following} | {following}"
        else:
            chains[name] = f"{name}: {first}"
    return name


class _Builder:
    """Makes nodes while lark parses: one method for each rule, under the name of its alternative."""

    def __init__(self, lexicon: Lexicon) -> None:
        for number, rule in enumerate(lexicon.rules):
            setattr(self, f"r{number}", _maker(rule))

    def start(self, children: list[Node]) -> Node:
        """A whole text."""
        return children[0]

    def INT(self, token: str) -> int:  # noqa: N802 - lark calls it by the terminal's name
        """A number."""
        return int(token)

    NUMBER = INT

    def NAME(self, token: str) -> str:  # noqa: N802
        """A card's name."""
        return str(token)

    def COUNTER(self, token: str) -> str:  # noqa: N802
        """What a kind of counter is called."""
        return str(token).rpartition(" ")[0]

    COUNTERS = COUNTER


def _maker(rule: Rule) -> Callable[[list[Any]], Node]:
    tag, slots = rule.tag, rule.slots
    if not any(slot.optional for slot in slots):
        return lambda children: (tag, *children)
    return lambda children: (tag, *_placed(children, slots))


def _placed(children: list[Any], slots: tuple[Slot, ...]) -> Iterator[Any]:
    """The children, with None for each optional slot that was left out."""
    left = list(reversed(children))
    for slot in slots:
        if slot.optional and not (left and _fits(left[-1], slot)):
            yield None
        else:
            yield left.pop()


def _fits(child: object, slot: Slot) -> bool:
    if isinstance(child, tuple):
        tag: str = child[0]
        return tag.startswith(slot.category + ".")
    return slot.category in WORDS if isinstance(child, str) else slot.category in {INT, NUMBER}
