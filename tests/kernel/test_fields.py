"""Values and states that are declared by their fields, and what reads them again: as a game from outside uses them."""

from __future__ import annotations

import copy
import pickle
from typing import Any, ClassVar, Final, TypeAlias

import pytest

from rulewright.kernel.errors import SaveError
from rulewright.kernel.fields import (
    KW_ONLY,
    but,
    copy_fields,
    dumped_fields,
    fields_of,
    saved_fields,
    state_fields,
    value,
    values_of,
)
from rulewright.kernel.saved import FieldReader, Kind, between, each_of, zone_between
from rulewright.kernel.state import Procedure, State
from rulewright.kernel.zone import Zone, zone_of

Seat: TypeAlias = int
Turns: TypeAlias = int
Pile: TypeAlias = Zone


@value
class Level:
    """Something to be played."""

    KINDS: ClassVar[int] = 3

    seat: Seat
    length: Turns = 2
    _: KW_ONLY
    cursed: bool
    added_by: Seat | None = None

    def lasting(self, length: int) -> Level:
        return but(self, length=length)


@value
class Hard(Level):
    """With a field more by position, which comes before those by name, and another default."""

    hardness: Turns = 1
    cursed: bool = True


@value
class Easy(Level):
    """The same with another name."""


# Values


def test_a_value_is_made_from_its_fields_by_position_and_after_the_marker_by_name() -> None:
    level = Level(1, 5, cursed=True, added_by=0)
    assert values_of(level) == {"seat": 1, "length": 5, "cursed": True, "added_by": 0}
    assert values_of(Level(seat=1, cursed=False)) == {
        "seat": 1, "length": 2, "cursed": False, "added_by": None,
    }  # fmt: skip


@pytest.mark.parametrize("said", [{}, {"seat": 1}, {"cursed": True}, {"seat": 1, "speed": 2}])
def test_a_value_takes_its_fields_and_no_others(said: dict[str, Any]) -> None:
    with pytest.raises(TypeError):
        Level(**said)
    with pytest.raises(TypeError):
        Level(1, 2, True)  # type: ignore[call-arg]


def test_what_is_inherited_comes_first_and_a_field_may_be_declared_anew() -> None:
    assert list(fields_of(Hard)) == ["seat", "length", "cursed", "added_by", "hardness"]
    hard = Hard(1, 5, True, 7)  # `cursed` is given by position now, where it was first declared
    assert values_of(hard) == {
        "seat": 1, "length": 5, "cursed": True, "added_by": None, "hardness": 7,
    }  # fmt: skip
    assert Hard(1).cursed is True
    assert values_of(Easy(4, cursed=False)) == values_of(Level(4, cursed=False))
    assert type(Easy(4, cursed=False).lasting(1)) is Easy


def test_what_is_for_the_whole_class_says_so() -> None:
    with pytest.raises(TypeError, match="MOST is for the whole class: make it a ClassVar"):

        @value
        class Wrong:
            """For mypy a final field."""

            MOST: Final = 3


def test_constants_of_a_class_are_no_fields() -> None:
    assert list(fields_of(Level)) == ["seat", "length", "cursed", "added_by"]
    assert Level.KINDS == 3


def test_but_changes_what_is_said_and_nothing_else() -> None:
    level = Level(1, 5, cursed=True)
    other = but(level, length=6, added_by=1)
    assert values_of(other) == {"seat": 1, "length": 6, "cursed": True, "added_by": 1}
    assert values_of(level) == {"seat": 1, "length": 5, "cursed": True, "added_by": None}
    with pytest.raises(TypeError, match="Level has no field 'lenght'; it has seat, length, cursed"):
        but(level, lenght=3)


def test_a_value_never_changes() -> None:
    level = Level(1, cursed=True)
    for name in ("length", "speed"):
        with pytest.raises(AttributeError, match=rf"Level is a value.*but\(…, {name}=…\)"):
            setattr(level, name, 3)
    with pytest.raises(AttributeError, match="Hard is a value and never changes"):
        Hard(1).hardness = 2  # type: ignore[misc]


def test_values_go_where_any_object_goes() -> None:
    level = Level(1, 5, cursed=True)
    for other in (copy.copy(level), copy.deepcopy(level), pickle.loads(pickle.dumps(level))):
        assert values_of(other) == values_of(level)


