"""What the texts of Elma's cards mean: from words to programs, and what programs ask of the rules."""
