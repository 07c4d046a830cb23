"""Decks of Grimterra: what is in them, how they are built, and those that come with it."""
