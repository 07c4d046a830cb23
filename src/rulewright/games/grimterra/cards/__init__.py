"""The printed cards of Grimterra: the files, and how they are read."""
