"""`@rule` on tests, and the count of which rules have one. The tests counted here are written
into a temporary folder; nothing in this file names a rule of a real game by itself.
"""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
from io import StringIO
from pathlib import Path
from textwrap import dedent

import pytest
from rich.console import Console

from rulewright import rulebook
from rulewright.cli.rules import rules_command
from rulewright.kernel.errors import RulebookError
from rulewright.rulebook import Rulebook, rulebook_of
from rulewright.testing import coverage, rules
from rulewright.testing.coverage import Coverage, NamedRule, read_tests, rule_coverage

POKER = """\
# Poker

## Setup
- `setup.deal` Each player gets five cards.
- `setup.ante` Each player pays one chip.

## Hands
- `hand.pair` Two cards of a kind.

## Known content
- Nothing else.
"""

ALL_COVERED = """
    from rulewright.testing import rule

    @rule("poker/setup.deal", "poker/setup.ante")
    def test_the_start(): ...

    @rule("poker/hand.pair")
    def test_a_pair(): ...
"""


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    folder = tmp_path / "tests"
    folder.mkdir()
    return folder


@pytest.fixture
def poker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Rulebook:
    """The game of poker; beside it there is only whist."""
    for game in ("poker", "whist"):
        folder = tmp_path / "games" / game
        folder.mkdir(parents=True)
        (folder / "rulebook.md").write_text(POKER, encoding="utf-8")
    monkeypatch.setattr(rulebook, "GAMES", tmp_path / "games")
    return rulebook_of("poker")


def write(tests: Path, text: str, name: str = "test_play.py") -> str:
    """Write a file of tests; gives its path."""
    path = tests / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(dedent(text), encoding="utf-8")
    return path.as_posix()


def named(tests: Path) -> list[tuple[str, str]]:
    """The ids and tests found, where nothing is wrong; tests without their path."""
    named_rules, errors = read_tests(tests)
    assert errors == []
    return [(naming.id, naming.test.partition("::")[2]) for naming in named_rules]


def errors_in(tests: Path) -> list[str]:
    """The errors found, where nothing counts."""
    named_rules, errors = read_tests(tests)
    assert named_rules == []
    return errors


class TestTheDecorator:
    def test_it_marks_the_test_with_its_ids(self, tests: Path) -> None:
        path = write(tests, ALL_COVERED)
        test = runpy.run_path(path)["test_the_start"]
        assert [(mark.name, mark.args) for mark in test.pytestmark] == [
            ("rule", ("poker/setup.deal", "poker/setup.ante"))
        ]

    @pytest.mark.parametrize(
        "wrong", ["setup.deal", "poker/deal", "poker/Setup.deal", "poker/", ""]
    )
    def test_an_id_of_another_form_is_refused(self, wrong: str) -> None:
        decorate = rules.rule
        with pytest.raises(RulebookError) as error:
            decorate(wrong)
        assert str(error.value) == f'rule({wrong!r}) names no rule. Write rule("game/rule.id").'

    def test_no_id_is_refused(self) -> None:
        decorate = rules.rule
        with pytest.raises(RulebookError) as error:
            decorate()
        assert str(error.value) == 'rule() names no rule. Write rule("game/rule.id").'


