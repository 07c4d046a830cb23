"""What a seat may see of a game of Elma, as plain JSON values (`ruling.hidden-information`,
`ruling.open-information`).

Hands are their player's, and the order and faces of a deck nobody's; everything else is open, the
number of cards in either included. Clients know no rules: what counts, who leads, and what everybody
would get if the battle ended now is worked out here.

The battles are in `battle_views.py`, cards and their ids in `card_views.py`.
"""

from __future__ import annotations

from typing import Final

from rulewright.effects.ids import Seat
from rulewright.effects.lasting import chosen_for, named_for
from rulewright.effects.live import (
    AFTER_ANCHORS_TURN,
    AT_BATTLE_END,
    AT_OWN_TURN,
    AT_TURN,
    IN_ANCHORS_TURN,
    IN_EXTRA_TURN,
    IN_OPPONENTS_TURN,
    WHEN_IT_HAS_COME,
    WITH_EXTRA_TURN,
    WITH_ITS_CARDS,
    WITH_ITS_SOURCE,
    Lasting,
)
from rulewright.games.elma.rules import numbering
from rulewright.games.elma.rules.scoring import Score, score
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.windows import LAST_CALL, Window
from rulewright.games.elma.view.battle_views import after_view, battle_view
from rulewright.games.elma.view.card_views import Names, card_id, hand_id, kuski_view, level_view
from rulewright.games.elma.view.types import (
    EffectView,
    HeldView,
    Lasts,
    LookedAtView,
    PlayerView,
    RaceView,
    Step,
)

_STEPS: Final[list[Step]] = [
    "start", "start", "end", "times", "clean-up-after", "clean-up-after", "draw", "main",
    "clean-up", "clean-up", "clean-up",
]  # fmt: skip
"""What clients call the steps of a turn (`rules.STEPS`)."""

_LASTS: Final[dict[int, Lasts]] = {
    AT_TURN: "turn", AT_OWN_TURN: "next-turn", AT_BATTLE_END: "battle", WITH_ITS_CARDS: "in-play",
    AFTER_ANCHORS_TURN: "after-next-turn", WHEN_IT_HAS_COME: "once", IN_ANCHORS_TURN: "in-next-turn",
    WITH_EXTRA_TURN: "turn", WITH_ITS_SOURCE: "in-play", IN_OPPONENTS_TURN: "in-next-turn", IN_EXTRA_TURN: "in-extra-turn",
}  # fmt: skip


def public_view(race: Race, names: Names) -> RaceView:
    """What everybody may know."""
    battle = race.battle
    scored = None if battle is None else score(race, battle.level, race.drives)
    return {
        "turn": int(race.turn),
        "round": (int(race.turn) + int(race.seats) - 1) // int(race.seats),
        "step": _step(race),
        "active": int(race.active),
        "over": race.over,
        "shares": race.shares[:],
        "waiting": [other for other in range(race.seats) if race.asks(other)],
        "players": [_player_view(race, other, scored, names) for other in range(race.seats)],
        "queue": [
            {
                **level_view(race, queued.level, names),
                "by": int(queued.seat),
                "length": int(queued.length),
                "adders": [card_id(card) for card in queued.adders],
                "cursed": [card_id(card) for card in queued.cursed],
            }
            for queued in race.queue
        ],
        "battle": None if scored is None else battle_view(race, scored, names),
        "after": [after_view(race, after, names) for after in race.afters],
        "banned": [
            {**names.card(race, card), "owner": int(race.owner(card))}
            for card in race.ban_pile.as_list()
        ],
        "effects": [_effect_view(race, lasting, names) for lasting in race.lasting],
        "looked_at": [],
    }


def seen_by(race: Race, seat: Seat, public: RaceView, names: Names) -> RaceView:
    """Everything the seat may know: what everybody may, its own hand, and what it is looking at. What
    others may know too is shared with their views."""
    if seat >= race.seats:
        return public
    hand: list[HeldView] = []
    for card in race.hands[seat].as_list():
        definition = race.definition[card]
        hand.append({"id": hand_id(definition), "card": names.keys[definition]})
    players = public["players"][:]
    players[seat] = {**players[seat], "cards": hand}
    looked_at: list[LookedAtView] = [
        {"id": f"d{int(seat)}", "card": names.keys[race.definition[card]]}
        for card in (race.looked.as_list() if race.looker == seat else [])
    ]
    return {**public, "players": players, "looked_at": looked_at}


def _effect_view(race: Race, lasting: Lasting, names: Names) -> EffectView:
    """ruling.lasting-effects: what an instant has begun, about which cards, and how long it lasts."""
    return {
        "card": names.keys[lasting.program],
        "by": int(lasting.seat),
        "about": [
            card_id(card) for card in chosen_for(race.programs[lasting.program], lasting.registers)
        ],
        "named": [
            names.keys[printed]
            for printed in named_for(race.programs[lasting.program], lasting.registers)
        ],
        "lasts": _LASTS[int(lasting.ends)],
    }


def _step(race: Race) -> Step:
    """The step of the turn; the windows in it are called by their own names."""
    question = race.agenda[-1] if race.agenda else None
    if isinstance(question, Window):
        return "last-call" if question.kind == LAST_CALL else "window"
    return _STEPS[race.phase]


def _player_view(race: Race, side: Seat, scored: Score | None, names: Names) -> PlayerView:
    """One player, as all others see them."""
    kuskis = race.kuskis[side].as_list()
    return {
        "seat": int(side),
        "out": not race.is_playing(side),
        "points": int(race.points[side]),
        "if_it_ended_now": 0 if scored is None else _gain(race, side, scored),
        "played_kuski": side == race.active and race.plays > 0,
        "hand": len(race.hands[side]),
        "cards": [],
        "library": len(race.decks[side]),
        "discard": [names.card(race, card) for card in race.discards[side].as_list()],
        "offline": [
            kuski_view(race, k, names) for k in kuskis if race.place[k] == numbering.OFFLINE
        ],
        "online": [kuski_view(race, k, names) for k in kuskis if race.place[k] == numbering.ONLINE],
    }


def _gain(race: Race, side: Seat, scored: Score) -> int:
    """ruling.points-to-controller: what a player's kuskis would earn."""
    return sum(
        int(scored.points[place])
        for place, drive in enumerate(scored.drives)
        if race.controller(drive.card) == side
    )


def census(race: Race) -> list[int]:
    """Every card there is, by seat: what they are, and how many lie somewhere."""
    found: list[int] = []
    first = 0
    for size in race.sizes:
        found += sorted(int(race.definition[card]) for card in range(first, first + size))
        found.append(size)
        first += size
    listed = sum(
        len(zone)
        for zones in (race.decks, race.hands, race.discards, race.kuskis)
        for zone in zones
    ) + len(race.ban_pile)
    listed += len(race.queue) + len(race.afters) + (0 if race.battle is None else 1)
    gone = sum(
        1 for place in race.place.as_list() if place in (numbering.GONE, numbering.TAKING_EFFECT)
    )
    return [*found, listed + gone]
