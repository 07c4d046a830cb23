"""Saves of a game that are damaged: refused with a reason, or games that go on to their end."""

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.cardtext import Trees
from rulewright.gamekit.match import Match
from rulewright.gamekit.registry import register
from rulewright.games.eruma.cards.content import FOLDER, SetReader
from rulewright.games.eruma.decks.deck_building import DeckBuilding
from rulewright.games.eruma.game import GAME, Eruma
from rulewright.games.eruma.testing.written_cards import Scenes
from rulewright.kernel.chance import Dice
from rulewright.kernel.errors import SaveError
from rulewright.kernel.state import State
from tests.games.eruma.face import a_match, decisions

HERE = Path(__file__).parent
MORE = """
[[outlaw]]
name = "Newcomer"
class = "Spy"
text = "Quick: Draw 90 cards."
flavour = "For tests."
icons = ["hood"]
"""
Change = Callable[[Any], object]

POSITION = """
    turn 4
    treasure | +Thief> -Spy . . .
    my 1     | Warden> (Spy) Hunter Keeper .
    their 1  | (Third-Spy) Hound . . .
    me:   treasure 4, hand Miser, deck 3, graveyard Assassin, extra Hound
    them: treasure 7, hand Flying-Spy, extra 2 Gate, banished Hound
    live: my 1 1
"""


def put(field: str, value: object) -> Change:
    """A change of the kernel's own fields, or of the game's."""
    return lambda state: (state if field in state else state["own"]).update({field: value})


def add(field: str, cards: int) -> Change:
    return lambda state: state["own"].update({field: state["own"][field] | cards})


def expect_refusal(match: Match, change: Change, reason: str) -> None:
    saved = copy.deepcopy(match.game.rules.save_state(match.state))
    change(saved)
    with pytest.raises(SaveError, match=reason):
        match.game.rules.load_state(saved, 2, match.options)


NEVER_CAME = "'marks' has what cannot have come"
CHANGES: dict[str, tuple[Change, str]] = {
    "up off the field": (add("up", 1 << 14), "'up' has cards"),
    "exhausted off the field": (add("tired", 1 << 14), "'tired' has cards"),
    "left but not exhausted": (add("left", 1 << 2), "'left' has cards"),
    "a Henchman that is not there": (add("stole", 1 << 50), "'stole' has cards"),
    "known, but not there": (put("seen", [1 << 50, 0]), "'seen' has cards"),
    "a Curse that is not in hand": (add("shown_curses", 1), "'shown_curses' has cards"),
    "a Henchman that moved": (add("moved", 1 << 50), "'moved' has cards"),
    "an attack without a movement": (add("attacked", 1 << 3), "'attacked' has cards"),
    "a when that never came": (put("marks", [[0, 0, 0, 0]]), NEVER_CAME),
    "counters on a card in hand": (put("counters", [[14, 800, 1]]), "'counters' has a card"),
    "counters of a kind twice": (put("counters", [[0, 800, 1], [0, 800, 2]]), "a kind twice"),
    "counters of no kind": (put("counters", [[0, 27, 1]]), "no kind of counters"),
    "no counter": (put("counters", [[0, 800, 0]]), "amount' should be"),
    "a note on no ability": (put("marks", [[0, 0, 1, 0]]), NEVER_CAME),
    "a Deck without its cards": (put("decks", [[], []]), "'decks' does not fit 'place'"),
    "a hand with another's": (put("hands", [[15], [0]]), "'hands' does not fit 'place'"),
    "a Graveyard without its card": (put("graves", [[], []]), "'graves' does not fit 'place'"),
    "a Henchman in no order": (put("gone", [[1], []]), "no Henchman|not of the Extra Deck"),
    "a total that wins": (put("treasure", [10, 0]), "'treasure' has 10, yet"),
    "no agenda": (put("agenda", []), "'agenda' is empty"),
    "an agenda without a turn": (put("agenda", [["Assault"]]), "begin with a step of the turn"),
    "a step past the turn": (put("agenda", [["Turn", 10], ["Assault"]]), "Turn, step' should be"),
    "two turns": (put("agenda", [["Turn", 7], ["Turn", 7], ["Assault"]]), "Turn where it cannot"),
    "an early Assault": (put("agenda", [["Turn", 8], ["Assault"]]), "Assault where it cannot"),
    "a phase of another step": (put("phase", 4), "does not fit 'phase'"),
    "a turn that is none": (put("turn", 0), "'turn' is 0|triggered later"),
    "a Quick power that is live": (
        lambda state: state["own"]["powers"][0].__setitem__(2, 0),
        "neither Slow nor Ongoing|registers",
    ),
    "a power of a ready card": (put("tired", 0), "not face-up and exhausted"),
    "a power from the future": (
        lambda state: state["own"]["powers"][0].__setitem__(3, 9),
        "triggered later than now",
    ),
    "registers of another card": (
        lambda state: state["own"]["powers"][0][4].__setitem__(0, 4),
        "registers of no such effect",
    ),
    "a Henchman beside the field": (
        lambda state: state["own"]["place"].__setitem__(30, 28),
        "'place' of Henchman 30 does not fit",
    ),
    "a Henchman in a hand": (
        lambda state: state["own"]["place"].__setitem__(54, 25),
        "'place' of Henchman 54 does not fit",
    ),
    "a power triggered in the next turn": (
        lambda state: state["own"]["powers"][0].__setitem__(3, 5),
        "triggered later than now",
    ),
    "a lasting effect that lasts not": (
        put("lasting", [[0, 0, 0, 0, 4, 0, 5, 0, [1] + [0] * 23]]),
        "does not hold for a while",
    ),
}


