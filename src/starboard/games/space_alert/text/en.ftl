### Space Alert: prompts, options, refusals and the log.

## Decisions

ask-briefing = Share out the roles. The mission clock starts when everybody is ready.
ask-plan = Phase { $phase }: plan turns { $first } to { $last }.
ask-program = Phase { $phase }, { $member }: program turns { $first } to { $last }. Cards there stay.
ask-program-solo = Phase { $phase }, { $member }: program turns { $first } to { $last }.
ask-trip = Turn { $turn }, { $member }: the card shows { $shown }. Did you mean something else?
ask-sketch = Tell the crew what you mean to do. It binds nobody.
ask-common-level = How dangerous should common threats be? The lowest level named counts.
ask-serious-level = How dangerous should serious threats be? The lowest level named counts.
ask-continue = Does the campaign go on? It does only if everybody wants it.
ask-repair = { $member }: one damage tile or one squad may be repaired.
ask-place-squad = One squad is fit. Where does it wait?

## Options

option-ready = I am ready
option-role =
    { $role ->
        [captain] Be captain
        [communications] Be communications officer
       *[security] Be security chief
    }
option-wait = Wait for the next announcement
option-next = Take the packet of phase { $phase }; this phase is over for you
option-draw = Incoming data: take a card
option-agree = End the action round now, if everybody agrees
option-disagree = Go on planning after all
option-place = Turn { $turn }: { $shows } ({ $card })
option-sketch = Turn { $turn }: { $what ->
        [nothing] nothing after all
       *[half] { $half }
    }
option-wipe = Wipe your row of the sketch
option-tell = Say which cards you have
option-take = Turn { $turn }: take { $card } back
option-turn = Turn { $turn }: turn the card over to { $shows }
option-move = Move { $card } from turn { $turn } to turn { $to }
option-swap = Swap { $card } in turn { $turn } with { $other } in turn { $to }
option-give = Give { $seat } this card: { $card }
option-as-shown = As it lies: { $shown }
option-other-half = Trip: the other half, { $other }; your next action is delayed
option-opposite-arrow = Trip: the opposite arrow; your next action is delayed
option-no-more-trips = As it lies, and no more questions in this mission
option-level =
    { $level ->
        [white] Low: white cards
        [mixed] Mixed: white and yellow cards
       *[yellow] High: yellow cards
    }
option-stop = End the campaign here
option-go-on = Fly another mission
option-pass = Repair nothing
option-squad = Repair a squad
option-tile = Repair { $tile }, { $zone }
option-station = { $station }

## Refusals

refuse-last-phase = There is no packet after this one: the last phase lasts until the mission is complete.
refuse-no-data = You cannot draw now: each announcement of incoming data grants one card. Wait for the next.
refuse-deck-empty = The action deck is empty, so there is no card to draw. A data transfer can still bring you one.
refuse-too-early-to-end = The round cannot end yet: the end of phase 2 has not been announced. After that it can, if everybody agrees.
refuse-transfer-closed = No card can be given now: cards change hands only while a data transfer is open.
refuse-already-given = You have given a card in this data transfer already. The next one allows another.
refuse-give-heroic = A heroic card stays with its owner. Give an ordinary card instead.
refuse-give-to-whom = A card can be given to another player only. An android is programmed on its board.
refuse-not-in-hand = That card is not in your hand. Take it back from its slot first, or choose another.
refuse-board-of-another = That action board belongs to another player. You can program your own and the androids’.
refuse-frozen = Turn { $turn } is frozen: you have left its phase. Only the slots of your present phase can change.
refuse-later-phase = Turn { $turn } belongs to a later phase. Take the next packet to plan it.
refuse-android-card-stays = A card on an android’s board stays as it lies. Use a slot that is still empty.
refuse-slot-empty = There is no card in turn { $turn }. Place one first.
refuse-slot-taken = Turn { $turn } already holds a card; a slot takes only one. Your card is still in your hand.
refuse-own-heroic = Your heroic card is for you alone. Program the android with an ordinary card or its own heroic one.
refuse-heroic-of-android = That heroic card belongs to an android. It can be placed on that android’s board only.
refuse-talk-in-silence = Communications are down, so nobody can talk. Planning goes on; wait until they are restored.

