"""All phrases of one game's cards: the shared table and the game's own, joined and checked.

Phrases of open categories that a game leaves empty fall away here, with all that needs them. What
remains is asked by the grammar, by the printer, by errors, word lists and random cards. Nothing in
this module parses a card's text.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import Final

from rulewright.cardtext.errors import TableError
from rulewright.cardtext.templates import Directive, Part, Rule, Slot, Table, read_table

START: Final = "card"
"""The category of a whole text."""

SENTENCE: Final = "sentence"
"""The category whose phrases begin with a capital."""


class Lexicon:
    """The phrases that cards of one game are made of."""

    def __init__(self, files: Sequence[Path]) -> None:
        tables: list[Table] = []
        features: dict[str, tuple[str, ...]] = {}
        for file in files:
            tables.append(read_table(file, features))
            features = tables[-1].features
        self.features = features
        self.directives = tuple(line for table in tables for line in table.directives)
        written = [rule for table in tables for rule in table.rules]
        _check_forms(written, features)
        _check_once(written)
        self._check_known(written)
        self.rules = _filled(self._in_own_words(self._wanted(written)))
        if START not in {rule.symbol for rule in self.rules}:
            raise TableError(f"{files[-1]}: there is no phrase {START}.…, a whole text")
        _check_optional(self.rules)
        self.by_symbol: dict[str, list[Rule]] = {}
        for rule in self.rules:
            self.by_symbol.setdefault(rule.symbol, []).append(rule)
        self._by_tag = {(rule.symbol, rule.tag): rule for rule in self.rules}

    def rule(self, symbol: str, tag: str) -> Rule | None:
        """The phrase with this tag that may stand there."""
        return self._by_tag.get((symbol, tag))

    def can_fill(self, slot: Slot) -> bool:
        """Whether anything can stand there in this game."""
        return slot.is_value or slot.symbol in self.by_symbol

    def said(self, name: str) -> list[Directive]:
        """The lines that begin with this @name."""
        return [line for line in self.directives if line.name == name]

    @cached_property
    def words(self) -> frozenset[str]:
        """Every word that occurs in a phrase."""
        return frozenset(word for rule in self.rules for word in rule.words)

    @cached_property
    def known_counters(self) -> frozenset[str]:
        """The kinds of counters that the tables have a word for."""
        return frozenset(rule.words[0] for rule in self.by_symbol.get("counter", ()))

    @cached_property
    def about(self) -> dict[str, str]:
        """What phrases of a category are, in plain words."""
        return {line.words[0]: line.rest for line in self.said("about")}

    @cached_property
    def instead(self) -> dict[str, list[str]]:
        """What writers of certain words may mean."""
        found: dict[str, list[str]] = {}
        for line in self.said("instead"):
            meant = [words.strip() for words in line.rest.split("|")]
            found.setdefault(" ".join(line.words).lower(), []).extend(meant)
        return found

    @cached_property
    def sisters(self) -> dict[str, frozenset[str]]:
        """The other forms of a word, as Thieves is of Thief."""
        found: dict[str, set[str]] = {}
        forms: dict[tuple[str, str], list[Rule]] = {}
        for rule in self.rules:
            forms.setdefault((rule.tag, rule.place), []).append(rule)
        for rules in forms.values():
            for words in zip(*(rule.words for rule in rules), strict=True):
                for word in words:
                    found.setdefault(word, set()).update(set(words) - {word})
        return {word: frozenset(others) for word, others in found.items() if others}

    @cached_property
    def unreachable(self) -> tuple[Rule, ...]:
        """Phrases that no text can contain: a slip in a table."""
        reached: set[str] = set()
        ahead = [START]
        while ahead:
            here = ahead.pop()
            if here not in reached:
                reached.add(here)
                rules = self.by_symbol.get(here, ())
                ahead += [slot.symbol for rule in rules for slot in rule.slots]
        return tuple(rule for rule in self.rules if rule.symbol not in reached)

    @cached_property
    def heights(self) -> dict[str, int]:
        """How many levels of phrases the lowest phrase of each kind has."""
        found: dict[str, int] = {}
        grown = True
        while grown:
            grown = False
            for rule in self.rules:
                below = [0 if slot.is_value else found.get(slot.symbol) for slot in rule.needed]
                known = [height for height in below if height is not None]
                height = 1 + max(known, default=0)
                if len(known) == len(below) and height < found.get(rule.symbol, height + 1):
                    found[rule.symbol] = height
                    grown = True
        return found

    def height(self, rule: Rule) -> int:
        """How many levels the lowest phrase has that this rule makes."""
        return 1 + max((self.heights.get(slot.symbol, 0) for slot in rule.needed), default=0)

    def first_words(self, symbol: str) -> frozenset[str]:
        """The words with which a phrase can begin."""
        return self._first.get(symbol, frozenset())

    def begun_with(self, word: str) -> frozenset[str]:
        """The kinds of phrases that can begin with a word."""
        return self._begun.get(word, frozenset())

    @cached_property
    def _begun(self) -> dict[str, frozenset[str]]:
        found: dict[str, set[str]] = {}
        for symbol, words in self._first.items():
            for word in words:
                found.setdefault(word, set()).add(symbol)
        return {word: frozenset(symbols) for word, symbols in found.items()}

    @cached_property
    def _first(self) -> dict[str, frozenset[str]]:
        found: dict[str, set[str]] = {name: set() for name in self.by_symbol}
        grown = True
        while grown:
            grown = False
            for rule in self.rules:
                words = found[rule.symbol]
                before = len(words)
                for part in rule.parts:
                    words |= {part} if isinstance(part, str) else found.get(part.symbol, set())
                    if isinstance(part, str) or not part.optional:
                        break
                grown = grown or len(words) > before
        return {name: frozenset(words) for name, words in found.items()}

    @cached_property
    def sentence_openers(self) -> frozenset[str]:
        """The words that may open a sentence, as they are written within one."""
        openers = self.first_words(SENTENCE)
        if "a" in openers:
            openers |= {"an"}
        twice = sorted(word for word in openers if word[0].islower() and _capital(word) in openers)
        if twice:
            raise TableError(
                f"a sentence could begin with {twice[0]!r} in small letters or capitals"
            )
        return openers

    def named(self, written: str, place: str) -> list[Rule]:
        """The rules that `category.tag`, `category.form.tag` or `category.*.tag` names."""
        parts = written.split(".")
        category, form, tag = parts[0], parts[1] if len(parts) == 3 else "*", parts[-1]
        found = [
            rule
            for rule in self.rules
            if rule.tag == f"{category}.{tag}" and form in {"*", rule.form}
        ]
        if not found and not self._fell_away(category, tag):
            near = get_close_matches(written, [rule.tag for rule in self.rules], n=1)
            hint = f"; did you mean {near[0]}?" if near else ""
            raise TableError(f"{place}: there is no phrase {written}{hint}")
        return found

    def _check_known(self, rules: list[Rule]) -> None:
        """Every slot names a category that has phrases, or one that may be empty."""
        filled = {rule.category for rule in rules}
        self._written = {rule.tag for rule in rules}
        self._open = {name for line in self.said("open") for name in line.rest.split()}
        for rule in rules:
            for slot in rule.slots:
                if not slot.is_value and slot.category not in filled | self._open:
                    near = get_close_matches(slot.category, filled | self._open, n=1)
                    hint = f"; did you mean {near[0]!r}?" if near else ""
                    raise TableError(f"{rule.place}: there are no phrases {slot.category!r}{hint}")

    def _wanted(self, rules: list[Rule]) -> list[Rule]:
        """The rules without those that the game has no use for: @without."""
        unwanted: set[str] = set()
        for line in self.said("without"):
            for tag in line.rest.split():
                if tag not in self._written:
                    near = get_close_matches(tag, self._written, n=1)
                    hint = f"; did you mean {near[0]}?" if near else ""
                    raise TableError(f"{line.place}: there is no phrase {tag}{hint}")
                unwanted.add(tag)
        return [rule for rule in rules if rule.tag not in unwanted]

    def _in_own_words(self, rules: list[Rule]) -> list[Rule]:
        """The rules with the game's own words for those of the shared phrases: @says."""
        own = {line.words[0]: line.rest for line in self.said("says")}
        if not own:
            return rules
        return [
            replace(rule, parts=tuple(_own_word(part, own) for part in rule.parts))
            for rule in rules
        ]

    def _fell_away(self, category: str, tag: str) -> bool:
        return category in self._open or f"{category}.{tag}" in self._written