class TestReadingTests:
    def test_a_test_is_given_with_its_path_and_the_line_of_the_id(self, tests: Path) -> None:
        path = write(
            tests,
            """
            from rulewright.testing import rule

            @rule(
                "poker/setup.deal",
                "poker/setup.ante",
            )
            def test_the_start(): ...
            """,
        )
        assert read_tests(tests) == (
            [
                NamedRule("poker/setup.deal", f"{path}::test_the_start", f"{path}:5"),
                NamedRule("poker/setup.ante", f"{path}::test_the_start", f"{path}:6"),
            ],
            [],
        )

    @pytest.mark.parametrize(
        ("imported", "decorator"),
        [
            ("from rulewright.testing import rule", "rule"),
            ("from rulewright.testing import *", "rule"),
            ("from rulewright.testing.rules import rule", "rule"),
            ("from rulewright.testing import rule as shows", "shows"),
            ("from rulewright import testing", "testing.rule"),
            ("from rulewright.testing import rules", "rules.rule"),
            ("import rulewright.testing", "rulewright.testing.rule"),
            ("import rulewright.testing as kit", "kit.rule"),
            ("import pytest", "pytest.mark.rule"),
            ("from pytest import mark", "mark.rule"),
        ],
    )
    def test_rule_is_known_however_it_was_imported(
        self, tests: Path, imported: str, decorator: str
    ) -> None:
        write(tests, f'{imported}\n@{decorator}("poker/hand.pair")\ndef test_a_pair(): ...\n')
        assert named(tests) == [("poker/hand.pair", "test_a_pair")]

    @pytest.mark.parametrize(
        ("imported", "decorator"),
        [
            ("from hypothesis.stateful import rule", "rule"),
            ("from .kit import rule", "rule"),
            ("import pytest", "pytest.mark.skip"),
            ("import book", "book.rule"),
        ],
    )
    def test_what_only_looks_like_it_is_left_alone(
        self, tests: Path, imported: str, decorator: str
    ) -> None:
        write(tests, f"{imported}\n@{decorator}(target=1)\ndef test_a_pair(): ...\n")
        assert read_tests(tests) == ([], [])

    def test_async_tests_and_several_decorators_count(self, tests: Path) -> None:
        write(
            tests,
            """
            import pytest
            from rulewright.testing import rule

            @rule("poker/setup.deal")
            @pytest.mark.parametrize("cards", [5])
            @rule("poker/setup.ante")
            async def test_the_start(cards): ...
            """,
        )
        assert named(tests) == [
            ("poker/setup.deal", "test_the_start"),
            ("poker/setup.ante", "test_the_start"),
        ]

    def test_on_a_class_it_speaks_for_each_test_in_it(self, tests: Path) -> None:
        write(
            tests,
            """
            from rulewright.testing import rule

            @rule("poker/hand.pair")
            class TestHands:
                def helper(self): ...
                def test_a_pair(self): ...

                class TestNone:
                    @rule("poker/setup.deal")
                    def test_no_pair(self): ...

            def test_elsewhere(): ...
            """,
        )
        assert named(tests) == [
            ("poker/setup.deal", "TestHands::TestNone::test_no_pair"),
            ("poker/hand.pair", "TestHands::test_a_pair"),
            ("poker/hand.pair", "TestHands::TestNone::test_no_pair"),
        ]

    @pytest.mark.parametrize(
        "assignment",
        [
            'pytestmark = rule("poker/hand.pair")',
            'pytestmark = [pytest.mark.slow, rule("poker/hand.pair")]',
            'pytestmark = (rule("poker/hand.pair"),)',
            'pytestmark: object = rule("poker/hand.pair")',
        ],
    )
    def test_as_pytestmark_it_speaks_for_the_whole_file(self, tests: Path, assignment: str) -> None:
        write(
            tests,
            f"import pytest\nfrom rulewright.testing import rule\n{assignment}\n"
            "def test_one(): ...\nclass TestTwo:\n    def test_two(self): ...\n",
        )
        write(tests, "def test_elsewhere(): ...\n", "test_other.py")
        assert named(tests) == [
            ("poker/hand.pair", "test_one"),
            ("poker/hand.pair", "TestTwo::test_two"),
        ]

    def test_pytestmark_may_be_declared_without_a_value(self, tests: Path) -> None:
        write(tests, "pytestmark: object\ndef test_one(): ...\n")
        assert read_tests(tests) == ([], [])

    def test_pytestmark_in_a_class_speaks_for_the_class(self, tests: Path) -> None:
        write(
            tests,
            """
            from rulewright.testing import rule

            class TestHands:
                pytestmark = rule("poker/hand.pair")
                def test_a_pair(self): ...

            def test_elsewhere(): ...
            """,
        )
        assert named(tests) == [("poker/hand.pair", "TestHands::test_a_pair")]

    def test_folders_are_read_to_the_bottom(self, tests: Path) -> None:
        deep = write(tests, ALL_COVERED, "rules/test_deep.py")
        shallow = write(tests, ALL_COVERED, "shallow_test.py")
        named_rules, errors = read_tests(tests)
        assert errors == []
        assert [naming.test for naming in named_rules] == [
            f"{deep}::test_the_start",
            f"{deep}::test_the_start",
            f"{deep}::test_a_pair",
            f"{shallow}::test_the_start",
            f"{shallow}::test_the_start",
            f"{shallow}::test_a_pair",
        ]

    def test_a_folder_that_does_not_exist_is_refused(self, tests: Path) -> None:
        with pytest.raises(RulebookError) as error:
            read_tests(tests / "nowhere")
        assert str(error.value) == f"{tests}/nowhere: there is no such folder of tests."


