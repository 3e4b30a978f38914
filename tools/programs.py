"""Sees to it that there are the programs that slow tests drive: Chromium, PostgreSQL and Redis.

It finds them, or installs Debian's packages where it may. It never fails: tests whose programs are missing are reported
as not run, with what they need.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

CHROMIUM = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
POSTGRES = Path("/usr/lib/postgresql")  # a folder for each version, outside of the PATH
SERVICES = {"postgres": "postgresql", "initdb": "postgresql", "redis-server": "redis-server"}  # packages

BROWSER_NEEDED = "The browser tests need Chromium: apt-get install chromium, or name one with CHROMIUM=/path/to/it."
SERVICES_NEEDED = (
    "The tests of several servers side by side need PostgreSQL and Redis: apt-get install postgresql redis-server."
)


def browser() -> str | None:
    """The browser to test with: the one that CHROMIUM names, or the first that is there."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    return next((path for path in map(shutil.which, CHROMIUM) if path), None)


def service(program: str) -> str | None:
    """Where a program is: on the PATH, or where Debian keeps PostgreSQL's newest version."""
    beside = sorted(POSTGRES.glob(f"*/bin/{program}"), key=lambda path: path.parts[-3].zfill(3))
    return shutil.which(program) or (str(beside[-1]) if beside else None)


def missing_services() -> list[str]:
    """The packages of the services that are not there."""
    return sorted({package for program, package in SERVICES.items() if service(program) is None})


def install(packages: list[str]) -> None:
    """Installs Debian's packages, but starts nothing: tests start servers of their own."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    for command in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *packages]):
        subprocess.run(["apt-get", *command], env=environment, stdout=subprocess.DEVNULL, timeout=600, check=True)


def main() -> int:
    may = hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None
    for packages in ([] if browser() else ["chromium"], missing_services()):
        if packages and may:
            print(f"Installing for the slow tests: {', '.join(packages)}", flush=True)
            try:
                install(packages)
            except (OSError, subprocess.SubprocessError) as error:
                print(f"It could not be installed: {error}")
    print(browser() or BROWSER_NEEDED)
    print(SERVICES_NEEDED if missing_services() else f"{service('postgres')}, {service('redis-server')}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
