"""Writing cards: what there is to fill in, and what is right, wrong and meant by what was written."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from rulewright.server.messages.basics import Message, Name
from rulewright.server.messages.lookups import RuleText

MOST_DRAFTS = 30
"""Cards of a pack that is written here."""
LONGEST_PACK_FILE = 12_000
"""Letters of such a pack."""
FieldName = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
Said = Annotated[str, StringConstraints(max_length=900)]
Whole = Annotated[int, Field(ge=-1_000_000_000, le=1_000_000_000)]
Decimal = Annotated[float, Field(ge=-1e9, le=1e9)]
FieldValue = (
    bool | Whole | Decimal | Said | Annotated[list[Whole | Decimal | Said], Field(max_length=40)]
)
"""What may stand in a field: a text, a number, or a list of them."""
PackText = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_PACK_FILE)]


class CardDraft(Message):
    """A card as far as it is written."""

    heading: FieldName
    """The kind of card, as it stands above it in files."""
    fields: Annotated[dict[str, FieldValue], Field(max_length=20)]


class DraftsToCheck(Message):
    """Cards to be looked at together, and one of them closely."""

    cards: Annotated[list[CardDraft], Field(max_length=MOST_DRAFTS)]
    at: Annotated[int, Field(ge=0, lt=MOST_DRAFTS)] = 0
    """The place of the card that is looked at closely."""
    cursor: Annotated[int, Field(ge=0, le=1000)] = 0
    """After how many letters of its text something is being written."""


class TrialWanted(Message):
    """A match against a bot with cards that are being written, to try one of them."""

    cards: Annotated[list[CardDraft], Field(min_length=1, max_length=MOST_DRAFTS)]
    at: Annotated[int, Field(ge=0, lt=MOST_DRAFTS)] = 0
    """The place of the card that is tried."""
    deck: Annotated[str, StringConstraints(max_length=80)] = ""
    """The deck that comes with the game into which it is put, by its key; the first, if not said."""
    position: Annotated[str, StringConstraints(max_length=2000)] = ""
    """A position to begin from, in which `{card}` is the card; without one the match begins as ever."""
    bot: Annotated[str, StringConstraints(max_length=40)] = "greedy"
    name: Name


class BalanceWanted(Message):
    """Quick matches between bots, a deck with a card against the same deck without it."""

    cards: Annotated[list[CardDraft], Field(min_length=1, max_length=MOST_DRAFTS)]
    at: Annotated[int, Field(ge=0, lt=MOST_DRAFTS)] = 0
    deck: Annotated[str, StringConstraints(max_length=80)] = ""
    matches: Annotated[int, Field(ge=2, le=200)] = 100


class BalanceNow(Message):
    """How far such matches are, and what has come of them so far."""

    job: str
    """By which it is asked for again, and stopped."""
    status: Literal["waiting", "playing", "done", "stopped", "failed"]
    ahead: int
    """How many others are played before."""
    played: int
    of: int
    reason: str
    """Why it failed."""
    bot: str
    """The kind of the bots."""
    compared: bool
    """Whether a deck without the card was played against; else all have the same cards."""
    won: float
    """The share of the wins of the deck with the card; a draw is half."""
    low: float
    high: float
    """Between which the true share lies, with 95 % confidence."""
    endless: int
    """Matches that were given up because they went on and on."""
    counts: dict[str, float]
    """How often something was done with the card, in all matches: `drawn`, `played`, `won when drawn`."""


class PackToOpen(Message):
    """A pack file, to go on with its cards."""

    text: PackText


class OpenedPack(Message):
    """The cards of a pack file."""

    cards: list[CardDraft]


class CardFieldInfo(Message):
    """A field of a card."""

    name: str
    kind: Literal["line", "text", "one", "some", "icon", "icons", "number", "numbers"]
    """A line of letters, the text that is the program, one or some of the values, names of icons, a number, or numbers and those
    words that are among the values."""
    meaning: str
    values: list[str]
    fewest: int
    most: int
    """How many letters, values or numbers there may be, and for a single number between what it lies; 0 where nothing is
    said."""
    needed: bool
    alone: bool
    """Whether a single one of the numbers stands for itself, without a list."""


class CardKindInfo(Message):
    """A kind of card, and a whole card of this kind to begin with."""

    heading: str
    name: str
    fields: list[CardFieldInfo]
    example: CardDraft


class ReadyPosition(Message):
    """A position in which cards of some kinds can be tried; `{card}` is where the card lies."""

    title: str
    headings: list[str]
    text: str


class DeckToTry(Message):
    """A deck that comes with the game."""

    key: str
    name: str


class WorkshopInfo(Message):
    """What one needs to know to write cards of a game."""

    kinds: list[CardKindInfo]
    words: dict[str, list[str]]
    """Words of card texts by kind (`speed`, `noun`, `verb`, `keyword`), to be told apart by colour."""
    icons: list[str]
    """Icons that there are pictures of."""
    playable: bool
    """Whether matches can be played with cards that were written."""
    decks: list[DeckToTry]
    positions: list[ReadyPosition]


class CardSlip(Message):
    """Something wrong with a card, or probably not meant."""

    card: int | None
    """The place of the card; none for the pack as a whole."""
    field: str
    what: str
    start: int
    end: int
    """Which letters of the text are at fault."""
    could_stand: list[str]
    """What could stand there."""
    suggestions: list[str]
    """Whole texts that would be understood, the likeliest first."""
    is_warning: bool


class MeantPhrase(Message):
    """A phrase of a text."""

    level: int
    about: str
    """What it is, in plain words."""
    phrase: str
    means: str
    """The phrase that is meant by it, if it recalls one."""
    rules: list[str]


class NextWords(Message):
    """Words that could stand next."""

    words: str
    start: int
    """From which letter of the text on they would be written."""
    about: str


class CheckedDrafts(Message):
    """What is right and wrong with cards, and what the one at hand means."""

    slips: list[CardSlip]
    pack: str
    """All cards as a pack file."""
    printed_text: str
    """The text of the card at hand as it is printed."""
    meaning: list[MeantPhrase]
    rules: list[RuleText]
    """The rules behind its words."""
    printed: dict[str, list[dict[str, Any]]]
    """What is printed of it, by the same headings as everything that is printed; nothing while something is wrong."""
    next: list[NextWords]
