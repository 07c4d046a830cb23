"""Positions written by hand: what they set up, and what is refused with a reason."""

import pytest

import rulewright
from rulewright.games.eruma.game import Eruma
from rulewright.kernel.errors import PositionError
from tests.games.eruma.face import a_match


def facts(game: Eruma, position: str) -> dict[str, object]:
    return game.rules.facts(game.rules.position(position).state)


def test_what_is_not_said_is_a_fresh_assault_phase(plain: Eruma) -> None:
    found = facts(plain, "my 1 | Spy . . . .")
    assert (found["turn"], found["phase"], found["active"]) == (3, "Assault Phase", "my")
    assert found["action points"] == 3
    assert (found["my 1 1"], found["my 1 2"]) == ("my Spy", "empty")
    assert (found["my treasure"], found["my hand"]) == (0, [])
    deck, theirs = found["my deck"], found["their deck"]
    assert isinstance(deck, list)
    assert isinstance(theirs, list)
    assert len(deck) == 14
    assert len(theirs) == 15
    assert "Spy" not in deck


def test_marks_say_how_a_card_lies(plain: Eruma) -> None:
    found = facts(
        plain,
        """
        treasure | +Thief> -Spy<! +(Maniac)? -Assassin* .
        their 2  | +Hound . . . .
        """,
    )
    assert found["treasure 1"] == "my Thief, exhausted right"
    assert found["treasure 2"] == "their Spy, exhausted left, stole"
    assert found["treasure 3"] == "my Maniac, face-down"
    assert found["treasure 4"] == "their Assassin, owned by me"
    assert found["their 2 1"] == "my Hound"


def test_zones_outside_the_playfield_are_listed(plain: Eruma) -> None:
    found = facts(
        plain,
        """
        turn 7, active them, points 1
        me:   treasure 9, hand Spy Thief, deck Maniac Assassin, graveyard Hunter,
              extra 2 Hound Gate, banished Keeper Gate
        them: deck only Spy Thief
        """,
    )
    assert (found["turn"], found["active"], found["action points"]) == (7, "their", 1)
    assert (found["my treasure"], found["my hand"]) == (9, ["Spy", "Thief"])
    assert found["my deck"][-2:] == ["Assassin", "Maniac"]  # type: ignore[index]
    assert found["my graveyard"] == ["Hunter"]
    assert found["my extra deck"] == ["Hound", "Hound", "Gate"]
    assert found["my banished"] == ["Keeper", "Gate"]
    assert found["their deck"] == ["Thief", "Spy"]
    assert len(found["their banished"]) == 13  # type: ignore[arg-type]


@pytest.mark.parametrize(("said", "left"), [("deck none", 0), ("deck 4", 4), ("deck only Spy", 1)])
def test_a_deck_may_be_small(plain: Eruma, said: str, left: int) -> None:
    assert len(facts(plain, f"me: {said}")["my deck"]) == left  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("phase", "asked"),
    [("draw", "Your Assault"), ("planning", "Your Assault"), ("assault", "Your Assault")],
)
def test_a_position_can_begin_in_any_phase(plain: Eruma, phase: str, asked: str) -> None:
    match = a_match(plain, f"turn 2, phase {phase}\nmy 1 | (Spy) . . . .")
    assert match.decision(0).prompt.startswith(asked)
    assert match.view(0)["turn"] == 2
    has_drawn = match.view(0)["sides"][0]["hand_size"]  # type: ignore[index]
    assert has_drawn == (1 if phase == "draw" else 0)
    is_up = match.view(0)["field"][0]["up"]  # type: ignore[index]
    assert is_up == (phase != "assault")


def test_a_position_in_the_rest_phase_passes_the_turn(plain: Eruma) -> None:
    match = a_match(plain, "turn 2, phase rest")
    assert match.view(0)["active"] == 1
    assert match.view(0)["turn"] == 3


def test_a_live_power_works(plain: Eruma) -> None:
    match = a_match(plain, "my 1 | Warden> . . . .\nlive: my 1 1\ntreasure | -Spy . . . .")
    match.play(0, "End the Assault Phase")
    labels = [choice.label for choice in match.decision(1).choices]
    assert not any(label.startswith("Steal") for label in labels)


def test_a_match_from_a_position_can_be_saved_and_loaded(plain: Eruma) -> None:
    match = a_match(
        plain, "treasure | +Thief> -Hound . . .\nme: extra Gate, hand Miser\nthem: extra 2 Hound"
    )
    match.play(0, "Play Miser to your Zone 1, 1")
    again = rulewright.load(match.save())
    assert again.save() == match.save()


WRONG = {
    "middle | . . . . .": "a row is one of my 1, my 2, treasure, their 2, their 1, not 'middle'",
    "my 1 | . . . . . Spy": "a row has 5 positions, not 6",
    "my 1 | Spy\nmy 1 | Thief": "'my 1' is there twice",
    "my 1 | Nobody": "there is no card 'Nobody'; cards go by their keys",
    "treasure | Spy": "whose is 'Spy'? On Treasure write '+' for mine, '-' for theirs",
    "my 1 | (Spy": "'(Spy': a bracket is missing",
    "my 1 | Spy<>": "'Spy<>' is exhausted to the left or to the right, not both",
    "my 1 | Spy?": "'Spy?': '?' is for a card that lies face-down",
    "my 1 | >": "'>' is no card",
    "my 1 | Spy Spy": "me: an Outlaw is there twice (deck.single-copy)",
    "me: hand Spy\nmy 1 | Spy": "me: an Outlaw is there twice (deck.single-copy)",
    "me: hand Hound": "me: a Henchman is on the Playfield, in 'extra' or banished",
    "them: extra Spy": "them: 'extra' is for Henchmen",
    "me: hand 2": "after the number 2 there should be a card",
    "me: treasure 10": "'10' should be a number from 0 to 9",
    "me: hand Spy, hand Thief": "'hand' is there twice",
    "me: pocket Spy": "'pocket Spy': expected one of hand",
    "me: hand Spy\nme: hand Thief": "'me' is there twice",
    "you: hand Spy": "expected a row, 'me:', 'them:', 'live:' or a line with 'turn'",
    "turn 0": "'0' should be a number from 1 to 60",
    "turn x": "'x' should be a number from 1 to 60",
    "turn 1, turn 2": "'turn' is there twice",
    "active you": "'active you': expected 'turn N'",
    "live: my 1 1": "nothing stands on 'my 1 1'",
    "live: home": "'home' is no position; one is 'treasure 2'",
    "my 1 | Warden\nlive: my 1 1": "a live power is Slow or Ongoing, of a card exhausted",
    "my 1 | Spy>\nlive: my 1 1": "a live power is Slow or Ongoing, of a card exhausted",
    "my 1 | Shadow>\nlive: my 1 1": "the power has 1 targets, not 0",
}


@pytest.mark.parametrize("position", WRONG)
def test_what_is_wrong_is_said_with_what_would_be_right(plain: Eruma, position: str) -> None:
    with pytest.raises(PositionError) as error:
        plain.rules.position(position)
    assert WRONG[position] in str(error.value)
    assert str(error.value).startswith("position, ")
