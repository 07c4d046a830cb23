"""Card text to tree and tree to text, for one game.

A tree is the program: a text is read once, and what it does is made from its tree. Every phrase has
one spelling, so the same tree prints as the same text again. A text in other words is read by their
wordings (`free_reading`), and printed in ours. Limits come first, so that a stranger's text costs
little.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rulewright.cardtext.errors import ERROR, CardTextError, Mistake, TableError, TreeError
from rulewright.cardtext.grammar import (
    COUNTER_PATTERNS,
    INT_PATTERN,
    NAME_PATTERN,
    NUMBER_PATTERN,
    Grammar,
)
from rulewright.cardtext.lexicon import SENTENCE, START, Lexicon
from rulewright.cardtext.node import Branch, Node, depth
from rulewright.cardtext.reference import References
from rulewright.cardtext.spelling import SENTENCE_BEGINS, folded, spelled
from rulewright.cardtext.templates import COUNTER_WORDS, INT, NAME, NUMBER, WORDS, Slot

if TYPE_CHECKING:
    from rulewright.cardtext.free_reading import FreeReading, IsPlayable
    from rulewright.cardtext.repairs import Repairs

CORE: Final = tuple(Path(__file__).with_name(name) for name in ("core.rules", "notes.rules"))
"""The phrases that all games share, and what is said about them."""

OBJECTIONS: Final = "objections.toml"
WORDINGS: Final = "wordings.rules"
"""The name of a file of wordings, beside the table whose phrases it is about."""

LONGEST: Final = 600
"""The most letters a text may have."""

DEEPEST: Final = 40
"""The most levels of phrases within phrases."""

_VALUES: Final = {
    INT: INT_PATTERN,
    NUMBER: NUMBER_PATTERN,
    NAME: NAME_PATTERN,
    **COUNTER_PATTERNS,
}


@dataclass(frozen=True)
class Written:
    """A tree as text, and where in it each node stands."""

    text: str
    spans: dict[Branch, tuple[int, int]]

    def phrase(self, branch: Branch) -> str:
        """The words of one node."""
        start, end = self.spans[branch]
        return self.text[start:end]


class Language:
    """The language of one game's cards: shared phrases and the game's own.

    Making one costs nothing: tables are read when they are first needed, and lark is imported when
    a text is first parsed.
    """

    def __init__(self, *tables: Path, strict: bool = False) -> None:
        self.tables = (*CORE, *tables)
        self._strict = strict

    @cached_property
    def fingerprint(self) -> str:
        """Changes whenever a table does."""
        return _fingerprint(self.tables)

    @cached_property
    def wording_files(self) -> tuple[Path, ...]:
        """The files of other ways to say what the tables have, which lie beside them."""
        beside = dict.fromkeys(table.with_name(WORDINGS) for table in self.tables)
        return tuple(file for file in beside if file.exists())

    @cached_property
    def objections(self) -> Path | None:
        """The file of what shows that a text can be no card of this game (`objections.py`), if it has one."""
        found = [
            file
            for file in (table.with_name(OBJECTIONS) for table in self.tables[len(CORE) :])
            if file.exists()
        ]
        return found[0] if found else None

    @cached_property
    def fingerprint_of_wordings(self) -> str:
        """Changes whenever a wording does."""
        return _fingerprint(self.wording_files)

    @cached_property
    def lexicon(self) -> Lexicon:
        """The phrases."""
        return Lexicon(self.tables)

    @cached_property
    def references(self) -> References:
        """What can be meant by `it` and the like."""
        return References(self.lexicon)

    @cached_property
    def grammar(self) -> Grammar:
        """The parser."""
        return Grammar(self.lexicon, strict=self._strict)

    @cached_property
    def repairs(self) -> Repairs:
        """Finds what may have been meant by a broken text."""
        from rulewright.cardtext.repairs import Repairs  # noqa: PLC0415 - rarely needed

        return Repairs(self)

    @cached_property
    def free_reading(self) -> FreeReading:
        """Reads texts in people's own words."""
        from rulewright.cardtext.free_reading import FreeReading  # noqa: PLC0415 - packs only

        return FreeReading(self)

    # Reading

    def read(
        self,
        text: str,
        names: Collection[str] | None = None,
        *,
        itself: str = "",
        is_playable: IsPlayable | None = None,
    ) -> Node:
        """The tree of a text, however it is worded. Whatever is wrong with it is a CardTextError.

        Where `names` are given, they are all the cards there are: a text may name no other. `itself` is
        the name of the card that the text stands on, by which it may speak of itself. Where a text in
        other words can be read in several ways, those that are not playable do not count.
        """
        from rulewright.cardtext.sense import check_sense, is_clear  # noqa: PLC0415 - they print trees

        _check_length(text)
        node = self.parsed(text)
        if node is not None and depth(node) > DEEPEST:
            what = f"phrases stand within phrases {depth(node)} levels deep; the most is {DEEPEST}"
            raise CardTextError(Mistake(f"{what}. Write shorter sentences.", text, 0, len(text)))
        if node is None or not is_clear(self, node):
            node = self._in_other_words(text, node, names, itself, is_playable)
        check_sense(self, node, self.written(node), names)
        return node

    def _in_other_words(
        self,
        text: str,
        parsed: Node | None,
        names: Collection[str] | None,
        itself: str,
        is_playable: IsPlayable | None,
    ) -> Node:
        """The tree of a text that is not spelled as it is printed, or not clear as it stands."""
        found = self.free_reading.read(text, names, itself, is_playable)
        if len(found.nearest) == 1:
            return found.nearest[0]
        if found.nearest:
            ways = tuple(self.write(node) for node in found.nearest)
            what = f"this can be read in {len(ways)} ways. Write the one that is meant."
            raise CardTextError(Mistake(what, text, 0, len(text), suggestions=ways[:3]))
        unclear = parsed or found.unclear
        if unclear is not None:
            return unclear
        from rulewright.cardtext.mistakes import explained  # noqa: PLC0415 - rarely needed

        corrected = self.free_reading.corrected(text, names, itself, is_playable)
        near = corrected or [
            one
            for one in self.repairs.suggestions(text)
            if self.free_reading.keeps_what_is_said(text, one)
        ]
        suggestions = tuple(one for one in near if self._is_right(one, names, is_playable))
        raise CardTextError(explained(self, text, found, suggestions))

    def _is_right(
        self, text: str, names: Collection[str] | None, is_playable: IsPlayable | None
    ) -> bool:
        """Whether a text that is to be proposed passes every check."""
        from rulewright.cardtext.sense import check_sense  # noqa: PLC0415 - it prints trees

        node = self.parsed(text)
        if node is None:
            return False
        try:
            check_sense(self, node, self.written(node), names)
        except CardTextError:
            return False
        return is_playable is None or is_playable(node)

    def parsed(self, text: str) -> Node | None:
        """What the grammar of printed texts makes of a text, however it is spelled; None if it is none.

        Making the parser takes seconds, and it is quick then; a chart is there at once, and takes a
        few milliseconds for each text. Both have the same readings.
        """
        if not self.grammar.has_parser:
            return self.free_reading.printed(text)
        from lark.exceptions import UnexpectedInput  # noqa: PLC0415 - see `grammar`

        try:
            node: Any = self.grammar.parser.parse(self.folded(text))
        except UnexpectedInput:
            return None
        return tuple(node)

    def within_limits(self, node: Node) -> bool:
        """Whether a tree is small enough for a card."""
        return depth(node) <= DEEPEST and len(self.write(node)) <= LONGEST

    def folded(self, text: str) -> str:
        """The text as the grammar reads it, letter for letter."""
        return folded(text, self.lexicon.sentence_openers)

    # Writing

    def write(self, node: Node) -> str:
        """The text of a tree."""
        return self.written(node).text

    def written(self, node: Node, symbol: str = START) -> Written:
        """The text of a tree, or of a phrase of one, and where each node stands in it."""
        if depth(node) > DEEPEST:
            raise TreeError(f"a tree of {depth(node)} levels; the most is {DEEPEST}")
        words: list[str] = []
        ranges: dict[Branch, tuple[int, int]] = {}
        self._put(node, symbol, (), words, ranges)
        text, places = spelled(words)
        spans = {
            branch: (places[first][0], places[last - 1][1])
            for branch, (first, last) in ranges.items()
        }
        return Written(text, spans)

    def refusal(
        self, node: Node, branch: Branch, reason: str, severity: str = ERROR
    ) -> CardTextError:
        """The error for a text that is understood but of no use to its game, with the phrase at
        that branch underlined."""
        written = self.written(node)
        start, end = written.spans[branch]
        mistake = Mistake(f"{reason}.", written.text, start, end, severity=severity)
        return CardTextError(mistake)

    def _put(
        self,
        node: Any,
        symbol: str,
        branch: Branch,
        words: list[str],
        ranges: dict[Branch, tuple[int, int]],
    ) -> None:
        """Add the words of a node, and of all below it."""
        rule = self.lexicon.rule(symbol, node[0]) if isinstance(node, tuple) and node else None
        if rule is None or len(node) != 1 + len(rule.slots):
            raise TreeError(f"{_shown(node)} is no {symbol}")
        if rule.category == SENTENCE:
            words.append(SENTENCE_BEGINS)
        first = len(words)
        place = 0
        for part in rule.parts:
            if isinstance(part, str):
                words.append(part)
                continue
            place += 1
            child = node[place]
            if part.is_value:
                words.append(_value(child, part, rule.tag))
                ranges[(*branch, place)] = (len(words) - 1, len(words))
            elif child is not None or not part.optional:
                self._put(child, part.symbol, (*branch, place), words, ranges)
        ranges[branch] = (first, len(words))


