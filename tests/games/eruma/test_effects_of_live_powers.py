"""Of a card whose power goes on, only what that power says is alive: not its Curse."""

from rulewright.games.eruma.testing.written_cards import Scenes
from rulewright.testing import rule


@rule("eruma/type.curse", "eruma/speed.ongoing")
def test_the_curse_of_a_card_whose_power_goes_on_does_not_work(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Hex": "Curse Spy: Curse: Cards you control can't move."
            " Ongoing: Whenever a Thief moves, gain a treasure."
        }
    )
    raid.set("my 1 | Thief Hex")
    raid.me.does("use Hex", "move Thief to my 2 1")
    assert raid.fact("my treasure") == 1
    raid.set("my 1 | Thief\nme: hand Hex")
    assert raid.me.can("move") == set()
