"""Breaks the rules on purpose, one small change at a time, and sees whether the tests notice (`make mutants`).

    make mutants                                        300 changes in Space Base's rules
    make mutants ARGS="--count 100 --seed 7"            100 others
    make mutants ARGS="--count 0 --only charges.py"     every change there is in one file
    make mutants ARGS="src/starboard/kernel --json"     another package

A change is what a slip of the hand would do: a comparison flipped, a number one off, `and` for `or`, a statement or a
return value missing. Annotations, assertions, docstrings, text keys and cited rule ids are left alone. Which places are
changed follows from the seed alone. A test that fails, an import that breaks, a loop that does not end: all count as
noticed. Every change is made in a copy of the tree. Ctrl-C ends it early, with a report of what was tried.

The runs are forks of this process, which has loaded everything the tests need but Starboard, so each costs little
more than the tests, the quickest first, up to the first that fails.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import importlib
import json
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Generator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import hypothesis
import pytest

ROOT = Path(__file__).resolve().parent.parent
RULES = "src/starboard/games/space_base/rules"
NOT_COPIED = shutil.ignore_patterns(".*", "__pycache__", "node_modules", "build", "dist", "*.so", "*.pyd", "*.egg-info")
MEMORY = 2 << 30  # bytes for one run: a loop that fills the memory is noticed too


# The changes

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
EMPTY = {"str": "''", "tuple": "()", "list": "[]", "dict": "{}"}


@dataclass(frozen=True)
class Mutant:
    """One change: the text of a file between two places becomes another."""

    file: str
    line: int
    start: int  # in bytes
    end: int
    new: str
    source: bytes = field(repr=False)  # of the whole file, before

    @property
    def old(self) -> str:
        return self.source[self.start : self.end].decode()

    def __str__(self) -> str:
        def short(text: str) -> str:
            text = " ".join(text.split())
            return text if len(text) <= 70 else text[:67] + "..."

        return f"{self.file}:{self.line}: {short(self.old)}  ->  {short(self.new)}"

    def apply(self, copy: Path) -> None:
        (copy / self.file).write_bytes(self.source[: self.start] + self.new.encode() + self.source[self.end :])

    def undo(self, copy: Path) -> None:
        (copy / self.file).write_bytes(self.source)


class Finder(ast.NodeVisitor):
    """Collects every change of one module."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file = file
        self.source = source
        self.lines = [0]  # where each begins
        for text in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(text))
        self.found: list[Mutant] = []
        self.promises: list[str] = []  # the return types of the functions around
        self.visit(ast.parse(source))

    def change(self, node: ast.expr | ast.stmt, new: str) -> None:
        assert node.end_lineno is not None and node.end_col_offset is not None
        start = self.lines[node.lineno - 1] + node.col_offset
        end = self.lines[node.end_lineno - 1] + node.end_col_offset
        self.found.append(Mutant(self.file, node.lineno, start, end, new, self.source))

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

    def visit_While(self, node: ast.While) -> None:
        self.visit_If(node)

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

    def visit_Break(self, node: ast.Break) -> None:
        self.drop(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self.drop(node)

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


def find_mutants(copy: Path, package: str, only: str | None) -> list[Mutant]:
    """Every change of the package's modules, in the order of the files."""
    found: list[Mutant] = []
    for path in sorted((copy / package).rglob("*.py")):
        if only is None or path.as_posix().endswith("/" + only.removeprefix("/")):
            found += Finder(path.relative_to(copy).as_posix(), path.read_bytes()).found
    return found


# The runs


@dataclass
class Run:
    """The tests, running in a process of their own over a copy of the tree."""

    copy: Path
    pid: int
    mutant: Mutant
    began: float = field(default_factory=time.monotonic)

    def passed(self, limit: float) -> bool | None:
        """Whether the tests were green; None while they run."""
        pid, status = os.waitpid(self.pid, os.WNOHANG)
        if pid:
            return status == 0
        if time.monotonic() - self.began < limit:
            return None
        self.stop()
        return False

    def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):  # it has only just begun, and leads no group yet
            os.killpg(self.pid, signal.SIGKILL)
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)


