"""Why an action is not offered: for each, a sentence and its rule, and none for what is."""

import pytest

from rulewright.gamekit.match import Match
from rulewright.games.eruma.game import GAME, Eruma
from rulewright.games.eruma.rules.assault import Assault
from rulewright.games.eruma.words.reasons import ON_FIELD
from rulewright.rulebook import rulebook_of
from tests.games.eruma.face import a_match, decisions

BOOK = rulebook_of("eruma")


def reasons(game: Eruma, match: Match, thing: str, seat: int = 0) -> dict[str, str]:
    """For each action the rule that keeps the card from it."""
    return {told.kind: told.rule for told in game.people.why_not(match.state, seat, thing, "en")}


CASES = {
    "face-down": ("my 1 | (Spy) . . . .", "p0", "move", "ruling.face-down-cards-inert"),
    "no points": ("points 0\nmy 1 | Spy . . . .", "p0", "move", "action.three-points"),
    "no room": ("my 2 | (Thief) . . . .\nmy 1 | Spy (Maniac) . . .", "p0", "move", "move.one-step"),
    "shut zones": (
        "treasure | +Spy +(Thief) . . .\nmy 2 | Maniac . . . .",
        "p10",
        "move",
        "move.not-into-enemy-zones",
    ),
    "a line": (
        "their 1 | Usher> . . . .\nlive: their 1 1\nmy 1 | Spy (Thief) . . .",
        "p0",
        "move",
        "ruling.golden-rule-scope",
    ),
    "nobody near": ("my 1 | Spy . . . .", "p0", "attack", "attack.adjacent-target"),
    "a hidden target": (
        "treasure | +Spy -(Thief) . . .",
        "p10",
        "attack",
        "attack.face-up-target",
    ),
    "a target at home": (
        "treasure | +Spy . . . .\ntheir 2 | Thief . . . .",
        "p10",
        "attack",
        "ruling.no-attack-into-enemy-zones",
    ),
    "an invulnerable target": (
        "treasure | +Spy -Invulnerable-Maniac . . .",
        "p10",
        "attack",
        "type.invulnerable-attack",
    ),
    "an obstacle": (
        "treasure | +Spy -Obstacle-Maniac . . .",
        "p10",
        "attack",
        "type.obstacle-attack",
    ),
    "not on Treasure": ("my 1 | Spy . . . .", "p0", "steal", "steal.face-up-on-treasure"),
    "stole already": ("treasure | +Spy! . . . .", "p10", "steal", "steal.once-per-card"),
    "forbidden": ("treasure | +Spy -Hound . . .", "p10", "steal", "ruling.golden-rule-scope"),
    "exhausted": ("my 1 | Spy> . . . .", "p0", "power", "power.not-while-exhausted"),
    "no target": ("my 1 | Hunter . . . .", "p0", "power", "ruling.needs-legal-target"),
    "a Henchman": ("my 1 | Hound . . . .", "p0", "move", "henchman.no-move"),
    "a Henchman's attack": ("my 1 | Hound . . . .", "p0", "attack", "henchman.no-attack"),
    "a Henchman's steal": ("my 1 | Hound . . . .", "p0", "steal", "henchman.no-steal"),
    "a Henchman's power": ("my 1 | Hound . . . .", "p0", "power", "henchman.effect-not-power"),
    "another's turn": ("active them\nmy 1 | Spy . . . .", "p0", "move", "turn.phase-order"),
}


@pytest.mark.parametrize("case", CASES)
def test_a_card_that_may_not_act_is_told_why(plain: Eruma, case: str) -> None:
    position, thing, action, rule = CASES[case]
    assert reasons(plain, a_match(plain, position), thing)[action] == rule


def test_a_card_in_hand_is_told_why_it_may_not_be_played(plain: Eruma) -> None:
    full = "my 1 | (Spy) (Thief) (Maniac) (Assassin) (Second-Spy)\nme: hand Third-Spy"
    for position, rule in (
        (full, "play.zone-one"),
        ("points 0\nme: hand Third-Spy", "action.three-points"),
        ("points 1\ntheir 1 | Gate . . . .\nme: hand Third-Spy", "golden.card-over-rules"),
    ):
        match = a_match(plain, position)
        hand = match.view(0)["sides"][0]["hand"]  # type: ignore[index]
        assert reasons(plain, match, hand[0]["id"]) == {"play": rule}


def test_a_reason_names_the_card_that_forbids(plain: Eruma) -> None:
    match = a_match(plain, "treasure | +Spy -Hound . . .")
    told = [told.text for told in plain.people.why_not(match.state, 0, "p10", "en")]
    assert "Steal: Hound forbids it." in told


def test_nothing_is_said_of_what_is_not_ones_own(plain: Eruma) -> None:
    match = a_match(plain, "my 1 | (Spy) . . . .\nthem: hand Thief")
    assert plain.people.why_not(match.state, 1, "p0", "en") == []
    theirs = match.view(1)["sides"][1]["hand"][0]["id"]  # type: ignore[index]
    assert plain.people.why_not(match.state, 0, theirs, "en") == []
    assert plain.people.why_not(match.state, 0, "p24", "en") == []
    assert plain.people.why_not(match.state, 0, "nonsense", "en") == []


def test_between_two_actions_something_else_comes_first(plain: Eruma) -> None:
    match = a_match(plain, "my 1 | Maniac . . . .\ntheir 1 | (Spy) . . . .")
    match.play(0, "Use the power of Maniac (your Zone 1, 1)")
    assert reasons(plain, match, "p0")["move"] == "ruling.order-of-effects"


@pytest.mark.parametrize("seed", range(20, 24))
def test_each_action_is_either_offered_or_explained(seed: int) -> None:
    for match in decisions(GAME, seed):
        if not isinstance(match.state.agenda[-1], Assault):
            continue
        seat = match.pending[0].seat
        done = {(spelled[0], spelled[1]) for spelled in spelled_choices(match, seat)}
        view = match.view(seat)
        for card in view["field"]:  # type: ignore[attr-defined]
            if card is not None and card["controller"] == seat:
                told = reasons(GAME, match, card["id"], seat)
                offered = {verb for verb, thing in done if f"p{thing}" == card["id"]}
                assert set(told) == set(ON_FIELD) - offered
                assert all(rule in BOOK for rule in told.values())
        for card in view["sides"][seat]["hand"]:  # type: ignore[index]
            told = reasons(GAME, match, card["id"], seat)
            is_offered = ("play", int(card["id"][1:])) in done
            assert set(told) == (set() if is_offered else {"play"})


def spelled_choices(match: Match, seat: int) -> list[list[object]]:
    spelled = [choice.spelled for choice in match.decision(seat).choices]
    return [each for each in spelled if len(each) > 1]


def test_whoever_would_die_of_an_attack_is_warned(plain: Eruma) -> None:
    match = a_match(plain, "treasure | +Thief -Assassin . . .\nmy 2 | . Second-Assassin . . .")
    warnings = {
        choice.label: plain.people.warning(match.state, 0, choice.code, "en")
        for choice in match.decision(0).choices
    }
    assert {label: said for label, said in warnings.items() if said} == {
        "Attack Assassin (Treasure 2) with Thief (Treasure 1)": (
            "Assassin is an Assassin: Thief would die instead."
        )
    }
    assert "Attack Assassin (Treasure 2) with Second Assassin (your Zone 2, 2)" in warnings
