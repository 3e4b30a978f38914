"""Every screen: three languages without a missing word, two themes without a barrier, three sizes of glass.

The pictures go to build/screens: they are there to be looked at.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from starboard.kernel.archive import dump
from starboard.kernel.game import find_game
from starboard.lab.playing import play as play_out
from tests.e2e.people import People, Person, human, lay_out, machine, send

ROOT = Path(__file__).parents[2]
SCREENS = ROOT / "build" / "screens"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

WIDTHS = {360: 640, 1280: 800, 2560: 1440}
GRAVE = ("serious", "critical")

# Resolves when everything that is there has been drawn.
PAINTED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Tables:
    """What the screens show: tables before, in and after the game."""

    def __init__(self, address: str) -> None:
        self.playing, seats = lay_out(address, human("Anna"), machine("Nova"), machine("Orion"), machine("Vega"))
        self.seat = seats[0]
        self.gathering, guests = lay_out(address, human("Anna"), {"kind": "open"}, machine("Nova"))
        self.host = guests[0]
        self.crew = seat_in_crew(address)
        self.flying = seat_in_crew(address, speed="stopped")
        self.over = played_out(address, "space_base")
        self.reckoned = played_out(address, "space_alert")


def seat_in_crew(address: str, **options: str) -> str:
    """Where Anna sits down for a mission with three machines."""
    machines = [machine(name, "random") for name in ("Nova", "Orion", "Vega")]
    return lay_out(address, human("Anna"), *machines, game="space_alert", options=options)[1][0]


def played_out(address: str, game: str) -> str:
    """A table where machines have played to the end."""
    match, _ = play_out(find_game(game), ["random"] * 4, "screens")
    table: str = send(address, "/api/matches", dump(match))["id"]
    return table


def lobby(person: Person, tables: Tables) -> None:
    person.go("")
    person.page.locator("h3").first.wait_for()


def create(person: Person, tables: Tables) -> None:
    person.go("#/new/space_base")
    person.page.locator("form fieldset").nth(2).wait_for()


def rules(person: Person, tables: Tables) -> None:
    person.go("#/rules/space_base/SB-9.1")
    person.page.locator('[data-rule="SB-9.1"]').wait_for()


def guest(person: Person, tables: Tables) -> None:
    person.go(f"#/table/{tables.gathering}")
    person.page.locator("main form").wait_for()


def invite(person: Person, tables: Tables) -> None:
    person.go(tables.host)
    person.page.locator("svg[shape-rendering]").wait_for()


def play(person: Person, tables: Tables) -> None:
    person.go(tables.seat)
    person.page.wait_for_selector("#decision-bar[data-decision]")


def menu(person: Person, tables: Tables) -> None:
    play(person, tables)
    person.page.locator("header button").last.click()
    person.page.locator("dialog[open] li").first.wait_for()


def why(person: Person, tables: Tables) -> None:
    play(person, tables)
    aside = person.page.locator("header .side-button")
    if aside.is_visible():
        aside.click()
    person.log.last.click()
    person.page.locator(".why").wait_for()


def settings(person: Person, tables: Tables) -> None:
    person.go("")
    person.page.locator("header button").last.click()
    person.page.locator("dialog[open] fieldset").first.wait_for()


def account(person: Person, tables: Tables) -> None:
    settings(person, tables)
    person.page.locator("dialog[open] summary").last.click()
    person.page.locator("dialog[open] .account").scroll_into_view_if_needed()


def watch(person: Person, tables: Tables) -> None:
    person.go(f"#/table/{tables.playing}")
    person.page.wait_for_selector("#decision-bar")


def room(person: Person, tables: Tables) -> None:
    person.go(f"#/table/{tables.playing}/room")
    person.page.wait_for_selector(".latest li")


def replay(person: Person, tables: Tables) -> None:
    person.go(f"#/table/{tables.playing}/replay")
    person.page.wait_for_selector(".scrub .count")


def alert(person: Person, tables: Tables) -> None:
    person.go(tables.crew)
    person.page.wait_for_selector("#decision-bar[data-decision]")


def mission(person: Person, tables: Tables) -> None:
    person.go(tables.flying)
    person.page.locator("[role=timer], .briefing").first.wait_for()
    if person.page.locator(".briefing").count():  # nobody has said that they are ready
        person.options.first.click()
    person.page.get_by_role("timer").wait_for()


def reckoning(person: Person, tables: Tables) -> None:
    person.go(f"#/table/{tables.reckoned}")
    person.page.locator(".theatre").wait_for()


def end(person: Person, tables: Tables) -> None:
    person.go(f"#/table/{tables.over}")
    person.page.wait_for_selector("#decision-bar[data-state=over]")


def lesson(person: Person, tables: Tables) -> None:
    lobby(person, tables)
    person.page.locator("button:has(use[href$=learn])").click()
    person.page.locator(".lesson").wait_for()


def gone(person: Person, tables: Tables) -> None:
    person.go("#/table/nosuchtable")
    person.page.locator("main.lost").wait_for()


Show = Callable[[Person, Tables], None]
SHOWS: tuple[Show, ...] = (
    lobby, create, rules, guest, invite, play, menu, why, settings, account, watch, room, replay, end, lesson,
    alert, mission, reckoning, gone,
)  # fmt: skip


@pytest.fixture(scope="module")
def tables(host) -> Tables:
    return Tables(host.address)


def shown(people: People, tables: Tables, **how: Any) -> Iterator[tuple[str, Person]]:
    """One person after the other on every screen; a screen of one never hangs on another's."""
    person = people.come(**how)
    for show in SHOWS:
        person.page.goto("about:blank")
        show(person, tables)
        yield show.__name__, person