class Watch:
    """Measures the tests of the first run, and stops those that take far longer in the others."""

    def __init__(self, known: dict[str, float]) -> None:
        self.known = known
        self.seconds: dict[str, float] = {}

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        if nodeid in self.known:  # the signal ends the process; it counts its own work, not that of a busy machine
            signal.setitimer(signal.ITIMER_PROF, 2 + 5 * self.known[nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0) + report.duration


def fork(copy: Path, tests: list[str], known: dict[str, float], output: Path) -> int:
    """Runs tests over a copy in a new process; returns its id."""
    pid = os.fork()
    if pid:
        return pid
    code = 70
    try:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        written = os.open(output, os.O_WRONLY | os.O_CREAT)
        os.dup2(written, 1)
        os.dup2(written, 2)
        code = run_tests(copy, tests, known)
    finally:
        os._exit(code)


def run_tests(copy: Path, tests: list[str], known: dict[str, float]) -> int:
    os.chdir(copy)
    os.environ["PYTHONPATH"] = str(copy / "src")  # for tests that start a process
    sys.path[:0] = [str(copy), str(copy / "src")]
    # Bytecode knows its source by size and second, which is too coarse here: only the first run leaves some behind.
    sys.dont_write_bytecode = bool(known)
    phases = [phase for phase in hypothesis.Phase if phase is not hypothesis.Phase.shrink]
    hypothesis.settings.register_profile("mutants", derandomize=True, database=None, deadline=None, phases=phases)
    hypothesis.settings.load_profile("mutants")
    options = ["-x", "-q", "-p", "no:cacheprovider", "-m", "not slow"]
    options += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # hypothesis is loaded, that is the point
    watch = Watch(known)
    code = int(pytest.main([*options, *tests], plugins=[watch]))
    if not known:
        others = sorted(name for name in sys.modules if name.partition(".")[0] not in ("starboard", "tests"))
        (copy / "first.json").write_text(json.dumps([watch.seconds, others]), encoding="utf-8")
    return code


def run_unbroken(copy: Path, tests: str, package: str) -> dict[str, float]:
    """The tests on the tree as it is, which have to be green: the seconds that each takes."""
    output = copy / "output.txt"
    _, status = os.waitpid(fork(copy, [tests], {}, output), 0)
    if status:
        print(output.read_text(encoding="utf-8")[-4000:], file=sys.stderr)
        raise SystemExit(f"The tests in {tests} fail before anything is broken: mend them first.")
    for cache in list((copy / package).rglob("__pycache__")):
        shutil.rmtree(cache)
    seconds: dict[str, float]
    seconds, others = json.loads((copy / "first.json").read_text(encoding="utf-8"))
    for name in others:  # loaded here, they are there in every fork
        with contextlib.suppress(Exception):
            importlib.import_module(name)
    return seconds


def quickest_first(seconds: dict[str, float]) -> list[str]:
    """The files of the tests: most changes are noticed before the slow ones begin."""
    files: dict[str, float] = {}
    for test, taken in seconds.items():
        file = test.partition("::")[0]
        files[file] = files.get(file, 0.0) + taken
    return sorted(files, key=lambda file: files[file])


def try_mutants(
    mutants: list[Mutant], copies: list[Path], seconds: dict[str, float]
) -> Generator[Mutant | None, None, None]:
    """As many at a time as there are copies. Yields each mutant that nobody noticed, and None for the others."""
    tests = quickest_first(seconds)
    limit = 60 + 10 * sum(seconds.values())

    def start(copy: Path) -> Run:
        mutant = waiting.pop()
        mutant.apply(copy)
        return Run(copy, fork(copy, tests, seconds, Path(os.devnull)), mutant)

    waiting = mutants[::-1]
    running = [start(copy) for copy in copies if waiting]
    try:
        while running:
            time.sleep(0.01)
            for run in list(running):
                passed = run.passed(limit)
                if passed is None:
                    continue
                run.mutant.undo(run.copy)
                running.remove(run)
                if waiting:
                    running.append(start(run.copy))
                yield run.mutant if passed else None
    finally:
        for run in running:
            run.stop()


def try_sample(args: argparse.Namespace, package: str, tests: str, place: Path) -> dict[str, Any]:
    """Copies the tree, breaks it and reports."""
    began = time.monotonic()
    copy = Path(shutil.copytree(ROOT, place / "0", ignore=NOT_COPIED))
    mutants = places = find_mutants(copy, package, args.only)
    if not places:
        raise SystemExit(f"There is nothing to change in {args.only or package}; --only takes the name of a module.")
    if 0 < args.count < len(places):
        mutants = random.Random(args.seed).sample(places, args.count)
    seconds = run_unbroken(copy, tests, package)
    jobs = max(1, min(args.jobs, len(mutants)))
    copies = [copy, *(Path(shutil.copytree(copy, place / str(job))) for job in range(1, jobs))]
    alive: list[Mutant] = []
    tried = 0
    with contextlib.suppress(KeyboardInterrupt), contextlib.closing(try_mutants(mutants, copies, seconds)) as runs:
        for tried, mutant in enumerate(runs, 1):
            alive += [mutant] if mutant else []
            show_progress(tried, len(mutants), len(alive))
    if not tried:
        raise KeyboardInterrupt
    alive.sort(key=lambda mutant: (mutant.file, mutant.start, mutant.new))
    noticed = tried - len(alive)
    return {
        "package": package,
        "tests": tests,
        "seed": args.seed,
        "places": len(places),
        "tried": tried,
        "noticed": noticed,
        "share": round(noticed / tried, 4),
        "seconds": round(time.monotonic() - began, 1),
        "survivors": [{"file": m.file, "line": m.line, "old": m.old, "new": m.new, "text": str(m)} for m in alive],
    }


# The command


def main() -> None:
    args = arguments()
    package = args.package.strip("/")
    if not package.startswith("src/starboard/") or not (ROOT / package).is_dir():
        raise SystemExit(f"There is no package {package}; name a folder below src/starboard.")
    tests = args.tests or tests_of(package)
    if not (ROOT / tests).exists():
        raise SystemExit(f"There is no folder {tests}; name the one with the tests by --tests.")
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # like Ctrl-C: what was tried is reported
    with tempfile.TemporaryDirectory(prefix="mutants-", ignore_cleanup_errors=True) as place:
        try:
            report = try_sample(args, package, tests, Path(place))
        except KeyboardInterrupt:
            raise SystemExit("Ended before the first change was tried.") from None
    if args.json:
        print(json.dumps(report, indent=2))
    else:
        print_report(report)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="tools/mutants.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("package", nargs="?", default=RULES, help="the folder whose modules are broken (%(default)s)")
    parser.add_argument("--tests", help="where the tests are; by default the ones of that game or package")
    parser.add_argument("--count", type=int, default=300, help="how many changes to try, 0 for all (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="which ones are tried (%(default)s)")
    parser.add_argument("--only", metavar="FILE", help="only the changes in this module")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time (%(default)s)")
    parser.add_argument("--json", action="store_true", help="one JSON document instead of lines")
    return parser.parse_args()


def tests_of(package: str) -> str:
    """src/starboard/games/xia/rules -> tests/games/xia; src/starboard/kernel -> tests/kernel."""
    parts = Path(package).parts[2:]
    return "/".join(("tests", *parts[: 2 if parts[0] == "games" else 1]))


def show_progress(done: int, total: int, alive: int) -> None:
    live = sys.stderr.isatty()
    if live or done % 25 == 0 or done == total:
        end = "\r" if live and done < total else "\n"
        print(f"{done} of {total} tried, {alive} not noticed", end=end, file=sys.stderr, flush=True)


def print_report(report: dict[str, Any]) -> None:
    for survivor in report["survivors"]:
        print(survivor["text"])
    print("{noticed} of {tried} changes noticed ({share:.1%}) by {tests},".format(**report))
    print("of {places} possible ones in {package}; seed {seed}, {seconds:.0f} s.".format(**report))


if __name__ == "__main__":
    main()
