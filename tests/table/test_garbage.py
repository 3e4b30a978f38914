"""What a table leaves behind is gone at once: a server with many tables cannot stand still to look for it."""

from __future__ import annotations

import gc

from starboard.table.messages import Choose, Say, UndoLast
from tests.table.house import Home, settle


async def test_choices_leave_nothing_for_the_collector() -> None:
    home = Home()
    table = await home.set_up("space_base", "human", "human")
    people = [await home.come(table, 0), await home.come(table, 1), await home.come(table)]
    await settle()
    gc.collect()
    gc.disable()
    try:
        for _ in range(30):
            guest = next(guest for guest in people if guest.news["decisions"])
            decision = guest.asked
            allowed = [option["value"] for option in decision["options"] if "forbidden" not in option]
            value = [] if decision["domain"] is not None else allowed[0]
            assert (await guest.say(Choose, decision=decision["id"], value=value))["type"] == "done"
        await people[0].say(UndoLast)
        await people[0].say(Say, text="hm")
        assert gc.collect() == 0
    finally:
        gc.enable()
