"""The printed cards and relics of Allumbra, read from `cards/*.toml`: facts, and what the texts do.

A text is the program: what a card cancels, gives and brings, and both sides of a relic, are told
by nothing else. English is what is compiled; translations are only shown. A file that breaks the
catalogue's own demands (`ruling.deck-size`, `ruling.cancel-relation-shape`,
`card.every-card-has-effect`) is refused here, with the place.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from importlib import resources
from pathlib import Path
from typing import Final, TypeVar

from rulewright.cardtext import CardTextError, Node, Trees, shared_language
from rulewright.cardtext.card_file import PrintedCard, read_card_file
from rulewright.effects.card_texts import refusal
from rulewright.effects.lowering.draft import NotPlayable
from rulewright.gamekit.content_file import Entry, entries
from rulewright.games.allumbra.rules.tables import CardTable, Printed, RelicTable
from rulewright.games.allumbra.rules.terms import CHARACTERS, MOMENT_OF_TEST
from rulewright.games.allumbra.texts.lowering import lower_card
from rulewright.games.allumbra.texts.lowering_relics import lower_relic
from rulewright.kernel.errors import ContentError
from rulewright.kernel.zone import zone_of

MOST_KINDS: Final = 12
LEAST_CARDS: Final = 9
MOST_CARDS: Final = 48
CARD: Final = "card"
RELIC: Final = "relic"

CARD_SIDES: Final = ["text"]
RELIC_SIDES: Final = ["condition", "active"]

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
    kinds = _kinds(table)
    for one in listed:
        add_figures(table, one.facts)
        _add_card_effect(table, one.card, kinds, texts)
    _check_deck(table, file)
    _check_chart(table, file)
    return table


def add_figures(table: CardTable, entry: Entry) -> None:
    """card.attack-fields, card.support-fields."""
    attack = entry.word("kind", ["support", "attack"])
    table.is_attack.append(attack)
    table.copies.append(entry.number("copies", None, 1, 24))
    table.cost.append(entry.number("cost", None, 0, 10) if attack else 0)
    table.damage.append(entry.number("damage", None, 0, 10) if attack else 0)
    energy = 0 if attack else entry.number("energy", 0, 0, 10)
    ammo = 0 if attack else entry.number("ammo", 0, 0, 10)
    if energy and ammo:
        raise entry.wrong("a support card gives energy or ammo, not both (card.support-fields)")
    table.energy.append(energy)
    table.ammo.append(ammo)
    entry.done()


def _add_card_effect(
    table: CardTable, card: PrintedCard, kinds: Mapping[str, int], texts: Trees
) -> None:
    effect = _lowered(card, kinds, texts, lower_card)
    table.cancels.append(effect.cancels)
    table.cancel_ammo.append(effect.cancel_ammo)
    table.next_free.append(effect.next_free)
    table.next_damage.append(effect.next_damage)
    table.against_energy.extend(zone_of(effect.against_energy))
    table.against_ammo.extend(zone_of(effect.against_ammo))


def _check_deck(table: CardTable, file: Path) -> None:
    """ruling.deck-size."""
    size = sum(table.copies.as_list())
    if size % 3 or not LEAST_CARDS <= size <= MOST_CARDS:
        raise ContentError(
            f"{file.name}: a deck has {LEAST_CARDS} to {MOST_CARDS} cards, a multiple of 3"
            f" (ruling.deck-size), not {size}"
        )
    if not any(table.ammo.as_list()):
        raise ContentError(
            f"{file.name}: a deck needs a card that gives ammo for nothing (ruling.deck-size)"
        )


def _check_chart(table: CardTable, file: Path) -> None:
    """ruling.cancel-relation-shape."""
    for kind in range(table.kinds):
        if table.cancels[kind] >> kind & 1:
            raise ContentError(
                f"{file.name}: {table.printed[kind].key!r} cancels itself, which no card does"
                " (ruling.cancel-relation-shape)"
            )
        for other in range(kind + 1, table.kinds):
            if table.cancels[kind] >> other & 1 and table.cancels[other] >> kind & 1:
                one, two = table.printed[kind].key, table.printed[other].key
                raise ContentError(
                    f"{file.name}: {one!r} and {two!r} cancel each other"
                    " (ruling.cancel-relation-shape)"
                )
    for canceller, cancelled in book_pairs():
        keys = [printed.key for printed in table.printed]
        if canceller not in keys or cancelled not in keys:
            continue
        if not table.cancels[keys.index(canceller)] >> keys.index(cancelled) & 1:
            raise ContentError(
                f"{file.name}: {canceller!r} cancels {cancelled!r} by the book, and must say so"
                " (ruling.cancel-relation-shape)"
            )


def book_pairs() -> list[tuple[str, str]]:
    """The pairs of the chart that the book itself tells: which cancels, which is cancelled."""
    content = tomllib.loads(CHART_FILE.read_text(encoding="utf-8"))
    return [(pair["canceller"], pair["cancelled"]) for pair in content["pair"]]


# Relics


def read_relics(file: Path, cards: CardTable, texts: Trees) -> RelicTable:
    """The table of a relic file; `ContentError` with the place if it is malformed."""
    listed = _listed(file, RELIC)
    kinds = _kinds(cards)
    effects = [_lowered(one.card, kinds, texts, lower_relic) for one in listed]
    table = RelicTable(
        [printed_from(one.facts, _sides(one.card.text), RELIC_SIDES) for one in listed]
    )
    _check_translations(listed, table.printed)
    for one, effect in zip(listed, effects, strict=True):
        table.character.append(one.facts.word("character", CHARACTERS))
        one.facts.done()
        table.moment.append(MOMENT_OF_TEST[effect.test])
        table.test.append(effect.test)
        table.card.append(effect.card)
        table.amount.append(effect.amount)
        table.effects.extend(zone_of(effect.effects))
    for character, name in enumerate(CHARACTERS):
        if len(table.of(character)) < 2:
            raise ContentError(f"{file.name}: {name} needs at least 2 relics (relic.two-each)")
    return table


def _sides(text: str) -> list[str]:
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
    return Printed(entry.text("key"), entry.text("icon"), names, texts)


def _check_translations(listed: list[Listed], printed: list[Printed]) -> None:
    """What is translated is translated whole: a table in one language is in that language."""
    languages = {language for one in printed for language in one.names}
    for one, known in zip(listed, printed, strict=True):
        for language in sorted(languages - set(known.names)):
            raise one.facts.wrong(f"'translated' must have {language!r}, as others have")


def _kinds(table: CardTable) -> dict[str, int]:
    """The numbers of the cards by the names that texts use."""
    return {printed.name("en"): number for number, printed in enumerate(table.printed)}


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


def shipped_file(*parts: str) -> Path:
    """A file of this game."""
    return Path(str(resources.files("rulewright.games.allumbra").joinpath(*parts)))


TABLE: Final = shipped_file("texts", "allumbra.rules")
TOUCHES: Final = shipped_file("texts", "touches.rules")
CARD_FILE: Final = shipped_file("cards", "duel.toml")
RELIC_FILE: Final = shipped_file("cards", "relics.toml")
CHART_FILE: Final = shipped_file("cards", "chart.toml")
TREES: Final = shipped_file("cards", "trees.json")
LANGUAGE: Final = shared_language(TABLE)

CARDS: Final = read_cards(CARD_FILE, Trees(LANGUAGE, TREES))
RELICS: Final = read_relics(RELIC_FILE, CARDS, Trees(LANGUAGE, TREES))
