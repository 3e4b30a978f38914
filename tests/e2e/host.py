"""The server as the browser tests want it: machines choose at once, and one address may do what a whole town does.

python -m tests.e2e.host DATA PORT    prints its address when visitors can come
"""

import sys
from pathlib import Path

from starboard.server.hosting import Hosting, Limits
from starboard.server.limits import Rate
from starboard.server.run import serve

GENEROUS = Rate(at_once=100_000, per_second=10_000)


def main(data: str, port: str) -> None:
    limits = Limits(reads=GENEROUS, writes=GENEROUS, messages=GENEROUS, sockets=1_000)
    hosting = Hosting(data=Path(data), port=int(port), pause_ms=0, limits=limits)
    serve(hosting, lambda address: print(address, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
