"""Tables of phrases: what a line means, and what is said of a malformed one."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.cardtext import TableError
from rulewright.cardtext.templates import Slot, read_table
from tests.cardtext.languages import table

FEATURES: dict[str, tuple[str, ...]] = {"act": ("imp", "s"), "np": ("sg", "pl")}


class TestWhatALineMeans:
    def test_a_phrase_without_forms_is_one_rule(self, tmp_path: Path) -> None:
        (rule,) = read_table(table(tmp_path, "zone.hand : in {p:poss} hand"), {}).rules
        assert rule.tag == "zone.hand"
        assert rule.symbol == "zone"
        assert rule.parts == ("in", Slot("p", "poss", "", optional=False), "hand")

    def test_a_phrase_in_all_forms_is_a_rule_for_each(self, tmp_path: Path) -> None:
        rules = read_table(table(tmp_path, "act.*.kill : kill|kills {n:obj}"), FEATURES).rules
        assert [(rule.symbol, rule.words) for rule in rules] == [
            ("act_imp", ("kill",)),
            ("act_s", ("kills",)),
        ]
        assert {rule.tag for rule in rules} == {"act.kill"}

    def test_a_star_in_a_slot_is_the_form_of_the_whole(self, tmp_path: Path) -> None:
        rules = read_table(table(tmp_path, "np.*.of : {h?:np.*} card|cards"), FEATURES).rules
        assert [rule.slots[0].symbol for rule in rules] == ["np_sg", "np_pl"]
        assert rules[0].slots[0].optional
        assert rules[0].needed == ()

    def test_comments_and_empty_lines_say_nothing(self, tmp_path: Path) -> None:
        read = read_table(table(tmp_path, "# a\n\nx.y : z  # b\n"), {})
        assert [rule.words for rule in read.rules] == [("z",)]

    def test_a_directive_is_kept_with_its_place(self, tmp_path: Path) -> None:
        (line,) = read_table(table(tmp_path, "\n@about act : something to do"), {}).directives
        assert (line.name, line.words, line.rest) == ("about", ("act",), "something to do")
        assert line.place.endswith("test.rules:2")


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("kill", "write `category.tag : template`"),
        ("act.imp.kill :", "write `category.tag : template`"),
        ("Act.kill : kill", "write `category.tag : template`"),
        ("act.kill : kill", "'act' has forms; write act.FORM.kill (imp, s, *)"),
        ("act.pl.kill : kill", "'act' has no form 'pl'; it has imp, s"),
        ("zone.*.hand : in hand", "'zone' has no forms; write zone.hand"),
        ("act.*.kill : kill|kills|killed", "gives 3 forms, not 2 (imp, s)"),
        ("zone.hand : in|at hand", "gives 2 forms, not one"),
        ("zone.hand : in the {hand", "write {name:category}"),
        ("zone.hand : in {p:Poss} hand", "write {name:category}"),
        ("zone.hand : in {p:POSS} hand", "values are COUNTER, COUNTERS, INT, NAME, NUMBER"),
        ("zone.hand : in {p:np} hand", "'np' has the forms sg, pl; name one"),
        ("zone.hand : in {p:np.*} hand", "the phrase has no form to be shared"),
        ("zone.hand : in (hand)", "'(hand)' is no word"),
        ("zone.hand : in hand.", "'hand.' is no word"),
        ("@nonsense a : b", "there is no @nonsense; there are @features"),
        ("@about act", "write @about CATEGORY"),
        ("@open speed", "write @open : CATEGORY"),
        ("@features act imp s", "the forms of 'act' are named twice"),
        ("@features verb imp", "write @features CATEGORY FORM FORM"),
        ("x.y : z\n@features x a b", "@features x must come before its phrases"),
    ],
)
def test_a_malformed_line_is_refused_with_its_place(tmp_path: Path, line: str, what: str) -> None:
    number = line.count("\n") + 1
    with pytest.raises(TableError) as refused:
        read_table(table(tmp_path, line), FEATURES)
    assert what in str(refused.value)
    assert f"test.rules:{number}: " in str(refused.value)


def test_a_table_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TableError, match=r"none\.rules: this table cannot be read"):
        read_table(tmp_path / "none.rules", {})


def test_a_table_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "test.rules").write_bytes(b"\xff\xfe")
    with pytest.raises(TableError, match="cannot be read"):
        read_table(tmp_path / "test.rules", {})
