"""Who answers when: bots seal their answers, people may take theirs back."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulewright
from rulewright.kernel.errors import BotError, SaveError, SeatError
from rulewright.terminal import save_folder
from rulewright.terminal.saves import new_save_path, read_match, write_match
from rulewright.terminal.seats import read_seats, seat_names
from rulewright.terminal.sitting import Sitting, begin, go_on
from rulewright.terminal.thinking import answer
from rulewright.terminal.words import Words


def sit(*seats: str, language: str = "en", **options: object) -> Sitting:
    return begin("allumbra", read_seats(seats), options, "7", language)


def test_names_are_given_where_none_are() -> None:
    def names(*seats: str, language: str = "en") -> list[str]:
        return seat_names(read_seats(seats), Words(language))

    assert names("human", "search:2s") == ["You", "search"]
    assert names("human", "greedy", language="pt") == ["Você", "greedy"]
    assert names("human", "human") == ["Player 1", "Player 2"]
    assert names("human:Ana", "human") == ["Ana", "Player 2"]
    assert names("random", "random") == ["random 1", "random 2"]


@pytest.mark.parametrize(
    ("seat", "kind"), [("human:", SeatError), ("wizard", BotError), ("search:never", BotError)]
)
def test_a_seat_that_is_nobody_is_refused_with_its_place(seat: str, kind: type[Exception]) -> None:
    with pytest.raises(kind, match="seat 2"):
        read_seats(["human", seat])


def test_a_sealed_answer_waits_for_the_person() -> None:
    sitting = sit("human", "random")
    errand = sitting.errand(1)
    assert sitting.thinking() == [1]
    assert sitting.seal(errand, answer(errand.thought))
    assert sitting.thinking() == []
    assert sitting.play_sealed() == []
    assert sitting.match.decisions == []
    assert sitting.play(0, sitting.match.decision(0).choices[0]) == []
    assert sitting.play_sealed()
    assert [decision[0] for decision in sitting.match.decisions] == [0, 1]


def test_going_back_makes_a_bot_think_afresh_and_refuses_the_old_answer() -> None:
    sitting = sit("human", "random")
    old = sitting.errand(1)
    said = answer(old.thought)
    sitting.seal(old, said)
    sitting.play(0, sitting.match.decision(0).choices[0])
    sitting.play_sealed()
    assert sitting.last_to_choose() == 0
    sitting.undo()
    assert sitting.match.decisions == []
    assert not sitting.seal(old, said)
    assert sitting.thinking() == [1]
    assert sitting.errand(1).thought.seed != old.thought.seed


def test_a_bot_answers_all_parts_at_once() -> None:
    sitting = sit("human", "random", relics=True)
    errand = sitting.errand(1)
    said = answer(errand.thought)
    assert [part[0] for part in said] == ["choose", "choose"]
    assert answer(errand.thought) == said


def test_taking_back_a_part_keeps_the_sealed_answer() -> None:
    sitting = sit("human", "random", relics=True)
    errand = sitting.errand(1)
    sitting.seal(errand, answer(errand.thought))
    sitting.play(0, sitting.match.decision(0).choices[0])
    assert sitting.undo_is_free(0)
    sitting.undo()
    assert sitting.thinking() == []


def test_what_nobody_has_seen_is_free_for_whoever_chose_it_last() -> None:
    sitting = sit("human:Ana", "human:Bo", relics=True)
    assert sitting.last_to_choose() is None
    assert not sitting.undo_is_free(0)
    sitting.play(0, sitting.match.decision(0).choices[0])
    assert sitting.last_to_choose() == 0
    assert sitting.undo_is_free(0)
    assert not sitting.undo_is_free(1)
    assert not sitting.undo_is_free(None)
    sitting.play(1, sitting.match.decision(1).choices[0])
    assert (sitting.last_to_choose(), sitting.undo_is_free(0)) == (1, False)
    sitting.undo()
    assert [decision[0] for decision in sitting.match.decisions] == [0]


def test_a_question_whose_answers_were_seen_is_put_to_everybody_again() -> None:
    sitting = sit("human:Ana", "human:Bo")
    for seat in (0, 1):
        sitting.play(seat, sitting.match.decision(seat).choices[0])
    assert not sitting.undo_is_free(1)
    sitting.undo()
    assert sitting.match.decisions == []


def test_after_the_end_a_bot_thinks_afresh_too() -> None:
    sitting = sit("human", "random")
    sitting.match.concede(0)
    sitting.undo()
    assert not sitting.match.is_over
    assert sitting.take == 1


def test_a_rematch_moves_everyone_one_seat_on_and_deals_anew() -> None:
    sitting = sit("human:Ana", "random")
    again = sitting.rematch()
    assert again.match.names == ["random", "Ana"]
    assert again.people == [1]
    assert again.match.seed == "7-rematch-1"
    assert again.rematch().match.seed == "7-rematch-2"


def test_a_saved_match_goes_on_and_keeps_its_names(tmp_path: Path) -> None:
    sitting = sit("human:Ana", "random")
    sitting.play(0, sitting.match.decision(0).choices[1])
    path = tmp_path / "folder" / "duel.json"
    write_match(sitting.match, path)
    again = go_on("allumbra", read_seats(["human", "random"]), path, "pt")
    assert again.match.save() == sitting.match.save()
    assert again.match.names == ["Ana", "random"]
    assert [entry.name for entry in path.parent.iterdir()] == ["duel.json"]


def test_what_cannot_be_resumed_is_told(tmp_path: Path) -> None:
    path = tmp_path / "duel.json"
    with pytest.raises(SaveError, match=r"cannot read .*duel\.json: No such file"):
        read_match(path, "en")
    path.write_text("{}")
    with pytest.raises(SaveError, match=r"duel\.json: the saved match is damaged"):
        read_match(path, "en")
    path.write_bytes(b"\xff\xfe\xff")
    with pytest.raises(SaveError, match=r"duel\.json: this is no saved match"):
        read_match(path, "en")
    write_match(rulewright.start("allumbra", seats=["A", "B"], seed=1), path)
    with pytest.raises(SaveError, match="a match of 'allumbra', not of 'eruma'"):
        go_on("eruma", read_seats(["human", "random"]), path, "en")
    with pytest.raises(SeatError, match="2 seats, not 1"):
        go_on("allumbra", read_seats(["human"]), path, "en")


def test_saves_lie_in_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert save_folder() == tmp_path / "rulewright" / "saves"
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert save_folder() == tmp_path / ".local" / "share" / "rulewright" / "saves"


def test_two_saves_in_one_second_do_not_meet() -> None:
    match = rulewright.start("allumbra", seats=["A", "B"], seed=1)
    paths = []
    for _ in range(3):
        paths.append(new_save_path("allumbra"))
        write_match(match, paths[-1])
    assert len(set(paths)) == 3
