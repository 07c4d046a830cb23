"""Rulings: the field, and who may attack whom there."""

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.testing import rule

ROWS = ["my 1", "my 2", "treasure", "their 2", "their 1"]
COLUMNS = [1, 2, 3, 4, 5]


def neighbours(row: int, column: int) -> set[str]:
    found = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return {f"{ROWS[r]} {c}" for r, c in found if 0 <= r < 5 and c in COLUMNS}


@rule("eruma/ruling.board-geometry")
@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize("row", range(5))
def test_adjacent_positions_share_an_edge_and_the_field_does_not_wrap(
    raid: RaidTable, row: int, column: int
) -> None:
    """A full field, and a Bell Ringer who exhausts what is adjacent."""
    field = [["+Rat"] * 5 for _ in ROWS]
    field[row][column - 1] = "+Bell-Ringer"
    rows = zip(ROWS, field, strict=True)
    raid.set("\n".join(f"{name} | {' '.join(cells)}" for name, cells in rows))
    raid.me.does("use Bell Ringer")
    tired = {line.partition(":")[0] for line in raid.changed if "Rat, exhausted" in line}
    assert tired == neighbours(row, column)


@rule("eruma/ruling.board-geometry")
def test_a_card_walks_from_home_over_zone_2_onto_treasure(raid: RaidTable) -> None:
    raid.set("""
        active them
        their 1 | . . . . Spy
    """)
    raid.them.does("move Spy to their 2 5", "move Spy to treasure 5", "end")
    assert raid.at("treasure 5") == "their Spy"


@rule("eruma/ruling.one-card-per-position")
@pytest.mark.parametrize("other", ["Spy", "(Spy)", "Rat", "(Rat)", "-Spy", "-(Spy)"])
def test_any_card_fills_its_position(raid: RaidTable, other: str) -> None:
    """For playing, for moving and for summoning."""
    raid.set(f"""
        their 2  | Fourth-Spy Fourth-Thief Fourth-Maniac Fourth-Assassin .
        treasure | -Thief -Second-Thief -Third-Thief -Maniac -Second-Maniac
        my 2     | Kennel-Master Second-Assassin Third-Assassin Third-Spy .
        my 1     | . {other} . . .
        me: hand Third-Maniac, extra Hound
    """)
    assert raid.me.can("play") == {f"play Third Maniac to my 1 {column}" for column in (1, 3, 4, 5)}
    assert raid.me.can("move Second Assassin") == set()
    raid.me.does("use Kennel Master")
    raid.them.does(*raid.them.can("let"))
    empty = {"my 2 5", "their 2 5", *(f"my 1 {column}" for column in (1, 3, 4, 5))}
    assert raid.me.can() == {f"place {position}" for position in empty}
    raid.me.does("place my 2 5")


@rule("eruma/ruling.no-attack-into-enemy-zones")
@pytest.mark.parametrize(
    ("row", "target", "can"),
    [
        ("my 1", "my 2", True),
        ("my 2", "my 1", True),
        ("my 2", "treasure", True),
        ("treasure", "my 2", True),
        ("treasure", "their 2", False),
    ],
)
def test_targets_on_treasure_and_in_ones_own_zones_can_be_attacked(
    raid: RaidTable, row: str, target: str, can: bool
) -> None:
    raid.set(f"""
        {row}    | . +Spy
        {target} | . -Thief
    """)
    assert raid.me.can("attack") == ({"attack Thief with Spy"} if can else set())


@rule("eruma/ruling.no-attack-into-enemy-zones", "eruma/golden.card-over-rules")
def test_a_card_that_says_so_attacks_into_the_opponents_zones(raid: RaidTable) -> None:
    raid.set("""
        their 2  | . Thief
        treasure | . +Raider
    """)
    assert raid.me.can("attack") == set()
    raid.me.does("use Raider", "attack Thief with Raider")
    assert raid.at("their 2 2") == "my Raider, exhausted right"
    assert raid.cards("their graveyard") == ["Thief"]
    assert raid.me.can("move Raider") == {"move Raider to treasure 2"}


@rule("eruma/ruling.leaving-enemy-zones")
def test_a_card_in_the_opponents_zones_may_attack_only_out_of_them(raid: RaidTable) -> None:
    raid.set("""
        their 2  | . Thief +Spy . .
        their 1  | . . Maniac . .
        treasure | . . -Second-Thief . .
    """)
    assert raid.me.can("attack") == {"attack Second Thief with Spy"}
    raid.me.does("attack Second Thief with Spy")
    assert raid.at("treasure 3") == "my Spy"
    assert raid.me.can("attack") == set()


@rule("eruma/ruling.leaving-enemy-zones")
def test_a_power_may_put_it_there(raid: RaidTable) -> None:
    raid.set("my 2 | Ferryman Spy")
    raid.me.does("use Ferryman", "choose Spy", "place their 2 2")
    assert raid.at("their 2 2") == "my Spy"
    assert raid.me.can("move Spy") == {"move Spy to treasure 2"}


@rule("eruma/ruling.no-attack-on-own-cards")
def test_only_cards_that_the_opponent_controls_are_attacked(raid: RaidTable) -> None:
    """Whoever owns them."""
    raid.set("""
        treasure | . +Thief .        . .
        my 2     | +Maniac* +Spy -Third-Spy* . .
        my 1     | . -Second-Thief . . .
    """)
    assert raid.me.can("attack") == {
        "attack Third Spy with Spy",
        "attack Second Thief with Spy",
    }
