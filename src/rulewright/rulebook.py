"""A game's rule catalogue: reading it, looking rules up in it, searching it.

The catalogue (`rulebook.md` in the game's folder, or several files in `rulebook/`) holds every
rule of the game with an id, in our own words. Tests, the rules reference and the Spirit all
quote it from here. This module plays nothing: what a rule does is in the game's own code.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cached_property
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from rulewright.gamekit.folder import folder_of
from rulewright.gamekit.registry import find_game, games_elsewhere
from rulewright.kernel.errors import RulebookError

if TYPE_CHECKING:
    from collections.abc import Iterable

GAMES: Final = Path(__file__).parent / "games"
"""Where the games live, one folder each."""

_PART: Final = r"[a-z0-9]+(?:-[a-z0-9]+)*"
RULE_ID: Final = re.compile(rf"{_PART}(?:\.{_PART})+")
"""The form of a rule's id: `clash.attack-cost`."""

_HEADING: Final = re.compile(r"(#+)\s*(.*)")
_ID_AND_TEXT: Final = re.compile(r"`([^`]*)`(.*)")
_REFERENCE: Final = re.compile(rf"`(?:(\w+)/)?({RULE_ID.pattern})`")
_WORD: Final = re.compile(r"[^\W_]+(?:['\u2019][^\W_]+)*")
_IN_ID, _WHOLE_WORD, _BEGINNING, _NOT_FOUND = range(4)


@dataclass(frozen=True)
class Rule:
    """One rule, worked example or ruling; `file` and `line` say where it is written."""

    id: str
    section: str
    text: str
    line: int
    file: str


@dataclass(frozen=True)
class Note:
    """Text that is no rule: a bullet without id, a paragraph, a table, a smaller heading."""

    text: str
    line: int


@dataclass(frozen=True)
class Section:
    """A headed stretch of the book. `part` says which part, where a book has several files."""

    title: str
    rules: tuple[Rule, ...]
    notes: tuple[Note, ...]
    part: str = ""

    def in_order(self) -> list[Rule | Note]:
        """Rules and notes as they stand on the page."""
        entries: list[Rule | Note] = [*self.rules, *self.notes]
        return sorted(entries, key=lambda entry: entry.line)


@dataclass(frozen=True)
class Rulebook:
    """The whole catalogue of one game."""

    game: str
    title: str
    intro: str
    sections: tuple[Section, ...]

    @cached_property
    def rules(self) -> tuple[Rule, ...]:
        """Every rule, in the order of the book."""
        return tuple(rule for section in self.sections for rule in section.rules)

    @cached_property
    def _by_id(self) -> dict[str, Rule]:
        return {rule.id: rule for rule in self.rules}

    def __contains__(self, rule_id: str) -> bool:
        return rule_id in self._by_id

    def rule(self, rule_id: str) -> Rule:
        """The rule with this id. An unknown id is an error that names the nearest ones."""
        if rule_id not in self._by_id:
            nearest = _nearest(rule_id, self._by_id)
            raise RulebookError(f"{self.title} has no rule `{rule_id}`. {nearest}")
        return self._by_id[rule_id]

    def of(self, prefix: str) -> list[Rule]:
        """The rules whose id begins so: `clash`, `clash.`, `clash.*` or `clash.cancel`.

        The first part of an id counts only as a whole: `cl` is the beginning of none.
        """
        start = prefix.removesuffix("*")
        if "." not in start:
            start += "."
        return [rule for rule in self.rules if rule.id.startswith(start)]

    def search(self, words: str) -> list[Rule]:
        """The rules in which every one of the words is found, the best first.

        Best is a word of the id, then a whole word of the text, then the beginning of a word.
        Capitals and accents do not matter. Equally good rules stay in the order of the book.
        """
        wanted = _words(words)
        found = []
        for rule in self.rules:
            distances = [_distance(word, rule) for word in wanted]
            if wanted and _NOT_FOUND not in distances:
                found.append((sum(distances), rule))
        return [rule for _, rule in sorted(found, key=itemgetter(0))]


def found_words(text: str, words: str) -> list[tuple[int, int]]:
    """Where the words of a search stand in a text: start and end of each."""
    wanted = tuple(_words(words))
    matches = _WORD.finditer(text) if wanted else ()
    return [match.span() for match in matches if _plain(match.group()).startswith(wanted)]


def games_with_rulebook() -> list[str]:
    """The games that have a catalogue: those of this project, and those of other packages."""
    own = {folder.name for folder in GAMES.iterdir() if _files(folder)}
    return sorted(own | {game for game in games_elsewhere() if _files(_folder(game))})


def _folder(game: str) -> Path:
    """Where the catalogue of a game lies, if it has one."""
    if game not in games_elsewhere():
        return GAMES / game
    return folder_of(find_game(game)) or GAMES / game


def rulebook_of(game: str) -> Rulebook:
    """The catalogue of a game."""
    games = games_with_rulebook()
    if game not in games:
        raise RulebookError(f"No game `{game}` has a rulebook. These have: {', '.join(games)}.")
    return read_rulebook(_folder(game), game)


