"""What `it`, `that Thief`, `that player`, `if you do` and the like mean in a tree.

English leaves it to sense; cards cannot. The rule here: such a phrase means the one thing of its
sort that is named in the nearest clause before it, the beginning of its own clause included. Nouns
by the way (`adjacent to a Spy`, `by a power`) never count. How long something holds is read after what
holds (`until the end of their next turn, target player …`). Two things in that clause, or none at
all: then the text has no clear meaning. Which phrases introduce and recall what is said in the
tables. `sense` turns what is unclear into errors.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from rulewright.cardtext.errors import TableError
from rulewright.cardtext.lexicon import START, Lexicon
from rulewright.cardtext.node import Branch, Node
from rulewright.cardtext.templates import Directive, Rule

_ONE: Final = "one"
_MANY: Final = "many"
_ITSELF: Final = "itself"
_ANY: Final = "any"
_FITTING: Final = {
    _ONE: frozenset({_ONE, _ITSELF}),
    _MANY: frozenset({_MANY}),
    _ANY: frozenset({_ONE, _MANY, _ITSELF}),
}
_Key = tuple[str, str]
"""The symbol and the tag of a rule."""


@dataclass(frozen=True)
class Mention:
    """Something a text speaks of: what sort of thing, how many, by which nouns, in which clause."""

    branch: Branch
    sort: str
    number: str
    nouns: frozenset[str]
    clause: int
    means: Branch
    """The node that introduced it; the same as `branch` where it is spoken of first."""


@dataclass(frozen=True)
class Unclear:
    """A phrase that means nothing said before, or could mean several things."""

    branch: Branch
    symbol: str
    sort: str
    candidates: tuple[Branch, ...]


class References:
    """What the tables of one game say about meaning something said before."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.sorts = {line.words[0]: line.rest for line in lexicon.said("sort")}
        self.introduces = dict(self._sorted("introduces", {_ONE, _MANY, _ITSELF}))
        self.recalls = dict(self._sorted("recalls", set(_FITTING)))
        self.clause = self._categories("clause")
        self.aside = self._categories("aside")
        self.apart = self._categories("apart")
        self.late = frozenset(
            rule.tag
            for line in lexicon.said("late")
            for written in line.rest.split()
            for rule in lexicon.named(written, line.place)
        )

    @cached_property
    def covers(self) -> dict[str, frozenset[str] | None]:
        """By noun: for which others it is right as well; None for all."""
        found: dict[str, frozenset[str] | None] = {}
        for line in self.lexicon.said("covers"):
            others = [tag for word in line.rest.split() for tag in self._tags(word, line)]
            for noun in self._tags(line.words[0], line):
                found[noun] = frozenset(others) if line.rest else None
        return found

    @cached_property
    def nouns_by_word(self) -> dict[str, str]:
        """Nouns by the word they are, for phrases that have one built in: `summon a Henchman`."""
        return {
            rule.words[0]: rule.tag
            for rule in self.lexicon.rules
            if rule.category in self.noun_categories and len(rule.parts) == 1 and rule.words
        }

    @cached_property
    def noun_categories(self) -> frozenset[str]:
        """The categories of nouns: those in which a noun covers others."""
        return frozenset(noun.partition(".")[0] for noun in self.covers)

    def has_noun(self, rule: Rule) -> bool:
        """Whether a phrase has a noun of its own, as `that Thief` has."""
        return any(slot.category in self.noun_categories for slot in rule.slots)

    def _tags(self, written: str, line: Directive) -> list[str]:
        return [rule.tag for rule in self.lexicon.named(written, line.place)]

    def _sorted(self, name: str, numbers: set[str]) -> Iterator[tuple[_Key, tuple[str, str]]]:
        for line in self.lexicon.said(name):
            sort, number = (*line.words, "")[:2]
            if sort not in self.sorts or number not in numbers:
                right = f"@{name} SORT {'|'.join(sorted(numbers))} : TAG…"
                known = ", ".join(self.sorts)
                raise TableError(f"{line.place}: write {right}; sorts are {known}")
            for written in line.rest.split():
                for rule in self.lexicon.named(written, line.place):
                    yield (rule.symbol, rule.tag), (sort, number)

    def _categories(self, name: str) -> frozenset[str]:
        return frozenset(word for line in self.lexicon.said(name) for word in line.rest.split())