@cache
def shared_language(*tables: Path) -> Language:
    """The language of these tables, the same one for whoever asks: a parser takes seconds to make.

    For tables that stay as they are while the program runs, as a game's own do.
    """
    return Language(*tables)


def _fingerprint(files: tuple[Path, ...]) -> str:
    digest = hashlib.sha256()
    for file in files:
        try:
            content = file.read_bytes()
        except OSError as error:
            raise TableError(f"{file}: this table cannot be read: {error}") from error
        digest.update(hashlib.sha256(content).digest())
    return digest.hexdigest()


def _check_length(text: str) -> None:
    if not text.strip():
        what = "there is no text. A card without text has no line `text`."
        raise CardTextError(Mistake(what, text, 0, 0))
    if len(text) > LONGEST:
        what = f"the text has {len(text)} letters; the most is {LONGEST}."
        raise CardTextError(Mistake(what, text, LONGEST, len(text)))


def _value(value: object, slot: Slot, tag: str) -> str:
    written = str(value)
    if slot.category in COUNTER_WORDS:
        written += f" {COUNTER_WORDS[slot.category]}"
    right_type = isinstance(value, str if slot.category in WORDS else int)
    if (
        not right_type
        or isinstance(value, bool)
        or not re.fullmatch(_VALUES[slot.category], written)
    ):
        raise TreeError(f"{tag} takes a {slot.category} as {slot.name!r}, not {value!r}")
    return written


def _shown(node: object) -> str:
    return repr(node[0]) if isinstance(node, tuple) and node else repr(node)
