"""What a seat may see of a duel, as plain JSON values (`ruling.open-values`, `info.*`).

Energy, ammo, bonuses, discards, revealed cards, relics and the sizes of hands and decks are
open; a hand and the cards lying face down are their owner's; the order of a deck is nobody's.
Every thing on the table has an id, by which choices and the story refer to it: `duellist-SEAT`,
`hand-SEAT-CARD` for all cards of a kind in a hand, `row-SEAT-PLACE` counted from 0 for a picked
card, `relic-SEAT-RELIC`.
"""

from __future__ import annotations

from typing import Final

from rulewright.games.allumbra.rules import story
from rulewright.games.allumbra.rules.relics import character_of, relics_of, table_of
from rulewright.games.allumbra.rules.state import (
    CARDS_A_TURN,
    DUELLISTS,
    MOST_AMMO,
    MOST_ENERGY,
    Duel,
    Duellist,
    Relic,
)
from rulewright.games.allumbra.rules.tables import CardTable, RelicTable
from rulewright.games.allumbra.rules.terms import CHARACTERS
from rulewright.games.allumbra.rules.turn import picks_before
from rulewright.games.allumbra.rules.verbs import ANNOUNCE, ANNOUNCE_AS, CHOOSE, PICK
from rulewright.games.allumbra.view.types import DuellistView, DuelView, RelicView, RowCardView
from rulewright.kernel.choice import thing_of, verb_of
from rulewright.kernel.event import Event

_BY_THE_OTHER: Final = {
    story.DRAINED, story.STOPPED, story.GIVEN_ENERGY, story.GIVEN_AMMO, story.TAKEN_ENERGY,
    story.TAKEN_AMMO,
}  # fmt: skip


def card_id(seat: int, kind: str) -> str:
    """The id of the cards of a kind in a seat's hand."""
    return f"hand-{seat}-{kind}"


def relic_id(seat: int, key: str) -> str:
    """The id of a seat's relic."""
    return f"relic-{seat}-{key}"


def row_id(seat: int, place: int) -> str:
    """The id of a picked card of this turn."""
    return f"row-{seat}-{place}"


def duellist_id(seat: int) -> str:
    """The id of a side of the table."""
    return f"duellist-{seat}"


def event_objects(event: Event, cards: CardTable, relics: RelicTable) -> list[str]:
    """What an event is about: the duellist it happens to or who brings it about, then the cards
    or relics, an opposing card last. A reveal names the cards alone, by seat."""
    kind = int(event.kind)
    named = dict(zip(story.FIELDS[kind], event.things, strict=False))
    if kind == story.REVEALED:
        revealed = [(0, "first", "place"), (1, "second", "place2")]
        return [row_id(seat, named[place]) for seat, card, place in revealed if named[card] > 0]
    if "who" not in named:
        return []
    who = named["who"]
    objects = [duellist_id(who)]
    if kind == story.DREW_CARDS:
        objects += [card_id(who, cards.printed[card].key) for card in sorted(set(event.things[1:]))]
    elif kind == story.SAW:
        objects.append(row_id(1 - who, named["place"]))
    elif kind == story.SHOWED:
        objects.append(card_id(who, cards.printed[named["card"]].key))
    elif "place" in named:
        objects.append(row_id(who, named["place"]))
        if "place2" in named:
            objects.append(row_id(1 - who, named["place2"]))
    # What drains a duellist, gives to or takes from them, is the other's relic.
    owner = 1 - who if kind in _BY_THE_OTHER else who
    for field in ("relic", "relic2"):
        if field in named:
            objects.append(relic_id(owner, relics.printed[named[field]].key))
    return objects


def public_view(duel: Duel) -> DuelView:
    """What everybody may know."""
    keys = [printed.key for printed in duel.cards.printed]
    return {
        "turn": int(duel.turn),
        "clash": int(duel.clash),
        "picks": picks_of_turn(int(duel.turn)),
        "most_energy": MOST_ENERGY,
        "most_ammo": MOST_AMMO,
        "over": duel.over,
        "shares": list(duel.shares),
        "waiting": [other for other in range(DUELLISTS) if duel.asks(other)],
        "relics": duel.relics is not None,
        "duellists": [duellist_view(duel, seat, keys) for seat in range(DUELLISTS)],
    }


def seen_by(duel: Duel, seat: int, public: DuelView) -> DuelView:
    """Everything the seat may know: what everybody may, and its own cards. What others may know too is
    shared with their views."""
    if seat >= DUELLISTS:
        return public
    player = duel.duellists[seat]
    keys = [printed.key for printed in duel.cards.printed]
    picking, choosing = answer_view(duel, seat)
    duellists = public["duellists"][:]
    other = duel.duellists[1 - seat]
    if other.memory is not None and other.memory.seen:
        row = row_view(other, keys, mine=False, seen=int(other.memory.seen))
        duellists[1 - seat] = {**duellists[1 - seat], "row": row}
    duellists[seat] = {
        **duellists[seat],
        "row": row_view(player, keys, mine=True),
        "hand": [keys[card] for card in sorted(player.hand.as_list())],
        "picking": picking,
        "choosing": choosing,
    }
    return {**public, "duellists": duellists}


def picks_of_turn(turn: int) -> list[int]:
    """turn.first-turn, turn.second-turn-*, turn.later-turns: how many cards are picked before the
    turn's first reveal, then before the next one that needs any, until the turn has all of them."""
    picks: list[int] = []
    clash = 0
    while clash < CARDS_A_TURN:
        picks.append(picks_before(turn, clash))
        clash += picks[-1]
    return picks


