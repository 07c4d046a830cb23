"""The printed cards and relics of Allumbra, read from `cards/*.toml`: facts, and what the texts do.

A text is the program: what a card cancels, gives and brings, and both sides of a relic, are told
by nothing else. English is what is compiled; translations are only shown. A file that breaks the
catalogue's own demands (`ruling.deck-size`, `ruling.cancel-relation-shape`,
`card.every-card-has-effect`) is refused here, with the place.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final, TypeVar

from rulewright.cardtext import CardTextError, Node, Trees
from rulewright.cardtext.card_file import PrintedCard, read_card_file
from rulewright.effects.card_folder import CardFolder
from rulewright.effects.card_texts import refusal
from rulewright.effects.lowering.draft import NotPlayable
from rulewright.gamekit.content_file import Entry, entries
from rulewright.gamekit.names import slug
from rulewright.games.allumbra.rules.tables import CardTable, Printed, RelicTable
from rulewright.games.allumbra.rules.terms import (
    CHARACTERS,
    ENERGY_FOR_AMMO,
    EXCHANGE,
    MOMENT_OF_TEST,
    MOST_MODES,
)
from rulewright.games.allumbra.texts.lowering import CardEffect, lower_card
from rulewright.games.allumbra.texts.lowering_effect import RelicEffect
from rulewright.games.allumbra.texts.lowering_relics import lower_relic
from rulewright.kernel.errors import ContentError
from rulewright.kernel.zone import zone_of

MOST_KINDS: Final = 12
LEAST_CARDS: Final = 9
MOST_CARDS: Final = 48
MOST_COPIES: Final = 24
MOST_FIGURE: Final = 10
MOST_RELICS: Final = 64
"""So many numbers there are for the relics that a duellist has chosen."""
CARD: Final = "card"
RELIC: Final = "relic"

CARD_SIDES: Final = ["text"]
RELIC_SIDES: Final = ["condition", "active"]
PRINTED_FIELDS: Final = {"key", "name", "icon", "text", "translated"}
"""What only people read, and the text."""
PLAIN_ICON: Final = "card-pick"
"""The picture of a card or relic that says nothing of one."""

_CONDITION: Final = "Condition: "
_ACTIVE: Final = " Active: "
"""What the sides of a relic begin with; no text that is understood has them elsewhere."""

E = TypeVar("E")


class Listed:
    """A card or relic of a file: its facts, and its text with the place."""

    def __init__(self, facts: Entry, card: PrintedCard) -> None:
        self.facts: Final = facts
        self.card: Final = card


# Cards


def read_cards(file: Path, texts: Trees) -> CardTable:
    """The table of a card file; `ContentError` with the place if it breaks a rule."""
    listed = _listed(file, CARD)
    if not 1 <= len(listed) <= MOST_KINDS:
        raise ContentError(f"{file.name}: a deck has 1 to {MOST_KINDS} kinds, not {len(listed)}")
    table = CardTable([printed_from(one.facts, [one.card.text], CARD_SIDES) for one in listed])
    _check_translations(listed, table.printed)
    kinds = kinds_of(table)
    for one in listed:
        add_figures(table, one.facts)
        _add_card_effect(table, one.card, kinds, texts)
    for _, what in wrong_together(table):
        raise ContentError(f"{file.name}: {what}")
    return table


def add_figures(table: CardTable, entry: Entry) -> None:
    """card.attack-fields, card.support-fields."""
    attack = entry.word("kind", ["support", "attack"])
    table.is_attack.append(attack)
    table.copies.append(entry.number("copies", None, 1, MOST_COPIES))
    table.cost.append(entry.number("cost", None, 0, MOST_FIGURE) if attack else 0)
    table.damage.append(entry.number("damage", None, 0, MOST_FIGURE) if attack else 0)
    energy = 0 if attack else entry.number("energy", 0, 0, MOST_FIGURE)
    ammo = 0 if attack else entry.number("ammo", 0, 0, MOST_FIGURE)
    if energy and ammo:
        raise entry.wrong("a support card gives energy or ammo, not both (card.support-fields)")
    table.energy.append(energy)
    table.ammo.append(ammo)
    entry.done()


def _add_card_effect(
    table: CardTable, card: PrintedCard, kinds: Mapping[str, int], texts: Trees
) -> None:
    add_card_effect(table, _lowered(card, kinds, texts, lower_card))


def add_card_effect(table: CardTable, effect: CardEffect) -> None:
    """What a card's text does, as the last line of the table."""
    table.cancels.append(effect.cancels)
    table.cancel_energy.append(effect.cancel_energy)
    table.cancel_ammo.append(effect.cancel_ammo)
    table.next_free.append(effect.next_free)
    table.next_damage.append(effect.next_damage)
    table.against_energy.extend(zone_of(effect.against_energy))
    table.against_ammo.extend(zone_of(effect.against_ammo))


