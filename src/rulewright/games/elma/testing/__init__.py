"""What tests of Elma are written with: its table, and what is made up at random."""