def duellist_view(duel: Duel, seat: int, keys: list[str]) -> DuellistView:
    """One side of the table, as everybody sees it."""
    player = duel.duellists[seat]
    return {
        "seat": seat,
        "character": CHARACTERS[int(character_of(duel, seat))],
        "energy": int(player.energy),
        "ammo": int(player.ammo),
        "next_free": player.next_free > 0,
        "next_damage": int(player.next_damage),
        "hand_size": len(player.hand),
        "deck_size": len(player.deck),
        "row": row_view(player, keys, mine=False),
        "discard": [keys[card] for card in player.discard.as_list()],
        "shown": [] if player.shown is None else [keys[card] for card in player.shown.as_list()],
        "relics": [relic_view(duel, relic, seat) for relic in player.relics or []],
    }


def answer_view(duel: Duel, seat: int) -> tuple[list[str], list[str]]:
    """ruling.picks-are-final: one may look at the parts of one's answer to a question under way:
    the cards picked, in order, and the relics chosen or announced."""
    cards: list[str] = []
    relics: list[str] = []
    for choice in duel.answers[seat].as_list() if duel.waiting else []:
        verb = verb_of(choice)
        if verb == PICK:
            cards.append(duel.cards.printed[int(thing_of(choice))].key)
        elif verb == CHOOSE:
            relics.append(table_of(duel).printed[int(thing_of(choice))].key)
        elif verb in (ANNOUNCE, ANNOUNCE_AS):
            relic = relics_of(duel.duellists[seat])[int(thing_of(choice))]
            relics.append(table_of(duel).printed[relic.kind].key)
    return cards, relics


def row_view(player: Duellist, keys: list[str], *, mine: bool, seen: int = 0) -> list[RowCardView]:
    """The picked cards of this turn: which are open, and what they are if one may know. `seen` are those that one has
    looked at."""
    row: list[RowCardView] = []
    for place, card in enumerate(player.row.as_list()):
        is_open = place < player.open_cards
        row.append(
            {"open": is_open, "card": keys[card] if is_open or mine or seen >> place & 1 else None}
        )
    return row


def relic_view(duel: Duel, relic: Relic, seat: int) -> RelicView:
    """A relic with both sides: all of it is open."""
    assert duel.relics is not None
    key = duel.relics.printed[relic.kind].key
    return {
        "id": relic_id(seat, key),
        "relic": key,
        "active": relic.active,
        "usable_now": relic.usable(duel.card_number()),
        "in_use": relic.order > 0,
        "locked": relic.used_in == duel.turn,
    }


def printed_card(cards: CardTable, kind: int, language: str) -> dict[str, object]:
    """A card's face, as data."""
    printed = cards.printed[kind]
    return {
        "key": printed.key,
        "name": printed.name(language),
        "text": printed.text(language)[0],
        "icon": printed.icon,
        "kind": "attack" if cards.is_attack[kind] else "support",
        "copies": int(cards.copies[kind]),
        "cost": int(cards.cost[kind]),
        "damage": int(cards.damage[kind]),
        "energy": int(cards.energy[kind]),
        "ammo": int(cards.ammo[kind]),
        "cancels": [
            other.key
            for number, other in enumerate(cards.printed)
            if cards.cancels[kind] >> number & 1
        ],
    }


def printed_relic(relics: RelicTable, relic: int, language: str) -> dict[str, object]:
    """A relic's two sides, as data."""
    printed = relics.printed[relic]
    condition, active = printed.text(language)
    return {
        "key": printed.key,
        "name": printed.name(language),
        "character": CHARACTERS[int(relics.character[relic])],
        "condition": condition,
        "active": active,
        "icon": printed.icon,
    }


def duel_facts(duel: Duel) -> dict[str, object]:
    """Everything a test might say has changed; the first seat is `my`, the second `their`."""
    facts: dict[str, object] = {"turn": int(duel.turn), "clash": int(duel.clash) + 1}
    if duel.over:
        facts["result"] = list(duel.shares)
    for seat, whose in enumerate(("my", "their")):
        player = duel.duellists[seat]
        facts[f"{whose} energy"] = int(player.energy)
        facts[f"{whose} ammo"] = int(player.ammo)
        facts[f"{whose} bonus"] = bonus_words(player)
        for name, zone in (
            ("deck", player.deck),
            ("hand", player.hand),
            ("row", player.row),
            ("discard", player.discard),
        ):
            facts[f"{whose} {name}"] = [duel.cards.printed[card].key for card in zone.as_list()]
        for relic in player.relics or []:
            assert duel.relics is not None
            key = duel.relics.printed[relic.kind].key
            facts[f"{whose} {key}"] = relic_words(duel, relic)
    return facts


def bonus_words(player: Duellist) -> str:
    """The pending bonus, in a word or two."""
    words = []
    if player.next_free > 0:
        words.append("free")
    if player.next_damage > 0:
        words.append(f"+{player.next_damage} damage")
    return ", ".join(words) or "none"


def relic_words(duel: Duel, relic: Relic) -> str:
    """A relic's condition, in a word."""
    if relic.order > 0:
        return "in use"
    if relic.active:
        return "active"
    return "locked" if relic.used_in == duel.turn else "inactive"
