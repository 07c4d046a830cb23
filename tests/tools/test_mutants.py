"""Mutation testing: what is broken, what is left alone, and what the report says."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutants import reach as reach_module
from tools.mutants.__main__ import source_files
from tools.mutants.breaking import is_in_a_function
from tools.mutants.mutations import mutations_of
from tools.mutants.reach import Lines, Reach, measure
from tools.mutants.trials import Kills, Mutant, Patience, Verdict, Worker, try_all


def mutants_of(source: str) -> set[str]:
    """Every mutant, as the lines that differ from the source."""
    lines = source.splitlines()
    mutants = set()
    for mutation in mutations_of(source.encode()):
        changed = mutation.apply(source.encode()).decode().splitlines()
        mutants.add("\n".join(line for line in changed if line not in lines))
    return mutants


@pytest.mark.parametrize(
    ("source", "mutants"),
    [
        ("a = b < c", {"a = b <= c"}),
        ("a = b == c != d", {"a = b != c != d", "a = b == c == d"}),
        ("a = b is not None", {"a = b is None"}),
        ("a = b not in c", {"a = b in c"}),
        ("a = (b) + (c)", {"a = (b) - (c)"}),
        ("a = b << c | d", {"a = b >> c | d", "a = b << c & d"}),
        ("a = b and c and d", {"a = b or c and d", "a = b and c or d"}),
        ("a = not b", {"a = b"}),
        ("a = 7", {"a = 8"}),
        ("a = True", {"a = False"}),
        ("a = max(b, c)", {"a = min(b, c)"}),
        ("a += b", {"a -= b"}),
        ("a.b = c", {"pass"}),
        ("do(this)", {"pass"}),
        ("raise ValueError(1)", {"pass"}),
        ("if ready:\n    go(now)", {"if not (ready):", "    pass"}),
        ("def f(a=1):\n    return", {"def f(a=2):", "    pass"}),
        ("for a in b:\n    continue", {"    break"}),
        ("é = 'é' * 2; a = b > c", {"é = 'é' + 2; a = b > c", "é = 'é' * 3; a = b > c",
                                    "é = 'é' * 2; a = b >= c"}),
    ],
)  # fmt: skip
def test_a_source_is_broken_in_every_way_there_is(source: str, mutants: set[str]) -> None:
    assert mutants_of(source) == mutants


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring."""',
        "import json",
        "__slots__ = ('a',) * 2",
        "assert a == 1",
        "a: Literal[1] = b",
        "@decorated(1)\ndef f() -> Annotated[int, 1]: ...",
        "a = f'{b + 1}'",
        "if TYPE_CHECKING:\n    a = 1",
        "class A:\n    def __repr__(self):\n        return b + c",
        "zip(a, b, strict=True)[d]",
    ],
)
def test_what_no_test_could_notice_is_left_alone(source: str) -> None:
    assert mutants_of(source) == set()


def test_a_mutation_knows_its_line_and_where_its_statement_begins() -> None:
    (mutation,) = mutations_of(b"a = (\n    b\n    < c\n)\n")
    assert (mutation.line, mutation.statement) == (3, 1)


def test_the_most_specific_tests_that_reach_a_line_come_first() -> None:
    (mutation,) = mutations_of(b"a = b < c")
    labels = "rulewright/games/eruma/words/labels.py"
    whole, narrow = "tests/laws/test_laws.py::a", "tests/rules/eruma/test_moving.py::b"
    named, of_another = "tests/games/eruma/test_labels.py::c", "tests/games/elma/test_labels.py::d"
    seconds = {whole: 0.1, narrow: 0.2, named: 0.9, of_another: 0.8}
    reach = Reach(
        seconds,
        {
            labels: Lines.told({1: {whole, narrow, named, of_another}}),
            "x.py": Lines.told({1: {whole, named}, 2: {whole, named}, 3: {whole}}),
        },
    )
    assert reach.tests_of(labels, mutation, 9.0) == [named, narrow, of_another, whole]
    assert reach.tests_of(labels, mutation, 1.0) == [named]


def test_a_test_kit_is_not_broken(tmp_path: Path) -> None:
    for file in ("rules/turn.py", "testing/table.py", "bots/hints.py"):
        path = tmp_path / "games" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("a = 1")
    found = source_files(tmp_path, ["games"])
    assert [path.relative_to(tmp_path).as_posix() for path in found] == ["games/rules/turn.py"]
    assert len(source_files(tmp_path, ["games/testing/table.py"])) == 1


def test_of_tests_alike_the_quickest_come_first_as_many_as_there_is_time_for() -> None:
    (mutation,) = mutations_of(b"a = b < c")
    seconds = {"slow": 2.0, "quick": 0.1, "elsewhere": 0.0}
    reach = Reach(
        seconds,
        {
            "x.py": Lines.told({1: {"slow", "quick"}}),
            "y.py": Lines.told({2: {"slow", "quick"}}),
            "z.py": Lines.told({1: set()}),
        },
    )
    assert reach.tests_of("x.py", mutation, 3.0) == ["quick", "slow"]
    assert reach.tests_of("x.py", mutation, 2.0) == ["quick"]
    assert reach.tests_of("x.py", mutation, 0.0) == ["quick"]
    assert reach.tests_of("y.py", mutation, 3.0) is None
    on_import = reach.tests_of("z.py", mutation, 3.0)
    assert on_import == ["elsewhere", "quick", "slow"]


