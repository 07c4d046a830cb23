"""What tests of games are written with: `rule`, which says which rules a test shows; the table they are
played on (`table`, with its `player`s; each game's own words are in its folder, `games/<game>/testing`);
`scenes`, tables with cards that a test writes itself; files of cards (`card_files`); and the `laws`."""

from rulewright.testing.rules import rule

__all__ = ["rule"]
