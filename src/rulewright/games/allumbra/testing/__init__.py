"""What tests of Allumbra are written with: its table, and what is made up at random."""