def test_what_runs_on_import_is_tried_by_some_tests_of_each_file_that_use_it() -> None:
    (mutation,) = mutations_of(b"a = b < c")
    seconds = {"a::1": 0.1, "a::2": 0.2, "a::3": 0.3, "b::1": 0.4, "c::1": 0.5}
    lines = {1: set[str](), 7: {"a::1", "b::1"}, 8: {"a::2"}}
    reach = Reach(seconds, {"x.py": Lines.told(lines), "y.py": Lines.told({1: set()})})
    assert reach.tests_of("x.py", mutation, 9.0) == ["a::1", "b::1", "a::2"]
    assert reach.tests_of("y.py", mutation, 9.0) == ["a::1", "b::1", "c::1", "a::2", "a::3"]
    assert reach.tests_of("y.py", mutation, 1.0) == ["a::1", "b::1", "c::1"]


def test_lines_know_their_tests_and_what_runs_on_import() -> None:
    lines = Lines([(0b1110, ["a", "b"]), (0b100100, ["c"]), (0b10, [""])])
    assert dict(lines) == {1: {"a", "b"}, 2: {"a", "b", "c"}, 3: {"a", "b"}, 5: {"c"}}
    assert (len(lines), 4 in lines, lines.get(4)) == (4, False, None)
    assert [line for line in lines if lines.on_import(line)] == [1]
    assert lines.of_any_test() == {"a", "b", "c"}


