"""A match as people and programs hold it: looking, playing, taking back, copying."""

from collections.abc import Callable

import pytest

import rulewright
from rulewright import Match
from rulewright.gamekit.registry import register
from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.kernel.chance import Dice
from rulewright.kernel.errors import OptionError, SeatError
from rulewright.testing.history import play_at_random
from tests.kernel.toys import Ask, End, Note, Toy

DUEL = DuelTable().game.name
THREE = register(
    Toy(
        "toy-for-three",
        [Note(1), Ask([1, 2, 0]), Note(2), Ask([0, 0, 1]), End([0, 0, 100])],
        seats=3,
    )
).name


def duel(seed: int | str = 7, **options: object) -> Match:
    return rulewright.start(DUEL, seats=["Ana", "Bo"], options=options, seed=seed)


def trio() -> Match:
    return rulewright.start(THREE, seats=["Ana", "Bo", "Cy"], seed=1)


# Starting


def test_a_match_begins_at_its_first_decision() -> None:
    match = duel()
    assert (match.seats, match.names, match.seed) == (2, ["Ana", "Bo"], "7")
    assert match.options == {"relics": False, "stella": "random"}
    assert (match.is_over, match.result, match.decisions) == (False, None, [])
    assert [decision.seat for decision in match.pending] == [0, 1]


def test_the_same_seed_deals_the_same_cards_and_another_others() -> None:
    assert duel(7).save() == duel("7").save()
    assert duel(7).view(0) != duel(8).view(0)


def test_what_was_passed_in_is_not_kept() -> None:
    seats, options = ["Ana", "Bo"], {"relics": True}
    match = rulewright.start(DUEL, seats=seats, options=options, seed=7)
    seats[0] = "Eve"
    options["relics"] = False
    assert match.names == ["Ana", "Bo"]
    assert match.options["relics"] is True


def test_the_example_in_the_package_works() -> None:
    match = rulewright.start("allumbra", seats=["Ana", "Bo"], seed=7)
    decision = match.pending[0]
    match.play(decision.seat, decision.choices[0])
    assert [decision.seat for decision in match.pending] == [1]


# Looking


def test_a_decision_has_its_prompt_its_rule_and_every_choice() -> None:
    match = trio()
    decision = match.pending[1]
    assert (decision.seat, decision.prompt, decision.rule) == (1, "Take part 1.", "toy.take")
    assert [choice.label for choice in decision.choices] == ["Take 0", "Take 1", "Take 2"]
    assert [choice.spelled for choice in decision.choices] == [["take", n] for n in range(3)]
    assert [choice.objects for choice in decision.choices] == [[f"thing-{n}"] for n in range(3)]
    assert [choice.code for choice in decision.choices] == match.state.choices[1].as_list()
    assert match.decision(1).prompt == decision.prompt


def test_a_decision_can_be_put_in_another_language_than_the_match_has() -> None:
    match = duel()
    english, portuguese = match.decision(0), match.decision(0, "pt")
    assert english.prompt == "Pick a card for the next clash."
    assert portuguese.prompt == "Escolha uma carta para o próximo confronto."
    assert [choice.code for choice in portuguese.choices] == [c.code for c in english.choices]
    labels = [choice.label for choice in portuguese.choices]
    assert labels != [choice.label for choice in english.choices]
    assert match.choice(0, portuguese.choices[0].code, "pt").label == labels[0]
    assert match.decision(0).prompt == english.prompt


def test_decisions_choices_and_results_can_be_read_when_printed() -> None:
    match = trio()
    assert repr(match.pending[0].choices[1]) == "<Choice Take 1>"
    assert "seat 0" in repr(match.pending[0])
    assert "Take 2" in repr(match.pending[0])
    match.concede(2)
    assert repr(match.result) == "<Result [50, 50, 0]>"


def test_each_sees_their_own_view_and_a_spectator_theirs() -> None:
    match = duel()
    mine, theirs, public = (match.view(seat) for seat in (0, 1, None))
    assert mine != theirs != public != mine
    assert mine == match.game.people.view(match.state, 0)


