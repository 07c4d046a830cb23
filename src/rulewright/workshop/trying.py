"""A match with cards that were written: their pack as a match carries it, a deck with the card in it, a position of one's choice.

Plain values go in and come out, so that it can be worked out in a process of its own.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, cast

from rulewright.gamekit.deck_building import DeckBuilding, Listed
from rulewright.gamekit.folder import folder_of
from rulewright.gamekit.game import Game
from rulewright.gamekit.names import slug
from rulewright.gamekit.options import CARDS, POSITION, Option
from rulewright.gamekit.registry import find_game, game_of, packs_of
from rulewright.gamekit.rules import Position
from rulewright.kernel.errors import ContentError, PositionError
from rulewright.workshop.checking import Writing, check_all, writing_of
from rulewright.workshop.drafts import Draft, drafts_in, pack_of

PLACE: Final = "{card}"
"""Stands in a position where the card is to lie."""
LONGEST_POSITION: Final = 2000
_FILE: Final = "workshop.toml"
_MOST_TRIES: Final = 200


@dataclass(frozen=True)
class ReadyMade:
    """A position that comes with the game, for cards of some kinds."""

    title: str
    headings: tuple[str, ...]
    text: str


def positions_of(game: Game) -> list[ReadyMade]:
    """The positions in a game's folder in which cards can be tried."""
    return [
        ReadyMade(each["title"], tuple(each["for"]), each["text"].strip())
        for each in _told(game).get("position", [])
    ]


def options_for(game: Game, heading: str) -> dict[str, object]:
    """What must be chosen for a match in which cards of that kind occur."""
    return dict(_told(game).get("options", {}).get(heading, {}))


def _told(game: Game) -> dict[str, Any]:
    folder = folder_of(game)
    file = None if folder is None else folder / _FILE
    if file is None or not file.exists():
        return {}
    return tomllib.loads(file.read_text(encoding="utf-8"))


# Matches


@dataclass(frozen=True)
class Trial:
    """A match that is wished for: with these cards, of which one is to be tried, in a deck that comes with the game (the first
    if none is named), or in a position."""

    game: str
    drafts: tuple[Draft, ...]
    at: int
    deck: str = ""
    position: str = ""


@dataclass(frozen=True)
class Prepared:
    """What such a match is made of: its options, its pack among them. `plain` are the options of the other seat's deck without
    the card, for those who compare; `card` is its key."""

    options: dict[str, object]
    plain: dict[str, object]
    card: str


class _Shelves(Protocol):
    def put_on_shelf(self, pack: str) -> None: ...


def prepare(trial: Trial) -> Prepared:
    """All that a match with the card needs; ContentError if the cards cannot be played with."""
    draft = trial.drafts[trial.at]
    pack = as_pack(trial.game, trial.drafts)
    game = game_of(trial.game, {CARDS: pack})
    options: dict[str, object] = {CARDS: pack, **options_for(game, draft.heading)}
    if trial.position:
        options[POSITION] = True
        _started(placed(game_of(trial.game, options), draft.name, trial.position))
        return Prepared(options, {}, slug(draft.name))
    building, seats = game.decks.deck_building(), deck_options(game)
    if building is None or len(seats) < 2:
        return Prepared(options, {}, slug(draft.name))
    presets = [deck for deck in building.presets() if not building.faults(deck)]
    known = [deck for deck in presets if deck.key == trial.deck] or presets
    text = _with_card(building, known[0], draft.name)
    options |= {seats[0].name: text, seats[1].name: known[0].key}
    return Prepared(options, {seats[0].name: known[0].key, seats[1].name: text}, slug(draft.name))


def prepare_pack(asked: tuple[str, str]) -> str:
    """The pack of a match of that game, given as a file, as the match is to carry it."""
    game, content = asked
    return as_pack(game, tuple(drafts_in(content, game)))


