"""Games watched again: stepping, playing, sharing, forking, and match files."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.people import Person, ask, human, lay_out, machine

AT = re.compile(r"^(\d+) of (\d+)$")


@pytest.fixture
def watched(people) -> tuple[Person, str]:
    """Somebody who has played a little and now watches it again."""
    table, seats = lay_out(people.address, human("Anna"), machine("One"))
    anna = people.come(seats[0])
    anna.play(4)
    anna.page.get_by_role("button", name="This table").click()
    anna.page.get_by_role("button", name="Replay").click()
    expect(anna.page.get_by_text(AT)).to_be_visible()
    return anna, table


def where(person: Person) -> int:
    found = AT.match(person.page.get_by_text(AT).inner_text())
    assert found
    return int(found[1])


def stands_at(person: Person, place: int) -> None:
    expect(person.page.get_by_text(re.compile(rf"^{place} of \d+$"))).to_be_visible()


def test_a_game_is_stepped_through_with_scrubber_buttons_and_keys(watched):
    anna, _ = watched
    end = where(anna)
    press = anna.page.keyboard.press
    press("Home")
    stands_at(anna, 1)
    lines = anna.log.count()
    press("ArrowRight")
    stands_at(anna, 2)
    anna.page.get_by_role("button", name="One step on").click()
    stands_at(anna, 3)
    anna.page.get_by_role("button", name="One step back").click()
    stands_at(anna, 2)
    assert anna.page.url.endswith("/replay/2")
    anna.page.get_by_role("slider", name="Position in the game").fill(str(end))
    stands_at(anna, end)
    assert anna.log.count() > lines
    press("ArrowRight")
    stands_at(anna, end)


def test_a_game_plays_by_itself_at_the_speed_chosen(watched):
    anna, _ = watched
    end = where(anna)
    anna.page.keyboard.press("Home")
    stands_at(anna, 1)
    speed = anna.page.get_by_role("button", name="Speed 2")
    for wanted in ("Speed 3", "Speed 4"):
        speed.click()
        speed = anna.page.get_by_role("button", name=wanted)
    anna.page.get_by_role("button", name="Play", exact=True).click()
    expect(anna.page.get_by_role("button", name="Pause")).to_be_visible()
    stands_at(anna, end)
    expect(anna.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_position_is_shared_by_link(watched, people):
    anna, _ = watched
    anna.page.keyboard.press("Home")
    stands_at(anna, 1)
    anna.page.keyboard.press("ArrowRight")
    stands_at(anna, 2)
    anna.page.get_by_role("button", name="Share").click()
    link = anna.page.get_by_role("textbox", name="Link to this position").input_value()
    boris = people.come()
    boris.page.goto(link)
    stands_at(boris, 2)
    assert boris.log.all_inner_texts() == anna.log.all_inner_texts()


def test_a_game_goes_on_from_any_place_against_machines(watched):
    anna, table = watched
    anna.page.get_by_role("button", name="Play on from here").click()
    anna.play(2)
    assert table not in anna.page.url


def test_a_log_line_leads_to_its_place(watched):
    anna, table = watched
    anna.go(f"#/table/{table}")
    line = anna.page.locator(".log li").filter(has_text="Round 1 begins.")
    line.get_by_role("button").first.click()
    anna.page.get_by_role("button", name="Watch from here").click()
    expect(anna.page.get_by_text(AT)).to_be_visible()
    expect(anna.log.last).not_to_have_text("")
    assert "/replay/" in anna.page.url


def test_a_finished_game_is_seen_by_every_seat_and_leaves_and_enters_as_a_file(people, tmp_path):
    table, seats = lay_out(people.address, human("Anna"), machine("One", "random"))
    anna = people.come(seats[0])
    anna.bar.wait_for()
    anna.page.get_by_role("button", name="This table").click()
    anna.page.get_by_role("button", name="Resign").click()
    anna.page.get_by_role("button", name="Resign").last.click()
    anna.page.wait_for_selector("#decision-bar[data-state=over]", timeout=300_000)
    anna.page.get_by_role("button", name="This table").click()
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Match file").click()
    file = Path(tmp_path) / "match.json"
    download.value.save_as(file)
    anna.page.keyboard.press("Escape")

    anna.page.get_by_role("button", name="Replay").click()
    eyes = anna.page.get_by_role("combobox", name="Seen by")
    expect(eyes).to_have_value("0")
    eyes.select_option("One")
    end = where(anna)
    eyes.select_option("")
    stands_at(anna, end)

    boris = people.come()
    boris.page.locator("input[type=file]").set_input_files(file)
    stands_at(boris, 1)
    boris.page.keyboard.press("End")
    stands_at(boris, end)
    assert ask(people.address, f"/api/tables/{table}")["state"] == "over"
