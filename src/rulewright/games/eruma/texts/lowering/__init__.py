"""From the tree of one of Eruma's texts to its program: what Eruma's words mean."""
