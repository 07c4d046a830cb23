"""What a seat may see of a game of Eruma, as plain JSON values (`ruling.hidden-information`).

Deck lists, Extra Decks, Graveyards, banished cards, totals, Action Points and everything about a
card on the Playfield but its hidden face are open; hands and face-down cards are their player's,
unless their faces have become known; the order of a Deck is nobody's.

Every thing on the table has an id, by which choices and the story refer to it: `pNN` for a
position, counted from the first seat's Zone 1, and for the card that stands there; `hNN` for a
card in a hand; `gSEAT` for a Graveyard, `dSEAT` for a Deck, `sSEAT` for a side of the table.
The cards of a Deck, a Graveyard or another's hand share one id; a choice of one of them names the
printed card too, `cNN` by its place in the set.
"""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import i64

from rulewright.effects.announced import modes_taken, targets_chosen
from rulewright.effects.counters import Counters, name_of
from rulewright.effects.live import (
    AFTER_ANCHORS_TURN,
    AT_OWN_TURN,
    AT_TURN,
    IN_ANCHORS_TURN,
    IN_EXTRA_TURN,
    IN_OPPONENTS_TURN,
    WITH_EXTRA_TURN,
    Lasting,
)
from rulewright.effects.program import TARGET, YOU
from rulewright.effects.sets import members_of
from rulewright.effects.wording import TextWords
from rulewright.games.eruma.rules import numbering
from rulewright.games.eruma.rules.board import POSITIONS
from rulewright.games.eruma.rules.live_power import LivePower
from rulewright.games.eruma.rules.modifiers import types_now
from rulewright.games.eruma.rules.numbering import outlaws_of
from rulewright.games.eruma.rules.powers import waiting_power
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.terms import COUNTERS, TYPES
from rulewright.games.eruma.view.types import (
    AnnouncedView,
    FieldCardView,
    HandCardView,
    LastingView,
    Phase,
    PowerView,
    RaidView,
    RowView,
    SideView,
)
from rulewright.kernel.bits import bit
from rulewright.kernel.event import SPECTATOR
from rulewright.kernel.zone import Zone, zone_of

PHASE_NAMES: Final[list[Phase]] = ["set-up", "draw", "planning", "assault", "rest"]
POSITION_IDS: Final = [f"p{position}" for position in range(POSITIONS)]
HAND_IDS: Final = [f"h{card}" for card in range(numbering.CARDS)]
SIDE_IDS: Final = [f"s{seat}" for seat in range(numbering.SEATS)]


def _kind(counters: Counters) -> int:
    return int(counters.kind)


def rows() -> list[RowView]:
    """ruling.board-geometry: the rows of five positions, in the order of their numbers."""
    return [
        {"zone": "one", "seat": 0},
        {"zone": "two", "seat": 0},
        {"zone": "treasure", "seat": None},
        {"zone": "two", "seat": 1},
        {"zone": "one", "seat": 1},
    ]


def public_view(raid: Raid, keys: list[str], words: TextWords) -> RaidView:
    """What everybody may know."""
    raid.live_now()
    field: list[FieldCardView | None] = []
    live: i64 = 0
    for power in raid.powers:
        live |= bit(power.source)
    for position in range(POSITIONS):
        card = raid.grid[position]
        field.append(None if card == numbering.EMPTY else _card_view(raid, card, live, keys))
    return {
        "turn": int(raid.turn),
        "phase": PHASE_NAMES[raid.phase],
        "active": int(raid.active),
        "points": int(raid.points),
        "over": raid.over,
        "shares": raid.shares[:],
        "waiting": [other for other in range(numbering.SEATS) if raid.asks(other)],
        "rows": rows(),
        "field": field,
        "sides": [_side_view(raid, side, keys) for side in range(numbering.SEATS)],
        "announced": _announced_view(raid, keys, words),
        "powers": [_power_view(raid, power, keys) for power in raid.powers],
        "lasting": _lasting_view(raid, SPECTATOR, keys),
    }