## The log: before the alert

event-mission-prepared = Mission { $number }: common threats { $common }, serious threats { $serious }. Trajectories: red { $red }, white { $white }, blue { $blue }, internal { $internal }.
event-role-taken =
    { $role ->
        [captain] { $seat } is captain.
        [communications] { $seat } is communications officer.
       *[security] { $seat } is security chief.
    }
event-ready = { $seat } is ready.

## The log: the action round

event-alert =
    { $known ->
        [1] Alert. { $mission } begins: plan phase 1.
       *[0] Alert. Enemy activity has been detected: plan phase 1.
    }
event-hero-revealed = { $member } has this heroic card: { $card }.
event-packet-taken =
    { $forced ->
        [1] Time is up: { $seat } goes on to phase { $phase }.
       *[0] { $seat } takes the packet of phase { $phase }.
    }
event-cards-received = { $seat } receives { $cards }.
event-threat-announced =
    { $confirmed ->
        [1] { $place ->
            [internal] { $serious ->
                [1] Time T+{ $turn }, serious internal threat: { $threat }.
               *[0] Time T+{ $turn }, internal threat: { $threat }.
            }
           *[external] { $serious ->
                [1] Time T+{ $turn }, serious threat, { $zone }: { $threat }.
               *[0] Time T+{ $turn }, threat, { $zone }: { $threat }.
            }
        }
       *[0] { $place ->
            [internal] Unconfirmed report. Time T+{ $turn }, internal threat: { $threat }.
           *[external] Unconfirmed report. Time T+{ $turn }, threat, { $zone }: { $threat }.
        }
    }
event-report-ignored =
    { $place ->
        [internal] Unconfirmed report. Time T+{ $turn }: internal threat. A crew of four ignores it.
       *[external] Unconfirmed report. Time T+{ $turn }: threat, { $zone }. A crew of four ignores it.
    }
event-incoming-data =
    { $ignored ->
        [1] Incoming data. Alone you have the whole deck already.
       *[0] Incoming data: each player may take a card.
    }
event-data-drawn = { $seat } takes a card from the action deck.
event-data-transfer =
    { $ignored ->
        [1] Data transfer. Alone there is nobody to give to.
       *[0] Data transfer: for { $seconds } seconds each player may give a card away.
    }
event-card-given = { $seat } gives a card to { $to }.
event-transfer-closed = The data transfer is over.
event-communications-down =
    { $ignored ->
        [1] Communications are down. Alone you talk to nobody anyway.
       *[0] Communications are down: not a word until they are restored. Planning goes on.
    }
event-communications-restored = Communications are restored.
event-warned =
    { $last ->
        [1] { $seconds ->
            [60] The ship jumps in one minute.
           *[other] The ship jumps in { $seconds } seconds.
        }
       *[0] { $seconds ->
            [60] Phase { $phase } ends in one minute.
           *[other] Phase { $phase } ends in { $seconds } seconds.
        }
    }
event-phase-ended = Phase { $phase } has ended.
event-mission-complete =
    { $agreed ->
        [1] The crew agrees: the action round is over.
       *[0] Mission complete. The action round is over.
    }
event-card-placed =
    { $half ->
        [action] { $seat } plans an action for turn { $turn }.
       *[move] { $seat } plans a movement for turn { $turn }.
    }
event-android-programmed = { $seat } programs { $member }: { $shows } in turn { $turn }.
event-card-taken-back = { $seat } takes back the card of turn { $turn }.
event-card-turned =
    { $half ->
        [action] { $seat } turns the card of turn { $turn } over to its action.
       *[move] { $seat } turns the card of turn { $turn } over to its movement.
    }
