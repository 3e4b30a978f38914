"""People at browsers: what the tests let them do, in the words of the table."""

import json
import urllib.request
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

expect.set_options(timeout=10_000)

# What the page shows of the game, in one question to the browser instead of five.
GLANCE = """() => {
    const bar = document.querySelector('#decision-bar');
    return {
        asked: bar?.dataset.decision ?? null,
        state: bar?.dataset.state ?? null,
        options: document.querySelectorAll('#decision-bar .option:not(:disabled)').length,
        listed: document.querySelector('#decision-bar [aria-expanded="false"].list') !== null,
        several: document.querySelector('#decision-bar .end') !== null,
    };
}"""


# Answers whatever is asked, as fast as the table goes on, until the game is over.
HURRY = """() => {
    let turn = 0;
    const answering = setInterval(() => {
        const bar = document.querySelector('#decision-bar');
        if (bar?.dataset.state !== 'playing') return clearInterval(answering);
        const options = bar.querySelectorAll('.option:not(:disabled)');
        const list = bar.querySelector('.list[aria-expanded="false"]');
        turn += 1;
        (bar.querySelector('.end .main') ?? (list && turn % 3 ? list : options[turn % options.length]))?.click();
    }, 20);
}"""


@dataclass
class Person:
    """Somebody with a browser of their own. Whatever goes wrong in the page is remembered."""

    address: str
    context: BrowserContext
    page: Page
    trouble: list[str] = field(default_factory=list)
    answered: int = 0

    def go(self, path: str) -> None:
        self.page.goto(f"{self.address}/{path}")

    @property
    def bar(self) -> Locator:
        return self.page.locator("#decision-bar")

    @property
    def options(self) -> Locator:
        return self.page.locator("#decision-bar .option")

    @property
    def prompt(self) -> Locator:
        return self.page.locator("#asked")

    @property
    def log(self) -> Locator:
        return self.page.locator(".log li .line")

    def glance(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(GLANCE)
        return seen

    def answer(self) -> bool:
        """Answers what is asked, not always with the first option. Says whether anything was asked."""
        seen = self.glance()
        if seen["asked"] is None or seen["state"] != "playing":
            return False
        self.answered += 1
        if seen["several"]:
            self.page.locator("#decision-bar .end .main").click()
        elif seen["listed"] and self.answered % 3:
            self.page.locator("#decision-bar .list").click()
            self.options.nth(self.answered % 5).click()
        elif seen["options"]:
            self.options.nth(self.answered % seen["options"]).click()
        else:
            return False
        self.page.wait_for_function(
            "asked => document.querySelector('#decision-bar')?.dataset.decision !== asked", arg=seen["asked"]
        )
        return True

    def play(self, answers: int) -> None:
        """Answers so many questions, whenever they come."""
        for _ in range(answers):
            self.page.wait_for_selector("#decision-bar[data-decision]")
            assert self.answer(), "What is asked has no answer in the bar."

    def play_to_the_end(self) -> None:
        self.page.evaluate(HURRY)

    def missing_texts(self) -> list[str]:
        missing: list[str] = self.page.evaluate("() => window.starboardMissingTexts()")
        return missing


def arrive(browser: Browser, address: str, **how: Any) -> Person:
    """A person with a fresh browser profile: English and a desk, unless it is said otherwise."""
    settings = {"singleKeys": True, "volume": 0, "language": "en", "name": "", **how.pop("settings", {})}
    context = browser.new_context(**{"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", **how})
    remembered = json.dumps(json.dumps(settings))
    context.add_init_script(
        "const key = 'starboard.settings';"
        f"if (location.protocol === 'http:' && !localStorage.getItem(key)) localStorage.setItem(key, {remembered});"
    )
    context.set_default_timeout(10_000)
    person = Person(address, context, context.new_page())
    person.page.on("pageerror", lambda error: person.trouble.append(str(error)))
    person.page.on("console", lambda line: person.trouble.append(line.text) if line.type == "error" else None)
    return person


class People:
    """Whoever comes during a test. Nothing may go wrong in any of their pages."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.there: list[Person] = []

    def come(self, path: str = "", **how: Any) -> Person:
        person = arrive(self.browser, self.address, **how)
        self.there.append(person)
        person.go(path)
        return person

    def check(self) -> None:
        trouble = [each for person in self.there for each in person.trouble]
        assert not trouble, trouble
        missing = [each for person in self.there for each in person.missing_texts()]
        assert not missing, missing

    def close(self) -> None:
        for person in self.there:
            person.context.close()


def ask(address: str, path: str, body: Any = None) -> Any:
    """A request to the server, as a program would make it."""
    return send(address, path, None if body is None else json.dumps(body).encode())


def send(address: str, path: str, data: bytes | None) -> Any:
    request = urllib.request.Request(address + path, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.load(answer)


def human(name: str) -> dict[str, str]:
    return {"kind": "human", "name": name}


def machine(name: str, level: str = "easy") -> dict[str, str]:
    return {"kind": "machine", "name": name, "level": level}


def lay_out(address: str, *seats: dict[str, str], game: str = "space_base", **more: Any) -> tuple[str, list[str]]:
    """A table with chosen dice, made without the browser: its id, and the paths that seat its people."""
    made = ask(address, "/api/tables", {"game": game, "seats": list(seats), "seed": "browser", **more})
    table = made["table"]["id"]
    return table, [f"#/table/{table}/key/{key['key']}" for key in made["keys"]]
