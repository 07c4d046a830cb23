"""What tests of Grimterra are written with: its table, and what is made up at random."""
