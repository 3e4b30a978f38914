"""What a choice costs the page: `python -m bench.browser`.

Somebody plays Space Base against four machines, on a desk and on a phone. In processor time, which the load of the
machine does not change much: what the page's main thread works for a choice and for the flights after it. By the clock,
which the load does change: how soon a click shows its effect, and how even the pictures come. Needs `make client` and a
Chromium.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.conftest import FLAGS, Host
from tests.e2e.people import Person, arrive, human, lay_out, machine
from tools import programs

SIZES: Final = {"desk": {"width": 1280, "height": 800}, "phone": {"width": 360, "height": 640}}
CHOICES: Final = 12
FLIGHTS: Final = 1_000  # milliseconds after which nothing flies any more
LONG: Final = 50.0  # milliseconds of a task that a hand would feel

# From the click to the first picture after the question has changed, or the table waits for others.
CLICK: Final = """() => new Promise(done => {
    const bar = document.querySelector('#decision-bar');
    const before = bar.dataset.decision;
    const options = bar.querySelectorAll('.option:not(:disabled)');
    const clicked = performance.now();
    const watcher = new MutationObserver(() => {
        if (bar.dataset.decision === before) return;
        watcher.disconnect();
        requestAnimationFrame(() => done(performance.now() - clicked));
    });
    watcher.observe(bar, { attributes: true });
    options[options.length - 1].click();
})"""
# The time between pictures as long as a token is on its way.
PICTURES: Final = """() => {
    window.pictures = [];
    let last = performance.now();
    const next = now => {
        if (document.querySelector('body > span[aria-hidden=true]')) window.pictures.push(now - last);
        last = now;
        requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
}"""


def main_thread(trace: list[dict[str, Any]]) -> list[float]:
    """What each task of the page's main thread took, in milliseconds of the processor."""
    mains = {
        (event["pid"], event["tid"])
        for event in trace
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    return [
        event.get("tdur", 0) / 1000
        for event in trace
        if event.get("ph") == "X" and event["name"] == "RunTask" and (event["pid"], event["tid"]) in mains
    ]


def play(browser: Browser, person: Person) -> dict[str, float]:
    person.play(2)
    person.page.evaluate(PICTURES)
    browser.start_tracing(page=person.page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline"])
    clicks = []
    for _ in range(CHOICES):
        person.page.wait_for_selector("#decision-bar[data-decision] .option")
        clicks.append(person.page.evaluate(CLICK))
        person.page.wait_for_timeout(FLIGHTS)
    tasks = main_thread(json.loads(browser.stop_tracing())["traceEvents"])
    pictures = person.page.evaluate("() => window.pictures") or [0.0]  # a machine too busy to draw any
    return {
        "work_per_choice_ms": round(sum(tasks) / CHOICES, 1),
        "longest_task_ms": round(max(tasks), 1),
        "long_tasks": sum(task > LONG for task in tasks),
        "click_to_effect_ms_median": round(statistics.median(clicks), 1),
        "click_to_effect_ms_longest": round(max(clicks), 1),
        "picture_ms_median": round(statistics.median(pictures), 1),
        "pictures_in_time": round(sum(gap < 20 for gap in pictures) / len(pictures), 2),
    }


WORDS: Final = {
    "work_per_choice_ms": "the main thread's work for a choice and its flights, ms of the processor",
    "longest_task_ms": "its longest task, ms of the processor",
    "long_tasks": f"tasks of more than {LONG:.0f} ms",
    "click_to_effect_ms_median": "from a click to the picture of its effect, median, ms by the clock",
    "click_to_effect_ms_longest": "the longest of them",
    "picture_ms_median": "between pictures while gains fly, median, ms by the clock",
    "pictures_in_time": "share of them within 20 ms of the one before",
}


def measure() -> dict[str, dict[str, float]]:
    found = {}
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        host = Host(Path(data))
        host.start()
        browser = playwright.chromium.launch(executable_path=programs.browser(), args=list(FLAGS))
        for name, glass in SIZES.items():
            rivals = [machine(rival) for rival in ("Nova", "Orion", "Vega", "Lyra")]
            _, seats = lay_out(host.address, human("Anna"), *rivals)
            person = arrive(browser, host.address, viewport=glass)
            person.go(seats[0])
            found[name] = play(browser, person)
            person.context.close()
        browser.close()
        host.stop()
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if programs.browser() is None:
        raise SystemExit(programs.BROWSER_NEEDED)
    figures = measure()
    if arguments.json:
        print(json.dumps(figures))
    else:
        for name, of in figures.items():
            print(name)
            for key, words in WORDS.items():
                print(f"{of[key]:>10}  {words}")
