"""The printed cards of Eruma: the files, and how they are read."""