def test_a_story_tells_each_what_they_may_know() -> None:
    match = duel()
    mine = [line.text for line in match.story(0)]
    theirs = [line.text for line in match.story(1)]
    public = [line.text for line in match.story(None)]
    assert any(line.startswith("Ana draws") for line in mine)
    assert mine != theirs
    assert len(mine) == len(theirs) == len(public) == len(match.events(0))
    assert all(line.rule for line in match.story(0))
    assert match.story(0)[0].kind == "drew-cards"
    assert match.story(None)[0].objects == ["duellist-0"]


def test_a_story_can_be_taken_up_where_one_left_off() -> None:
    match = trio()
    heard = len(match.events(0))
    assert [event.things for event in match.events(0)] == [[1]]
    match.play(0, "Take 0")
    match.play(1, "Take 0")
    match.play(1, "Take 1")
    assert [event.things for event in match.events(0, heard)] == [[2]]
    assert [line.text for line in match.story(None, heard)] == ["Event 0 of [2]."]
    assert match.events(0, 99) == []


def test_words_are_in_the_language_of_the_match() -> None:
    match = rulewright.start(DUEL, seats=["Ana", "Bo"], seed=7, language="pt")
    english = duel()
    assert match.pending[0].prompt != english.pending[0].prompt
    label = match.pending[0].choices[0].label
    assert label != english.pending[0].choices[0].label
    match.play(0, label)
    assert match.decisions == [[0, "pick", match.decisions[0][2]]]
    assert rulewright.load(match.save(), language="pt").story(0)[0].text == match.story(0)[0].text


# Playing


@pytest.mark.parametrize(
    "form",
    [
        lambda choice: choice,
        lambda choice: choice.code,
        lambda choice: choice.spelled,
        lambda choice: tuple(choice.spelled),
        lambda choice: choice.label,
    ],
    ids=["choice", "code", "spelling", "tuple", "label"],
)
def test_a_choice_can_be_made_in_every_form(form: Callable[[rulewright.Choice], object]) -> None:
    match = duel()
    for _ in range(12):
        decision = match.pending[-1]
        choice = decision.choices[-1]
        match.play(decision.seat, form(choice))  # type: ignore[arg-type]
        assert match.decisions[-1] == [decision.seat, *choice.spelled]
    plain = duel()
    for made in match.decisions:
        plain.make(made)
    assert plain.save() == match.save()


def test_answers_at_the_same_time_may_come_in_any_order() -> None:
    one, other = trio(), trio()
    for match, seats in ((one, (0, 1, 1)), (other, (1, 0, 1))):
        for seat in seats:
            match.play(seat, match.decision(seat).choices[0])
    assert one.view(None) == other.view(None)
    assert [decision.seat for decision in one.pending] == [2]


def test_a_match_is_over_when_there_is_a_result() -> None:
    match = trio()
    for seat, label in ((0, "Take 0"), (1, "Take 0"), (1, "Take 1"), (2, "Take 2")):
        match.play(seat, label)
    assert match.is_over
    assert match.pending == []
    assert match.result is not None
    assert (match.result.shares, match.result.winners) == ([0, 0, 100], [2])
    assert not match.result.is_draw


@pytest.mark.parametrize(
    ("shares", "winners", "is_draw"),
    [
        ([100, 0], [0], False),
        ([50, 50], [0, 1], True),
        ([40, 20, 40], [0, 2], True),
        ([100], [0], False),
        ([34, 33, 33], [0, 1, 2], True),
        ([17, 17, 17, 17, 16, 16], [0, 1, 2, 3, 4, 5], True),
        ([0, 34, 33, 33], [1, 2, 3], True),
    ],
)
def test_a_result_says_who_has_the_largest_share(
    shares: list[int], winners: list[int], is_draw: bool
) -> None:
    result = rulewright.Result(shares)
    assert (result.shares, result.winners, result.is_draw) == (shares, winners, is_draw)


# Giving up and agreeing


def test_one_may_give_up_at_any_moment() -> None:
    match = trio()
    match.concede(2)
    assert match.is_over
    assert match.decisions == [[2, "concede"]]
    assert rulewright.load(match.save()).save() == match.save()


def test_a_draw_needs_everybody() -> None:
    match = trio()
    match.offer_draw(1)
    match.offer_draw(0)
    match.offer_draw(1)
    assert (match.draw_offers, match.is_over) == ([0, 1], False)
    match.offer_draw(2)
    assert match.result is not None
    assert match.result.shares == [34, 33, 33]
    assert match.decisions == [[seat, "offer-draw"] for seat in (1, 0, 1, 2)]