def seen_by(raid: Raid, seat: i64, public: RaidView, keys: list[str]) -> RaidView:
    """Everything the seat may know: what everybody may, and the faces that it knows besides. What others
    may know too is shared with their views."""
    if seat >= numbering.SEATS:
        return public
    field = public["field"][:]
    for position in range(POSITIONS):
        there = field[position]
        if there is not None and there["card"] is None and raid.knows(seat, raid.grid[position]):
            field[position] = {**there, "card": keys[raid.definition[raid.grid[position]]]}
    sides = public["sides"][:]
    for side in range(numbering.SEATS):
        sides[side] = {**sides[side], "hand": _hand_view(raid, side, seat, keys)}
    lasting = _lasting_view(raid, seat, keys)
    return {**public, "field": field, "sides": sides, "lasting": lasting}


def _lasting_view(raid: Raid, seat: i64, keys: list[str]) -> list[LastingView]:
    """What Quick powers began for a while."""
    return [
        {
            "id": thing_id(raid, lasting.source, seat),
            "card": keys[lasting.program],
            "seat": int(lasting.seat),
            "since": _first_turn_of(raid, lasting),
            "until": _last_turn_of(raid, lasting),
        }
        for lasting in raid.lasting
    ]


def _first_turn_of(raid: Raid, lasting: Lasting) -> int:
    """The first turn in which it holds, as far as that can be said: no extra turn may come in between."""
    if lasting.ends == IN_EXTRA_TURN:
        return int(raid.turn) + 1
    if lasting.ends == IN_ANCHORS_TURN:
        return _next_turn_of(raid, lasting.anchor)
    if lasting.ends == IN_OPPONENTS_TURN:
        return _next_turn_of(raid, 1 - lasting.seat)
    return int(lasting.since)


def _last_turn_of(raid: Raid, lasting: Lasting) -> int | None:
    """The first turn in which it does not hold any more; None if it waits for something."""
    if lasting.ends in (AT_TURN, WITH_EXTRA_TURN):
        return int(lasting.until)
    if lasting.ends == AT_OWN_TURN:
        return _next_turn_of(raid, lasting.seat)
    if lasting.ends == AFTER_ANCHORS_TURN:
        return _next_turn_of(raid, lasting.anchor) + 1
    if lasting.ends in (IN_EXTRA_TURN, IN_ANCHORS_TURN, IN_OPPONENTS_TURN):
        return _first_turn_of(raid, lasting) + 1
    return None


def _next_turn_of(raid: Raid, seat: i64) -> int:
    return int(raid.turn) + (2 if seat == raid.active else 1)


def _card_view(raid: Raid, card: i64, live: i64, keys: list[str]) -> FieldCardView:
    """A card on the Playfield. `known` is whether both players know it, though it lies face-down
    (ruling.known-face-down); `types` are those that work now, printed and given."""
    is_up = raid.is_up(card)
    exhausted: Literal["left", "right"] | None = None
    if (raid.tired >> card) & 1 == 1:
        exhausted = "left" if (raid.left >> card) & 1 == 1 else "right"
    return {
        "id": POSITION_IDS[raid.place[card]],
        "card": keys[raid.definition[card]] if is_up or raid.knows(SPECTATOR, card) else None,
        "up": is_up,
        "known": is_up or is_known_to_both(raid, card),
        "exhausted": exhausted,
        "controller": int(raid.controller(card)),
        "owner": int(raid.owner(card)),
        "types": type_names(types_now(raid, card)) if is_up else [],
        "live": (live >> card) & 1 == 1,
        "stole": is_up and (raid.stole >> card) & 1 == 1,
        "counters": {
            name_of(int(each.kind), COUNTERS): int(each.amount)
            for each in sorted(raid.counters, key=_kind)
            if each.card == card
        },
    }


def is_known_to_both(raid: Raid, card: i64) -> bool:
    """Whether neither player can be surprised by the card's face."""
    return raid.knows(0, card) and raid.knows(1, card)


def type_names(types: i64) -> list[str]:
    """The names of some types."""
    return [name for place, name in enumerate(TYPES) if (types >> place) & 1 == 1]


def _side_view(raid: Raid, side: i64, keys: list[str]) -> SideView:
    """One side of the table, as everybody sees it."""
    return {
        "seat": int(side),
        "treasure": int(raid.treasure[side]),
        "hand_size": len(raid.hands[side]),
        "hand": _hand_view(raid, side, SPECTATOR, keys),
        "deck_size": len(raid.decks[side]),
        "graveyard": [keys[raid.definition[card]] for card in raid.graves[side].as_list()],
        "extra": [keys[definition] for definition in raid.extras[side].as_list()],
        "banished": banished(raid, side, keys),
        "deck_list": [keys[definition] for definition in deck_list(raid, side).as_list()],
    }


