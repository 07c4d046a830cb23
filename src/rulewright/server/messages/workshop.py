"""Writing cards: what there is to fill in, and what is right, wrong and meant by what was written."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from rulewright.server.messages.basics import Message
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


class WorkshopInfo(Message):
    """What one needs to know to write cards of a game."""

    kinds: list[CardKindInfo]
    words: dict[str, list[str]]
    """Words of card texts by kind (`speed`, `noun`, `verb`, `keyword`), to be told apart by colour."""
    icons: list[str]
    """Icons that there are pictures of."""


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