def test_an_offer_holds_until_somebody_plays_on() -> None:
    match = trio()
    match.offer_draw(0)
    match.offer_draw(1)
    match.play(1, "Take 0")
    assert match.draw_offers == []
    match.offer_draw(2)
    assert not match.is_over


def test_an_offer_is_saved_copied_and_taken_back() -> None:
    match = trio()
    match.offer_draw(2)
    assert rulewright.load(match.save()).draw_offers == [2]
    given_up = match.clone()
    given_up.concede(0)
    assert given_up.draw_offers == []
    copy = match.clone()
    copy.offer_draw(0)
    assert (copy.draw_offers, match.draw_offers) == ([0, 2], [2])
    copy.undo(2)
    assert copy.draw_offers == []


# Taking back


def test_decisions_are_taken_back_to_the_state_that_was_there() -> None:
    match = duel(relics=True)
    saves = [match.save()]
    while len(match.decisions) < 30:
        play_at_random(match, Dice(len(match.decisions)), 1)
        saves.append(match.save())
    for back in (1, 5, 20, 0):
        match.undo(back)
        assert match.save() == saves[len(match.decisions)]
    assert len(match.decisions) == 4
    match.undo(4)
    assert match.save() == saves[0] == duel(relics=True).save()


def test_one_decision_is_taken_back_unless_more_are_named() -> None:
    match = trio()
    match.play(0, "Take 0")
    match.play(1, "Take 2")
    match.undo()
    assert match.decisions == [[0, "take", 0]]


def test_the_story_is_taken_back_too() -> None:
    match = duel()
    begun = len(match.story(0))
    play_at_random(match, Dice(1), 8)
    assert len(match.story(0)) > begun
    match.undo(8)
    assert len(match.story(0)) == begun


def test_even_the_end_can_be_taken_back() -> None:
    match = trio()
    match.concede(0)
    match.undo()
    assert not match.is_over
    assert [decision.seat for decision in match.pending] == [0, 1]


# Copying


def test_a_copy_is_equal_and_independent() -> None:
    match = duel(relics=True)
    play_at_random(match, Dice(3), 11)
    copy = match.clone()
    assert copy.save() == match.save()
    assert [line.text for line in copy.story(0)] == [line.text for line in match.story(0)]
    before = match.save(), len(match.events(0)), [line.text for line in match.story(1)]
    play_at_random(copy, Dice(4), 40)
    copy.names[0] = "Eve"
    copy.options["relics"] = False
    assert (match.save(), len(match.events(0)), [line.text for line in match.story(1)]) == before


def test_a_copy_goes_on_as_the_original_would() -> None:
    match = duel()
    play_at_random(match, Dice(3), 5)
    copy = match.clone()
    for each in (match, copy):
        play_at_random(each, Dice(9), 1000)
    assert match.is_over
    assert copy.save() == match.save()
    assert [line.text for line in copy.story(0)] == [line.text for line in match.story(0)]


def test_a_copy_can_be_taken_back_to_the_start() -> None:
    match = duel()
    play_at_random(match, Dice(3), 10)
    copy = match.clone()
    copy.undo(10)
    assert copy.save() == duel().save()
    assert len(match.decisions) == 10


def test_a_match_may_begin_at_a_position_which_is_left_alone() -> None:
    table = DuelTable()
    position = table.game.rules.position("turn 1\n me: hand 2 hide\n them: hand 2 reload")
    before = table.game.rules.save_state(position.state)
    match = Match(table.game, ["Ana", "Bo"], position.options, "0", position.state)
    match.play(0, "Hide")
    match.play(1, "Reload")
    assert table.game.rules.save_state(position.state) == before
    assert rulewright.load(match.save()).save() == match.save()
    match.undo(2)
    assert [choice.label for choice in match.pending[0].choices] == ["Hide"]


def test_seats_are_not_one_text() -> None:
    with pytest.raises(SeatError, match="a list of names"):
        rulewright.start("allumbra", seats="AB", seed=1)


@pytest.mark.parametrize("seed", [1.5, True, None])
def test_a_seed_is_a_number_or_a_text(seed: object) -> None:
    with pytest.raises(OptionError, match="a seed is"):
        rulewright.start("allumbra", seats=["Ana", "Bo"], seed=seed)  # type: ignore[arg-type]
