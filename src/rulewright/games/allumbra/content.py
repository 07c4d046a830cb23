"""The printed cards and relics of Allumbra, read from `cards/*.toml` into tables of numbers.

The tables never change and are shared by all matches. Rules ask them by number; no rule names a
card. A file that breaks the catalogue's own demands (`ruling.deck-size`,
`ruling.cancel-relation-shape`, `card.every-card-has-effect`) is refused here, with the place.
"""

from __future__ import annotations

from importlib import resources
from typing import Final

from mypy_extensions import i64

from rulewright.kernel.content_file import Entry, entries, names
from rulewright.kernel.errors import ContentError
from rulewright.kernel.zone import Zone, zone_of

MOST_KINDS: Final = 12
NO_CARD: Final = -1

# Moments at which a relic's condition may be met (`ruling.condition-moment`).
DRAW: Final = 0
PICK: Final = 1
REVEAL: Final = 2
PAY: Final = 3
CANCEL: Final = 4
RESULT: Final = 5
MOMENTS: Final = ["draw", "pick", "reveal", "pay", "cancel", "result"]

# What a condition asks about its moment.
SHOW: Final = 0
LAY_OPEN: Final = 1
OWN_CARD: Final = 2
OPPONENT_CARD: Final = 3
SAME_KIND: Final = 4
REPEAT: Final = 5
PAID: Final = 6
EMPTY: Final = 7
VOID: Final = 8
CANCELS: Final = 9
CANCELLED: Final = 10
DAMAGE_TAKEN: Final = 11
DAMAGE_DEALT: Final = 12
ENERGY_AT_MOST: Final = 13
TESTS: Final = [
    "show",
    "lay-open",
    "own-card",
    "opponent-card",
    "same-kind",
    "repeat",
    "paid",
    "empty",
    "void",
    "cancels",
    "cancelled",
    "damage-taken",
    "damage-dealt",
    "energy-at-most",
]
_MOMENT_OF_TEST: Final = [
    DRAW, PICK, REVEAL, REVEAL, REVEAL, REVEAL, PAY, PAY, PAY, CANCEL, CANCEL, RESULT, RESULT,
    RESULT,
]  # fmt: skip
_TESTS_WITH_CARD: Final = ("show", "own-card", "opponent-card")
_TESTS_WITH_AMOUNT: Final = ("paid", "damage-taken", "damage-dealt", "energy-at-most")

# What a relic does to the card it is used on.
DAMAGE: Final = 0
CHEAPER: Final = 1
UNCANCELLABLE: Final = 2
GUARD: Final = 3
ENERGY: Final = 4
AMMO: Final = 5
BURDEN: Final = 6
DRAIN: Final = 7
LOAD: Final = 8
DRAW_CARDS: Final = 9
EFFECTS: Final = [
    "damage",
    "cheaper",
    "uncancellable",
    "guard",
    "energy",
    "ammo",
    "burden",
    "drain",
    "load",
    "draw",
]

STELLA: Final = 0
BALIF: Final = 1
CHARACTERS: Final = ["stella", "balif"]


class Printed:
    """What is printed on a card or relic for people to read."""

    def __init__(
        self, key: str, icon: str, names: dict[str, str], texts: dict[str, list[str]]
    ) -> None:
        self.key: Final = key
        self.icon: Final = icon
        self.names: Final = names
        self.texts: Final = texts

    def name(self, language: str) -> str:
        """Its name in that language, in English where there is none."""
        return self.names.get(language, self.names["en"])

    def text(self, language: str) -> list[str]:
        """Its text in that language, in English where there is none."""
        return self.texts.get(language, self.texts["en"])


