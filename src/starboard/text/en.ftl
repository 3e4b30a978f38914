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
table-undo-barrier = This cannot be taken back alone: only your own last choice can, and not past a die, a revealed card or another seat’s choice. If everybody at the table agrees, it can.
table-stays-in-log = What is taken back stays in the log, and the same chance answers again.
table-time-backwards = Time at a table never runs backwards. Name a moment that is not in the past.

## Refusals by the rules of a table that lives on a server, T-8 and on

table-not-your-seat = This seat belongs to somebody else: its secret link opens it. Sit down on an open seat, or use your own link.
table-number-used = A command with this number was sent before, and it was another one. Load the page again.
table-too-busy = The table has more to do than it can follow. Try again in a moment.
table-too-fast = That was faster than the table can follow. Wait a moment, then go on.
table-too-often = Too many requests came from your address. Try again in { $seconds } s.
table-house-full = This server has as many tables open as it can look after. Try again in a few minutes.
table-too-long = This is longer than the server takes. Send less at once.
table-name-length = A name has 1 to { $most } characters. Choose one that fits.
table-line-length = A chat line has 1 to { $most } characters. Say it in fewer words, or in two lines.
table-no-open-seat = There is no such open seat at this table. You can watch, or sit down at another table.
table-no-such-seat = This table has no such seat. Name one that it has.
table-no-proposal = Nobody proposes to go back any more: it was decided, or the time for it is over.
table-no-such-place = There is no such place in the log to go to. Choose another line of it.
table-not-begun = The game has not begun: some seats are still open. It begins when all are taken.
table-not-over = The game is not over. A rematch begins after its end.
table-no-stand-in = No person plays on this seat, so nobody can be replaced there.
table-no-such-level = This game has no such machine player. Choose one of its levels.
table-resigned = This seat has resigned, or there is nothing left to resign from: a machine plays it to the end.
table-seat-present = The person on this seat is here. Only they can let a machine play for them.
table-still-secret = The game still goes on, and what it keeps secret is not handed out. Come back when it is over.
table-bad-data = This cannot be used ({ $problem }).
table-no-such-game = There is no such game here. Choose one of the games of this server.
table-no-such-table = There is no such table. Check the link, or begin a table of your own.
table-unknown-pack = This content pack is not on this server. Choose one that is, or ask the host for it.
table-wrong-seats = This game is for { $least } to { $most } seats. Add or remove some.
table-wrong-time = A clock has from 0 to { $most } seconds. Choose a time in between.
table-misshapen = The request does not have the form that /api/openapi.json describes ({ $problem }).
table-no-such-page = There is nothing at this address. Begin at the front page.
table-no-such-method = This address takes no request of this kind. /api/openapi.json says which ones it takes.
table-no-client = The pages for browsers have not been built on this server. Run make play, which builds them.
table-not-a-command = The table does not understand this message. Load the page again.
table-foreign-page = Only the pages of this server may do this. Open the server’s own address.
table-closing = The server is stopping or starting anew. Try again in a few seconds.
table-fault = Something went wrong in the server, and nothing was changed. Try again; if it happens again, tell the host.
table-not-kept = The server could not keep this, and nothing was changed. Try again; the host may have run out of disk space.
account-name-taken = This name is taken. Choose another one, or log in if it is yours.
account-wrong-password = Name and password do not belong together. Check both and try again.
account-too-often = This name was tried too often. Try again in { $seconds } s, or use a passkey.
account-password-length = A password has { $least } to { $most } characters. Choose a longer or shorter one.
account-unknown-passkey = This passkey is not known here. Log in another way, or open an account with it.
account-passkey-refused = The device’s answer was not accepted. Try again from the beginning.
account-too-late = This took too long, or was answered before. Try again from the beginning.
account-too-many-passkeys = An account has at most { $most } passkeys. Use one of those it has.
account-not-logged-in = Nobody is logged in in this browser. Log in first.
call-no-push = This server cannot call this browser. Ask it to allow notifications, or choose another way.
call-no-mail = This server writes no mails to that address. Check the address, or choose another way.
call-too-many = A seat has at most { $most } ways to be called. Remove those you no longer need.
call-not-sent = The mail could not be sent. Try again later, or tell the host of this server.
call-confirm-first = A mail to this address is on its way already. Open the link in it first.
call-unknown-link = This link is not known, or was used before. Ask to be called once more.
call-confirmed = Thank you. From now on this address is written to when a table waits for you.
call-title = It is your turn
call-body = { $game } waits for you.
call-subject =
    { $tables ->
        [one] A table waits for you
       *[other] { $tables } tables wait for you
    }
call-digest =
    { $tables ->
        [one] It is your turn at this table:
       *[other] It is your turn at these tables:
    }
call-confirm-subject = Do you want to be told when it is your turn?
call-confirm-body = Somebody, perhaps you, asked Starboard to write to this address when a table waits for you. If you want that, open this link; if not, do nothing and no more mail will come. { $link }

## The log

