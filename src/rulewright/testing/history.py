"""The laws of the kernel, as checks on one played match.

Each check takes a match that has been played some way and raises AssertionError, with the law
and the place, if it does not hold. The property tests run them over generated matches of every
game; the test kit runs them over what each rule test played.
"""

from __future__ import annotations

import json

import rulewright
from rulewright.gamekit.match import Match
from rulewright.kernel.chance import Dice
from rulewright.kernel.event import SPECTATOR
from rulewright.kernel.state import State


def state_bytes(match: Match) -> str:
    """The whole state as text, to compare to the letter."""
    return json.dumps(match.game.rules.save_state(match.state), sort_keys=True)


def check_replay(match: Match) -> None:
    """Law 1: the same start and decisions give the same match, byte for byte."""
    again = match.clone()
    again.undo(len(again.decisions))
    for decision in match.decisions:
        again.make(decision)
    assert again.save() == match.save(), "replay: the same decisions led somewhere else"


def check_clone(match: Match, dice: Dice) -> None:
    """Law 2: playing on a clone never changes the original."""
    before = match.save()
    copy = match.clone()
    copy.state.script = None
    play_at_random(copy, dice, most=12)
    assert match.save() == before, "clone: playing on a copy changed the original"


def check_save(match: Match) -> None:
    """Law 3: what is loaded is what was saved, and asks the same."""
    loaded = rulewright.load(match.save())
    assert loaded.save() == match.save(), "save: loading and saving again gives another text"
    assert state_bytes(loaded) == state_bytes(match), "save: the state has changed on the way"
    for seat in range(match.seats):
        here = match.state.choices[seat].as_list()
        there = loaded.state.choices[seat].as_list()
        assert here == there, f"save: seat {seat} is offered something else"
        assert told(match, seat) == told(loaded, seat), f"save: seat {seat} is told another story"


def check_secrecy(match: Match, dice: Dice) -> None:
    """Law 5: what a seat sees, is asked and is told does not depend on what it cannot know."""
    for seat in [*range(match.seats), SPECTATOR]:
        dealt = match.state.clone()
        dealt.determinize(seat, dice)
        here = match.game.people.view(match.state, seat)
        there = match.game.people.view(dealt, seat)
        assert here == there, f"secrecy: seat {seat} sees hidden things: {here} / {there}"
        assert dealt.waiting == match.state.waiting, f"secrecy: seat {seat}: others are asked anew"
        if seat != SPECTATOR:
            own = match.state.choices[seat].as_list()
            assert dealt.choices[seat].as_list() == own, f"secrecy: seat {seat} is offered more"
            again = dealt.agenda[-1].ask(dealt, seat).as_list() if dealt.asks(seat) else []
            assert again == own, f"secrecy: seat {seat} would be offered something else"
        blind = match.game.rules.save_state(match.state.blindfold(seat))
        assert match.game.rules.save_state(dealt.blindfold(seat)) == blind, (
            f"secrecy: seat {seat}'s blindfolded state depends on what it cannot know"
        )


def check_said(match: Match, dice: Dice) -> None:
    """Law 5, for words: what is said to a seat does not depend on what it cannot know."""
    for seat in range(match.seats):
        dealt = match.state.clone()
        dealt.determinize(seat, dice)
        here, there = said(match, match.state, seat), said(match, dealt, seat)
        assert here == there, f"secrecy: seat {seat} is told hidden things: {here} / {there}"


def said(match: Match, state: State, seat: int) -> list[str]:
    """All that is said to a seat that is asked: the question, its choices and the things they point
    at, and why the things it sees may not act."""
    if not state.asks(seat):
        return []
    game = match.game
    lines = [game.people.prompt(state, seat, match.names, "en").text]
    for choice in state.choices[seat].as_list():
        lines.append(game.people.label(state, seat, choice, match.names, "en"))
        lines += game.people.objects(state, seat, choice)
    for thing in sorted(ids_in(game.people.view(state, seat))):
        lines += [f"{thing}: {told.text}" for told in game.people.why_not(state, seat, thing, "en")]
    return lines


def ids_in(view: object) -> set[str]:
    """The ids of all things in a view."""
    if isinstance(view, dict):
        found = {view["id"]} if isinstance(view.get("id"), str) else set[str]()
        return found.union(*(ids_in(part) for part in view.values()))
    if isinstance(view, list):
        return set[str]().union(*(ids_in(part) for part in view))
    return set()


def check_told(match: Match, dice: Dice) -> None:
    """Law 5, for messages: after a re-deal the next decision is told to the seat alike, as long
    as nothing hidden comes to light. Here: whoever has answered nothing yet learns nothing."""
    state = match.state
    for seat in range(match.seats):
        others = [other for other in range(match.seats) if other != seat and state.asks(other)]
        if not state.asks(seat) or not others:
            continue
        copy = match.clone()
        before = told(copy, seat)
        for other in others:
            choices = copy.state.choices[other]
            copy.play(other, int(choices[dice.below(len(choices))]))
            assert told(copy, seat) == before, f"secrecy: an answer was told to seat {seat}"


def check_census(match: Match, census: list[int]) -> None:
    """Law 7: nothing is created or lost."""
    assert match.game.rules.census(match.state) == census, "conservation: something came or went"


def check_undo(match: Match, count: int) -> None:
    """Law 8: going back gives the state that was there, and playing on the one that is."""
    after = match.save()
    taken_back = match.decisions[len(match.decisions) - count :]
    copy = match.clone()
    copy.undo(count)
    assert len(copy.decisions) == len(match.decisions) - count
    for decision in taken_back:
        copy.make(decision)
    assert copy.save() == after, f"undo: {count} back and forth again is not where we were"


def told(match: Match, seat: int) -> list[list[int]]:
    """All that a seat was told, as numbers."""
    return [event.saved() for event in match.events(seat)]


def play_at_random(match: Match, dice: Dice, most: int) -> None:
    """Up to so many random decisions."""
    for _ in range(most):
        asked = [seat for seat in range(match.seats) if match.state.asks(seat)]
        if not asked:
            return
        seat = asked[int(dice.below(len(asked)))]
        choices = match.state.choices[seat]
        match.play(seat, int(choices[dice.below(len(choices))]))


def check_history(match: Match) -> None:
    """All laws that apply to a match as it was played, at every one of its decisions."""
    check_replay(match)
    walk = match.clone()
    walk.undo(len(match.decisions))
    for decision in [*match.decisions, None]:
        check_save(walk)
        check_clone(walk, Dice(1))
        check_secrecy(walk, Dice(len(walk.decisions) + 1))
        check_said(walk, Dice(len(walk.decisions) + 2))
        check_undo(walk, len(walk.decisions))
        if decision is not None:
            walk.make(decision)
    assert state_bytes(walk) == state_bytes(match), "replay: another end"
