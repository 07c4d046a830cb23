"""How a text names a bot, and what is said against one that names none."""

import pytest

from rulewright.bots import BOT_KINDS, Bot, check_bot, make_bot, seconds_of
from rulewright.bots.greedy import GreedyBot
from rulewright.bots.random_bot import RandomBot
from rulewright.bots.search_bot import SearchBot
from rulewright.kernel.errors import BotError


def clock() -> float:
    return 0.0


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("random", RandomBot),
        ("greedy", GreedyBot),
        ("search:1", SearchBot),
        ("search:5000", SearchBot),
        ("search:10000000", SearchBot),
    ],
)
def test_a_text_names_a_bot(text: str, kind: type[Bot]) -> None:
    check_bot(text)
    assert type(make_bot(text, 1)) is kind
    assert type(make_bot(text, "any seed", clock)) is kind


@pytest.mark.parametrize("text", ["search", "search:1s", "search:0.25s", "search:3600s"])
def test_a_bot_that_thinks_in_seconds_needs_a_clock(text: str) -> None:
    check_bot(text)
    assert type(make_bot(text, 1, clock)) is SearchBot
    with pytest.raises(BotError, match=f"'{text}' thinks in seconds, and there is no clock here"):
        make_bot(text, 1)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "there is no bot ''; there is random, greedy, search"),
        ("Random", "there is no bot 'Random'; there is random, greedy, search"),
        ("random ", "there is no bot 'random '"),
        (":5", "there is no bot ''"),
        ("clever:5", "there is no bot 'clever'"),
        ("random:5", "'random' does not think, so it takes no budget like '5'"),
        ("greedy:", "'greedy' does not think"),
        ("search:", "'' is no thinking budget; write 5000 (iterations) or 2s"),
        ("search:fast", "'fast' is no thinking budget"),
        ("search:-5", "'-5' is no thinking budget"),
        ("search:1.5", "'1.5' is no thinking budget"),
        ("search:2 s", "'2 s' is no thinking budget"),
        ("search:2s\n", "'2s\\n' is no thinking budget"),
        ("search:5\n", "'5\\n' is no thinking budget"),
        ("search:.5s", "'.5s' is no thinking budget"),
        ("search:1e3", "'1e3' is no thinking budget"),
        ("search:٣", "'٣' is no thinking budget"),
        ("search:" + "9" * 5000, "is no thinking budget"),
        ("search:1:2", "'1:2' is no thinking budget"),
        ("search:0", "a budget is 1 to 10000000 iterations or up to 3600s, not '0'"),
        ("search:0s", "a budget is 1 to 10000000 iterations or up to 3600s, not '0s'"),
        ("search:0.0s", "a budget is 1 to 10000000 iterations or up to 3600s, not '0.0s'"),
        ("search:10000001", "a budget is 1 to 10000000 iterations"),
        ("search:3600.5s", "a budget is 1 to 10000000 iterations or up to 3600s"),
    ],
)
def test_a_text_that_names_no_bot_is_refused_with_what_would(text: str, reason: str) -> None:
    for refuse in (check_bot, lambda text: make_bot(text, 1, clock)):
        with pytest.raises(BotError) as refused:
            refuse(text)
        assert reason in str(refused.value)


def test_every_kind_of_bot_is_told_about_and_can_be_made() -> None:
    for kind, about in BOT_KINDS.items():
        assert about
        assert isinstance(make_bot(kind, 1, clock), Bot)


@pytest.mark.parametrize(
    ("name", "seconds"),
    [("search", 1.0), ("search:2s", 2.0), ("search:50", 0.0), ("greedy", 0.0), ("random", 0.0)],
)
def test_only_a_bot_that_thinks_by_a_clock_has_seconds(name: str, seconds: float) -> None:
    assert seconds_of(name) == seconds
