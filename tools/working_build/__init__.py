"""The working build: engine and games compiled in a checkout, each to a library of its own.

It is for working and for first play: quick to make, quick to make anew, and used by the next process
that begins (`rulewright.build_in_use`). What is installed elsewhere is built by `setup.py`, all in one
group, which takes longer and runs a little faster.
"""
