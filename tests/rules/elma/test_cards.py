"""Cards and Known content, as far as the rules know them: names of types and keywords."""

from rulewright.games.elma.rules.terms import (
    BATTLE_TYPES,
    KINDS,
    KUSKI_TYPES,
    LEVEL_KEYWORDS,
    LEVEL_TYPES,
)
from rulewright.rulebook import rulebook_of
from rulewright.testing import rule


@rule("elma/content.level-types", "elma/levels.own-subtypes", "elma/ruling.uphill-and-mirror")
def test_there_are_the_seventeen_level_types_of_the_book_and_uphill() -> None:
    text = rulebook_of("elma").rule("content.level-types").text
    listed = text.split("seventeen: ")[1].split(". From")[0].split(", ")
    assert len(listed) == 17
    assert sorted(LEVEL_TYPES) == sorted([*listed, "Uphill"])
    assert set(LEVEL_TYPES).isdisjoint(KUSKI_TYPES)


@rule("elma/content.kuski-subtypes", "elma/content.card-types")
def test_there_are_five_kuski_types_and_three_card_types() -> None:
    assert KUSKI_TYPES == ["Battler", "Designer", "Moporator", "Rookie", "Casual"]
    assert KINDS == ["Kuski", "Level", "Instant"]


@rule("elma/ruling.battle-types")
def test_seven_keywords_of_levels_are_battle_types() -> None:
    names = [name for place, name in enumerate(LEVEL_KEYWORDS) if BATTLE_TYPES >> place & 1]
    assert sorted(names) == [
        "Apple", "Finish count", "First Finish", "Multiplayer", "One life", "Slowness", "Survivor",
    ]  # fmt: skip