IMPORT = "from rulewright.testing import rule\n"
MISPLACED = (
    "Here `rule` belongs to no test that pytest finds. "
    "Put it on a function `test_...` or a class `Test...`, or in `pytestmark`."
)
WRITE = 'Write rule("game/rule.id").'

WRONG = {
    "an id that is a name": (
        "@rule(PAIR)\ndef test_a_pair(): ...\n",
        f"2: `PAIR` is not an id written out. {WRITE}",
    ),
    "an id put together": (
        '@rule("poker/" + "hand.pair")\ndef test_a_pair(): ...\n',
        f"2: `'poker/' + 'hand.pair'` is not an id written out. {WRITE}",
    ),
    "an id with a gap": (
        '@rule(\n    f"poker/{hand}",\n)\ndef test_a_pair(): ...\n',
        f"3: `f'poker/{{hand}}'` is not an id written out. {WRITE}",
    ),
    "a list unpacked": (
        "@rule(*HANDS)\ndef test_a_pair(): ...\n",
        f"2: `*HANDS` is not an id written out. {WRITE}",
    ),
    "a named argument": (
        "@rule(ids=5)\ndef test_a_pair(): ...\n",
        f"2: `5` is not an id written out. {WRITE}",
    ),
    "no id": (
        "@rule()\ndef test_a_pair(): ...\n",
        f"2: No rule is named. {WRITE}",
    ),
    "no brackets": (
        "@rule\ndef test_a_pair(): ...\n",
        f"2: No rule is named. {WRITE}",
    ),
    "an id without game": (
        '@rule("hand.pair")\ndef test_a_pair(): ...\n',
        (
            "2: `hand.pair` is not of the form `game/rule.id`. "
            "Write one such as `allumbra/setup.energy`."
        ),
    ),
    "a function that is no test": (
        '@rule("poker/hand.pair")\ndef a_pair(): ...\n',
        "2: `a_pair` names rules but is no test. The name of a test begins with `test_`.",
    ),
    "a class without tests": (
        '@rule("poker/hand.pair")\nclass TestHands:\n    def helper(self): ...\n',
        "2: Rules are named, but there is no test below.",
    ),
    "a file without tests": (
        'pytestmark = rule("poker/hand.pair")\n',
        "2: Rules are named, but there is no test below.",
    ),
    "a class that pytest does not collect": (
        '@rule("poker/hand.pair")\nclass Hands:\n    def test_a_pair(self): ...\n',
        f"2: {MISPLACED}",
    ),
    "a test in a class that pytest does not collect": (
        'class Hands:\n    @rule("poker/hand.pair")\n    def test_a_pair(self): ...\n',
        f"3: {MISPLACED}",
    ),
    "a test inside a function": (
        'def hands():\n    @rule("poker/hand.pair")\n    def test_a_pair(): ...\n',
        f"3: {MISPLACED}",
    ),
    "a mark kept for later": (
        'pair = rule("poker/hand.pair")\n@pair\ndef test_a_pair(): ...\n',
        f"2: {MISPLACED}",
    ),
    "a file that is not Python": (
        "def test_a_pair(:\n",
        "2: This is not Python: invalid syntax.",
    ),
}