event-card-moved = { $seat } moves the card of turn { $turn } to turn { $to }.
event-sketched =
    { $what ->
        [nothing] { $seat } has nothing in mind for turn { $turn } any more.
       *[half] { $seat } means to play { $half } in turn { $turn }.
    }
event-cards-told = { $seat } says which cards are there to be laid: { $cards }.
event-sketch-wiped = { $seat } wipes what the sketch said about { $member }.
event-end-agreed =
    { $agrees ->
        [1] { $seat } would end the round now.
       *[0] { $seat } would go on planning.
    }

## The log: the reckoning

event-step-began =
    { $step ->
        [threat_appears] Turn { $turn } begins.
        [player_actions] Turn { $turn }: the crew acts.
        [compute_damage] Turn { $turn }: damage.
        [threat_actions] Turn { $turn }: the threats act.
        [computer_check] Turn { $turn }: the computer is checked.
       *[jump] The ship prepares to jump.
    }
event-threat-appeared =
    { $place ->
        [internal] New threat inside: { $threat }, { $stations }.
       *[external] New threat, { $zone }: { $threat }, square { $square }.
    }
event-threat-moved = { $threat }: now on square { $square }.
event-threat-acts = { $threat }: action { $mark }.
event-threat-destroyed =
    { $points ->
        [one] { $threat }: destroyed, 1 point.
       *[other] { $threat }: destroyed, { $points } points.
    }
event-threat-survived =
    { $points ->
        [one] { $threat }: survived, 1 point.
       *[other] { $threat }: survived, { $points } points.
    }
event-threat-healed = { $threat }: { $cubes } HP healed.
event-threat-changed =
    { $place ->
        [internal] { $threat }: now speed { $speed }, { $hp } HP.
       *[external] { $threat }: now shield value { $shield }, speed { $speed }, { $hp } HP.
    }
event-threat-revealed = { $threat }: can be targeted from now on.
event-fire-back-began = { $threat }: fires back from now on.
event-attacks-strengthened = { $threat }: the attacks of all other external threats are stronger by 1.
event-shields-strengthened = { $threat }: the shield value of every external threat rises by 1.
event-intruder-moved = { $threat }: now here, { $station }.
event-slime-spread = { $threat }: spreads, { $station }.
event-tripped = { $crew } trips: { $meant } instead of { $shown }.
event-crew-acts = { $crew }: { $action }.
event-no-effect = { $crew }: { $action }, without effect ({ $rule }).
event-delayed =
    { $drops ->
        [1] { $crew }: turn { $slot } is delayed, and { $lost } drops off the board.
       *[0] { $crew }: turn { $slot } is delayed.
    }
event-crew-moved = { $crew } is now here: { $station }.
event-knocked-out = { $crew } is knocked out.
event-squad-taken =
    { $active ->
        [1] { $crew } takes the squad here: { $station }.
       *[0] { $crew } takes the deactivated squad here: { $station }.
    }
event-squad-activated = { $crew }: the squad is active again.
event-squad-deactivated = { $crew }: the squad is deactivated.
event-stored-squad-deactivated = The stored squad is deactivated: { $station }.
event-intruder-hit = { $crew } hits { $threat } ({ $cubes }): { $station }.
event-repaired = { $crew } repairs { $threat } ({ $cubes }).
event-repaired-together = Repaired together: { $threat } takes more ({ $cubes }).
event-interceptors-attack =
    { $heroic ->
        [1] { $crew } attacks heroically with the interceptors.
       *[0] { $crew } attacks with the interceptors.
    }
event-weapon-armed =
    { $heroic ->
        [1] { $crew } fires heroically: { $station }. Energy: { $energy }.
       *[0] { $crew } fires: { $station }. Energy: { $energy }.
    }
