"""The table in a terminal: it tells what happened, shows the board, asks, and lets machines and the clock play on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from starboard.kernel.decisions import Decision, Text, Value
from starboard.kernel.game import Player
from starboard.kernel.match import Match
from starboard.kernel.refusal import Refusal
from starboard.lab.playing import PACE, chooser
from starboard.terminal import story
from starboard.terminal.boards import shown, sketch_of
from starboard.terminal.menu import Entry, Menu
from starboard.terminal.orders import Orders
from starboard.terminal.screen import Screen
from starboard.text import Catalogue

RECALLED: Final = 12  # events that are told again when a match is taken up
CROWDED: Final = 12  # a question with more options than this
ALIKE: Final = 4  # shows one for all, where more than so many are about the same thing
MOST: Final = 24  # options that are found by their words and shown
SHORT: Final = 44  # options up to this long stand in columns
IN_COLUMNS: Final = 9  # when there are at least so many

Clock = Callable[[], int]  # milliseconds, from any beginning


class Table:
    def __init__(
        self,
        match: Match,
        seats: Sequence[Player | None],
        words: Catalogue,
        screen: Screen,
        clock: Clock,
        save: Callable[[str], None],
    ) -> None:
        self.match = match
        self.seats = seats
        self.words = words
        self.screen = screen
        self.save = save
        self.sketch = sketch_of(match.game)
        self.people = [seat for seat, player in enumerate(seats) if player is None]
        self.seat = self.people[0]
        self.refused: tuple[str, ...] = ()  # the rules behind the last refusal, for `why`
        self.menu: Menu | None = None
        self._clock = clock
        self._ahead = match.state.now - clock()  # match time less our own
        heard = max(0, len(match.events) - RECALLED) if len(match.log) > 1 else 0
        self._told = [heard] * len(seats)  # how many events each seat has heard
        self._pages: dict[int, object] = {}  # what each seat saw last
        self._next_move = [0] * len(seats)  # match time before which a machine is not asked what it need not answer
        self._machines = {seat: chooser(match, player) for seat, player in enumerate(seats) if player is not None}
        self._in_one_go = False  # the reckoning without a stop
        self._orders = Orders(self)

    def say(self, key: str, **args: str | int) -> str:
        return self.words.say(Text(key, args))

    def name(self, seat: int) -> str:
        return self.say("terminal-name", name=f"@seat:{seat}")

    # The loop -------------------------------------------------------------------------------------------------------

    def run(self) -> None:
        while not self.match.over:
            self.let_time_pass()
            self._let_machines_play()
            self._let_somebody_choose()
        self._tell_news()

    def _let_somebody_choose(self) -> None:
        if self.match.over:
            return
        asked = self._who_is_asked()
        if asked is None:
            self._skip_to_the_next_moment()
        else:
            self._sit_down(asked)
            self._ask()

    def let_time_pass(self) -> None:
        """Brings the match to the present. While it waits for people only, its time stands still."""
        if self.match.over:
            return
        if self.match.next_wakeup() is None:
            self._set_clock()
        elif self._clock() + self._ahead > self.match.state.now:
            self.match.advance(self._clock() + self._ahead)

    def _set_clock(self) -> None:
        """Whatever time it is, for the match it is the time at which it stands."""
        self._ahead = self.match.state.now - self._clock()

    def _skip_to_the_next_moment(self) -> None:
        """Nobody can do anything before it."""
        due = self.match.next_wakeup()
        assert due is not None, f"{self.match.game.title} waits for nothing: nobody is asked and no time is named."
        self.match.advance(max(due, self.match.state.now))
        self._set_clock()

    def _let_machines_play(self) -> None:
        """All that they owe at once; what they need not answer, they are asked again every few seconds."""
        match = self.match
        while not match.over:
            owed = [asked for asked in match.decisions if asked.seat in self._machines and not asked.free]
            if owed:
                self._let_machine_choose(owed[0])
            elif not self._let_machines_move():
                return

    def _let_machines_move(self) -> bool:
        """What machines do of their own accord. Whether it was time for that."""
        now = self.match.state.now
        due = [asked for asked in self.match.decisions if asked.seat in self._machines]
        due = [asked for asked in due if self._next_move[asked.seat] <= now]
        for asked in due:
            self._next_move[asked.seat] = now + PACE
            if asked in self.match.decisions:  # the answer before it may have closed it
                self._let_machine_choose(asked)
        return bool(due)

    def _let_machine_choose(self, asked: Decision) -> None:
        value = self._machines[asked.seat](asked)
        if value is not None:
            self.match.choose(asked, value)

    def _who_is_asked(self) -> int | None:
        """Whoever must answer; the seat at the keyboard before others, and in the order of the seats."""
        order = [self.seat, *self.people]
        for free in (False, True):
            for seat in order:
                if any(asked.seat == seat and asked.free == free for asked in self.match.decisions):
                    return seat
        return None

    # Whose turn it is at the keyboard ---------------------------------------------------------------------------------

    def _sit_down(self, seat: int) -> None:
        before, self.seat = self.seat, seat
        if seat == before:
            return
        self.menu = None
        if self.has_secrets(before, seat):
            self.screen.clear()
            self.screen.ask(self.say("terminal-hand-over", seat=f"@seat:{seat}") + " ")
            self.screen.clear()
            self._pages.pop(seat, None)
        else:  # on an open table everybody has read along
            self._told[seat] = max(self._told[seat], self._told[before])

    def has_secrets(self, one: int, other: int) -> bool:
        """Whether one seat may see what the other may not."""
        return shown(self.match.view(one)) != shown(self.match.view(other))

    def hand_over(self, seat: int) -> None:
        """Somebody else wants to act, where several may."""
        if any(asked.seat == seat for asked in self.match.decisions):
            self._sit_down(seat)

    # Telling ----------------------------------------------------------------------------------------------------------

    def _tell_news(self) -> None:
        match, seat = self.match, self.seat
        news = match.events_for(seat, self._told[seat])
        self._told[seat] = len(match.events)
        parts = list(story.steps(news, self.sketch))
        self._in_one_go &= any(story.tag(event) in self.sketch.steps for event in news)
        for number, part in enumerate(parts):
            story.tell(part, match.game, self.sketch, self.words, self.screen)
            if number < len(parts) - 1 and not self._in_one_go:
                answer = self.screen.ask(self.say("terminal-step") + " ")
                self._in_one_go = bool(answer) and str(answer).casefold() in self.say("terminal-step-all").split()

    def _show_board(self, page: object) -> None:
        view = self.match.view(self.seat)
        if self._pages.get(self.seat) != page:
            self._pages[self.seat] = page
            self.screen.gap()
            self.screen.rows(self.sketch.table(view, self.words, self.seat))
        self.screen.gap()
        self.screen.rows(self.sketch.headline(view, self.words))

    def show_again(self) -> None:
        """Draws the board and the menu again before the next question."""
        self._pages.pop(self.seat, None)
        self.menu = None

    # Asking -----------------------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        """One question, until it is answered or something happens."""
        self._tell_news()
        page = self.sketch.page(self.match.view(self.seat))
        menu = Menu(self.match, self.seat, self.words)
        if self.menu is None or self._pages.get(self.seat) != page or not menu.asks_the_same(self.menu):
            self._show_board(page)
            self._show_menu(menu)
        self.menu = menu
        events = len(self.match.events)
        while self.menu is menu and len(self.match.events) == events:
            line = self.screen.ask(f"{self.name(self.seat)} > ", self._seconds_left())
            self.let_time_pass()
            if line is None:
                return
            if len(self.match.events) > events:  # told before the answer counts
                self._tell_news()
            self.take(line)

    def _seconds_left(self) -> float | None:
        """How long the clock leaves the table alone."""
        due = self.match.next_wakeup()
        moves = [self._next_move[asked.seat] for asked in self.match.decisions if asked.seat in self._machines]
        if due is None:
            return None
        return max(0.0, min([due, *moves]) - self.match.state.now) / 1000

    def _show_menu(self, menu: Menu) -> None:
        left_out = False
        for decision in menu.decisions:
            self.screen.say(menu.prompts[decision.id], "head")
            entries = menu.of(decision)
            left_out |= self._show_allowed([entry for entry in entries if not entry.option.forbidden])
            self._show_forbidden([entry for entry in entries if entry.option.forbidden])
        if left_out:
            self.screen.say(self.say("terminal-more-how"), "dim", 4)
        if menu.takes_several:
            self.screen.say(self.say("terminal-many-how"), "dim", 4)
        elif menu.default is not None:
            self.screen.say(self.say("terminal-enter", option=menu.default.text), "dim", 4)

    def _show_allowed(self, entries: list[Entry]) -> bool:
        """Whether some of a crowd are left out."""
        view = self.match.view(self.seat)
        lines: list[tuple[Entry, str]] = []
        left_out = False
        for alike in _alike(entries):
            if len(entries) > CROWDED and len(alike) > ALIKE:
                more = self.say("terminal-more", count=len(alike) - 1)
                lines.append((alike[0], f"{alike[0].text}  … {more}"))
                left_out = True
            else:
                lines += [(entry, entry.text + self._note(view, entry)) for entry in alike]
        if len(lines) >= IN_COLUMNS and all(len(text) <= SHORT for _, text in lines):
            self.screen.columns([[(f"{entry.number:4}  ", "own"), (text, "")] for entry, text in lines])
        else:
            for entry, text in lines:
                self.screen.beside([(f"{entry.number:4}  ", "own")], text)
        return left_out

    def _note(self, view: object, entry: Entry) -> str:
        """What an option brings, and what the things say that it touches."""
        gains = ", ".join(
            ("+" if amount > 0 else "−") + self.say(f"amount-{name}", count=abs(amount))
            for name, amount in entry.option.gains.items()
        )
        about = [self.sketch.note(view, self.words, thing) for thing in entry.option.touches]
        return "".join(f"  ·  {part}" for part in (gains, *dict.fromkeys(about)) if part)

    def _show_forbidden(self, entries: list[Entry]) -> None:
        if entries:
            list_of = " · ".join(f"{entry.number}\u00a0{entry.text}" for entry in entries)
            self.screen.say(self.say("terminal-not-now") + " " + list_of, "dim", 4)

    # Answers ----------------------------------------------------------------------------------------------------------

    def take(self, line: str) -> None:
        """Does what a line says: an answer, or an order to the table."""
        menu = self.menu
        assert menu is not None
        if menu.takes_several and (listed := menu.listed(line)) is not None:
            self.choose(menu.decisions[0], [str(entry.option.value) for entry in listed])
            return
        if not line:
            self._enter(menu)
            return
        if line.isdecimal() or (len(line) == 1 and line.isalpha()) or not self._orders.carry_out(line):
            self._answer(menu, line)

    def _enter(self, menu: Menu) -> None:
        if menu.default is not None:
            self.choose(menu.default.decision, menu.default.option.value)
        elif all(decision.free for decision in menu.decisions):
            self.show_again()  # time has passed
        else:
            self.screen.say(self.say("terminal-unclear", line=self.say("terminal-key-enter")))

    def _answer(self, menu: Menu, line: str) -> None:
        found = menu.find(line)
        if len(found) == 1:
            value = found[0].option.value
            self.choose(found[0].decision, [str(value)] if menu.takes_several else value)
        elif found:
            self.screen.say(self.say("terminal-several"))
            self._show_found(found)
        else:
            self.screen.say(self.say("terminal-unclear", line=line))

    def _show_found(self, entries: list[Entry]) -> None:
        for entry in entries[:MOST]:
            self.screen.beside([(f"{entry.number:4}  ", "own")], entry.text)
        if entries[MOST:]:
            more = self.say("terminal-more", count=len(entries) - MOST)
            self.screen.say(f"… {more}", "dim", 6)
            self.screen.say(self.say("terminal-more-how"), "dim", 6)

    def choose(self, decision: Decision, value: Value) -> None:
        try:
            self.match.choose(decision, value, self.seat)
        except Refusal as refusal:
            self.refuse(refusal)
        else:
            self.refused = ()
            self.menu = None

    def refuse(self, refusal: Refusal) -> None:
        self.refused = (refusal.rule,)
        reason = self.words.say(refusal.text)
        self.screen.say(self.say("bar-refused", reason=reason, rule=refusal.rule), "bad")

    def take_back(self, choices: int, agreed: bool) -> None:
        self.match.undo(self.seat, choices, agreed)
        heard = len(self.match.events) - 1  # all but that something was taken back
        self._told = [min(told, heard) for told in self._told]
        self._next_move = [0] * len(self.seats)
        if agreed:
            self._set_clock()  # those who agree have that time again; the own last choice gives none
        self._pages.clear()
        self.menu = None


def _alike(entries: list[Entry]) -> list[list[Entry]]:
    """The options about the same thing together: what they touch first, or else how they are worded."""
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        option = entry.option
        groups.setdefault(option.touches[0] if option.touches else option.text.key, []).append(entry)
    return list(groups.values())