def wrong_together(table: CardTable) -> Iterator[tuple[int | None, str]]:
    """What is wrong between the cards of a deck: of which card it must be said, if of one, and what."""
    yield from ((None, what) for what in _wrong_deck(table))
    yield from _wrong_chart(table)


def _wrong_deck(table: CardTable) -> Iterator[str]:
    """ruling.deck-size."""
    size = sum(table.copies.as_list())
    if size % 3 or not LEAST_CARDS <= size <= MOST_CARDS:
        yield (
            f"a deck has {LEAST_CARDS} to {MOST_CARDS} cards, a multiple of 3 (ruling.deck-size),"
            f" not {size}"
        )
    if not any(table.ammo.as_list()):
        yield "a deck needs a card that gives ammo for nothing (ruling.deck-size)"


def _wrong_chart(table: CardTable) -> Iterator[tuple[int, str]]:
    """ruling.cancel-relation-shape."""
    shape = "(ruling.cancel-relation-shape)"
    keys = [printed.key for printed in table.printed]
    for kind, key in enumerate(keys):
        if table.cancels[kind] >> kind & 1:
            yield kind, f"{key!r} cancels itself, which no card does {shape}"
        for other in range(kind + 1, len(keys)):
            if table.cancels[kind] >> other & 1 and table.cancels[other] >> kind & 1:
                yield other, f"{key!r} and {keys[other]!r} cancel each other {shape}"
    for canceller, cancelled in book_pairs():
        if canceller not in keys or cancelled not in keys:
            continue
        kind = keys.index(canceller)
        if not table.cancels[kind] >> keys.index(cancelled) & 1:
            yield kind, f"{canceller!r} cancels {cancelled!r} by the book, and must say so {shape}"


def book_pairs() -> list[tuple[str, str]]:
    """The pairs of the chart that the book itself tells: which cancels, which is cancelled."""
    content = tomllib.loads(CHART_FILE.read_text(encoding="utf-8"))
    return [(pair["canceller"], pair["cancelled"]) for pair in content["pair"]]


# Relics


def read_relics(file: Path, cards: CardTable, texts: Trees) -> RelicTable:
    """The table of a relic file; `ContentError` with the place if it is malformed."""
    listed = _listed(file, RELIC)
    kinds = kinds_of(cards)
    effects = [_lowered(one.card, kinds, texts, lower_relic) for one in listed]
    table = RelicTable(
        [printed_from(one.facts, sides_of(one.card.text), RELIC_SIDES) for one in listed]
    )
    _check_translations(listed, table.printed)
    for one, effect in zip(listed, effects, strict=True):
        add_relic(table, one.facts, effect, cards)
    for character, name in enumerate(CHARACTERS):
        if len(table.of(character)) < 2:
            raise ContentError(f"{file.name}: {name} needs at least 2 relics (relic.two-each)")
    return table


