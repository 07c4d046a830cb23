"""What a seat may see of a game of Elma, as plain JSON values (`ruling.hidden-information`,
`ruling.open-information`).

Hands are their player's, and the order and faces of a deck nobody's; everything else is open, the
number of cards in either included.

Every thing on the table has an id, by which choices and the story refer to it: `kNN` for a card in
play, in the queue or in a battle, by its number in the match; `hNN` for the cards of a kind in one's own
hand, by the printed card; `dSEAT` for a deck, `gSEAT` for a discard pile, `sSEAT` for a player.
"""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.elma import now, times
from rulewright.games.elma.records import Drive
from rulewright.games.elma.rules import STEPS
from rulewright.games.elma.scoring import score
from rulewright.games.elma.state import IN_DECK, OFFLINE, ONLINE, PLACES, Race
from rulewright.games.elma.terms import (
    COUNTERS,
    KUSKI_KEYWORDS,
    KUSKI_TYPES,
    LEVEL_KEYWORDS,
    LEVEL_TYPES,
)
from rulewright.kernel.zone import Zone


def card_id(card: i64) -> str:
    """The id of a card on the table."""
    return f"k{int(card)}"


def hand_id(definition: i64) -> str:
    """The id of such cards in one's own hand."""
    return f"h{int(definition)}"


def race_view(race: Race, seat: i64, keys: list[str]) -> dict[str, object]:
    """Everything the seat may know."""
    return {
        "turn": int(race.turn),
        "phase": STEPS[race.phase],
        "active": int(race.active),
        "plays": int(race.plays),
        "over": race.over,
        "shares": race.shares[:],
        "waiting": [other for other in range(race.seats) if race.asks(other)],
        "players": [_player_view(race, other, seat, keys) for other in range(race.seats)],
        "queue": [
            {
                "id": card_id(queued.level),
                "card": keys[race.definition[queued.level]],
                "seat": int(queued.seat),
                "length": int(queued.length),
                "added_by": [card_id(card) for card in queued.adders],
                "cursed": [card_id(card) for card in queued.cursed],
            }
            for queued in race.queue
        ],
        "battle": _battle_view(race, keys),
        "after_battles": [
            {
                "id": card_id(after.level),
                "card": keys[race.definition[after.level]],
                "drives": [_drive_view(race, drive, keys) for drive in after.drives],
            }
            for after in race.afters
        ],
        "banned": _cards_view(race, race.ban_pile, keys),
    }


def _cards_view(race: Race, zone: Zone, keys: list[str]) -> list[str]:
    return [keys[race.definition[card]] for card in zone.as_list()]


def _player_view(race: Race, side: i64, seat: i64, keys: list[str]) -> dict[str, object]:
    """One player, as the viewer sees them."""
    hand: list[object] = []
    if side == seat:
        for card in race.hands[side].as_list():
            definition = race.definition[card]
            hand.append({"id": hand_id(definition), "card": keys[definition]})
    kuskis = race.kuskis[side].as_list()
    return {
        "seat": int(side),
        "playing": race.is_playing(side),
        "points": int(race.points[side]),
        "hand_size": len(race.hands[side]),
        "hand": hand,
        "deck_size": len(race.decks[side]),
        "discard_pile": _cards_view(race, race.discards[side], keys),
        "offline": [_kuski_view(race, k, keys) for k in kuskis if race.place[k] == OFFLINE],
        "online": [_kuski_view(race, k, keys) for k in kuskis if race.place[k] == ONLINE],
    }


def _kuski_view(race: Race, card: i64, keys: list[str]) -> dict[str, object]:
    """A kuski in play, with what it is now."""
    return {
        "id": card_id(card),
        "card": keys[race.definition[card]],
        "controller": int(race.controller(card)),
        "owner": int(race.owner(card)),
        "place": PLACES[race.place[card]],
        "types": names_of(now.kuski_types(race, card), KUSKI_TYPES),
        "keywords": names_of(now.kuski_keywords(race, card), KUSKI_KEYWORDS),
        "team": int(now.team(race, card)),
        "counters": {
            name: int(race.counters_on(card, kind))
            for kind, name in enumerate(COUNTERS)
            if race.counters_on(card, kind) > 0
        },
        "was_offline": card in race.began_offline,
    }


def _drive_view(race: Race, drive: Drive, keys: list[str]) -> dict[str, object]:
    """What a kuski drives: its times so far, and the entry that comes next as it would count."""
    coming = times.next_entry(race, drive)
    return {
        **_kuski_view(race, drive.card, keys),
        "best": _time(times.best_of(race, drive, times.level_of(race, drive.card))),
        "first": _time(drive.first),
        "applied": int(drive.applied),
        "entries": len(times.entries(race, drive)),
        "next": _time(coming),
        "has_next": coming != times.LIST_ENDS,
        "partner": card_id(drive.partner) if drive.partner >= 0 else None,
        "entered": int(drive.entered),
    }


def _time(tenths: i64) -> int | None:
    """A time in tenths of a second; None for no finish."""
    return int(tenths) if tenths >= 0 else None


def _battle_view(race: Race, keys: list[str]) -> dict[str, object] | None:
    """The running battle, with what the score would be if it ended now."""
    battle = race.battle
    if battle is None:
        return None
    scored = score(race, battle.level, race.drives)
    standing = {
        card_id(drive.card): {
            "result": _time(scored.results[place]),
            "points": int(scored.points[place]),
            "wins": drive.card in scored.winners,
        }
        for place, drive in enumerate(scored.drives)
    }
    return {
        "id": card_id(battle.level),
        "card": keys[race.definition[battle.level]],
        "seat": int(battle.seat),
        "types": names_of(now.level_types(race, battle.level), LEVEL_TYPES),
        "keywords": names_of(now.level_keywords(race, battle.level), LEVEL_KEYWORDS),
        "added_by": [card_id(card) for card in battle.adders],
        "cursed": [card_id(card) for card in battle.cursed],
        "turns": int(battle.turns),
        "turns_left": int(battle.turns - battle.used),
        "full_turns_over": int(battle.full_turns_over()),
        "drives": [_drive_view(race, drive, keys) for drive in race.drives],
        "standing": standing,
    }


def names_of(bits: i64, names: list[str]) -> list[str]:
    """The names whose bits are set."""
    return [name for place, name in enumerate(names) if (bits >> place) & 1 == 1]


def thing_id(race: Race, card: i64, viewer: i64) -> str:
    """The id of wherever a card is, as far as the viewer can tell it from others."""
    place = PLACES[race.place[card]]
    owner = int(race.owner(card))
    if place == "hand":
        return hand_id(race.definition[card]) if owner == viewer else f"s{owner}"
    if race.place[card] == IN_DECK:
        return f"d{owner}"
    if place == "discard pile":
        return f"g{owner}"
    return f"s{owner}" if place in ("ban pile", "taking effect", "gone") else card_id(card)


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
    gone = sum(1 for place in race.place.as_list() if PLACES[place] in ("gone", "taking effect"))
    return [*found, listed + gone]
