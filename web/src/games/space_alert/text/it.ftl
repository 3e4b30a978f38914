### Il tavolo di Space Alert nel browser: le sue parti e ciò che viene letto ad alta voce.

sa-parts = Parti del tavolo
sa-tab-plan = Piano
sa-tab-threats = Minacce
sa-tab-ship = Nave
sa-tab-crew = Equipaggio
sa-clock = Orologio della missione
sa-clock-at = Orologio della missione: { $time }
sa-phases = Fasi
sa-phase = Fase { $phase }
sa-left = Finisce tra { $time }
sa-draws =
    { $count ->
        [one] 1 carta da pescare
       *[other] { $count } carte da pescare
    }
sa-speed-half = Orologio a metà velocità
sa-speed-stopped = L’orologio ti aspetta
sa-voice = Il computer legge gli annunci ad alta voce
sa-agreeing = { $count } su { $of } finirebbero ora
sa-android = Androide { $number }
sa-member = Membro { $number } dell’equipaggio
sa-threats = Minacce
sa-internal = dentro la nave
sa-track = Traiettoria { $track }: { $length } caselle, la nave in fondo
sa-square = Casella { $square }: { $mark }
sa-appears = Compare al turno { $turn }
sa-hp = Resistenza
sa-shield = Valore di scudo
sa-speed = Velocità
sa-acts = Turni in cui agisce, alla sua velocità
sa-on-square = casella { $square }
sa-state-announced = annunciata
sa-state-waiting = in arrivo
sa-state-active = attiva
sa-state-destroyed = distrutta
sa-state-survived = superata
sa-points = Punti: { $survived } se superata, { $destroyed } se distrutta.
sa-own-rules = Altre regole: { $rule }
sa-no-threat = ancora niente
sa-ship = La nave
sa-gun = Arma, forza { $strength }
sa-pips =
    { $kind ->
        [shield] Scudo: { $value } su { $of }
        [reactor] Reattore: { $value } su { $of }
        [fuel] Capsule di carburante: { $value } su { $of }
        [rocket] Razzi: { $value } su { $of }
       *[squad] Squadre in deposito: { $value } su { $of }
    }
sa-figure =
    { $state ->
        [out] { $name }, fuori combattimento
        [squad] { $name }, con i robot
        [tired] { $name }, con i robot disattivati
       *[fit] { $name }
    }
sa-damage =
    { $count ->
        [0] nessun danno
        [one] 1 danno
       *[other] { $count } danni
    }
sa-fuel = Carburante
sa-rockets = Razzi
sa-squads = Squadre
sa-interceptors = Intercettori:
sa-docked = in hangar
sa-computer = Computer, per fase:
sa-board-of = Scheda azioni di { $who }
sa-slot =
    { $accepts ->
        [1] Turno { $turn }: { $holds }. Qui puoi metterla.
       *[0] Turno { $turn }: { $holds }
    }
sa-empty = vuoto
sa-then-in = Dopo questo turno: { $station }
sa-an-action = un’azione coperta
sa-a-move = un movimento coperto
sa-is-android = Androide
sa-my-plan = Il mio piano
sa-boards = Schede azioni
sa-sketch = Lo schizzo comune: che cosa intendo fare
sa-i-mean = Intendo:
sa-mean = Turno { $turn }, intendo: { $half }
sa-told = Carte che dice di avere
sa-means = Che cosa intende fare
sa-nothing = niente, alla fine
sa-turn-over = Gira
sa-take-back = Riprendi
sa-or-move = oppure tocca uno slot per spostarla
sa-let-go = Lascia
sa-choose-card = Turno { $turn }: scegli metà di una carta.
sa-choose-slot = { $half }: scegli uno slot.
sa-how-to = Scegli metà di una carta, poi uno slot.
sa-how-to-give = Scegli metà di una carta, poi uno slot o a chi darla.
sa-leave-phase = Lasci la fase { $phase } per sempre? Le sue carte restano come sono.
sa-on-to-phase = Alla fase { $phase }
sa-stay = Non ancora
sa-half =
    { $count ->
        [1] { $half }, della carta { $card }
       *[other] { $half }, della carta { $card }; ne hai { $count }
    }
sa-hand =
    { $count ->
        [one] La mia mano: 1 carta
       *[other] La mia mano: { $count } carte
    }
sa-for-android = androide { $number }
sa-no-cards = Nessuna carta in mano.
sa-crew = L’equipaggio
sa-in-phase = fase { $phase }
sa-cards-of =
    { $count ->
        [one] 1 carta in mano
       *[other] { $count } carte in mano
    }
sa-done = Ha finito
sa-mission-number = Volo { $number }
sa-unknown-mission = Una missione che nessuno conosce ancora
sa-briefing = Dividetevi i ruoli e date il via libera. Poi parte l’orologio: pianifica i turni del tuo membro dell’equipaggio con le carte in mano mentre vengono annunciate le minacce.
sa-duty-captain = agisce per primo e tiene unito il piano
sa-duty-communications = dispone le minacce esterne
sa-duty-security = dispone le minacce interne
sa-ready = via libera
sa-not-ready = si prepara ancora
sa-reckoning = La risoluzione
sa-turns = Turni
sa-turn = Turno { $turn }
sa-jump = Il salto
sa-to-end = Alla fine
sa-step-threat-appears = compare una minaccia
sa-step-player-actions = agisce l’equipaggio
sa-step-compute-damage = colpi e danni
sa-step-threat-actions = agiscono le minacce
sa-step-computer-check = controllo del computer
sa-step-jump = il salto
sa-score = Punteggio
sa-won = La nave ce l’ha fatta
sa-lost = La nave è andata perduta: { $threat }
sa-lost-short = perduta
sa-destroyed = Distrutte
sa-survived = Superate
sa-visual = Osservazione
sa-penalties = Penalità
sa-later = più tardi
sa-total = Punti:
