"""Texts that are read and can be no card: it is seen in what they mean, in whatever words they are written."""

import pytest

from tests.cardtext.corpus.read_as import read_as


@pytest.mark.parametrize(
    ("game", "frame", "text", "said"),
    [
        ("eruma", "Spy, Tester", "Quick. Tap a tapped enemy.", "Dead: those are exhausted"),
        (
            "eruma",
            "Spy, Tester",
            "Quick: Untap one of your ready Thieves.",
            "Dead: those are ready",
        ),
        (
            "eruma",
            "Spy, Tester",
            "Quick. Hide a face-down card of yours.",
            "Dead: those lie face-down",
        ),
        (
            "eruma",
            "Spy, Tester",
            "Slow. Gain a treasure at the end of your turn.",
            "Dead: a Slow power",
        ),
        (
            "eruma",
            "Spy, Tester",
            "Slow. On your turn, your Thieves can't be attacked.",
            "Dead: a Slow power",
        ),
        (
            "eruma",
            "Spy, Tester",
            "Ongoing. As long as Tester is untapped, your Spies have Flying.",
            "Contradictory: a power works only",
        ),
        (
            "eruma",
            "Spy, Tester",
            "Quick. Banish Tester and then exhaust it.",
            "contradictory: this card",
        ),
        (
            "eruma",
            "Henchman, Tester",
            "Enemy Outlaws can't attack. Opposing Outlaws have to attack if possible.",
            "Contradictory: this asks",
        ),
        ("elma", "Instant, Tester", "Bring an online kuski online.", "Dead: those are online"),
        (
            "elma",
            "Instant, Tester",
            "Disconnect one of your offline kuskis.",
            "Dead: those are offline",
        ),
        (
            "elma",
            "Kuski Designer, Tester",
            "Whenever Tester joins a battle, draw a card.",
            "Dead: a Designer",
        ),
    ],
)
def test_it_is_refused_by_what_it_means(game: str, frame: str, text: str, said: str) -> None:
    read, refused = read_as(game, frame, text)
    assert read == ""
    assert said in refused


@pytest.mark.parametrize(
    ("game", "frame", "text"),
    [
        ("eruma", "Spy, Tester", "Quick. Tap an enemy next to a tapped Thief."),
        ("eruma", "Spy, Tester", "Quick. Flip a face-up Thief face-down."),
        ("eruma", "Spy, Tester", "Ongoing. Gain a treasure at the end of your turn."),
        ("eruma", "Spy, Tester", "Slow. Gain a treasure at the end of your opponent's turn."),
        ("eruma", "Spy, Tester", "Quick. Banish target Thief, then exhaust Tester."),
        (
            "eruma",
            "Henchman, Tester",
            "Enemy Outlaws can't attack. Your Outlaws must attack if able.",
        ),
        ("elma", "Instant, Tester", "Bring an offline kuski of yours online."),
        ("elma", "Kuski Rookie, Tester", "Whenever Tester joins a battle, draw a card."),
        (
            "elma",
            "Kuski Designer, Tester",
            "Tester may enter battles on levels it added itself. When Tester wins a battle, draw a card.",
        ),
    ],
)
def test_what_is_near_it_is_a_card(game: str, frame: str, text: str) -> None:
    read, refused = read_as(game, frame, text)
    assert refused == ""
    assert read
