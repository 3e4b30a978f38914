"""Taking back: alone up to a barrier, beyond it by consent, and nothing is ever erased (T-5, T-6, T-13)."""

from __future__ import annotations

from starboard.table.messages import Choose, Consent, GoBack, Say, UndoLast
from starboard.table.play import CONSENT_MS
from tests.table.house import Guest, Home


async def heap(home: Home, *kinds: str) -> tuple[Guest, Guest]:
    table = await home.set_up("heap", *kinds or ("human", "human"))
    return await home.come(table, 0), await home.come(table, 1)


async def test_the_own_last_choice_is_taken_back_alone() -> None:
    home = Home()
    ann, bob = await heap(home)
    await ann.say(Choose, decision=1, value=3)
    assert (ann.news["can_undo"], bob.news["can_undo"]) == ([0], [])
    assert (await ann.say(UndoLast))["type"] == "done"
    for guest in (ann, bob):
        assert guest.news["view"] == {"stones": 20}
        assert guest.news["taken_back_to"] == 0
        assert [(event["n"], event["kind"]) for event in guest.news["events"]] == [(0, "taken_back")]
    assert len(home.memory.records[ann.table.id]) == 3  # the choice and its undo stay in the log
    await ann.say(Choose, decision=1, value=2)
    assert ann.news["taken_back_to"] is None
    assert ann.news["view"] == {"stones": 18}


async def test_another_seats_choice_is_a_barrier() -> None:
    home = Home()
    ann, bob = await heap(home)
    await ann.say(Choose, decision=1, value=3)
    await ann.say(Choose, decision=2, value=3)
    assert (await bob.say(UndoLast))["rule"] == "T-5"
    await bob.say(Choose, decision=3, value=1)
    assert (await ann.say(UndoLast))["rule"] == "T-5"
    assert (await bob.say(UndoLast))["type"] == "done"


async def test_beyond_a_barrier_everybody_has_to_agree() -> None:
    home = Home()
    ann, bob = await heap(home)
    await ann.say(Choose, decision=1, value=3)
    await ann.say(Choose, decision=2, value=3)
    await bob.say(Choose, decision=3, value=1)
    await ann.say(GoBack, record=1)
    proposal = bob.news["proposal"]
    assert proposal == {"id": 1, "seat": 0, "record": 1, "agreed": [0]}
    assert ann.news["view"] == {"stones": 13}
    assert (await bob.say(Consent, proposal=2, agree=True))["rule"] == "T-13"
    await bob.say(Consent, proposal=1, agree=True)
    assert ann.news["view"] == {"stones": 20}
    assert ann.news["proposal"] is None
    assert ann.news["waiting_for"] == [0]


async def test_one_no_is_enough() -> None:
    home = Home()
    ann, bob = await heap(home)
    await ann.say(Choose, decision=1, value=3)
    await ann.say(GoBack, record=1)
    await bob.say(Consent, proposal=1, agree=False)
    assert ann.news["proposal"] is None
    assert ann.news["view"] == {"stones": 17}
    assert (await bob.say(Consent, proposal=1, agree=True))["rule"] == "T-13"


async def test_machines_are_not_asked_and_do_not_go_on_meanwhile() -> None:
    home = Home()
    table = await home.set_up("heap", "human", "human", "random")
    ann, bob = await home.come(table, 0), await home.come(table, 1)
    for guest, decision in ((ann, 1), (ann, 2), (bob, 3), (bob, 4)):
        await guest.say(Choose, decision=decision, value=1)
    await bob.say(GoBack, record=1)
    await home.clock.go_on(10_000)
    assert ann.news["view"] == {"stones": 16}
    await ann.say(Consent, proposal=1, agree=True)
    assert ann.news["view"] == {"stones": 20}


async def test_alone_with_machines_going_back_needs_nobody_else() -> None:
    home = Home()
    table = await home.set_up("heap", "human", "random")
    ann = await home.come(table, 0)
    await ann.say(Choose, decision=1, value=1)
    await ann.say(Choose, decision=2, value=1)
    await home.clock.go_on(2_000)
    await ann.say(GoBack, record=2)
    assert ann.news["view"] == {"stones": 19}
    assert ann.asked["id"] == 2


async def test_a_proposal_ends_with_its_time_or_with_the_next_choice() -> None:
    home = Home()
    ann, bob = await heap(home)
    await ann.say(Choose, decision=1, value=3)
    await bob.say(GoBack, record=1)
    await home.clock.go_on(CONSENT_MS - 1)
    assert ann.news["proposal"] is not None
    await home.clock.go_on(1)
    assert ann.news["proposal"] is None
    await bob.say(GoBack, record=1)
    await ann.say(Choose, decision=2, value=3)
    assert ann.news["proposal"] is None


async def test_there_must_be_something_to_go_back_to() -> None:
    home = Home()
    ann, _ = await heap(home)
    assert (await ann.say(GoBack, record=1))["rule"] == "T-13"
    await ann.say(Choose, decision=1, value=3)
    for record in (-1, 0, 2, 99):
        assert (await ann.say(GoBack, record=record))["rule"] == "T-13"


async def test_a_die_is_a_barrier_and_the_same_chance_answers_again() -> None:
    home = Home()
    table = await home.set_up("race", "human", "human")
    ann, bob = await home.come(table, 0), await home.come(table, 1)
    await ann.say(Choose, decision=1, value="roll")
    places = ann.news["view"]["places"]
    assert (await ann.say(UndoLast))["rule"] == "T-5"
    await ann.say(GoBack, record=1)
    await bob.say(Consent, proposal=1, agree=True)
    assert ann.news["view"]["places"] == [0, 0]
    await ann.say(Choose, decision=1, value="roll")
    assert ann.news["view"]["places"] == places


async def test_the_last_choice_of_a_game_can_be_taken_back() -> None:
    home = Home()
    ann, bob = await heap(home)
    decision = 0
    while ann.news["table"]["state"] == "playing":
        for guest in (ann, bob):
            for _ in range(2):
                decision += 1
                await guest.say(Choose, decision=decision, value=3)
                if ann.news["table"]["state"] == "over":
                    break
    assert ann.news["view"] == {"stones": 0}
    winner = bob if bob.news["can_undo"] else ann
    assert (await winner.say(Choose, decision=decision + 1, value=1))["rule"] == "T-4"
    await winner.say(UndoLast)
    assert ann.news["table"]["state"] == "playing"
    assert ann.news["view"] == {"stones": 2}


async def test_talking_is_no_choice() -> None:
    home = Home()
    ann, bob = await heap(home)
    await ann.say(Choose, decision=1, value=3)
    await bob.say(Say, text="well")
    assert (await ann.say(UndoLast))["type"] == "done"
