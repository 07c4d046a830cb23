"""What texts answer, replace, forbid and change."""

import pytest

from rulewright.effects.program import (
    CANT,
    MODIFY,
    OPPONENTS,
    WHEN,
    WHENEVER,
    WOULD,
    YOURSELF,
)
from rulewright.games.eruma.rules import terms
from tests.games.eruma.program_lines import lines, lines_of, program

PROGRAMS = {
    "a power that waits only goes live": (
        "Slow: Whenever an opponent draws a card, that player discards a card.",
        """
        0. Slow: when triggered
        0 resolve
        1 stop
        1. Slow: whenever draw for an opponent
        2 r7 = that player choose 1 [card in an opponent's hand]
        3 that player: discard r7
        4 stop
        """,
    ),
    "deeds before an ability are done when the power is triggered": (
        (
            "Ongoing: Exhaust target Outlaw. Whenever it attacks, draw a card. Discard a card. Thieves"
            " have Flying. Draw a card."
        ),
        """
        0. Ongoing: when triggered
        0 r7 = target 1 [face-up Outlaw on the Playfield]
        1 resolve
        2 you: exhaust r7
        3 you: draw
        4 stop
        1. Ongoing: whenever attacks of [card on the Playfield that is r7]
        5 you: draw
        6 r8 = you choose 1 [card in your hand]
        7 you: discard r8
        8 stop
        2. Ongoing: gives Flying of [Thief on the Playfield]
        """,
    ),
    "what follows whenever goes on with it": (
        (
            "Whenever a Thief you control is killed, you may exhaust this Henchman. If you do, return"
            " that Thief to its owner's hand. Otherwise, draw a card."
        ),
        """
        0. whenever kill of [Thief of you on the Playfield]
        0 done = 0
        1 if this card is [ready card]; if not, go to 4
        2 may you? if not, go to 4
        3 you: exhaust this card
        4 if it was done; if not, go to 7
        5 you: to hand it
        6 go to 8
        7 you: draw
        8 stop
        """,
    ),
    "events take no silent facing": (
        "Slow: When a card adjacent to this card is killed, flip this card face-down.",
        """
        0. Slow: when triggered
        0 resolve
        1 stop
        1. Slow: once, when kill of [card on the Playfield adjacent to this card]
        2 you: flip down this card
        3 stop
        """,
    ),
    "a replacement speaks of what it replaces": (
        "Slow: If a Thief you control would be killed by a power, exhaust it instead.",
        """
        0. Slow: when triggered
        0 resolve
        1 stop
        1. Slow: instead of kill of [Thief of you on the Playfield] by a power
        2 you: exhaust it
        3 stop
        """,
    ),
    "at a time with a condition": (
        (
            "Ongoing: At the start of your Planning Phase, if you control no Henchmen, summon a Henchman"
            " named The Tin Hound to an empty position in your Zone 1."
        ),
        """
        0. Ongoing: when triggered
        0 resolve
        1 stop
        1. Ongoing: whenever phase starts of Planning Phase for you
        2 if there are at most 0 [face-up Henchman of you on the Playfield]; if not, go to 6
        3 r7 = 4
        4 r8 = you choose [empty position in your Zone 1]
        5 you: summon, r7 to r8
        6 stop
        """,
    ),
    "as long as and unless join their conditions": (
        (
            "As long as this Henchman is on Treasure, cards an opponent controls can't attack unless you"
            " control 3 or more Henchmen."
        ),
        """
        0. forbids attacks of [card of an opponent on the Playfield] as long as not (there are at least 3 [face-up Henchman of you on the Playfield]) and this card is [card on Treasure]
        """,
    ),
    "an attack is about the attacked card by the attacker": (
        (
            "Whenever a Thief attacks a Spy, kill that Thief, then exhaust target card adjacent to that"
            " Spy."
        ),
        """
        0. whenever attack of [Spy on the Playfield] by [Thief on the Playfield]
        0 you: kill the cause
        1 r7 = target 1 [face-up card on the Playfield adjacent to it]
        2 you: exhaust r7
        3 stop
        """,
    ),
    "the card of an event is kept while others take their turns": (
        (
            "Whenever a Thief is killed, move each Spy to an empty position. Return that Thief to its"
            " owner's hand."
        ),
        """
        0. whenever kill of [Thief on the Playfield]
        0 r8 = it
        1 r7 = each [face-up Spy on the Playfield]
        2 r9 = r7
        3 it = the next of r9, which is taken out; if there is none, go to 7
        4 r10 = you choose [empty position on the Playfield]
        5 you: move it to r10
        6 go to 3
        7 you: to hand r8
        8 stop
        """,
    ),
    "a target of an ongoing power holds still": (
        "Ongoing: Target Thief an opponent controls can't attack.",
        """
        0. Ongoing: when triggered
        0 r7 = target 1 [face-up Thief of an opponent on the Playfield]
        1 resolve
        2 stop
        1. Ongoing: forbids attacks of [card on the Playfield that is r7]
        """,
    ),
}
"""What texts come to, each by what it shows."""


