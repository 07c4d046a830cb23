"""Cards: `card.*`. What a card file may not leave out is in `tests/games/eruma`."""

from pathlib import Path

import pytest

from rulewright.cardtext import Trees
from rulewright.games.eruma.cards.content import FOLDER, SetReader, read_shipped
from rulewright.games.eruma.cards.content_cards import PrintedSet
from rulewright.games.eruma.cards.content_checks import parts_of, power_of
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.terms import (
    ASSASSIN,
    CLASSES,
    HENCHMAN,
    MANIAC,
    OUTLAW,
    SPY,
    THIEF,
)
from rulewright.games.eruma.rules.turn import VERBS
from rulewright.games.eruma.saves.position import read_position
from rulewright.kernel.choice import things_of, verb_of
from rulewright.testing import rule

SHIPPED = read_shipped().definitions
TREASURE = 10
"""The first position of the Treasure row."""
GANG = [
    ("Knife", "Assassin", "Ongoing: This card may attack diagonally."),
    ("Purse", "Thief", "Quick: Draw a card."),
    ("Mimic", "Thief", "Quick: Copy the power of target Maniac an opponent controls."),
    ("Ear", "Spy", "Ongoing: Outlaws you control have Flying."),
    ("Crank", "Maniac", "Quick: Summon a Henchman named Rat to an empty position on Treasure."),
]
CLASS_OF = {name: kind for name, kind, _ in GANG}
REST = [(f"Hand {number}", "Spy", f"Quick: Draw {number} cards.") for number in range(2, 14)]
"""Others, so that there are fifteen for a Deck."""


@pytest.fixture(scope="module")
def gang(tmp_path_factory: pytest.TempPathFactory) -> PrintedSet:
    """One Outlaw of each class, a Thief that copies, and a Henchman."""
    lines = [
        f'[[outlaw]]\nname = "{name}"\nclass = "{kind}"\ntext = "{text}"\n'
        'flavour = "A plain sort."\nicons = ["hood"]\n'
        for name, kind, text in [*GANG, *REST]
    ]
    lines.append(
        '[[henchman]]\nname = "Rat"\ntext = "This Henchman can\'t be banished."\n'
        'flavour = "Small."\nicons = ["rat"]\n'
    )
    file: Path = tmp_path_factory.mktemp("cards") / "gang.toml"
    file.write_text("\n".join(lines), encoding="utf-8")
    return SetReader(Trees(FOLDER.language)).read([file])


def start(gang: PrintedSet, text: str) -> Raid:
    raid = read_position(text, gang.rules_set(), [card.key for card in gang.definitions])
    raid.advance()
    return raid


def offered(raid: Raid, seat: int) -> list[list[object]]:
    return [[VERBS[verb_of(choice)], *things_of(choice)] for choice in raid.choices[seat].as_list()]


def take(raid: Raid, seat: int, *wanted: object) -> None:
    for choice in raid.choices[seat].as_list():
        if [VERBS[verb_of(choice)], *things_of(choice)] == list(wanted):
            raid.apply(seat, choice)
            return
    pytest.fail(f"{wanted} is not among {offered(raid, seat)}")


def standing(raid: Raid, gang: PrintedSet) -> dict[int, str]:
    """The cards on the Playfield, by position."""
    return {
        place: gang.definitions[raid.definition[card]].name
        for place, card in enumerate(raid.grid.as_list())
        if card >= 0
    }


