"""The run of public facts by which search tells situations apart: whatever all come to know must
leave a trace in `State.public`, and what is hidden must not.
"""

from rulewright.games.allumbra.testing.table import DuelTable

POSITION = """
    turn 1
    me:   hand 2 quick-draw hide, relic wound-for-damage active, relic open-for-damage
    them: hand 2 quick-draw hide, relic shot-for-guard active, relic brink-for-guard
"""


def at(position: str) -> DuelTable:
    table = DuelTable()
    table.set(position)
    return table


def public(table: DuelTable) -> int:
    return int(table.match.state.public)


def test_which_relics_were_chosen_is_public() -> None:
    runs = set()
    table = DuelTable()
    table.start(relics=True, stella="first")
    offered = table.offered("me")
    pairs = [(one, two) for one in offered for two in offered if one != two]
    for one, two in pairs:
        table.choose("me", one, two)
        assert public(table) == 0
        table.choose("them", *table.offered("them")[:2])
        runs.add(public(table))
        table.match.undo(len(table.match.decisions))
    assert len(runs) == len(pairs)


def test_whether_a_relic_was_turned_active_is_public_and_so_is_the_card_laid_open() -> None:
    runs = set()
    for card in ("quick-draw", "hide"):
        for answer in ("Activate Open for Damage", "Leave Open for Damage inactive"):
            table = at(POSITION)
            table.clash(card, "quick-draw")
            before = public(table)
            table.choose("me", answer)
            runs.add(public(table))
            assert public(table) != before
    assert len(runs) == 4


def test_an_announcement_is_public_once_all_have_picked() -> None:
    runs = set()
    for early in (True, False):
        table = at(POSITION)
        before = public(table)
        if early:
            table.announce("me", "wound-for-damage")
        table.pick("me", "hide")
        assert public(table) == before
        table.pick("them", "hide")
        runs.add(public(table))
    assert len(runs) == 2


def test_the_use_of_a_relic_is_public() -> None:
    runs = set()
    for answer in ("Use Wound for Damage", "No more relics"):
        table = at(POSITION)
        table.clash("quick-draw", "hide")
        table.leave("me", "open-for-damage")
        table.choose("me", answer)
        runs.add(public(table))
    assert len(runs) == 2


def test_a_shown_card_is_public_and_a_refusal_is_too() -> None:
    runs = set()
    for answer in ("Activate Show for Discount", "Leave Show for Discount inactive"):
        table = at("""
            turn 2, clash 3
            me:   row 2 reload, hand reload pulverize, relic show-for-discount,
                  relic empty-for-load
            them: row 2 reload, hand reload, relic hit-for-draw, relic brink-for-guard
        """)
        table.clash("reload", "reload")
        table.choose("me", answer)
        runs.add(public(table))
    assert len(runs) == 2


def test_revealed_cards_are_public_and_cards_that_lie_face_down_are_not() -> None:
    runs = set()
    for mine in ("quick-draw", "hide"):
        for theirs in ("quick-draw", "hide"):
            table = at(POSITION)
            before = public(table)
            table.clash(mine, theirs)
            assert public(table) == before
            table.leave("me", "open-for-damage")
            runs.add(public(table))
    assert len(runs) == 4
