"""What a state should be made of: one frame loop, written with four kinds of classes, pure and compiled.

    python -m bench.experiments.state_classes             the four kinds, as Python runs them
    python -m bench.experiments.state_classes --compiled  the same module compiled by mypyc, in a directory of its own

docs/decisions/0001-plain-classes.md tells what came out and what we chose.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

KINDS = {
    "plain": "class {name}:\n    def __init__(self, {signature}) -> None:\n{assignments}",
    "slots": "class {name}:\n    __slots__ = ({names})\n    def __init__(self, {signature}) -> None:\n{assignments}",
    "dataclass": "@dataclass\nclass {name}:\n{fields}",
    "msgspec": "class {name}(msgspec.Struct):\n{fields}",
}
CLASSES = {
    "Console": {"credits": "int", "income": "int", "vp": "int", "station": "list[int]", "patrol": "list[int]"},
    "Collect": {"seat": "int", "left": "int"},
    "State": {"frames": "list[Collect]", "consoles": "list[Console]", "seed": "int", "turns": "int"},
}
LOOP = """

def clone(state: State) -> State:
    consoles = [Console(c.credits, c.income, c.vp, c.station.copy(), c.patrol.copy()) for c in state.consoles]
    return State([Collect(f.seat, f.left) for f in state.frames], consoles, state.seed, state.turns)


def run(state: State, frame: Collect) -> None:
    state.seed = (state.seed * 1103515245 + 12345) & 0x7FFFFFFF
    sector = (state.seed >> 16) % 12
    console = state.consoles[frame.seat]
    if frame.left == 4:
        console.credits += console.station[sector]
    else:
        console.credits += console.patrol[sector]
    if console.credits > 30:
        console.vp += 1
        console.credits = console.income
    frame.seat = (frame.seat + 1) % 4
    frame.left -= 1
    if frame.left == 0:
        state.frames.pop()


def play(turns: int) -> int:
    consoles = [Console(0, i, 0, list(range(12)), [1] * 12) for i in range(4)]
    state = State([], consoles, 7, 0)
    while state.turns < turns:
        if not state.frames:
            state.turns += 1
            state.frames.append(Collect(state.turns % 4, 4))
        run(state, state.frames[-1])
    return sum(console.vp for console in state.consoles)


def copies(times: int) -> int:
    consoles = [Console(0, i, 0, list(range(12)), [1] * 12) for i in range(4)]
    state = State([Collect(0, 4)], consoles, 7, 0)
    for _ in range(times):
        state = clone(state)
    return state.turns
"""


def source(kind: str) -> str:
    """The module for one kind of class; everything but the classes is the same text."""
    parts = ["from __future__ import annotations", "from dataclasses import dataclass", "import msgspec", ""]
    for name, fields in CLASSES.items():
        parts.append(
            KINDS[kind].format(
                name=name,
                signature=", ".join(f"{field}: {type_}" for field, type_ in fields.items()),
                assignments="\n".join(f"        self.{field} = {field}" for field in fields),
                names=", ".join(repr(field) for field in fields) + ",",
                fields="\n".join(f"    {field}: {type_}" for field, type_ in fields.items()),
            )
        )
    return "\n\n".join(parts) + LOOP


TIMER = """
import sys, time
sys.path.insert(0, {folder!r})
import {name} as m
def best(work, rounds=5):
    out = []
    for _ in range(rounds):
        begun = time.process_time(); work(); out.append(time.process_time() - begun)
    return min(out)
unit = best(lambda: sum(i * i % 7 for i in range(1_000_000)))
turns = best(lambda: m.play(50_000))
copy = best(lambda: m.copies(50_000))
pace = 200_000 / turns
print(f"{{pace:>12,.0f}} frames/s   {{copy / 50_000 * 1e6:5.2f}} us a copy   {{pace * unit / 1e6:5.2f}} a loop step")
"""


def main(compiled: bool) -> None:
    folder = Path(tempfile.mkdtemp())
    for kind in KINDS:
        name = f"kind_{kind}"
        (folder / f"{name}.py").write_text(source(kind))
        if compiled:
            subprocess.run(
                [sys.executable, "-m", "mypyc", f"{name}.py"], cwd=folder, check=True, stdout=subprocess.DEVNULL
            )
        print(f"{kind:>10}", end="  ", flush=True)
        subprocess.run([sys.executable, "-c", TIMER.format(folder=str(folder), name=name)], check=True)
    shutil.rmtree(folder)


if __name__ == "__main__":
    main("--compiled" in sys.argv[1:])