event-energy-moved =
    { $part ->
        [shield] { $crew } moves { $cubes } energy to the shield, { $zone }{ $extra ->
            [0] { "" }
           *[other] , and adds { $extra }
        }.
       *[reactor] { $crew } moves { $cubes } energy to the reactor, { $zone }{ $extra ->
            [0] { "" }
           *[other] , and adds { $extra }
        }.
    }
event-refuelled =
    { $crew } refills the central reactor by { $cubes }{ $extra ->
        [0] { "" }
       *[other] , and adds { $extra }
    }.
event-computer-kept = { $crew } maintains the computer in phase { $phase }.
event-rocket-launched = { $crew } launches a rocket.
event-rocket-flies = The rocket flies on: it hits next turn.
event-observed = { $crew } looks out of the window.
event-visual-confirmed =
    { $observers ->
        [one] Visual confirmation in phase { $phase }: 1 observer.
       *[other] Visual confirmation in phase { $phase }: { $observers } observers.
    }
event-shot-aimed =
    { $weapon ->
        [heavy_laser] The heavy laser aims at { $threat } with strength { $strength }.
        [light_laser] The light laser aims at { $threat } with strength { $strength }.
        [pulse_cannon] The pulse cannon aims at { $threat } with strength { $strength }.
        [rocket] The rocket aims at { $threat } with strength { $strength }.
       *[interceptors] The interceptors aim at { $threat } with strength { $strength }.
    }
event-shot-wasted =
    { $weapon ->
        [heavy_laser] The heavy laser hits nothing.
        [light_laser] The light laser hits nothing.
        [pulse_cannon] The pulse cannon hits nothing.
        [rocket] The rocket hits nothing.
       *[interceptors] The interceptors hit nothing.
    }
event-threat-hit = { $threat }: hits of strength { $strength } against shield value { $shield }, damage { $cubes }.
event-cryoshield-broken = { $threat }: the cryoshield absorbs everything and is gone.
event-threat-took-damage = { $threat }: { $cubes } damage.
event-attacked = { $threat }: attack, { $zone }, strength { $strength }; the shield absorbs { $absorbed }.
event-zone-damaged = Damage, { $zone }: { $damage }. Tiles drawn: { $tiles }.
event-tile-drawn = Damaged, { $zone }: { $tile }.
event-energy-lost =
    { $part ->
        [shield] The shield loses { $cubes } energy, { $zone }.
       *[reactor] The reactor loses { $cubes } energy, { $zone }.
    }
event-energy-flowed = Energy runs from the reactor into the shield, { $zone }: { $cubes }.
event-fuel-lost = A fuel capsule is lost.
event-rocket-lost = A rocket is lost.
event-damage-doubled = Damage counts double: { $zones }.
event-computer-checked =
    { $maintained ->
        [1] The computer was maintained in phase { $phase }.
       *[0] The computer was neglected in phase { $phase }: everybody on the ship is delayed.
    }
event-ship-lost =
    { $place ->
        [zone] The ship is torn apart, { $zone }: { $threat }. The mission is lost.
       *[whole] The ship is destroyed: { $threat }. The mission is lost.
    }
event-jumped = The ship jumps to hyperspace.

## The log: scores and the campaign

event-mission-logged =
    { $won ->
        [1] { $mission } (levels { $common } and { $serious }) logged: survived { $survived }, destroyed { $destroyed }, penalties { $penalties }, visual { $visual }. Total { $total }.
       *[0] { $mission } (levels { $common } and { $serious }) logged: the ship was lost to { $threat }.
    }
event-mission-logged-campaign =
    { $won ->
        [1] { $mission } (levels { $common } and { $serious }) logged: survived { $survived }, destroyed { $destroyed }, visual { $visual }. Penalties are counted at the end of the campaign.
       *[0] { $mission } (levels { $common } and { $serious }) logged: the ship was lost to { $threat }.
    }
event-level-chosen =
    { $severity ->
        [common] Common threats: { $level }.
       *[serious] Serious threats: { $level }.
    }
