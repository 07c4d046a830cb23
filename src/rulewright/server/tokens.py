"""What must not be guessed: seat tokens, match codes and seeds, from the system's own generator."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

CODE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""No i, l, o, 0 or 1: people read codes to each other."""
CODE_LENGTH: Final = 8


def new_token() -> str:
    """What holds a seat."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """The public code of a match."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_seed() -> str:
    """What decides all chance of a match; a secret until it is over."""
    return secrets.token_hex(32)


def hash_of(secret: str) -> str:
    """The SHA-256 of a token or a seed, in hexadecimal digits."""
    return hashlib.sha256(secret.encode()).hexdigest()