def as_pack(game: str, drafts: Sequence[Draft]) -> str:
    """The cards as a match carries them: right, each text as it is printed, and left on the shelf."""
    writing = writing_of(game)
    taker = packs_of(game)
    if taker is None:
        raise ContentError(f"no cards can be added to {writing.game.title} yet")
    wrong = [slip for slip in check_all(game, drafts) if not slip.is_warning]
    if wrong:
        card = None if wrong[0].card is None else drafts[wrong[0].card].name
        raise ContentError(f"{card or 'the pack'}: {wrong[0].what}")
    names = writing.names(drafts)
    pack = pack_of(game, [_as_printed(writing, draft, names) for draft in drafts]).content
    cast("_Shelves", taker).put_on_shelf(pack)
    return pack


def _as_printed(writing: Writing, draft: Draft, names: set[str]) -> Draft:
    if not draft.text:
        return draft
    tree = writing.tree_of(draft, names)
    return Draft(draft.heading, {**draft.fields, "text": writing.language.write(tree)})


# Positions


def placed(game: Game, name: str, text: str) -> Position:
    """The position with the card where it is to lie. Games call cards by their keys or by their names with hyphens."""
    if len(text) > LONGEST_POSITION:
        raise PositionError(f"a position has at most {LONGEST_POSITION} letters")
    spellings = dict.fromkeys((slug(name), name.lower().replace(" ", "-")))
    faults: list[PositionError] = []
    for spelling in spellings:
        try:
            return game.rules.position(text.replace(PLACE, spelling))
        except PositionError as error:
            faults.append(error)
    raise faults[0]


def _started(position: Position) -> None:
    """Refuse a position from which nothing goes on."""
    state = position.state.clone()
    state.advance()
    if state.over:
        raise PositionError("position, as a whole: the match is over as it begins")


# Decks


def deck_options(game: Game) -> list[Option]:
    """The options by which seats bring their decks, by seat."""
    own = [option for option in game.rules.options if option.free and option.seat is not None]
    return sorted(own, key=lambda option: option.seat or 0)


def decks_of(game: str) -> list[tuple[str, str]]:
    """The decks that a card can be tried in: keys and names."""
    building = find_game(game).decks.deck_building()
    if building is None:
        return []
    return [(deck.key, deck.name) for deck in building.presets() if not building.faults(deck)]


def _with_card(building: DeckBuilding, deck: Any, name: str) -> str:
    """A deck with as many copies of the card as it may have, in the place of cards as like it as can be."""
    card = next(each for each in building.deck_cards() if each.name == name)
    part = next(each for each in building.parts("en") if each.key == card.part)
    wanted = part.copies or 4
    for copies in range(wanted, 0, -1):
        for tried, lines in enumerate(_changed(building, deck, card.part, name, copies)):
            made = building.made(deck.name, deck.plan, lines)
            if not building.faults(made):
                return building.text(made)
            if tried >= _MOST_TRIES:
                break
    raise ContentError(f"{name} fits into no place of the deck {deck.name}; try another deck")


def _changed(
    building: DeckBuilding, deck: Any, part: str, name: str, copies: int
) -> Iterator[Mapping[str, list[Listed]]]:
    """Decks with the card in the place of others, those most like it first."""
    listed = building.listed(deck)
    marks = {each.name: each.marks for each in building.deck_cards()}
    own = {value for values in marks[name].values() for value in values}

    def likeness(line: Listed) -> int:
        values = {value for some in marks.get(line.name, {}).values() for value in some}
        return -len(own & values)

    most = next(each.most for each in building.parts("en") if each.key == part)
    size = sum(line.copies for line in listed[part])
    added = [*listed[part], Listed(name, copies)]
    if most is None or size + copies <= most:
        yield {**listed, part: added}
    for line in sorted(listed[part], key=likeness):
        need = copies
        # From the one that is to go on, as many as it takes.
        order = [line, *(other for other in reversed(listed[part]) if other is not line)]
        gone: dict[str, int] = {}
        for other in order:
            gone[other.name] = min(need, other.copies)
            need -= gone[other.name]
        left = [
            Listed(other.name, other.copies - gone[other.name])
            for other in listed[part]
            if other.copies > gone[other.name]
        ]
        yield {**listed, part: [*left, Listed(name, copies)]}