@pytest.mark.parametrize("case", CHANGES)
def test_what_cannot_stand_together_is_refused(plain: Eruma, case: str) -> None:
    change, reason = CHANGES[case]
    expect_refusal(a_match(plain, POSITION), change, reason)


@pytest.mark.parametrize(
    ("part", "number", "reason"),
    [
        (0, 54, "of a card that is not there"),
        (3, 0, "does not hold for a while"),
        (3, 2, "does not hold for a while"),
        (4, 4, "should be over"),
        (6, 3, "should be over"),
    ],
)
def test_what_lasts_is_of_a_card_that_is_there_and_not_over(
    scenes: Scenes, part: int, number: int, reason: str
) -> None:
    """The ban holds from turn 3, when it began, to turn 4; each number of it changed once."""
    raid = scenes({"Ban": "Maniac: Quick: This turn, Thieves can't steal."})
    raid.set("""
        turn 3
        my 1 | Ban
    """)
    raid.me.does("use Ban")

    def change(state: Any) -> None:
        lasting = state["own"]["lasting"][0]
        lasting[part] = number
        lasting[8][0] = 1 << lasting[0]  # its registers are those of its card

    expect_refusal(raid.match, change, reason)


@pytest.mark.parametrize(("register", "number"), [(0, 4), (1, 2), (2, 1 << 55), (4, 2), (23, 1)])
def test_what_lasts_or_is_live_has_registers_of_its_text(
    scenes: Scenes, register: int, number: int
) -> None:
    """Of its card, of a seat there is, of cards there are; and none that the text does not use."""
    raid = scenes(
        {
            "Ban": "Maniac: Quick: This turn, Thieves can't steal.",
            "Warden": "Maniac: Ongoing: Cards an opponent controls can't steal.",
        }
    )
    raid.set("my 1 | Ban Warden")
    raid.me.does("use Ban", "use Warden")
    for name, part in (("lasting", 8), ("powers", 4)):

        def change(state: Any, name: str = name, part: int = part) -> None:
            state["own"][name][0][part][register] = number

        expect_refusal(raid.match, change, f"'{name}' has registers of no such effect")


def test_what_lasted_when_a_game_ended_has_registers_of_its_text(scenes: Scenes) -> None:
    raid = scenes({"Ban": "Maniac: Quick: This turn, Thieves can't steal."})
    raid.set("my 1 | Ban")
    raid.me.does("use Ban")
    raid.match.concede(0)

    def change(state: Any) -> None:
        state["own"]["lasting"][0][8][0] = 4

    expect_refusal(raid.match, change, "'lasting' has registers of no such effect")


def test_an_extra_deck_lies_in_order(plain: Eruma) -> None:
    match = a_match(plain, "me: extra Hound Gate")
    expect_refusal(match, put("extras", [[27, 26], []]), "'extras' is not in order")
    match = a_match(plain, "me: banished Hound Gate")
    expect_refusal(match, put("gone", [[27, 26], []]), "'gone' is not in order")


