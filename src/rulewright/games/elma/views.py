"""What a seat may see of a game of Elma, as plain JSON values (`ruling.hidden-information`,
`ruling.open-information`).

Hands are their player's, and the order and faces of a deck nobody's; everything else is open, the
number of cards in either included. Clients know no rules: what counts, who leads, and what everybody
would get if the battle ended now is worked out here.

Every thing on the table has an id, by which choices and the story refer to it: `kNN` for a card in
play, in the queue, in a battle or in a pile, by its number in the match; `hNN` for the cards of a kind in
one's own hand, by the printed card; `dSEAT` for a deck, `gSEAT` for a discard pile, `sSEAT` for a player.
Times are tenths of a second, and None where there is none.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.live import Lasting
from rulewright.games.elma import now, times
from rulewright.games.elma.cardset import NO_TEAM, CardSet
from rulewright.games.elma.numbering import (
    BANNED,
    DISCARDED,
    GONE,
    IN_DECK,
    IN_HAND,
    OFFLINE,
    ONLINE,
    TAKING_EFFECT,
    UNTIL_BATTLE_IS_OVER,
    WHILE_IT_IS_IN_PLAY,
)
from rulewright.games.elma.records import AfterBattle, Drive
from rulewright.games.elma.scoring import Score, score
from rulewright.games.elma.state import Race
from rulewright.games.elma.terms import (
    COUNTERS,
    KUSKI_KEYWORDS,
    KUSKI_TYPES,
    LEVEL_KEYWORDS,
    LEVEL_TYPES,
)
from rulewright.games.elma.windows import LAST_CALL, Window

_STEPS: Final = [
    "start", "start", "end", "times", "clean-up-after", "clean-up-after", "draw", "main",
    "clean-up", "clean-up", "clean-up",
]  # fmt: skip
"""What clients call the steps of a turn (`rules.STEPS`)."""
_COUNTS: Final = {times.APPLES_COUNT: "apples", times.FINISHES_COUNT: "finishes"}


def card_id(card: i64) -> str:
    """The id of a card on the table."""
    return f"k{int(card)}"


def hand_id(definition: i64) -> str:
    """The id of such cards in one's own hand."""
    return f"h{int(definition)}"


class Names:
    """What cards and teams are called in a view."""

    def __init__(self, keys: list[str], tags: dict[int, str]) -> None:
        self.keys: Final = keys
        self.tags: Final = tags
        """ruling.teams: the tags in square brackets, by the numbers of teams."""

    def card(self, race: Race, card: i64) -> dict[str, object]:
        """A card that lies open."""
        return {"id": card_id(card), "card": self.keys[race.definition[card]]}


def names_for(cards: CardSet, keys: list[str], printed: list[str]) -> Names:
    """The names for a set of cards: a team's tag is what stands in brackets after a member's name."""
    tags: dict[int, str] = {}
    for definition, name in enumerate(printed):
        tags.setdefault(int(cards.teams[definition]), name.rpartition("[")[2].rstrip("]"))
    return Names(keys, tags)


def race_view(race: Race, seat: i64, names: Names) -> dict[str, object]:
    """Everything the seat may know."""
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
        "players": [_player_view(race, other, seat, scored, names) for other in range(race.seats)],
        "queue": [
            {
                **_level_view(race, queued.level, names),
                "by": int(queued.seat),
                "length": int(queued.length),
                "adders": [card_id(card) for card in queued.adders],
                "cursed": [card_id(card) for card in queued.cursed],
            }
            for queued in race.queue
        ],
        "battle": None if scored is None else _battle_view(race, scored, names),
        "after": [_after_view(race, after, names) for after in race.afters],
        "banned": [
            {**names.card(race, card), "owner": int(race.owner(card))}
            for card in race.ban_pile.as_list()
        ],
        "effects": [_effect_view(race, lasting, names) for lasting in race.lasting],
        "looked_at": [
            {"id": f"d{int(seat)}", "card": names.keys[race.definition[card]]}
            for card in (race.looked.as_list() if race.looker == seat else [])
        ],
    }


def _effect_view(race: Race, lasting: Lasting, names: Names) -> dict[str, object]:
    """ruling.lasting-effects: what an instant has begun, about which cards, and how long it lasts."""
    lasts = "turn"
    if lasting.until == UNTIL_BATTLE_IS_OVER:
        lasts = "battle"
    elif lasting.until == WHILE_IT_IS_IN_PLAY:
        lasts = "in-play"
    elif lasting.until < 0:
        lasts = "next-turn"
    text = race.cards.texts[lasting.program]
    return {
        "card": names.keys[lasting.program],
        "by": int(lasting.seat),
        "about": [card_id(card) for card in text.chosen_for(lasting)],
        "lasts": lasts,
    }


def _step(race: Race) -> str:
    """The step of the turn; the windows in it are called by their own names."""
    question = race.agenda[-1] if race.agenda else None
    if isinstance(question, Window):
        return "last-call" if question.kind == LAST_CALL else "window"
    return _STEPS[race.phase]


def _player_view(
    race: Race, side: i64, seat: i64, scored: Score | None, names: Names
) -> dict[str, object]:
    """One player, as the viewer sees them."""
    hand: list[object] = []
    if side == seat:
        for card in race.hands[side].as_list():
            definition = race.definition[card]
            hand.append({"id": hand_id(definition), "card": names.keys[definition]})
    kuskis = race.kuskis[side].as_list()
    return {
        "seat": int(side),
        "out": not race.is_playing(side),
        "points": int(race.points[side]),
        "if_it_ended_now": 0 if scored is None else _gain(race, side, scored),
        "played_kuski": side == race.active and race.plays > 0,
        "hand": len(race.hands[side]),
        "cards": hand,
        "library": len(race.decks[side]),
        "discard": [names.card(race, card) for card in race.discards[side].as_list()],
        "offline": [_kuski_view(race, k, names) for k in kuskis if race.place[k] == OFFLINE],
        "online": [_kuski_view(race, k, names) for k in kuskis if race.place[k] == ONLINE],
    }


