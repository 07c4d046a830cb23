"""Matches of Grimterra written down and read again: saves, and positions in a few lines."""