def _own_word(part: Part, own: dict[str, str]) -> Part:
    return own.get(part, part) if isinstance(part, str) else part


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def _check_forms(rules: Iterable[Rule], features: dict[str, tuple[str, ...]]) -> None:
    """Slots name forms that their categories have."""
    for rule in rules:
        for slot in rule.slots:
            if slot.form not in features.get(slot.category, ("",)):
                there = ", ".join(features.get(slot.category, ())) or "no forms"
                written = f"{slot.category}.{slot.form}" if slot.form else slot.category
                raise TableError(f"{rule.place}: {written!r}: {slot.category!r} has {there}")


def _check_once(rules: Iterable[Rule]) -> None:
    """No tag and no template stands twice in one place."""
    tags: dict[tuple[str, str], Rule] = {}
    templates: dict[tuple[str, tuple[object, ...]], Rule] = {}
    for rule in rules:
        other = tags.setdefault((rule.symbol, rule.tag), rule)
        if other is not rule:
            raise TableError(f"{rule.place}: {rule.tag} is taken: {other.place} has it")
        if not any(isinstance(part, str) or not part.optional for part in rule.parts):
            raise TableError(
                f"{rule.place}: {rule.tag} could be empty; one part must always be there"
            )
        shape = tuple(p if isinstance(p, str) else (p.symbol, p.optional) for p in rule.parts)
        other = templates.setdefault((rule.symbol, shape), rule)
        if other is not rule:
            raise TableError(
                f"{rule.place}: {rule.tag} reads like {other.tag} ({other.place}), so that nobody"
                " could tell them apart"
            )


def _filled(rules: list[Rule]) -> tuple[Rule, ...]:
    """The rules whose slots can be filled, but for optional ones, which may stay empty."""
    while True:
        there = {rule.symbol for rule in rules}
        kept = [
            rule
            for rule in rules
            if all(slot.is_value or slot.symbol in there for slot in rule.needed)
        ]
        if len(kept) == len(rules):
            return tuple(kept)
        rules = kept


def _check_optional(rules: Iterable[Rule]) -> None:
    """What stands in an optional slot can be told from what may stand in the next ones."""
    for rule in rules:
        slots = rule.slots
        for place, slot in enumerate(slots):
            if not slot.optional:
                continue
            for other in slots[place + 1 :]:
                if other.category == slot.category:
                    raise TableError(
                        f"{rule.place}: with {slot.name!r} left out, nobody could tell what is"
                        f" {slot.name!r} and what is {other.name!r}: both are {slot.category!r}"
                    )
                if not other.optional:
                    break
