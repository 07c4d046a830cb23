"""What tests of Eruma are written with: its table, and what is made up at random."""
