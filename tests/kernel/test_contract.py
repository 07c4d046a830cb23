"""What a game must bring, and what the kernel does for one that brings no more."""

from collections.abc import Callable

import pytest

from rulewright.bots import Bot, Outlook
from rulewright.kernel.chance import Dice
from rulewright.kernel.errors import SaveError
from rulewright.kernel.event import EVERYONE, Event
from rulewright.kernel.state import NOTHING, Procedure, Question, State
from tests.kernel.toys import Ask, Note, Toy, ToyRules, bare, begun

BARE = bare("bare")
STATE = State(2)

MUST_BRING: dict[str, Callable[[], object]] = {
    "new": lambda: BARE.rules.new(2, {}, 1),
    "load_own": lambda: BARE.rules.load_own({}, 2, {}),
    "position": lambda: BARE.rules.position(""),
    "view": lambda: BARE.people.view(STATE, 0),
    "printed": lambda: BARE.people.printed("en"),
    "measures": lambda: BARE.advice.measures(STATE, []),
    "facts": lambda: BARE.rules.facts(STATE),
    "prompt": lambda: BARE.people.prompt(STATE, 0, ["Ana"], "en"),
    "label": lambda: BARE.people.label(STATE, 0, 1, ["Ana"], "en"),
    "objects": lambda: BARE.people.objects(STATE, 0, 1),
    "tell": lambda: BARE.people.tell(Event(EVERYONE, 0, []), [], "en"),
    "census": lambda: BARE.rules.census(STATE),
    "at_rest": lambda: BARE.rules.at_rest(STATE),
    "value": lambda: BARE.advice.value(STATE, 0),
    "concede": lambda: BARE.rules.concede(STATE, 0),
    "agree_to_draw": lambda: BARE.rules.agree_to_draw(STATE),
    "State.clone": STATE.clone,
    "State.dump": STATE.dump,
    "State.redeal": lambda: STATE.redeal(0, Dice(1)),
    "Procedure.run": lambda: Procedure[State]().run(STATE),
    "Bot.choose": lambda: Bot().choose(Outlook(Toy("toy", []), begun(Ask([1, 1])), 0)),
}


@pytest.mark.parametrize("name", MUST_BRING)
def test_what_a_game_leaves_out_is_not_passed_over_in_silence(name: str) -> None:
    with pytest.raises(NotImplementedError):
        MUST_BRING[name]()


def test_what_a_game_may_leave_out_does_nothing() -> None:
    BARE.rules.check_loaded(STATE)
    question = Question[State]()
    assert question.ask(STATE, 0) is NOTHING
    question.answered(STATE)
    assert question.saved() == []
    assert STATE.agenda == []


def test_a_new_state_waits_for_nobody_and_knows_nothing() -> None:
    state = State(3)
    assert (state.seats, state.word, state.public, state.asked, state.waiting) == (3, 0, 0, 0, 0)
    assert (state.over, state.shares, state.agenda) == (False, [], [])
    assert (state.events, state.script) == (None, None)
    assert [len(zone) for zone in [*state.choices, *state.answers]] == [0] * 6


class Suspicious(ToyRules):
    """A toy that believes only in matches without notes."""

    def check_loaded(self, state: State) -> None:
        if state.dump()["notes"]:
            raise SaveError("the saved match is damaged: 'notes' are not to be trusted")


def test_a_game_may_refuse_a_loaded_state_that_contradicts_itself() -> None:
    game = Toy("toy-suspicious", rules=Suspicious([]))
    game.rules.load_state(game.rules.save_state(begun(Ask([1, 1]))), 2, {})
    with pytest.raises(SaveError, match="'notes' are not to be trusted"):
        game.rules.load_state(game.rules.save_state(begun(Note(1), Ask([1, 1]))), 2, {})


@pytest.mark.parametrize("number", [1 << 60, -(1 << 60)])
def test_steps_are_saved_with_any_number_that_a_set_of_cards_may_be(number: int) -> None:
    game = Toy("toy-with-large-numbers", [])
    state = begun(Ask([1, 1]), Note(number))
    kept = game.rules.save_state(state)
    assert kept["agenda"] == [["Note", number], ["Ask", [1, 1]]]
    assert game.rules.save_state(game.rules.load_state(kept, 2, {})) == kept
    beyond = number + (1 if number > 0 else -1)
    with pytest.raises(SaveError, match="'agenda, Note, number' should be a number"):
        game.rules.load_state(kept | {"agenda": [["Note", beyond], ["Ask", [1, 1]]]}, 2, {})
