### Il tabellone di Space Base nel browser: i nomi delle sue parti e ciò che viene letto ad alta voce.

sb-shipyard = Cantiere
sb-colonies = Colonie
sb-players = Gli altri giocatori
sb-parts = Parti del tavolo
sb-hand = Le tue sei carte
sb-tab-console = Plancia
sb-tab-yard = Cantiere
sb-tab-players = Giocatori
sb-console = Plancia di { $seat }
sb-level = Livello { $level }, { $deck } nel mazzo
sb-sector = Settore { $sector }
sb-patrol-of = Pattuglia del settore { $sector }
sb-station-card = Settore { $sector }, stazione: { $card }.
sb-patrol-cards =
    { $count ->
        [0] Settore { $sector }: nessuna nave in pattuglia.
        [one] Settore { $sector }, 1 nave in pattuglia: { $gains }.
       *[other] Settore { $sector }, { $count } navi in pattuglia, in tutto { $gains }.
    }
sb-charges = Cariche: { $charges } su { $cells }.
sb-both-halves = Stazione: { $station } Pattuglia: { $patrol }
sb-offer-ship =
    { $cost ->
        [one] { $card }, livello { $level }, 1 credito, per il settore { $sector }.
       *[other] { $card }, livello { $level }, { $cost } crediti, per il settore { $sector }.
    }
sb-offer-colony =
    { $cost ->
        [one] { $card }, una colonia, 1 credito, per il settore { $sector }.
       *[other] { $card }, una colonia, { $cost } crediti, per il settore { $sector }.
    }
sb-enlarge = Mostra la plancia di { $seat }.
sb-back-to-mine = Torna alla mia plancia
sb-dice =
    { $first ->
        [0] I dadi non sono ancora stati lanciati
       *[other] Dadi: { $first } e { $second }
    }
sb-would-be = { $now }, diventerebbe { $then }
sb-credits-hint = Crediti: un acquisto li prende tutti
sb-income-hint = Reddito: a fine turno i tuoi crediti salgono fino a questo valore
sb-vp-hint = Punti vittoria: a 40 s’innesca la fine della partita
sb-round = Round { $round }
sb-phase-hint = Un turno ha nove fasi; i rombi sono le finestre per le abilità
sb-phase-0 = Preparazione
sb-phase-1 = Prima finestra
sb-phase-2 = Lancio
sb-phase-3 = Uso dei dadi
sb-phase-4 = Ricompense
sb-phase-5 = Seconda finestra
sb-phase-6 = Acquisto
sb-phase-7 = Terza finestra
sb-phase-8 = Rifornimento
sb-phase-9 = Reddito
sb-last-round = Ultimo round
sb-goes-to = Va nel settore { $sector }.
sb-replaced = { $card } va in pattuglia e nei turni degli altri rende:
sb-credits-left =
    { $credits ->
        [0] Non ti restano crediti.
        [one] Ti resta 1 credito.
       *[other] Ti restano { $credits } crediti.
    }
sb-of-level =
    { $level ->
        [0] nave iniziale
       *[other] livello { $level }
    }
sb-a-colony = Colonia
sb-costs =
    { $cost ->
        [one] Costa 1 credito
       *[other] Costa { $cost } crediti
    }
sb-nothing = Niente.
sb-no-cards = Qui non c’è ancora nessuna carta. Ci finisce la nave che una nuova sostituisce.

sb-turn-of = Turno di { $seat }
sb-news = Dalla tua ultima scelta: { $what }.
sb-news-card = { $card } nel settore { $sector }
sb-pays-nothing = niente

## La fine della partita

sb-result = Risultato
sb-points-of-stations = Stazioni
sb-points-of-patrol = Pattuglia
sb-points-of-colonies = Colonie
sb-points-of-abilities = Abilità
sb-points-lost = Tolti dagli altri
sb-points-before = Prima di questo tavolo
sb-cards-taken = Carte prese
sb-best-card = Più punti
sb-best-card-is = { $card } ({ $vp })
sb-points-by-round = Punti per round

