"""The HTTP side of looking cards up and printing them: the catalogue of a game, and sheets as PDF."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock
from typing import Final

from fastapi import APIRouter
from fastapi.responses import Response

from rulewright.cards.catalogue import Catalogue, Wanted
from rulewright.cards.keywords import Keyword
from rulewright.cards.sheets.sheets import Paper, sheets
from rulewright.gamekit.game import Game
from rulewright.gamekit.registry import find_game
from rulewright.server.api import Language
from rulewright.server.deck_api import facets_told, parts_told
from rulewright.server.http_problems import file_problems, problems
from rulewright.server.messages import (
    CardCatalogue,
    CardInfo,
    CardKeyword,
    RuleText,
    SheetsWanted,
)
from rulewright.server.messages.cards import MOST_PRINTED
from rulewright.server.refusals import Refused

router = APIRouter(prefix="/api/games/{game}/cards")

# Drawing takes seconds of computing: one at a time, so that matches go on beside it.
_drawing: Final = Lock()
_PATIENCE: Final = 20.0
"""Seconds that somebody waits for the sheets of others."""


@router.get("", responses=problems(404))
def catalogue(game: str, language: Language = "en") -> CardCatalogue:
    """Every printed card of a game, with the rules behind its words."""
    return _told(find_game(game), language)


@lru_cache(maxsize=32)
def _told(game: Game, language: str) -> CardCatalogue:
    """Worked out once: a game does not change while the server runs."""
    found = Catalogue(game, language)
    return CardCatalogue(
        parts=parts_told(found.parts),
        facets=facets_told(found.facets),
        cards=[
            CardInfo(
                key=face.key,
                name=face.name,
                kind=face.kind,
                text=face.text,
                details=list(face.details),
                part=face.part,
                marks={facet: list(values) for facet, values in face.marks.items()},
                copies=face.copies,
                keywords=[_keyword(each) for each in found.keywords[face.key].marks],
                phrases=[_keyword(each) for each in found.keywords[face.key].phrases],
                decks=found.decks_with[face.key],
            )
            for face in found.faces
        ],
    )


def _keyword(keyword: Keyword) -> CardKeyword:
    rules = [RuleText(id=rule.id, text=rule.text) for rule in keyword.rules]
    return CardKeyword(word=keyword.word, rules=rules)


class Pdf(Response):
    """A PDF as an answer."""

    media_type = "application/pdf"


@router.post("/sheets", responses=file_problems(404), response_class=Pdf)
def card_sheets(game: str, wanted: SheetsWanted, language: Language = "en") -> Pdf:
    """Cards on sheets to be cut out, as a PDF."""
    count = sum(entry.copies for entry in wanted.cards)
    if count > MOST_PRINTED:
        raise Refused(
            "too-many-cards", f"{count} cards are too many at once; print up to {MOST_PRINTED}"
        )
    found = Catalogue(find_game(game), language)
    cards = [Wanted(found.named(entry.name), entry.copies) for entry in wanted.cards]
    if not _drawing.acquire(timeout=_PATIENCE):
        raise Refused("unavailable", "others are printing; try again in a moment")
    try:
        content = sheets(found.game, cards, Paper(wanted.paper, with_backs=wanted.backs))
    finally:
        _drawing.release()
    headers = {"Content-Disposition": f'attachment; filename="{game}-cards.pdf"'}
    return Pdf(content, headers=headers)