class TestTheSet:
    @rule("eruma/card.two-kinds")
    def test_every_card_is_an_outlaw_or_a_henchman_and_not_both(self) -> None:
        for card in SHIPPED:
            assert (card.kinds & OUTLAW != 0) != (card.kinds & HENCHMAN != 0)
            assert card.is_henchman == (card.kinds == HENCHMAN)

    @rule("eruma/card.outlaw-class")
    def test_every_outlaw_has_exactly_one_class(self) -> None:
        outlaws = [card for card in SHIPPED if not card.is_henchman]
        assert all(card.kinds in (ASSASSIN, THIEF, SPY, MANIAC) for card in outlaws)
        assert all(card.kind_name in CLASSES for card in outlaws)

    @rule("eruma/card.outlaw-power")
    def test_every_outlaw_has_one_power_of_its_own(self) -> None:
        outlaws = [card for card in SHIPPED if not card.is_henchman]
        powers = [power_of(card.tree) for card in outlaws]
        assert None not in powers
        assert len(set(powers)) == len(outlaws)

    @rule("eruma/card.outlaw-power")
    def test_a_henchman_has_no_power(self) -> None:
        assert all(parts_of(card.tree) == [] for card in SHIPPED if card.is_henchman)

    @rule("eruma/card.type-optional")
    def test_some_cards_have_types_and_some_have_none(self) -> None:
        for is_henchman in (False, True):
            with_types = {bool(card.types) for card in SHIPPED if card.is_henchman == is_henchman}
            assert with_types == {True, False}

    @rule("eruma/ruling.same-card")
    def test_no_two_cards_have_the_same_name(self) -> None:
        assert len({card.name.casefold() for card in SHIPPED}) == len(SHIPPED)


class TestClassSkills:
    """Each class has its skill, and no other class has it."""

    @rule("eruma/card.class-skill")
    @pytest.mark.parametrize("target", ["Knife", "Mimic", "Ear", "Crank"])
    def test_only_an_assassin_kills_its_attacker(self, gang: PrintedSet, target: str) -> None:
        raid = start(
            gang,
            f"""
            treasure | -{target}
            my 2     | Purse
            me:   deck none
            them: deck none
            """,
        )
        take(raid, 0, "attack", TREASURE - 5, TREASURE)
        survivors = {TREASURE: "Knife"} if target == "Knife" else {TREASURE: "Purse"}
        assert standing(raid, gang) == survivors

    @rule("eruma/card.class-skill")
    @pytest.mark.parametrize("card", ["Knife", "Purse", "Mimic", "Ear", "Crank"])
    def test_only_a_thief_steals_free_of_charge(self, gang: PrintedSet, card: str) -> None:
        raid = start(
            gang,
            f"""
            phase planning
            treasure | +{card}
            me:   treasure 2, deck none
            them: deck none
            """,
        )
        assert raid.treasure.as_list() == [3 if CLASS_OF[card] == "Thief" else 2, 0]
        assert raid.points == 3

    @rule("eruma/card.class-skill")
    @pytest.mark.parametrize("hidden", ["Knife", "Mimic", "Ear", "Crank"])
    def test_only_a_spy_blocks_a_power(self, gang: PrintedSet, hidden: str) -> None:
        raid = start(
            gang,
            f"""
            their 1 | ({hidden})
            my 1    | Purse
            me:   deck 2
            them: deck none
            """,
        )
        take(raid, 0, "power", 0)
        blocks = [choice for choice in offered(raid, 1) if choice[0] == "block"]
        assert len(blocks) == (1 if hidden == "Ear" else 0)
        take(raid, 1, *(blocks[0] if blocks else ["let"]))
        assert len(raid.hands[0]) == (0 if hidden == "Ear" else 1)

    @rule("eruma/card.class-skill")
    def test_a_maniac_summons_a_henchman(self, gang: PrintedSet) -> None:
        raid = start(
            gang,
            """
            my 1 | Crank
            me:   deck none, extra Rat
            them: deck none
            """,
        )
        take(raid, 0, "power", 0)
        take(raid, 0, "place", TREASURE)
        assert standing(raid, gang) == {0: "Crank", TREASURE: "Rat"}

    @rule("eruma/card.class-skill")
    def test_a_thief_that_copies_a_maniac_summons_nobody(self, gang: PrintedSet) -> None:
        raid = start(
            gang,
            """
            their 1 | Crank
            my 1    | Mimic
            me:   deck none, extra Rat
            them: deck none
            """,
        )
        take(raid, 0, "power", 0)
        take(raid, 0, "choose", 20)
        if offered(raid, 0) and offered(raid, 0)[0][0] == "place":
            take(raid, 0, "place", TREASURE)
        assert standing(raid, gang) == {0: "Mimic", 20: "Crank"}
        assert len(raid.extras[0]) == 1
