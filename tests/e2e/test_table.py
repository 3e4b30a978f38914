"""People at a table: they meet, play, leave, come back, take back, hand over."""

import re

from playwright.sync_api import expect

from tests.e2e.people import People, human, lay_out, machine

LONG = 300_000  # milliseconds that a busy machine may need for a whole game


def test_two_people_and_two_machines_play_space_base_to_its_end(people):
    calm = {"motion": "reduced"}
    anna = people.come("#/new/space_base", settings=calm)
    anna.page.get_by_label("Seat 1: name").fill("Anna")
    for number in (3, 4):
        anna.page.get_by_role("button", name="Add a seat").click()
        anna.page.get_by_label(f"Seat {number}: who plays").select_option("machine:easy")
    anna.page.get_by_role("button", name="Open the table").click()
    link = anna.page.get_by_role("textbox", name="Invite with this link").input_value()

    boris = people.come(settings=calm)
    boris.page.goto(link)
    boris.page.get_by_label("Your name").fill("Boris")
    boris.page.get_by_role("button", name="Sit down").click()

    both = (anna, boris)
    for person in both:
        person.bar.wait_for()
    while anna.answered + boris.answered < 12:
        for person in both:
            person.answer()
    for person in both:
        person.play_to_the_end()
    for person in both:
        person.page.wait_for_selector("#decision-bar[data-state=over]", timeout=LONG)

    last = [person.bar.locator(".prompt").inner_text() for person in both]
    assert last[0] == last[1] and re.match(r"The game is over\. .+ wins?\b", last[0])
    assert anna.log.last.inner_text() == boris.log.last.inner_text()

    anna.page.get_by_role("button", name="Play again").click()
    for person in both:
        person.page.get_by_role("button", name="To the new game").click()
        person.page.wait_for_selector("#decision-bar[data-state=playing]")
    assert anna.page.url == boris.page.url


def test_a_reload_in_the_middle_of_a_decision_loses_nothing(people):
    _, seats = lay_out(people.address, human("Anna"), machine("One"), machine("Two"))
    anna = people.come(seats[0])
    anna.play(3)
    anna.prompt.wait_for()
    before = anna.prompt.inner_text(), anna.options.all_inner_texts(), anna.log.count()
    anna.page.reload()
    anna.prompt.wait_for()
    assert (anna.prompt.inner_text(), anna.options.all_inner_texts(), anna.log.count()) == before
    anna.play(2)


def test_a_server_that_is_killed_comes_back_with_every_choice(browser, fragile_host):
    people = People(browser, fragile_host.address)
    _, seats = lay_out(people.address, human("Anna"), machine("One"), machine("Two"))
    anna = people.come(seats[0])
    anna.play(4)
    anna.prompt.wait_for()
    before = anna.prompt.inner_text(), anna.log.all_inner_texts()
    fragile_host.stop(how=9)
    expect(anna.page.get_by_text("Connection lost")).to_be_visible()
    fragile_host.start()
    expect(anna.page.get_by_text("Connection lost")).to_be_hidden()
    assert (anna.prompt.inner_text(), anna.log.all_inner_texts()) == before
    anna.play(3)
    people.close()


def test_a_choice_made_while_the_line_is_down_arrives_when_it_is_back(people):
    _, seats = lay_out(people.address, human("Anna"), human("Boris"))
    anna = people.come(seats[0])
    anna.prompt.wait_for()
    anna.context.set_offline(True)
    anna.page.evaluate("() => window.dispatchEvent(new Event('offline'))")
    anna.context.set_offline(False)
    anna.play(1)


def test_a_seat_moves_to_another_device_by_its_link(people):
    _, seats = lay_out(people.address, human("Anna"), machine("One"))
    anna = people.come(seats[0])
    anna.prompt.wait_for()
    assert "key" not in anna.page.url, "the secret stays off the screen"
    anna.page.get_by_role("button", name="This table").click()
    anna.page.get_by_role("button", name="Link to this seat").click()
    link = anna.page.get_by_role("textbox", name="Link to this seat").input_value()
    phone = people.come(viewport={"width": 390, "height": 844}, has_touch=True)
    phone.page.goto(link)
    phone.prompt.wait_for()
    assert phone.prompt.inner_text() == anna.prompt.inner_text()
    phone.answer()
    anna.page.keyboard.press("Escape")
    anna.play(1)


