"""Card files of Elma: what a sound one comes to."""

from pathlib import Path

import pytest

from rulewright.games.elma.rules.terms import (
    APPLE,
    BATTLER,
    FIRST_FINISH,
    INSTANT,
    KUSKI,
    LEVEL,
    LEVEL_TYPES,
    NO_FINISH,
    PRE_ANNOUNCED,
)
from rulewright.kernel.errors import ContentError
from rulewright.testing import rule
from rulewright.testing.card_files import changed, saying
from tests.games.elma.written import HILL, HONK, PACK, RIDER


def test_a_sound_file_becomes_a_set(tmp_path: Path) -> None:
    cards = PACK.read(tmp_path, RIDER, HILL, HONK)
    rider, hill, honk = cards.definitions
    assert [card.name for card in cards.definitions] == ["Rider [red]", "Hill", "Honk"]
    assert (rider.number, rider.kind, rider.types, rider.team) == (0, KUSKI, BATTLER, "red")
    assert (hill.kind, hill.types) == (LEVEL, 1 << LEVEL_TYPES.index("Uphill"))
    assert (honk.kind, honk.types, honk.records) == (INSTANT, 0, [])
    assert cards.named("rider [RED]") is rider
    rules = cards.rules_set()
    assert len(rules) == 3
    assert [rules.kinds[card] for card in range(3)] == [KUSKI, LEVEL, INSTANT]
    assert [rules.kuski_types[card] for card in range(3)] == [BATTLER, 0, 0]
    assert [rules.level_types[card] for card in range(3)] == [0, hill.types, 0]
    assert [rules.chains[card] for card in range(3)] == [1, 1, 1]


@rule("elma/cards.personal-records", "elma/terms.no-finish")
def test_records_are_times_or_no_finishes_in_order(tmp_path: Path) -> None:
    rules = PACK.read(tmp_path, RIDER, HILL).rules_set()
    assert rules.records[0].as_list() == [385, 360, NO_FINISH, 348]
    assert rules.records[1].as_list() == []


@rule("elma/cards.battle-length", "elma/levels.length-limits")
@pytest.mark.parametrize(
    ("length", "ends"), [("[2, 4]", (2, 4)), ("1", (1, 1)), ("6", (6, 6)), ("[1, 6]", (1, 6))]
)
def test_a_length_is_one_number_or_a_range(
    tmp_path: Path, length: str, ends: tuple[int, int]
) -> None:
    rules = PACK.read(tmp_path, changed(HILL, "[2, 4]", length)).rules_set()
    assert (rules.lengths[0][0], rules.lengths[0].as_list()[-1]) == ends


@rule("elma/cards.repeated-parts", "elma/ruling.repeated-parts-choice")
def test_a_card_may_have_two_lists_of_records_or_two_lengths(tmp_path: Path) -> None:
    rider = changed(RIDER, "records =", 'second_records = ["NF", 30]\nrecords =')
    hill = changed(HILL, "length =", "second_length = 6\nlength =")
    cards = PACK.read(tmp_path, rider, hill, HONK)
    rules = cards.rules_set()
    assert [zone.as_list() for zone in rules.second_records] == [[NO_FINISH, 300], [], []]
    assert [zone.as_list() for zone in rules.lengths] == [[], [2, 3, 4, 6], []]
    printed = [card.printed() for card in cards.definitions]
    assert [card["second_records"] for card in printed] == [["NF", "30"], [], []]
    assert [card["second_lengths"] for card in printed] == [[], [6], []]
    plain = PACK.read(tmp_path, RIDER, HILL, HONK).rules_set()
    assert rules.fingerprints[:2] != plain.fingerprints[:2]


@rule("elma/cards.type-line")
def test_a_card_tells_all_that_is_printed_on_it(tmp_path: Path) -> None:
    rider, hill, honk = PACK.read(tmp_path, RIDER, HILL, HONK).definitions
    assert rider.printed() == {
        "key": "rider-red",
        "name": "Rider [red]",
        "kind": "Kuski",
        "types": ["Battler"],
        "team": "red",
        "records": ["38.5", "36", "NF", "34.8"],
        "second_records": [],
        "lengths": [],
        "second_lengths": [],
        "rarity": "C",
        "number": 1,
        "text": "Pipe pro 10.",
        "flavour": "Rides.",
        "icons": ["wheel"],
        "scheme": "kuski",
        "rules": ["keyword.battler", "keyword.pro"],
    }
    assert (hill.printed()["lengths"], hill.printed()["records"]) == ([2, 4], [])
    assert (honk.printed()["lengths"], honk.printed()["scheme"]) == ([], "instant")