def read_rulebook(folder: Path, game: str) -> Rulebook:
    """Read `rulebook.md`, or all of `rulebook/*.md`, in a game's folder.

    Several files make one book: their titles read `# Book — part`, with the same book in each.
    Whatever is malformed is an error that says where it is and what would be right.
    """
    files = _files(folder)
    if not files:
        right = "Write `rulebook.md`, or several files `rulebook/*.md`."
        raise RulebookError(f"{folder}: there is no rulebook of `{game}` here. {right}")
    if files[0].parent != files[-1].parent:
        raise RulebookError(f"{folder}: there are `rulebook.md` and `rulebook/`. Keep only one.")
    pages = [_read_page(_Source(file, file.relative_to(folder).as_posix())) for file in files]
    _check_titles(pages)
    ids = _check_ids(pages)
    for page in pages:
        _check_references(page, game, ids)
    return Rulebook(
        game=game,
        title=pages[0].title,
        intro="\n\n".join(page.intro.text for page in pages if page.intro.text),
        sections=tuple(section for page in pages for section in page.sections),
    )


def _files(folder: Path) -> list[Path]:
    return sorted(folder.glob("rulebook.md")) + sorted(folder.glob("rulebook/*.md"))


def _plain(text: str) -> str:
    """The text without capitals and accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _words(text: str) -> list[str]:
    return _WORD.findall(_plain(text))


def _distance(word: str, rule: Rule) -> int:
    """How far the word is from being what the rule is about."""
    id_words, text_words = _words(rule.id), _words(rule.text)
    if word in id_words:
        return _IN_ID
    if word in text_words:
        return _WHOLE_WORD
    begins = any(other.startswith(word) for other in id_words + text_words)
    return _BEGINNING if begins else _NOT_FOUND


def _nearest(rule_id: str, ids: Iterable[str]) -> str:
    near = get_close_matches(rule_id, ids)
    if not near:
        return "No id is near it."
    return f"The nearest: {', '.join(f'`{other}`' for other in near)}."


# Reading a file. Blocks first (a heading, a bullet, a table, a paragraph), then what they mean.


@dataclass(frozen=True)
class _Source:
    """A file of a catalogue, by its path and by its name in the game's folder."""

    path: Path
    name: str

    def text(self) -> str:
        try:
            return unicodedata.normalize("NFC", self.path.read_text(encoding="utf-8"))
        except UnicodeDecodeError as error:
            line = error.object[: error.start].count(b"\n") + 1
            raise self.error(line, "This is not UTF-8 text.", "Save the file as UTF-8.") from None

    def error(self, line: int, wrong: str, right: str) -> RulebookError:
        return RulebookError(f"{self.path}:{line}: {wrong} {right}")


@dataclass(frozen=True)
class _Page:
    """What one file holds."""

    source: _Source
    title: str
    part: str
    intro: Note
    sections: tuple[Section, ...]


@dataclass(frozen=True)
class _Block:
    """Lines that belong together; `line` is the number of the first."""

    kind: Literal["title", "section", "heading", "bullet", "table", "paragraph"]
    text: str
    line: int

    def is_rule(self) -> bool:
        return self.kind == "bullet" and self.text.startswith("`")


def _blocks(text: str) -> list[_Block]:
    """Cut a page into blocks. As in all Markdown, the line below a bullet continues it."""
    blocks: list[_Block] = []
    goes_on = False
    for number, line in enumerate(text.splitlines(), start=1):
        new = _block_begun_by(line.rstrip(), number)
        last = blocks[-1] if goes_on else None
        if last and last.kind == new.kind == "table":
            blocks[-1] = replace(last, text=f"{last.text}\n{new.text}")
        elif last and last.kind in ("bullet", "paragraph") and new.kind == "paragraph":
            blocks[-1] = replace(last, text=f"{last.text} {new.text}".strip())
        elif line.strip():
            blocks.append(new)
        goes_on = bool(line.strip())
    return blocks


def _block_begun_by(line: str, number: int) -> _Block:
    if heading := _HEADING.fullmatch(line):
        marks, title = heading.groups()
        if len(marks) > 2:
            return _Block("heading", line, number)
        return _Block("title" if marks == "#" else "section", title, number)
    if line == "-" or line.startswith(("- ", "-`")):
        return _Block("bullet", line[1:].strip(), number)
    return _Block("table" if line.startswith("|") else "paragraph", line.strip(), number)


def _read_page(source: _Source) -> _Page:
    blocks = _blocks(source.text())
    if not blocks or blocks[0].kind != "title" or not blocks[0].text:
        raise source.error(1, "A catalogue begins with its title.", "Write `# Title`.")
    title, part = blocks[0].text, ""
    if "/" in source.name:
        title, _, part = title.partition(" — ")
    starts = [number for number, block in enumerate(blocks) if block.kind == "section"]
    bounds = [*starts, len(blocks)]
    intro = _read_intro(source, blocks[1 : bounds[0]])
    sections = [
        _read_section(source, blocks[start:end], part)
        for start, end in zip(starts, bounds[1:], strict=True)
    ]
    return _Page(source, title, part, intro, tuple(sections))


