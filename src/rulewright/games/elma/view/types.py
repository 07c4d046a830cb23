"""What a view of Elma is made of. Times are tenths of a second, and None is no finish."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from rulewright.gamekit.declared import Like

PLAYER: Final = Like("s[0-9]", "a player")
CARD: Final = Like(
    "k[0-9]+", "a card in play, in the queue, in a battle or in a pile, by its number in the match"
)
HELD: Final = Like("h[0-9]+", "the cards of a kind in one's own hand, by the printed card")
DECK: Final = Like("d[0-9]", "a player's deck")
PILE: Final = Like("g[0-9]", "a player's discard pile")

CardId = Annotated[str, CARD]
HeldId = Annotated[str, HELD]
DeckId = Annotated[str, DECK]

Step = Literal[
    "start", "end", "times", "clean-up-after", "draw", "main", "window", "last-call", "clean-up"
]
"""The step of the turn, or the window in it."""

Lasts = Literal[
    "turn", "battle", "in-play", "next-turn", "after-next-turn", "once", "in-next-turn", "in-extra-turn",
]  # fmt: skip
"""How long something lasts: this turn, until the next turn of whoever began it, until that of a player is over,
until what it waits for has come once; or it will hold only in a turn that is yet to come."""
Counts = Literal["time", "apples", "finishes"]


class CardView(TypedDict):
    """A card that one sees."""

    id: CardId
    card: str
    """The key of the printed card."""


class HeldView(TypedDict):
    """A card in one's own hand."""

    id: HeldId
    card: str
    """The key of the printed card."""


class LookedAtView(TypedDict):
    """A card from the top of one's deck."""

    id: DeckId
    card: str
    """The key of the printed card."""


class BannedView(CardView):
    """A card in the ban pile."""

    owner: int


class KuskiView(CardView):
    """A kuski in play, with what it is now."""

    controller: int
    owner: int
    types: list[str]
    keywords: list[str]
    team: str | None
    """The tag of its team."""
    counters: dict[str, int]
    """How many of each kind; those of which there are none are left out."""
    rested: bool
    """It was offline as the turn began, and so may go online."""
    has_queued: bool
    """A level that it added is in the queue."""


class DriveView(KuskiView):
    """A kuski in a battle or an after battle."""

    entries: list[int | None]
    """Its records as they count in this battle, in the order in which they are applied."""
    applied: int
    """How many of them have been."""
    by_second: bool
    """Whether they are those of its second list."""
    best: int | None
    first: int | None
    """The first time it had here."""
    next: int | None
    has_next: bool
    partner: CardId | None
    entered: int
    """The turn in which it entered."""
    rank: int
    result: int | None
    """What is compared: tenths of a second, or a number of counters."""
    points: int
    """What it would earn if the battle ended now."""


class LevelView(CardView):
    """A level in the queue or in a battle, with what it is now."""

    types: list[str]
    keywords: list[str]


class QueuedView(LevelView):
    """A level that waits in the queue."""

    by: int
    length: int
    """In full turns."""
    adders: list[CardId]
    cursed: list[CardId]


class BattleView(QueuedView):
    """The running battle, and how it stands."""

    turns: int
    turns_left: int
    full_turns_over: int
    counts: Counts
    better: Literal["lower", "higher"]
    drives: list[DriveView]
    leaders: list[CardId]


class AfterView(CardView):
    """An after battle with those who still drive there; it gives no points."""

    drives: list[DriveView]


class EffectView(TypedDict):
    """What an instant has begun, about which cards, and how long it lasts."""

    card: str
    """The key of the printed card."""
    by: int
    about: list[CardId]
    named: list[str]
    """The keys of the printed cards whose names were said for it."""
    lasts: Lasts


class PlayerView(TypedDict):
    """One player, as the viewer sees them."""

    seat: int
    out: bool
    """Left the game."""
    points: int
    if_it_ended_now: int
    """What the player's kuskis would earn if the battle ended now."""
    played_kuski: bool
    hand: int
    """How many cards the hand has."""
    cards: list[HeldView]
    """Those of one's own hand; of others none."""
    library: int
    """How many cards the deck has."""
    discard: list[CardView]
    """Its top is last."""
    offline: list[KuskiView]
    online: list[KuskiView]


class RaceView(TypedDict):
    """Everything a seat may know."""

    turn: int
    round: int
    step: Step
    active: int
    """Whose turn it is."""
    over: bool
    shares: list[int]
    """Of 100, by seat, once it is over."""
    waiting: list[int]
    """The seats that have yet to decide."""
    players: list[PlayerView]
    queue: list[QueuedView]
    """The front is first."""
    battle: BattleView | None
    after: list[AfterView]
    banned: list[BannedView]
    effects: list[EffectView]
    """What lasts."""
    looked_at: list[LookedAtView]
    """What one is looking at."""
