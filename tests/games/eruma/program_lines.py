"""Texts of Eruma's language as programs to read, for tests of what they come to."""

from rulewright.cardtext.node import Node
from rulewright.effects.lowering.draft import NotPlayable
from rulewright.effects.program import Program
from rulewright.games.eruma.cards.content import FOLDER
from rulewright.games.eruma.texts.listing import listing
from rulewright.games.eruma.texts.lowering.text import lower

DEFINITIONS = {"Gallows Crow": 3, "The Tin Hound": 4}


def tree(text: str) -> Node:
    return FOLDER.language.read(text)


def program(text: str) -> Program:
    return lower(tree(text), DEFINITIONS)


def lines(text: str) -> list[str]:
    """The listing of a text's program, without the indentation."""
    return [" ".join(line.split()) for line in listing(program(text))]


def lines_of(listed: str) -> list[str]:
    """The lines of a listing that a test has written down."""
    return [" ".join(line.split()) for line in listed.strip().splitlines()]


def refusal(text: str) -> tuple[str, str]:
    """Why a text is refused that can be read, and the phrase that is at fault."""
    node = FOLDER.language.parsed(text)
    assert node is not None
    try:
        lower(node, DEFINITIONS)
    except NotPlayable as error:
        return error.reason, FOLDER.language.written(node).phrase(error.branch_in(node))
    raise AssertionError(f"this is playable: {text}")
