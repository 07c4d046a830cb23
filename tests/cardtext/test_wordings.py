"""Files of wordings: what a line can say, and what is told of one that is malformed."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.cardtext import CardTextError, Language, TableError

TABLE = """
noun.*.thief : Thief|Thieves
act.*.kill : kill|kills {n:obj}
act.*.push : push|pushes {n:np.sg} and {m:np.sg}
@introduces card one : act.*.kill
"""


@pytest.fixture
def language(tmp_path: Path) -> Path:
    (tmp_path / "game.rules").write_text(TABLE, encoding="utf-8")
    return tmp_path / "game.rules"


def saying(table: Path, *lines: str) -> Language:
    table.with_name("wordings.rules").write_text("\n".join(lines), encoding="utf-8")
    return Language(table)


def printed(table: Path, text: str, *lines: str) -> str:
    language = saying(table, *lines)
    return language.write(language.read(text))


@pytest.mark.parametrize(
    ("line", "text", "means"),
    [
        ("act.*.kill ~ slay|slays {n:obj}", "Slay target Thief.", "Kill target Thief."),
        ("act.*.kill ~ slay/smite {n:obj}", "Smite target Thief.", "Kill target Thief."),
        ("act.*.kill ~ do [quickly] away with {n:obj}", "Do away with a Thief.", "Kill a Thief."),
        ("act.*.kill ~ fell {m:np.sg} {n=obj.sg($m)}", "Fell a Thief.", "Kill a Thief."),
        (
            "act.*.kill ~ fell a {n=obj.sg(np.sg.a(nbar.of(-,head.one(noun.thief),-,-,-,-,-,-)))}",
            "Fell a.",
            "Kill a Thief.",
        ),
        (
            "act.*.kill ~ avenge {m:np.sg} {n=obj.sg($m[c=ctrl.opponent])}",
            "Avenge a Thief.",
            "Kill a Thief an opponent controls.",
        ),
        ("act.* ~ fell {m:np.sg} {=act.kill(obj.sg($m))}", "Fell a Thief.", "Kill a Thief."),
        ("act.*.draw ~ pull {k:INT}", "Pull three.", "Draw 3 cards."),
        ("@also kill : cut down | fell", "Cut down a Thief.", "Kill a Thief."),
    ],
)
def test_a_wording_comes_to_the_phrase(language: Path, line: str, text: str, means: str) -> None:
    assert printed(language, text, line) == means


def test_what_may_be_left_out_may_also_be_said(language: Path) -> None:
    line = "act.*.kill ~ do [very quickly] away with {n:obj}"
    assert printed(language, "Do very quickly away with a Thief.", line) == "Kill a Thief."
    with pytest.raises(CardTextError):
        printed(language, "Do very away with a Thief.", line)


def test_what_is_put_into_a_slot_does_not_displace_what_is_said(language: Path) -> None:
    line = "act.*.kill ~ avenge {m:np.sg} {n=obj.sg($m[c=ctrl.opponent])}"
    with pytest.raises(CardTextError):
        printed(language, "Avenge a Thief you control.", line)


def test_slots_may_come_in_another_order(language: Path) -> None:
    line = "act.*.push ~ push {m:np.sg} behind {n:np.sg}"
    assert printed(language, "Push a card behind a Thief.", line) == "Push a Thief and a card."


def test_words_may_have_other_words_together(language: Path) -> None:
    line = "@also a opponent : whoever sits there"
    assert (
        printed(language, "Whoever sits there draws a card.", line) == "An opponent draws a card."
    )


def test_two_readings_that_are_equally_near_are_both_shown(language: Path) -> None:
    lines = ("act.*.kill ~ hit {n:obj}", "act.*.discard ~ hit {n:obj}")
    with pytest.raises(CardTextError, match="can be read in 2 ways") as refused:
        printed(language, "Hit a Thief.", *lines)
    assert set(refused.value.mistake.suggestions) == {"Kill a Thief.", "Discard a Thief."}


def test_of_two_readings_the_nearer_one_is_meant(language: Path) -> None:
    lines = ("act.*.kill ~ hit {n:obj}", "act.*.discard ~~ hit {n:obj}")
    assert printed(language, "Hit a Thief.", *lines) == "Kill a Thief."


def test_a_reading_that_nobody_could_play_does_not_count(language: Path) -> None:
    lines = ("act.*.kill ~ hit {n:obj}", "act.*.discard ~ hit {n:obj}")
    freely = saying(language, *lines)
    tree = freely.read("Hit a Thief.", is_playable=lambda tree: "act.kill" not in str(tree))
    assert freely.write(tree) == "Discard a Thief."


def test_wordings_of_phrases_that_a_game_does_not_have_fall_away(language: Path) -> None:
    line = "act.*.putcounter ~ lay a {c:counter} on {n:obj}"
    assert printed(language, "Draw a card.", line) == "Draw a card."


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("act.kill fell {n:obj}", "write `category.tag ~ template`"),
        ("act.kill ~ fell {n:obj}", "'act' has forms"),
        ("act.*.kil ~ fell {n:obj}", "there is no phrase act.kil; did you mean act.kill?"),
        ("act.*.kill ~ fell", "nothing is said of the slot 'n' of act.kill"),
        ("act.*.kill ~ fell {n:obj} {o=ref.it}", "act.kill has no slot 'o'"),
        ("act.*.kill ~ fell {n=obj.sg($m)}", "the wording has no slot 'm'"),
        ("act.*.kill ~ fell {n=obj.sg}", "nothing is said of the slot 'n' of obj.sg"),
        ("act.*.kill ~ fell {n=np.them(ref.it)}", "np.them has 0 slots, not 1"),
        ("act.*.kill ~ fell {n=obj.sg(ref.it}", "ends with )"),
        ("act.*.kill ~ fell {n=!}", "is no tree"),
        ("act.*.kill ~ fell|fells|felled {n:obj}", "gives 3 forms, not 2"),
        ("act.*.kill ~ fe@ll {n:obj}", "'fe@ll' is no word"),
        ("act.*.kill ~ fell {n:obj} {=ref.it}", "not both"),
        ("act.* ~ fell {n:obj}", "name the phrase by its tag"),
        ("act.*.kill ~ fell {n:np}", "'np' has the forms sg, pl"),
        ("@also kill", "write @also WORDS : WORDS | WORDS"),
    ],
)
def test_a_malformed_line_is_told_with_its_place(language: Path, line: str, what: str) -> None:
    with pytest.raises(TableError) as refused:
        printed(language, "Fell a Thief.", "# first", line)
    assert "wordings.rules:2: " in str(refused.value)
    assert what in str(refused.value)
