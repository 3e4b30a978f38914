"""Space Base's board in a browser: by keys alone, in motion, and at the end."""

import re

from playwright.sync_api import expect

from tests.e2e.people import human, lay_out, machine

# What is in motion while the gains fly, property by property, until nothing has flown for a while.
IN_MOTION = """() => new Promise(done => {
    const moved = new Set();
    let flown = 0;
    let still = 0;
    const look = () => {
        for (const animation of document.getAnimations())
            for (const frame of animation.effect.getKeyframes())
                for (const name of Object.keys(frame))
                    if (!['offset', 'computedOffset', 'easing', 'composite'].includes(name)) moved.add(name);
        const tokens = document.querySelectorAll('body > span[aria-hidden=true]').length;
        flown += tokens;
        still = tokens ? 0 : still + 1;
        if (flown && still > 60) done([...moved]); else requestAnimationFrame(look);
    };
    look();
})"""
FOCUSED = "() => document.activeElement === document.body ? '' : document.activeElement.outerHTML.slice(0, 200)"


def test_what_flies_moves_by_transform_and_opacity_alone(people):
    """Only these two are drawn without laying the page out again; colours may fade where a piece is touched."""
    _, seats = lay_out(people.address, human("Anna"), machine("One"), machine("Two"))
    anna = people.come(seats[0])
    anna.prompt.wait_for()
    flying = anna.page.evaluate_handle(f"() => ({{ told: ({IN_MOTION})() }})")
    anna.play(6)
    moved = set(flying.evaluate("async each => await each.told"))
    assert {"transform", "opacity"} <= moved
    assert moved <= {"transform", "opacity", "backgroundColor", "borderTopColor", "borderRightColor",
                     "borderBottomColor", "borderLeftColor"}  # fmt: skip


def test_turns_are_played_by_keys_alone_and_the_focus_is_never_lost(people):
    _, seats = lay_out(people.address, human("Anna"), machine("One"))
    anna = people.come(seats[0], settings={"motion": "reduced"})
    anna.prompt.wait_for()
    press = anna.page.keyboard.press
    bought = 0
    press("Tab")
    for _ in range(16):
        anna.page.wait_for_selector("#decision-bar[data-decision]")
        asked = anna.glance()["asked"]
        affordable = anna.page.locator(".offer.can").count() > 0
        for _ in range(24):  # as many stops as there are regions and buttons, not as many as there are log lines
            press("Tab")
            wanted = ".offer.can" if affordable else "#decision-bar .option"
            if anna.page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
                break
        else:
            raise AssertionError(f"Tab does not lead to {wanted}.")
        press("Enter")
        bought += affordable
        changed = "asked => document.querySelector('#decision-bar')?.dataset.decision !== asked"
        anna.page.wait_for_function(changed, arg=asked)
        anna.page.wait_for_selector("#decision-bar[data-decision]")
        assert anna.page.evaluate(FOCUSED), anna.log.last.inner_text()
    assert bought >= 2


def test_the_log_is_one_stop_with_arrows_between_its_lines(people):
    _, seats = lay_out(people.address, human("Anna"), machine("One"))
    anna = people.come(seats[0])
    anna.play(3)
    anna.prompt.wait_for()
    assert anna.page.locator(".log .line[tabindex='0']").count() == 1
    anna.log.last.focus()
    anna.page.keyboard.press("ArrowUp")
    expect(anna.log.nth(anna.log.count() - 2)).to_be_focused()
    anna.page.keyboard.press("Home")
    expect(anna.log.first).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".log .why")).to_be_visible()


def test_the_end_tells_who_won_and_where_every_point_came_from(people):
    _, seats = lay_out(people.address, human("Anna"), machine("One"), machine("Two"))
    anna = people.come(seats[0], settings={"motion": "reduced"})
    anna.prompt.wait_for()
    anna.play_to_the_end()
    anna.page.wait_for_selector("#decision-bar[data-state=over]", timeout=300_000)
    result = anna.page.get_by_role("region", name="Result")
    expect(result.get_by_role("heading")).to_have_text(re.compile(r"wins with \d+ VP"))
    heads = result.locator("thead th").all_inner_texts()
    rows = [row.locator("td").all_inner_texts() for row in result.locator("tbody tr").all()]
    assert len(rows) == 3
    for _, points, *parts in rows:
        sources = [int(part.replace("−", "-")) for part in parts[: len(heads) - 4]]
        assert int(points) == sum(sources)
    assert int(rows[0][1]) == max(int(row[1]) for row in rows)
    winner = result.locator("tbody tr").first.locator("th").inner_text()
    expect(anna.bar.locator(".prompt")).to_contain_text(winner)
