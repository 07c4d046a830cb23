"""What a view of Grimterra is made of. Cards that one may know are named by the keys of what is printed."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from rulewright.gamekit.declared import Like

SIDE: Final = Like("s[0-9]", "a side of the table")
HERO: Final = Like("f[0-9]+", "a hero or a minion, by its number in the match")
HELD: Final = Like("h[0-9]+", "cards in one's own hand that are alike, by their place in the set")
WORN: Final = Like("e[0-9]+", "an equipment that a hero wears, by its number in the match")
TABLED: Final = Like("t[0-9]", "a player's card in this round of combat")
DISCARDS: Final = Like("d[0-9]", "a player's discard pile")
DECK: Final = Like("k[0-9]", "a player's deck")
WOUND: Final = Like("w[0-9]+-[0-9]+", "one of a hero's wounds: the hero, and which")
FACE: Final = Like("c[0-9]+", "one of several cards that share an id, by its place in the set")

HeroId = Annotated[str, HERO]
HeldId = Annotated[str, HELD]
WornId = Annotated[str, WORN]
TabledId = Annotated[str, TABLED]
WoundId = Annotated[str, WOUND]
Phase = Literal["set-up", "draw", "pre combat", "combat", "post combat", "discard"]


class WoundView(TypedDict):
    """A wound on a hero."""

    id: WoundId
    card: str | None
    """What dealt it; None for a marker."""
    amount: int


class WornView(TypedDict):
    """An equipment that a hero wears."""

    id: WornId
    card: str


class LevelView(TypedDict):
    """A hero's level in a faction, as it is now."""

    faction: str
    level: int


class HeroView(TypedDict):
    """A hero or a minion."""

    id: HeroId
    card: str
    """The side that is up."""
    hero: str
    """The hero, by its normal side."""
    seat: int
    place: Literal["arena", "backrow", "dead"]
    minion: bool
    empowered: bool
    health: int
    """As it is now."""
    damage: int
    """All its wounds together."""
    dark: int
    wounds: list[WoundView]
    worn: list[WornView]
    levels: list[LevelView]
    flips: bool
    """It will flip when the round ends, as things stand."""
    falls: bool
    """It will die when the round ends, as things stand."""


class HandCardView(TypedDict):
    """Cards in a hand that are alike, as far as one may know them."""

    id: HeldId | None
    """None for cards of another's hand: which of them they are, nobody can tell."""
    card: str
    count: int
    seen: bool
    """Whether another player knows of one."""


class DiscardView(TypedDict):
    """A card in a discard pile."""

    card: str | None
    """None for one that was bluffed with, if it is not one's own."""
    bluffed: bool


class TabledView(TypedDict):
    """A player's card in this round of combat."""

    id: TabledId
    card: str | None
    """None while one may not know it."""
    state: Literal["placed", "revealed", "bluffed"]


class SideView(TypedDict):
    """One side of the table."""

    seat: int
    playing: bool
    heroes: list[HeroView]
    """The three heroes, dead ones too, then the minions; nobody of a player who is out."""
    hand_size: int
    hand: list[HandCardView]
    """All of one's own; of another's those one knows."""
    deck_size: int
    discards: list[DiscardView]
    tabled: TabledView | None
    dark: int
    """ruling.counting-dark-counters: all on its three heroes."""


class CombatView(TypedDict):
    """The combat that goes on."""

    rival: int
    fighter: HeroId
    target: HeroId
    round: int
    rounds: int
    favoured: list[int]
    """Those whose effects need no success in this round."""


class LastingView(TypedDict):
    """What a card began for a while."""

    card: str
    seat: int


class FeudView(TypedDict):
    """Everything a seat may know."""

    turn: int
    phase: Phase
    active: int
    """Whose turn it is."""
    over: bool
    shares: list[int]
    """Of 100, by seat, once it is over."""
    waiting: list[int]
    """The seats that have yet to decide."""
    done: list[Literal["spell", "equipment", "power"]]
    """What the active player has cast and used this turn."""
    casting: str | None
    """The card that is being carried out."""
    combat: CombatView | None
    sides: list[SideView]
    lasting: list[LastingView]
