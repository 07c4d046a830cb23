"""Cards in a view: what they are called, and what they are now.

Every thing on the table has an id, by which choices and the story refer to it: `kNN` for a card in
play, in the queue, in a battle or in a pile, by its number in the match; `hNN` for the cards of a kind in
one's own hand, by the printed card; `dSEAT` for a deck, `gSEAT` for a discard pile, `sSEAT` for a player.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.counters import Counters, name_of
from rulewright.effects.ids import CardId, Definition, Seat
from rulewright.games.elma.rules import now, numbering, terms
from rulewright.games.elma.rules.cardset import NO_TEAM, CardSet
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.view.types import CardView, KuskiView, LevelView


def _kind(counters: Counters) -> int:
    return int(counters.kind)


def card_id(card: CardId) -> str:
    """The id of a card on the table."""
    return f"k{int(card)}"


def hand_id(definition: Definition) -> str:
    """The id of such cards in one's own hand."""
    return f"h{int(definition)}"


def thing_id(race: Race, card: CardId, viewer: Seat) -> str:
    """The id of wherever a card is, as far as the viewer can tell it from others."""
    place = race.place[card]
    owner = int(race.owner(card))
    if place == numbering.IN_HAND and owner == viewer:
        return hand_id(race.definition[card])
    if place == numbering.IN_DECK:
        return f"d{owner}"
    if place == numbering.DISCARDED:
        return f"g{owner}"
    return (
        f"s{owner}"
        if place in (numbering.IN_HAND, numbering.BANNED, numbering.TAKING_EFFECT, numbering.GONE)
        else card_id(card)
    )


class Names:
    """What cards and teams are called in a view."""

    def __init__(self, keys: list[str], tags: dict[int, str]) -> None:
        self.keys: Final = keys
        self.tags: Final = tags
        """ruling.teams: the tags in square brackets, by the numbers of teams."""

    def card(self, race: Race, card: CardId) -> CardView:
        """A card that lies open."""
        return {"id": card_id(card), "card": self.keys[race.definition[card]]}


def names_for(cards: CardSet, keys: list[str], printed: list[str]) -> Names:
    """The names for a set of cards: a team's tag is what stands in brackets after a member's name."""
    tags: dict[int, str] = {}
    for definition, name in enumerate(printed):
        tags.setdefault(int(cards.teams[definition]), name.rpartition("[")[2].rstrip("]"))
    return Names(keys, tags)


def kuski_view(race: Race, card: CardId, names: Names) -> KuskiView:
    """A kuski in play, with what it is now."""
    team = now.team(race, card)
    return {
        **names.card(race, card),
        "controller": int(race.controller(card)),
        "owner": int(race.owner(card)),
        "types": names_of(now.kuski_types(race, card), terms.KUSKI_TYPES),
        "keywords": names_of(now.kuski_keywords(race, card), terms.KUSKI_KEYWORDS),
        "team": None if team == NO_TEAM else names.tags.get(int(team), str(int(team))),
        "counters": {
            name_of(int(each.kind), terms.COUNTERS): int(each.amount)
            for each in sorted(race.counters, key=_kind)
            if each.card == card
        },
        "rested": card in race.began_offline,
        "has_queued": any(card in queued.adders for queued in race.queue),
    }


def level_view(race: Race, level: CardId, names: Names) -> LevelView:
    """A level in the queue or in a battle, with what it is now."""
    return {
        **names.card(race, level),
        "types": names_of(now.level_types(race, level), terms.LEVEL_TYPES),
        "keywords": names_of(now.level_keywords(race, level), terms.LEVEL_KEYWORDS),
    }


def names_of(bits: i64, names: list[str]) -> list[str]:
    """The names whose bits are set."""
    return [name for place, name in enumerate(names) if (bits >> place) & 1 == 1]
