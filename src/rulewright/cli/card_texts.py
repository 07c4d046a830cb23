"""What the subcommands of `cards` do: find games, files and cards, and show what texts mean.

Reading texts is `cardtext`'s; which tables, files and rules a game has, the game tells.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from rich.console import Console
from rich.text import Text

from rulewright.cardtext import CardTextError, Language, Trees, shared_language
from rulewright.cardtext.card_file import CardFile, PrintedCard, read_card_file
from rulewright.cardtext.outline import outline
from rulewright.cardtext.pack_file import check_pack_file
from rulewright.cardtext.touches import touched
from rulewright.cardtext.vocabulary import Entry, Vocabulary
from rulewright.cli.packs import takes_packs
from rulewright.gamekit.card_language import CardLanguage
from rulewright.gamekit.registry import find_game, game_names
from rulewright.kernel.errors import ContentError, UnknownGame
from rulewright.rulebook import rulebook_of


@dataclass(frozen=True)
class Writing:
    """A game for writers of cards."""

    game: str
    told: CardLanguage
    language: Language

    def texts(self) -> Trees:
        """Reads texts, from the game's store as far as they are in it."""
        return Trees(self.language, self.told.trees)

    def own_cards(self) -> list[PrintedCard]:
        """The cards that the game comes with."""
        return [card for file in self.told.cards for card in read_card_file(file).cards]


@dataclass(frozen=True)
class Found:
    """A card, and the game it belongs to."""

    writing: Writing
    card: PrintedCard


def writing_of(game: str) -> Writing:
    """A game whose cards have texts."""
    told = find_game(game).decks.card_language()
    if told is None:
        there = ", ".join(games_with_texts()) or "none"
        raise UnknownGame(f"the cards of {game!r} have no texts; these games' have: {there}")
    return Writing(game, told, shared_language(*told.tables))


def games_with_texts() -> list[str]:
    """The games whose cards have texts."""
    return [name for name in game_names() if find_game(name).decks.card_language() is not None]


# cards check


def checked(
    files: Iterable[Path], game: str | None
) -> tuple[list[ContentError], list[ContentError], int]:
    """Every mistake in the files, what is only pointed out, and how many cards there are in them."""
    mistakes: list[ContentError] = []
    warnings: list[ContentError] = []
    cards = 0
    packs: dict[str, list[Path]] = {}
    for path in {path.resolve(): path for path in files}.values():
        try:
            check_pack_file(path)
            file = read_card_file(path)
            writing = _writing_for(file, game)
        except ContentError as error:
            mistakes.append(error)
            continue
        cards += len(file.cards)
        if takes_packs(writing.game) is None or _is_own(file, writing.told):
            mistakes += _mistakes(file, writing)
        else:
            packs.setdefault(writing.game, []).append(path)
    for name, paths in packs.items():
        taker = takes_packs(name)
        if taker is not None:
            wrong, pointed_out = taker.findings(paths)
            mistakes += wrong
            warnings += pointed_out
    return mistakes, warnings, cards


def _is_own(file: CardFile, told: CardLanguage) -> bool:
    """Whether a file is one of those that come with its game."""
    return file.file.resolve() in {path.resolve() for path in told.cards}


def _writing_for(file: CardFile, game: str | None) -> Writing:
    said = file.rest.get("game", game)
    if isinstance(said, str):
        return writing_of(said)
    games = games_with_texts()
    for name in games:
        own = find_game(name).decks.card_language()
        if own is not None and _is_own(file, own):
            return writing_of(name)
    if len(games) != 1:
        right = f'write game = "…" at its top, or give --game ({", ".join(games)})'
        raise ContentError(f"{file.file}: this file does not say which game it is for; {right}")
    return writing_of(games[0])


