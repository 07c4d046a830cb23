"""Other ways to say a phrase: files of wordings, which are read and never printed.

A phrase has one spelling, which its table gives. People say the same in many ways, and a wording maps
one of them to the tree of the phrase:

    category.tag ~ template          another way to say the phrase, with the same slots, in any order
    category.form.tag                as in tables; * for each form
    a/b                              words of which any may stand there
    [a b]                            words that may be left out
    {slot=tree}                      a slot that the wording does not say, and what stands in it
    {=tree}                          what the whole comes to; then the tag may be left out: category ~ …
    ~~                               as ~, but far-fetched: any nearer reading is preferred
    @also words : words | words      everywhere these words of a phrase may be said so as well
    @light words | words             words that add nothing, and are left out where a text makes no sense with them

A tree is a tag with what stands in its slots, `obj.sg(np.sg.them)`, written `-` where an optional one is
empty; a number; a slot of the wording, `$n`; or that slot's phrase with something put into a slot
of it that is empty, `$n[c=ctrl.you]`. A form in a tag (`np.sg.them`) is for the reader's eye. Optional slots that
nothing is said of are empty. What a game has no phrases for falls away.

This module reads the files and says what is malformed in them; `chart` reads texts by them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, Final

from rulewright.cardtext.errors import TableError
from rulewright.cardtext.lexicon import Lexicon
from rulewright.cardtext.node import Node
from rulewright.cardtext.templates import VALUES, Part, Rule, Slot, said_lines, symbol

AS_PRINTED: Final = 0
OTHER_WORD: Final = 1
OTHER_WORDING: Final = 2
FAR_FETCHED: Final = 8
"""What reading costs, so that the nearest reading is told from others."""

_LINE: Final = re.compile(
    r"(?P<head>[a-z]+(?:\.(?:[a-z0-9]+|\*)){0,2}) (?P<tilde>~~?) (?P<rest>.+)"
)
_PIECE: Final = re.compile(r"\{[^}]*\}|\[[^\]]*\]|\S+")
_SLOT: Final = re.compile(r"\{([a-z]\w*)(\??):([A-Z]+|[a-z]+)(?:\.([a-z]+|\*))?\}")
_FILL: Final = re.compile(r"\{([a-z]\w*)?=(.+)\}")
_WORD: Final = re.compile(r"[^\W_](?:[\w'-]*\w)?(?:(?<=s)')?|'s|[,.;:+()!?/-]|\"")
_TREE: Final = re.compile(r"\s*(\$[a-z]\w*|[a-z]+(?:\.[a-z0-9]+)+|\d+|-|[(),\[\]=]|[a-z]\w*)")


@dataclass(frozen=True)
class Leaf:
    """What stands in a slot as it is: a number, or nothing."""

    value: int | None


@dataclass(frozen=True)
class Said:
    """What a slot of the wording was filled with, and what is put into empty slots of that."""

    slot: str
    with_slots: tuple[tuple[str, Tree], ...] = ()


@dataclass(frozen=True)
class Made:
    """A phrase, with what stands in its slots."""

    tag: str
    parts: tuple[Tree, ...]


Tree = Leaf | Said | Made


@dataclass(frozen=True)
class Wording:
    """One way to say a phrase: its words and slots, what it comes to, and what reading it costs."""

    symbol: str
    parts: tuple[Part, ...]
    comes_to: Tree
    price: int
    place: str


@dataclass(frozen=True)
class Wordings:
    """All other ways to say the phrases of one lexicon."""

    wordings: tuple[Wording, ...]
    also: dict[tuple[str, ...], tuple[tuple[str, ...], ...]]
    """By word or words, in small letters: other words for them."""
    light: tuple[tuple[str, ...], ...] = ()
    """Words that add nothing, the longest first."""


def read_wordings(files: Sequence[Path], lexicon: Lexicon) -> Wordings:
    """All wordings in these files for the phrases of a lexicon."""
    found: list[Wording] = []
    also: dict[tuple[str, ...], list[tuple[str, ...]]] = {}
    light: set[tuple[str, ...]] = set()
    for file in files:
        for place, line in said_lines(file):
            written = line.strip()
            if written.startswith("@also "):
                word, others = _read_also(written, place)
                also.setdefault(word, []).extend(others)
            elif written.startswith("@light "):
                listed = written.removeprefix("@light ").lower().split("|")
                light.update(tuple(words.split()) for words in listed)
            else:
                found += _Reader(lexicon, place).wordings(written)
    return Wordings(
        tuple(found),
        {word: tuple(others) for word, others in also.items()},
        tuple(sorted(light, key=lambda words: (-len(words), words))),
    )


def _read_also(line: str, place: str) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
    head, colon, rest = line.removeprefix("@also ").partition(" : ")
    others = [tuple(words.lower().split()) for words in rest.split("|")]
    words = tuple(head.lower().split())
    if not colon or not words or not all(others):
        raise TableError(f"{place}: write @also WORDS : WORDS | WORDS")
    return words, others


class _Gone(Exception):
    """A wording is about phrases that this game does not have."""


class _Reader:
    """Reads one line."""

    def __init__(self, lexicon: Lexicon, place: str) -> None:
        self._lexicon = lexicon
        self._place = place

    def wordings(self, line: str) -> Iterator[Wording]:
        match = _LINE.fullmatch(line)
        if match is None:
            raise self._wrong(f"write `category.tag ~ template`, not {line!r}")
        price = FAR_FETCHED if match["tilde"] == "~~" else OTHER_WORDING
        category, forms, tag = self._head(match["head"])
        for form in forms:
            for pieces in self._without_options(_PIECE.findall(match["rest"])):
                try:
                    yield self._wording(category, form, tag, pieces, price)
                except _Gone:
                    continue

    def _head(self, head: str) -> tuple[str, tuple[str, ...], str]:
        """The category, the forms that the line is about, and the tag, if there is one."""
        category, *rest = head.split(".")
        forms = self._lexicon.features.get(category, ())
        if not forms:
            return category, ("",), rest[0] if rest else ""
        if not rest or (rest[0] != "*" and rest[0] not in forms):
            raise self._wrong(
                f"{category!r} has forms; write {category}.FORM.TAG or {category}.*.TAG"
            )
        wanted = forms if rest[0] == "*" else (rest[0],)
        return category, wanted, rest[1] if len(rest) > 1 else ""

    def _without_options(self, pieces: list[str]) -> Iterator[list[str]]:
        """The template with and without each run of words that may be left out."""
        ways: list[list[list[str]]] = [
            [[], piece[1:-1].split()] if piece.startswith("[") else [[piece]] for piece in pieces
        ]
        for chosen in product(*ways):
            yield [piece for run in chosen for piece in run]

    def _wording(
        self, category: str, form: str, tag: str, pieces: list[str], price: int
    ) -> Wording:
        parts: list[Part] = []
        fills: dict[str, str] = {}
        whole = ""
        for piece in pieces:
            fill = _FILL.fullmatch(piece)
            if fill is None:
                parts.append(self._part(piece, category, form))
            elif fill[1]:
                fills[fill[1]] = fill[2]
            else:
                whole = fill[2]
        said = {part.name for part in parts if isinstance(part, Slot)}
        if whole and (tag or fills):
            raise self._wrong(
                "a wording says what the whole comes to, or its tag and slots, not both"
            )
        if not whole and not tag:
            raise self._wrong("name the phrase by its tag, or say {=tree}, what the whole comes to")
        comes_to = (
            self._tree(whole, said) if whole else self._filled(category, form, tag, fills, said)
        )
        here = symbol(category, form)
        if here not in self._lexicon.by_symbol:
            raise _Gone
        return Wording(here, tuple(parts), comes_to, price, self._place)

    def _part(self, piece: str, category: str, form: str) -> Part:
        slot = _SLOT.fullmatch(piece)
        if slot is not None:
            name, optional, inner, wanted = slot.groups()
            inner_form = form if wanted == "*" else (wanted or "")
            found = Slot(name, inner, inner_form, bool(optional))
            if inner not in VALUES and found.symbol not in self._lexicon.by_symbol:
                forms = self._lexicon.features.get(inner, ())
                if forms and inner_form not in forms:
                    raise self._wrong(f"{piece!r}: {inner!r} has the forms {', '.join(forms)}")
                raise _Gone
            return found
        if piece.startswith("{"):
            raise self._wrong(f"write {{name:category}} or {{name=tree}}, not {piece!r}")
        ways = piece.split("|")
        forms = self._lexicon.features.get(category, ())
        if len(ways) not in {1, len(forms)}:
            raise self._wrong(f"{piece!r} gives {len(ways)} forms, not {len(forms) or 'one'}")
        words = ways[0] if len(ways) == 1 else ways[forms.index(form)]
        for word in words.split("/") if words != "/" else [words]:
            if not _WORD.fullmatch(word):
                raise self._wrong(f"{word!r} is no word")
        return words.lower()

    def _filled(
        self, category: str, form: str, tag: str, fills: dict[str, str], said: set[str]
    ) -> Tree:
        rule = self._lexicon.rule(symbol(category, form), f"{category}.{tag}")
        if rule is None:
            self._lexicon.named(f"{category}.{tag}", self._place)
            raise _Gone
        parts: list[Tree] = []
        for slot in rule.slots:
            if slot.name in fills:
                parts.append(self._tree(fills.pop(slot.name), said))
            elif slot.name in said:
                parts.append(Said(slot.name))
            elif slot.optional:
                parts.append(Leaf(None))
            else:
                raise self._wrong(f"nothing is said of the slot {slot.name!r} of {rule.tag}")
        if fills:
            raise self._wrong(f"{rule.tag} has no slot {next(iter(fills))!r}")
        return Made(rule.tag, tuple(parts))

    # Trees

    def _tree(self, written: str, said: set[str]) -> Tree:
        tokens = _TREE.findall(written)
        if "".join(tokens) != "".join(written.split()):
            raise self._wrong(f"{written!r} is no tree")
        tree, rest = self._parsed(tokens, said)
        if rest:
            raise self._wrong(f"{written!r} is no tree: {rest[0]!r} is left over")
        return tree

    def _parsed(self, tokens: list[str], said: set[str]) -> tuple[Tree, list[str]]:
        if not tokens:
            raise self._wrong("a tree stops too early")
        first, rest = tokens[0], tokens[1:]
        if first == "-":
            return Leaf(None), rest
        if first.isdigit():
            return Leaf(int(first)), rest
        if first.startswith("$"):
            if first[1:] not in said:
                raise self._wrong(f"the wording has no slot {first[1:]!r}")
            return self._put_into(first[1:], rest, said)
        parts: list[Tree] = []
        if rest[:1] == ["("]:
            while rest[0] != ")":
                part, rest = self._parsed(rest[1:], said)
                parts.append(part)
                if rest[:1] not in ([","], [")"]):
                    raise self._wrong(f"what stands in {first} ends with )")
            rest = rest[1:]
        rule = self._rule(first)
        parts += [Leaf(None)] * (len(rule.slots) - len(parts))
        if len(parts) != len(rule.slots):
            raise self._wrong(f"{rule.tag} has {len(rule.slots)} slots, not {len(parts)}")
        for slot, part in zip(rule.slots, parts, strict=True):
            if part == Leaf(None) and not slot.optional:
                raise self._wrong(f"nothing is said of the slot {slot.name!r} of {rule.tag}")
        return Made(rule.tag, tuple(parts)), rest

    def _put_into(self, slot: str, rest: list[str], said: set[str]) -> tuple[Tree, list[str]]:
        put: list[tuple[str, Tree]] = []
        while rest[:1] == ["["]:
            if len(rest) < 4 or rest[2] != "=":
                raise self._wrong(f"write ${slot}[name=tree]")
            name = rest[1]
            tree, rest = self._parsed(rest[3:], said)
            if rest[:1] != ["]"]:
                raise self._wrong(f"write ${slot}[name=tree]")
            rest = rest[1:]
            put.append((name, tree))
        return Said(slot, tuple(put)), rest

    def _rule(self, written: str) -> Rule:
        """The phrase that a tag in a tree names; its form does not matter there."""
        category, *_, tag = written.split(".")
        found = self._lexicon.named(f"{category}.{tag}", self._place)
        if not found:
            raise _Gone
        return found[0]

    def _wrong(self, what: str) -> TableError:
        return TableError(f"{self._place}: {what}")


def grown(tree: Tree, said: dict[str, Any], lexicon: Lexicon) -> Any:
    """The phrase that a wording comes to; ValueError where what is put somewhere finds it taken."""
    if isinstance(tree, Leaf):
        return tree.value
    if isinstance(tree, Made):
        return (tree.tag, *(grown(part, said, lexicon) for part in tree.parts))
    node: Any = said.get(tree.slot)
    for name, put in tree.with_slots:
        node = _with(node, name, grown(put, said, lexicon), lexicon)
    return node


def _with(node: Node | None, name: str, put: Any, lexicon: Lexicon) -> Node:
    """A phrase with something in an empty slot, or in that of the only phrase within it."""
    if node is None:
        raise ValueError(name)
    category, _, tag = node[0].partition(".")
    slots = lexicon.named(f"{category}.{tag}", "")[0].slots
    for place, slot in enumerate(slots, start=1):
        if slot.name == name and slot.optional:
            if node[place] is not None:
                raise ValueError(name)
            return (*node[:place], put, *node[place + 1 :])
    if len(slots) == 1 and isinstance(node[1], tuple):
        return (node[0], _with(node[1], name, put, lexicon))
    raise ValueError(name)