class CardTable:
    """The kinds of card, by number: one column per printed figure."""

    def __init__(self, printed: list[Printed]) -> None:
        self.printed: Final = printed
        self.kinds: i64 = len(printed)
        self.is_attack: Zone = Zone()
        self.copies: Zone = Zone()
        self.cost: Zone = Zone()
        self.damage: Zone = Zone()
        self.energy: Zone = Zone()
        self.ammo: Zone = Zone()
        self.cancels: Zone = Zone()
        """For each kind the set of kinds it cancels, as bits."""
        self.cancel_ammo: Zone = Zone()
        self.next_free: Zone = Zone()
        self.next_damage: Zone = Zone()
        self.against_energy: Zone = Zone()
        """kind * kinds + opposing kind: the energy gained for having met it."""
        self.against_ammo: Zone = Zone()

    def number(self, key: str) -> int:
        """The kind with that key."""
        for number, printed in enumerate(self.printed):
            if printed.key == key:
                return number
        known = ", ".join(printed.key for printed in self.printed)
        raise ContentError(f"there is no card {key!r}; the cards are {known}")

    def deck(self) -> Zone:
        """A whole deck, in order of kind."""
        deck = Zone()
        for kind in range(self.kinds):
            for _ in range(self.copies[kind]):
                deck.append(kind)
        return deck


class RelicTable:
    """The relics of both characters, by number."""

    def __init__(self, printed: list[Printed]) -> None:
        self.printed: Final = printed
        self.character: Zone = Zone()
        self.moment: Zone = Zone()
        self.test: Zone = Zone()
        self.card: Zone = Zone()
        self.amount: Zone = Zone()
        self.effects: Zone = Zone()
        """relic * len(EFFECTS) + effect: how much of it."""

    def number(self, key: str) -> int:
        """The relic with that key."""
        for number, printed in enumerate(self.printed):
            if printed.key == key:
                return number
        known = ", ".join(printed.key for printed in self.printed)
        raise ContentError(f"there is no relic {key!r}; the relics are {known}")

    def effect(self, relic: i64, effect: i64) -> i64:
        """How much of that effect the relic has."""
        return self.effects[relic * len(EFFECTS) + effect]

    def of(self, character: i64) -> list[int]:
        """The relics of a character."""
        return [
            number for number in range(len(self.printed)) if self.character[number] == character
        ]


def read_cards(toml: str, file: str = "cards") -> CardTable:
    """The table of a card file; `ContentError` with the place if it breaks a rule."""
    listed = entries(toml, file, "card")
    if not 1 <= len(listed) <= MOST_KINDS:
        raise ContentError(f"{file}: a deck has 1 to {MOST_KINDS} kinds, not {len(listed)}")
    printed: list[Printed] = []
    for entry in listed:
        texts = entry.table("text", needed=True)
        found = {language: [texts.text(language)] for language in sorted(texts.fields)}
        if "en" not in found:
            raise entry.wrong("every card has an effect: 'text' must say it in English, 'en'")
        printed.append(Printed(entry.text("key"), entry.text("icon"), names(entry), found))
    table = CardTable(printed)
    for entry in listed:
        _read_card(entry, table)
    _check_deck(table, file)
    _check_chart(table, file)
    return table


def _kind(entry: Entry, table: CardTable, key: object) -> int:
    if not isinstance(key, str):
        raise entry.wrong(f"a card's key must be a text, not {key!r}")
    try:
        return table.number(key)
    except ContentError as error:
        raise entry.wrong(str(error)) from error


def _read_card(entry: Entry, table: CardTable) -> None:
    attack = entry.word("kind", ["support", "attack"])
    table.is_attack.append(attack)
    table.copies.append(entry.number("copies", None, 1, 24))
    if attack:
        table.cost.append(entry.number("cost", None, 0, 10))
        table.damage.append(entry.number("damage", None, 0, 10))
        table.energy.append(0)
        table.ammo.append(0)
    else:
        table.cost.append(0)
        table.damage.append(0)
        table.energy.append(entry.number("energy", 0, 0, 10))
        table.ammo.append(entry.number("ammo", 0, 0, 10))
    cancelled = 0
    for key in entry.items("cancels"):
        cancelled |= 1 << _kind(entry, table, key)
    table.cancels.append(cancelled)
    table.cancel_ammo.append(entry.number("cancel-ammo", 0, 0, 10))
    following = entry.table("next", needed=False)
    next_free = following.truth("free")
    next_damage = following.number("damage", 0, 0, 10)
    table.next_free.append(1 if next_free else 0)
    table.next_damage.append(next_damage)
    following.done()
    energy = [0] * int(table.kinds)
    ammo = [0] * int(table.kinds)
    for fields in entry.items("against"):
        if not isinstance(fields, dict):
            raise entry.wrong("'against' must be a list of tables")
        opposing = Entry(f"{entry.place}, against", fields)
        kind = _kind(entry, table, opposing.text("card"))
        if energy[kind] or ammo[kind]:
            raise opposing.wrong(f"{table.printed[kind].key!r} is there twice; once is right")
        energy[kind] = opposing.number("energy", 0, 0, 10)
        ammo[kind] = opposing.number("ammo", 0, 0, 10)
        opposing.done()
    table.against_energy.extend(zone_of(energy))
    table.against_ammo.extend(zone_of(ammo))
    if not (cancelled or any(energy) or any(ammo) or next_free or next_damage):
        raise entry.wrong("every card has an effect; this one has none")
    entry.done()


