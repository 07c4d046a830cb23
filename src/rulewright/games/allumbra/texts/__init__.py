"""What the texts of Allumbra's cards mean: from words to programs, and what programs ask of the rules."""
