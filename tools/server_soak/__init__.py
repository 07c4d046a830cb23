"""Killing servers in the middle of play, many times, and showing that nothing is lost.

`python -m tools.server_soak --kills 20 --database both` lets clients play over real sockets,
kills the server with -9 at random moments and starts it again on the same database. Then every
match is played to its end, and what the clients were told is held against the logs.

`duellists` are the clients, `books` compares what they sent with what was written, `servers` can
be killed, `soaking` is the course of it all. It is no measure of speed: `bench.server_load` is.
"""
