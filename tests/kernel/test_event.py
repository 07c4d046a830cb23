"""Events: who may know of them, and how they are kept."""

import pytest

from rulewright.kernel.event import EVERYONE, SPECTATOR, Event, all_but, event_from, only

SEATS = range(8)


def test_everyone_is_every_seat_and_the_spectator() -> None:
    event = Event(EVERYONE, 0, [])
    assert all(event.seen_by(seat) for seat in [*SEATS, SPECTATOR])


@pytest.mark.parametrize("seat", SEATS)
def test_only_one_seat_is_told(seat: int) -> None:
    event = Event(only(seat), 0, [])
    assert [other for other in [*SEATS, SPECTATOR] if event.seen_by(other)] == [seat]


@pytest.mark.parametrize("seat", SEATS)
def test_all_but_one_are_told(seat: int) -> None:
    event = Event(all_but(seat), 0, [])
    assert [other for other in [*SEATS, SPECTATOR] if not event.seen_by(other)] == [seat]


@pytest.mark.parametrize("seat", SEATS)
def test_only_and_all_but_together_are_everyone_once(seat: int) -> None:
    assert only(seat) | all_but(seat) == EVERYONE
    assert only(seat) & all_but(seat) == 0


@pytest.mark.parametrize("things", [[], [0], [3, 1, 4, 1, 5]])
@pytest.mark.parametrize("audience", [EVERYONE, 1 << 2, ~(1 << 2)])
def test_an_event_is_kept_as_numbers_and_made_again(audience: int, things: list[int]) -> None:
    kept = Event(audience, 9, things).saved()
    assert kept == [audience, 9, *things]
    again = event_from(kept)
    assert (again.audience, again.kind, again.things) == (audience, 9, things)
