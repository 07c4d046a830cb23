"""Benchmarks: how fast things go, always beside something they can be compared with.

`make bench` prints tables and writes nothing. Time is the processor's, except where several
processes share the work. What is compared takes turns, and the median of several turns counts.

`ways` are the games, found by themselves; `tasks`, `long_matches` and `peers` what is measured, `worker` the processes that do it, `measure` the taking
of turns, `tables` what is printed. To read: a ratio of 3.0 means that the first row does three
times as much in the same time.
"""
