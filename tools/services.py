"""Sees to it that there are a PostgreSQL and a Redis for the tests in tests/server: finds them, or installs Debian's.

It never fails: without them those tests are reported as not run, with what they need.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

DEBIAN = Path("/usr/lib/postgresql")  # a folder for each version, outside of the PATH
PACKAGES = {"postgres": "postgresql", "initdb": "postgresql", "redis-server": "redis-server"}
NEEDED = "The tests of several servers side by side need PostgreSQL and Redis: apt-get install postgresql redis-server."


def find(program: str) -> str | None:
    """Where a program is: on the PATH, or where Debian keeps PostgreSQL's newest version."""
    beside = sorted(DEBIAN.glob(f"*/bin/{program}"), key=lambda path: path.parts[-3].zfill(3))
    return shutil.which(program) or (str(beside[-1]) if beside else None)


def missing() -> list[str]:
    return sorted({package for program, package in PACKAGES.items() if find(program) is None})


def install(packages: list[str]) -> None:
    """Installs them, but starts none: tests start servers of their own."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    for command in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *packages]):
        subprocess.run(["apt-get", *command], env=environment, stdout=subprocess.DEVNULL, timeout=600, check=True)


def main() -> int:
    if missing() and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing PostgreSQL and Redis for the tests of several servers", flush=True)
        try:
            install(missing())
        except (OSError, subprocess.SubprocessError) as error:
            print(f"They could not be installed: {error}")
    print(NEEDED if missing() else f"{find('postgres')}, {find('redis-server')}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
