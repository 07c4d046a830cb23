"""Texts of strangers that can be no card: each is refused for the reason that its column gives, in words a designer can
act on."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from rulewright.games.elma import PACKS as ELMA
from rulewright.games.eruma import PACKS as ERUMA

HERE = Path(__file__).parent
PACKS: dict[str, Any] = {"eruma": ERUMA, "elma": ELMA}


def refused(game: str) -> list[dict[str, Any]]:
    """The texts of a game that are to be refused."""
    listed: list[dict[str, Any]] = tomllib.loads((HERE / f"{game}.toml").read_text("utf-8"))[
        "refused"
    ]
    return listed


def card_of(game: str, frame: str, text: str) -> str:
    """The text on a card of its frame, as a file has it."""
    kind, _, rest = frame.partition(" ")
    lines = ['name = "Stranger"', "text = '''" + text + "'''"]
    lines += ['flavour = "From a stranger."', 'icons = ["hood"]']
    if game == "eruma":
        heading = "henchman" if kind == "Henchman" else "outlaw"
        if heading == "outlaw":
            lines.append(f'class = "{kind}"')
    else:
        heading = kind.lower()
        lines += ['rarity = "C"', "number = 999"]
        if heading == "kuski":
            lines += [f'types = ["{rest}"]' if rest else "types = []", "records = [40, 38]"]
        if heading == "level":
            lines.append("length = [2, 4]")
    return f'game = "{game}"\n\n[[{heading}]]\n' + "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("game", "entry"),
    [
        pytest.param(game, entry, id=f"{game} R{entry['number']}")
        for game in PACKS
        for entry in refused(game)
    ],
)
def test_it_is_refused_for_the_reason_given(
    game: str, entry: dict[str, Any], tmp_path: Path
) -> None:
    file = tmp_path / "pack.toml"
    file.write_text(card_of(game, entry["frame"], entry["text"]), "utf-8")
    mistakes = [str(mistake) for mistake in PACKS[game].mistakes([file])]
    assert len(mistakes) == 1, mistakes
    reason = entry["because"].partition(":")[0]
    assert f": {reason}: " in mistakes[0], mistakes[0]


@pytest.mark.parametrize(
    ("game", "frame", "text", "reason"),
    [
        ("eruma", "Spy", "Quick. Draw two cards, then discard one. Repeat that.", "Endless"),
        ("eruma", "Thief", "Slow. During your turn, your Thieves can't be killed.", "Dead"),
        ("eruma", "Thief", "Quick. Deal 3 damage to an enemy Spy.", "Dead"),
        ("eruma", "Henchman", "Its power costs nothing.", "Dead"),
        (
            "eruma",
            "Spy",
            "Slow. As long as this card is ready, Thieves have Flying.",
            "Contradictory",
        ),
        ("eruma", "Spy", "Ongoing. Spies can't move. Spies must move if able.", "Contradictory"),
        ("eruma", "Maniac", "Quick. Take a Thief. Move it away or exhaust it.", "Ambiguous"),
        ("eruma", "Spy", "Slow. When a Thief kills another Thief, exhaust it.", "Ambiguous"),
        ("elma", "Kuski Designer", "When this kuski enters a battle, draw a card.", "Dead"),
        ("elma", "Instant", "Draw a card. You may do so as often as you like.", "Endless"),
        (
            "elma",
            "Level 2-4",
            "Online kuskis can't enter this battle. Online kuskis may enter it.",
            "Contradictory",
        ),
    ],
)
def test_others_of_their_sort_are_refused_too(
    game: str, frame: str, text: str, reason: str, tmp_path: Path
) -> None:
    file = tmp_path / "pack.toml"
    file.write_text(card_of(game, frame, text), "utf-8")
    mistakes = [str(mistake) for mistake in PACKS[game].mistakes([file])]
    assert len(mistakes) == 1, mistakes
    assert f": {reason}: " in mistakes[0], mistakes[0]


@pytest.mark.parametrize(
    ("frame", "text"),
    [
        (
            "Spy",
            "Ongoing: Outlaws an opponent controls can't move. Spies you control may move diagonally.",
        ),
        ("Spy", "Slow: Thieves can't steal unless an opponent controls 3 or more Thieves."),
        ("Thief", "Quick: You may draw a card."),
        ("Thief", "Quick. Kill an enemy Thief, then draw a card for each card adjacent to it."),
    ],
)
def test_what_only_looks_like_it_is_a_card(frame: str, text: str, tmp_path: Path) -> None:
    file = tmp_path / "pack.toml"
    file.write_text(card_of("eruma", frame, text), "utf-8")
    assert PACKS["eruma"].mistakes([file]) == []