def _read_intro(source: _Source, blocks: list[_Block]) -> Note:
    for block in blocks:
        if block.is_rule():
            right = "Write `## Section` above it."
            raise source.error(block.line, "This rule stands outside any section.", right)
    texts = [f"- {block.text}" if block.kind == "bullet" else block.text for block in blocks]
    return Note("\n\n".join(texts), blocks[0].line if blocks else 1)


def _read_section(source: _Source, blocks: list[_Block], part: str) -> Section:
    heading, *content = blocks
    if not heading.text:
        raise source.error(heading.line, "This section has no title.", "Write `## Section`.")
    rules, notes = [], []
    for block in content:
        if block.kind == "title":
            right = "A file has one title; write `## Section`."
            raise source.error(block.line, f"`{block.text}` is a second title.", right)
        if not block.text:
            right = "Write text, or leave the bullet out."
            raise source.error(block.line, "This bullet has no text.", right)
        if block.is_rule():
            rules.append(_read_rule(source, block, heading.text))
        else:
            notes.append(Note(block.text, block.line))
    return Section(heading.text, tuple(rules), tuple(notes), part)


def _read_rule(source: _Source, block: _Block, section: str) -> Rule:
    match = _ID_AND_TEXT.fullmatch(block.text)
    if not match:
        right = "Write - `rule.id` and then the text."
        raise source.error(block.line, "The id lacks its closing backtick.", right)
    rule_id, text = match.groups()
    if not RULE_ID.fullmatch(rule_id):
        raise source.error(block.line, _what_is_wrong(rule_id), _what_would_be_right(rule_id))
    if not text.strip():
        right = "Write the rule after its id."
        raise source.error(block.line, f"The rule `{rule_id}` has no text.", right)
    if not text.startswith(" "):
        right = f"Write - `{rule_id}` and then a space."
        raise source.error(block.line, f"There is no space after the id `{rule_id}`.", right)
    return Rule(rule_id, section, text.strip(), block.line, source.name)


def _what_is_wrong(rule_id: str) -> str:
    strange = re.sub(r"[a-z0-9.-]", "", rule_id)
    if strange:
        signs = ", ".join(repr(sign) for sign in dict.fromkeys(strange))
        return f"The id `{rule_id}` has characters that no id may have: {signs}."
    if "." not in rule_id:
        return f"The id `{rule_id}` has only one part."
    return f"The id `{rule_id}` has a dot or a hyphen too many."


def _what_would_be_right(rule_id: str) -> str:
    tidy = ".".join("-".join(_words(part)) for part in rule_id.split(".") if _words(part))
    example = tidy if RULE_ID.fullmatch(tidy) else "clash.attack-cost"
    return f"Write small letters, digits and hyphens, in parts joined by dots: `{example}`."


# Checks over the whole catalogue.


def _check_titles(pages: list[_Page]) -> None:
    for page in pages:
        if "/" in page.source.name and not page.part:
            right = f"Write `# {page.title} — part`."
            raise page.source.error(1, "The title does not say which part this is.", right)
        if page.title != pages[0].title:
            right = f"Write `# {pages[0].title} — {page.part}`, as in {pages[0].source.name}."
            raise page.source.error(1, f"This is a part of `{page.title}`.", right)


def _check_ids(pages: list[_Page]) -> dict[str, str]:
    """No id stands twice. Gives each id with its place."""
    places: dict[str, str] = {}
    for page in pages:
        for rule in (rule for section in page.sections for rule in section.rules):
            if rule.id in places:
                wrong = f"The id `{rule.id}` is taken: {places[rule.id]} has it."
                raise page.source.error(rule.line, wrong, "Give each rule an id of its own.")
            places[rule.id] = f"{rule.file}:{rule.line}"
    return places


def _check_references(page: _Page, game: str, ids: dict[str, str]) -> None:
    """A rule named in a text exists, and a note is not a rule that lacks its backticks."""
    first_parts = {rule_id.partition(".")[0] for rule_id in ids}
    notes = [note for section in page.sections for note in section.notes]
    for note in notes:
        word = note.text.split()[0]
        if RULE_ID.fullmatch(word) and word.partition(".")[0] in first_parts:
            right = f"Write - `{word}` and then the text."
            raise page.source.error(note.line, f"The id {word} lacks its backticks.", right)
    rules = [rule for section in page.sections for rule in section.rules]
    entries: list[Rule | Note] = [page.intro, *rules, *notes]
    for entry in entries:
        for other_game, rule_id in _REFERENCE.findall(entry.text):
            if other_game in ("", game) and rule_id not in ids:
                wrong = f"The text names a rule `{rule_id}`, which does not exist."
                right = f"{_nearest(rule_id, ids)} What is no id has no backticks."
                raise page.source.error(entry.line, wrong, right)
