"""What mypyc compiles is what stands in the sources: the same classes, in the same lines."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import rulewright
from expand_fields import FieldError, Sources, expanded
from rulewright.kernel.fields import fields_of, saved_fields, values_of

BASE = '''\
"""What others build on."""

from __future__ import annotations

from typing import ClassVar, TypeAlias, final

from rulewright.kernel.fields import KW_ONLY, but, copy_fields, state_fields, value
from rulewright.kernel.zone import Zone
from sample.numbers import NOBODY, Seat

Pile: TypeAlias = Zone
Piles: TypeAlias = list[Pile]


@value
class Step:
    """A step, in which ümläüts stand."""  # and a remark

    KINDS: ClassVar[int] = 3
    seat: Seat
    cards: list[int]
    """Those it is done to."""
    _: KW_ONLY
    cause: Seat = NOBODY  # the rules
    names: dict[str, int] = {
        "one": 1,
    }

    def to(self, cards: list[int]) -> Step:
        return but(self, cards=cards)


@final
@value
class Level:
    """A level."""

    seat: Seat
    length: int = 2

    def lasting(self, length: int) -> tuple[str, Level]:
        return "ü", but(
            self,
            length=length,  # of turns
        )


@value
class Nothing:
    """Has no fields."""


@state_fields
class Purse:
    """Changes in place."""

    coins: int

    def __init__(self) -> None:
        self.coins = 0

    def copy(self) -> Purse:
        other = Purse()
        copy_fields(Purse, other, self)
        return other


@state_fields
class Table:
    """A state."""

    pile: Pile
    piles: Piles
    shown: Pile | None
    levels: list[Level]
    purse: Purse
    purses: list[Purse] | None

    def __init__(self, origin: Table | None = None) -> None:
        if origin is not None:
            copy_fields(Table, self, origin)
            return
        self.pile = Zone()
        self.piles = [Zone(), Zone()]
        self.shown = None
        self.levels = []
        self.purse = Purse()
        self.purses = None

    def fail(self) -> None:
        raise ValueError("here")
'''

NUMBERS = """\
from __future__ import annotations

from typing import TypeAlias

