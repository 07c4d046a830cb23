"""What the texts of Grimterra's cards mean: from words to programs, and what programs ask of the rules."""
