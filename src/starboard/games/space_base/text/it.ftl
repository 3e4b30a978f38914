### Space Base: domande, opzioni, mosse non ammesse, registro e parole delle carte.

## Amounts

amount-credits =
    { $count ->
        [one] { $count } credito
       *[other] { $count } crediti
    }
amount-income = { $count } di reddito
amount-vp = { $count } PV
amount-charge =
    { $count ->
        [one] { $count } carica
       *[other] { $count } cariche
    }

## The log

event-card-drawn =
    { $cost ->
        [0] { $seat } pesca { $card } e non paga niente.
        [one] { $seat } pesca { $card } e paga { $cost } credito.
       *[other] { $seat } pesca { $card } e paga { $cost } crediti.
    }
event-dealt = { $seat } riceve queste carte: { $cards }.
event-drafted =
    { $count ->
        [0] { $seat } non compra nessuna delle sei carte.
       *[other] { $seat } compra { $cards } per { $cost }.
    }
event-first-player-rolled = { $seat } lancia per il primo turno: { $total }.
event-first-player = Il primo giocatore è { $seat }.
event-place-bonus = { $seat } ottiene { $gains } per la { $place }ª posizione nell’ordine di turno.
event-round-began = Comincia il round { $round }.
event-turn-began = Turno di { $seat }.
event-rolled =
    { $again ->
        [1] { $seat } rilancia: escono { $first } e { $second }.
       *[0] { $seat } lancia i dadi: escono { $first } e { $second }.
    }
event-die-set = { $seat } imposta un dado su { $face }.
event-dice-used =
    { $way ->
        [separate] { $seat } usa i dadi separati, per i settori { $sectors }.
        [double] { $seat } usa i dadi separati, due volte per il settore { $sector }.
       *[sum] { $seat } usa la somma, per il settore { $sector }.
    }
event-sum-shifted = { $seat } sposta la somma al settore { $sector } con { $card }.
event-gained =
    { $by ->
        [arrow] Con la freccia { $seat } ottiene { $gains } da { $card }.
        [double] { $seat } ottiene ancora una volta { $gains } da { $card }.
       *[dice] { $seat } ottiene { $gains } da { $card }.
    }
event-arrow-turned = { $seat } rivolge la freccia di { $card } al settore { $to }.
event-sector-doubled = { $seat } fa rendere ancora una volta il settore { $sector } con { $card }.
event-ability-used =
    { $charges ->
        [one] { $seat } usa { $card } e spende { $charges } carica.
       *[other] { $seat } usa { $card } e spende { $charges } cariche.
    }
event-ability-gained = { $seat } ottiene { $gains } da { $card }.
event-bought =
    { $ordinary ->
        [1]
            { $paid ->
                [0] { $seat } compra { $card } senza pagare niente.
                [one] { $seat } compra { $card } con l’ultimo credito.
               *[other] { $seat } compra { $card } con tutti i { $paid } crediti.
            }
       *[0] { $seat } compra { $card } per { $paid }.
    }
event-claimed = { $seat } prende gratis { $card }.
event-nothing-bought = { $seat } non compra niente.
event-placed = { $seat } piazza { $card } nel settore { $sector }. { $deployed } va in pattuglia{ $charges_kept ->
        [0] { "" }
        [one] , tiene { $charges_kept } carica
       *[other] , tiene { $charges_kept } cariche
    }{ $charges_lost ->
        [0] { "" }
        [one] , perde { $charges_lost } carica
       *[other] , perde { $charges_lost } cariche
    }.
event-colony-settled = { $seat } fonda { $card } e ottiene { $vp } PV.
event-charge-added = { $seat } mette una carica su { $card }.
event-charge-moved = { $seat } sposta una carica da { $card } su { $to }.
event-sectors-swapped = { $seat } scambia tutte le carte dei settori { $a } e { $b }.
event-cards-swapped = { $seat } scambia { $card } del settore { $sector } con { $other } del settore { $other_sector }.
event-vp-lost = { $seat } perde { $vp } PV.
event-refilled = Nuove nel cantiere: { $cards }.
event-income-paid =
    { $credits ->
        [one] { $seat } ottiene { $credits } credito dal reddito.
       *[other] { $seat } ottiene { $credits } crediti dal reddito.
    }
event-end-triggered = { $seat } ha { $vp } PV. La partita finisce con questo round.
event-extra-round = Primo posto alla pari: { $seats }. Tutti giocano un round supplementare.
event-won =
    { $by ->
        [ability] { $seat } vince subito con un’abilità.
       *[points] { $seat } vince con { $vp } PV.
    }

## Prompts

