"""Balance plans as files have them: read, refused with their mistakes, and right in every game."""

from __future__ import annotations

import pytest

from rulewright.gamekit.balance_file import read_plan
from rulewright.gamekit.balance_plan import Counts, Figure, Limit, MatchShare, Mode, Plan, UseTable
from rulewright.gamekit.folder import part_of
from rulewright.gamekit.registry import find_game, game_names
from rulewright.kernel.errors import ContentError

SMALL = """
match = "game"
modes = [{ title = "Usual", options = { decks = "random" } }]
shares = [{ name = "drawn", measure = "draw", limit = { words = "under 10 %", below = 0.1 } }]
figures = [{ name = "cards per turn", measure = "cards", per = "turns" }]
uses = { title = "Cards", printed = "cards", used = "played: " }
"""


def test_a_plan_is_read_field_by_field() -> None:
    assert read_plan(SMALL) == Plan(
        match="game",
        modes=(Mode("Usual", {"decks": "random"}),),
        shares=(MatchShare("drawn", "draw", Limit("under 10 %", below=0.1)),),
        figures=(Figure("cards per turn", "cards", per="turns"),),
        uses=UseTable("Cards", "cards", "played: "),
    )


def test_events_are_counted_by_their_names() -> None:
    counts = read_plan(
        f'{SMALL}[counts]\nplayed = ["played"]\nhappened = {{ hit = "hits" }}\nhad = {{ drew = "drawn" }}'
    ).counts
    assert counts == Counts({"hit": "hits"}, ("played",), {"drew": "drawn"})


def test_options_may_be_said_once_for_all_modes() -> None:
    (mode,) = read_plan(f"{SMALL}[options]\nfast = true\ndecks = 1").modes
    assert mode.options == {"fast": True, "decks": "random"}


def test_each_seat_may_be_asked_for_an_equal_part_of_the_wins() -> None:
    said = SMALL.replace('title = "Usual",', 'title = "Usual", seats = 3, even = 0.05,')
    (mode,) = read_plan(said).modes
    limit = Limit("28.3 % to 38.3 %", low=1 / 3 - 0.05, high=1 / 3 + 0.05)
    assert mode.shares == tuple(
        MatchShare(f"won by the {place} to play", f"won by the {place}", limit)
        for place in ("first", "second", "third")
    )


@pytest.mark.parametrize(
    ("written", "instead", "what"),
    [
        ('"game"', "game", "balance.toml: not TOML: "),
        ('match = "game"', "", "balance.toml: 'match' must be said"),
        (
            'match = "game"',
            "match = 3",
            "balance.toml, match: 3 is not of the kind that stands here",
        ),
        ('match = "game"', 'match = "game"\ngame = 3', "balance.toml: unknown field 'game'; the"),
        ("below", "under", "balance.toml, shares, limit: unknown field 'under'; the fields are"),
        ("below = 0.1", "below = true", "shares, limit, below: True is not of the kind"),
        ("uses = {", "uses = 3\nwon = {", "balance.toml, uses: there must be a table of fields"),
        ("uses = {", "won = {", "balance.toml, won: there must be a list, not {"),
    ],
)
def test_a_mistake_is_told_with_its_place(written: str, instead: str, what: str) -> None:
    assert SMALL.count(written) == 1
    with pytest.raises(ContentError) as refused:
        read_plan(SMALL.replace(written, instead))
    assert what in str(refused.value)


@pytest.mark.parametrize("name", game_names())
def test_what_a_game_counts_is_told_in_its_story(name: str) -> None:
    plan, story = find_game(name).advice.balance_plan(), part_of(find_game(name), "rules.story")
    if plan is None or story is None:
        pytest.skip("it has no balance report")
    counts = plan.counts
    assert {*counts.happened, *counts.played, *counts.had} - set(story.EVENTS) == set()
    assert all("card" in story.EVENTS[kind] for kind in (*counts.played, *counts.had))
    assert all("who" in story.EVENTS[kind] for kind in counts.had)