def _gain(race: Race, side: i64, scored: Score) -> int:
    """ruling.points-to-controller: what a player's kuskis would earn."""
    return sum(
        int(scored.points[place])
        for place, drive in enumerate(scored.drives)
        if race.controller(drive.card) == side
    )


def _kuski_view(race: Race, card: i64, names: Names) -> dict[str, object]:
    """A kuski in play, with what it is now."""
    team = now.team(race, card)
    return {
        **names.card(race, card),
        "controller": int(race.controller(card)),
        "owner": int(race.owner(card)),
        "types": names_of(now.kuski_types(race, card), KUSKI_TYPES),
        "keywords": names_of(now.kuski_keywords(race, card), KUSKI_KEYWORDS),
        "team": None if team == NO_TEAM else names.tags.get(int(team), str(int(team))),
        "counters": {
            name: int(race.counters_on(card, kind))
            for kind, name in enumerate(COUNTERS)
            if race.counters_on(card, kind) > 0
        },
        "rested": card in race.began_offline,
        "has_queued": any(card in queued.adders for queued in race.queue),
    }


def _drive_view(race: Race, drive: Drive, scored: Score, names: Names) -> dict[str, object]:
    """What a kuski drives: its list as it counts, its times so far, and how it stands."""
    level = times.level_of(race, drive.card)
    coming = times.next_entry(race, drive)
    listed = times.entries(race, drive).as_list()
    cards = [int(each.card) for each in scored.drives]
    place = cards.index(int(drive.card)) if int(drive.card) in cards else None
    return {
        **_kuski_view(race, drive.card, names),
        "entries": [
            _time(times.as_it_counts(race, drive, at, entry)) for at, entry in enumerate(listed)
        ],
        "applied": int(drive.applied),
        "by_second": drive.by_second == 1,
        "best": _time(times.best_of(race, drive, level)),
        "first": _time(drive.first),
        "next": _time(coming),
        "has_next": coming != times.LIST_ENDS,
        "partner": card_id(drive.partner) if drive.partner >= 0 else None,
        "entered": int(drive.entered),
        # ruling.ignored-for-scoring: who does not count stands behind all others.
        "rank": len(cards) + 1 if place is None else _rank(race, level, scored, place),
        "result": None if place is None else _time(scored.results[place]),
        "points": 0 if place is None else int(scored.points[place]),
    }


def _rank(race: Race, level: i64, scored: Score, place: int) -> int:
    """One more than the kuskis that are better, whoever's they are."""
    counted = times.measure(race, level)
    results = scored.results
    ahead = [
        other
        for other in range(len(results))
        if times.beats(race, level, counted, results[other], results[place])
    ]
    return len(ahead) + 1


def _time(tenths: i64) -> int | None:
    """A time in tenths of a second; None for no finish."""
    return int(tenths) if tenths >= 0 else None


def _level_view(race: Race, level: i64, names: Names) -> dict[str, object]:
    """A level in the queue or in a battle, with what it is now."""
    return {
        **names.card(race, level),
        "types": names_of(now.level_types(race, level), LEVEL_TYPES),
        "keywords": names_of(now.level_keywords(race, level), LEVEL_KEYWORDS),
    }


def _battle_view(race: Race, scored: Score, names: Names) -> dict[str, object]:
    """The running battle, and how it stands."""
    battle = race.battle
    assert battle is not None
    counts = _COUNTS.get(int(times.measure(race, battle.level)), "time")
    is_higher_better = counts != "time" or times.is_slower_better(race, battle.level)
    return {
        **_level_view(race, battle.level, names),
        "by": int(battle.seat),
        "length": int(battle.turns // battle.players),
        "adders": [card_id(card) for card in battle.adders],
        "cursed": [card_id(card) for card in battle.cursed],
        "turns": int(battle.turns),
        "turns_left": int(battle.turns - battle.used),
        "full_turns_over": int(battle.full_turns_over()),
        "counts": counts,
        "better": "higher" if is_higher_better else "lower",
        "drives": [_drive_view(race, drive, scored, names) for drive in race.drives],
        "leaders": [card_id(card) for card in scored.winners.as_list()],
    }


def _after_view(race: Race, after: AfterBattle, names: Names) -> dict[str, object]:
    """An after battle with those who still drive there; it has been scored and gives no points."""
    scored = score(race, after.level, after.drives)
    drives = [_drive_view(race, drive, scored, names) for drive in after.drives]
    return {
        **names.card(race, after.level),
        "drives": [{**drive, "points": 0} for drive in drives],
    }


def names_of(bits: i64, names: list[str]) -> list[str]:
    """The names whose bits are set."""
    return [name for place, name in enumerate(names) if (bits >> place) & 1 == 1]


def thing_id(race: Race, card: i64, viewer: i64) -> str:
    """The id of wherever a card is, as far as the viewer can tell it from others."""
    place = race.place[card]
    owner = int(race.owner(card))
    if place == IN_HAND and owner == viewer:
        return hand_id(race.definition[card])
    if place == IN_DECK:
        return f"d{owner}"
    if place == DISCARDED:
        return f"g{owner}"
    return f"s{owner}" if place in (IN_HAND, BANNED, TAKING_EFFECT, GONE) else card_id(card)


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
    gone = sum(1 for place in race.place.as_list() if place in (GONE, TAKING_EFFECT))
    return [*found, listed + gone]
