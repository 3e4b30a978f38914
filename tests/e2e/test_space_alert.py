"""A whole short mission of Space Alert, flown by four people at four browsers on a clock that the test winds."""

import contextlib
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.conftest import Host
from tests.e2e.people import People, Person, human, lay_out

CREW = ("Anna", "Boris", "Chiara", "Dmitri")


@pytest.fixture
def crew(browser: Browser, wound_host: Host) -> Iterator[People]:
    with contextlib.closing(People(browser, wound_host.address)) as people:
        yield people
        people.check()


def place(person: Person, half: int = 0) -> None:
    """Half of a card, then the first slot that takes it."""
    person.page.locator(".half").nth(half).click()
    person.page.locator(".slot.can").first.click()


def test_four_people_fly_a_test_flight_and_see_the_same_score(crew, wound_host):
    options = {"mission": "test-flight-1", "trips": False}
    _, seats = lay_out(crew.address, *map(human, CREW), game="space_alert", options=options)
    four = [crew.come(seat) for seat in seats]
    for person in four:
        person.page.get_by_role("button", name="I am ready").click()
    for person in four:
        person.page.get_by_role("timer").wait_for()
    for person in four:
        place(person)
        expect(person.page.locator(".plan .slot.full")).to_have_count(1)
        expect(person.bar).to_contain_text("Time goes on")

    chiara = four[2]
    chiara.go("healthz")
    wound_host.let_pass(60_000)
    chiara.go(seats[2])  # a minute later, for nobody waited
    expect(chiara.page.locator(".plan .slot.full")).to_have_count(1)
    for minute in range(1, 8):
        expect(chiara.page.get_by_role("timer")).to_have_text(re.compile(f"^{minute}:"))
        wound_host.let_pass(60_000)
    for person in four:
        person.page.get_by_role("region", name="The reckoning").wait_for()
    for person in four:  # whoever watches it is not told the end before it
        expect(person.bar).to_contain_text("step by step")
        expect(person.log.last).not_to_contain_text("logged")
        expect(person.bar).not_to_contain_text("The game is over")
        expect(person.page.get_by_role("list", name="Turns").get_by_role("button").last).to_have_accessible_name(
            "The jump"
        )
    for person in four[:2]:
        person.page.get_by_role("button", name="To the end").click()
    for person in four[2:]:
        person.bar.get_by_role("button", name="Skip").click()
    for person in four:
        expect(person.bar).to_contain_text("The game is over")
        expect(person.log.last).to_contain_text("logged")
    scores = {person.page.locator("[data-score]").inner_text() for person in four}
    assert len(scores) == 1
    assert {person.bar.get_attribute("data-state") for person in four} == {"over"}


def test_the_chat_says_why_nobody_may_talk_before_anybody_types(crew, wound_host):
    options = {"mission": "mission-5", "speed": "full"}  # it begins with five seconds of silence, at 0:10
    _, seats = lay_out(crew.address, *map(human, CREW[:2]), game="space_alert", options=options)
    two = [crew.come(seat) for seat in seats]
    for person in two:
        person.page.get_by_role("button", name="I am ready").click()
    anna = two[0].page
    anna.get_by_role("timer").wait_for()
    anna.get_by_role("tab", name="Chat").click()
    chat = anna.get_by_role("textbox", name="Say something")
    expect(chat).to_be_enabled()
    wound_host.let_pass(10_000)
    expect(chat).to_be_disabled()
    expect(chat).to_have_accessible_description(re.compile("Communications are down.*SA-38.5"))
    wound_host.let_pass(5_000)
    expect(chat).to_be_enabled()


def test_a_big_screen_has_its_way_out_beside_the_board(crew):
    table, seats = lay_out(crew.address, human("Anna"), game="space_alert", options={"speed": "stopped"})
    crew.come(seats[0]).page.get_by_role("button", name="I am ready").click()
    screen = crew.come(f"#/table/{table}/room").page
    board, out = (screen.locator(what).bounding_box() for what in ("main", "footer a"))
    assert out["y"] >= board["y"] + board["height"]
    assert out["y"] + out["height"] <= screen.viewport_size["height"]


def learn(crew: People, *names: str, **how: object) -> list[Person]:
    """Two at a table whose clock waits for them."""
    options = {"mission": "test-flight-1", "trips": True, "speed": "stopped"}
    _, seats = lay_out(crew.address, *map(human, names), game="space_alert", options=options)
    there = [crew.come(seat, **how) for seat in seats]
    for person in there:
        person.page.get_by_role("button", name="I am ready").click()
    for person in there:
        person.page.get_by_role("timer").wait_for()
    return there


