"""The printed cards of Elma: the files, and how they are read."""
