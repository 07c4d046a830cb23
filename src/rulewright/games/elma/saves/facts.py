"""Everything about a game of Elma that a test might say has changed, in the words of a position
(`position.py`): the first seat is `my`, the second `their`, then `third's` and so on. Not for players: nothing
is hidden."""

from __future__ import annotations

from rulewright.effects.counters import name_of
from rulewright.gamekit.position_text import SEAT_NAMES, WHOSE, named
from rulewright.games.elma.rules.numbering import OFFLINE, ONLINE
from rulewright.games.elma.rules.records import NONE, PARTNER_GONE, Drive
from rulewright.games.elma.rules.results import best_of
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import COUNTERS
from rulewright.games.elma.rules.turn import STEPS


def time_words(tenths: int) -> str:
    """`38.5`, `38` for whole seconds, `NF` for none."""
    if tenths < 0:
        return "NF"
    return str(tenths // 10) if tenths % 10 == 0 else f"{tenths // 10}.{tenths % 10}"


def race_facts(race: Race, names: list[str]) -> dict[str, object]:
    """Each fact under a readable name."""
    facts: dict[str, object] = {
        "turn": int(race.turn),
        "phase": STEPS[race.phase],
        "active": SEAT_NAMES[race.active],
        "plays": int(race.plays),
        "queue": [
            f"{_name(race, queued.level, names)} {queued.length}"
            f" by {_names(race, queued.adders, names) or 'nobody'}"
            + (f" curses {_names(race, queued.cursed, names)}" if queued.cursed else "")
            for queued in race.queue
        ],
        "battle": "none",
        "ban pile": named(race.ban_pile, race.definition, names),
    }
    if race.over:
        facts["result"] = list(race.shares)
    battle = race.battle
    if battle is not None:
        facts["battle"] = f"{_name(race, battle.level, names)} {battle.used}/{battle.turns}"
    for drive in race.drives:
        facts[f"{_name(race, drive.card, names)} in battle"] = _drive_words(race, drive, names)
    for after in race.afters:
        level = _name(race, after.level, names)
        facts[f"after battle {level}"] = [_name(race, each.card, names) for each in after.drives]
        for drive in after.drives:
            words = _drive_words(race, drive, names)
            facts[f"{_name(race, drive.card, names)} in after battle"] = words
    for each in race.counters:
        name = _name(race, int(each.card), names)
        facts[f"{name} {name_of(int(each.kind), COUNTERS)} counters"] = int(each.amount)
    for control in race.controls:
        facts[f"{_name(race, int(control.card), names)} controlled by"] = SEAT_NAMES[control.seat]
    for seat in range(int(race.seats)):
        _add_player(race, seat, names, facts)
    return facts


def _add_player(race: Race, seat: int, names: list[str], facts: dict[str, object]) -> None:
    whose = WHOSE[seat]
    if not race.is_playing(seat):
        facts[f"{whose} game"] = "lost"
    facts[f"{whose} points"] = int(race.points[seat])
    facts[f"{whose} hand"] = named(race.hands[seat], race.definition, names)
    facts[f"{whose} deck"] = named(race.decks[seat], race.definition, names)
    facts[f"{whose} discard pile"] = named(race.discards[seat], race.definition, names)
    kuskis = race.kuskis[seat].as_list()
    for place, words in ((OFFLINE, "offline"), (ONLINE, "online")):
        there = [_name(race, card, names) for card in kuskis if race.place[card] == place]
        facts[f"{whose} {words}"] = there


def _drive_words(race: Race, drive: Drive, names: list[str]) -> str:
    """`38.5 (1)`: its best time, and how many entries are used up."""
    best = best_of(race, drive, race.level_under(drive.card))
    words = f"{time_words(int(best))} ({drive.applied})"
    if drive.partner == PARTNER_GONE:
        return f"{words}, partner gone"
    if drive.partner != NONE:
        return f"{words}, with {_name(race, drive.partner, names)}"
    return words


def _name(race: Race, card: int, names: list[str]) -> str:
    return names[race.definition[card]]


def _names(race: Race, cards: list[int], names: list[str]) -> str:
    return " ".join(_name(race, card, names) for card in cards)
