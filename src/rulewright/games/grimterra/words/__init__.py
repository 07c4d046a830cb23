"""What Grimterra says to people: prompts, labels and the story, in every language."""
