### Starboard: what the table itself says, whatever the game.

## Lists and names

list-none = nothing
list-and = { $first } and { $last }
seat-name = Seat { $number }

## Refusals by the rules of the table, T-1 to T-7

table-decision-closed = This decision is closed: it was answered already, or it was taken back. Answer one that is open now.
table-not-your-decision = This decision belongs to another seat. You can answer when one is put to yours.
table-not-offered = This answer is not among the ones offered. Choose one of those.
table-not-in-domain = These choices are not possible together. Leave something out, and take nothing twice.
table-game-over = The game is over, so nothing more can be chosen. You can watch it again or begin a new one.
table-undo-barrier = This cannot be taken back alone: only your own last choice can, and not past a die, a revealed card or another seat's choice. If everybody at the table agrees, it can.
table-stays-in-log = What is taken back stays in the log, and the same chance answers again.
table-time-backwards = Time at a table never runs backwards. Name a moment that is not in the past.

## The log

event-taken-back =
    { $choices ->
        [one] { $seat } takes back the last choice.
       *[other] { $seat } takes back the last { $choices } choices.
    }

## The decision bar

bar-default = If you do nothing: { $option }
bar-no-default = The table waits for your answer.
bar-undo = Undo
bar-can-undo = You can take back your last choice.
bar-cannot-undo = Your last choice can be taken back only if everybody agrees.
bar-waiting = Waiting for { $seats }.
bar-nothing-to-do = There is nothing for you to choose now.
bar-refused = { $reason } ({ $rule })
bar-confirm = Confirm
bar-cancel = Cancel

## Games without words of their own

option-value = { $value }

## Words

word-table = Table
word-seat = Seat
word-spectator = Spectator
word-machine-player = Machine player
word-your-turn = Your turn
word-turn = Turn
word-round = Round
word-phase = Phase
word-log = Log
word-rules = Rules
word-rule = Rule
word-options = Options
word-score = Score
word-winner = Winner
word-game-over = The game is over.
word-credits = Credits
word-dice = Dice
word-deck = Deck