class Reading:
    """One tree, gone through in reading order."""

    def __init__(self, references: References, node: Node, symbol: str = START) -> None:
        self.references = references
        self.bonds: dict[Branch, Branch] = {}
        """What recalls something, and what it recalls."""
        self.unclear: list[Unclear] = []
        self._mentions: list[Mention] = []
        self._clause = 0
        self._visit(node, symbol, (), aside=False)

    def bonds_within(self, branch: Branch) -> list[Branch]:
        """What the phrases below a branch recall."""
        return [means for at, means in self.bonds.items() if at[: len(branch)] == branch]

    def _visit(self, node: Node, symbol: str, branch: Branch, *, aside: bool) -> None:
        references = self.references
        rule = references.lexicon.rule(symbol, node[0])
        assert rule is not None, "only trees that can be written are asked what they mean"
        new_clause = rule.category in references.clause
        self._clause += new_clause
        clause = self._clause
        recalled = references.recalls.get((symbol, rule.tag))
        if recalled is not None:
            self._recall(node, rule, branch, recalled, aside=aside)
        known = len(self._mentions)
        parts = list(enumerate(zip(rule.slots, node[1:], strict=True), start=1))
        if rule.tag in references.late:
            parts = [*parts[1:], *parts[:1]]
        for place, (slot, child) in parts:
            if slot.is_value or child is None:
                continue
            by_the_way = aside or slot.category in references.aside
            self._visit(child, slot.symbol, (*branch, place), aside=by_the_way)
            if rule.category in references.apart:
                del self._mentions[known:]
        introduced = references.introduces.get((symbol, rule.tag))
        if introduced is not None and not aside:
            sort, number = introduced
            nouns = self._nouns(node, rule)
            self._mentions.append(Mention(branch, sort, number, nouns, clause, branch))
        self._clause += new_clause

    def _recall(
        self, node: Node, rule: Rule, branch: Branch, wanted: tuple[str, str], *, aside: bool
    ) -> None:
        sort, number = wanted
        nouns = self._nouns(node, rule) if self.references.has_noun(rule) else frozenset()
        fitting = [
            mention
            for mention in self._mentions
            if mention.sort == sort
            and mention.number in _FITTING[number]
            and (not nouns or mention.number != _ITSELF)
            and self._names(nouns, mention.nouns)
        ]
        nearest = [mention for mention in fitting if mention.clause == fitting[-1].clause]
        meant = list(dict.fromkeys(mention.means for mention in nearest))
        if len(meant) != 1:
            self.unclear.append(Unclear(branch, rule.symbol, sort, tuple(meant)))
            return
        self.bonds[branch] = meant[0]
        if not aside:
            last = nearest[-1]
            self._mentions.append(
                Mention(branch, sort, last.number, last.nouns, self._clause, meant[0])
            )

    def _nouns(self, node: Node, rule: Rule) -> frozenset[str]:
        """The nouns by which a phrase names its thing, those within its own modifiers left out."""
        found: set[str] = set()
        nouns = self.references.nouns_by_word
        categories = self.references.noun_categories
        ahead: list[tuple[Any, Rule]] = [(node, rule)]
        while ahead:
            here, its_rule = ahead.pop()
            if its_rule.category in categories:
                found.add(its_rule.tag)
            for slot, child in zip(its_rule.slots, here[1:], strict=True):
                if slot.is_value or child is None or slot.category in self.references.aside:
                    continue
                below = self.references.lexicon.rule(slot.symbol, child[0])
                if below is not None:
                    ahead.append((child, below))
        return frozenset(found or {nouns[word] for word in rule.words if word in nouns})

    def _names(self, nouns: frozenset[str], others: frozenset[str]) -> bool:
        """Whether something introduced by these other nouns may be called by these."""
        if not nouns or nouns & others:
            return True
        for noun in nouns:
            covered = self.references.covers.get(noun, frozenset())
            if covered is None or covered & others:
                return True
        return False
