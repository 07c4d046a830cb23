"""The eight laws over generated matches of Elma for two to six players, with the cards of the rule
tests: every keyword, and texts that forbid, change, answer, take control and end games."""

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulewright.games.elma.game import Elma
from rulewright.games.elma.testing.table import race_for_tests
from rulewright.testing.laws import LAWS, Plan, plans
from tests.rules.elma.cards import CARDS
from tests.rules.elma.small_texts import BOOK, TEXTS

MATCHES_A_LAW = 6
"""Times eight laws and two sets of cards. Once the game has its cards, `tests/laws` does more."""
NAMES = [line.split(":")[0].split(";")[0].split(None, 1)[1] for line in CARDS.strip().splitlines()]
GENTLE = [name for name in NAMES if name not in ("Doom", "Filler")]
DECKS = {f"every fourth from {at}": [*GENTLE[at::4], "Flat", "Hill"] for at in range(4)}
"""Some twenty cards each: a random match has a dozen rounds and a few battles."""


@pytest.fixture(scope="module", params=["with texts", "without"])
def elma(request: pytest.FixtureRequest) -> Elma:
    texts = TEXTS if request.param == "with texts" else {}
    name = f"elma-{request.param.replace(' ', '-')}"
    return race_for_tests(CARDS, DECKS, texts, name, BOOK)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[Plan], None], elma: Elma) -> None:
    seats: set[int] = set()

    @settings(
        max_examples=MATCHES_A_LAW,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(data=st.data())
    def holds(data: st.DataObject) -> None:
        plan = data.draw(plans(elma))
        plan.seats = 2 + len(seats) % 5
        seats.add(plan.seats)
        law(plan)

    holds()
    assert seats == {2, 3, 4, 5, 6}
