"""What one may say at the table beside an answer: why, rules, board, card, log, undo, save, quit and the like.

Each order has its English word in every language, and words of the reader's own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from starboard.kernel.data import BadData
from starboard.kernel.log import Choice
from starboard.kernel.refusal import Refusal
from starboard.terminal import rulebook, story
from starboard.text import fold

if TYPE_CHECKING:
    from starboard.terminal.table import Table

LOG_LINES: Final = 20
RULES_AT_ONCE: Final = 8
NAMES: Final = ("help", "why", "rules", "board", "card", "log", "undo", "hand", "save", "quit")


class Leave(Exception):
    """Somebody wants to stop for today."""


class Orders:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._screen = table.screen
        known: dict[str, Callable[[str], None]] = {name: getattr(self, f"_{name}") for name in NAMES}
        self._known = known | {"?": self._help, "exit": self._quit}
        for name in NAMES:
            for word in table.say(f"terminal-order-{name}").split():
                self._known[fold(word)] = known[name]

    def carry_out(self, line: str) -> bool:
        """Whether the line was an order; then it is done."""
        word, _, rest = line.partition(" ")
        order = self._known.get(fold(word))
        if order is None:
            return False
        try:
            order(rest.strip())
        except BadData as error:  # a game without a rulebook, a file that cannot be written
            self._screen.say(str(error), "bad")
        return True

    def _help(self, rest: str) -> None:
        names = [name for name in ("answer", *NAMES) if name != "hand" or len(self._table.people) > 1]
        usage = [self._table.say(f"terminal-usage-{name}") for name in names]
        width = max(map(len, usage)) + 1
        for name, words in zip(names, usage, strict=True):
            self._screen.beside([(f"  {words:<{width}}", "head")], self._table.say(f"terminal-help-{name}"))

    # Rules ------------------------------------------------------------------------------------------------------------

    def _why(self, rest: str) -> None:
        """The rule behind an option, behind the last refusal, or behind the question."""
        table = self._table
        menu = table.menu
        if menu is None:
            return
        if not rest:
            forbidden = [entry for entry in menu.entries if entry.option.forbidden]
            ids = table.refused or (
                (forbidden[0].option.forbidden,)
                if len(forbidden) == 1
                else tuple(dict.fromkeys(id for asked in menu.decisions for id in asked.cites))
            )
            self._print_rules(ids)
            return
        found = menu.find(rest)
        if len(found) == 1:
            option = found[0].option
            if option.reason is not None:
                self._screen.say(table.words.say(option.reason), "bad")
            elif not option.forbidden:
                self._screen.say(table.say("terminal-possible", option=found[0].text), "good")
            self._print_rules((option.forbidden,) if option.forbidden else found[0].decision.cites)
        else:
            self._rules(rest)

    def _rules(self, rest: str) -> None:
        table = self._table
        game = table.match.game
        if not rest:
            self._screen.say(table.say("terminal-rules-how", id=game.rule_ids()[0]))
            return
        found = rulebook.search(game.rules(table.words.language), tuple(rest.split()))
        for line in rulebook.pages(found[:RULES_AT_ONCE], self._screen.width):
            self._screen.say(line)
        if not found:
            self._screen.say(table.say("terminal-no-rule", words=rest))
        elif len(found) > RULES_AT_ONCE:
            self._screen.say(table.say("terminal-more-rules", count=len(found) - RULES_AT_ONCE), "dim")

    def _print_rules(self, ids: tuple[str, ...]) -> None:
        table = self._table
        for id in ids:
            if id.startswith("T-"):  # the table's own rules are in no rulebook
                self._screen.say(f"{id}  {table.say(f'terminal-rule-{id}')}")
                ids = tuple(other for other in ids if other != id)
        if ids:
            rules = [rule for rule in table.match.game.rules(table.words.language) if rule.id in ids]
            for line in rulebook.pages(rules, self._screen.width):
                self._screen.say(line)

    # Looking ----------------------------------------------------------------------------------------------------------

    def _board(self, rest: str) -> None:
        table = self._table
        seat = self._seat_called(rest) if rest else table.seat
        if seat is None:
            self._screen.say(table.say("terminal-no-seat", name=rest))
            return
        view = table.match.view(table.seat)
        self._screen.rows(table.sketch.table(view, table.words, seat))
        if not rest:
            self._screen.rows(table.sketch.rest(view, table.words))

    def _seat_called(self, name: str) -> int | None:
        """A seat by its number, its name or the beginning of it."""
        seats = range(len(self._table.seats))
        if name.isdecimal():
            return int(name) - 1 if int(name) - 1 in seats else None
        names = [fold(self._table.name(seat)) for seat in seats]
        return next((seat for seat in seats if names[seat].startswith(fold(name))), None)

    def _card(self, rest: str) -> None:
        table = self._table
        cards = list(table.sketch.cards(table.match.view(table.seat), table.words)) if rest else []
        wanted = fold(rest)
        found = [card for card in cards if fold(card[0]) == wanted]
        found = found or [card for card in cards if wanted in fold(card[0])]
        for name, lines in found[:RULES_AT_ONCE]:
            self._screen.say(name, "head")
            for line in lines:
                self._screen.say(line, indent=4)
        if not found:
            self._screen.say(table.say("terminal-no-card", name=rest or "?"))

    def _log(self, rest: str) -> None:
        table = self._table
        events = table.match.events_for(table.seat)
        last = int(rest) if rest.isdecimal() else len(events) if rest else LOG_LINES
        story.tell(events[-last:] if last else [], table.match.game, table.sketch, table.words, self._screen)

    # Doing ------------------------------------------------------------------------------------------------------------

    def _undo(self, rest: str) -> None:
        """One's own last choice: freely up to a barrier, and beyond it if everybody at the table agrees (T-5)."""
        table = self._table
        choices = choices_back(table)
        if not choices:
            self._screen.say(table.say("terminal-nothing-to-undo"))
        elif table.match.can_undo(table.seat):
            table.take_back(1, False)
        else:
            answer = self._screen.ask(table.say("terminal-undo-agree") + " ")
            if answer is not None and fold(answer) in table.say("terminal-yes").split():
                table.take_back(choices, True)
            else:
                table.refuse(Refusal("T-5", "table-undo-barrier"))

    def _hand(self, rest: str) -> None:
        """The keyboard goes to somebody else who has something to choose."""
        table = self._table
        waiting = [seat for seat in table.people if any(asked.seat == seat for asked in table.match.decisions)]
        after = [seat for seat in waiting if seat > table.seat] + waiting
        seat = self._seat_called(rest) if rest else after[0]
        if seat is None or seat not in waiting:
            self._screen.say(table.say("terminal-no-seat", name=rest))
        else:
            table.hand_over(seat)

    def _save(self, rest: str) -> None:
        self._table.save(rest)

    def _quit(self, rest: str) -> None:
        raise Leave


def choices_back(table: Table) -> int:
    """How many choices of anybody go when a seat's last one is taken back; 0 where it has made none."""
    match = table.match
    for at in reversed(range(len(match.log))):
        record = match.log[at]
        if isinstance(record, Choice) and record.seat == table.seat:
            choices = match.choices_after(at)
            if choices > match.choices_after(at + 1):  # it was not taken back before
                return choices
    return 0
