### Space Base: prompts, options, refusals, the log and the words of the cards.

## Amounts

amount-credits =
    { $count ->
        [one] 1 credit
       *[other] { $count } credits
    }
amount-income = { $count } income
amount-vp = { $count } VP
amount-charge =
    { $count ->
        [one] 1 charge
       *[other] { $count } charges
    }

## The log

event-card-drawn =
    { $cost ->
        [0] { $seat } draws { $card } and pays nothing.
        [one] { $seat } draws { $card } and pays 1 credit.
       *[other] { $seat } draws { $card } and pays { $cost } credits.
    }
event-dealt = { $seat } is dealt { $cards }.
event-drafted =
    { $count ->
        [0] { $seat } buys none of the six cards.
       *[other] { $seat } buys { $cards } for { $cost }.
    }
event-first-player-rolled = { $seat } rolls { $total } for the first turn.
event-first-player = { $seat } is first player.
event-place-bonus = { $seat } gains { $gains } for place { $place } in turn order.
event-round-began = Round { $round } begins.
event-turn-began = It is { $seat }’s turn.
event-rolled =
    { $again ->
        [1] { $seat } rolls again: { $first } and { $second }.
       *[0] { $seat } rolls { $first } and { $second }.
    }
event-die-set = { $seat } sets a die to { $face }.
event-dice-used =
    { $way ->
        [separate] { $seat } uses the dice separately, for sectors { $sectors }.
        [double] { $seat } uses the dice separately, twice for sector { $sector }.
       *[sum] { $seat } uses the sum, for sector { $sector }.
    }
event-sum-shifted = { $seat } moves the sum to sector { $sector } with { $card }.
event-gained =
    { $by ->
        [arrow] By the arrow { $seat } gains { $gains } from { $card }.
        [double] { $seat } gains { $gains } from { $card } once more.
       *[dice] { $seat } gains { $gains } from { $card }.
    }
event-arrow-turned = { $seat } turns the arrow of { $card } to sector { $to }.
event-sector-doubled = { $seat } lets sector { $sector } pay once more with { $card }.
event-ability-used =
    { $charges ->
        [one] { $seat } uses { $card } for 1 charge.
       *[other] { $seat } uses { $card } for { $charges } charges.
    }
event-ability-gained = { $seat } gains { $gains } from { $card }.
event-bought =
    { $ordinary ->
        [1]
            { $paid ->
                [0] { $seat } buys { $card } for nothing.
                [one] { $seat } buys { $card } for the last credit.
               *[other] { $seat } buys { $card } for all { $paid } credits.
            }
       *[0] { $seat } buys { $card } for { $paid }.
    }
event-claimed = { $seat } claims { $card }.
event-nothing-bought = { $seat } buys nothing.
event-placed = { $seat } places { $card } in sector { $sector }. { $deployed } is deployed{ $charges_kept ->
        [0] { "" }
        [one] , keeping 1 charge
       *[other] , keeping { $charges_kept } charges
    }{ $charges_lost ->
        [0] { "" }
        [one] , losing 1 charge
       *[other] , losing { $charges_lost } charges
    }.
event-colony-settled = { $seat } settles { $card } and gains { $vp } VP.
event-charge-added = { $seat } puts a charge on { $card }.
event-charge-moved = { $seat } moves a charge from { $card } to { $to }.
event-sectors-swapped = { $seat } swaps sectors { $a } and { $b } with all their cards.
event-cards-swapped = { $seat } swaps { $card } in sector { $sector } with { $other } in sector { $other_sector }.
event-vp-lost = { $seat } loses { $vp } VP.
event-refilled = New in the shipyard: { $cards }.
event-income-paid =
    { $credits ->
        [one] Income brings { $seat } 1 credit.
       *[other] Income brings { $seat } { $credits } credits.
    }
event-end-triggered = { $seat } has { $vp } VP. The game ends with this round.
event-extra-round = { $seats } are tied for first place. Everybody plays one more round.
event-won =
    { $by ->
        [ability] { $seat } wins at once by an ability.
       *[points] { $seat } wins with { $vp } VP.
    }