class TestWrongUse:
    @pytest.mark.parametrize(("text", "error"), WRONG.values(), ids=WRONG.keys())
    def test_it_is_an_error_with_its_place_and_counts_for_nothing(
        self, text: str, error: str, tests: Path
    ) -> None:
        path = write(tests, IMPORT + text)
        assert errors_in(tests) == [f"{path}:{error}"]

    def test_a_file_that_pytest_does_not_collect_counts_for_nothing(self, tests: Path) -> None:
        text = '@rule("poker/hand.pair")\ndef test_a_pair(): ...\n'
        path = write(tests, IMPORT + text, "pairs.py")
        assert errors_in(tests) == [f"{path}:2: {MISPLACED}"]

    def test_the_ids_beside_a_wrong_one_still_count(self, tests: Path) -> None:
        path = write(tests, f'{IMPORT}@rule("poker/hand.pair", 5)\ndef test_a_pair(): ...\n')
        assert read_tests(tests) == (
            [NamedRule("poker/hand.pair", f"{path}::test_a_pair", f"{path}:2")],
            [f"{path}:2: `5` is not an id written out. {WRITE}"],
        )


class TestCoverage:
    def test_every_rule_has_a_test(self, poker: Rulebook, tests: Path) -> None:
        path = write(tests, ALL_COVERED)
        counted = rule_coverage(poker, tests)
        assert counted == Coverage(
            game="poker",
            covered={
                "setup.deal": [f"{path}::test_the_start"],
                "setup.ante": [f"{path}::test_the_start"],
                "hand.pair": [f"{path}::test_a_pair"],
            },
            missing=[],
            unknown=[],
            errors=[],
        )
        assert counted.is_complete

    def test_a_rule_without_test_is_missing(self, poker: Rulebook, tests: Path) -> None:
        path = write(tests, f'{IMPORT}@rule("poker/setup.ante")\ndef test_ante(): ...\n')
        counted = rule_coverage(poker, tests)
        assert counted.covered == {"setup.ante": [f"{path}::test_ante"]}
        assert counted.missing == [poker.rule("setup.deal"), poker.rule("hand.pair")]
        assert not counted.is_complete

    def test_a_test_counts_once_for_a_rule_and_a_rule_has_all_its_tests(
        self, poker: Rulebook, tests: Path
    ) -> None:
        path = write(
            tests,
            """
            from rulewright.testing import rule

            pytestmark = rule("poker/hand.pair")

            @rule("poker/hand.pair")
            def test_one(): ...

            def test_two(): ...
            """,
        )
        covered = rule_coverage(poker, tests).covered
        assert covered == {"hand.pair": [f"{path}::test_one", f"{path}::test_two"]}

    def test_an_id_that_no_catalogue_has_is_unknown(self, poker: Rulebook, tests: Path) -> None:
        write(tests, ALL_COVERED)
        path = write(
            tests,
            """
            from rulewright.testing import rule

            @rule("poker/hand.trio")
            class TestTrio:
                def test_one(self): ...
                def test_two(self): ...

            @rule("chess/hand.pair")
            def test_of_no_game(): ...
            """,
            "test_unknown.py",
        )
        counted = rule_coverage(poker, tests)
        assert counted.unknown == [
            ("poker/hand.trio", f"{path}:4"),
            ("chess/hand.pair", f"{path}:9"),
        ]
        assert (counted.missing, counted.errors) == ([], [])
        assert not counted.is_complete

    def test_what_another_game_tests_does_not_matter_here(
        self, poker: Rulebook, tests: Path
    ) -> None:
        write(tests, ALL_COVERED)
        write(tests, ALL_COVERED.replace("poker/setup.", "whist/other."), "test_whist.py")
        counted = rule_coverage(poker, tests)
        assert counted.is_complete
        assert len(counted.covered["setup.deal"]) == 1

    def test_a_wrong_use_makes_it_incomplete(self, poker: Rulebook, tests: Path) -> None:
        write(tests, ALL_COVERED)
        path = write(tests, f"{IMPORT}@rule()\ndef test_a_pair(): ...\n", "test_wrong.py")
        counted = rule_coverage(poker, tests)
        assert counted.errors == [f"{path}:2: No rule is named. {WRITE}"]
        assert (counted.missing, counted.unknown) == ([], [])
        assert not counted.is_complete

    def test_it_needs_no_pytest(self) -> None:
        program = (
            "import sys; sys.modules['pytest'] = None; "
            "from pathlib import Path; "
            "from rulewright.rulebook import rulebook_of; "
            "from rulewright.testing.coverage import rule_coverage; "
            "print(len(rule_coverage(rulebook_of('allumbra'), Path(sys.argv[1])).missing) > 0)"
        )
        source = Path(coverage.__file__).parents[2]
        done = subprocess.run(
            [sys.executable, "-c", program, str(source / "rulewright" / "testing")],
            capture_output=True,
            text=True,
            check=False,
            env={"PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"},
        )
        assert (done.stdout, done.stderr) == ("True\n", "")


