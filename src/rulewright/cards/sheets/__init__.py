"""Sheets of paper with cards to be cut out, as PDF: how they lie on the paper, how each is drawn and
how its text is set. What stands on a card comes from `rulewright.cards`."""
