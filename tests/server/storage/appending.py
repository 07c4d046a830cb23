"""A process that appends until it is done or killed, and says on its output what was acknowledged.

    python -m tests.server.storage.appending NAME ADDRESS LAST MATCH...

For each match it appends entry after entry up to LAST, all matches at once. When somebody else
was first it goes on with the next number.
"""

from __future__ import annotations

import asyncio
import sys

from rulewright.server.errors import StaleNumber
from rulewright.server.storage import NewEntry, Store
from tests.server.storage.making import NOON, a_snapshot


async def append_all(store: Store, name: str, match: str, last: int) -> None:
    for number in range(1, last + 1):
        entry = NewEntry(at=NOON, kind="decision", body={"by": name})
        snapshot = a_snapshot() if number % 10 == 0 else None
        try:
            await store.append(match, number, [entry], snapshot=snapshot)
        except StaleNumber:
            continue
        print(match, number, flush=True)  # noqa: T201 - this is how it tells


async def main(name: str, address: str, last: int, matches: list[str]) -> None:
    store = await Store.open(address)
    print("ready", flush=True)  # noqa: T201
    await asyncio.to_thread(sys.stdin.readline)
    await asyncio.gather(*(append_all(store, name, match, last) for match in matches))
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4:]))
