"""The story of a game line by line, as its players read it, and what on screen each line points at."""

import pytest

from rulewright.games.elma.game import Elma
from rulewright.games.elma.testing.table import RaceTable
from rulewright.games.elma.testing.written_cards import written_cards

CARDS = """
    kuski Filler: 60
    kuski Ann: 40
    kuski Bob: 50
    level Long: 4
    level Flat: 4
    instant Cast | Turn target kuski into a Battler.
    instant More | Lengthen the ongoing battle by a full turn.
    instant Front | Move target level in the queue to the front of the queue.
    instant Back | Move target level in the queue to the end of the queue.
    instant Seek | Search your library for a kuski.
    instant Dig | Look at the top 3 cards of your library. Put one of them into your hand and the rest on the bottom of your library.
    instant Spy | Look at an opponent's hand.
    instant Home | Return target kuski to its owner's hand.
    instant Orka | Put 2 orka counters on target kuski.
    instant Dump | Discard a card in your hand.
"""


@pytest.fixture(scope="module")
def written() -> Elma:
    return written_cards(CARDS, "elma-with-a-story")


def test_a_turn_is_told_step_by_step(game: Elma) -> None:
    race = RaceTable(game)
    race.set("""
        phase begin, turn 6
        battle: Flat by Eva, used 2
        queue: Pipeline by Eva
        after: Hill by Eva, ended 4
        me:   offline Eva Curser, battle Ann, after Bob, hand Cid Hill Steal, deck Cid
        them: battle Fay, online Pat, hand Filler
    """)
    curser, ann, bob, flat, pipeline, hill = (f"k{card}" for card in range(1, 7))
    race.all_pass()
    race.me.does("play Cid", "online Curser", "add Hill", "by Curser", "length 2", "curse Pat")
    race.me.does("instant Steal")
    race.next_turn()
    pat = f"k{race.state.kuskis[0].as_list()[-1]}"
    fay = f"k{race.state.kuskis[1].as_list()[0]}"
    added = f"k{race.state.queue[0].level}"
    played = f"k{race.state.kuskis[0].as_list()[-2]}"
    assert [(line.text, line.objects) for line in race.match.story(0)] == [
        ("Turn 6: Me is active.", ["s0"]),
        ("Last call for Flat.", [flat]),
        ("The battle on Flat ends.", [flat]),
        ("Me's Ann earns 1.", ["s0", ann]),
        ("Them's Fay earns 3.", ["s1", fay]),
        ("Them's Fay has won the battle.", ["s1", fay]),
        ("Me gains a point.", ["s0"]),
        ("Them gains 3 points.", ["s1"]),
        ("Me's Bob makes 37.", ["s0", bob]),
        ("Me's Ann makes 36.", ["s0", ann]),
        ("Me's Bob goes offline.", ["s0", bob]),
        ("The after battle on Hill ends.", [hill]),
        ("Me draws Cid.", ["s0", f"h{game.names.index('Cid')}"]),
        ("Me plays Cid.", ["s0", played]),
        ("Me's Curser goes online.", ["s0", curser]),
        ("Me adds Hill: 2 full turns.", ["s0", added]),
        ("A curse lies on Them's Pat.", ["s1", pat]),
        ("Me plays Steal.", ["s0"]),
        ("Me takes control of Pat.", ["s0", pat]),
        ("Turn 7: Them is active.", ["s1"]),
        ("The battle on Pipeline starts: 4 turns.", [pipeline]),
        ("Them's Fay goes offline.", ["s1", fay]),
        ("Them draws a card.", ["s1"]),
    ]


def test_what_instants_do_is_told(game: Elma) -> None:
    race = RaceTable(game)
    race.set("""
        turn 6
        battle: Flat by Eva
        queue: Hill 1 by Eva
        me:   offline Eva, online Dee, hand Poison Bonus Fine Push Loan Halt Exile, points 9
        them: battle Fay, hand Filler
    """)
    race.me.does("enter Dee", "instant Poison", "instant Bonus", "instant Fine", "instant Push")
    race.me.does("instant Loan", "instant Halt", "instant Exile")
    told = [line.text for line in race.match.story(0) if not line.text.startswith("Me plays")]
    assert told == [
        "Me's Dee enters the battle.",
        "Me's Dee does not finish.",
        "Fay: killer counters: 1.",
        "Me gains 5 points.",
        "Me loses 5 points.",
        "Hill is aborted.",
        "Me takes control of Fay.",
        "Flat is aborted.",
        "Me's Eva is banned.",
    ]


TEXTS = """
    battle: Long by Filler
    queue: Flat by Ann; Long by Bob
    me:   offline Filler Ann Bob, hand Cast More Front Back Dig Seek Spy Home Orka Dump Ann, deck Ann Bob, rest 1
    them: hand Bob Ann
"""


def test_what_texts_do_is_told_and_what_is_seen_only_to_who_sees_it(written: Elma) -> None:
    race = RaceTable(written)
    race.set(TEXTS, rolls=[0] * 9)
    race.me.does("instant Cast", "choose Bob", "instant More", "instant Front", "choose Long")
    race.me.does("instant Back", "choose Long", "instant Dig", "choose Ann")
    race.me.does("instant Seek", "choose Bob", "instant Spy", "instant Home", "choose Bob")
    race.me.does("instant Orka", "choose Ann", "instant Dump", "choose Ann")
    told = {who: [line.text for line in race.match.story(race.seat(who))] for who in ("me", "them")}
    assert [line for line in told["me"] if not line.startswith("Me plays")] == [
        "Me's Bob is changed.",
        "The battle on Long has 10 turns left.",
        "Long goes to the front of the queue.",
        "Long goes to the end of the queue.",
        "Me looks at the top 3 cards of the library.",
        "Me takes one of them.",
        "A card goes to Me's library.",
        "A card goes to Me's library.",
        "Me searches the library.",
        "Me finds Bob.",
        "Me shuffles.",
        "Me looks at Them's hand.",
        "In Them's hand: Ann.",
        "In Them's hand: Bob.",
        "Bob goes to Me's hand.",
        "Ann: orka counters: 2.",
        "Me's Ann is discarded.",
    ]
    assert [line for line in told["me"] if line not in told["them"]] == [
        "In Them's hand: Ann.", "In Them's hand: Bob.",
    ]  # fmt: skip


@pytest.mark.parametrize(("leaver", "winner"), [("Them", "Me"), ("Me", "Them")])
def test_who_gives_up_and_who_wins_is_told(game: Elma, leaver: str, winner: str) -> None:
    race = RaceTable(game)
    race.set("me: hand Ann\n them: hand Ann")
    race.concede(leaver.lower())
    assert race.told() == [
        f"{leaver} concedes.", f"{leaver} is out of the game.", f"{winner} wins.",
    ]  # fmt: skip


def test_a_deck_that_has_run_out_is_told(game: Elma) -> None:
    race = RaceTable(game)
    race.set("phase begin\n me: deck none, discard Ann\n them: hand Ann")
    assert race.told() == [
        "Turn 5: Me is active.",
        "Me must draw and has no card to draw.",
        "Me is out of the game.",
        "Them wins.",
    ]


def test_a_draw_is_told(game: Elma) -> None:
    race = RaceTable(game)
    race.set("me: hand Doom\n them: hand Ann")
    race.me.does("instant Doom")
    assert race.told() == ["Me plays Doom.", "The game is a draw."]
