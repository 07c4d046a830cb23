"""No text has two readings: proved by a strict build, cross-checked with another parser."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from lark import Lark, Tree
from lark.exceptions import GrammarError, LexError

from rulewright.cardtext import Language
from rulewright.cardtext.grammar import Grammar
from rulewright.cardtext.lexicon import Lexicon
from rulewright.cardtext.sampling import Sampler
from tests.cardtext.languages import GAMES, language_of, table, table_of, texts_of


@pytest.mark.parametrize("game", GAMES)
def test_no_text_of_a_game_has_two_readings(game: str) -> None:
    """Lark refuses to build a strict parser of an ambiguous grammar, or of colliding words."""
    assert Language(table_of(game), strict=True).grammar.parser is not None


@pytest.mark.parametrize(
    "ambiguous",
    [
        # Is it the first or the second that stands there?
        "card.a : {x:b}\ncard.c : {x:d}\nb.e : kill\nd.f : kill",
        # Whose modifier is the second "near"?
        "card.a : {n:np}\nnp.b : card {x?:near}\nnear.c : near {n:np} {x?:near}",
        # Is 5 a number or the word?
        "card.a : draw {x:b}\nb.c : 5\nb.d : {k:INT}",
        # Is Crow a name or the word?
        "card.a : named {x:b}\nb.c : Crow\nb.d : {n:NAME}",
    ],
)
def test_a_strict_build_refuses_phrases_that_could_be_read_in_two_ways(
    tmp_path: Path, ambiguous: str
) -> None:
    lexicon = Lexicon([table(tmp_path, ambiguous)])
    with pytest.raises((GrammarError, LexError)):
        assert Grammar(lexicon, strict=True).parser


def readings(parser: Lark, text: str) -> int:
    tree: Any = parser.parse(text)
    return 1 + sum(1 for node in tree.iter_subtrees() if node.data == "_ambig")


def earley(language: Language) -> Lark:
    return Lark(
        language.grammar.text,
        parser="earley",
        lexer="dynamic",
        ambiguity="explicit",
        maybe_placeholders=False,
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_parser_that_finds_all_readings_finds_one(game: str) -> None:
    language = language_of(game)
    parser = earley(language)
    sampler = Sampler(language, Random(11), levels=6)
    sampled = [language.write(node) for node, _ in zip(sampler.cards(), range(12), strict=False)]
    for text in texts_of(game)[:12] + sampled:
        assert readings(parser, language.folded(text)) == 1, text


def test_that_parser_would_find_two(tmp_path: Path) -> None:
    lexicon = Lexicon([table(tmp_path, "card.a : {x:b}\ncard.c : {x:d}\nb.e : kill\nd.f : kill")])
    parser = Lark(Grammar(lexicon).text, parser="earley", ambiguity="explicit")
    tree = parser.parse("kill")
    assert isinstance(tree, Tree)
    assert any(node.data == "_ambig" for node in tree.iter_subtrees())
