### Space Alert's board in the browser: its parts, and what is read aloud.

sa-parts = Parts of the table
sa-tab-plan = Plan
sa-tab-threats = Threats
sa-tab-ship = Ship
sa-tab-crew = Crew
sa-clock = Mission clock
sa-clock-at = Mission clock: { $time }
sa-phases = Phases
sa-phase = Phase { $phase }
sa-left = Ends in { $time }
sa-draws =
    { $count ->
        [one] 1 card to draw
       *[other] { $count } cards to draw
    }
sa-speed-half = Clock at half speed
sa-speed-stopped = The clock waits for you
sa-voice = The computer reads its announcements aloud
sa-agreeing = { $count } of { $of } would end now
sa-android = Android { $number }
sa-member = Crew member { $number }
sa-threats = Threats
sa-internal = inside the ship
sa-track = Trajectory { $track }: { $length } squares, the ship at the end
sa-square = Square { $square }: { $mark }
sa-appears = Appears in turn { $turn }
sa-hp = Hit points
sa-shield = Shield value
sa-speed = Speed
sa-acts = Turns in which it acts, at its printed speed
sa-on-square = square { $square }
sa-state-announced = announced
sa-state-waiting = to come
sa-state-active = active
sa-state-destroyed = destroyed
sa-state-survived = survived
sa-points = Points: { $survived } if survived, { $destroyed } if destroyed.
sa-own-rules = More rules: { $rule }
sa-no-threat = nothing yet
sa-ship = The ship
sa-gun = Weapon, strength { $strength }
sa-pips =
    { $kind ->
        [shield] Shield: { $value } of { $of }
        [reactor] Reactor: { $value } of { $of }
        [fuel] Fuel capsules: { $value } of { $of }
        [rocket] Rockets: { $value } of { $of }
       *[squad] Squads in store: { $value } of { $of }
    }
sa-figure =
    { $state ->
        [out] { $name }, knocked out
        [squad] { $name }, with battlebots
        [tired] { $name }, with deactivated battlebots
       *[fit] { $name }
    }
sa-damage =
    { $count ->
        [0] no damage
        [one] 1 damage
       *[other] { $count } damage
    }
sa-fuel = Fuel
sa-rockets = Rockets
sa-squads = Squads
sa-interceptors = Interceptors:
sa-docked = docked
sa-computer = Computer, by phase:
sa-board-of = Action board of { $who }
sa-slot =
    { $accepts ->
        [1] Turn { $turn }: { $holds }. It can go here.
       *[0] Turn { $turn }: { $holds }
    }
sa-empty = empty
sa-then-in = After this turn: { $station }
sa-an-action = an action, face down
sa-a-move = a movement, face down
sa-is-android = Android
sa-my-plan = My plan
sa-boards = Action boards
sa-sketch = The shared sketch: what I mean to do
sa-i-mean = I mean to:
sa-mean = Turn { $turn }, meant: { $half }
sa-told = Cards it says it has
sa-means = Means to do
sa-nothing = nothing after all
sa-turn-over = Turn over
sa-take-back = Take back
sa-or-move = or touch a slot to move it there
sa-let-go = Let go
sa-choose-card = Turn { $turn }: choose half of a card.
sa-choose-slot = { $half }: choose a slot.
sa-how-to = Choose half of a card, then a slot.
sa-how-to-give = Choose half of a card, then a slot or whom to give it to.
sa-leave-phase = Leave phase { $phase } for good? Its cards then stay as they lie.
sa-on-to-phase = On to phase { $phase }
sa-stay = Not yet
sa-half =
    { $count ->
        [1] { $half }, of the card { $card }
       *[other] { $half }, of the card { $card }; { $count } of them
    }
sa-hand =
    { $count ->
        [one] My hand: 1 card
       *[other] My hand: { $count } cards
    }
sa-for-android = android { $number }
sa-no-cards = No cards in hand.
sa-crew = The crew
sa-in-phase = phase { $phase }
sa-cards-of =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
sa-done = Finished
sa-mission-number = Flight { $number }
sa-unknown-mission = A mission that nobody knows yet
sa-briefing = Share out the roles below, and say when you are ready. Then the clock starts: plan your crew member’s turns with the cards in your hand while the threats are announced.
sa-duty-captain = acts first and keeps the crew to a plan
sa-duty-communications = lays out external threats
sa-duty-security = lays out internal threats
sa-ready = ready
sa-not-ready = not ready yet
sa-reckoning = The reckoning
sa-turns = Turns
sa-turn = Turn { $turn }
sa-jump = The jump
sa-to-end = To the end
sa-step-threat-appears = a threat appears
sa-step-player-actions = the crew acts
sa-step-compute-damage = shots and damage
sa-step-threat-actions = the threats act
sa-step-computer-check = the computer is checked
sa-step-jump = the jump
sa-score = Score
sa-won = The ship made it
sa-lost = The ship was lost to { $threat }
sa-lost-short = lost
sa-destroyed = Destroyed
sa-survived = Survived
sa-visual = Observation
sa-penalties = Penalties
sa-later = later
sa-total = Points:
