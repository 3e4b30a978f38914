"""Draws docs/pictures/terminal.svg: the terminal's table in the middle of a game of Space Base.

.venv/bin/python docs/pictures/terminal.py
"""

from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from starboard.kernel.match import new
from starboard.lab.playing import chooser, seat_players
from starboard.terminal.screen import Screen
from starboard.terminal.table import Table
from starboard.text import Catalogue

SEED = "picture"
DARK = [(13, 17, 28), (232, 106, 106), (126, 200, 146), (229, 192, 112)]
BRIGHT = [(120, 130, 150), (240, 130, 120), (150, 220, 165), (240, 210, 140), (130, 175, 250), (215, 160, 240)]
DARK += [(110, 160, 240), (200, 140, 230), (104, 200, 210), (214, 221, 235)]
BRIGHT += [(130, 220, 230), (240, 244, 252)]
NIGHT = TerminalTheme((13, 17, 28), (214, 221, 235), DARK, BRIGHT)

# Rich's own frame fetches a font from elsewhere; a picture of ours asks nobody for anything.
FRAME = """<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img">
<title>Space Base at the terminal's table</title>
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
{styles}
</style>
<defs>{lines}</defs>
<rect fill="#0d111c" width="{width}" height="{height}" rx="12"/>
<g transform="translate(9, 9)">{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>
"""


class Nobody:
    def read(self, prompt, seconds):
        raise EOFError


def drawn() -> str:
    match = new("space_base", 3, SEED)
    bots = seat_players(match.game, ["normal"] * 3, SEED)
    choose = [chooser(match, bot) for bot in bots]
    while not (match.state.round == 7 and match.decisions[0].seat == 0 and match.decisions[0].kind == "use_dice"):
        match.choose(match.decisions[0], choose[match.decisions[0].seat](match.decisions[0]))
    screen = Screen(Nobody())
    screen.console = Console(
        record=True, width=100, file=StringIO(), force_terminal=True, color_system="truecolor", highlight=False
    )
    words = Catalogue("en", match.game, ["Mira", "Vega", "Rigel"], match.header.options)
    table = Table(match, [None, *bots[1:]], words, screen, lambda: 0, lambda name: None)
    try:
        table.run()
    except EOFError:
        screen.say("Mira > ", "own")
    return screen.console.export_svg(title="", theme=NIGHT, code_format=FRAME, unique_id="starboard")


if __name__ == "__main__":
    Path(__file__).with_name("terminal.svg").write_text(drawn(), encoding="utf-8")
