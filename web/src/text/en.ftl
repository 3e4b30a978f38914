### What the browser's shell says, whatever the game. The table's own words stand in src/starboard/text.

## The lobby

ui-lobby-title = Space board games with friends, anywhere
ui-lobby-line = Choose a game and play at once against machines, or open a table and send your friends a link. No account is needed.
ui-your-name = Your name
ui-name = Name
ui-guest = Guest
ui-games = Games
ui-game = Game
ui-players =
    { $low ->
        [1] 1 to { $high } players
       *[other] { $low } to { $high } players
    }
ui-play-now = Play now
ui-learn = Learn
ui-new-table = New table
ui-my-tables = My tables
ui-forget = Remove { $table } from this list
ui-listed-tables = Public tables
ui-no-listed = Nobody has a public table open just now.
ui-open-seats =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
ui-state-gathering = waiting for players
ui-state-playing = being played
ui-state-over = finished
ui-open-file = Open a match file
ui-file-too-big = This file is too big to be a match. Choose one that Starboard has written.
ui-next-waiting = Next table that waits for you
ui-home = Home
ui-no-server = The server does not answer. Check the connection and try again.

## A new table

ui-seats = Seats
ui-seat-kind = Seat { $number }: who plays
ui-name-of-seat = Seat { $number }: name
ui-me = you
ui-same-device = Another person on this device
ui-guest-by-link = A guest with the link
ui-seat-open = Free seat
ui-seat-machine = Let a machine play
ui-machine-level = Machine player, { $level }
ui-machine-name = Machine { $number }
ui-level-random = random
ui-level-easy = easy
ui-level-normal = normal
ui-level-hard = hard
ui-add-seat = Add a seat
ui-remove-seat = Remove seat { $number }
ui-pace = Pace
ui-pace-none = No clock
ui-pace-live = Live, with a clock
ui-pace-days = Days for each decision
ui-turn-seconds = Seconds for each decision
ui-bank-seconds = Bank of extra seconds for the whole game
ui-days = Days for each decision
ui-options = Options
ui-listed = Public: anybody can find this table in the lobby
ui-create = Open the table

## Inviting and sitting down

ui-invite = Invite with this link
ui-invite-hint = Whoever opens it can take a free seat. The game begins when all seats are taken.
ui-copy = Copy
ui-copied = Copied
ui-qr = QR code: { $label }
ui-sit-down = Sit down
ui-which-seat = Seat
ui-any-seat = Any free seat
ui-gathering = Waiting for everybody to sit down.
ui-connecting = Connecting to the table.

## At the table

ui-decision = Your decision
ui-decisions = Open decisions
ui-agree = Agree
ui-disagree = Disagree
ui-proposal = { $seat } would like to go back in the game. Do you agree?
ui-proposal-waits = You propose to go back. Waiting for the others to agree.
ui-line = Connection lost
ui-offline = The connection is lost. What you choose is sent as soon as it is back.
ui-budget = { $spent } of { $budget } used
ui-on-board =
    { $count ->
        [one] Choose on the board, or show the list (1)
       *[other] Choose on the board, or show the list ({ $count })
    }
ui-fewer = Hide the list
ui-not-now =
    { $count ->
        [one] Not possible now (1)
       *[other] Not possible now ({ $count })
    }
ui-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }
ui-rematch = Play again
ui-to-rematch = To the new game
ui-watching = You are watching this game.
ui-away = away
ui-resigned = resigned; a machine plays on
ui-standing-in = a machine stands in
ui-to-act = to choose
ui-time-left = Time left: { $time }
ui-days-left =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
ui-hand-over = Hand the device to { $name }
ui-hand-over-line = What follows is for { $name } alone.
ui-hand-over-show = I am { $name }
ui-hand-over-never = Do not ask again at this table
ui-just-happened = Just happened
ui-skip = Skip

## Log and chat

ui-log-and-chat = Log, chat and rules
ui-why = Why?
ui-no-rules = No rule is behind this line: somebody chose it.
ui-watch-here = Watch from here
ui-back-here = Back to here
ui-earlier = Show earlier lines
ui-small-steps =
    { $count ->
        [one] 1 small step
       *[other] { $count } small steps
    }
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-say = Say something
ui-chat-mute = Mute the chat
ui-chat-unmute = Show the chat
ui-chat-is-muted = The chat is muted.
ui-send = Send
ui-unread =
    { $count ->
        [one] 1 new line
       *[other] { $count } new lines
    }

## The table's menu

ui-table-menu = This table
ui-my-link = Link to this seat
ui-my-link-hint = This link is the seat: whoever opens it plays here, on any device. Keep it to yourself.
ui-watch-link = Link to watch this table
ui-room = Big screen
ui-match-file = Match file
ui-resign = Resign
ui-resign-sure = Resign for good? A machine plays this seat to the end.
ui-stand-in = Let a machine stand in
ui-give-back = Play again myself
ui-table-gone = There is no such table.
ui-key-forbidden = This link does not open a seat any more.
ui-watch-table = Watch the table

## Replay

ui-replay = Replay
ui-replay-of = Replay: { $table }
ui-to-table = Back to the table
ui-scrub = Position in the game
ui-record = { $at } of { $records }
ui-step-back = One step back
ui-step-on = One step on
ui-play = Play
ui-pause = Pause
ui-speed = Speed { $speed }
ui-share = Share
ui-share-position = Link to this position
ui-fork = Play on from here
ui-seen-by = Seen by
ui-seen-by-all = a spectator

## Rules

ui-search-rules = Search the rules
ui-nothing-found = No rule has all these words.
ui-rules-found =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }

## Settings

ui-settings = Settings
ui-close = Close
ui-language = Language
ui-theme = Theme
ui-theme-auto = Like the device
ui-theme-night = Night
ui-theme-day = Day
ui-motion = Motion
ui-motion-auto = Like the device
ui-motion-reduced = Reduced
ui-volume = Volume of the sounds
ui-chat-muted = Mute the chat
ui-single-keys = Keys of one letter or digit
ui-notify = Notify me when it is my turn
ui-keys = Keys
ui-key-digits = choose an option
ui-key-undo = undo
ui-key-log = log
ui-key-chat = chat
ui-key-rules = rules
ui-key-tab = next thing that can be chosen
ui-key-arrows = step through a replay

## An account, and being called

ui-account = Account
ui-account-why = You need no account to play. With one you find your tables on all your devices.
ui-account-hello = You are logged in as { $name }.
ui-account-seats =
    { $count ->
        [0] No seats are kept yet.
        [one] 1 seat is kept.
       *[other] { $count } seats are kept.
    }
ui-password = Password
ui-account-log-in = Log in
ui-account-register = Open an account
ui-account-log-out = Log out
ui-account-close = Delete the account
ui-account-close-sure = The account is deleted for good. The links of your seats go on working.
ui-account-passkey-log-in = Log in with a passkey
ui-account-passkey-register = Open an account with a passkey
ui-account-add-passkey = Add a passkey of this device
ui-call-me = Call me when it is my turn
ui-call-push = Call me on this device
ui-call-mail = Write to me
ui-call-not = Stop calling me at this table
ui-called-push = This device will be called.
ui-called-mail = A mail is on its way if the address is new here: open the link in it.
ui-called-not = You will not be called at this table.
ui-mail = Mail address
ui-quiet-from = Quiet from
ui-quiet-to = until