def _mistakes(file: CardFile, writing: Writing) -> list[ContentError]:
    found: list[ContentError] = []
    names = {card.name for card in (*file.cards, *writing.own_cards())}
    seen: dict[str, PrintedCard] = {}
    for card in file.cards:
        other = seen.setdefault(card.name, card)
        if other is not card:
            found.append(ContentError(f"{card.place}: {card.name!r} is the name of {other.place}"))
        try:
            if card.text:
                writing.language.read(card.text, names, itself=card.name)
        except CardTextError as error:
            found.append(error.at(card.place))
        else:
            wrong = writing.told.wrong_facts(card.heading, card.fields)
            found += [ContentError(f"{card.place}: {card.name}: {what}") for what in wrong]
    return found


# cards explain


def find_card(name: str, game: str | None, files: Iterable[Path]) -> Found:
    """The card of that name, in these files or among a game's own."""
    found: list[Found] = []
    names: set[str] = set()
    for path in files:
        file = read_card_file(path)
        writing = _writing_for(file, game)
        names |= {card.name for card in file.cards}
        found += [Found(writing, card) for card in file.cards if _same(card.name, name)]
    for each in [game] if game else games_with_texts():
        writing = writing_of(each)
        cards = writing.own_cards()
        names |= {card.name for card in cards}
        found += [Found(writing, card) for card in cards if _same(card.name, name)]
    if not found:
        near = get_close_matches(name, names, n=3)
        hint = f"; the nearest: {', '.join(near)}" if near else ""
        raise ContentError(f"there is no card named {name!r}{hint}")
    return found[0]


def _same(name: str, other: str) -> bool:
    return name.casefold() == other.casefold()


def show_card(found: Found, console: Console) -> None:
    """A card's text as a tree of phrases, and the rules it touches."""
    card, writing = found.card, found.writing
    console.print(Text.assemble((card.name, "bold"), f"  {card.heading}, {card.place}"))
    if not card.text:
        console.print("It has no text.")
        return
    console.print(Text(card.text, "italic"))
    try:
        node = writing.texts().read(card.text, itself=card.name)
    except CardTextError as error:
        raise error.at(card.place) from error
    console.print()
    for line in outline(writing.language, node):
        meaning = f"  (means: {line.means})" if line.means else ""
        shown = Text.assemble("  " * line.level, (line.about, "cyan"), f": {line.phrase}{meaning}")
        console.print(shown)
    rules = touched(node, writing.told.rules)
    if rules:
        book = rulebook_of(writing.game)
        console.print(Text("\nRules it touches", "bold"))
        for rule in rules:
            console.print(Text.assemble("  ", (rule, "cyan"), f"  {book.rule(rule).text}"))


# cards words, cards trees


def show_words(game: str, sought: list[str], console: Console) -> bool:
    """All phrases with these words, by groups. Says whether there are any."""
    any_shown = False
    writing = writing_of(game)
    for group in Vocabulary(writing.language).groups:
        entries = [
            entry
            for entry in group.entries
            if _has(entry, group.about, sought) and writing.told.is_spoken(entry.example)
        ]
        if not entries:
            continue
        any_shown = True
        console.print(Text(f"\n{group.about}", "bold"))
        for entry in entries:
            console.print(Text.assemble("  ", (" / ".join(entry.phrases), "cyan")))
            console.print(Text(f"      {entry.example}"))
    if not any_shown:
        console.print(Text(f"No phrase of {game} has all of this: {' '.join(sought)}"))
    return any_shown


def _has(entry: Entry, about: str, sought: list[str]) -> bool:
    said = " ".join((*entry.phrases, entry.tag, about)).casefold()
    return all(word.casefold() in said for word in sought)


def store_trees(game: str) -> tuple[Path, int]:
    """Write a game's store of trees anew: where it is, and how many texts are in it."""
    writing = writing_of(game)
    cards = [card for card in writing.own_cards() if card.text]
    names = {card.name for card in writing.own_cards()}
    for card in cards:
        try:
            writing.language.read(card.text, names, itself=card.name)
        except CardTextError as error:
            raise error.at(card.place) from error
    return writing.told.trees, writing.texts().write(card.text for card in cards)
