"""What is right and wrong with cards that are being written, and what one of them means: the same check as `cards check`,
told by card and field.

Plain values go in and come out, so that it can be done in a process of its own.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Protocol, cast

from rulewright.cardtext import CardTextError, Language, Node, Trees, shared_language
from rulewright.cardtext.card_file import PrintedCard, read_card_file
from rulewright.cardtext.completion import Completion, Completions
from rulewright.cardtext.errors import Place
from rulewright.cardtext.outline import outline
from rulewright.gamekit.card_language import CardLanguage
from rulewright.gamekit.game import Game
from rulewright.gamekit.names import slug
from rulewright.gamekit.registry import find_game, packs_of
from rulewright.kernel.errors import ContentError, UnknownGame
from rulewright.rulebook import games_with_rulebook, rulebook_of
from rulewright.workshop.drafts import FILE, Draft, Pack, as_file, pack_of, shown

_AT: Final = re.compile(rf"{re.escape(FILE)}:(\d+): (.*)", re.DOTALL)
_NO_NAME: Final = "every card has a name of its own"


@dataclass(frozen=True)
class Wish:
    """What is to be looked at: all cards of a pack, and one of them closely, with what could stand after so many letters
    of its text. `language` is that of what is printed."""

    game: str
    drafts: tuple[Draft, ...]
    at: int
    cursor: int
    language: str = "en"


@dataclass(frozen=True)
class Slip:
    """Something wrong, or probably not meant: of which card and field, and what it says. Of a text also which letters
    are at fault, what could stand there, and whole texts that would be understood."""

    card: int | None
    field: str
    what: str
    start: int = 0
    end: int = 0
    could_stand: tuple[str, ...] = ()
    suggestions: tuple[str, ...] = ()
    is_warning: bool = False


@dataclass(frozen=True)
class Meant:
    """A phrase of a text: how deep it lies, what it is, its words, what it recalls, and the rules behind it."""

    level: int
    about: str
    phrase: str
    means: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Seen:
    """What came of a check: every mistake, and of the card at hand its text as it is printed, what it means, the rules behind
    it by their ids, what is printed of it (under the headings of `ForPeople.printed`), and what could stand next."""

    pack: str
    slips: tuple[Slip, ...]
    printed_text: str = ""
    meaning: tuple[Meant, ...] = ()
    rules: tuple[tuple[str, str], ...] = ()
    printed: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    next: tuple[Completion, ...] = ()


class _Reader(Protocol):
    mistakes: list[ContentError]
    texts: Trees

    def check(self, files: list[Path]) -> list[Any]: ...

    def is_playable(self, card: PrintedCard, tree: Node, names: Collection[str]) -> bool: ...


class TakesPacks(Protocol):
    """What a game that takes packs can do with them, as far as it is asked here."""

    def reader(self) -> _Reader:
        """Reads the game's own cards and those of packs."""
        ...

    def game_with(self, files: list[Path]) -> Game:
        """The game with these packs."""
        ...


@dataclass(frozen=True, eq=False)
class Writing:
    """A game for writers of cards, with what is worked out once."""

    game: Game
    told: CardLanguage
    language: Language
    packs: TakesPacks | None
    own: tuple[PrintedCard, ...]
    completions: Completions

    def names(self, drafts: Sequence[Draft]) -> set[str]:
        """All cards that a text may name."""
        return {card.name for card in self.own} | {draft.name for draft in drafts}

    def tree_of(self, draft: Draft, names: Collection[str]) -> Node:
        """What a text means on its card, read as it is where packs are played; CardTextError if it is none."""
        texts = Trees(self.language, self.told.trees)
        if self.packs is None:
            return texts.read(draft.text, names, itself=draft.name.strip())
        reader = self.packs.reader()
        place = Place(Path("pack.toml"), 1)
        card = PrintedCard(draft.heading, draft.name, draft.text, place, dict(draft.fields))

        def is_playable(tree: Node) -> bool:
            return reader.is_playable(card, tree, names)

        return texts.read(draft.text, names, itself=draft.name.strip(), is_playable=is_playable)


@lru_cache(maxsize=16)
def writing_of(game: str) -> Writing:
    """The game with that name, if its cards are written in the workshop."""
    table = find_game(game)
    told = table.decks.card_language()
    if told is None or not told.kinds:
        raise UnknownGame(f"no cards are written for {game!r} here")
    own = tuple(card for file in told.cards for card in read_card_file(file).cards)
    language = shared_language(*told.tables)
    completions = Completions(language, [card.text for card in own if card.text])
    packs = cast("TakesPacks | None", packs_of(game))
    return Writing(table, told, language, packs, own, completions)


def check(wish: Wish) -> Seen:
    """Look at cards."""
    writing = writing_of(wish.game)
    pack = pack_of(wish.game, wish.drafts)
    named = [_named(number, draft) for number, draft in enumerate(wish.drafts)]
    slips = [
        Slip(number, "name", _NO_NAME)
        for number, draft in enumerate(wish.drafts)
        if not draft.name.strip()
    ]
    found, right = _slips(writing, named)
    slips += found
    at = wish.drafts[wish.at] if wish.at < len(wish.drafts) else None
    if at is None:
        return Seen(pack.content, tuple(slips))
    names = sorted(writing.names(named))
    tree, wrong = _read(writing, wish.at, at, names)
    # Of a card whose facts are wrong nobody has read the text yet.
    if wrong is not None and not any(
        each.card == wish.at and each.field == "text" for each in slips
    ):
        slips.append(wrong)
    return Seen(
        pack.content,
        tuple(slips),
        printed_text=at.text if tree is None else writing.language.write(tree),
        meaning=() if tree is None else _meaning(writing, tree),
        rules=() if tree is None else _rules(writing, tree),
        printed=_printed(writing, named, right, wish.at, wish.language),
        next=tuple(writing.completions.after(at.text[: wish.cursor], names)),
    )