def _hand_view(raid: Raid, side: i64, seat: i64, keys: list[str]) -> list[HandCardView]:
    """One's own hand, each card with its id; of another's the cards whose faces one knows, in the
    order of the set: which of the others is which, nobody can tell."""
    hand = raid.hands[side].as_list()
    faces = raid.definition
    if side == seat:
        other = 1 - side
        return [
            {"id": HAND_IDS[card], "card": keys[faces[card]], "known": raid.knows(other, card)}
            for card in hand
        ]
    known = sorted(faces[card] for card in hand if raid.knows(seat, card))
    return [{"id": None, "card": keys[definition], "known": True} for definition in known]


def _power_view(raid: Raid, power: LivePower, keys: list[str]) -> PowerView:
    """A power that goes on, and those of its targets that are still on the Playfield. `card` is
    whose power it is: another card's than the one at `id` if it was copied."""
    chosen = [
        members_of(power.registers[step.into] & raid.field)
        for step in raid.programs[power.program].code
        if step.op == TARGET
    ]
    targets = [
        POSITION_IDS[position]
        for cards in chosen
        for position in sorted(raid.place[card] for card in cards)
    ]
    return {
        "id": POSITION_IDS[raid.place[power.source]],
        "card": keys[power.program],
        "seat": int(power.seat),
        "since": int(power.since),
        "targets": targets,
    }


def _announced_view(raid: Raid, keys: list[str], words: TextWords) -> AnnouncedView | None:
    """ruling.block-window: what was chosen with the power that waits to act, as everybody sees it."""
    frame = waiting_power(raid)
    if frame is None:
        return None
    return {
        "id": thing_id(raid, frame.source, SPECTATOR),
        "card": keys[frame.program],
        "seat": int(frame.registers[YOU]),
        "modes": [
            words.mode_of(int(frame.program), int(taken.order), int(taken.mode))
            for taken in modes_taken(raid, frame)
        ],
        "targets": [thing_id(raid, card, SPECTATOR) for card in targets_chosen(raid, frame)],
    }


def deck_list(raid: Raid, side: i64) -> Zone:
    """The Outlaws a seat brought, in the order of the set."""
    return zone_of(sorted(raid.definition[card] for card in outlaws_of(side)))


def banished(raid: Raid, side: i64, keys: list[str]) -> list[str]:
    """The banished cards of a seat."""
    outlaws = [
        raid.definition[card] for card in outlaws_of(side) if raid.place[card] == numbering.OUT
    ]
    return [keys[definition] for definition in outlaws + raid.gone[side].as_list()]


def thing_id(raid: Raid, card: i64, viewer: i64) -> str:
    """The id of wherever a card is, as far as the viewer can tell it from others."""
    place = raid.place[card]
    owner = int(raid.owner(card))
    if place < POSITIONS:
        return POSITION_IDS[place]
    if place == numbering.IN_HAND:
        return HAND_IDS[card] if owner == viewer else SIDE_IDS[owner]
    if place == numbering.IN_DECK:
        return f"d{owner}"
    if place == numbering.IN_GRAVEYARD:
        return f"g{owner}"
    return SIDE_IDS[owner]


def census(raid: Raid) -> list[int]:
    """Every card there is, by seat: the Outlaws, how many of them lie somewhere, and the Henchmen
    wherever they are."""
    found: list[int] = []
    for side in range(numbering.SEATS):
        found += deck_list(raid, side).as_list()
        lying = len(raid.hands[side]) + len(raid.decks[side]) + len(raid.graves[side])
        for card in outlaws_of(side):
            place = raid.place[card]
            if place == numbering.OUT or (place < POSITIONS and raid.grid[place] == card):
                lying += 1
        brought = sorted(henchmen(raid, side))
        found += [lying, len(brought), *brought]
    return found


def henchmen(raid: Raid, side: i64) -> list[int]:
    """The Henchmen a seat brought, wherever they are now."""
    found = raid.extras[side].as_list() + raid.gone[side].as_list()
    for card in range(numbering.OUTLAWS, numbering.CARDS):
        if raid.definition[card] != numbering.EMPTY and raid.owner(card) == side:
            found.append(int(raid.definition[card]))
    return found
