"""The HTTP side of writing cards: what there is to fill in, what is wrong with cards and what they mean, pack files."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

from fastapi import APIRouter, Request

from rulewright.cardtext import shared_language
from rulewright.cardtext.card_file import read_card_file
from rulewright.cardtext.word_kinds import word_kinds
from rulewright.gamekit.card_form import CardField, CardKind
from rulewright.gamekit.card_language import CardLanguage
from rulewright.gamekit.registry import find_game, packs_of
from rulewright.kernel.errors import ContentError
from rulewright.server import match_setup
from rulewright.server.api import Language, TheHouse
from rulewright.server.house import House
from rulewright.server.http_problems import problems
from rulewright.server.messages import RuleText, Seated
from rulewright.server.messages.workshop import (
    BalanceNow,
    BalanceWanted,
    CardDraft,
    CardFieldInfo,
    CardKindInfo,
    CardSlip,
    CheckedDrafts,
    DeckToTry,
    DraftsToCheck,
    MeantPhrase,
    NextWords,
    OpenedPack,
    PackToOpen,
    ReadyPosition,
    TrialWanted,
    WorkshopInfo,
)
from rulewright.server.refusals import Refused
from rulewright.server.seats import checked_bot
from rulewright.server.security import address_of
from rulewright.server.workshop import Job
from rulewright.workshop.checking import Seen, Slip, Wish, check
from rulewright.workshop.drafts import Draft, drafts_in
from rulewright.workshop.trying import Trial, decks_of, positions_of, prepare

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
        playable=packs_of(game) is not None,
        decks=[DeckToTry(key=key, name=name) for key, name in decks_of(game)],
        positions=[
            ReadyPosition(title=each.title, headings=list(each.headings), text=each.text)
            for each in positions_of(find_game(game))
        ],
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


# Trying


@router.post("/play", status_code=201, responses=problems(404))
async def play_card(request: Request, game: str, house: TheHouse, wanted: TrialWanted) -> Seated:
    """Make a match against a bot in which the card occurs; cards with mistakes are refused with the first."""
    _language_of(game)
    checked_bot(wanted.bot)
    address = address_of(request.scope)
    house.addresses.check_new_match(address, house.is_alive)
    trial = _trial(game, wanted.cards, wanted.at, wanted.deck, wanted.position)
    prepared = await house.workshop.look(prepare, trial)
    wish = match_setup.Sitting(wanted.name, wanted.bot)
    seated = await match_setup.try_out(house.rooms, game, prepared, trial, wish)
    house.addresses.made_match(address, seated.match)
    return seated


@router.post("/balance", status_code=201, responses=problems(404))
async def begin_balance(
    request: Request, game: str, house: TheHouse, wanted: BalanceWanted
) -> BalanceNow:
    """Have quick matches played with the card, after those of others."""
    _language_of(game)
    address = address_of(request.scope)
    house.workshop.check_room(address)
    trial = _trial(game, wanted.cards, wanted.at, wanted.deck)
    prepared = await house.workshop.look(prepare, trial)
    return _now(house, house.workshop.begin(Job(address, game, prepared, wanted.matches)))


@router.get("/balance/{job}", responses=problems(404))
async def balance_now(game: str, house: TheHouse, job: str) -> BalanceNow:
    """How far such matches are."""
    _language_of(game)
    return _now(house, house.workshop.job(job))


@router.post("/balance/{job}/stop", responses=problems(404))
async def stop_balance(game: str, house: TheHouse, job: str) -> BalanceNow:
    """Play no more of them; what has been counted stays."""
    _language_of(game)
    found = house.workshop.job(job)
    house.workshop.stop(found)
    return _now(house, found)


def _trial(game: str, cards: list[CardDraft], at: int, deck: str, position: str = "") -> Trial:
    if at >= len(cards):
        raise Refused("bad-number", f"there are {len(cards)} cards, and none at place {at}")
    return Trial(game, drafts_of(cards), at, deck, position)


def _now(house: House, job: Job) -> BalanceNow:
    counted = job.counted
    low, high = counted.won_between()
    return BalanceNow(
        job=job.id,
        status=cast("Any", job.status),
        ahead=house.workshop.ahead(job),
        played=job.done,
        of=job.matches,
        reason=job.reason,
        bot=job.bot,
        compared=bool(job.prepared.plain),
        won=counted.won / counted.played if counted.played else 0.0,
        low=low,
        high=high,
        endless=counted.endless,
        counts=dict(counted.counts),
    )


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
