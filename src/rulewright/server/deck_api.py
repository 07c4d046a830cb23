"""The HTTP side of building decks: what decks of a game are made of, and whether one is legal."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import APIRouter

from rulewright.gamekit.deck_building import DeckBuilding, DeckFacet, DeckPart, Listed, Remark
from rulewright.gamekit.registry import find_game
from rulewright.server.api import Language
from rulewright.server.http_problems import problems
from rulewright.server.messages import (
    CheckedDeck,
    DeckBuildingInfo,
    DeckCardInfo,
    DeckEntry,
    DeckFacetInfo,
    DeckPartInfo,
    DeckRemark,
    DeckToCheck,
    PresetDeck,
)
from rulewright.server.refusals import Refused

router = APIRouter(prefix="/api/games/{game}/decks")


@router.get("", responses=problems(404))
async def deck_building(game: str, language: Language = "en") -> DeckBuildingInfo:
    """What decks of a game are made of, every card that may be in them, and those that come with
    the game."""
    building = _building_of(game)
    return DeckBuildingInfo(
        parts=parts_told(building.parts(language)),
        facets=facets_told(building.facets(language)),
        opening_hand=building.opening_hand(),
        cards=[
            DeckCardInfo(
                key=card.key,
                name=card.name,
                text=card.text,
                part=card.part,
                marks=dict(card.marks),
                wants=card.wants,
            )
            for card in building.deck_cards()
        ],
        presets=[
            PresetDeck(
                key=deck.key,
                name=deck.name,
                plan=deck.plan,
                parts=_entries(building.listed(deck)),
                text=building.text(deck),
            )
            for deck in building.presets()
            if not building.faults(deck)
        ],
    )


@router.post("/check", responses=problems(404))
async def check_deck(game: str, wanted: DeckToCheck) -> CheckedDeck:
    """Whether a deck may be played with, what is wrong with it, and what is in it. A text that no
    deck could be read from is refused."""
    building = _building_of(game)
    if wanted.text is None:
        parts = {
            part: [Listed(entry.name, entry.copies) for entry in entries]
            for part, entries in wanted.parts.items()
        }
        deck = building.made(wanted.name, wanted.plan, parts)
    else:
        deck = building.read(wanted.text, "")
    faults = building.faults(deck)
    return CheckedDeck(
        legal=not faults,
        faults=[_remark(fault) for fault in faults],
        advice=[_remark(advice) for advice in building.advice(deck)],
        name=deck.name,
        plan=deck.plan,
        parts=_entries(building.listed(deck)),
        counts=building.counts(deck),
        text=building.text(deck),
    )


def parts_told(parts: list[DeckPart]) -> list[DeckPartInfo]:
    """The parts of a deck, for clients."""
    return [
        DeckPartInfo(
            key=part.key, name=part.name, fewest=part.fewest, most=part.most, copies=part.copies
        )
        for part in parts
    ]


def facets_told(facets: list[DeckFacet]) -> list[DeckFacetInfo]:
    """The facets of cards, for clients."""
    return [DeckFacetInfo(key=facet.key, name=facet.name, values=facet.values) for facet in facets]


def _building_of(game: str) -> DeckBuilding:
    building = find_game(game).decks.deck_building()
    if building is None:
        raise Refused("no-decks", f"no decks are built in {game!r}")
    return building


def _entries(parts: Mapping[str, list[Listed]]) -> dict[str, list[DeckEntry]]:
    return {
        part: [DeckEntry(name=listed.name, copies=listed.copies) for listed in lines]
        for part, lines in parts.items()
    }


def _remark(remark: Remark) -> DeckRemark:
    said = remark.said(with_rule=False)
    return DeckRemark(text=said, rule=remark.rule, line=remark.line or None)