Seat: TypeAlias = int
NOBODY = -1
"""

GAME = '''\
"""Has what it builds on from elsewhere, and knows neither its types nor its defaults."""

from __future__ import annotations

from typing import final

from rulewright.kernel.fields import KW_ONLY, but, value
from sample.base import Step


@final
@value
class Shine(Step):
    """It shines."""

    light: int
    _: KW_ONLY
    colour: str = "blue"

    def brighter(self) -> Shine:
        return but(self, light=self.light + 1)


@value
class Dim(Step):
    """The same under another name."""


@value
class Again(Step):
    """A field anew."""

    cause: int
'''


def run(sources: dict[str, str]) -> dict[str, ModuleType]:
    """The modules of a package, under their names for as long as they are read."""
    package = ModuleType("sample")
    package.__path__ = []
    found = {"sample": package}
    try:
        sys.modules["sample"] = package
        for name, text in sources.items():
            module = ModuleType(f"sample.{name}")
            sys.modules[module.__name__] = module
            found[name] = module
            exec(compile(text, f"{name}.py", "exec", dont_inherit=True), module.__dict__)
    finally:
        for name in found:
            sys.modules.pop("sample" if name == "sample" else f"sample.{name}")
    return found


def written_out(folder: Path, sources: dict[str, str]) -> dict[str, str]:
    (folder / "sample").mkdir(exist_ok=True)
    for name, text in sources.items():
        (folder / "sample" / f"{name}.py").write_text(text, encoding="utf-8")
    reader = Sources(folder)
    return {
        name: expanded(reader, Path("sample", f"{name}.py"), text) for name, text in sources.items()
    }


FAILS = '        raise ValueError("here")'
SAMPLE = {"numbers": NUMBERS, "base": BASE, "game": GAME}


@pytest.fixture(params=["plain", "written out"])
def sample(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, Any]:
    """The modules, as they stand and as they are compiled."""
    texts = SAMPLE if request.param == "plain" else written_out(tmp_path, SAMPLE)
    return dict(run(texts))


# Both ways alike


def test_values_are_made_alike(sample: dict[str, Any]) -> None:
    step = sample["base"].Step(1, [2])
    assert values_of(step) == {"seat": 1, "cards": [2], "cause": -1, "names": {"one": 1}}
    assert values_of(step.to([3])) == values_of(step) | {"cards": [3]}
    with pytest.raises(TypeError):
        sample["base"].Step(1, [2], 3)
    with pytest.raises(TypeError):
        sample["base"].Step(1)
    said, level = sample["base"].Level(1).lasting(5)
    assert (said, saved_fields(level)) == ("ü", [1, 5])
    assert saved_fields(sample["base"].Nothing()) == []
    assert sample["base"].Step.KINDS == 3


def test_what_is_inherited_from_another_module_is_known(sample: dict[str, Any]) -> None:
    shine = sample["game"].Shine(1, [2], 7, colour="red").brighter()
    assert values_of(shine) == {
        "seat": 1, "cards": [2], "cause": -1, "names": {"one": 1}, "light": 8, "colour": "red",
    }  # fmt: skip
    assert list(fields_of(sample["game"].Shine)) == [
        "seat", "cards", "cause", "names", "light", "colour",
    ]  # fmt: skip
    assert fields_of(sample["game"].Shine)["seat"] == "Seat"
    dim = sample["game"].Dim(1, [2], cause=3)
    assert (dim.cause, type(dim.to([4]))) == (3, sample["game"].Dim)


def test_a_field_may_be_declared_anew(sample: dict[str, Any]) -> None:
    again = sample["game"].Again(1, [2], 5)
    assert (again.cause, again.names) == (5, {"one": 1})
    with pytest.raises(TypeError, match="cause"):
        sample["game"].Again(1, [2])


def test_states_are_copied_alike(sample: dict[str, Any]) -> None:
    table = sample["base"].Table()
    table.shown = table.pile.copy()
    table.purses = [sample["base"].Purse()]
    other = sample["base"].Table(table)
    for name in ("pile", "piles", "shown", "purse", "purses"):
        assert getattr(other, name) is not getattr(table, name), name
    assert other.piles[0] is not table.piles[0]
    assert other.purses[0] is not table.purses[0]
    assert other.levels is table.levels
    assert sample["base"].Table(sample["base"].Table()).shown is None


def test_lines_keep_their_numbers(sample: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="here") as raised:
        sample["base"].Table().fail()
    assert raised.traceback[-1].lineno + 1 == BASE.splitlines().index(FAILS) + 1


# As it is written


def test_no_line_comes_or_goes_in_the_whole_package() -> None:
    root = Path(rulewright.__file__).parents[1]
    reader = Sources(root)
    changed = 0
    for path in sorted((root / "rulewright").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        found = expanded(reader, path.relative_to(root), text)
        changed += found != text
        assert lines_of_definitions(found) == lines_of_definitions(text), path
    assert changed > 20


def lines_of_definitions(text: str) -> list[tuple[str, int]]:
    kinds = (ast.FunctionDef, ast.ClassDef, ast.Return, ast.Raise)
    return [
        (type(node).__name__, node.lineno)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, kinds) and getattr(node, "name", "") != "__init__"
    ]


def test_a_file_that_declares_nothing_is_left_as_it_is(tmp_path: Path) -> None:
    assert written_out(tmp_path, SAMPLE)["numbers"] == NUMBERS


def test_what_is_written_out_says_what_an_interpreted_subclass_must_know(tmp_path: Path) -> None:
    step = run(written_out(tmp_path, SAMPLE))["base"].Step
    assert step.OWN_BY_NAME == ("cause", "names")
    assert step.OWN_DEFAULTS == {"cause": -1, "names": {"one": 1}}


HEAD = "from __future__ import annotations\nfrom rulewright.kernel.fields import but, copy_fields, state_fields, value\n"


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        (HEAD + "@value\nclass A:\n    x: int\n", 4, "A needs a docstring"),
        (HEAD + "@state_fields\nclass A:\n    x: int\n", 4, "A needs a docstring"),
        (
            HEAD + '@final\n@value\nclass A:\n    """A."""\n    x: int\n\n    def to(self):\n'
            "        return but(self, y=1)\n",
            10,
            "A has no field y; it has x",
        ),
        (
            HEAD + '@final\n@value\nclass A:\n    """A."""\n    x: int\n\n    def to(self):\n'
            "        return but(self, **{})\n",
            10,
            "but takes one value, and the fields that change by their names",
        ),
        (
            HEAD + '@final\n@value\nclass A:\n    """A."""\n    x: int\n\n    def to(self):\n'
            "        return but(self, x=but(self, x=1).x)\n",
            10,
            "a but within another",
        ),
        (
            HEAD + '@value\nclass A:\n    """A."""\n    x: int\n    def __init__(self): ...\n',
            4,
            "A is made from its fields",
        ),
        (
            HEAD + '@state_fields\nclass A:\n    """A."""\n    x: int\n\n    def copy(self):\n'
            "        copy_fields(B, A(), self)\n",
            9,
            "copy_fields takes A, the new one and its origin",
        ),
        (
            HEAD + 'def make():\n    @value\n    class A:\n        """A."""\n',
            5,
            "A is a value and so stands at the top of the module",
        ),
        (
            "from __future__ import annotations\nfrom rulewright.kernel.fields import value as v\n",
            2,
            "import value and state_fields by their names",
        ),
        (
            "from __future__ import annotations\nimport rulewright.kernel.fields\n",
            2,
            "import value and state_fields by their names",
        ),
        (
            'from rulewright.kernel.fields import value\n@value\nclass A:\n    """A."""\n    x: int\n',
            1,
            "it does not begin with from __future__ import annotations",
        ),
    ],
)
def test_what_cannot_be_written_out_is_refused_with_its_line(
    tmp_path: Path, text: str, line: int, why: str
) -> None:
    with pytest.raises(FieldError) as refused:
        written_out(tmp_path, {"wrong": text})
    assert str(refused.value).startswith(f"sample.wrong, line {line}: {why}")