## Prompts

ask-window = Use an ability, or pass.
ask-set-dice = Set a die before the roll, or roll.
ask-reroll = Roll again, or keep the dice.
ask-use-dice = Use the dice as a sum, or separately.
ask-shift-sum = Move the sector of your sum to the right, or leave it.
ask-set-die = Which number do you set with { $card }?
ask-reroll-die = Which die do you roll again?
ask-add-charge = Which of your cards takes the charge?
ask-move-charge = Which charge do you move, and to which card?
ask-swap-card = Which station card changes places with { $card }?
ask-double = Use a 2× ability before collecting, or collect.
ask-double-sector = Which sector pays once more with { $card }?
ask-turn-arrow = To which side do you turn the arrow of { $card }?
ask-purchase = Buy one card for all your credits, or nothing.
ask-buy = Buy one card for exactly its cost, or decline.
ask-claim = Claim a ship free of charge, or decline.
ask-place-at = Into which sector do you place { $card }?
ask-draft = Buy any of these cards for up to 15 credits together, in the order of placing.

## Options

option-pass = Pass
option-decline = Decline
option-roll = Roll the dice
option-keep = Keep the dice
option-collect = Collect without 2×
option-stay = Stay at sector { $sector }
option-buy-nothing = Buy nothing
option-use = Use { $card }
option-sum = Sum: sector { $sector }
option-separate = Separate: sectors { $first } and { $second }
option-separate-double = Separate: sector { $first } twice
option-shift = { $card }: to sector { $sector }
option-set-die = Set a die to { $face }
option-set-this-die =
    { $now ->
        [0] Set die { $die } to { $face }
       *[other] Set die { $die } from { $now } to { $face }
    }
option-reroll-die = Roll the { $face } again
option-charge = { $card }, sector { $sector }
option-move-charge = From { $card } to { $to }
option-swap-card = { $card }, sector { $sector }
option-turn-arrow = To sector { $sector }
option-double-sector = Sector { $sector } once more
option-buy = Buy { $card } for { $cost }
option-claim = Claim { $card }
option-place = Sector { $sector }, where { $card } is deployed
option-draft = { $card } for { $cost }, sector { $sector }

## Refusals

refusal-too-dear = You cannot buy { $card }: it costs { $cost } and you have { $credits }. With { $missing } more you can.
refusal-colony-in-sector = You cannot take { $card }: your colony closes sector { $sector }. Choose a card for another sector.
refusal-level = You cannot take { $card }: this effect is for ships of level { $levels }. Choose one of those.
refusal-claim-colony = You cannot claim { $card }: colonies do not lie in the shipyard. You can buy it in a purchase.
refusal-red-on-own-turn = You cannot use { $card } now: red abilities work on other players’ turns. Keep the charge until then.
refusal-blue-on-other-turn = You cannot use { $card } now: blue abilities work on your own turn. Keep the charge until then.
refusal-phase =
    { $when ->
        [before_roll] You cannot use { $card } now: a die is set in phase 2, before the roll, on your own turn.
        [after_roll] You cannot use { $card } now: dice are rolled again in phase 2, after the roll, on your own turn.
        [dice_use] You cannot use { $card } now: it moves a sum in phase 3, when you have chosen sum.
        [collect] You cannot use { $card } now: it works in phase 4, before rewards are collected.
       *[window] You cannot use { $card } now: it works in a window, in phase 1, 5 or 7.
    }
refusal-charges =
    You cannot use { $card }: it needs { $price ->
        [one] 1 charge
       *[other] { $price } charges
    } and has { $charges }. With { $missing } more you can.
