"""What `cards print` does: find the cards that are wanted, and write the sheets.

What a card looks like on paper is `rulewright.cards`'; here are names, decks and files.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rulewright.cards.catalogue import Catalogue, Wanted
from rulewright.cards.sheets.paper import layout_for
from rulewright.cards.sheets.sheets import Paper, sheets
from rulewright.cli.deck import building_of, deck_of
from rulewright.gamekit.registry import find_game
from rulewright.kernel.errors import ContentError


@dataclass(frozen=True)
class Choice:
    """Which cards are wanted: those of a deck, some by name, or all there are."""

    deck: str | None
    names: list[str]
    with_copies: bool


def write_sheets(game: str, choice: Choice, language: str, paper: Paper, to: Path) -> str:
    """Write the PDF; what was written, in a sentence."""
    catalogue = Catalogue(find_game(game), language)
    wanted = _wanted(catalogue, choice)
    content = sheets(catalogue.game, wanted, paper)
    try:
        to.write_bytes(content)
    except OSError as error:
        raise ContentError(f"cannot write {to}: {error.strerror}") from error
    count = sum(each.copies for each in wanted)
    pages = -(-count // layout_for(paper.size).a_page) * (2 if paper.with_backs else 1)
    return (
        f"{to}: {count} card{'' if count == 1 else 's'} on {pages} page{'' if pages == 1 else 's'}"
    )


def _wanted(catalogue: Catalogue, choice: Choice) -> list[Wanted]:
    if choice.deck is not None and choice.names:
        raise ContentError("give a deck or names of cards, not both")
    if choice.deck is not None:
        building = building_of(catalogue.game.name)
        return catalogue.in_deck(deck_of(building, choice.deck))
    if choice.names:
        return catalogue.named_all(choice.names)
    return catalogue.everything(with_copies=choice.with_copies)
