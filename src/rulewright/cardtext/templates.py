"""Tables of phrases: files with one phrase a line, from which everything else is made.

A line `act.*.return : return|returns {n:obj} to {d:dest}` is at once a rule of the grammar, the
way such a phrase is printed, and a phrase that errors and word lists can offer. This module reads
one file and says what is malformed in it. What holds between lines and between files is in
`lexicon`.

    category.tag : template     a phrase; what stands in a slot {name:category} is a phrase, too
    category.form.tag           the form the phrase has there; * for each form of its category
    a|b                         the word in each form, in the order in which @features names them
    {name?:category}            may be left out
    {name:category.*}           has the form that the whole phrase has
    {name:NAME}                 INT is a number from 2 up, NUMBER from 0 up, NAME a card's name
    {name:COUNTER}              a kind of counter that the text names itself: "coin counter"; COUNTERS: "coin counters"

Lines that begin with @ say something about phrases; `DIRECTIVES` lists them. The first phrase of
a category is the one that examples and suggestions prefer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from rulewright.cardtext.errors import TableError

INT: Final = "INT"
NUMBER: Final = "NUMBER"
NAME: Final = "NAME"
COUNTER: Final = "COUNTER"
COUNTERS: Final = "COUNTERS"
COUNTER_WORDS: Final = {COUNTER: "counter", COUNTERS: "counters"}
"""Slots for a kind of counter that the text names itself, and the word that stands after the name."""
WORDS: Final = frozenset({NAME, *COUNTER_WORDS})
"""Slots for words that no table lists."""
VALUES: Final = frozenset({INT, NUMBER, *WORDS})
"""Slots for what no table lists."""

DIRECTIVES: Final = {
    "features": "@features CATEGORY FORM FORM…: the forms that phrases of a category have",
    "open": "@open : CATEGORY…: categories that a game may leave empty",
    "says": "@says WORD : WORD: the game's own word for one of the shared phrases",
    "without": "@without : CATEGORY.TAG…: shared phrases that the game has no use for",
    "about": "@about CATEGORY : what it is, in plain words",
    "example": "@example CATEGORY.TAG : a whole text in which the phrase occurs",
    "instead": "@instead WORDS : WORDS | WORDS: what writers of such words may mean",
    "sort": "@sort SORT : what it is, in plain words; something that 'it' and the like can mean",
    "introduces": "@introduces SORT one|many : TAG…: phrases after which one can say 'it'",
    "recalls": "@recalls SORT one|many : TAG…: phrases that mean something said before",
    "covers": "@covers TAG : TAG…: a noun that is also right for others; for all if none is given",
    "clause": "@clause : CATEGORY…: what is said in one go",
    "aside": "@aside : CATEGORY…: phrases whose nouns are by the way, so that 'it' skips them",
    "late": "@late : TAG…: phrases whose beginning may speak of what comes after it",
    "apart": "@apart : CATEGORY…: phrases whose parts do not hear of each other",
}

_CATEGORY: Final = r"[a-z]+"
_WORD: Final = re.compile(r"[^\W_](?:[\w'-]*\w)?(?:(?<=s)')?|'s|[,.;:+]")
_SLOT: Final = re.compile(r"\{([a-z]\w*)(\??):([A-Z]+|[a-z]+)(?:\.([a-z]+|\*))?\}")
_HEAD: Final = re.compile(rf"({_CATEGORY})(?:\.([a-z]+|\*))?\.([a-z][a-z0-9]*)")


@dataclass(frozen=True)
class Slot:
    """A gap in a template, for a phrase of one category in one form, or for a value."""

    name: str
    category: str
    form: str
    optional: bool

    @cached_property
    def symbol(self) -> str:
        """Category and form in one word, as grammars write it."""
        return symbol(self.category, self.form)

    @cached_property
    def is_value(self) -> bool:
        """Whether it takes a number or a name."""
        return self.category in VALUES


Part = str | Slot


@dataclass(frozen=True)
class Rule:
    """A phrase in one form: the words and slots it is made of, and where it is written."""

    category: str
    form: str
    tag: str
    parts: tuple[Part, ...]
    place: str

    @cached_property
    def symbol(self) -> str:
        """Category and form in one word."""
        return symbol(self.category, self.form)

    @cached_property
    def slots(self) -> tuple[Slot, ...]:
        """The gaps, in reading order: one for each child of a node."""
        return tuple(part for part in self.parts if isinstance(part, Slot))

    @cached_property
    def words(self) -> tuple[str, ...]:
        """The words that always stand there."""
        return tuple(part for part in self.parts if isinstance(part, str))

    @cached_property
    def needed(self) -> tuple[Slot, ...]:
        """The slots that must be filled."""
        return tuple(slot for slot in self.slots if not slot.optional)


@dataclass(frozen=True)
class Directive:
    """A line that begins with @: its name, and the words before and after the colon."""

    name: str
    words: tuple[str, ...]
    rest: str
    place: str


@dataclass(frozen=True)
class Table:
    """One file, read."""

    file: Path
    features: dict[str, tuple[str, ...]]
    rules: tuple[Rule, ...]
    directives: tuple[Directive, ...]


def symbol(category: str, form: str) -> str:
    """Category and form in one word."""
    return f"{category}_{form}" if form else category


def read_table(file: Path, features: dict[str, tuple[str, ...]]) -> Table:
    """Read a table; `features` are the forms that earlier tables have named."""
    known = dict(features)
    rules: list[Rule] = []
    directives: list[Directive] = []
    for place, line in ((place, line.strip()) for place, line in said_lines(file)):
        if not line.startswith("@"):
            rules += _read_rule(line, known, place)
            continue
        directive = _read_directive(line, place)
        if directive.name == "features":
            category, *forms = directive.words
            if category in known:
                raise TableError(f"{place}: the forms of {category!r} are named twice")
            if any(rule.category == category for rule in rules):
                raise TableError(f"{place}: @features {category} must come before its phrases")
            known[category] = tuple(forms)
        else:
            directives.append(directive)
    return Table(file, known, tuple(rules), tuple(directives))


def said_lines(file: Path) -> Iterator[tuple[str, str]]:
    """The lines that say something, each with its place. What follows ` #` is a comment."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise TableError(f"{file}: this table cannot be read: {error}") from error
    for number, line in enumerate(text.splitlines(), start=1):
        said = re.sub(r"(^|\s)#.*", "", line).rstrip()
        if said:
            yield f"{file}:{number}", said