## La prima partita guidata

sb-lesson = La tua prima partita
sb-learn-next = Avanti
sb-learn-done = Continua a giocare
sb-learn-stop = Termina la lezione
sb-learn-play = Continua a giocare. Il prossimo consiglio arriva quando c’è qualcosa di nuovo.
sb-learn-goal = Guidi una base spaziale. Vince chi ha più punti vittoria; a 40 comincia l’ultimo round.
sb-learn-station = Questi sono i tuoi dodici settori. La carta blu di ognuno è la stazione: rende quando i dadi indicano il suo settore nel tuo turno. Indica una carta qualsiasi, o toccala, e si spiega da sola.
sb-learn-patrol = All’inizio hai pescato { $drawn } per il settore { $sector }. Ha sostituito { $card }, che ora sta capovolta nella pattuglia rossa in alto. La pattuglia rende nei turni degli altri.
sb-learn-own-dice = Hai lanciato { $first } e { $second }. Usa ogni dado per il suo settore, oppure la somma per il settore { $sum }. I pulsanti dicono che cosa rende ciascun modo. Scegline uno.
sb-learn-gained =
    { $way ->
        [station] { $card } nel settore { $sector } ti ha pagato con la metà stazione, blu, perché è il tuo turno.
       *[patrol] { $card } nel settore { $sector } ti ha pagato con la metà pattuglia, rossa, perché è il turno di un altro.
    }
sb-learn-purchase =
    { $credits ->
        [one] Ora puoi comprare una carta: hai 1 credito. L’acquisto li prende tutti, qualunque sia il costo. Il numero in alto a destra è il settore in cui va. { $card } sarebbe un buon inizio.
       *[other] Ora puoi comprare una carta: hai { $credits } crediti. L’acquisto li prende tutti, qualunque sia il costo. Il numero in alto a destra è il settore in cui va. { $card } sarebbe un buon inizio.
    }
sb-learn-placed = { $card } è ora la tua stazione nel settore { $sector }. Lì { $deployed } va in pattuglia e rende nei turni degli altri. Così ogni acquisto rende due volte.
sb-learn-income = Alla fine del tuo turno i crediti salgono fino al reddito, se erano di meno. Il tuo è { $income }. Il reddito non si spende mai.
sb-learn-others-dice = { $seat } ha lanciato { $first } e { $second }. Tutti usano gli stessi dadi, ognuno a modo suo. Non è il tuo turno: rende la pattuglia rossa, non le stazioni. Scegli un modo.
sb-learn-rivals = Qui vedi gli altri in breve: crediti, reddito, punti e che cosa rende ogni settore. Tocca un giocatore per vedere in grande la sua plancia.
sb-learn-odds = I settori da 1 a 6 escono spesso. Quelli da 7 a 12 si raggiungono solo con la somma e escono meno, perciò le loro carte rendono molto di più. Ora: { $first } e { $second }, oppure { $sum }.
sb-learn-ability-ship = Alcune navi hanno celle, disegnate come quadratini, e un’abilità in una cornice. { $card } è una di queste e puoi permettertela. Provala, o compra quello che preferisci.
sb-learn-cells = Quando { $card } si attiva, una carica va nella sua cella. Le cariche pagano l’abilità nella cornice: quella squadrata vale nel tuo turno, quella arrotondata in basso nel turno degli altri, quella rotonda in ogni turno.
sb-learn-window = Un’abilità è carica. Usala, oppure passa e conserva la carica.
sb-learn-colony = I pianeti sono colonie. Danno subito punti ma chiudono per sempre il loro settore: nel tuo turno non rende più e non accoglie altre carte. Vanno bene verso la fine.
sb-learn-end = Ora sai giocare a Space Base. Continua fino a 40 punti; ogni carta si spiega da sola, e le regole sono nel libro in alto.