def check_all(game: str, drafts: Sequence[Draft]) -> list[Slip]:
    """All that is wrong with cards, of which none need be looked at closely."""
    return list(check(Wish(game, tuple(drafts), len(drafts), 0)).slips)


def _named(number: int, draft: Draft) -> Draft:
    """The card, if need be under a name that it does not have yet, so that the rest of it can be looked at."""
    if draft.name.strip():
        return draft
    return Draft(draft.heading, {**draft.fields, "name": f"Nameless {_letters(number)}"})


def _letters(number: int) -> str:
    return "".join(chr(ord("a") + int(digit)) for digit in str(number))


# Mistakes


def _slips(writing: Writing, drafts: Sequence[Draft]) -> tuple[list[Slip], set[str]]:
    """All that is wrong with the cards, and the names of those that are right."""
    if not drafts:
        return [], set()
    pack = pack_of(writing.game.name, drafts)
    if writing.packs is None:
        return _slips_of_each(writing, drafts)
    with as_file(pack.content) as file:
        reader = writing.packs.reader()
        reader.check([file])
        warned: list[ContentError] = getattr(reader, "warnings", [])
        wrong = [
            _slip(pack, drafts, shown(error, file), error, is_warning=is_warning)
            for errors, is_warning in ((reader.mistakes, False), (warned, True))
            for error in errors
        ]
        # What is pointed out of the cards that come with the game is none of the writer's business.
        wrong = [slip for slip in wrong if slip.card is not None or not slip.is_warning]
    at_fault = {slip.card for slip in wrong if not slip.is_warning}
    right = {draft.name for number, draft in enumerate(drafts) if number not in at_fault}
    return wrong, right


def _slips_of_each(writing: Writing, drafts: Sequence[Draft]) -> tuple[list[Slip], set[str]]:
    """The same of a game that takes no packs: each card by itself."""
    slips: list[Slip] = []
    right: set[str] = set()
    for number, draft in enumerate(drafts):
        before = len(slips)
        try:
            if draft.text:
                writing.tree_of(draft, writing.names(drafts))
            faults = writing.told.wrong_facts(draft.heading, draft.fields)
            slips += [Slip(number, "", what) for what in faults]
        except CardTextError as error:
            slips.append(_of_text(number, error))
        if len(slips) == before:
            right.add(draft.name)
    return slips, right


def _slip(
    pack: Pack, drafts: Sequence[Draft], said: str, error: ContentError, *, is_warning: bool
) -> Slip:
    if isinstance(error, CardTextError):
        line = 0 if error.place is None else error.place.line
        return _of_text(pack.lines.get(line, (None, ""))[0], error, is_warning=is_warning)
    at = _AT.fullmatch(said)
    if at is None:
        return Slip(None, "", said.removeprefix(f"{FILE}: "), is_warning=is_warning)
    card, named = pack.lines.get(int(at[1]), (None, ""))
    # Whoever sees the card need not be told its name.
    what = at[2] if card is None else at[2].removeprefix(f"{drafts[card].name}: ")
    return Slip(card, named, what, is_warning=is_warning)


def _of_text(card: int | None, error: CardTextError, *, is_warning: bool = False) -> Slip:
    mistake = error.mistake
    return Slip(
        card,
        "text",
        mistake.what,
        mistake.start,
        mistake.end,
        tuple(mistake.could_stand),
        mistake.suggestions,
        is_warning,
    )


# What a card means


def _read(
    writing: Writing, number: int, draft: Draft, names: Sequence[str]
) -> tuple[Node | None, Slip | None]:
    """What a text means, or what is wrong with it; neither if there is none."""
    if not draft.text:
        return None, None
    try:
        return writing.tree_of(draft, names), None
    except CardTextError as error:
        return None, _of_text(number, error)


def _meaning(writing: Writing, tree: Node) -> tuple[Meant, ...]:
    told = writing.told.rules
    return tuple(
        Meant(line.level, line.about, line.phrase, line.means, tuple(told.get(line.tag, ())))
        for line in outline(writing.language, tree)
    )


def _rules(writing: Writing, tree: Node) -> tuple[tuple[str, str], ...]:
    """The rules behind the phrases of a text, with what they say."""
    if writing.game.name not in games_with_rulebook():
        return ()
    book = rulebook_of(writing.game.name)
    ids = dict.fromkeys(rule for line in _meaning(writing, tree) for rule in line.rules)
    return tuple((rule, book.rule(rule).text) for rule in ids if rule in book)


def _printed(
    writing: Writing, drafts: Sequence[Draft], right: set[str], at: int, language: str
) -> dict[str, list[dict[str, Any]]]:
    """What is printed of the card at hand; nothing while something is wrong with it."""
    name = drafts[at].name
    if writing.packs is None or name not in right:
        return {}
    sound = [draft for draft in drafts if draft.name in right]
    with as_file(pack_of(writing.game.name, sound).content) as file:
        try:
            game = writing.packs.game_with([file])
        except ContentError:
            return {}  # it needs one that is wrong
        everything = game.people.printed(language)
    key = slug(name)
    mine = {
        heading: [thing for thing in things if thing.get("key") == key and thing["name"] == name]
        for heading, things in everything.items()
    }
    return {heading: things for heading, things in mine.items() if things}
