"""Everything about a game of Grimterra that a test might say has changed, in the words of a position (`position.py`): the
first seat is `my`, the second `their`, then `third's` and so on. Not for players: nothing is hidden."""

from __future__ import annotations

from rulewright.gamekit.position_text import SEAT_NAMES, WHOSE, named
from rulewright.games.grimterra.rules import numbering, terms
from rulewright.games.grimterra.rules.numbering import NONE
from rulewright.games.grimterra.rules.state import Feud


def feud_facts(feud: Feud, names: list[str]) -> dict[str, object]:
    """Each fact under a readable name."""
    facts: dict[str, object] = {
        "turn": int(feud.turn),
        "phase": terms.PHASES[feud.phase],
        "active": SEAT_NAMES[feud.active],
        "round": int(feud.round),
    }
    if feud.over:
        facts["result"] = list(feud.shares)
    for seat in range(int(feud.seats)):
        _add_player(feud, seat, names, facts)
    facts["lasting"] = [names[lasting.program] for lasting in feud.lasting]
    return facts


def _add_player(feud: Feud, seat: int, names: list[str], facts: dict[str, object]) -> None:
    whose = WHOSE[seat]
    if not feud.is_playing(seat):
        facts[f"{whose} game"] = "lost"
    facts[f"{whose} hand"] = named(feud.hands[seat], feud.definition, names)
    facts[f"{whose} deck"] = named(feud.decks[seat], feud.definition, names)
    pile = feud.discards[seat].as_list()
    for place, words in ((numbering.DISCARDED, "discard pile"), (numbering.BLUFFED, "bluffed")):
        there = [names[feud.definition[card]] for card in pile if feud.place[card] == place]
        facts[f"{whose} {words}"] = there
    card = feud.tabled[seat]
    facts[f"{whose} placed"] = "nothing" if card == NONE else names[feud.definition[card]]
    first = int(feud.first_minion(seat))
    heroes = [*range(seat * 3, seat * 3 + 3), *range(first, first + numbering.MINIONS_EACH)]
    facts[f"{whose} minions"] = [
        names[feud.definition[minion]] for minion in heroes[3:] if feud.definition[minion] != NONE
    ]
    for hero in heroes:
        if feud.definition[hero] == NONE:
            continue
        name = f"{whose} {names[feud.definition[hero]]}"
        if hero >= heroes[0] + 3:
            name += f" {hero - first + 1}"
        facts[name] = hero_words(feud, hero, names)


def hero_words(feud: Feud, hero: int, names: list[str]) -> str:
    """`arena, empowered, wounds Pounce 2 and 1, dark 3, wears Cloak`."""
    words = numbering.PLACES[feud.place[hero]]
    if feud.is_empowered(hero):
        words += ", empowered"
    wounds = [
        str(wound.amount)
        if wound.card == NONE
        else f"{names[feud.definition[wound.card]]} {wound.amount}"
        for wound in feud.wounds_of(hero)
    ]
    if wounds:
        words += f", wounds {' and '.join(wounds)}"
    if feud.dark[hero] > 0:
        words += f", dark {feud.dark[hero]}"
    worn = [names[feud.definition[each.card]] for each in feud.worn if each.hero == hero]
    if worn:
        words += f", wears {' and '.join(worn)}"
    return words
