"""Card files of Elma: what they may not leave out or get wrong, and what the refusal says."""

from pathlib import Path
from random import Random

import pytest

from rulewright.cardtext import Trees
from rulewright.cardtext.sampling import Sampler
from rulewright.games.elma.content import LANGUAGE, CardTexts, SetReader
from rulewright.games.elma.content_cards import PrintedSet
from rulewright.games.elma.content_texts import wrong_text
from rulewright.games.elma.terms import (
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

RIDER = """
[[kuski]]
name = "Rider [red]"
types = ["Battler"]
records = [38.5, 36, "NF", 34.8]
rarity = "C"
number = 1
text = "Pipe pro 10."
flavour = "Rides."
icons = ["wheel"]
"""
HILL = """
[[level]]
name = "Hill"
types = ["Uphill"]
length = [2, 4]
rarity = "U"
number = 2
text = "First Finish."
flavour = "Up."
icons = ["hills"]
"""
HONK = """
[[instant]]
name = "Honk"
rarity = "R"
number = 3
text = "Draw a card."
flavour = "Honk."
icons = ["horn"]
"""


def reader() -> SetReader:
    return SetReader(Trees(LANGUAGE))


def write(folder: Path, *cards: str) -> Path:
    file = folder / "pack.toml"
    file.write_text("".join(cards), encoding="utf-8")
    return file


def read(folder: Path, *cards: str) -> PrintedSet:
    return reader().read([write(folder, *cards)])


def refusals(folder: Path, *cards: str) -> list[str]:
    """What is said of a file that is not accepted, without its folder."""
    reading = reader()
    reading.check([write(folder, *cards)])
    return [str(mistake).replace(f"{folder}/", "") for mistake in reading.mistakes]


def changed(card: str, old: str, new: str) -> str:
    assert card.count(old) == 1
    return card.replace(old, new)


def saying(card: str, text: str) -> str:
    """The card with another text."""
    lines = [f'text = "{text}"' if line.startswith("text =") else line for line in card.split("\n")]
    return "\n".join(lines)


def test_a_sound_file_becomes_a_set(tmp_path: Path) -> None:
    cards = read(tmp_path, RIDER, HILL, HONK)
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
    rules = read(tmp_path, RIDER, HILL).rules_set()
    assert rules.records[0].as_list() == [385, 360, NO_FINISH, 348]
    assert rules.records[1].as_list() == []


@rule("elma/cards.battle-length", "elma/levels.length-limits")
@pytest.mark.parametrize(
    ("length", "ends"), [("[2, 4]", (2, 4)), ("1", (1, 1)), ("6", (6, 6)), ("[1, 6]", (1, 6))]
)
def test_a_length_is_one_number_or_a_range(
    tmp_path: Path, length: str, ends: tuple[int, int]
) -> None:
    rules = read(tmp_path, changed(HILL, "[2, 4]", length)).rules_set()
    assert (rules.lengths[0][0], rules.lengths[0].as_list()[-1]) == ends


@rule("elma/cards.repeated-parts", "elma/ruling.repeated-parts-choice")
def test_a_card_may_have_two_lists_of_records_or_two_lengths(tmp_path: Path) -> None:
    rider = changed(RIDER, "records =", 'second_records = ["NF", 30]\nrecords =')
    hill = changed(HILL, "length =", "second_length = 6\nlength =")
    cards = read(tmp_path, rider, hill, HONK)
    rules = cards.rules_set()
    assert [zone.as_list() for zone in rules.second_records] == [[NO_FINISH, 300], [], []]
    assert [zone.as_list() for zone in rules.lengths] == [[], [2, 3, 4, 6], []]
    printed = [card.printed() for card in cards.definitions]
    assert [card["second_records"] for card in printed] == [["NF", "30"], [], []]
    assert [card["second_lengths"] for card in printed] == [[], [6], []]
    plain = read(tmp_path, RIDER, HILL, HONK).rules_set()
    assert rules.fingerprints[:2] != plain.fingerprints[:2]


@rule("elma/cards.type-line")
def test_a_card_tells_all_that_is_printed_on_it(tmp_path: Path) -> None:
    rider, hill, honk = read(tmp_path, RIDER, HILL, HONK).definitions
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
    before = read(tmp_path, HILL).rules_set()
    after = read(tmp_path, changed(HILL, old, new)).rules_set()
    assert after.fingerprints == before.fingerprints
    other = read(tmp_path, changed(HILL, "[2, 4]", "[2, 5]")).rules_set()
    assert other.fingerprints != before.fingerprints


@rule("elma/cards.keyword-reminder")
def test_a_reminder_after_a_keyword_only_reminds(tmp_path: Path) -> None:
    """Ours stand where the italics do; the keyword alone is what is played."""
    reminded = changed(HILL, '"Up."', '"(Only the first time counts, plus a minute a full turn.)"')
    before, after = read(tmp_path, HILL).rules_set(), read(tmp_path, reminded).rules_set()
    assert after.fingerprints == before.fingerprints
    assert after.level_keywords[0] == FIRST_FINISH
    without = read(tmp_path, changed(HILL, 'text = "First Finish."\n', "")).rules_set()
    assert without.level_keywords[0] == 0


@rule("elma/cards.text-box-abilities")
def test_the_words_of_the_text_box_are_what_is_played(tmp_path: Path) -> None:
    apple = read(tmp_path, saying(HILL, "Apple.")).rules_set()
    first = read(tmp_path, HILL).rules_set()
    assert (apple.level_keywords[0], first.level_keywords[0]) == (APPLE, FIRST_FINISH)
    assert apple.fingerprints != first.fingerprints


@rule("elma/cards.repeated-parts", "elma/ruling.battle-types-together")
def test_a_level_may_have_several_keywords_kept_in_their_order(tmp_path: Path) -> None:
    text = "Pre-announced. First Finish. Apple."
    (hill,) = read(tmp_path, saying(HILL, text)).definitions
    assert hill.keyword_names == ["Pre-announced", "First Finish", "Apple"]
    assert hill.battle_types == [FIRST_FINISH, APPLE]
    assert hill.level_keywords == PRE_ANNOUNCED | FIRST_FINISH | APPLE


@rule("elma/ruling.level-kinds")
def test_a_level_may_have_no_type_or_several(tmp_path: Path) -> None:
    assert read(tmp_path, changed(HILL, '["Uphill"]', "[]")).definitions[0].type_names == []
    assert read(tmp_path, changed(HILL, 'types = ["Uphill"]\n', "")).definitions[0].types == 0
    several = changed(HILL, '["Uphill"]', '["Pipe", "Across", "Uphill"]')
    assert read(tmp_path, several).definitions[0].type_names == ["Across", "Pipe", "Uphill"]


@pytest.mark.parametrize(
    ("card", "old", "new", "line", "said"),
    [
        (RIDER, "icons =", "icon =", 10, "unknown field 'icon'; did you mean 'icons'?"),
        (RIDER, "icons =", "icon =", 2, "every card has 1 to 3 names of icons"),
        (
            RIDER,
            '["Battler"]',
            '["Batler"]',
            4,
            "there is no type 'Batler'; did you mean 'Battler'",
        ),
        (RIDER, '["Battler"]', '["Uphill"]', 4, "there is no type 'Uphill'; there are Battler,"),
        (
            RIDER,
            '["Battler"]',
            '["Battler", "Rookie", "Casual"]',
            4,
            "a kuski has at most 2 types (content.kuski-subtypes), not 3",
        ),
        (HILL, '["Uphill"]', '["Battler"]', 4, "there is no type 'Battler'"),
        (
            HILL,
            '["Uphill"]',
            '["Mirror"]',
            4,
            "there is no type 'Mirror'; did you mean 'Mirrored'?",
        ),
        (RIDER, 'records = [38.5, 36, "NF", 34.8]\n', "", 2, "every kuski has 1 to 6 times in"),
        (RIDER, '[38.5, 36, "NF", 34.8]', "[]", 5, "every kuski has 1 to 6 times in seconds or"),
        (RIDER, '36, "NF"', '36, 36, 36, 36, 36, "NF"', 5, "every kuski has 1 to 6 times"),
        (RIDER, '"NF"', '"nf"', 5, "'nf' is no record; there must be 1 to 6 times"),
        (RIDER, "36,", "36.25,", 5, "36.25 is no record"),
        (RIDER, "36,", "true,", 5, "True is no record"),
        (RIDER, "36,", "0,", 5, "0 is no record"),
        (RIDER, "36,", "-3,", 5, "-3 is no record"),
        (RIDER, "36,", "601,", 5, "601 is no record"),
        (RIDER, ", 34.8]", "]", 5, "a list of records ends with a time"),
        (HILL, "length = [2, 4]\n", "", 2, "every level has a length of 1 to 6 full turns"),
        (HILL, "[2, 4]", "[2, 7]", 5, "[2, 7] is no length; there must be a length of 1 to 6"),
        (HILL, "[2, 4]", "0", 5, "0 is no length"),
        (HILL, "[2, 4]", "7", 5, "7 is no length"),
        (HILL, "[2, 4]", "[4, 2]", 5, "a range goes from a shorter to a longer length, not [4, 2]"),
        (HILL, "[2, 4]", "[3, 3]", 5, "a range goes from a shorter to a longer length, not [3, 3]"),
        (HILL, "[2, 4]", "[3]", 5, "a range goes from a shorter to a longer length, not [3]"),
        (HILL, "[2, 4]", "[1, 2, 3]", 5, "[1, 2, 3] is no length"),
        (HILL, 'types = ["Uphill"]', "records = [40]", 4, "unknown field 'records'"),
        (HONK, 'rarity = "R"', 'rarity = "X"', 4, "every card has a rarity: C, U or R"),
        (HONK, 'rarity = "R"\n', "", 2, "every card has a rarity: C, U or R"),
        (HONK, "number = 3", "number = 0", 5, "every card has a collector number, 1 to 9999"),
        (RIDER, "records =", "second_records = [0]\nrecords =", 5, "0 is no record"),
        (RIDER, "records =", 'second_records = ["NF"]\nrecords =', 5, "a list of records ends"),
        (
            RIDER,
            "records =",
            'second_records = [38.5, 36, "NF", 34.8]\nrecords =',
            5,
            "the second list is the first again; there must be another, or none",
        ),
        (HILL, "length =", "second_length = 7\nlength =", 5, "7 is no length; there must be"),
        (
            HILL,
            "length =",
            "second_length = [2, 3]\nlength =",
            5,
            "every second length is one of the first already; there must be another, or none",
        ),
        (HILL, "length =", "second_records = [40]\nlength =", 5, "unknown field 'second_records'"),
        (HONK, "number = 3", 'number = "3"', 5, "every card has a collector number"),
        (HONK, 'text = "Draw a card."\n', "", 2, "every card has a 'text', a text that says"),
        (HILL, '"First Finish."', '""', 8, "every card has a 'text', a text that says"),
        (HILL, '"Up."', f'"{"x" * 101}"', 9, "a flavour is one line of at most 100 letters"),
        (HILL, '"Hill"', '"Hill [red]"', 3, "only kuskis have teams (ruling.teams)"),
        (RIDER, '"Rider [red]"', '"Rider []"', 3, "'Rider []' is no name of a card"),
        (RIDER, '"Rider [red]"', '"[red] Rider"', 3, "'[red] Rider' is no name of a card"),
        (RIDER, '"Rider [red]"', '"Rider #1"', 3, "'Rider #1' is no name of a card"),
    ],
)
def test_a_malformed_field_is_refused_with_its_line(
    tmp_path: Path, card: str, old: str, new: str, line: int, said: str
) -> None:
    found = refusals(tmp_path, changed(card, old, new))
    assert any(one.startswith(f"pack.toml:{line}: ") and f": {said}" in one for one in found), found


def test_a_field_just_within_its_limits_is_accepted(tmp_path: Path) -> None:
    six = changed(RIDER, '36, "NF"', '600, 0.1, 36, "NF"')
    assert len(read(tmp_path, six).definitions[0].records) == 6
    first = changed(RIDER, "[38.5, 36,", '["NF", 36,')
    assert read(tmp_path, first).definitions[0].written_lists[0][0] == "NF"


@rule("elma/ruling.card-types", "elma/content.card-types")
def test_there_are_three_kinds_of_cards_and_no_other(tmp_path: Path) -> None:
    assert refusals(tmp_path, changed(HONK, "[[instant]]", "[[trick]]")) == [
        (
            "pack.toml:2: Honk: there is no kind of card [[trick]];"
            " there are [[kuski]], [[level]] and [[instant]]"
        )
    ]


@rule("elma/ruling.instant-nature")
@pytest.mark.parametrize("field", ["records = [40]", "length = 2", 'types = ["Rookie"]'])
def test_an_instant_has_neither_records_nor_a_length(tmp_path: Path, field: str) -> None:
    (found,) = refusals(tmp_path, changed(HONK, "number = 3", f"number = 3\n{field}"))
    assert found.startswith(f"pack.toml:6: Honk: unknown field {field.split(maxsplit=1)[0]!r}")


def test_a_kuski_or_level_may_have_no_text(tmp_path: Path) -> None:
    plain = changed(HILL, 'text = "First Finish."\n', "")
    (hill,) = read(tmp_path, plain).definitions
    assert (hill.text, hill.tree, hill.keyword_names) == ("", (), [])


@rule("elma/cards.unique-name")
@pytest.mark.parametrize("name", ["Hill", "HILL", "Híll"])
def test_two_cards_of_one_name_are_refused(tmp_path: Path, name: str) -> None:
    twin = changed(changed(HONK, '"Honk"', f'"{name}"'), "number = 3", "number = 4")
    assert refusals(tmp_path, HILL, twin) == [
        f"pack.toml:13: {name}: 'Hill' of pack.toml:3 has this name already (cards.unique-name)"
    ]


def test_a_collector_number_is_one_cards(tmp_path: Path) -> None:
    (found,) = refusals(tmp_path, HILL, changed(HONK, "number = 3", "number = 2"))
    assert found == "pack.toml:15: Honk: Hill of pack.toml:7 has the collector number 2 already"


def test_two_cards_that_play_alike_are_refused(tmp_path: Path) -> None:
    twin = changed(changed(HILL, '"Hill"', '"Dale"'), "number = 2", "number = 4")
    assert refusals(tmp_path, HILL, twin) == [
        "pack.toml:13: Dale: this is the same as Hill of pack.toml:3"
    ]
    assert refusals(tmp_path, HILL, changed(twin, "[2, 4]", "[2, 5]")) == []


class TestTexts:
    """Whether a text that is understood is one for its kind of card."""

    @pytest.mark.parametrize(
        ("card", "text", "said"),
        [
            (
                HILL,
                "Pipe pro 10.",
                "'pro', 'Watchful' and 'Designer's curse' are keywords of kuskis",
            ),
            (HILL, "Watchful.", "'pro', 'Watchful' and 'Designer's curse' are keywords of kuskis"),
            (HONK, "Designer's curse.", "'pro', 'Watchful' and 'Designer's curse' are keywords"),
            (RIDER, "First Finish.", "what a battle is like is told by levels only"),
            (RIDER, "Chain level 3.", "what a battle is like is told by levels only"),
            (HONK, "Slowness.", "what a battle is like is told by levels only"),
            (RIDER, "2 seconds off each time.", "seconds off or added are no keyword"),
            (RIDER, "Watchful. Watchful.", "a keyword is there twice; once is right"),
            (HILL, "Apple. Apple.", "a keyword is there twice; once is right"),
            (HILL, "Chain level 2. Chain level 3.", "a level is one Chain level"),
            (RIDER, "Pipe pro 2. Pipe pro 3.", "two pros for the same levels; add them up"),
            (RIDER, "Draw a card.", "nothing says when a kuski does this"),
            (HILL, "Draw a card.", "nothing says when a level does this"),
            (
                RIDER,
                "When this kuski comes into play, draw a card. Teammates have Watchful. Draw a card.",
                "nothing says when a kuski does this",
            ),
            (HONK, "Discard a card: draw 2 cards.", "an instant is played once"),
            (HONK, "In your main phase, you may draw a card.", "an instant is played once"),
            (RIDER, "This kuski can't enter this battle.", "'enters this battle' is for levels"),
            (HONK, "Kuskis in this battle can't improve.", "'in this battle' is for levels"),
            (RIDER, "Whenever this level is aborted, draw a card.", "this card is a kuski"),
            (HILL, "This kuski can't be banned.", "this card is a level"),
            (HILL, "Teammates can't be banned.", "a teammate is one of the same team"),
        ],
    )
    def test_a_text_for_another_kind_of_card_is_refused(
        self, tmp_path: Path, card: str, text: str, said: str
    ) -> None:
        found = refusals(tmp_path, saying(card, text))
        line = next(
            number
            for number, written in enumerate(card.split("\n"), start=1)
            if written.startswith("text")
        )
        assert any(one.startswith(f"pack.toml:{line}: ") and said in one for one in found), found

    @pytest.mark.parametrize(
        ("card", "text"),
        [
            (RIDER, "Pipe pro 2. Uphill pro 2. Watchful."),
            (
                RIDER,
                "When this kuski comes into play, you may draw a card. If you do, discard a card.",
            ),
            (RIDER, "Discard a card: draw a card. If you do, gain a point."),
            (RIDER, "Teammates have Pipe pro 2."),
            (HILL, "Apple. Chain level 3. Kuskis in this battle can't improve."),
            (HILL, "Whenever this level is aborted, draw a card."),
            (HONK, "Draw a card. If you do, gain a point. Send target online kuski offline."),
        ],
    )
    def test_a_text_for_this_kind_is_accepted(self, tmp_path: Path, card: str, text: str) -> None:
        assert refusals(tmp_path, saying(card, text)) == []

    @rule("elma/ruling.teams")
    def test_only_a_card_with_a_team_has_teammates(self, tmp_path: Path) -> None:
        card = saying(RIDER, "Teammates have Watchful.")
        assert refusals(tmp_path, card) == []
        (found,) = refusals(tmp_path, changed(card, "Rider [red]", "Rider"))
        assert "and this card has none (ruling.teams)" in found

    def test_a_text_that_is_not_understood_is_told_where(self, tmp_path: Path) -> None:
        (found,) = refusals(tmp_path, saying(HONK, "Draw a crad."))
        assert found.startswith("pack.toml:6:16: 'crad'")
        assert "this would be understood: Draw a card." in found

    @pytest.mark.parametrize(
        ("text", "right"),
        [
            ("Search your deck for a level.", "Search your library for a level."),
            (
                "Send each kuski in the current battle offline.",
                "Send each kuski in the ongoing battle offline.",
            ),
            (
                "Abort target level started by this card.",
                "Abort target level added by this card.",
            ),
            ("Target kuski gains Watchful.", "Target kuski has Watchful."),
            (
                "At the beginning of your turn, draw a card.",
                "At the start of your turn, draw a card.",
            ),
            (
                "Whenever a kuski enters play, draw a card.",
                "Whenever a kuski comes into play, draw a card.",
            ),
        ],
    )
    def test_words_of_the_book_and_of_other_games_lead_to_ours(
        self, tmp_path: Path, text: str, right: str
    ) -> None:
        (found,) = refusals(tmp_path, saying(HONK, text))
        assert right in found


@pytest.mark.parametrize("heading", ["kuski", "level", "instant"])
def test_any_text_that_can_be_said_is_judged(heading: str) -> None:
    """Random texts are right or wrong for a card, and never a surprise."""
    sampler = Sampler(LANGUAGE, Random(5), levels=7)
    trees = [node for node, _ in zip(sampler.cards(), range(300), strict=False)]
    found = [wrong_text(heading, {"name": "Rider [red]"}, tree) for tree in trees]
    assert {fault.field for faults in found for fault in faults} == {"text"}
    assert any(not faults for faults in found)


def test_all_mistakes_are_found_and_the_first_is_raised(tmp_path: Path) -> None:
    wrong = [changed(RIDER, "36,", "0,"), saying(HILL, "Watchful.")]
    assert len(refusals(tmp_path, *wrong)) == 2
    with pytest.raises(ContentError, match="0 is no record") as refused:
        read(tmp_path, *wrong)
    assert refused.value.__notes__ == ["(and 1 more mistake)"]


def test_an_unknown_card_is_answered_with_the_nearest(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="no card 'Hil'; did you mean 'Hill'"):
        read(tmp_path, HILL).named("Hil")


class TestOneCardByItself:
    """What `rulewright cards check` asks about a card whose text is understood."""

    TEXTS = CardTexts({})

    @staticmethod
    def fields(**changes: object) -> dict[str, object]:
        sound: dict[str, object] = {
            "name": "Dale",
            "length": 2,
            "rarity": "C",
            "number": 5,
            "flavour": "Down.",
            "icons": ["hills"],
        }
        return sound | changes

    def test_a_sound_card_has_no_faults(self) -> None:
        assert self.TEXTS.wrong_facts("level", self.fields()) == []
        assert self.TEXTS.wrong_facts("level", self.fields(text="Apple.")) == []

    def test_facts_and_texts_that_do_not_fit_are_told(self) -> None:
        (found,) = self.TEXTS.wrong_facts("level", self.fields(length=9))
        assert found.startswith("9 is no length")
        (found,) = self.TEXTS.wrong_facts("level", self.fields(text="Watchful."))
        assert "are keywords of kuskis" in found
