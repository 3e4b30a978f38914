"""An evening at the terminal's table, played by a script: each line is what somebody types."""

from starboard import players
from starboard.kernel.match import new
from starboard.terminal.play import play


class Typist:
    """Types the lines one after the other and then is gone. A number among them is time that passes meanwhile.

    `steps` are typed between two steps of a reckoning instead.
    """

    def __init__(self, *lines, steps=None):
        self.lines = list(lines)
        self.steps = steps
        self.now = 0
        self.prompts = []
        self.waits = []

    def read(self, prompt, seconds):
        self.prompts.append(prompt)
        self.waits.append(seconds)
        lines = self.lines if self.steps is None or not prompt.startswith("—") else self.steps
        if not lines:
            raise EOFError
        line = lines.pop(0)
        if isinstance(line, BaseException):
            raise line
        if isinstance(line, int):  # the table waits no longer than it said
            self.now += line
            print(prompt)
            return None
        print(prompt + line)
        return line

    def clock(self):
        return self.now


class Evening:
    """What was played, and all that stood on the screen."""

    def __init__(self, match, typist, out):
        self.match = match
        self.typist = typist
        self.out = out

    def after(self, line):
        """What the screen shows from that line on, up to the next prompt."""
        shown = self.out.split(line + "\n", 1)[1]
        return shown.split(" > ", 1)[0]


def sit_down(
    capsys, game, *lines, bots="", people=1, seed=1, options=None, language="en", file=None, match=None, steps=None
):
    """Plays until the lines run out or the game is over."""
    levels = [level for level in bots.split(",") if level]
    names = ["Mira", "Jon", "Ada"][:people]
    if match is None:
        match = new(game, people + len(levels), seed, options)
    typist = Typist(*lines, steps=steps)
    seats = [None] * people + [players.find(match.game, level) for level in levels]
    play(match, seats, language, file, names, keyboard=typist, clock=typist.clock)
    return Evening(match, typist, capsys.readouterr().out)