def test_a_default_is_of_the_class_that_declares_the_field() -> None:
    @value
    class Plain(Level):
        """A field that had a default and has none now."""

        _: KW_ONLY
        added_by: Seat | None

    with pytest.raises(TypeError, match="added_by"):
        Plain(1, cursed=True)  # type: ignore[call-arg]


def test_a_field_without_a_default_does_not_follow_one_that_has() -> None:
    with pytest.raises(TypeError, match=r"'second' has no default, but 'first' before it has"):

        @value
        class Wrong:
            """Nobody could leave out the first."""

            first: int = 1
            second: int  # type: ignore[misc]


def test_a_value_has_no_other_way_to_be_made() -> None:
    with pytest.raises(TypeError, match="Wrong is made from its fields: it has no __init__"):

        @value
        class Wrong:
            """Made twice."""

            first: int

            def __init__(self) -> None: ...


def test_a_module_must_keep_the_names_of_types() -> None:
    names: dict[str, Any] = {"value": value, "state_fields": state_fields}
    for how in ("value", "state_fields"):
        code = f"@{how}\nclass Wrong:\n    first: int\n"
        with pytest.raises(TypeError, match="begins with `from __future__ import annotations`"):
            exec(compile(code, "wrong.py", "exec", dont_inherit=True), names)


# States


@state_fields
class Purse:
    """A part of a state, which changes in place."""

    coins: Turns
    notes: Pile | None

    def __init__(self) -> None:
        self.coins = 0
        self.notes = None

    def copy(self) -> Purse:
        other = Purse()
        copy_fields(Purse, other, self)
        return other

    def saved(self) -> dict[str, object]:
        return dumped_fields(self)


@state_fields
class Table(State):
    """What a game with piles, levels and purses keeps."""

    turn: Turns
    piles: list[Pile]
    deck: Pile
    queue: list[Level]
    purse: Purse
    purses: list[Purse] | None
    best: Level | None

    def __init__(self, origin: Table | None = None) -> None:
        super().__init__(2, origin)
        self.table: Final = "never changes, and is no field"
        if origin is not None:
            copy_fields(Table, self, origin)
            return
        self.turn = 0
        self.piles = [Zone(), Zone()]
        self.deck = Zone()
        self.queue = []
        self.purse = Purse()
        self.purses = None
        self.best = None

    def clone(self) -> Table:
        return Table(self)


@state_fields
class LongTable(Table):
    """A table with one thing more."""

    ends: Turns

    def __init__(self, origin: LongTable | None = None) -> None:
        super().__init__(origin)
        if origin is None:
            self.ends = 0
        else:
            copy_fields(LongTable, self, origin)

    def clone(self) -> LongTable:
        return LongTable(self)


def laid() -> LongTable:
    table = LongTable()
    table.turn = 3
    table.ends = 7
    table.piles = [zone_of([1, 2]), zone_of([3])]
    table.deck = zone_of([4])
    table.queue = [Level(0, cursed=False)]
    table.purse.coins = 5
    table.purses = [Purse(), Purse()]
    return table


SAVED: dict[str, Any] = {
    "turn": 3,
    "piles": [[1, 2], [3]],
    "deck": [4],
    "queue": [[0, 2, False, None]],
    "purse": {"coins": 5, "notes": None},
    "purses": [{"coins": 0, "notes": None}, {"coins": 0, "notes": None}],
    "best": None,
    "ends": 7,
}


def test_a_copy_shares_nothing_that_changes_in_place() -> None:
    table = laid()
    other = table.clone()
    assert other.dump() == table.dump() == SAVED
    assert other.queue is table.queue  # a list is never changed
    other.piles[0].append(9)
    other.deck.append(9)
    other.purse.coins = 9
    assert other.purses is not None
    other.purses[1].notes = zone_of([1])
    another = other.clone()
    assert another.purses is not None
    assert another.purses[1].notes is not None
    another.purses[1].notes.append(2)
    assert other.dump()["purses"] == [{"coins": 0, "notes": None}, {"coins": 0, "notes": [1]}]
    assert table.dump() == SAVED


