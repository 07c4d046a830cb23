"""The printed cards of Allumbra: the files, and how they are read."""
