"""The numbers that stand for Eruma's words, where a list of names and constants must agree."""

from rulewright.games.eruma.rules import terms


def numbers(names: list[str]) -> list[int]:
    return [int(getattr(terms, name)) for name in names]


def test_each_class_and_type_is_the_bit_of_its_place_in_the_list() -> None:
    """Cards are read by the lists, rules ask for the constants."""
    classes = numbers([name.upper() for name in terms.CLASSES])
    assert classes == [1 << place for place in range(4)]
    assert sum(classes) | terms.CLASSLESS == terms.OUTLAW
    assert [terms.HENCHMAN, terms.CLASSLESS] == [1 << 4, 1 << 5]
    assert terms.OUTLAW | terms.HENCHMAN == terms.ANY_KIND
    types = ["CURSE_TYPE", *(name.upper() for name in terms.TYPES[1:])]
    assert numbers(types) == [1 << place for place in range(8)]


def test_each_speed_phase_and_verb_is_its_place_in_the_list() -> None:
    assert numbers([name.upper() for name in terms.SPEEDS]) == [0, 1, 2, 3]
    phases = ["TURN", "DRAW_PHASE", "PLANNING", "ASSAULT", "REST"]
    assert numbers(phases) == list(range(len(terms.PHASES)))
    assert len(terms.VERB_NAMES) == terms.MOST_VERBS
    for verb in ("KILL", "BANISH", "EXHAUST", "REVEAL", "MOVE", "SWAP", "SUMMON", "PLAY", "DISCARD",
                 "ATTACK", "BLOCK", "TRIGGER", "DRAW", "STEAL", "GAIN", "LOSE", "SHUFFLE",
                 "TARGETED", "ATTACKS", "FETCH"):  # fmt: skip
        assert terms.VERB_NAMES[getattr(terms, verb)] == verb.lower()