def test_only_what_a_class_declares_itself_is_copied_for_it() -> None:
    table, other = laid(), LongTable()
    copy_fields(LongTable, other, table)
    assert (other.ends, other.turn) == (7, 0)
    with pytest.raises(TypeError, match="State declares no fields: it needs @state_fields"):
        copy_fields(State, other, table)


def test_a_state_without_fields_must_say_itself_how_it_is_saved() -> None:
    with pytest.raises(NotImplementedError, match="@state_fields"):
        State(2).dump()


def test_what_has_no_fields_is_not_saved_as_nothing() -> None:
    table = Table()
    table.best = object()  # type: ignore[assignment]
    with pytest.raises(TypeError, match="neither declared by its fields nor `saved`"):
        table.dump()


# Reading them again


def reader() -> FieldReader:
    kinds: dict[str, Kind] = {
        "Seat": between(0, 1),
        "Turns": between(0, 9),
        "Pile": zone_between(0, 9),
        "list[Pile]": each_of(zone_between(0, 9), 2),
    }
    found = FieldReader(kinds, [Level])

    def purse(item: object, name: str) -> Purse:
        del name
        made = Purse()
        found.fill(made, item)
        return made

    kinds["Purse"] = purse
    return found


def test_a_state_comes_back_as_it_was_saved() -> None:
    table = LongTable()
    reader().fill(table, SAVED)
    assert table.dump() == SAVED
    with_more = SAVED | {"best": [1, 3, True, 0], "purses": None}
    reader().fill(table, with_more)
    assert table.dump() == with_more
    assert isinstance(table.best, Level)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"turn": 10}, "'turn' should be a number from 0 to 9, not 10"),
        ({"turn": None}, "'turn' should be a number from 0 to 9, not None"),
        ({"deck": 4}, "'deck' should be a list, not 4"),
        ({"deck": [4, 44]}, "'deck' should be a number from 0 to 9, not 44"),
        ({"piles": [[1]]}, "'piles' should have 2 items, not 1"),
        ({"piles": [[1], 2]}, "'piles' should be a list, not 2"),
        ({"queue": {}}, "'queue' should be a list, not {}"),
        ({"queue": [3]}, "'queue' should be a list, not 3"),
        (
            {"queue": [[0, 2, False]]},
            "'queue' should have 4 parts (seat, length, cursed, added_by), not [0, 2, False]",
        ),
        (
            {"queue": [[0, 2, False, None, *range(50)]]},
            "added_by), not [0, 2, False, None, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12…",
        ),
        ({"queue": [[2, 2, False, None]]}, "'queue, seat' should be a number from 0 to 1, not 2"),
        ({"queue": [[0, 2, 0, None]]}, "'queue, cursed' should be true or false, not 0"),
        ({"best": [0, 2, False, "x"]}, "'best, added_by' should be a number from 0 to 1, not 'x'"),
        ({"purse": 5}, "'coins' should be inside an object, not 5"),
        ({"purse": {"coins": 5}}, "'notes' is missing"),
        ({"purses": [{"coins": 55, "notes": None}]}, "'coins' should be a number from 0 to 9"),
    ],
)
def test_damage_is_told_with_its_place_and_what_was_there(
    changes: dict[str, object], said: str
) -> None:
    with pytest.raises(SaveError) as refused:
        reader().fill(LongTable(), SAVED | changes)
    assert str(refused.value).startswith("the saved match is damaged: ")
    assert said in str(refused.value)


def test_a_type_of_which_nothing_is_said_is_a_mistake_of_the_game() -> None:
    @value
    class Odd:
        """Of a type that the rules do not know."""

        speed: Speed  # type: ignore[name-defined]  # noqa: F821

    with pytest.raises(TypeError, match=r"'odd, speed' is of the type 'Speed'.*Rules\.kinds"):
        reader().value(Odd, [1], "odd")


def test_a_procedure_is_saved_as_its_fields() -> None:
    @value
    class Wait(Procedure[Table]):
        """Waits for levels."""

        turns: Turns
        levels: list[Level]

    wait = Wait(3, [Level(1, cursed=True)])
    assert wait.saved() == saved_fields(wait) == [3, [[1, 2, True, None]]]
    again = reader().value(Wait, wait.saved(), "agenda, Wait")
    assert again.saved() == wait.saved()
    assert Procedure[Table]().saved() == []
