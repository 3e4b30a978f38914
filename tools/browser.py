"""Sees to it that there is a Chromium for the tests in tests/e2e: finds one, or installs Debian's where it may.

It never fails: without a browser those tests are reported as not run, with what they need.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
NEEDED = "The browser tests need Chromium: apt-get install chromium, or name one with CHROMIUM=/path/to/it."


def find() -> str | None:
    """The browser to test with: the one that CHROMIUM names, or the first that is there."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    return next((path for path in map(shutil.which, NAMES) if path), None)


def install() -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", *command], env=environment, stdout=subprocess.DEVNULL, timeout=600, check=True)


def main() -> int:
    if find() is None and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing Chromium for the browser tests", flush=True)
        try:
            install()
        except (OSError, subprocess.SubprocessError) as error:
            print(f"Chromium could not be installed: {error}")
    print(find() or NEEDED)
    return 0


if __name__ == "__main__":
    sys.exit(main())
