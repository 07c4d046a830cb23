"""Mutation testing: break the program in one small way at a time, and see whether a test notices.

`python -m tools.mutants` measures once which tests reach which lines, makes mutants of the lines
that are reached, and runs for each mutant the tests that reach its line, the quickest first,
until one fails. A mutant that no test notices has survived: either a test is missing or the line
makes no difference.

`mutations` knows how to break things, `reach` which tests reach what, `trials` runs the tests.
We have a tool of our own because the sources must be tested as a mutated copy, uncompiled.
"""
