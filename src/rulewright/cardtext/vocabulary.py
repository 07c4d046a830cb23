"""All that can be said on a game's cards: every phrase, by groups, with an example each.

For writers of cards. An example is a whole text that is understood: the one the tables give, or the
shortest that can be put together.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from rulewright.cardtext.examples import example, example_of
from rulewright.cardtext.language import Language
from rulewright.cardtext.lexicon import SENTENCE, START
from rulewright.cardtext.mistakes import phrase
from rulewright.cardtext.node import Branch, Node, below, replaced
from rulewright.cardtext.sense import is_clear
from rulewright.cardtext.templates import Rule


@dataclass(frozen=True)
class Entry:
    """One phrase: its tag, how it reads in each form, and a text in which it occurs."""

    tag: str
    phrases: tuple[str, ...]
    example: str


@dataclass(frozen=True)
class Group:
    """The phrases of a category, and what they are in plain words."""

    category: str
    about: str
    entries: tuple[Entry, ...]


class Vocabulary:
    """The word list of one game."""

    def __init__(self, language: Language) -> None:
        self.language = language

    @cached_property
    def groups(self) -> list[Group]:
        """All groups, in the order of the tables."""
        lexicon = self.language.lexicon
        categories = dict.fromkeys(rule.category for rule in lexicon.rules)
        return [
            Group(category, lexicon.about.get(category, category), tuple(self._entries(category)))
            for category in categories
        ]

    def _entries(self, category: str) -> Iterator[Entry]:
        by_tag: dict[str, list[Rule]] = {}
        for rule in self.language.lexicon.rules:
            if rule.category == category and rule not in self.language.lexicon.unreachable:
                by_tag.setdefault(rule.tag, []).append(rule)
        for tag, rules in by_tag.items():
            shown = tuple(dict.fromkeys(phrase(rule) for rule in rules))
            if any(letter.isalnum() for text in shown for letter in text):
                yield Entry(tag, shown, self.example(rules[0]))

    def example(self, rule: Rule) -> str:
        """A text in which a phrase occurs."""
        if rule.tag in self._given:
            return self._given[rule.tag]
        texts = (self.language.write(node) for node in self._texts_with(rule))
        return min(texts, key=len, default="")

    @cached_property
    def _given(self) -> dict[str, str]:
        """The examples that the tables give."""
        lines = self.language.lexicon.said("example")
        return {
            rule.tag: line.rest
            for line in lines
            for rule in self.language.lexicon.named(line.words[0], line.place)
        }

    def _texts_with(self, rule: Rule) -> Iterator[Node]:
        """Clear texts with this phrase: alone, else after a sentence that gives it a meaning."""
        symbol, node = rule.symbol, example_of(self.language.lexicon, rule)
        frame, branch = self._frames[symbol]
        alone = replaced(frame, branch, node)
        if is_clear(self.language, alone):
            yield alone
            return
        for opening in self._openings:
            after = self._after(opening, alone)
            if after is not None and is_clear(self.language, after):
                yield after

    @cached_property
    def _frames(self) -> dict[str, tuple[Node, Branch]]:
        """By kind of phrase: the first short text with a place for one, and where it is."""
        lexicon = self.language.lexicon
        found: dict[str, tuple[Node, Branch]] = {START: (example(lexicon, START), ())}
        ahead = [START]
        while ahead:
            symbol = ahead.pop(0)
            frame, branch = found[symbol]
            for rule in lexicon.by_symbol[symbol]:
                node = example_of(lexicon, rule)
                for place, slot in enumerate(rule.slots, start=1):
                    if slot.is_value or slot.symbol in found or not lexicon.can_fill(slot):
                        continue
                    filled = replaced(node, (place,), example(lexicon, slot.symbol))
                    found[slot.symbol] = (replaced(frame, branch, filled), (*branch, place))
                    ahead.append(slot.symbol)
        return found

    @cached_property
    def _openings(self) -> list[Node]:
        """A sentence for each phrase that introduces something, to be put before others."""
        lexicon = self.language.lexicon
        found: list[Node] = []
        for symbol, tag in self.language.references.introduces:
            rule = lexicon.rule(symbol, tag)
            if rule is not None and symbol in self._frames:
                frame, branch = self._frames[symbol]
                text = replaced(frame, branch, example_of(lexicon, rule))
                if is_clear(self.language, text):
                    found.append(text)
        return found

    def _after(self, opening: Node, text: Node) -> Node | None:
        """A text with the first sentence of another put before its own."""
        joining = self._joining
        sentence = next(_found(opening, f"{SENTENCE}."), None)
        if joining is None or sentence is None:
            return None
        branch = next(_found(text, f"{joining.category}."), None)
        if branch is None:
            return None
        joined = (joining.tag, below(opening, sentence), below(text, branch))
        return tuple(replaced(text, branch, joined))

    @cached_property
    def _joining(self) -> Rule | None:
        """The rule that puts a sentence before others."""
        for rule in self.language.lexicon.rules:
            if [slot.symbol for slot in rule.slots] == [SENTENCE, rule.symbol]:
                return rule
        return None


def _found(node: Node, prefix: str, branch: Branch = ()) -> Iterator[Branch]:
    """Where nodes of a category stand, the outermost first."""
    if node[0].startswith(prefix):
        yield branch
    for place, child in enumerate(node[1:], start=1):
        if isinstance(child, tuple):
            yield from _found(child, prefix, (*branch, place))
