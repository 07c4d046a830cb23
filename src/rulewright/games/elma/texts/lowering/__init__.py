"""From the tree of one of Elma's texts to its program: what Elma's words mean."""
