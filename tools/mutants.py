"""Breaks the rules on purpose, one small change at a time, and sees whether the tests notice (`make mutants`).

    make mutants                                        300 changes in Space Base's rules
    make mutants ARGS="--sample 0 --only charges.py"    every change there is in one file
    make mutants ARGS="src/starboard/kernel --tests tests/kernel --json"

A change is what a slip of the hand would do: a comparison flipped, a number one off, `and` for `or`, a statement or a
return value missing. Annotations, assertions, docstrings, text keys and cited rule ids are left alone. Which places are
changed follows from the seed alone. Every change is made in a copy of the tree. A test that fails, an import that breaks,
a loop that does not end: all count as noticed.

The runs are forks of this process, which has loaded pytest but nothing of Starboard, so each costs little more than
the tests themselves.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import hypothesis
import msgspec  # noqa: F401 - loaded once, for all runs
import pytest

ROOT = Path(__file__).resolve().parents[1]
RULES = "src/starboard/games/space_base/rules"
NOT_COPIED = shutil.ignore_patterns(".*", "__pycache__", "node_modules", "build", "dist", "*.so", "*.egg-info")
MEMORY = 2 << 30  # bytes for one run: a loop that fills the memory is noticed too


# The changes -------------------------------------------------------------------------------------------------------------

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
# What a function returns instead of its result, by the type it promises; anything else becomes None.
EMPTY = {"str": '""', "tuple": "()", "list": "[]", "dict": "{}"}


@dataclass(frozen=True)
class Mutant:
    """One change: the text of a file between two places becomes another."""

    file: str
    line: int
    start: int  # bytes
    end: int
    old: str
    new: str

    def __str__(self) -> str:
        def short(text: str) -> str:
            text = " ".join(text.split())
            return text if len(text) <= 70 else text[:67] + "..."

        return f"{self.file}:{self.line}: {short(self.old)}  ->  {short(self.new)}"

    def apply(self, root: Path) -> None:
        source = (ROOT / self.file).read_bytes()
        (root / self.file).write_bytes(source[: self.start] + self.new.encode() + source[self.end :])

    def undo(self, root: Path) -> None:
        shutil.copy(ROOT / self.file, root / self.file)


class Finder(ast.NodeVisitor):
    """Collects every change of one module."""

    def __init__(self, file: str, source: str) -> None:
        self.file = file
        self.source = source.encode()
        self.lines = [0]
        for text in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(text.encode()))
        self.found: list[Mutant] = []
        self.promises: list[str] = []  # the return types of the functions around
        self.visit(ast.parse(source))

    def change(self, node: ast.expr | ast.stmt, new: str) -> None:
        assert node.end_lineno is not None and node.end_col_offset is not None
        start = self.lines[node.lineno - 1] + node.col_offset
        end = self.lines[node.end_lineno - 1] + node.end_col_offset
        old = self.source[start:end].decode()
        self.found.append(Mutant(self.file, node.lineno, start, end, old, new))

    def replace(self, node: ast.expr, other: ast.expr) -> None:
        self.change(node, f"({ast.unparse(other)})")

    def negate(self, test: ast.expr) -> None:
        """A condition turned round, where no operator in it is changed anyway."""
        if not isinstance(test, (ast.Compare, ast.BoolOp, ast.UnaryOp)):
            self.replace(test, ast.UnaryOp(ast.Not(), test))

    # Expressions

    def visit_Compare(self, node: ast.Compare) -> None:
        for index, op in enumerate(node.ops):
            ops = [*node.ops[:index], COMPARISONS[type(op)](), *node.ops[index + 1 :]]
            self.replace(node, ast.Compare(node.left, ops, node.comparators))
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        texts = (ast.JoinedStr, ast.List, ast.Tuple, ast.ListComp)
        other = ARITHMETIC.get(type(node.op))
        if other and not isinstance(node.left, texts) and not isinstance(node.right, texts):
            self.replace(node, ast.BinOp(node.left, other(), node.right))
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self.replace(node, ast.BoolOp(other, node.values))
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, (ast.Not, ast.USub)):
            self.replace(node, node.operand)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.change(node, str(not node.value))
        elif isinstance(node.value, int):
            self.change(node, str(node.value + 1))
            if node.value:
                self.change(node, str(node.value - 1))

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.negate(test)
        self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Texts stay as they are."""

    # Statements

    def visit_If(self, node: ast.If | ast.While) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    visit_While = visit_If

    def visit_Assert(self, node: ast.Assert) -> None:
        """Assertions are for the type checker and the reader."""

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):  # a docstring
            self.drop(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if self.promises:
            self.drop(node)
        else:  # a constant: there is no module without it
            self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        other = ARITHMETIC.get(type(node.op))
        if other:
            self.change(node, ast.unparse(ast.AugAssign(node.target, other(), node.value)))
        self.drop(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None and not (isinstance(node.target, ast.Name) and node.target.id == "FIELDS"):
            self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        self.drop(node)

    def visit_Break(self, node: ast.Break | ast.Continue) -> None:
        self.drop(node)

    visit_Continue = visit_Break

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self.drop(node)
            return
        promise = self.promises[-1]
        value = ast.unparse(node.value)
        if promise == "bool" and not isinstance(node.value, ast.Constant):
            self.negate(node.value)
        elif promise not in ("bool", "int") and value not in ("None", *EMPTY.values()):
            self.change(node, f"return {EMPTY.get(promise.partition('[')[0], 'None')}")
        self.visit(node.value)

    def drop(self, node: ast.stmt) -> None:
        self.change(node, "pass")
        self.generic_visit(node)

    # Definitions: no decorators, annotations or class keywords

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.visit(default)
        self.promises.append(ast.unparse(node.returns) if node.returns else "")
        for statement in node.body:
            self.visit(statement)
        self.promises.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:
            self.visit(statement)


def find_mutants(package: Path, only: str | None) -> list[Mutant]:
    """Every change of the package's modules, in the order of the files."""
    found: list[Mutant] = []
    for path in sorted(package.rglob("*.py")):
        if only is None or path.name == only or path.as_posix().endswith(only):
            found += Finder(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")).found
    return found


# The runs ------------------------------------------------------------------------------------------------------------------


@dataclass
class Run:
    """The tests, running in a process of their own over a copy of the tree."""

    copy: Path
    pid: int
    mutant: Mutant | None
    began: float = field(default_factory=time.monotonic)

    def passed(self, limit: float) -> bool | None:
        """Whether the tests were green; None while they run."""
        pid, status = os.waitpid(self.pid, os.WNOHANG)
        if pid:
            return status == 0
        if time.monotonic() - self.began < limit:
            return None
        os.killpg(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        return False


def start(copy: Path, tests: str, mutant: Mutant | None = None) -> Run:
    if mutant is not None:
        mutant.apply(copy)
    pid = os.fork()
    if pid:
        return Run(copy, pid, mutant)
    code = 70
    try:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        code = run_tests(copy, tests, quiet=mutant is not None)
    finally:
        os._exit(code)


def run_tests(copy: Path, tests: str, quiet: bool) -> int:
    os.chdir(copy)
    os.environ["PYTHONPATH"] = str(copy / "src")  # for tests that start a process
    sys.path[:0] = [str(copy), str(copy / "src")]
    # A module and its bytecode are told apart by the second of their writing, which is too coarse here.
    sys.dont_write_bytecode = quiet
    if quiet:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
    hypothesis.settings.register_profile("mutants", derandomize=True, database=None, deadline=None)
    hypothesis.settings.load_profile("mutants")
    options = ["-x", "-q", "-p", "no:cacheprovider", "-m", "not slow", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
    return int(pytest.main([*options, tests]))


def survivors(mutants: list[Mutant], copies: list[Path], tests: str, limit: float) -> Iterator[Mutant | None]:
    """Tries all mutants, as many at a time as there are copies. Yields each that survives, and None for the others."""
    waiting = list(reversed(mutants))
    running = [start(copy, tests, waiting.pop()) for copy in copies if waiting]
    while running:
        time.sleep(0.01)
        for run in list(running):
            passed = run.passed(limit)
            if passed is None:
                continue
            assert run.mutant is not None
            run.mutant.undo(run.copy)
            running.remove(run)
            if waiting:
                running.append(start(run.copy, tests, waiting.pop()))
            yield run.mutant if passed else None


def copy_tree(place: Path) -> Path:
    """The tree, with the bytecode of the tests made ahead but none of the modules that are to be changed."""
    shutil.copytree(ROOT, place, ignore=NOT_COPIED)
    return place


def forget_bytecode(copy: Path, package: str) -> None:
    for cache in (copy / package).rglob("__pycache__"):
        shutil.rmtree(cache)


def measure(copies: list[Path], tests: str, package: str) -> float:
    """How long the tests take on the tree as it is, in every copy at once. They have to be green."""
    runs = [start(copy, tests) for copy in copies]
    began = time.monotonic()
    for run in runs:
        _, status = os.waitpid(run.pid, 0)
        if status:
            raise SystemExit(f"The tests in {tests} fail before anything is broken: mend them first.")
        forget_bytecode(run.copy, package)
    return time.monotonic() - began


# The command ---------------------------------------------------------------------------------------------------------------


def tests_of(package: Path) -> str:
    """src/starboard/games/xia/rules -> tests/games/xia; src/starboard/kernel -> tests/kernel."""
    parts = package.relative_to(ROOT / "src" / "starboard").parts
    return "/".join(("tests", *parts[: 2 if parts[0] == "games" else 1]))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("package", nargs="?", default=RULES, help="the folder whose modules are broken")
    parser.add_argument("--tests", help="where the tests are; by default the ones of that game or package")
    parser.add_argument("--sample", type=int, default=300, help="how many changes to try; 0 is all of them (300)")
    parser.add_argument("--seed", type=int, default=1, help="which ones are tried (1)")
    parser.add_argument("--only", metavar="FILE", help="only the changes of this module")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at the same time")
    parser.add_argument("--json", action="store_true", help="one JSON document instead of lines")
    return parser.parse_args()


def main() -> None:
    args = arguments()
    package = (ROOT / args.package).resolve()
    if not package.is_dir() or not package.is_relative_to(ROOT / "src" / "starboard"):
        raise SystemExit(f"There is no folder {args.package} below src/starboard; name a package of Starboard.")
    places = find_mutants(package, args.only)
    if not places:
        raise SystemExit(f"There is nothing to change in {args.only or args.package}; --only takes a module's name.")
    chosen = places
    if 0 < args.sample < len(places):
        chosen = random.Random(args.seed).sample(places, args.sample)
    report = try_all(chosen, package, args.tests or tests_of(package), args.jobs, progress=_show)
    report = {"places": len(places), "seed": args.seed, **report}
    if args.json:
        print(json.dumps(report, indent=2))
    else:
        print_report(report)


def try_all(
    chosen: list[Mutant], package: Path, tests: str, jobs: int, progress: Callable[[int, int, int], None]
) -> dict[str, Any]:
    began = time.monotonic()
    alive: list[Mutant] = []
    with tempfile.TemporaryDirectory(prefix="mutants-") as temporary:
        copies = [copy_tree(Path(temporary) / str(job)) for job in range(max(1, min(jobs, len(chosen))))]
        name = package.relative_to(ROOT).as_posix()
        baseline = measure(copies, tests, name)
        for done, survivor in enumerate(survivors(chosen, copies, tests, 10 + 3 * baseline), 1):
            if survivor is not None:
                alive.append(survivor)
            progress(done, len(chosen), len(alive))
    alive.sort(key=lambda mutant: (mutant.file, mutant.start, mutant.new))
    noticed = len(chosen) - len(alive)
    return {
        "package": name,
        "tests": tests,
        "sample": len(chosen),
        "noticed": noticed,
        "share": round(noticed / len(chosen), 4),
        "seconds": round(time.monotonic() - began, 1),
        "survivors": [{"file": m.file, "line": m.line, "old": m.old, "new": m.new, "text": str(m)} for m in alive],
    }


def _show(done: int, total: int, alive: int) -> None:
    if sys.stderr.isatty() or done % 25 == 0 or done == total:
        end = "\r" if sys.stderr.isatty() and done < total else "\n"
        print(f"{done} of {total} tried, {alive} not noticed", end=end, file=sys.stderr, flush=True)


def print_report(report: dict[str, Any]) -> None:
    for survivor in report["survivors"]:
        print(survivor["text"])
    print(
        f"{report['noticed']} of {report['sample']} changes noticed ({report['share']:.1%}) by {report['tests']}, "
        f"out of {report['places']} possible ones in {report['package']}; seed {report['seed']}, {report['seconds']:.0f} s."
    )


if __name__ == "__main__":
    main()
