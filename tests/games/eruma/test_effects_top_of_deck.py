"""The top and bottom cards of a Deck: looked at, revealed, put somewhere, split into piles; and searches."""

import pytest

from rulewright.cardtext import CardTextError
from rulewright.games.eruma.testing.table import RaidTable
from rulewright.games.eruma.testing.written_cards import Scenes
from rulewright.kernel.chance import Dice
from rulewright.kernel.event import SPECTATOR
from rulewright.testing import rule

DECKS = """
    my 1 | Ann
    me:   hand Thief, deck Spy Maniac Second-Thief Second-Spy
    them: hand Assassin, deck Third-Assassin Third-Spy
"""
SIFT = (
    "Quick: {} the top 3 cards of your Deck. Put one of them into your hand and the rest on the bottom"
    " of your Deck in any order."
)


def always(raid: RaidTable, seat: int, where: str, cards: slice) -> bool:
    """Whether the same cards lie there in every world that the seat takes to be possible."""
    found = set()
    for word in range(25):
        copy = raid.state.clone()
        copy.determinize(seat, Dice(word))
        lying = raid.game.rules.facts(copy)[where]
        assert isinstance(lying, list)
        found.add(tuple(lying[cards]))
    return len(found) == 1


def told(raid: RaidTable, seat: str) -> list[str]:
    return [line.text for line in raid.match.story(raid.seat(seat))]


@rule("eruma/ruling.top-of-deck", "eruma/ruling.order-unseen")
def test_one_of_those_revealed_goes_to_hand_and_the_rest_below_in_an_order_that_only_its_player_sees(
    scenes: Scenes,
) -> None:
    raid = scenes({"Ann": f"Spy: {SIFT.format('Reveal')}"})
    raid.set(DECKS)
    raid.me.does("use Ann")
    assert told(raid, "them")[-3:] == [
        "Me shows Spy.",
        "Me shows Maniac.",
        "Me shows Second Thief.",
    ]
    assert raid.me.can() == {"choose Spy", "choose Maniac", "choose Second Thief"}
    raid.me.does("choose Maniac")
    assert (
        raid.prompt("me") == "Ann: which of them goes to the bottom next? The last one lies lowest."
    )
    raid.me.does("choose Spy")
    deck = raid.cards("my deck")
    assert deck[:2] == ["Second Thief", "Spy"]
    assert deck[-1] == "Second Spy"
    assert sorted(raid.cards("my hand")) == ["Maniac", "Thief"]
    assert always(raid, 0, "my deck", slice(0, 2))
    assert not always(raid, 1, "my deck", slice(0, 2))
    assert [card["card"] for card in raid.view("them")["sides"][0]["hand"]] == ["maniac"]  # type: ignore[index]
    assert told(raid, "them")[-2:] == ["A card goes to Me's Deck."] * 2


@rule("eruma/ruling.hidden-information")
def test_what_is_only_looked_at_nobody_else_sees(scenes: Scenes) -> None:
    raid = scenes({"Ann": f"Spy: {SIFT.format('Look at')}"})
    raid.set(DECKS)
    raid.me.does("use Ann", "choose Maniac", "choose Spy")
    assert told(raid, "me")[2:5] == [
        "Me looks at Spy.",
        "Me looks at Maniac.",
        "Me looks at Second Thief.",
    ]
    for line in told(raid, "them"):
        assert "Maniac" not in line
    assert raid.view("them")["sides"][0]["hand"] == []  # type: ignore[index]
    assert not always(raid, SPECTATOR, "my hand", slice(0, 9))


@rule("eruma/ruling.top-of-deck")
@pytest.mark.parametrize(
    ("deck", "answers", "hand"),
    [
        (["Spy", "Maniac"], ["choose Spy"], ["Spy"]),
        (["Spy"], ["choose Spy"], ["Spy"]),
        ([], [], []),
    ],
)
def test_with_fewer_cards_it_goes_as_far_as_there_are_some(
    scenes: Scenes, deck: list[str], answers: list[str], hand: list[str]
) -> None:
    raid = scenes({"Ann": f"Spy: {SIFT.format('Reveal')}"})
    raid.set(
        f"my 1 | Ann\n me: deck only {' '.join(deck)}" if deck else "my 1 | Ann\n me: deck none"
    )
    raid.me.does("use Ann", *answers)
    assert raid.cards("my hand") == hand
    assert raid.cards("my deck") == [card for card in deck if card not in hand]


