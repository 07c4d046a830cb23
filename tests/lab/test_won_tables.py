"""How those fared who had a printed thing: figures of a few scripted games, and how they are judged.

Three gangs bring decks and draw cards; a game is written down as who brought and drew what, and how
it ended.
"""

from __future__ import annotations

import pytest

from rulewright.gamekit.balance_plan import Limit, Mode, Plan, UseTable, WonTable
from rulewright.gamekit.people import ForPeople
from rulewright.lab.balance import Balance, ModeReport, Won, measure
from rulewright.lab.page import balance_page
from rulewright.lab.series import Finished, Series
from rulewright.lab.summary import Summary, Tally
from tests.kernel.toys import bare

FAIR = Limit("40 to 60 %", low=0.40, high=0.60)
MODE = Mode("Any gangs", {})
PLAN = Plan(
    match="game",
    modes=(MODE,),
    shares=(),
    figures=(),
    uses=UseTable("Cards played", "cards", "played: "),
    won=(
        WonTable("Decks against the field", "decks", "brought: ", "won with: ", FAIR),
        WonTable("Cards when drawn", "cards", "drawn: ", "won when drawn: "),
    ),
)


class Gangs(ForPeople):
    """A game of which only the printed things matter."""

    def printed(self, language: str) -> dict[str, list[dict[str, object]]]:
        return {
            "decks": [{"key": name.lower(), "name": name} for name in ("Ravens", "Foxes", "Owls")],
            "cards": [{"key": "a-key", "name": "A Key"}, {"key": "a-lamp", "name": "A Lamp"}],
        }


Side = tuple[str, list[str], int]
"""The deck a player brought, the cards drawn, and the share of 100."""


def counted(*sides: Side) -> dict[str, float]:
    """A scripted game, counted as a game counts itself."""
    found: dict[str, float] = {}
    for deck, cards, share in sides:
        names = {f"brought: {deck}": 1.0, f"won with: {deck}": share / 100}
        for card in cards:
            names |= {f"drawn: {card}": 1.0, f"won when drawn: {card}": share / 100}
        for name, amount in names.items():
            found[name] = found.get(name, 0.0) + amount
    return found


def report(*games: tuple[Side, Side]) -> ModeReport:
    """What is read off these games."""
    tally = Tally(Series("gangs", ("one", "two"), "s", {}, None, swap_seats=True))
    for number, sides in enumerate(games):
        tally.add(Finished(number, [share for _, _, share in sides], 10, counted(*sides)))
    played = len(games)
    summary = Summary("gangs", "1", {}, "s", played, played, tally.standings, 10.0, tally.totals)
    return measure(bare("gangs", Gangs()), PLAN, MODE, summary)


def duels(*shares: int) -> ModeReport:
    """Ravens against Foxes, over and over; the shares are the Ravens'."""
    return report(*((("ravens", [], share), ("foxes", [], 100 - share)) for share in shares))


def balance(mode: ModeReport) -> Balance:
    return Balance("gangs", "Gangs", "1", "search:9", "s", mode.played, PLAN, [mode])


def failing(mode: ModeReport) -> list[str]:
    return [reading.name for _, reading in balance(mode).failures]


def figures(table: list[Won]) -> dict[str, tuple[int, float]]:
    return {thing.share.name: (thing.players, thing.share.value) for thing in table}


def test_a_deck_is_judged_by_all_who_brought_it_and_a_draw_is_half() -> None:
    decks, _ = duels(100, 0, 50, 100).won
    assert figures(decks) == {"Ravens": (4, 0.625), "Foxes": (4, 0.375), "Owls": (0, 0.0)}
    assert decks[0].share.interval == pytest.approx((0.2194, 0.9081), abs=0.0001)
    assert decks[1].share.interval == pytest.approx((0.0919, 0.7806), abs=0.0001)


def test_a_card_that_both_drew_counts_for_each_of_them() -> None:
    _, cards = report(
        (("ravens", ["a-key"], 100), ("foxes", ["a-key", "a-lamp"], 0)),
        (("owls", ["a-key"], 100), ("foxes", ["a-lamp"], 0)),
        (("owls", [], 50), ("ravens", ["a-lamp"], 50)),
    ).won
    assert figures(cards) == {"A Key": (3, 2 / 3), "A Lamp": (3, 0.5 / 3)}


@pytest.mark.parametrize(
    ("shares", "failed"),
    [
        ((100, 0, 50, 50), []),
        ((100, 100, 100, 0, 0), []),
        ((100, 100, 100, 50, 0, 0), []),
        ((100, 100, 0), ["Ravens", "Foxes"]),
        ((0, 0, 0), ["Ravens", "Foxes"]),
    ],
)
def test_each_thing_that_somebody_had_must_keep_to_the_limit(
    shares: tuple[int, ...], failed: list[str]
) -> None:
    """Ends of a limit belong to it; what nobody had, the Owls here, is not judged."""
    mode = duels(*shares)
    assert [reading.name for reading in mode.limited] == ["Ravens", "Foxes"]
    assert failing(mode) == failed
    assert balance(mode).passed == (not failed)


def test_a_table_without_a_limit_fails_nobody() -> None:
    mode = report((("ravens", ["a-key"], 50), ("foxes", [], 50)))
    assert failing(mode) == []
    lost = report(
        (("ravens", ["a-key"], 0), ("foxes", [], 100)),
        (("foxes", ["a-key"], 0), ("ravens", [], 100)),
    )
    assert figures(lost.won[1])["A Key"] == (2, 0.0)
    assert failing(lost) == []


def test_the_page_has_a_table_for_each() -> None:
    mode = report(
        (("ravens", ["a-key"], 100), ("foxes", [], 0)),
        (("ravens", [], 100), ("foxes", ["a-key"], 0)),
        (("ravens", [], 50), ("foxes", [], 50)),
        (("ravens", [], 0), ("foxes", [], 100)),
    )
    text = balance_page(balance(mode), command="rulewright balance gangs", version="9.9")
    assert (
        text.partition("### Decks against the field\n\n")[2]
        == """\
| Name | Players | Won | 95 % interval | Limit | Verdict |
| --- | ---: | ---: | ---: | ---: | ---: |
| Ravens | 4 | 62.5 % | 21.9 to 90.8 % | 40 to 60 % | **fail** |
| Foxes | 4 | 37.5 % | 9.2 to 78.1 % | 40 to 60 % | **fail** |
| Owls | 0 |  |  |  |  |

### Cards when drawn

| Name | Players | Won | 95 % interval | Limit | Verdict |
| --- | ---: | ---: | ---: | ---: | ---: |
| A Key | 2 | 50.0 % | 9.5 to 90.5 % |  |  |
| A Lamp | 0 |  |  |  |  |
"""
    )
    assert "| Verdict | **2 of 2 limits fail** |" in text.splitlines()