refusal-nothing-to-swap = You cannot use { $card }: a colony may not go to the patrol zone, and no other station card is there to swap with.
refusal-no-ability = You cannot use { $card } now: the half in force has no ability.
refusal-colony-to-patrol = You cannot choose { $card }: a colony may not go to the patrol zone. Choose a ship.
refusal-cells-full = You cannot put a charge on { $card }: all its cells are filled. Choose a card with an empty cell.
refusal-sector-closed = You cannot place a card in sector { $sector }: your colony closes it. Choose another sector.
refusal-past-last-sector = You cannot move the sum from sector { $sector } by { $steps }: sector 12 is the last one. Choose fewer steps, or stay.

## Cards

zone-station = Station, on your own turn
zone-patrol = Patrol, on other players’ turns

card-gain = Gain { $gains }.
card-charge = Put 1 charge on this card.
card-arrow =
    { $direction ->
        [left] Also gain the rewards of the sector to the left.
        [right] Also gain the rewards of the sector to the right.
       *[both] Also gain the rewards of the sector to the left or to the right.
    }
card-cells =
    { $layout ->
        [single] 1 cell. One use removes its charge.
        [joined] { $cells } joined cells. One use needs and removes all { $cells } charges.
       *[row] { $cells } cells. One use removes 1 charge.
    }
card-cells-by-players =
    { $joined ->
        [1] Joined cells. One use needs and removes all charges: { $two } with 2 players, { $three } with 3, { $four } with 4, { $five } with 5.
       *[0] Cells: { $two } with 2 players, { $three } with 3, { $four } with 4, { $five } with 5. One use removes 1 charge.
    }
card-ability =
    { $color ->
        [blue] Blue ability, on your own turn
        [red] Red ability, on other players’ turns
       *[green] Green ability, on any turn
    }, { $when ->
        [before_roll] before the roll:
        [after_roll] after the roll:
        [dice_use] when you use the sum:
        [collect] before collecting:
       *[window] in a window:
    }
card-colony = Gain { $vp } VP at once. The sector takes no further card.

effect-gain = Gain { $gains }.
effect-buy = Buy a card for exactly its cost.
effect-buy-level = Buy a ship of level { $levels } for exactly its cost.
effect-claim =
    { $count ->
        [one] Claim a ship of level { $level }.
       *[other] Claim up to { $count } ships of level { $level }.
    }
effect-shift-sum =
    { $steps ->
        [one] Move the sector of your sum 1 to the right.
       *[other] Move the sector of your sum 1 or { $steps } to the right.
    }
effect-set-die = Set a die instead of rolling it.
effect-reroll =
    { $dice ->
        [one] Roll a die of your choice again.
       *[other] Roll both dice again.
    }
effect-swap-sectors = Swap all cards of sectors { $a } and { $b }.
effect-add-charge = Add 1 charge to any empty cell of your cards.
effect-move-charge = Move 1 charge to an empty cell of another of your cards.
effect-drain = All opponents lose { $vp } VP.
effect-place-anywhere =
    { $by ->
        [buy] Buy a card and place it into any sector { $low }–{ $high }.
        [claim] Claim a ship of level { $level } and place it into any sector { $low }–{ $high }.
       *[turn] Until the end of this turn you may place the cards you acquire into any sector { $low }–{ $high }.
    }
effect-swap-card = Swap this card with one of your station cards.
effect-double =
    { $zone ->
        [station] 2×: one of your sectors pays its station rewards once more.
       *[patrol] 2×: one of your sectors pays its patrol rewards once more.
    }
effect-win = You win.

## The table in a terminal

sketch-signs = ¢ credits · ↑ income · ★ VP · ● charge · ← → arrow · ≡ text · ◆ ability
sketch-station = station
sketch-patrol = patrol
sketch-fleet = The fleet of { $seat }: sector, station card, deployed cards
sketch-shipyard = Shipyard, level { $level }, { $left } in the deck
sketch-colonies = Colonies
sketch-ship = sector { $sector }, station { $station }, patrol { $patrol }
sketch-colony = sector { $sector }, ★{ $vp } at once

## What a table chooses

option-name-light-speed = Light-Speed variant
option-name-pack = Cards