event-campaign-continues =
    { $goes_on ->
        [1] The campaign goes on.
       *[0] The crew ends its campaign.
    }
event-recovered = { $member } recovers and repairs nothing.
event-tile-repaired = { $member } repairs { $tile }, { $zone }.
event-squad-repaired = { $member } repairs a squad.
event-repair-declined = { $member } repairs nothing.
event-squad-placed = The squad waits here: { $station }.
event-campaign-scored =
    { $lost ->
        [1] The campaign is lost.
       *[0] { $missions ->
            [one] The campaign of 1 mission: threats { $threats }, penalties { $penalties }, visual { $visual }. Total { $total }.
           *[other] The campaign of { $missions } missions: threats { $threats }, penalties { $penalties }, visual { $visual }. Total { $total }.
        }
    }

## The table in a terminal

sketch-internal = inside
sketch-signs = ♦ battlebots · ◄ red, ► blue arrow · ↕ gravolift · * heroic · ■ □ others’ action, movement
sketch-captain = Captain
sketch-communications = Communications
sketch-security = Security
sketch-left =
    { $seconds ->
        [one] { $seconds } second left in this phase
       *[other] { $seconds } seconds left in this phase
    }
sketch-transfer = Data transfer is open
sketch-silent = Communications are down
sketch-hero = Heroic card: { $card }
sketch-hand = Your hand: { $cards }
sketch-threat = square { $square }, damage { $hits } of { $hp }
sketch-waiting = to come
sketch-destroyed = destroyed
sketch-survived = survived
sketch-zone = shield { $shield }, reactor { $reactor }, damage: { $tiles }
sketch-stores = Fuel { $fuel }, rockets { $rockets }
sketch-out = knocked out
sketch-external-card = External: shield value { $shield }, { $hp } HP, speed { $speed }. Points: { $survived } if survived, { $destroyed } if destroyed.
sketch-internal-card = Internal: { $hp } HP, speed { $speed }. Points: { $survived } if survived, { $destroyed } if destroyed.

## What threats do

threat-action = { $mark }: { $effects }.
threat-if-damaged = if damaged, { $effect }
threat-if-undamaged = if undamaged, { $effect }
threat-if-below = with less than { $cubes } damage, { $effect }
threat-internal =
    { $fix ->
        [bots] It appears here: { $stations }. Battlebots fight it.
        [space] Interceptors fight it.
       *[system] It appears here: { $stations }. Action { $fix } repairs it.
    }
threat-fires-back = It fires back.
threat-no-rockets = Rockets cannot attack it.
threat-no-heavy-lasers = Heavy lasers cannot attack it.
threat-special = It also has rules of its own: “rules { $threat }” shows them.
threat-does-attack =
    { $where ->
        [own] attack { $amount }
       *[other] attack { $amount }, { $zone }
    }
threat-does-attack-all = attack { $amount } on all zones
threat-does-attack-others = attack { $amount } on the two other zones
threat-does-attack-rest =
    { $amount ->
        [1] attack equal to its remaining HP
       *[other] attack of { $amount } times its remaining HP
    }
threat-does-attack-unshielded = attack { $amount }; the shield does not help
threat-does-heal = heals { $amount } HP
threat-does-heal-half = heals half its damage
threat-does-speed = speed +{ $amount }
threat-does-shield = shield value +{ $amount }
threat-does-set-shield = shield value becomes { $amount }
threat-does-reveal = can be targeted from now on
threat-does-fire-back = fires back from now on
threat-does-take = takes { $amount } damage itself
threat-does-strengthen-others = the attacks of all other external threats are stronger by 1
threat-does-shield-all = every external threat gets shield value +1
threat-does-advance-others = all other external threats move 1 square
threat-does-move =
    { $side ->
        [red] moves towards red
        [blue] moves towards blue
       *[deck] changes deck
    }
