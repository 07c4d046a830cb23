"""Mutation testing: break the program in one small way at a time, and see whether a test notices.

`python -m tools.mutants` measures once which tests reach which lines, makes mutants of the lines
that are reached, and runs for each mutant the tests that reach its line until one fails: those that
have noticed something in the same file first, then the most specific. A mutant that no test notices has
survived: either a test is missing or the line makes no difference.

`mutations` knows how to break a source, `reach` which tests reach what, `trials` hands mutants to
workers. A `worker` has all tests collected and forks for each mutant; the fork breaks the functions it
has in memory, or imports everything anew where the broken line runs on import (`breaking`). Nothing is
ever written into the sources. We have a tool of our own because it is the plain sources that must be
broken, and because starting a test run anew for each mutant takes ten times as long.
"""