def run(tests: Path, *words: str, as_json: bool = False) -> tuple[int, str]:
    """`rulewright rules poker --coverage`: its exit code and the screen."""
    console = Console(record=True, width=100, file=StringIO())
    code = rules_command(
        "poker", list(words), coverage=True, tests=tests, json=as_json, console=console
    )
    return code, console.export_text()


@pytest.mark.usefixtures("poker")
class TestTheCommand:
    def test_full_coverage_gives_code_0(self, tests: Path) -> None:
        write(tests, ALL_COVERED)
        code, screen = run(tests)
        assert code == 0
        assert rows(screen) == [
            "Poker: rules with a test",
            "Section Covered",
            "Setup 2/2",
            "Hands 1/1",
            "All 3/3",
        ]

    def test_what_is_amiss_is_listed_and_gives_code_1(
        self, tests: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tests.parent)
        write(
            tests,
            """
            from rulewright.testing import rule

            @rule("poker/setup.ante", "poker/hand.trio")
            def test_one(): ...

            @rule(PAIR)
            def test_two(): ...
            """,
        )
        code, screen = run(Path("tests"))
        assert code == 1
        assert rows(screen) == [
            "Poker: rules with a test",
            "Section Covered",
            "Setup 1/2",
            "Hands 0/1",
            "All 1/3",
            "Rules without a test: 2",
            "setup.deal",
            "hand.pair",
            "Tests that name no existing rule: 1",
            "poker/hand.trio tests/test_play.py:4",
            "Errors: 1",
            f"tests/test_play.py:7: `PAIR` is not an id written out. {WRITE}",
        ]

    @pytest.mark.parametrize("left_out", ["poker/setup.ante", "poker/hand.pair"])
    def test_one_rule_without_test_gives_code_1(self, tests: Path, left_out: str) -> None:
        write(tests, ALL_COVERED.replace(left_out, "poker/setup.deal"))
        code, screen = run(tests)
        assert code == 1
        assert screen.endswith(
            "\nRules without a test: 1\n"
            "───────────────────────\n"
            f"{left_out.removeprefix('poker/')}\n"
        )

    def test_one_unknown_id_gives_code_1(self, tests: Path) -> None:
        path = write(
            tests, ALL_COVERED.replace("poker/setup.deal", 'poker/setup.deal", "poker/a.b')
        )
        code, screen = run(tests, as_json=True)
        assert code == 1
        assert json.loads(screen)["unknown"] == [{"id": "poker/a.b", "place": f"{path}:4"}]

    def test_coverage_as_json(self, tests: Path) -> None:
        path = write(
            tests,
            f'{IMPORT}@rule("poker/setup.ante")\ndef test_ante(): ...\n'
            "@rule()\ndef test_two(): ...\n",
        )
        code, screen = run(tests, as_json=True)
        assert code == 1
        assert json.loads(screen) == {
            "game": "poker",
            "sections": [
                {"part": "", "title": "Setup", "covered": 1, "total": 2},
                {"part": "", "title": "Hands", "covered": 0, "total": 1},
            ],
            "covered": {"setup.ante": [f"{path}::test_ante"]},
            "missing": ["setup.deal", "hand.pair"],
            "unknown": [],
            "errors": [f"{path}:4: No rule is named. {WRITE}"],
        }

    def test_coverage_takes_no_words(self, tests: Path) -> None:
        with pytest.raises(RulebookError) as error:
            run(tests, "setup")
        assert str(error.value) == ("--coverage is about the whole rulebook. Leave out the words.")


def rows(screen: str) -> list[str]:
    """The lines of a screen without its frames and extra blanks."""
    lines = [
        "".join(" " if "\u2500" <= sign <= "\u257f" else sign for sign in line)
        for line in screen.splitlines()
    ]
    return [" ".join(line.split()) for line in lines if line.strip()]