threat-does-seek = moves to the station next to it with the most crew
threat-does-spread =
    { $side ->
        [red] spreads towards red
       *[blue] spreads towards blue
    }
threat-does-damage = { $amount } damage
threat-does-damage-all = { $amount } damage to all zones
threat-does-damage-rest = damage of { $amount } times its remaining HP
threat-does-damage-tokens = { $amount } damage wherever a token of it lies
threat-does-damage-per-person = 1 damage for everybody in its station
threat-does-damage-per-energy = 1 damage for each energy cube in its reactor
threat-does-double-damage =
    { $where ->
        [own] damage counts double in all zones
       *[other] damage counts double, { $zone }
    }
threat-does-empty-shields = all shields lose their energy
threat-does-leak-shields = every shield loses { $amount } energy
threat-does-empty-shield = the shield of its zone loses all energy
threat-does-empty-reactor = the reactor of its zone loses all energy
threat-does-drain-reactor = the reactor loses { $amount } energy, { $zone }
threat-does-drain-reactors = every reactor loses { $amount } energy
threat-does-sabotage = the reactor of its zone loses 1 energy; without any, 1 damage
threat-does-overload-shield = the central reactor runs into the white shield; what does not fit is damage
threat-does-burst-shield = all energy of the white shield becomes damage
threat-does-burst-reactors = all energy of every reactor becomes damage to its zone
threat-does-lose-fuel = a fuel capsule is lost
threat-does-lose-rocket = a rocket is lost
threat-does-deactivate-stored = the stored squad in the red zone is deactivated
threat-does-delay-here = delays everybody in its station
threat-does-delay-zone = delays everybody in its zone
threat-does-delay-ship = delays everybody on the ship
threat-does-knock-out-here = knocks out everybody in its station
threat-does-knock-out-ship = knocks out everybody on the ship
threat-does-knock-out-off-bridge = knocks out everybody who is not on the bridge
threat-does-knock-out-leaders = knocks out everybody who leads a squad
threat-does-knock-out-unguarded = knocks out everybody in its station without an active squad
threat-does-lose-ship = the ship is lost

## What a table chooses

option-name-mission = Mission
option-name-difficulty = Difficulty of generated missions
option-name-unconfirmed = Unconfirmed reports count
option-name-common = Common threats
option-name-serious = Serious threats
option-name-fifth = An android as the fifth crew member
option-name-speed = Mission clock
option-name-trips = Crew members can trip
option-name-campaign = Campaign of up to three missions
option-name-captain = Seat of the captain
option-choice-mission-random = drawn
option-choice-mission-generated = generated
option-choice-difficulty-easy = easy
option-choice-difficulty-normal = normal
option-choice-difficulty-hard = hard
option-choice-speed-full = full speed
option-choice-speed-half = half speed
option-choice-speed-stopped = stopped while you plan
option-choice-common-white = white
option-choice-common-mixed = mixed
option-choice-common-yellow = yellow
option-choice-serious-white = white
option-choice-serious-mixed = mixed
option-choice-serious-yellow = yellow
option-choice-mission-test-flight-1 = Test flight 1
option-choice-mission-test-flight-2 = Test flight 2
option-choice-mission-simulation-1 = Simulation 1
option-choice-mission-simulation-2 = Simulation 2
option-choice-mission-simulation-3 = Simulation 3
option-choice-mission-advanced-simulation-1 = Advanced simulation 1
option-choice-mission-advanced-simulation-2 = Advanced simulation 2
option-choice-mission-advanced-simulation-3 = Advanced simulation 3
option-choice-mission-mission-1 = Mission 1
option-choice-mission-mission-2 = Mission 2
option-choice-mission-mission-3 = Mission 3
option-choice-mission-mission-4 = Mission 4
option-choice-mission-mission-5 = Mission 5
option-choice-mission-mission-6 = Mission 6
option-choice-mission-mission-7 = Mission 7
option-choice-mission-mission-8 = Mission 8