def test_a_second_seat_of_a_device_is_remembered_as_what_it_is(people):
    table, seats = lay_out(people.address, human("Anna"), human("Boris"))
    both = people.come(seats[0])
    both.page.wait_for_url(f"**/#/table/{table}")
    both.go("")
    both.go(seats[1])
    both.page.wait_for_url(f"**/#/table/{table}")
    kept = both.page.evaluate("() => JSON.parse(localStorage.getItem('starboard.seats'))")
    assert {each["seat"]: each["key"] for each in kept} == {
        seat: link.rpartition("/")[2] for seat, link in enumerate(seats)
    }


def test_a_phone_shows_the_table_without_scrolling_the_page(people):
    _, seats = lay_out(people.address, human("Anna"), machine("One"), machine("Two"), machine("Three"))
    anna = people.come(seats[0], viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    for _ in range(8):
        anna.play(1)
        anna.page.wait_for_selector("#decision-bar[data-decision]")
        page = anna.page.evaluate(
            """() => ({
                scrolls: document.documentElement.scrollHeight > innerHeight
                    || document.documentElement.scrollWidth > innerWidth,
                small: [...document.querySelectorAll('#decision-bar .button, header .button')]
                    .map(each => each.getBoundingClientRect()).filter(box => box.width < 44 || box.height < 44).length,
                bar: document.querySelector('#decision-bar').getBoundingClientRect().bottom,
            })"""
        )
        assert page == {"scrolls": False, "small": 0, "bar": 640}
    anna.page.get_by_role("button", name="Log, chat and rules").click()
    expect(anna.log.first).to_be_visible()
    anna.page.get_by_role("tab", name="Rules").click()
    expect(anna.page.get_by_role("searchbox")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.log.first).to_be_hidden()


def test_a_game_can_be_begun_and_played_with_the_keyboard_alone(people):
    anna = people.come()
    press = anna.page.keyboard.press
    focused = "() => document.activeElement.innerText.trim()"
    anna.page.get_by_role("heading", name="Space Base").wait_for()
    for _ in range(40):
        press("Tab")
        heading = "() => document.activeElement.closest('li')?.querySelector('h3')?.innerText"
        if anna.page.evaluate(focused) == "Play now" and anna.page.evaluate(heading) == "Space Base":
            break
    ring = anna.page.evaluate("() => getComputedStyle(document.activeElement).outlineWidth")
    assert ring == "3px"
    press("Enter")
    anna.prompt.wait_for()
    for _ in range(4):
        before = anna.glance()["asked"]
        press("1")
        anna.page.wait_for_function(
            "asked => document.querySelector('#decision-bar').dataset.decision !== asked", arg=before
        )
        anna.page.wait_for_selector("#decision-bar[data-decision]")
    before = anna.glance()["asked"]
    anna.options.first.focus()
    press("Enter")
    anna.page.wait_for_function(
        "asked => document.querySelector('#decision-bar').dataset.decision !== asked", arg=before
    )
    press("r")
    expect(anna.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    press("c")
    expect(anna.page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")


def test_a_spectator_sees_the_table_and_cannot_touch_it(people):
    table, seats = lay_out(people.address, human("Anna"), human("Boris"))
    anna = people.come(seats[0])
    watcher = people.come(f"#/table/{table}")
    expect(watcher.page.get_by_text("You are watching this game.")).to_be_visible()
    anna.play(1)
    expect(watcher.log.last).to_have_text(anna.log.last.inner_text())
    assert watcher.options.count() == 0
    watcher.page.get_by_role("tab", name="Chat").click()
    expect(watcher.page.get_by_role("textbox", name="Say something")).to_have_count(0)
    room = people.come(f"#/table/{table}/room", viewport={"width": 1920, "height": 1080})
    expect(room.page.get_by_role("list", name="Just happened")).to_contain_text(anna.log.last.inner_text())


def test_people_talk_and_may_stop_listening(people):
    _, seats = lay_out(people.address, human("Anna"), human("Boris"))
    anna, boris = people.come(seats[0]), people.come(seats[1])
    boris.bar.wait_for()
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_role("textbox", name="Say something").fill("Good luck <b>Boris</b>")
    anna.page.keyboard.press("Enter")
    boris.page.get_by_role("tab", name="Chat, 1 new line").or_(boris.page.get_by_role("tab", name="Chat")).click()
    expect(boris.page.get_by_text("Good luck <b>Boris</b>")).to_be_visible()
    boris.page.get_by_role("button", name="Mute the chat").click()
    expect(boris.page.get_by_text("Good luck")).to_be_hidden()


def test_the_last_choice_is_taken_back_alone_with_one_key(people):
    _, seats = lay_out(people.address, human("Anna"), human("Boris"))
    both = [people.come(seat) for seat in seats]
    for person in both:
        person.bar.wait_for()
    first = next(person for person in both if person.glance()["asked"] is not None)
    before = first.prompt.inner_text()
    first.answer()
    expect(first.page.get_by_role("button", name="Undo")).to_be_visible()
    first.page.keyboard.press("u")
    expect(first.log.last).to_contain_text("takes back the last choice")
    expect(first.prompt).to_have_text(before)


def test_what_was_rolled_is_taken_back_only_when_everybody_agrees(people):
    _, seats = lay_out(people.address, human("Anna"), human("Boris"))
    both = [people.come(seat) for seat in seats]
    anna, boris = both
    for person in both:
        person.bar.wait_for()
    while anna.answered + boris.answered < 6:
        for person in both:
            person.answer()
    told = anna.log.count()
    line = anna.page.locator(".log li").filter(has_text="Round 1 begins.")
    line.get_by_role("button").first.click()
    anna.page.get_by_role("button", name="Back to here").click()
    expect(anna.page.get_by_text("Waiting for the others to agree.")).to_be_visible()
    boris.page.get_by_role("button", name="Disagree").click()
    expect(anna.page.get_by_text("Waiting for the others to agree.")).to_be_hidden()
    assert anna.log.count() == told
    anna.page.get_by_role("button", name="Back to here").click()
    boris.page.get_by_role("button", name="Agree", exact=True).click()
    expect(boris.log.last).to_contain_text("takes back the last")
    assert boris.log.count() < told
    anna.page.wait_for_selector("#decision-bar[data-state=playing]")


def test_every_line_says_why_and_what_cannot_be_chosen_says_its_reason(people):
    _, seats = lay_out(people.address, human("Anna"), machine("One"))
    anna = people.come(seats[0])
    reasons = anna.page.get_by_role("button", name=re.compile("Not possible now"))
    for _ in range(60):
        anna.page.wait_for_selector("#decision-bar[data-decision]")
        if reasons.count():
            break
        anna.answer()
    reasons.click()
    reason = anna.page.locator(".reasons li").first
    rule = reason.get_by_role("button").inner_text()
    assert len(reason.inner_text()) > len(rule) + 10
    reason.get_by_role("button").click()
    expect(anna.page.locator(f'[data-rule="{rule}"]')).to_be_in_viewport()
    anna.page.get_by_role("tab", name="Log").click()
    anna.log.filter(has_text="rolls").first.click()
    why = anna.page.locator(".log .why")
    expect(why.get_by_role("button").first).to_have_text(re.compile(r"^SB-"))
    assert len(why.inner_text()) > 60


def test_one_device_is_handed_from_seat_to_seat(people):
    _, seats = lay_out(people.address, human("Anna"), human("Boris"))
    device = people.come(seats[0])
    device.bar.wait_for()
    device.go(seats[1])
    device.page.reload()
    shown = device.page.get_by_role("button", name=re.compile("I am (Anna|Boris)"))
    shown.wait_for()
    assert device.options.count() == 0, "nothing is shown before somebody says who they are"
    first = shown.inner_text()
    shown.click()
    for _ in range(12):
        device.page.wait_for_selector("#decision-bar[data-decision], .cover")
        if shown.count() and shown.inner_text() != first:
            break
        device.answer()
    assert {first, shown.inner_text()} == {"I am Anna", "I am Boris"}
    device.page.get_by_role("button", name="Do not ask again at this table").click()
    device.play(3)


def test_a_machine_stands_in_and_the_person_comes_back(people):
    _, seats = lay_out(people.address, human("Anna"), human("Boris"))
    anna, boris = people.come(seats[0]), people.come(seats[1])
    boris.bar.wait_for()
    anna.page.get_by_role("button", name="This table").click()
    anna.page.get_by_role("button", name="Let a machine stand in").click()
    anna.page.keyboard.press("Escape")
    again = anna.page.get_by_role("button", name="Play again myself")
    expect(again).to_be_visible()
    again.click()
    expect(again).to_be_hidden()
    anna.page.get_by_role("button", name="This table").click()
    anna.page.get_by_role("button", name="Resign").click()
    anna.page.get_by_role("button", name="Resign").last.click()
    boris.page.get_by_role("button", name="This table").click()
    boris.page.keyboard.press("Escape")
    boris.play(4)


def test_the_lobby_leads_to_the_tables_that_wait_for_me(people):
    _, seats = lay_out(people.address, human("Anna"), machine("One"))
    anna = people.come(seats[0])
    anna.prompt.wait_for()
    assert anna.page.title().startswith("● Your turn")
    anna.page.get_by_role("link", name="Home").click()
    waiting = anna.page.get_by_role("link", name=re.compile("Space Base.*Your turn"))
    waiting.click()
    anna.prompt.wait_for()