event-taken-back =
    { $choices ->
        [one] { $seat } takes back the last choice.
       *[other] { $seat } takes back the last { $choices } choices.
    }

## The decision bar

bar-default = If you do nothing: { $option }
bar-no-default = The table waits for your answer.
bar-free = Time goes on; you may choose, but need not.
bar-held = What happened is being shown step by step.
bar-undo = Undo
bar-can-undo = You can take back your last choice.
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
word-log = Log
word-rules = Rules
word-score = Score
word-game-over = The game is over.

## The table in a terminal

terminal-name = { $name }
terminal-person = Player { $number }
terminal-machines = Vega, Rigel, Altair, Deneb, Mira
terminal-which-game = Which game?
terminal-on-shelf =
    { $fewest ->
        [one] { $title }, for 1 to { $most }
       *[other] { $title }, for { $fewest } to { $most }
    }
terminal-your-name = What is your name?
terminal-how-many-machines = How many machine players, { $low } to { $high }?
terminal-how-strong = How strong are they? You can choose { $levels }.
terminal-no-level = There is no { $level }. You can choose { $levels }.
terminal-number-needed = A number from { $low } to { $high } is needed.
terminal-options = The options of the game:
terminal-change-option = Change one with NAME=VALUE, or press Enter to begin.
terminal-welcome = Answer by number, by letter or by a few words of the option. “card” and a name shows a card; “help” tells the rest.
terminal-enter = Enter alone: { $option }
terminal-key-enter = Enter
terminal-many-how = Type the numbers one after the other, such as 3 1. Enter alone takes none.
terminal-not-now = Not possible now (“why” with a number tells the rule):
terminal-more = and { $count } more like it
terminal-more-how = Some words are enough to find the others.
terminal-in-the-log =
    { $count ->
        [one] (1 sentence more in the log.)
       *[other] ({ $count } sentences more in the log.)
    }
terminal-several = Several options fit. Type more words, or the number.
terminal-unclear = “{ $line }” is no answer here. Type a number, some words of an option, or “help”.
terminal-possible = This is possible: { $option }
terminal-hand-over = { $seat }, it is your turn. When nobody else is looking, press Enter.
terminal-step = — Enter: next step · a: all the rest
terminal-step-all = a all
terminal-saved = The match is saved in { $file }.
terminal-resume = Go on whenever you like:
terminal-nothing-to-undo = You have not chosen anything yet that could be taken back.
terminal-undo-agree = Since then a die fell, something was revealed or somebody else chose. Does everybody here agree to take it back? (y or n)
terminal-yes = y yes
terminal-rules-how = Type “rules” with a number, such as { $id }, or with some words.
terminal-no-rule = No rule has “{ $words }”. Try fewer words.
terminal-more-rules =
    { $count ->
        [one] 1 more rule has these words. Add a word to see fewer.
       *[other] { $count } more rules have these words. Add a word to see fewer.
    }
terminal-no-seat = Nobody here is called “{ $name }”, or they have nothing to choose.
terminal-no-card = There is nothing called “{ $name }” to look up here.
terminal-winners =
    { $count ->
        [one] { $seats } wins.
       *[other] { $seats } win together.
    }
terminal-nobody-wins = Nobody wins.
terminal-rule-T-1 = A decision is answered once. One that was answered, or taken back, is closed.
terminal-rule-T-2 = Every seat answers its own decisions.
terminal-rule-T-3 = Only what a decision offers can be chosen.
terminal-rule-T-4 = When the game is over, nothing more is chosen.
terminal-rule-T-5 = Alone you take back only your own last choice, and not past a die, a revealed card or another seat’s choice. Beyond that everybody at the table has to agree.
terminal-rule-T-7 = Time at a table never runs backwards.
terminal-order-help = help
terminal-order-why = why
terminal-order-rules = rules rule
terminal-order-board = board
terminal-order-card = card
terminal-order-log = log
terminal-order-undo = undo
terminal-order-hand = hand
terminal-order-save = save
terminal-order-quit = quit
terminal-usage-answer = 3, c, some words
terminal-usage-help = help
terminal-usage-why = why [3]
terminal-usage-rules = rules WORDS
terminal-usage-board = board [PLAYER]
terminal-usage-card = card NAME
terminal-usage-log = log [40]
terminal-usage-undo = undo
terminal-usage-hand = hand [PLAYER]
terminal-usage-save = save [FILE]
terminal-usage-quit = quit
terminal-help-answer = choose an option by its number, its letter (a for 1, b for 2) or some of its words
terminal-help-help = this list
terminal-help-why = the rule behind option 3; alone, behind the last refusal or the question
terminal-help-rules = the rules with these words, or with a number
terminal-help-board = the whole table, or what lies before a player
terminal-help-card = what a card says
terminal-help-log = the last 20 lines of the log, or as many as you say
terminal-help-undo = take back your last choice; past a die or a secret only if everybody agrees
terminal-help-hand = let somebody else at this keyboard choose
terminal-help-save = keep the match, and play on
terminal-help-quit = keep the match and leave; Ctrl-C does the same
