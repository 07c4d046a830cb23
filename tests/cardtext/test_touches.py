"""Files that say which rules phrases have to do with. Every game's own is asked in `test_games`."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.cardtext import TableError
from rulewright.cardtext.touches import read_touches, touched
from tests.cardtext.languages import table


class TestReading:
    def test_each_phrase_of_a_line_touches_each_rule_of_it(self, tmp_path: Path) -> None:
        read = read_touches(
            table(tmp_path, "# Drawing\nact.draw act.drawone : draw.one deck.out\n")
        )
        assert read == {
            "act.draw": ["draw.one", "deck.out"],
            "act.drawone": ["draw.one", "deck.out"],
        }

    def test_the_rules_of_several_lines_come_in_their_order(self, tmp_path: Path) -> None:
        read = read_touches(table(tmp_path, "a.b : y\n\na.b a.c : x  # and more\n"))
        assert read == {"a.b": ["y", "x"], "a.c": ["x"]}

    def test_a_line_that_is_moved_in_goes_on_with_the_one_before(self, tmp_path: Path) -> None:
        read = read_touches(table(tmp_path, "a.b\n    a.c\n  # why\n  : x\n    y\na.d : z"))
        assert read == {"a.b": ["x", "y"], "a.c": ["x", "y"], "a.d": ["z"]}


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("a.b", 1, "write `PHRASE… : RULE…`, not 'a.b'"),
        ("a.b : x\na.c :", 2, "write `PHRASE… : RULE…`"),
        ("a.b : x\n : y", 1, "write `PHRASE… : RULE…`"),
        ("a.b: x", 1, "write `PHRASE… : RULE…`"),
        ("a.b : x : y", 1, "write `PHRASE… : RULE…`"),
        ("a.b : x x", 1, "'a.b' touches 'x' twice"),
        ("a.b : x\na.c a.b : x", 2, "'a.b' touches 'x' twice; once is right"),
        ("a.b a.b : x", 1, "'a.b' touches 'x' twice"),
    ],
)
def test_a_malformed_line_is_refused_with_its_place(
    tmp_path: Path, text: str, line: int, what: str
) -> None:
    with pytest.raises(TableError) as refused:
        read_touches(table(tmp_path, text))
    assert f"test.rules:{line}: {what}" in str(refused.value)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TableError, match=r"none\.rules: this table cannot be read"):
        read_touches(tmp_path / "none.rules")


def test_a_text_touches_each_rule_once_in_reading_order() -> None:
    touches = {"act.kill": ["kill", "grave"], "np.target": ["target", "kill"], "act.draw": ["draw"]}
    tree = ("deed.then", ("act.kill", ("np.target", None)), ("act.draw", 2))
    assert touched(tree, touches) == ["kill", "grave", "target", "draw"]
