"""Which rules a text has to do with."""

from rulewright.cardtext.touches import touched
from rulewright.games.eruma.cards.content import FOLDER
from rulewright.rulebook import rulebook_of
from tests.games.eruma.program_lines import tree

TOUCHES = FOLDER.touches()


def test_every_rule_is_in_the_catalogue() -> None:
    known = {rule.id for rule in rulebook_of("eruma").rules}
    assert {id_ for ids in TOUCHES.values() for id_ in ids} - known == set()


def test_every_tag_is_in_the_tables() -> None:
    assert set(TOUCHES) - {rule.tag for rule in FOLDER.language.lexicon.rules} == set()


def test_every_phrase_of_eruma_s_own_touches_a_rule() -> None:
    own = {rule.tag for rule in FOLDER.language.lexicon.rules if "eruma.rules" in rule.place}
    joining = {"spotadj.empty", "line.row", "line.column", "steps.steps"}
    assert own - set(TOUCHES) == joining


def test_the_rules_of_a_text_come_in_reading_order_and_once() -> None:
    text = "Quick: Steal a treasure. Kill target Spy, then steal a treasure."
    ids = touched(tree(text), TOUCHES)
    assert ids[:3] == ["speed.first-word", "speed.quick", "ruling.block-window"]
    assert ids.index("steal.adds-one") < ids.index("attack.graveyard-of-owner")
    assert len(ids) == len(set(ids))
