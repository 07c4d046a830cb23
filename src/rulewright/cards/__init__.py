"""Printed cards, to be looked at and to be cut out: what stands on each, which rules are behind its
words, and sheets of paper with them. It knows games only through the kernel and names none; what is
on screen while playing is not its concern."""