def test_a_constant_is_tried_by_tests_that_reach_a_line_with_its_name() -> None:
    (mutation,) = mutations_of(b"MOST: Final = 9")
    seconds = {"a::1": 0.1, "a::2": 0.2, "b::1": 0.3}
    lines = {
        "x.py": Lines.told({1: set(), 2: {"b::1"}}),
        "y.py": Lines.told({1: {"a::1"}, 2: {"a::2"}}),
    }
    texts = {"x.py": ["MOST: Final = 9", "ALMOST = 1"], "y.py": ["if a > MOST:", "b = UTMOST"]}
    assert Reach(seconds, lines, texts).tests_of("x.py", mutation, 9.0) == ["a::1"]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one rule that is tested at its edge and one that is not."""
    sources = tmp_path / "src" / "toy"
    sources.mkdir(parents=True)
    (sources / "rules.py").write_text(
        "def is_down(energy):\n    return energy < 1\n\n\n"
        "def is_full(energy):\n    return energy > 9\n"
    )
    (tmp_path / "test_toy.py").write_text(
        "from toy.rules import is_down, is_full\n\n\n"
        "def test_down():\n    assert is_down(0) and not is_down(1)\n\n\n"
        "def test_full():\n    assert not is_full(5)\n"
    )
    return tmp_path


def run(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    here = Path(__file__).parents[2]
    program = [sys.executable, "-m", "tools.mutants", "toy", "--tests", "test_toy.py"]
    return subprocess.run(
        [*program, *arguments],
        cwd=project,
        env={**os.environ, "PYTHONPATH": str(here)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_survivors_are_listed_and_fail_the_run(project: Path) -> None:
    finished = run(project)
    assert finished.returncode == 1, finished.stderr
    assert "survived: toy/rules.py:6: '>' -> '>='" in finished.stdout
    assert "    -    return energy > 9\n    +    return energy >= 9\n" in finished.stdout
    assert "rules.py:2:" not in finished.stdout
    assert "2 of 4 mutants killed: 50.0 % (at least 90 % wanted)" in finished.stdout
    assert (project / "src/toy/rules.py").read_text().count("energy > 9") == 1


def test_a_lower_score_may_do_and_a_sample_is_smaller(project: Path) -> None:
    finished = run(project, "--sample", "3", "--least", "0")
    assert finished.returncode == 0, finished.stderr
    assert "trying 3, seed 1" in finished.stdout


def tried(project: Path, source: str, tests: str, more: float = 5.0) -> dict[str, Verdict]:
    """What becomes of every mutant of a source, with all tests of a file, by what takes whose place."""
    file = project / "src/toy/rules.py"
    file.write_text(source)
    (project / "test_toy.py").write_text(tests)
    names = [line.split("(")[0][4:] for line in tests.splitlines() if line.startswith("def ")]
    ids = tuple(f"test_toy.py::{name}" for name in names)
    mutants = [
        Mutant("toy/rules.py", each, ids, not is_in_a_function(source.encode(), each))
        for each in mutations_of(source.encode())
    ]
    worker = Worker(project, project / "src", ["test_toy.py"])
    assert worker.is_ready()
    verdicts = dict(try_all([worker], mutants, Patience({}, more), lambda *_: None))
    worker.close()
    assert file.read_text() == source
    return {mutant.mutation.after: verdict for mutant, verdict in verdicts.items()}


def test_a_mutant_that_hangs_is_noticed_by_the_time_the_processor_spends_on_it(
    project: Path,
) -> None:
    source = "def last(number):\n    while number > 0:\n        number -= 1\n    return number\n"
    tests = "from toy.rules import last\n\ndef test_it():\n    assert last(3) == 0\n"
    found = tried(project, source, tests, 0.2)
    assert found["+"] is Verdict.TIMED_OUT
    assert found[">="] is Verdict.KILLED


def test_what_runs_on_import_is_broken_too_and_by_whatever_name_it_is_known(project: Path) -> None:
    source = (
        "MOST = 9\n\n\nclass Pool:\n    size = MOST + 1\n\n"
        "    @property\n    def is_full(self):\n        return self.size > 9\n\n\n"
        "def limit(most=MOST * 2):\n    return most\n"
    )
    tests = (
        "from toy.rules import Pool as Reservoir, limit as how_much\n\n"
        "def test_size():\n    assert Reservoir().size == 10 and Reservoir().is_full\n\n"
        "def test_limit():\n    assert how_much() == 18\n"
    )
    found = tried(project, source, tests)
    survived = {after for after, verdict in found.items() if verdict is Verdict.SURVIVED}
    assert survived == {">="}
    assert len(found) == 6


def test_a_broken_function_is_broken_where_it_was_imported_by_name(project: Path) -> None:
    source = "def outer(number):\n    def inner():\n        return number + 1\n    return inner()\n"
    tests = "from toy.rules import outer as known\n\ndef test_it():\n    assert known(1) == 2\n"
    assert set(tried(project, source, tests).values()) == {Verdict.KILLED}


def test_tests_that_noticed_something_in_a_file_are_asked_first_about_the_next() -> None:
    (mutation,) = mutations_of(b"a = b < c")
    mutant = Mutant("x.py", mutation, ("quick", "slow", "slower"), on_import=False)
    kills = Kills()
    assert kills.order(mutant) == ("quick", "slow", "slower")
    kills.note(mutant, "slower")
    kills.note(Mutant("y.py", mutation, ("slow",), on_import=False), "slow")
    kills.note(mutant, None)
    assert kills.order(mutant) == ("slower", "quick", "slow")


def reaches(project: Path) -> set[str]:
    """The tests that a measurement finds for the line of the rule that is tested at its edge."""
    scratch = project / "scratch"
    scratch.mkdir(exist_ok=True)
    measured = measure(project, project / "src", ["test_toy.py"], scratch, jobs=1)
    return measured.lines["toy/rules.py"][2]


def test_what_tests_reach_is_kept_until_a_source_or_a_test_changes(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert reaches(project) == {"test_toy.py::test_down"}
    with monkeypatch.context() as patched:
        patched.setattr(reach_module, "measure_part", None)
        assert reaches(project) == {"test_toy.py::test_down"}
    tests = project / "test_toy.py"
    tests.write_text(tests.read_text().replace("def test_full", "def test_down_again"))
    tests.write_text(tests.read_text().replace("not is_full(5)", "not is_down(5)"))
    both = {"test_toy.py::test_down", "test_toy.py::test_down_again"}
    assert reaches(project) == both
    rules = project / "src" / "toy" / "rules.py"
    rules.write_text(rules.read_text().replace("return", "pass\n    return", 1))
    assert reaches(project) == both
    names = {path.name for path in (project / "scratch").iterdir()}
    assert names == {"reach-test_toy-py.json"}


def test_what_tests_do_not_make_use_of_may_change(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (project / "src" / "other").mkdir()
    (project / "src" / "other" / "rules.py").write_text("A = 1\n")
    (project / "src" / "toy" / "table.toml").write_text("a = 1\n")
    assert reaches(project) == {"test_toy.py::test_down"}
    with monkeypatch.context() as patched:
        patched.setattr(reach_module, "measure_part", None)
        (project / "src" / "other" / "rules.py").write_text("A = 2\n")
        assert reaches(project) == {"test_toy.py::test_down"}
        (project / "src" / "toy" / "table.toml").write_text("a = 2\n")
        with pytest.raises(TypeError):
            reaches(project)


def test_what_failing_tests_reach_is_not_kept(project: Path) -> None:
    tests = project / "test_toy.py"
    tests.write_text(tests.read_text() + "\n\ndef test_nothing():\n    assert False\n")
    for _ in range(2):
        with pytest.raises(SystemExit, match="fail before anything is broken"):
            reaches(project)


def test_tests_that_fail_anyway_prove_nothing(project: Path) -> None:
    (project / "test_toy.py").write_text("def test_nothing():\n    assert False\n")
    finished = run(project)
    assert finished.returncode == 1
    assert "The tests fail before anything is broken" in finished.stderr
