"""Cards of Elma written for a test: one of each kind, and the files they are read from."""

from rulewright.cardtext import Trees
from rulewright.games.elma.cards.content import FOLDER, SetReader
from rulewright.testing.card_files import CardFiles

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
    return SetReader(Trees(FOLDER.language))


PACK = CardFiles(reader, "pack.toml")