@rule("eruma/ruling.top-of-deck")
def test_the_top_cards_go_to_the_graveyard_the_uppermost_first(scenes: Scenes) -> None:
    raid = scenes({
        "Ann": "Spy: Quick: An opponent puts the top 2 cards of their Deck into their Graveyard.",
        "Imp": "Henchman: Whenever an opponent discards a card, draw a card.",
    })  # fmt: skip
    raid.set("my 1 | Ann Imp\n them: deck only Spy Thief Maniac")
    raid.me.does("use Ann")
    assert raid.cards("their graveyard") == ["Spy", "Thief"]
    assert raid.cards("their deck") == ["Maniac"]
    assert raid.cards("my hand") == []
    raid.set("my 1 | Ann\n them: deck only Maniac")
    raid.me.does("use Ann")
    assert raid.cards("their graveyard") == ["Maniac"]
    assert not raid.state.over


@rule("eruma/ruling.order-unseen")
@pytest.mark.parametrize(
    ("text", "answers", "deck"),
    [
        ("put them back in any order", ["choose Thief", "choose Spy"], ["Thief", "Spy", "Maniac"]),
        ("put them on the bottom of your Deck", [], ["Maniac", "Thief", "Spy"]),
        ("put them on top of your Deck", [], ["Maniac", "Thief", "Spy"]),
        ("put one of them on the bottom of your Deck", ["choose Spy"], ["Spy", "Maniac", "Thief"]),
        ("put a Thief from among them on the bottom of your Deck", ["choose Thief"],
         ["Thief", "Maniac", "Spy"]),
        ("put up to 2 of them on the bottom of your Deck", ["choose Spy", "enough"],
         ["Spy", "Maniac", "Thief"]),
    ],
)  # fmt: skip
def test_where_cards_are_put(
    scenes: Scenes, text: str, answers: list[str], deck: list[str]
) -> None:
    raid = scenes({"Ann": f"Spy: Quick: Look at the top 3 cards of your Deck, then {text}."})
    raid.set("my 1 | Ann\n me: deck only Spy Thief Maniac")
    raid.me.does("use Ann", *answers)
    assert raid.cards("my deck") == deck


@rule("eruma/ruling.order-unseen")
def test_a_random_order_nobody_knows(scenes: Scenes) -> None:
    raid = scenes({
        "Ann": "Spy: Quick: Look at the top 3 cards of your Deck, then put them on the bottom of your"
        " Deck in a random order.",
    })  # fmt: skip
    raid.set("my 1 | Ann\n me: deck Spy Thief Maniac", rolls=[0, 0])
    raid.me.does("use Ann")
    assert sorted(raid.cards("my deck")[:3]) == ["Maniac", "Spy", "Thief"]
    assert not always(raid, 0, "my deck", slice(0, 3))


def test_cards_of_the_bottom_are_meant_too(scenes: Scenes) -> None:
    raid = scenes({"Ann": "Spy: Quick: Reveal the bottom card of your Deck. If it is a Thief, put it into"
                          " your hand."})  # fmt: skip
    for lowest, hand in (("Thief", ["Thief"]), ("Maniac", [])):
        raid.set(f"my 1 | Ann\n me: deck only Spy {lowest}")
        raid.me.does("use Ann")
        assert raid.cards("my hand") == hand


@rule("eruma/ruling.hidden-information")
def test_nobody_need_say_what_others_do_not_see(scenes: Scenes) -> None:
    text = "the top 2 cards of your Deck. Put a Thief from among them into your hand."
    raid = scenes({"Ann": f"Spy: Quick: Look at {text}", "Bob": f"Spy: Quick: Reveal {text}"})
    raid.set("my 1 | Ann Bob\n me: deck only Spy Thief Maniac")
    raid.me.does("use Ann")
    assert raid.me.can() == {"choose Thief", "enough"}
    raid.me.does("enough", "use Bob")
    assert raid.me.can() == {"choose Thief"}
    raid.me.does("choose Thief")
    raid.set("my 1 | Ann Bob\n me: deck only Spy Maniac")
    raid.me.does("use Ann")
    assert raid.me.can() == {"enough"}
    raid.me.does("enough", "use Bob")


@rule("eruma/ruling.piles")
def test_one_player_splits_and_the_other_picks(scenes: Scenes) -> None:
    raid = scenes({
        "Ann": "Spy: Quick: An opponent splits the top 4 cards of your Deck into 2 piles. Put one pile"
        " into your hand and the other pile into your Graveyard.",
    })  # fmt: skip
    raid.set(DECKS)
    raid.me.does("use Ann")
    assert raid.prompt("them") == "Ann: which of them lie in the first pile?"
    raid.them.does("choose Maniac", "choose Spy", "enough")
    assert raid.prompt("me") == "Ann: choose a pile."
    assert raid.me.can() == {"mode Spy, Maniac", "mode Second Thief, Second Spy"}
    raid.me.does("mode Spy, Maniac")
    assert sorted(raid.cards("my hand")) == ["Maniac", "Spy", "Thief"]
    assert sorted(raid.cards("my graveyard")) == ["Second Spy", "Second Thief"]
    raid.set(DECKS)
    raid.me.does("use Ann")
    raid.them.does("enough")
    raid.me.does("mode the empty pile")
    assert len(raid.cards("my graveyard")) == 4


# Searches


@rule("eruma/ruling.search")
def test_who_searches_may_find_none_and_the_deck_is_shuffled_all_the_same(scenes: Scenes) -> None:
    raid = scenes({"Ann": "Thief: Quick: Search your Deck for a Spy."})
    raid.set("my 1 | Ann\n me: deck only Spy Maniac Thief", rolls=[0, 0])
    raid.me.does("use Ann")
    assert raid.me.can() == {"choose Spy", "enough"}
    raid.me.does("enough")
    assert told(raid, "them")[-1] == "Me's Deck is shuffled."
    assert raid.cards("my hand") == []


@rule("eruma/ruling.search")
def test_a_search_that_can_find_nothing_is_made(scenes: Scenes) -> None:
    raid = scenes({"Ann": "Thief: Quick: You may search your Deck for a Spy."})
    raid.set("my 1 | Ann\n me: deck only Maniac Thief", rolls=[0])
    raid.me.does("use Ann", "yes")
    assert raid.me.can() == {"enough"}
    raid.me.does("enough")
    assert told(raid, "them")[-1] == "Me's Deck is shuffled."
    raid.set("my 1 | Ann\n me: deck only Maniac Thief")
    raid.me.does("use Ann", "no")
    assert "Me's Deck is shuffled." not in told(raid, "them")


@rule("eruma/ruling.search")
@pytest.mark.parametrize(("deck", "is_asked"), [("", False), ("Maniac", True)])
def test_only_an_empty_deck_is_not_searched(scenes: Scenes, deck: str, is_asked: bool) -> None:
    """Though the other's has cards."""
    raid = scenes({"Ann": "Thief: Quick: Search your Deck for a Spy. Draw a card."})
    raid.set(f"my 1 | Ann\n me: deck only {deck}\n them: deck Spy Maniac")
    raid.me.does("use Ann")
    assert ("enough" in raid.me.can()) == is_asked
    if is_asked:
        raid.me.does("enough")
        assert raid.cards("my hand") == ["Maniac"]


@rule("eruma/ruling.hidden-information")
@pytest.mark.parametrize(("look", "is_asked"), [("Look at", True), ("Reveal", False)])
def test_who_alone_sees_the_cards_says_that_none_of_them_fits(
    scenes: Scenes, look: str, is_asked: bool
) -> None:
    """Of cards that all have seen all know it."""
    raid = scenes(
        {
            "Ann": f"Thief: Quick: {look} the top 2 cards of your Deck."
            " Put up to 2 Spies from among them into your hand."
        }
    )
    raid.set("my 1 | Ann\n me: deck only Thief Maniac")
    raid.me.does("use Ann")
    assert (raid.me.can() == {"enough"}) == is_asked
    if is_asked:
        raid.me.does("enough")
    assert raid.cards("my hand") == []


# What cannot be meant


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Put the top card of an opponent's Deck into your hand.", "goes to its owner's hand"),
        ("Look at the top 2 cards of an opponent's Deck, then put one of them into your hand.",
         "goes to its owner's hand"),
        ("Kill 2 Thieves, then put them back in any order.", "only what lies on a Deck"),
        ("Reveal the top 2 cards of your Deck, then put one pile into your hand.",
         "no cards have been split"),
    ],
)  # fmt: skip
def test_what_cannot_be_meant_is_refused(scenes: Scenes, text: str, reason: str) -> None:
    with pytest.raises(CardTextError, match=reason):
        scenes({"Ann": f"Spy: Quick: {text}"})