@pytest.mark.parametrize(("text", "listed"), PROGRAMS.values(), ids=PROGRAMS)
def test_a_text_comes_to_its_program(text: str, listed: str) -> None:
    assert lines(text) == lines_of(listed)


def test_a_player_s_card_is_watched_only_if_the_text_speaks_of_it() -> None:
    assert lines("Whenever an opponent plays a card, draw a card.")[0] == (
        "0. whenever play for an opponent"
    )
    assert lines("Whenever an opponent plays a card, look at it.")[0] == (
        "0. whenever play of [card] for an opponent"
    )


@pytest.mark.parametrize(
    ("text", "kind", "verb"),
    [
        ("Whenever this Henchman is attacked, draw a card.", WHENEVER, terms.ATTACK),
        ("Whenever this Henchman attacks, draw a card.", WHENEVER, terms.ATTACKS),
        ("Whenever this Henchman moves, draw a card.", WHENEVER, terms.MOVE),
        ("Whenever a Spy moves onto Treasure, draw a card.", WHENEVER, terms.MOVES_TO_TREASURE),
        ("When a Spy steals, draw a card.", WHEN, terms.STEAL),
        ("When a Spy triggers its power, draw a card.", WHEN, terms.TRIGGER),
        ("When you trigger a power, draw a card.", WHEN, terms.TRIGGER),
        ("When you block a power, draw a card.", WHEN, terms.BLOCK),
        ("If you would lose a treasure, do nothing instead.", WOULD, terms.LOSE),
        ("If a Spy would be blocked, do nothing instead.", WOULD, terms.BLOCK),
        ("You can't summon a Henchman.", CANT, terms.SUMMON),
        ("Henchmen can't be summoned.", CANT, terms.SUMMON),
        ("Cards can't be drawn.", CANT, terms.DRAW),
        ("A card can't be returned to the top of its owner's Deck.", CANT, terms.TO_DECK_TOP),
        ("A Henchman can't be returned to its owner's Extra Deck.", CANT, terms.TO_DECK),
        ("At the end of each turn, draw a card.", WHENEVER, terms.PHASE_ENDS),
    ],
)
def test_verbs_of_events(text: str, kind: int, verb: int) -> None:
    ability = program(text).abilities[0]
    assert (ability.kind, ability.verb) == (kind, verb)


@pytest.mark.parametrize(
    ("words", "by"),
    [
        ("by a power", terms.BY_POWER),
        ("by an attack", terms.BY_ATTACK),
        ("by a skill", terms.BY_SKILL),
        ("by a power of an opponent", terms.BY_OPPONENTS_POWER),
    ],
)
def test_causes(words: str, by: int) -> None:
    assert program(f"Spies can't be killed {words}.").abilities[0].by == by


@pytest.mark.parametrize(
    ("text", "modifier", "amount", "player"),
    [
        ("This Henchman has Slayer.", terms.HAS_TYPE, terms.SLAYER, 0),
        ("Spies may move diagonally.", terms.MAY_MOVE_DIAGONALLY, 0, 0),
        ("Spies may move up to 2 steps.", terms.MAY_MOVE_TWO_STEPS, 0, 0),
        ("Spies may attack into an opponent's zones.", terms.MAY_ATTACK_INTO_ZONES, 0, 0),
        ("Spies can only attack along its column.", terms.ONLY_ATTACK_ALONG_COLUMN, 0, 0),
        ("Spies must steal if able.", terms.MUST_STEAL, 0, 0),
        ("Powers of Spies cost 3 Action Points.", terms.POWER_COSTS, 3, 0),
        ("Attacking costs an opponent 2 Action Points.", terms.ATTACK_COSTS, 2, OPPONENTS),
        ("An opponent's hand limit is 4.", terms.HAND_LIMIT, 4, OPPONENTS),
        ("You have 2 more Action Points each turn.", terms.MORE_POINTS, 2, YOURSELF),
        ("An opponent has 2 fewer Action Points each turn.", terms.FEWER_POINTS, 2, OPPONENTS),
        ("You may play cards to a position on Treasure.", terms.MAY_PLAY_TO, 0, YOURSELF),
        ("Face-down Thieves can block powers.", terms.MAY_BLOCK, 0, 0),
    ],
)
def test_rules_that_are_changed(text: str, modifier: int, amount: int, player: int) -> None:
    ability = program(text).abilities[0]
    assert ability.kind == MODIFY
    assert (ability.modifier, ability.amount, ability.player) == (modifier, amount, player)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("A Spy can't be returned to your hand.", "Spy of you"),
        ("A Spy you control can't be returned to your hand.", "Spy of you"),
        ("Spies in your Graveyard can't be returned to your hand.", "Spy in your Graveyard"),
        ("A Spy can't be returned to its owner's hand.", "Spy"),
    ],
)
def test_cards_are_returned_to_their_owner(text: str, words: str) -> None:
    assert lines(text) == [f"0. forbids to hand of [{words}]"]
