"""Texts that cannot do anything are refused, and those that hardly do what was meant are warned of."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from rulewright.cli.commands import app
from rulewright.games.eruma import PACKS
from rulewright.games.eruma.testing.written_cards import Scenes
from rulewright.testing import rule

CARD = """game = "eruma"

[[{heading}]]
name = "Stranger"
{kind}text = '''{text}'''
flavour = "For tests."
icons = ["hood"]
"""


def written(folder: Path, text: str, kind: str = "Thief") -> Path:
    """A file with a card of that text."""
    is_henchman = kind == "Henchman"
    heading = "henchman" if is_henchman else "outlaw"
    said = "" if is_henchman else f'class = "{kind}"\n'
    file = folder / "cards.toml"
    file.write_text(CARD.format(heading=heading, kind=said, text=text), "utf-8")
    return file


@rule("eruma/ruling.dead-texts")
@pytest.mark.parametrize(
    ("kind", "text", "said"),
    [
        (
            "Thief",
            "Quick: Copy the power of target Outlaw in your Graveyard.",
            "only to cards on the Playfield",
        ),
        ("Thief", "Quick: Kill a card in your hand.", "only to cards on the Playfield"),
        (
            "Thief",
            "Quick: Exhaust each Outlaw in your Graveyard.",
            "only to cards on the Playfield",
        ),
        ("Thief", "Ongoing: When this card is killed, draw a card.", "the power is over by then"),
        (
            "Thief",
            "Slow: Whenever this card is flipped face-down, draw a card.",
            "the power is over by then",
        ),
        (
            "Thief",
            "Ongoing: Whenever a card is drawn by an attack, draw a card.",
            "brought about by an attack",
        ),
        (
            "Thief",
            "Quick: Exhaust target Henchman with a Quick power.",
            "a Henchman has an effect and no power",
        ),
        (
            "Maniac",
            "Quick: Summon a Henchman named Plague Rat to an empty position in an opponent's Zone 1.",
            "Zone 1",
        ),
        ("Thief", "Quick: Exhaust this Henchman.", "this henchman"),
        ("Thief", "Quick: Flip this Spy face-down.", "this spy"),
        ("Henchman", "As long as this card is face-down, Thieves have Flying.", "contradictory"),
        ("Thief", "Ongoing: As long as this card is ready, Thieves have Flying.", "ontradictory"),
    ],
)
def test_a_text_that_can_do_nothing_is_refused(
    kind: str, text: str, said: str, tmp_path: Path
) -> None:
    mistakes = PACKS.mistakes([written(tmp_path, text, kind)])
    assert len(mistakes) == 1
    assert said in str(mistakes[0])


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("Henchman", "When this card is killed, draw a card."),
        ("Thief", "Ongoing: If this card would be killed, do nothing instead."),
        ("Thief", "Quick: Banish target Outlaw in your Graveyard."),
        ("Thief", "Ongoing: Whenever a card is killed by an attack, draw a card."),
        (
            "Maniac",
            "Quick: Summon a Henchman named Plague Rat to an empty position in an opponent's Zone 2.",
        ),
        ("Thief", "Quick: Draw 37 cards, then flip this Thief face-down."),
        ("Thief", "Quick. Search your Deck for a Spy and put it into your hand."),
        ("Thief", "Quick. Search your Deck for a Spy. Reveal it and put it into your hand."),
        (
            "Thief",
            "Quick. Search your Deck for a Spy, put it into your hand, then shuffle your Deck.",
        ),
    ],
)
def test_what_can_be_done_is_a_card_without_a_warning(kind: str, text: str, tmp_path: Path) -> None:
    assert PACKS.findings([written(tmp_path, text, kind)]) == ([], [])


@pytest.mark.parametrize(
    ("text", "phrase", "said"),
    [
        (
            "Quick: Return this card to your hand, then draw 2 cards.",
            "draw 2 cards",
            "this is never done",
        ),
        (
            "Quick: You may flip this card face-down. If you do, draw 2 cards.",
            "draw 2 cards",
            "this is never done",
        ),
        (
            "Quick: Search your Deck for a Spy, then put it into your hand.",
            "it into your hand",
            "in hand already",
        ),
        (
            "Quick: Search your Deck for a Spy, then reveal it.",
            "reveal it",
            "in hand already",
        ),
        (
            "Slow: When an opponent steals a treasure, draw 38 cards.",
            "When an opponent steals a treasure, draw 38 cards.",
            'write "whenever"',
        ),
    ],
)
def test_what_is_hardly_meant_is_warned_of(
    text: str, phrase: str, said: str, tmp_path: Path
) -> None:
    mistakes, warnings = PACKS.findings([written(tmp_path, text)])
    assert mistakes == []
    assert len(warnings) == 1
    told = str(warnings[0])
    assert ": warning: " in told
    assert said in told
    assert "^" * len(phrase) in told


def test_the_check_lists_warnings_and_passes(tmp_path: Path) -> None:
    file = written(tmp_path, "Quick: Return this card to your hand, then draw 2 cards.")
    done = CliRunner().invoke(app, ["cards", "check", str(file)])
    assert done.exit_code == 0
    assert f"{file}:6:" in done.output or "cards.toml:6" in done.output
    assert "warning: this is never done" in done.output
    assert "1 card, all understood, 1 warning" in done.output


@rule("eruma/ruling.own-departure")
def test_what_follows_after_the_card_has_left_is_not_done(scenes: Scenes) -> None:
    raid = scenes({
        "Runner": "Thief: Quick: Draw a card. Return this card to your hand. Gain a treasure.",
    })  # fmt: skip
    raid.set("""
        my 1 | Runner
    """)
    raid.me.does("use Runner")
    assert len(raid.cards("my hand")) == 2
    assert raid.fact("my treasure") == 0
