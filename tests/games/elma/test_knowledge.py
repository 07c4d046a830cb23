"""What a seat cannot know is dealt anew; what it knows stays."""

import pytest

from rulewright.games.elma.game import Elma
from rulewright.games.elma.testing.table import RaceTable
from rulewright.kernel.chance import Dice
from rulewright.kernel.event import SPECTATOR

HIDDEN = ("hand", "deck")
OPEN = ("discard pile", "offline", "online", "points")


def worlds(race: RaceTable, seat: int) -> list[dict[str, object]]:
    """The facts of some worlds that the seat takes to be possible."""
    found = []
    for word in range(20):
        copy = race.state.clone()
        copy.determinize(seat, Dice(word))
        found.append(race.game.rules.facts(copy))
    return found


@pytest.mark.parametrize(
    ("seat", "known"), [(0, ["my hand"]), (1, ["their hand"]), (SPECTATOR, [])]
)
def test_hands_of_others_and_all_decks_are_dealt_anew(
    game: Elma, seat: int, known: list[str]
) -> None:
    race = RaceTable(game)
    race.set("""
        battle: Long by Eva
        me:   offline Eva, battle Gus, hand Ann Bob Cid, deck Dee Fay, discard Ola, points 3
        them: online Pat, hand Kim Lea, deck Meg Ned
    """)
    truth = race.game.rules.facts(race.state)
    seen = worlds(race, seat)
    for whose in ("my", "their"):
        for what in HIDDEN:
            name = f"{whose} {what}"
            differs = any(world[name] != truth[name] for world in seen)
            assert differs == (name not in known), name
        for what in OPEN:
            name = f"{whose} {what}"
            assert all(world[name] == truth[name] for world in seen), name
    for world in seen:
        for whose in ("my", "their"):
            cards = [*world[f"{whose} hand"], *world[f"{whose} deck"]]  # type: ignore[misc]
            there = [*truth[f"{whose} hand"], *truth[f"{whose} deck"]]  # type: ignore[misc]
            assert sorted(cards) == sorted(there)
