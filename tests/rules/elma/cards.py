"""The cards and decks with which the rules of Elma are tested; their texts are in `small_texts.py`."""

from rulewright.effects.program import Program
from rulewright.games.elma.game import Elma
from rulewright.games.elma.testing.table import race_for_tests
from tests.rules.elma.small_texts import BOOK

CARDS = """
    kuski Filler: 60
    kuski Ann: 38.5 36.0 NF 34.8
    kuski Bob: 40.0 37.0
    kuski Cid: 36.0
    kuski Dee: NF 40.0
    kuski Eva: NF
    kuski Fay: 37.0 39.0 35.0
    kuski Gus: 48 NF 43 37
    kuski Hal: 48 NF 43 NF 37
    kuski Ida: 48 NF 43 NF 37 NF
    kuski Kim: 38 NF 35; pro Pipe 10
    kuski Lea: 38; pro Pipe 10, Tricky 2, Apple 3, Z-spin shortcut 4
    kuski Meg: 50 30; pro Multiplayer 5
    kuski Ned: 3; pro Pipe 10
    kuski Ola: 37.0 36.5 36.4
    kuski Pat: 36.0 35.0
    kuski Twin A: 40.0
    kuski Twin B: 45.0
    kuski Twin C: 42.0
    kuski Twin D: 43.0
    kuski Battler: 30; types Battler
    kuski Designer: 30; types Designer
    kuski Other: 39; types Moporator, Rookie, Casual
    kuski Watcher: 33; keywords Watchful
    kuski Curser: 31; keywords Designer's curse
    kuski Una: 40 38 or NF 30
    kuski Uma: 50 or 45 44
    kuski Must: 50 or 44
    level Flat: 1; types Flat track
    level Fork: 1 or 3-4
    level Hill: 1-3; types Uphill
    level Pipeline: 2; types Pipe
    level Knot: 2; types Pipe, Tricky; keywords Apple, Z-spin shortcut
    level Orchard: 4; keywords Apple
    level Tally: 4; keywords Finish count
    level Dash: 4; keywords First Finish
    level Once: 3; keywords One life
    level Crawl: 6; keywords Slowness
    level Stand: 4; keywords Survivor
    level Duo: 2; keywords Multiplayer
    level Notice: 1; keywords Pre-announced
    level Chain: 1; chain 3
    level Spin: 1; keywords Z-spin shortcut
    level Both: 4; keywords Apple, Finish count
    level Mixed: 4; keywords Finish count, Apple
    level Long: 6
    instant Blank
    instant Spark
    instant Boost
    instant Kick
    instant Pull
    instant Axe
    instant Exile
    instant Halt
    instant Steal
    instant Loan
    instant Gong
    instant Recall
    instant Poison
    instant Bonus
    instant Fine
    instant Doom
    instant Push
    kuski Host: 50
    kuski Strict: 50
    kuski Homer: 50 45
    kuski Miser: 50
    kuski Fan: 50
    kuski Steady: 50
    kuski Eager: 50
    kuski Early: 50 45 40
    kuski Ghost: 10
    kuski Turned: 20 19; types Rookie
    kuski Double: 20; types Rookie
    kuski Tag A: 41; team 1
    kuski Tag B: 42; team 1
    kuski Tag C: 43; team 2
    kuski Traitor: 44; team 1
    kuski Alone: 45
    kuski Slower: 50
    kuski Faster: 50
    kuski Coach: 50
    kuski Herald: 50
    kuski Mourner: 50 49
    kuski Greedy: 50
    kuski Shield: 50
    kuski Warden: 50
    level Tough: 4
    instant Order
    instant Sweep
    instant Curtain
    kuski Cheerer: 50
"""

DECKS = {
    "one": ["Ann", "Bob", "Cid", "Flat", "Hill", "Spark", "Boost", "Pipeline", "Dee", "Blank"],
    "two": ["Ann", "Bob", "Fay", "Flat", "Hill", "Kick", "Designer", "Battler", "Knot", "Duo"],
}


def race_with(cards: str, decks: dict[str, list[str]], texts: dict[str, Program]) -> Elma:
    """Elma with these cards."""
    return race_for_tests(cards, decks, texts, book=BOOK)
