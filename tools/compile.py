"""Compile the hot modules with mypyc, in place: the same code, several times faster.

    python tools/compile.py           build what [tool.starboard] in pyproject.toml lists
    python tools/compile.py --clean   remove the compiled files: Python runs the sources again
    python tools/compile.py --stale   remove them only if a source has changed since, has gone or was added

A compiled file hides its source, so `make test` begins with --stale: nobody tests yesterday's code.
Needs a C compiler and Python's headers; mypy and setuptools come with `make test`.
"""

import ast
import os
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "mypyc"


def sources() -> list[str]:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["starboard"]

    def matching(key: str) -> set[Path]:
        return {path for pattern in config[key] for path in ROOT.glob(pattern)}

    return sorted(str(path.relative_to(ROOT)) for path in matching("compile") - matching("exclude"))


def has_class_keywords(name: str) -> bool:
    """`class Event(Struct, frozen=True, tag="…")`: mypyc drops the keywords without a word."""
    tree = ast.parse((ROOT / name).read_text(encoding="utf-8"))
    return any(isinstance(node, ast.ClassDef) and node.keywords for node in ast.walk(tree))


def names() -> list[str]:
    """The sources that can be compiled."""
    return [name for name in sources() if not has_class_keywords(name)]


def compiled() -> list[Path]:
    return [path for ending in ("so", "pyd") for path in (ROOT / "src").rglob(f"*.{ending}")]


def clean() -> None:
    for path in compiled():
        path.unlink()


def is_stale() -> bool:
    found = compiled()
    newest = max((os.stat(ROOT / path).st_mtime for path in sources()), default=0)
    # Beside one file for each module there is the library that all of them share.
    modules = {str(path.relative_to(ROOT).with_name(path.name.partition(".")[0] + ".py")) for path in found}
    own = {name for name in modules if not name.endswith("__mypyc.py")}
    return bool(found) and (own != set(names()) or any(path.stat().st_mtime < newest for path in found))


def build() -> None:
    from mypyc.build import mypycify  # only here: cleaning must work without them
    from setuptools import setup

    modules = names()
    left = sorted(set(sources()) - set(modules))
    clean()  # the old shared library must not outlive a module that is no longer listed
    setup(
        name="starboard-compiled",
        package_dir={"": "src"},
        ext_modules=mypycify(modules, opt_level="3", debug_level="0", target_dir=str(BUILD)),
        script_args=["--quiet", "build_ext", "--inplace", "--build-temp", str(BUILD)],
    )
    for path in compiled():
        path.touch()  # what was up to date has kept its old time, and would pass for stale
    print(f"compiled {len(modules)} modules; `python tools/compile.py --clean` goes back to the sources")
    if left:
        print("left as they are, for their classes have keywords, which mypyc drops:", *left)


if __name__ == "__main__":
    os.chdir(ROOT)
    match sys.argv[1:]:
        case []:
            build()
        case ["--clean"]:
            clean()
        case ["--stale"]:
            if is_stale():
                clean()
                print("removed the compiled modules: their sources are not what they were")
        case _:
            print(f"compile.py takes --clean, --stale or nothing, not '{' '.join(sys.argv[1:])}'.", file=sys.stderr)
            sys.exit(2)