def _check_deck(table: CardTable, file: str) -> None:
    """ruling.deck-size."""
    size = sum(table.copies.as_list())
    if size % 3 or not 9 <= size <= 24:
        raise ContentError(
            f"{file}: a deck has 9 to 24 cards, a multiple of 3 (ruling.deck-size), not {size}"
        )
    if not any(table.ammo.as_list()):
        raise ContentError(
            f"{file}: a deck needs a card that gives ammo for nothing (ruling.deck-size)"
        )


def _check_chart(table: CardTable, file: str) -> None:
    """ruling.cancel-relation-shape."""
    for kind in range(table.kinds):
        if table.cancels[kind] >> kind & 1:
            raise ContentError(
                f"{file}: {table.printed[kind].key!r} cancels itself, which no card does"
                " (ruling.cancel-relation-shape)"
            )
        for other in range(kind + 1, table.kinds):
            if table.cancels[kind] >> other & 1 and table.cancels[other] >> kind & 1:
                one, two = table.printed[kind].key, table.printed[other].key
                raise ContentError(
                    f"{file}: {one!r} and {two!r} cancel each other (ruling.cancel-relation-shape)"
                )


def read_relics(toml: str, cards: CardTable, file: str = "relics") -> RelicTable:
    """The table of a relic file; `ContentError` with the place if it is malformed."""
    listed = entries(toml, file, "relic")
    printed: list[Printed] = []
    for entry in listed:
        texts = entry.table("text", needed=True)
        found: dict[str, list[str]] = {}
        for language in sorted(texts.fields):
            sides = texts.table(language, needed=True)
            found[language] = [sides.text("condition"), sides.text("active")]
            sides.done()
        if "en" not in found:
            raise entry.wrong("'text' must have an English text, 'en'")
        printed.append(Printed(entry.text("key"), entry.text("icon"), names(entry), found))
    table = RelicTable(printed)
    for entry in listed:
        _read_relic(entry, table, cards)
    for character, name in enumerate(CHARACTERS):
        if len(table.of(character)) < 2:
            raise ContentError(f"{file}: {name} needs at least 2 relics (relic.two-each)")
    return table


def _read_relic(entry: Entry, table: RelicTable, cards: CardTable) -> None:
    table.character.append(entry.word("character", CHARACTERS))
    condition = entry.table("condition", needed=True)
    moment = condition.word("moment", MOMENTS)
    test = condition.word("test", TESTS)
    if _MOMENT_OF_TEST[test] != moment:
        right = MOMENTS[_MOMENT_OF_TEST[test]]
        raise condition.wrong(f"{TESTS[test]!r} is asked at {right!r}, not {MOMENTS[moment]!r}")
    table.moment.append(moment)
    table.test.append(test)
    with_card = TESTS[test] in _TESTS_WITH_CARD
    table.card.append(_kind(condition, cards, condition.text("card")) if with_card else NO_CARD)
    with_amount = TESTS[test] in _TESTS_WITH_AMOUNT
    table.amount.append(condition.number("amount", None, 0, 10) if with_amount else 0)
    condition.done()
    effect = entry.table("effect", needed=True)
    amounts = [effect.number(name, 0, 0, 10) for name in EFFECTS]
    effect.done()
    if not any(amounts):
        raise entry.wrong("'effect' must do something")
    table.effects.extend(zone_of(amounts))
    entry.done()


def shipped(name: str) -> str:
    """The text of a file of printed content."""
    return (resources.files(__package__) / "cards" / name).read_text(encoding="utf-8")


CARDS: Final = read_cards(shipped("duel.toml"), "duel.toml")
RELICS: Final = read_relics(shipped("relics.toml"), CARDS, "relics.toml")
