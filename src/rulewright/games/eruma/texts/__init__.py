"""What the texts of Eruma's cards mean: from words to programs, and what programs ask of the rules."""
