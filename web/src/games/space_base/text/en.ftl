### Space Base's board in the browser: names of its parts, and what is read aloud.

sb-shipyard = Shipyard
sb-colonies = Colonies
sb-players = The other players
sb-parts = Parts of the table
sb-hand = Your six cards
sb-tab-console = Console
sb-tab-yard = Shipyard
sb-tab-players = Players
sb-console = Console of { $seat }
sb-level = Level { $level }, { $deck } in the deck
sb-sector = Sector { $sector }
sb-patrol-of = Patrol of sector { $sector }
sb-station-card = Sector { $sector }, station: { $card }.
sb-patrol-cards =
    { $count ->
        [0] Sector { $sector }: nothing on patrol.
        [one] Sector { $sector }, 1 ship on patrol: { $gains }.
       *[other] Sector { $sector }, { $count } ships on patrol, together { $gains }.
    }
sb-charges = Charges: { $charges } of { $cells }.
sb-both-halves = Station: { $station } Patrol: { $patrol }
sb-offer-ship =
    { $cost ->
        [one] { $card }, level { $level }, 1 credit, for sector { $sector }.
       *[other] { $card }, level { $level }, { $cost } credits, for sector { $sector }.
    }
sb-offer-colony =
    { $cost ->
        [one] { $card }, a colony, 1 credit, for sector { $sector }.
       *[other] { $card }, a colony, { $cost } credits, for sector { $sector }.
    }
sb-enlarge = Show the console of { $seat }.
sb-back-to-mine = Back to my console
sb-dice =
    { $first ->
        [0] The dice are not rolled yet
       *[other] Dice: { $first } and { $second }
    }
sb-would-be = { $now }, would be { $then }
sb-credits-hint = Credits: a purchase takes them all
sb-income-hint = Income: at the end of your turn your credits rise to it
sb-vp-hint = Victory points: 40 trigger the end
sb-round = Round { $round }
sb-phase-hint = A turn has nine phases; diamonds are windows for abilities
sb-phase-0 = Setup
sb-phase-1 = First window
sb-phase-2 = Dice roll
sb-phase-3 = Dice use
sb-phase-4 = Rewards
sb-phase-5 = Second window
sb-phase-6 = Purchase
sb-phase-7 = Third window
sb-phase-8 = Refill
sb-phase-9 = Income
sb-last-round = Last round
sb-goes-to = Goes to sector { $sector }.
sb-replaced = { $card } is deployed and then pays on other players’ turns:
sb-credits-left =
    { $credits ->
        [0] You have no credits left.
        [one] You have 1 credit left.
       *[other] You have { $credits } credits left.
    }
sb-of-level =
    { $level ->
        [0] starting ship
       *[other] level { $level }
    }
sb-a-colony = Colony
sb-costs =
    { $cost ->
        [one] Costs 1 credit
       *[other] Costs { $cost } credits
    }
sb-nothing = Nothing.
sb-no-cards = No card lies here yet. A ship that a new one replaces comes here.

sb-turn-of = { $seat }’s turn
sb-news = Since your last choice: { $what }.
sb-news-card = { $card } in sector { $sector }
sb-pays-nothing = nothing

## The end of the game

sb-result = Result
sb-points-of-stations = Stations
sb-points-of-patrol = Patrol
sb-points-of-colonies = Colonies
sb-points-of-abilities = Abilities
sb-points-lost = Taken by others
sb-points-before = Before this table
sb-cards-taken = Cards taken
sb-best-card = Most points
sb-best-card-is = { $card } ({ $vp })
sb-points-by-round = Points by round

## The guided first game

sb-lesson = Your first game
sb-learn-next = Next
sb-learn-done = Play on
sb-learn-stop = End the lesson
sb-learn-play = Go on playing. The next hint comes when there is something new.
sb-learn-goal = You lead a space base. Whoever has the most victory points wins; at 40 the last round begins.
sb-learn-station = These are your twelve sectors. The blue card in each is your station: it pays when the dice point at its sector on your own turn. Point at any card, or tap it, and it explains itself.
sb-learn-patrol = At the start you drew { $drawn } for sector { $sector }. It replaced { $card }, which now lies upside down in the red patrol above. Patrol pays on the turns of the others.
sb-learn-own-dice = You rolled { $first } and { $second }. Use each die for its own sector, or the sum for sector { $sum }. The buttons show what each way brings. Choose one.
sb-learn-gained =
    { $way ->
        [station] { $card } in sector { $sector } paid you from its blue station half, because it is your turn.
       *[patrol] { $card } in sector { $sector } paid you from its red patrol half, because it is another player’s turn.
    }
sb-learn-purchase =
    { $credits ->
        [one] Now you may buy one card for 1 credit. It takes all your credits, whatever it costs. The number at its upper right is the sector it goes into. { $card } would be a good start.
       *[other] Now you may buy one card for up to { $credits } credits. It takes all your credits, whatever it costs. The number at its upper right is the sector it goes into. { $card } would be a good start.
    }
sb-learn-placed = { $card } is your station in sector { $sector } now. { $deployed } went on patrol there and pays on the turns of the others. So every purchase pays twice.
sb-learn-income = At the end of your turn your credits rise to your income if they were lower. Yours is { $income }. Income is never spent.
sb-learn-others-dice = { $seat } rolled { $first } and { $second }. Everybody uses the same dice, each in their own way. It is not your turn, so your red patrol pays, not your stations. Choose a way.
sb-learn-rivals = Here are the others at a glance: credits, income, points, and what each sector pays. Touch a player to see their console large.
sb-learn-odds = Sectors 1 to 6 come up often. Sectors 7 to 12 need the sum and come up less often, so their cards pay much more. This time: { $first } and { $second }, or { $sum }.
sb-learn-ability-ship = Some ships have cells, drawn as small squares, and an ability in a frame. { $card } is one you can afford now. Try it, or buy what you like better.
sb-learn-cells = When { $card } would pay, a charge is put into its cell. Charges pay for the ability in the frame: a square frame works on your turn, one rounded below on others’ turns, a round one on any turn.
sb-learn-window = A charged ability is ready. Use it, or pass and keep the charge for later.
sb-learn-colony = The planets are colonies. They bring points at once but close their sector for ever: it pays no more on your turn and takes no further card. Good late in the game.
sb-learn-end = You know how Space Base is played. Go on to 40 points; every card explains itself, and the rules are in the book above.
