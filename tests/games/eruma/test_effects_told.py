"""What each deed is told as, to the player who does it and to the other."""

import pytest

from rulewright.games.eruma.testing.written_cards import Scenes

DEEDS: dict[str, tuple[str, list[str]]] = {
    "Kill target Thief.": ("choose Thief", ["Thief (Them's Zone 1, 1) is killed."]),
    "Banish target Thief.": ("choose Thief", ["Thief is banished."]),
    "Exhaust target Thief.": ("choose Thief", ["Thief (Them's Zone 1, 1) is exhausted."]),
    "Ready target Assassin.": ("choose Assassin", ["Assassin (Them's Zone 1, 2) is readied."]),
    "Flip target Thief face-down.": (
        "choose Thief",
        ["Thief (Them's Zone 1, 1) turns face-down."],
    ),
    "Return target Thief to its owner's hand.": ("choose Thief", ["Thief goes to Them's hand."]),
    "Return target Thief to the top of its owner's Deck.": (
        "choose Thief",
        ["Thief goes to Them's Deck."],
    ),
    "Return target Thief to its owner's Graveyard.": (
        "choose Thief",
        ["Thief goes to Them's Graveyard."],
    ),
    "Gain control of target Thief.": (
        "choose Thief",
        ["Me takes control of Thief (Them's Zone 1, 1)."],
    ),
    "Swap this card and target Thief.": (
        "choose Thief",
        ["Tale (Me's Zone 1, 1) and Thief (Them's Zone 1, 1) change places."],
    ),
    "Copy the power of target Maniac.": ("choose Maniac", ["Tale copies the power of Maniac."]),
    "Gain 2 treasures.": ("", ["Me gains 2 treasure."]),
    "An opponent loses a treasure.": ("", ["Them loses 1 treasure."]),
    "Steal a treasure.": ("", ["Me steals a treasure."]),
    "Gain 2 Action Points.": ("", ["Me now has 4 Action Points."]),
    "Lose an Action Point.": ("", ["Me now has 1 Action Points."]),
    "Discard a random card in your hand.": ("", ["Me discards Spy."]),
    "Reveal a random card in your hand.": ("", ["Me shows Spy."]),
    "Summon a Henchman named Imp to an empty position in your Zone 2.": (
        "place my 2 3",
        ["Me summons Imp to Me's Zone 2, 3."],
    ),
    "Move target Thief to an empty position on Treasure.": (
        "choose Thief, place treasure 4",
        ["Thief moves from Them's Zone 1, 1 to Treasure 4."],
    ),
    "Draw a card.": ("", ["Me draws Second Spy."]),
}


@pytest.mark.parametrize("text", DEEDS)
def test_a_deed_is_told_to_both(scenes: Scenes, text: str) -> None:
    choices, lines = DEEDS[text]
    raid = scenes(
        {
            "Tale": f"Maniac: Quick: {text}",
            "Imp": "Henchman: This Henchman can't be banished.",
        }
    )
    rolls = [0] if "random" in text else []
    raid.set(
        """
        their 1 | Thief Assassin> Maniac
        my 1    | Tale
        me:     hand Spy, deck Second-Spy, extra Imp
        them:   treasure 3
        """,
        rolls=rolls,
    )
    raid.me.does("use Tale", *[choice for choice in choices.split(", ") if choice])
    told = raid.told("me")
    start = told.index("Tale (Me's Zone 1, 1) is exhausted.") + 1
    assert told[0] == "Me triggers the power of Tale (Me's Zone 1, 1)."
    assert told[start : start + len(lines)] == lines
    others = raid.told("them")[start : start + len(lines)]
    assert others == (["Me draws a card."] if text == "Draw a card." else lines)


def test_a_look_is_told_without_the_face_to_others(scenes: Scenes) -> None:
    raid = scenes({"Eye": "Spy: Quick: Look at target face-down card."})
    raid.set("""
        their 1 | (Thief)
        my 1    | Eye
    """)
    raid.me.does("use Eye", "choose Thief")
    raid.them.does("let")
    assert raid.told("me")[-2:] == [
        "Them lets the power of Eye through.",
        "Me looks at Thief.",
    ]
    assert raid.told("them")[-1] == "Me looks at a card."


def test_a_power_goes_live_and_ends(scenes: Scenes) -> None:
    raid = scenes({"Trail": "Thief: Ongoing: Whenever a card moves, draw a card."})
    raid.set("""
        my 1 | Trail
    """)
    raid.me.does("use Trail", "end")
    assert "The power of Trail (Me's Zone 1, 1) is live." in raid.told("them")
    raid.them.does("end")
    raid.me.does("keep Trail", "end")
    assert "Me keeps the power of Trail going." in raid.told("them")
    raid.them.does("end")
    raid.me.does("ready Trail")
    told = raid.told("them")
    over = told.index("The power of Trail (Me's Zone 1, 1) ends.")
    assert told[over + 1] == "Trail (Me's Zone 1, 1) is readied."


def test_what_regenerates_and_what_is_blocked(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Newt": "Regenerative Thief: Quick: Draw 60 cards.",
            "Archer": "Assassin: Quick: Kill target Thief.",
        }
    )
    raid.set("""
        their 1 | Newt
        my 1    | Archer
    """)
    raid.me.does("use Archer", "choose Newt")
    assert raid.told("me")[-2:] == [
        "Newt (Them's Zone 1, 1) regenerates: it turns face-down instead.",
        "Newt (Them's Zone 1, 1) turns face-down.",
    ]
    raid.set("""
        their 1 | Newt (Spy)
        my 1    | Archer
    """)
    raid.me.does("use Archer", "choose Newt")
    raid.them.does("block with Spy")
    assert raid.told("me")[-2:] == [
        "Spy (Them's Zone 1, 2) turns face-up.",
        "Them blocks the power of Archer with the card on Them's Zone 1, 2.",
    ]


def test_a_search_and_a_shuffle(scenes: Scenes) -> None:
    raid = scenes({"Hunt": "Spy: Quick: Shuffle your Deck."})
    raid.set(
        """
        my 1 | Hunt
        me:  deck only Spy Thief
        """,
        rolls=[0],
    )
    raid.me.does("use Hunt")
    assert raid.told("them")[-1] == "Me's Deck is shuffled."


def test_the_end_is_told(scenes: Scenes) -> None:
    raid = scenes({"Fence": "Spy: Quick: Gain a treasure."})
    raid.set("""
        my 1 | Fence
        me:  treasure 9
    """)
    raid.me.does("use Fence")
    assert raid.told("them")[-2:] == ["Me gains 1 treasure.", "Me wins."]
    raid.set("""
        phase draw
        my 1 | Fence
        me:  deck none
    """)
    assert raid.told("them")[-2:] == [
        "Me cannot draw: the Deck is empty.",
        "The game is a draw.",
    ]