def test_a_card_is_placed_turned_moved_and_taken_back_and_what_is_meant_is_shown(crew):
    anna, boris = learn(crew, "Anna", "Boris")
    own = anna.page.locator(".plan .own").first
    full = own.locator(".slot.full")
    boris.page.get_by_role("tab", name="Crew").click()
    seen = boris.page.get_by_role("group", name="Action board of Anna")
    place(anna)
    expect(full).to_have_count(1)
    expect(seen.get_by_label("Turn 1: an action, face down")).to_be_visible()
    full.click()
    anna.page.get_by_role("button", name="Turn over").click()
    expect(seen.get_by_label("Turn 1: a movement, face down")).to_be_visible()
    full.click()
    own.locator(".slot.can").last.click()
    expect(own.locator('[data-slot$="/3"] svg')).to_be_visible()
    expect(seen.get_by_label("Turn 3: a movement, face down")).to_be_visible()
    full.click()
    anna.page.get_by_role("button", name="Take back").click()
    expect(full).to_have_count(0)

    assert boris.log.all_inner_texts()[-1].strip() == "4 small steps"
    boris.log.last.click()
    expect(boris.log.last).to_contain_text("Anna")

    anna.page.locator("[data-sketch='2']").click()
    anna.page.locator("[data-word='A']").click()
    expect(boris.page.get_by_role("list", name="Means to do")).to_contain_text("2A")

    anna.page.locator(".half").first.click()
    own.locator('[data-slot$="/7"]').click()
    expect(anna.page.get_by_role("alert")).to_contain_text("SA-6.7")
    anna.page.get_by_role("button", name="Let go").click()

    phase = anna.page.get_by_role("list", name="Phases").locator("[aria-current=step]")
    anna.page.locator("[data-step=leave]").click()  # for good, so it takes a second touch
    anna.page.get_by_role("button", name="Not yet").click()
    expect(phase).to_have_text("Phase 1")
    anna.page.locator("[data-step=leave]").click()
    anna.page.locator("[data-step=next]").click()
    expect(phase).to_have_text("Phase 2")
    expect(boris.page.get_by_role("list", name="Phases").locator("[aria-current=step]")).to_have_text("Phase 1")


def test_the_board_is_played_by_keyboard_and_fits_a_phone(crew):
    anna, _ = learn(crew, "Anna", "Boris", viewport={"width": 360, "height": 640})
    half = anna.page.locator(".half").first
    half.focus()
    anna.page.keyboard.press("Enter")
    expect(half).to_have_attribute("aria-pressed", "true")
    anna.page.locator(".plan .own .slot.can").first.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".plan .own .slot.full")).to_have_count(1)
    android = anna.page.locator("[data-board='2']")  # one board at a time: there is no room for more
    android.press("Enter")
    place(anna)
    expect(android).to_contain_text("1/3")
    for tab in ("Plan", "Threats", "Ship", "Crew"):
        anna.page.get_by_role("tab", name=tab).click()
        measures = anna.page.evaluate(
            """() => ({
                scrolls: document.documentElement.scrollHeight > innerHeight
                    || document.documentElement.scrollWidth > innerWidth,
                small: [...document.querySelectorAll('main .button, main .half, main [role=tab], main button.slot')]
                    .filter(each => each.checkVisibility({visibilityProperty: true}))
                    .map(each => each.getBoundingClientRect()).filter(box => box.width < 44 || box.height < 44).length,
            })"""
        )
        assert measures == {"scrolls": False, "small": 0}, tab


def test_the_reckoning_stops_where_somebody_may_have_tripped_and_is_shown_step_by_step(crew):
    anna, boris = learn(crew, "Anna", "Boris")
    place(anna)
    while anna.page.get_by_role("timer").count():
        for person in (anna, boris):
            waiting = person.page.locator("[data-step=wait]")
            if waiting.count():
                waiting.click()
                person.page.wait_for_timeout(50)
    anna.page.get_by_role("button", name="As it lies, and no more questions").click()
    for person in (anna, boris):
        expect(person.bar).to_have_attribute("data-state", "over")
    anna.page.get_by_role("list", name="Turns").get_by_role("button").first.click()
    heading = anna.page.locator(".theatre h2")
    expect(heading).to_have_text("Turn 1")
    first = anna.page.locator(".theatre .lines").inner_text()
    anna.page.get_by_role("button", name="One step on").click()
    expect(anna.page.locator(".theatre .lines")).not_to_have_text(first)