def add_relic(table: RelicTable, facts: Entry, effect: RelicEffect, cards: CardTable) -> None:
    """Whose a relic is, and what its text does, as the last line of the table."""
    table.character.append(facts.word("character", CHARACTERS))
    facts.done()
    table.moment.append(MOMENT_OF_TEST[effect.test])
    table.test.append(effect.test)
    table.whose.append(effect.whose)
    table.means.append(effect.means)
    table.cards.append(effect.cards.among(cards))
    table.by.append(effect.by.among(cards))
    table.least.append(effect.least)
    table.most.append(effect.most)
    table.modes.append(len(effect.modes))
    for mode in range(MOST_MODES):
        used = effect.modes[min(mode, len(effect.modes) - 1)]
        table.effects.extend(zone_of(used))
    asking = (EXCHANGE, ENERGY_FOR_AMMO)
    table.asks_more.append(int(any(mode[one] for mode in effect.modes for one in asking)))


def sides_of(text: str) -> list[str]:
    """The two sides of a relic, as each is printed."""
    condition, _, active = text.removeprefix(_CONDITION).partition(_ACTIVE)
    return [condition, active]


# Both


def _listed(file: Path, heading: str) -> list[Listed]:
    """All the entries of a file, each with a key and a name of its own."""
    cards = read_card_file(file).cards
    facts = entries(file.read_text(encoding="utf-8"), file.name, heading)
    listed = [Listed(one, card) for one, card in zip(facts, cards, strict=True)]
    names: set[str] = set()
    for one in listed:
        if one.card.name in names:
            raise one.facts.wrong(f"there is another one with the name {one.card.name!r}")
        names.add(one.card.name)
        one.facts.text("icon")
        if not one.card.text.strip():
            raise one.facts.wrong(f"every {heading} has an effect: 'text' must say it")
    return listed


def printed_from(entry: Entry, text: list[str], sides: list[str]) -> Printed:
    """What people read, in English and every other language that is there."""
    entry.text("text")
    names = {"en": entry.text("name")}
    texts = {"en": text}
    others = entry.table("translated", needed=False)
    for language in sorted(others.fields):
        translation = others.table(language, needed=True)
        names[language] = translation.text("name")
        texts[language] = [translation.text(side) for side in sides]
        translation.done()
    key = entry.text("key") if "key" in entry.fields else slug(names["en"])
    icon = entry.text("icon") if "icon" in entry.fields else PLAIN_ICON
    return Printed(key, icon, names, texts)


def _check_translations(listed: list[Listed], printed: list[Printed]) -> None:
    """What is translated is translated whole: a table in one language is in that language."""
    languages = {language for one in printed for language in one.names}
    for one, known in zip(listed, printed, strict=True):
        for language in sorted(languages - set(known.names)):
            raise one.facts.wrong(f"'translated' must have {language!r}, as others have")


def kinds_of(table: CardTable) -> dict[str, int]:
    """The numbers of the cards by the names that texts use."""
    return numbers_of_names(table.printed)


def numbers_of_names(printed: list[Printed]) -> dict[str, int]:
    """By name the numbers of cards: the names we gave them, and those of the book, which is Portuguese."""
    numbers = {one.name("en"): number for number, one in enumerate(printed)}
    for number, one in enumerate(printed):
        numbers.setdefault(one.name("pt"), number)
    return numbers


def _lowered(
    card: PrintedCard,
    kinds: Mapping[str, int],
    texts: Trees,
    lower: Callable[[Node, Mapping[str, int]], E],
) -> E:
    """What a text does; whatever is wrong with it is told with its place."""
    try:
        tree = texts.read(card.text, kinds)
    except CardTextError as error:
        raise error.at(card.place) from error
    try:
        return lower(tree, kinds)
    except NotPlayable as error:
        raise refusal(texts.language, tree, error).at(card.place) from error


# What comes with the game

FOLDER: Final = CardFolder("rulewright.games.allumbra", ["duel", "relics"])
TABLE: Final = FOLDER.table
TOUCHES: Final = FOLDER.file("texts", "touches.rules")
CARD_FILE, RELIC_FILE = FOLDER.cards
CHART_FILE: Final = FOLDER.file("cards", "chart.toml")
TREES: Final = FOLDER.store
LANGUAGE: Final = FOLDER.language

CARDS: Final = read_cards(CARD_FILE, FOLDER.trees())
RELICS: Final = read_relics(RELIC_FILE, CARDS, FOLDER.trees())