ask-window = Usa un’abilità o passa.
ask-set-dice = Imposta un dado prima del lancio, oppure lancia.
ask-reroll = Rilancia, oppure tieni i dadi.
ask-use-dice = Usi la somma o i dadi separati?
ask-shift-sum = Sposta a destra il settore della somma, oppure lascialo.
ask-set-die = Quale numero imposti con { $card }?
ask-reroll-die = Quale dado rilanci?
ask-add-charge = Su quale delle tue carte metti la carica?
ask-move-charge = Quale carica sposti, e su quale carta?
ask-swap-card = Con quale carta stazione scambi { $card }?
ask-double = Usa un’abilità 2× prima di riscuotere, oppure riscuoti.
ask-double-sector = Quale settore rende ancora una volta con { $card }?
ask-turn-arrow = Da che parte rivolgi la freccia di { $card }?
ask-purchase = Compra una carta con tutti i tuoi crediti, oppure niente.
ask-buy = Compra una carta esattamente al suo costo, oppure rinuncia.
ask-claim = Prendi gratis una nave, oppure rinuncia.
ask-place-at = In quale settore piazzi { $card }?
ask-draft = Compra quante di queste carte vuoi, per 15 crediti in tutto al massimo, nell’ordine in cui le piazzi.

## Options

option-pass = Passa
option-decline = Rinuncia
option-roll = Lancia i dadi
option-keep = Tieni i dadi
option-collect = Riscuoti senza 2×
option-stay = Resta al settore { $sector }
option-buy-nothing = Non comprare niente
option-use = Usa { $card }
option-sum = Somma: settore { $sector }
option-separate = Dadi separati: settori { $first } e { $second }
option-separate-double = Dadi separati: due volte il settore { $first }
option-shift = { $card }: al settore { $sector }
option-set-die = Imposta un dado su { $face }
option-set-this-die =
    { $now ->
        [0] Imposta il dado { $die } su { $face }
       *[other] Imposta il dado { $die } da { $now } a { $face }
    }
option-reroll-die =
    { $face ->
        [one] Rilancia l’{ $face }
       *[other] Rilancia il { $face }
    }
option-charge = { $card }, settore { $sector }
option-move-charge = Da { $card } su { $to }
option-swap-card = { $card }, settore { $sector }
option-turn-arrow = Verso il settore { $sector }
option-double-sector = Il settore { $sector } ancora una volta
option-buy = Compra { $card } per { $cost }
option-claim = Prendi gratis { $card }
option-place = Settore { $sector }, dove { $card } va in pattuglia
option-draft = { $card } per { $cost }, settore { $sector }

## Refusals

refusal-too-dear =
    Non puoi comprare { $card }: costa { $cost } e hai { $credits ->
        [one] { $credits } credito
       *[other] { $credits } crediti
    }. { $missing ->
        [one] Te ne serve ancora { $missing }.
       *[other] Te ne servono ancora { $missing }.
    }
refusal-colony-in-sector = Non puoi acquisire { $card }: la tua colonia chiude il settore { $sector }. Scegli una carta di un altro settore.
refusal-level = Non puoi acquisire { $card }: questo effetto vale per le navi di livello { $levels }. Scegline una.
refusal-claim-colony = Non puoi prendere gratis { $card }: le colonie non stanno nel cantiere. Puoi solo comprarla.
refusal-red-on-own-turn = Ora non puoi usare { $card }: le abilità rosse valgono nel turno degli altri. Tieni la carica fino ad allora.
refusal-blue-on-other-turn = Ora non puoi usare { $card }: le abilità blu valgono nel tuo turno. Tieni la carica fino ad allora.
refusal-phase =
    { $when ->
        [before_roll] Ora non puoi usare { $card }: un dado si imposta nella fase 2 del tuo turno, prima del lancio.
        [after_roll] Ora non puoi usare { $card }: i dadi si rilanciano nella fase 2 del tuo turno, dopo il lancio.
        [dice_use] Ora non puoi usare { $card }: sposta la somma nella fase 3, se hai scelto la somma.
        [collect] Ora non puoi usare { $card }: vale nella fase 4, prima di riscuotere.
       *[window] Ora non puoi usare { $card }: vale in una finestra, cioè nella fase 1, 5 o 7.
    }
refusal-charges =
    Non puoi usare { $card }: richiede { $price ->
        [one] { $price } carica
       *[other] { $price } cariche
    } e ne ha { $charges }. { $missing ->
        [one] Ne serve ancora { $missing }.
       *[other] Ne servono ancora { $missing }.
    }
