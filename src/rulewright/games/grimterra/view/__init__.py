"""What a seat may see of a match of Grimterra."""
