"""What a seat may see of a game of Grimterra, as plain JSON values (`ruling.hidden-information`).

Heroes with all they bear, discard piles but for bluffed cards, and the numbers of cards are open; hands and cards placed face
down are their player's, decks nobody's. A bluffed card is its own player's for good (`bluff.secret-for-good`), also when the
game is over.

Every thing on the table has an id, by which choices and the story refer to it: `fNN` for a hero or minion, `hNN` for cards of
one's hand that are alike, `eNN` for an equipment that is worn, `wNN-N` for a wound, `tSEAT` for the card of this round,
`dSEAT` for a discard pile, `kSEAT` for a deck, `sSEAT` for a side of the table. The cards of piles share one id; a choice of
one of them names the printed card too, `cNN` by its place in the set.
"""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import i64

from rulewright.games.grimterra.rules import modifiers, numbering, terms
from rulewright.games.grimterra.rules.numbering import HEROES_EACH, MINIONS_EACH, NONE
from rulewright.games.grimterra.rules.state import Feud
from rulewright.games.grimterra.view.types import (
    CombatView,
    DiscardView,
    FeudView,
    HandCardView,
    HeroView,
    Phase,
    SideView,
    TabledView,
)
from rulewright.kernel.event import SPECTATOR

PHASE_NAMES: Final[list[Phase]] = [
    "set-up", "draw", "pre combat", "combat", "post combat", "discard",
]  # fmt: skip
_TABLED: Final = (numbering.PLACED, numbering.SHOWN, numbering.WOUND)
_DONE: Final[list[Literal["spell", "equipment", "power"]]] = ["spell", "equipment", "power"]


def public_view(feud: Feud, keys: list[str]) -> FeudView:
    """What everybody may know."""
    casting: str | None = None
    for card in range(feud.fighters, len(feud.place)):
        if feud.place[card] == numbering.CAST:
            casting = keys[feud.definition[card]]
    return {
        "turn": int(feud.turn),
        "phase": PHASE_NAMES[feud.phase],
        "active": int(feud.active),
        "over": feud.over,
        "shares": feud.shares[:],
        "waiting": [seat for seat in range(int(feud.seats)) if feud.asks(seat)],
        "done": [name for place, name in enumerate(_DONE) if (feud.done >> place) & 1 == 1],
        "casting": casting,
        "combat": _combat_view(feud),
        "sides": [_side_view(feud, seat, keys) for seat in range(int(feud.seats))],
        "lasting": [
            {"card": keys[lasting.program], "seat": int(lasting.seat)} for lasting in feud.lasting
        ],
    }


def seen_by(feud: Feud, seat: i64, public: FeudView, keys: list[str]) -> FeudView:
    """Everything the seat may know: what everybody may, and what it alone knows."""
    if seat >= feud.seats:
        return public
    sides: list[SideView] = []
    for side in range(int(feud.seats)):
        shown = public["sides"][side]
        sides.append({
            **shown,
            "hand": _hand_view(feud, side, seat, keys),
            "discards": _discards_view(feud, side, seat, keys) if side == seat else shown["discards"],
            "tabled": _tabled_view(feud, side, seat, keys),
        })  # fmt: skip
    return {**public, "sides": sides}


def _combat_view(feud: Feud) -> CombatView | None:
    if feud.round == 0:
        return None
    return {
        "rival": int(feud.rival),
        "fighter": f"f{feud.fighter}",
        "target": f"f{feud.target}",
        "round": int(feud.round),
        "rounds": int(feud.rounds),
        "favoured": [seat for seat in range(int(feud.seats)) if (feud.favoured >> seat) & 1 == 1],
    }


def heroes_of(feud: Feud, seat: int) -> list[int]:
    """A player's heroes, dead ones too, and the minions there are."""
    first = int(feud.first_minion(seat))
    heroes = [
        hero
        for hero in range(seat * HEROES_EACH, (seat + 1) * HEROES_EACH)
        if feud.place[hero] != numbering.GONE
    ]
    return heroes + [
        minion
        for minion in range(first, first + MINIONS_EACH)
        if feud.place[minion] == numbering.ARENA
    ]


def _side_view(feud: Feud, seat: int, keys: list[str]) -> SideView:
    """One side of the table, as everybody sees it."""
    return {
        "seat": seat,
        "playing": feud.is_playing(seat),
        "heroes": [_hero_view(feud, hero, keys) for hero in heroes_of(feud, seat)],
        "hand_size": len(feud.hands[seat]),
        "hand": _hand_view(feud, seat, SPECTATOR, keys),
        "deck_size": len(feud.decks[seat]),
        "discards": _discards_view(feud, seat, SPECTATOR, keys),
        "tabled": _tabled_view(feud, seat, SPECTATOR, keys),
        "dark": int(feud.dark_counters_of(seat)),
    }