AGENDAS: dict[str, tuple[list[object], str]] = {
    "an order of nothing": (["Order", 0, 2], "puts effects in order"),
    "a block of nothing": (["MayBlock", 1], "asks to block a power"),
    "an answer for nobody": (["Answering", 0], "does not lie below"),
    "a power to pay for": (["Trigger", 1], "that nobody announces"),
    "a power that acts": (["Acts"], "lets a power act"),
    "an attack by no card": (["TakePosition", 99, 3, 4], "attacker' should be"),
    "an attack on no position": (["Strike", 0, 3, 15, 25], "position' should be"),
    "an attack from no position": (["Strike", 0, 25, 15, 3], "origin' should be"),
    "an attack on no card": (["Strike", 0, 3, 99, 4], "target' should be"),
    "a copied power": (["Copied"], "that nobody announces"),
    "a pick from nothing": (["WhichInstead"], "asks what takes the place of nothing"),
    "an unknown verb": (["Happen", 99, [], 0, -1, 0, [], 1], "verb' should be"),
    "a swap of one card": (["Happen", 16, [0], 0, -1, 0, [], 1], "other cards than it can"),
    "a move of two cards": (["HappenAt", 15, [0, 1], 0, -1, 0, [], 7], "other cards than it can"),
    "a move to nowhere": (["HappenAt", 15, [0], 0, -1, 0, [], 25], "position' should be"),
    "a move to no named position": (
        ["Happen", 15, [0], 0, -1, 0, [], 1],
        "other cards than it can",
    ),
    "a Henchman to nowhere": (
        ["Summoning", 17, [], 0, -1, 0, [], 25, 25],
        "position' should be",
    ),
    "a phase there is not": (["PhaseTurns", 35, [], 0, -1, 0, [], 5], "phase' should be"),
    "a thousand treasures": (["Happen", 26, [], 0, -1, 0, [], 1000], "amount' should be"),
    "an effect of no card": (["CardFrame", 999, 0, 0, 3, [1] + [0] * 23], "program' should be"),
    "an effect past its end": (["CardFrame", 0, 99, 0, 3, [1] + [0] * 23], "past its end"),
    "a phase to enter": (["Enter", 2], "Enter where it cannot be"),
}


@pytest.mark.parametrize("case", AGENDAS)
def test_what_cannot_be_left_to_do_is_refused(plain: Eruma, case: str) -> None:
    step, reason = AGENDAS[case]
    agenda = [["Turn", 7], ["Assault"], step]
    expect_refusal(a_match(plain, POSITION), put("agenda", agenda), reason)


def test_the_same_save_undamaged_is_taken(plain: Eruma) -> None:
    match = a_match(plain, POSITION)
    saved = plain.rules.save_state(match.state)
    assert plain.rules.save_state(plain.rules.load_state(saved, 2, match.options)) == saved


def test_a_save_whose_cards_have_changed_is_refused(plain: Eruma, tmp_path: Path) -> None:
    """Also if only a text has changed, or a card was put in before them: their numbers would mean
    something else. Cards of a pack come last, and change nothing for matches without them."""
    match = a_match(plain, POSITION)
    saved = match.save()
    shipped = (HERE / "face_cards.toml").read_text(encoding="utf-8")
    for text in (shipped.replace("Draw 2 cards", "Draw 20 cards"), shipped + MORE):
        file = tmp_path / "cards.toml"
        file.write_text(text, encoding="utf-8")
        printed = SetReader(Trees(FOLDER.language)).read([file])
        register(Eruma("eruma-plain", printed, DeckBuilding(printed, HERE / "face_decks"), "other"))
        with pytest.raises(SaveError, match="other cards than there are now, or they have changed"):
            rulewright.load(saved)
    register(plain)
    assert rulewright.load(saved).save() == saved


@pytest.mark.parametrize("seed", range(30, 34))
def test_a_save_with_any_number_changed_is_refused_or_played_to_its_end(seed: int) -> None:
    """Wherever in a game it was saved: in the middle of effects, blocks, orders, discards."""
    dice = random.Random(seed)
    taken = 0
    for match in decisions(GAME, seed):
        text = json.dumps(match.game.rules.save_state(match.state))
        for _ in range(4):
            saved = json.loads(text)
            change_a_number(saved, dice)
            try:
                state = GAME.rules.load_state(saved, 2, match.options)
            except SaveError:
                continue
            taken += 1
            expect_an_end(state, Dice(seed))
    assert taken, "no change at all was taken: the test shows nothing"


def change_a_number(saved: Any, dice: random.Random) -> None:
    """Another number in place of one somewhere in the save."""
    places: list[tuple[Any, Any]] = []

    def walk(node: Any) -> None:
        for key, value in node.items() if isinstance(node, dict) else enumerate(node):
            if isinstance(value, (dict, list)):
                walk(value)
            elif isinstance(value, int) and not isinstance(value, bool):
                places.append((node, key))

    part = dice.choice(["agenda", "own", "own"])
    walk(saved[part])
    node, key = dice.choice(places)
    node[key] = dice.choice(
        [0, 1, node[key] + 1, node[key] - 1, dice.randrange(60), 1 << dice.randrange(56)]
    )


def expect_an_end(state: State, dice: Dice) -> None:
    """Played on at random, the game ends."""
    for _ in range(3000):
        if state.over:
            return
        seat = 0 if state.asks(0) else 1
        GAME.people.view(state, seat)
        GAME.people.prompt(state, seat, ["me", "them"], "en")
        choices = state.choices[seat]
        state.apply(seat, choices[dice.below(len(choices))])
    raise AssertionError("the game does not end")
