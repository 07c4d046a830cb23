"""From the tree of one of Grimterra's texts to its program: what Grimterra's words mean."""