def _hero_view(feud: Feud, hero: int, keys: list[str]) -> HeroView:
    is_alive = feud.is_alive(hero)
    place = feud.place[hero]
    where: Literal["arena", "backrow", "dead"] = "dead"
    if is_alive:
        where = "arena" if place == numbering.ARENA else "backrow"
    health, damage = int(modifiers.health_of(feud, hero)), int(feud.damage_on(hero))
    is_fatal = is_alive and damage >= health
    is_normal = not feud.is_empowered(hero)
    may_flip = is_normal and feud.cards.other_sides[feud.definition[hero]] != NONE
    levels = [
        (faction, modifiers.level_of(feud, hero, at)) for at, faction in enumerate(terms.FACTIONS)
    ]
    return {
        "id": f"f{hero}",
        "card": keys[feud.face(hero)],
        "hero": keys[feud.definition[hero]],
        "seat": int(feud.owner(hero)),
        "place": where,
        "minion": feud.is_minion(hero),
        "empowered": feud.is_empowered(hero),
        "health": health,
        "damage": damage,
        "dark": int(feud.dark[hero]),
        "wounds": [
            {
                "id": f"w{hero}-{at}",
                "card": None if wound.card == NONE else keys[feud.definition[wound.card]],
                "amount": int(wound.amount),
            }
            for at, wound in enumerate(feud.wounds_of(hero))
        ],
        "worn": [
            {"id": f"e{worn.card}", "card": keys[feud.definition[worn.card]]}
            for worn in feud.worn
            if worn.hero == hero
        ],
        "levels": [
            {"faction": faction, "level": int(level)} for faction, level in levels if level > 0
        ],
        "flips": may_flip and (is_fatal or (feud.flipping >> hero) & 1 == 1),
        "falls": is_fatal and not may_flip,
    }


def _hand_view(feud: Feud, side: int, seat: i64, keys: list[str]) -> list[HandCardView]:
    """One's own hand, cards that are alike together; of another's those whose faces one knows."""
    hand = feud.hands[side].as_list()
    if side == seat:
        faces = sorted({int(feud.definition[card]) for card in hand})
        return [
            {
                "id": f"h{face}",
                "card": keys[face],
                "count": sum(1 for card in hand if feud.definition[card] == face),
                "seen": any(
                    feud.seen_by(card) != 0 for card in hand if feud.definition[card] == face
                ),
            }
            for face in faces
        ]
    known = [int(feud.definition[card]) for card in hand if feud.knows(seat, card)]
    return [
        {"id": None, "card": keys[face], "count": known.count(face), "seen": True}
        for face in sorted(set(known))
    ]


def _discards_view(feud: Feud, side: int, seat: i64, keys: list[str]) -> list[DiscardView]:
    return [
        {
            "card": keys[feud.definition[card]] if feud.knows(seat, card) else None,
            "bluffed": feud.place[card] == numbering.BLUFFED,
        }
        for card in feud.discards[side].as_list()
    ]


def _tabled_view(feud: Feud, side: int, seat: i64, keys: list[str]) -> TabledView | None:
    card = feud.tabled[side]
    if card == NONE or feud.place[card] not in _TABLED:
        return None
    state: Literal["placed", "revealed", "bluffed"] = "revealed"
    if feud.place[card] == numbering.PLACED:
        # What was called is shown only with what the other called.
        is_called = (feud.bluffing >> side) & 1 == 1
        state = "bluffed" if is_called else "placed"
    return {
        "id": f"t{side}",
        "card": keys[feud.definition[card]] if feud.knows(seat, card) else None,
        "state": state,
    }


def thing_id(feud: Feud, card: i64, viewer: i64) -> str:
    """The id of wherever a card is, as far as the viewer can tell it from others."""
    owner = int(feud.owner(card))
    place = feud.place[card]
    if card < feud.fighters:
        return f"f{card}" if place != numbering.GONE else f"s{owner}"
    if place == numbering.WORN:
        return f"e{card}"
    if place == numbering.IN_HAND:
        return f"h{feud.definition[card]}" if owner == viewer else f"s{owner}"
    if place in (numbering.PLACED, numbering.SHOWN):
        return f"t{owner}"
    if place in (numbering.DISCARDED, numbering.BLUFFED):
        return f"d{owner}"
    if place == numbering.IN_DECK:
        return f"k{owner}"
    if place == numbering.WOUND:
        for hero in range(int(feud.fighters)):
            for at, wound in enumerate(feud.wounds_of(hero)):
                if wound.card == card:
                    return f"w{hero}-{at}"
    return f"s{owner}"


def census(feud: Feud) -> list[int]:
    """Every card there is, by seat: what it is, and that it lies where it is said to."""
    found: list[int] = []
    for seat in range(int(feud.seats)):
        found += [int(feud.definition[hero]) for hero in range(seat * 3, seat * 3 + 3)]
        first = int(feud.first_card(seat))
        cards = range(first, first + feud.sizes[seat])
        found += sorted(int(feud.definition[card]) for card in cards)
        piled = len(feud.decks[seat]) + len(feud.hands[seat]) + len(feud.discards[seat])
        elsewhere = sum(
            1
            for card in cards
            if feud.place[card] not in (
                numbering.IN_DECK, numbering.IN_HAND, numbering.DISCARDED, numbering.BLUFFED,
            )
        )  # fmt: skip
        found.append(piled + elsewhere)
    return found
