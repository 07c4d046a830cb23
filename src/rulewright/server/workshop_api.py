"""The HTTP side of writing cards: what there is to fill in, what is wrong with cards and what they mean, pack files."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

from fastapi import APIRouter

from rulewright.cardtext import shared_language
from rulewright.cardtext.card_file import read_card_file
from rulewright.cardtext.word_kinds import word_kinds
from rulewright.gamekit.card_form import CardField, CardKind
from rulewright.gamekit.card_language import CardLanguage
from rulewright.gamekit.registry import find_game
from rulewright.kernel.errors import ContentError
from rulewright.server.api import Language, TheHouse
from rulewright.server.http_problems import problems
from rulewright.server.messages import RuleText
from rulewright.server.messages.workshop import (
    CardDraft,
    CardFieldInfo,
    CardKindInfo,
    CardSlip,
    CheckedDrafts,
    DraftsToCheck,
    MeantPhrase,
    NextWords,
    OpenedPack,
    PackToOpen,
    WorkshopInfo,
)
from rulewright.server.refusals import Refused
from rulewright.workshop.checking import Seen, Slip, Wish, check
from rulewright.workshop.drafts import Draft, drafts_in

router = APIRouter(prefix="/api/games/{game}/workshop")


@router.get("", responses=problems(404))
def workshop(game: str) -> WorkshopInfo:
    """What one needs to know to write cards of a game."""
    return _told(game)


@lru_cache(maxsize=32)
def _told(game: str) -> WorkshopInfo:
    """Worked out once: a game does not change while the server runs."""
    told = _language_of(game)
    return WorkshopInfo(
        kinds=[_kind(kind) for kind in told.kinds],
        words=word_kinds(shared_language(*told.tables).lexicon),
        icons=_icons(told),
    )


@router.post("/check", responses=problems(404))
async def check_cards(
    game: str, house: TheHouse, wanted: DraftsToCheck, language: Language = "en"
) -> CheckedDrafts:
    """What is wrong with cards, and what one of them means. All that is wrong is an answer, not a refusal."""
    _language_of(game)
    wish = Wish(game, drafts_of(wanted.cards), wanted.at, wanted.cursor, language)
    return _checked(await house.workshop.look(check, wish))


@router.post("/open", responses=problems(404))
def open_pack(game: str, wanted: PackToOpen) -> OpenedPack:
    """The cards of a pack file, right or wrong; a file that is none is refused."""
    _language_of(game)
    cards = drafts_in(wanted.text, game)
    try:
        return OpenedPack(
            cards=[CardDraft(heading=card.heading, fields=dict(card.fields)) for card in cards]
        )
    except ValueError as error:
        what = "this pack has fields that are not written here; play it with --cards"
        raise ContentError(what) from error


def drafts_of(cards: list[CardDraft]) -> tuple[Draft, ...]:
    """The cards as the workshop knows them."""
    return tuple(Draft(card.heading, card.fields) for card in cards)


def _language_of(game: str) -> CardLanguage:
    told = find_game(game).decks.card_language()
    if told is None or not told.kinds:
        raise Refused("no-workshop", f"no cards are written for {game!r} here")
    return told


def _kind(kind: CardKind) -> CardKindInfo:
    return CardKindInfo(
        heading=kind.heading,
        name=kind.name,
        fields=[_field(field) for field in kind.fields],
        example=CardDraft(heading=kind.heading, fields=cast("dict[str, Any]", dict(kind.example))),
    )


def _field(field: CardField) -> CardFieldInfo:
    return CardFieldInfo(
        name=field.name,
        kind=cast("Any", field.kind),
        meaning=field.meaning,
        values=list(field.values),
        fewest=field.fewest,
        most=field.most,
        needed=field.needed,
        alone=field.alone,
    )


def _icons(told: CardLanguage) -> list[str]:
    """The icons on the game's own cards: of these there are pictures."""
    found: set[str] = set()
    for file in told.cards:
        for card in read_card_file(file).cards:
            icons = card.fields.get("icons", [card.fields.get("icon")])
            found |= {icon for icon in icons if isinstance(icon, str)}
    return sorted(found)


def _checked(seen: Seen) -> CheckedDrafts:
    return CheckedDrafts(
        slips=[_slip(slip) for slip in seen.slips],
        pack=seen.pack,
        printed_text=seen.printed_text,
        meaning=[
            MeantPhrase(
                level=line.level,
                about=line.about,
                phrase=line.phrase,
                means=line.means,
                rules=list(line.rules),
            )
            for line in seen.meaning
        ],
        rules=[RuleText(id=rule, text=text) for rule, text in seen.rules],
        printed=seen.printed,
        next=[
            NextWords(words=each.words, start=each.start, about=each.about) for each in seen.next
        ],
    )


def _slip(slip: Slip) -> CardSlip:
    return CardSlip(
        card=slip.card,
        field=slip.field,
        what=slip.what,
        start=slip.start,
        end=slip.end,
        could_stand=list(slip.could_stand),
        suggestions=list(slip.suggestions),
        is_warning=slip.is_warning,
    )
