"""The play server: matches over HTTP and WebSocket, kept in a database so that none is ever lost.

Storage knows rows, not rules; the live table knows rules, not sockets; the sockets know messages,
not rules. Nothing outside this package needs it: games are played without a server as well.
"""