@pytest.mark.parametrize("language", ["en", "ru", "it"])
def test_every_screen_speaks_every_language(people, tables, language):
    for name, person in shown(people, tables, settings={"language": language}):
        assert person.missing_texts() == [], name
        assert person.page.evaluate("() => document.documentElement.lang") == language
        assert "[" not in person.page.evaluate("() => document.querySelector('main, .table').innerText"), name


def test_the_language_is_switched_at_the_table_while_it_is_played(people, tables):
    anna = people.come(tables.seat)
    anna.prompt.wait_for()
    english = anna.log.first.inner_text()
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_role("radio", name="Русский").check(force=True)
    expect(anna.log.first).not_to_have_text(english)
    expect(anna.prompt).to_have_text(re.compile("[а-я]"))
    anna.page.get_by_role("radio", name="Italiano").check(force=True)
    expect(anna.page.get_by_role("heading", name="Impostazioni")).to_be_visible()
    anna.page.reload()
    expect(anna.page.get_by_role("tab", name="Registro")).to_be_visible()


@pytest.mark.parametrize("theme", ["night", "day"])
def test_no_screen_bars_anybody(people, tables, theme):
    axe = AXE.read_text("utf-8")
    found = []
    for name, person in shown(people, tables, settings={"theme": theme, "motion": "reduced"}):
        person.page.evaluate(axe)
        report = person.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        found += [
            f"{name}: {each['id']}: {node['target']}: {node['failureSummary']}"
            for each in report["violations"]
            for node in each["nodes"]
            if each["impact"] in GRAVE
        ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("theme", ["night", "day"])
def test_every_screen_fits_its_glass(people, tables, width, theme):
    SCREENS.mkdir(parents=True, exist_ok=True)
    glass = {"width": width, "height": WIDTHS[width]}
    for name, person in shown(people, tables, settings={"theme": theme, "motion": "reduced"}, viewport=glass):
        person.page.evaluate(PAINTED)
        person.page.screenshot(path=SCREENS / f"{name}-{theme}-{width}.png")
        assert person.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), name


def test_the_first_load_is_light(people):
    """Bytes over the wire, compressed, with all that the lobby needs; then with a table and its board."""
    anna = people.come("healthz")  # a page without the client
    sent: list[int] = []
    wire = anna.context.new_cdp_session(anna.page)
    wire.on("Network.loadingFinished", lambda request: sent.append(request["encodedDataLength"]))
    wire.send("Network.enable")
    anna.go("")
    anna.page.locator("h3").first.wait_for()
    anna.page.wait_for_load_state("networkidle")
    assert 30_000 < sum(sent) < 150_000
    _, seats = lay_out(people.address, human("Anna"), machine("One"))
    anna.go(seats[0])
    anna.prompt.wait_for()
    anna.page.wait_for_load_state("networkidle")
    assert sum(sent) < 250_000