refusal-nothing-to-swap = Non puoi usare { $card }: una colonia non può andare in pattuglia, e non c’è un’altra carta stazione con cui scambiarla.
refusal-no-ability = Ora non puoi usare { $card }: la metà in vigore non ha abilità.
refusal-colony-to-patrol = Non puoi scegliere { $card }: una colonia non può andare in pattuglia. Scegli una nave.
refusal-cells-full = Non puoi mettere una carica su { $card }: tutte le sue celle sono piene. Scegli una carta con una cella vuota.
refusal-sector-closed = Non puoi piazzare una carta nel settore { $sector }: la tua colonia lo chiude. Scegli un altro settore.
refusal-past-last-sector = Non puoi spostare la somma di { $steps } dal settore { $sector }: il settore 12 è l’ultimo. Spostala di meno, oppure resta.

## Cards

zone-station = Stazione, nel tuo turno
zone-patrol = Pattuglia, nel turno degli altri

card-gain = Ottieni { $gains }.
card-charge = Metti 1 carica su questa carta.
card-arrow =
    { $direction ->
        [left] Ottieni anche le ricompense del settore a sinistra.
        [right] Ottieni anche le ricompense del settore a destra.
       *[both] Ottieni anche le ricompense del settore a sinistra o a destra.
    }
card-cells =
    { $layout ->
        [single] Una cella. Ogni uso toglie la sua carica.
        [joined] { $cells } celle unite. Un uso richiede tutte le cariche e le toglie tutte.
       *[row] { $cells } celle non unite. Ogni uso toglie 1 carica.
    }
card-cells-by-players =
    { $joined ->
        [1] Celle unite. Un uso richiede tutte le cariche e le toglie tutte: { $two } in 2 giocatori, { $three } in 3, { $four } in 4, { $five } in 5.
       *[0] Celle non unite: { $two } in 2 giocatori, { $three } in 3, { $four } in 4, { $five } in 5. Ogni uso toglie 1 carica.
    }
card-ability =
    { $color ->
        [blue] Abilità blu, nel tuo turno
        [red] Abilità rossa, nel turno degli altri
       *[green] Abilità verde, in qualsiasi turno
    }, { $when ->
        [before_roll] prima del lancio:
        [after_roll] dopo il lancio:
        [dice_use] se usi la somma:
        [collect] prima di riscuotere:
       *[window] in una finestra:
    }
card-colony = Ottieni subito { $vp } PV. Il settore non riceve più carte.

effect-gain = Ottieni { $gains }.
effect-buy = Compra una carta esattamente al suo costo.
effect-buy-level = Compra una nave di livello { $levels } esattamente al suo costo.
effect-claim =
    { $count ->
        [one] Prendi gratis una nave di livello { $level }.
       *[other] Prendi gratis fino a { $count } navi di livello { $level }.
    }
effect-shift-sum =
    { $steps ->
        [one] Sposta il settore della somma di 1 a destra.
       *[other] Sposta il settore della somma di 1 o { $steps } a destra.
    }
effect-set-die = Imposta un dado invece di lanciarlo.
effect-reroll =
    { $dice ->
        [one] Rilancia un dado a tua scelta.
       *[other] Rilancia entrambi i dadi.
    }
effect-swap-sectors = Scambia tutte le carte dei settori { $a } e { $b }.
effect-add-charge = Aggiungi 1 carica in una cella vuota qualsiasi delle tue carte.
effect-move-charge = Sposta 1 carica in una cella vuota di un’altra tua carta.
effect-drain = Tutti gli avversari perdono { $vp } PV.
effect-place-anywhere =
    { $by ->
        [buy] Compra una carta e piazzala in un settore { $low }–{ $high }.
        [claim] Prendi gratis una nave di livello { $level } e piazzala in un settore { $low }–{ $high }.
       *[turn] Fino alla fine di questo turno puoi piazzare le carte che acquisisci in un settore { $low }–{ $high }.
    }
effect-swap-card = Scambia questa carta con una delle tue carte stazione.
effect-double =
    { $zone ->
        [station] 2× stazione: un tuo settore rende ancora una volta le ricompense stazione.
       *[patrol] 2× pattuglia: un tuo settore rende ancora una volta le ricompense pattuglia.
    }
effect-win = Vinci la partita.

## The table in a terminal

sketch-signs = ¢ crediti · ↑ reddito · ★ PV · ● carica · ← → freccia · ≡ testo · ◆ abilità
sketch-station = stazione
sketch-patrol = pattuglia
sketch-fleet = La flotta di { $seat }: settore, carta stazione, carte pattuglia
sketch-shipyard = Cantiere, livello { $level }, { $left } nel mazzo
sketch-colonies = Colonie
sketch-ship = settore { $sector }, stazione { $station }, pattuglia { $patrol }
sketch-colony = settore { $sector }, ★{ $vp } subito

## What a table chooses

option-name-light-speed = Variante «Velocità della luce»
option-name-pack = Carte