@rule("elma/cards.illustration-inert", "elma/cards.italics-inert", "elma/cards.footer-inert")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('["hills"]', '["mountains", "road"]'),
        ('"Up."', '"Up, and up."'),
        ('rarity = "U"', 'rarity = "C"'),
        ("number = 2", "number = 77"),
    ],
)
def test_pictures_italics_and_the_footer_change_nothing_that_is_played(
    tmp_path: Path, old: str, new: str
) -> None:
    before = PACK.read(tmp_path, HILL).rules_set()
    after = PACK.read(tmp_path, changed(HILL, old, new)).rules_set()
    assert after.fingerprints == before.fingerprints
    other = PACK.read(tmp_path, changed(HILL, "[2, 4]", "[2, 5]")).rules_set()
    assert other.fingerprints != before.fingerprints


@rule("elma/cards.keyword-reminder")
def test_a_reminder_after_a_keyword_only_reminds(tmp_path: Path) -> None:
    """Ours stand where the italics do; the keyword alone is what is played."""
    reminded = changed(HILL, '"Up."', '"(Only the first time counts, plus a minute a full turn.)"')
    before, after = PACK.read(tmp_path, HILL).rules_set(), PACK.read(tmp_path, reminded).rules_set()
    assert after.fingerprints == before.fingerprints
    assert after.level_keywords[0] == FIRST_FINISH
    without = PACK.read(tmp_path, changed(HILL, 'text = "First Finish."\n', "")).rules_set()
    assert without.level_keywords[0] == 0


@rule("elma/cards.text-box-abilities")
def test_the_words_of_the_text_box_are_what_is_played(tmp_path: Path) -> None:
    apple = PACK.read(tmp_path, saying(HILL, "Apple.")).rules_set()
    first = PACK.read(tmp_path, HILL).rules_set()
    assert (apple.level_keywords[0], first.level_keywords[0]) == (APPLE, FIRST_FINISH)
    assert apple.fingerprints != first.fingerprints


@rule("elma/cards.repeated-parts", "elma/ruling.battle-types-together")
def test_a_level_may_have_several_keywords_kept_in_their_order(tmp_path: Path) -> None:
    text = "Pre-announced. First Finish. Apple."
    (hill,) = PACK.read(tmp_path, saying(HILL, text)).definitions
    assert hill.keyword_names == ["Pre-announced", "First Finish", "Apple"]
    assert hill.battle_types == [FIRST_FINISH, APPLE]
    assert hill.level_keywords == PRE_ANNOUNCED | FIRST_FINISH | APPLE


@rule("elma/ruling.level-kinds")
def test_a_level_may_have_no_type_or_several(tmp_path: Path) -> None:
    assert PACK.read(tmp_path, changed(HILL, '["Uphill"]', "[]")).definitions[0].type_names == []
    assert PACK.read(tmp_path, changed(HILL, 'types = ["Uphill"]\n', "")).definitions[0].types == 0
    several = changed(HILL, '["Uphill"]', '["Pipe", "Across", "Uphill"]')
    assert PACK.read(tmp_path, several).definitions[0].type_names == ["Across", "Pipe", "Uphill"]


def test_a_kuski_or_level_may_have_no_text(tmp_path: Path) -> None:
    plain = changed(HILL, 'text = "First Finish."\n', "")
    (hill,) = PACK.read(tmp_path, plain).definitions
    assert (hill.text, hill.tree, hill.keyword_names) == ("", (), [])


def test_all_mistakes_are_found_and_the_first_is_raised(tmp_path: Path) -> None:
    wrong = [changed(RIDER, "36,", "0,"), saying(HILL, "Watchful.")]
    assert len(PACK.refusals(tmp_path, *wrong)) == 2
    with pytest.raises(ContentError, match="0 is no record") as refused:
        PACK.read(tmp_path, *wrong)
    assert refused.value.__notes__ == ["(and 1 more mistake)"]


def test_an_unknown_card_is_answered_with_the_nearest(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="no card 'Hil'; did you mean 'Hill'"):
        PACK.read(tmp_path, HILL).named("Hil")