def _read_directive(line: str, place: str) -> Directive:
    head, _, rest = line[1:].partition(" : ") if " : " in line else (line[1:], "", "")
    name, *words = head.split() or [""]
    if name not in DIRECTIVES:
        known = ", ".join(f"@{other}" for other in DIRECTIVES)
        raise TableError(f"{place}: there is no @{name}; there are {known}")
    wants_rest = name not in {"features", "covers"}
    wants_words = name not in {"open", "without", "clause", "aside", "apart", "late"}
    right = len(words) >= 3 and not rest if name == "features" else bool(rest) or not wants_rest
    if not right or bool(words) != wants_words:
        raise TableError(f"{place}: write {DIRECTIVES[name]}")
    return Directive(name, tuple(words), rest.strip(), place)


def _read_rule(line: str, features: dict[str, tuple[str, ...]], place: str) -> list[Rule]:
    """One rule for each form that the line is about."""
    head, colon, template = line.partition(" : ")
    match = _HEAD.fullmatch(head.strip())
    if not colon or not template.strip() or match is None:
        raise TableError(f"{place}: write `category.tag : template`, not {line!r}")
    category, form, tag = match.groups()
    forms = features.get(category, ())
    if form is None and forms:
        wanted = ", ".join((*forms, "*"))
        raise TableError(f"{place}: {category!r} has forms; write {category}.FORM.{tag} ({wanted})")
    if form is not None and form != "*" and form not in forms:
        there = ", ".join(forms) or "none"
        raise TableError(f"{place}: {category!r} has no form {form!r}; it has {there}")
    if form == "*" and not forms:
        raise TableError(f"{place}: {category!r} has no forms; write {category}.{tag}")
    return [
        Rule(
            category,
            wanted,
            f"{category}.{tag}",
            tuple(_read_part(word, wanted, forms, features, place) for word in template.split()),
            place,
        )
        for wanted in (forms if form == "*" else (form or "",))
    ]


def _read_part(
    written: str,
    form: str,
    forms: tuple[str, ...],
    features: dict[str, tuple[str, ...]],
    place: str,
) -> Part:
    if written.startswith("{") or written.endswith("}"):
        return _read_slot(written, form, features, place)
    words = written.split("|")
    if len(words) not in {1, len(forms)}:
        wanted = f"{len(forms)} ({', '.join(forms)})" if forms else "one"
        raise TableError(f"{place}: {written!r} gives {len(words)} forms, not {wanted}")
    word = words[0] if len(words) == 1 else words[forms.index(form)]
    if not _WORD.fullmatch(word):
        raise TableError(
            f"{place}: {word!r} is no word; words are letters, digits, - and ', and of signs there"
            " are , . ; : + and 's, each with a space before it"
        )
    return word


def _read_slot(written: str, form: str, features: dict[str, tuple[str, ...]], place: str) -> Slot:
    match = _SLOT.fullmatch(written)
    if match is None:
        raise TableError(f"{place}: write {{name:category}} or {{name?:category}}, not {written!r}")
    name, optional, category, wanted = match.groups()
    if category.isupper():
        if category not in VALUES or wanted:
            raise TableError(f"{place}: {written!r}: values are {', '.join(sorted(VALUES))}")
        return Slot(name, category, "", bool(optional))
    if wanted == "*":
        if not form:
            raise TableError(f"{place}: {written!r}: the phrase has no form to be shared")
        wanted = form
    # Which forms a category has may be said further down or in another table: see `lexicon`.
    if category in features and (wanted or "") not in features[category]:
        there = ", ".join(features[category])
        raise TableError(f"{place}: {written!r}: {category!r} has the forms {there}; name one")
    return Slot(name, category, wanted or "", bool(optional))
