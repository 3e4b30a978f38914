### Space Alert: domande, risposte, rifiuti e registro.

## Decisioni

ask-briefing = Dividetevi i ruoli. L’orologio della missione parte quando tutti sono pronti.
ask-plan = Fase { $phase }: pianifica i turni da { $first } a { $last }.
ask-program = Fase { $phase }, { $member }: programma i turni da { $first } a { $last }. Le carte lì restano.
ask-program-solo = Fase { $phase }, { $member }: programma i turni da { $first } a { $last }.
ask-trip = Turno { $turn }, { $member }: la carta mostra { $shown }. Intendevi altro?
ask-sketch = Di’ all’equipaggio che cosa intendi fare. Non vincola nessuno.
ask-common-level = Quanto pericolose devono essere le minacce comuni? Conta il livello più basso indicato.
ask-serious-level = Quanto pericolose devono essere le minacce gravi? Conta il livello più basso indicato.
ask-continue = La campagna continua? Solo se lo vogliono tutti.
ask-repair = { $member }: puoi riparare una tessera danno o una squadra.
ask-place-squad = Una sola squadra è in ordine. Dove aspetta?

## Opzioni

option-ready = Tutto pronto
option-role =
    { $role ->
        [captain] Fai il capitano
        [communications] Fai l’ufficiale alle comunicazioni
       *[security] Fai il capo della sicurezza
    }
option-wait = Aspetta il prossimo annuncio
option-next = Prendi il pacchetto della fase { $phase }; per te questa fase finisce
option-draw = Dati in arrivo: prendi una carta
option-agree = Chiudi ora il round d’azione, se tutti sono d’accordo
option-disagree = Continua a pianificare
option-place = Turno { $turn }: { $shows } ({ $card })
option-sketch = Turno { $turn }: { $what ->
        [nothing] niente, alla fine
       *[half] { $half }
    }
option-wipe = Cancella la tua riga dello schizzo
option-tell = Di’ quali carte hai
option-take = Turno { $turn }: riprendi { $card }
option-turn = Turno { $turn }: gira la carta su { $shows }
option-move = Sposta { $card } dal turno { $turn } al turno { $to }
option-swap = Scambia { $card } del turno { $turn } con { $other } del turno { $to }
option-give = Dai una carta: { $seat } riceve { $card }
option-as-shown = Com’è: { $shown }
option-other-half = Inciampo: l’altra metà, { $other }; la tua prossima azione è in ritardo
option-opposite-arrow = Inciampo: la freccia opposta; la tua prossima azione è in ritardo
option-no-more-trips = Com’è, e niente più domande in questa missione
option-level =
    { $level ->
        [white] Basso: carte bianche
        [mixed] Misto: carte bianche e gialle
       *[yellow] Alto: carte gialle
    }
option-stop = Chiudi qui la campagna
option-go-on = Affronta un’altra missione
option-pass = Non riparare nulla
option-squad = Ripara una squadra
option-tile = Ripara { $tile }, { $zone }
option-station = { $station }

## Mosse non ammesse

refuse-last-phase = Non ci sono altri pacchetti: l’ultima fase dura fino a missione compiuta.
refuse-no-data = Ora non puoi pescare: ogni annuncio di dati in arrivo dà una carta. Aspetta il prossimo.
refuse-deck-empty = Il mazzo azioni è vuoto, non c’è nulla da pescare. Una carta può arrivarti con un trasferimento dati.
refuse-too-early-to-end = Il round non può ancora finire: la fine della fase 2 non è stata annunciata. Dopo sì, se tutti sono d’accordo.
refuse-transfer-closed = Ora non puoi dare carte: passano di mano solo durante un trasferimento dati.
refuse-already-given = In questo trasferimento dati hai già dato una carta. Al prossimo ne potrai dare un’altra.
refuse-give-heroic = Una carta eroica resta a chi ce l’ha. Dai una carta normale.
refuse-give-to-whom = Una carta si può dare solo a un altro giocatore. Un androide si programma sulla sua scheda.
refuse-not-in-hand = Quella carta non è nella tua mano. Riprendila prima dallo slot, o scegline un’altra.
refuse-board-of-another = Quella scheda azioni è di un altro giocatore. Puoi programmare la tua e quelle degli androidi.
refuse-frozen = Il turno { $turn } è bloccato: hai lasciato la sua fase. Puoi cambiare solo gli slot della fase attuale.
refuse-later-phase = Il turno { $turn } è di una fase successiva. Per pianificarlo prendi il prossimo pacchetto.
refuse-android-card-stays = Una carta sulla scheda di un androide resta come sta. Usa uno slot ancora vuoto.
refuse-slot-empty = Nel turno { $turn } non c’è nessuna carta. Mettine prima una.
refuse-slot-taken = Il turno { $turn } ha già una carta e uno slot ne tiene una sola. La tua è ancora nella tua mano.
refuse-own-heroic = La tua carta eroica è solo per te. Programma l’androide con una carta normale o con la sua eroica.
refuse-heroic-of-android = Quella carta eroica è di un androide. Si può mettere solo sulla sua scheda.
refuse-talk-in-silence = Le comunicazioni sono interrotte: nessuno può parlare. Si continua a pianificare; aspetta che siano ripristinate.

## Registro: prima dell’allarme

event-mission-prepared = Missione { $number }: minacce comuni, { $common }; minacce gravi, { $serious }. Traiettorie: rossa { $red }, bianca { $white }, blu { $blue }, interna { $internal }.
event-role-taken =
    { $role ->
        [captain] { $seat } fa il capitano.
        [communications] { $seat } fa l’ufficiale alle comunicazioni.
       *[security] { $seat } fa il capo della sicurezza.
    }
event-ready = { $seat } dà il via libera.

## Registro: il round d’azione

event-alert =
    { $known ->
        [1] Allarme. { $mission }: pianificate la fase 1.
       *[0] Allarme. Attività nemica rilevata: pianificate la fase 1.
    }
event-hero-revealed = { $member } ha questa carta eroica: { $card }.
event-packet-taken =
    { $forced ->
        [1] Tempo scaduto: { $seat } passa alla fase { $phase }.
       *[0] { $seat } prende il pacchetto della fase { $phase }.
    }
event-cards-received = { $seat } riceve { $cards }.
event-threat-announced =
    { $confirmed ->
        [1] { $place ->
            [internal] { $serious ->
                [1] Tempo T+{ $turn }, minaccia interna grave: { $threat }.
               *[0] Tempo T+{ $turn }, minaccia interna: { $threat }.
            }
           *[external] { $serious ->
                [1] Tempo T+{ $turn }, minaccia grave, { $zone }: { $threat }.
               *[0] Tempo T+{ $turn }, minaccia, { $zone }: { $threat }.
            }
        }
       *[0] { $place ->
            [internal] Rapporto non confermato. Tempo T+{ $turn }, minaccia interna: { $threat }.
           *[external] Rapporto non confermato. Tempo T+{ $turn }, minaccia, { $zone }: { $threat }.
        }
    }
event-report-ignored =
    { $place ->
        [internal] Rapporto non confermato. Tempo T+{ $turn }: minaccia interna. Un equipaggio di quattro lo ignora.
       *[external] Rapporto non confermato. Tempo T+{ $turn }: minaccia, { $zone }. Un equipaggio di quattro lo ignora.
    }
event-incoming-data =
    { $ignored ->
        [1] Dati in arrivo. In solitario hai già tutto il mazzo.
       *[0] Dati in arrivo: ogni giocatore può prendere una carta.
    }
event-data-drawn = { $seat } prende una carta dal mazzo azioni.
event-data-transfer =
    { $ignored ->
        [1] Trasferimento dati. In solitario non c’è a chi dare carte.
       *[0] Trasferimento dati: per { $seconds } secondi ogni giocatore può dare via una carta.
    }
event-card-given = { $seat } dà una carta. La riceve { $to }.
event-transfer-closed = Il trasferimento dati è finito.
event-communications-down =
    { $ignored ->
        [1] Comunicazioni interrotte. In solitario non cambia nulla.
       *[0] Comunicazioni interrotte: silenzio finché non sono ripristinate. Si continua a pianificare.
    }
event-communications-restored = Comunicazioni ripristinate.
event-warned =
    { $last ->
        [1] { $seconds ->
            [60] La nave salta tra un minuto.
           *[other] La nave salta tra { $seconds } secondi.
        }
       *[0] { $seconds ->
            [60] La fase { $phase } finisce tra un minuto.
           *[other] La fase { $phase } finisce tra { $seconds } secondi.
        }
    }
event-phase-ended = La fase { $phase } è finita.
event-mission-complete =
    { $agreed ->
        [1] L’equipaggio è d’accordo: il round d’azione è finito.
       *[0] Missione compiuta. Il round d’azione è finito.
    }
event-card-placed =
    { $half ->
        [action] { $seat } pianifica un’azione per il turno { $turn }.
       *[move] { $seat } pianifica un movimento per il turno { $turn }.
    }
event-android-programmed = { $seat } programma { $member }: { $shows } nel turno { $turn }.
event-card-taken-back = { $seat } riprende la carta del turno { $turn }.
event-card-turned =
    { $half ->
        [action] { $seat } gira la carta del turno { $turn } sull’azione.
       *[move] { $seat } gira la carta del turno { $turn } sul movimento.
    }
event-card-moved = { $seat } sposta la carta del turno { $turn } al turno { $to }.
event-sketched =
    { $what ->
        [nothing] { $seat } non ha più piani per il turno { $turn }.
       *[half] { $seat } intende giocare { $half } nel turno { $turn }.
    }
event-cards-told = { $seat } dice quali carte può mettere: { $cards }.
event-sketch-wiped = { $seat } cancella una riga dello schizzo: { $member }.
event-end-agreed =
    { $agrees ->
        [1] { $seat } vorrebbe chiudere il round.
       *[0] { $seat } vorrebbe continuare a pianificare.
    }

## Registro: la risoluzione

event-step-began =
    { $step ->
        [threat_appears] Comincia il turno { $turn }.
        [player_actions] Turno { $turn }: agisce l’equipaggio.
        [compute_damage] Turno { $turn }: danni.
        [threat_actions] Turno { $turn }: agiscono le minacce.
        [computer_check] Turno { $turn }: controllo del computer.
       *[jump] La nave si prepara al salto.
    }
event-threat-appeared =
    { $place ->
        [internal] Nuova minaccia all’interno: { $threat }, { $stations }.
       *[external] Nuova minaccia, { $zone }: { $threat }, casella { $square }.
    }
event-threat-moved = { $threat }: ora sulla casella { $square }.
event-threat-acts = { $threat }: azione { $mark }.
event-threat-destroyed =
    { $points ->
        [one] { $threat }: minaccia distrutta, 1 punto.
       *[other] { $threat }: minaccia distrutta, { $points } punti.
    }
event-threat-survived =
    { $points ->
        [one] { $threat }: minaccia superata, 1 punto.
       *[other] { $threat }: minaccia superata, { $points } punti.
    }
event-threat-healed = { $threat }: recupera { $cubes } di resistenza.
event-threat-changed =
    { $place ->
        [internal] { $threat }: ora velocità { $speed }, resistenza { $hp }.
       *[external] { $threat }: ora valore di scudo { $shield }, velocità { $speed }, resistenza { $hp }.
    }
event-threat-revealed = { $threat }: da ora può essere un bersaglio.
event-fire-back-began = { $threat }: da ora risponde al fuoco.
event-attacks-strengthened = { $threat }: gli attacchi di tutte le altre minacce esterne hanno forza +1.
event-shields-strengthened = { $threat }: tutte le minacce esterne hanno valore di scudo +1.
event-intruder-moved = { $threat }: ora qui, { $station }.
event-slime-spread = { $threat }: si espande, { $station }.
event-tripped = { $crew }: inciampo, { $meant } invece di { $shown }.
event-crew-acts = { $crew }: { $action }.
event-no-effect = { $crew }: { $action }, senza effetto ({ $rule }).
event-delayed =
    { $drops ->
        [1] { $crew }: il turno { $slot } è in ritardo, e { $lost } esce dalla scheda.
       *[0] { $crew }: il turno { $slot } è in ritardo.
    }
event-crew-moved = { $crew } ora è qui: { $station }.
event-knocked-out = { $crew }: fuori combattimento.
event-squad-taken =
    { $active ->
        [1] { $crew } guida la squadra: { $station }.
       *[0] { $crew } guida la squadra disattivata: { $station }.
    }
event-squad-activated = { $crew }: la squadra è di nuovo attiva.
event-squad-deactivated = { $crew }: la squadra è disattivata.
event-stored-squad-deactivated = La squadra in deposito è disattivata: { $station }.
event-intruder-hit = { $crew } colpisce { $threat } ({ $cubes }): { $station }.
event-repaired = { $crew } ripara { $threat } ({ $cubes }).
event-repaired-together = Riparazione congiunta: { $threat }, ancora di più ({ $cubes }).
event-interceptors-attack =
    { $heroic ->
        [1] { $crew } attacca eroicamente con gli intercettori.
       *[0] { $crew } attacca con gli intercettori.
    }
event-weapon-armed =
    { $heroic ->
        [1] { $crew }: colpo eroico, { $station }. Energia: { $energy }.
       *[0] { $crew }: colpo, { $station }. Energia: { $energy }.
    }
event-energy-moved =
    { $part ->
        [shield] { $crew }: { $cubes } di energia allo scudo, { $zone }{ $extra ->
            [0] { "" }
           *[other] , e { $extra } in più
        }.
       *[reactor] { $crew }: { $cubes } di energia al reattore, { $zone }{ $extra ->
            [0] { "" }
           *[other] , e { $extra } in più
        }.
    }
event-refuelled =
    { $crew } ricarica il reattore centrale: { $cubes }{ $extra ->
        [0] { "" }
       *[other] , e { $extra } in più
    }.
event-computer-kept = { $crew } si occupa del computer nella fase { $phase }.
event-rocket-launched = { $crew } lancia un razzo.
event-rocket-flies = Il razzo prosegue: colpirà al prossimo turno.
event-observed = { $crew } guarda dall’oblò.
event-visual-confirmed =
    { $observers ->
        [one] Conferma visiva nella fase { $phase }: 1 osservatore.
       *[other] Conferma visiva nella fase { $phase }: { $observers } osservatori.
    }
event-shot-aimed =
    { $weapon ->
        [heavy_laser] Laser pesante, forza { $strength }. Bersaglio: { $threat }.
        [light_laser] Laser leggero, forza { $strength }. Bersaglio: { $threat }.
        [pulse_cannon] Cannone a impulsi, forza { $strength }. Bersaglio: { $threat }.
        [rocket] Razzo, forza { $strength }. Bersaglio: { $threat }.
       *[interceptors] Intercettori, forza { $strength }. Bersaglio: { $threat }.
    }
event-shot-wasted =
    { $weapon ->
        [heavy_laser] Il laser pesante non colpisce nulla.
        [light_laser] Il laser leggero non colpisce nulla.
        [pulse_cannon] Il cannone a impulsi non colpisce nulla.
        [rocket] Il razzo non colpisce nulla.
       *[interceptors] Gli intercettori non colpiscono nulla.
    }
event-threat-hit = { $threat }: colpi di forza { $strength } contro scudo { $shield }, danni { $cubes }.
event-cryoshield-broken = { $threat }: il crioscudo assorbe tutto e sparisce.
event-threat-took-damage =
    { $cubes ->
        [one] { $threat }: subisce 1 danno.
       *[other] { $threat }: subisce { $cubes } danni.
    }
event-attacked = { $threat }: attacco, { $zone }, forza { $strength }; lo scudo assorbe { $absorbed }.
event-zone-damaged = Danni, { $zone }: { $damage }. Tessere pescate: { $tiles }.
event-tile-drawn = Tessera danno, { $zone }: { $tile }.
event-energy-lost =
    { $part ->
        [shield] Lo scudo perde { $cubes } di energia, { $zone }.
       *[reactor] Il reattore perde { $cubes } di energia, { $zone }.
    }
event-energy-flowed = L’energia passa dal reattore allo scudo, { $zone }: { $cubes }.
event-fuel-lost = Si perde una capsula di carburante.
event-rocket-lost = Si perde un razzo.
event-damage-doubled = I danni raddoppiano: { $zones }.
event-computer-checked =
    { $maintained ->
        [1] Nella fase { $phase } qualcuno si è occupato del computer.
       *[0] Nella fase { $phase } nessuno si è occupato del computer: tutti a bordo sono in ritardo.
    }
event-ship-lost =
    { $place ->
        [zone] La nave è fatta a pezzi, { $zone }: { $threat }. La missione è persa.
       *[whole] La nave è distrutta: { $threat }. La missione è persa.
    }
event-jumped = La nave salta nell’iperspazio.

## Registro: punti e campagna

event-mission-logged =
    { $won ->
        [1] { $mission } (livelli { $common } e { $serious }) nel diario di bordo: superate { $survived }, distrutte { $destroyed }, penalità { $penalties }, visiva { $visual }. Totale { $total }.
       *[0] { $mission } (livelli { $common } e { $serious }) nel diario di bordo: nave perduta, causa { $threat }.
    }
event-mission-logged-campaign =
    { $won ->
        [1] { $mission } (livelli { $common } e { $serious }) nel diario di bordo: superate { $survived }, distrutte { $destroyed }, visiva { $visual }. Le penalità si contano a fine campagna.
       *[0] { $mission } (livelli { $common } e { $serious }) nel diario di bordo: nave perduta, causa { $threat }.
    }
event-level-chosen =
    { $severity ->
        [common] Minacce comuni: { $level }.
       *[serious] Minacce gravi: { $level }.
    }
event-campaign-continues =
    { $goes_on ->
        [1] La campagna continua.
       *[0] L’equipaggio chiude la campagna.
    }
event-recovered = { $member } si riprende e non ripara nulla.
event-tile-repaired = { $member } ripara { $tile }, { $zone }.
event-squad-repaired = { $member } ripara una squadra.
event-repair-declined = { $member } non ripara nulla.
event-squad-placed = La squadra aspetta qui: { $station }.
event-campaign-scored =
    { $lost ->
        [1] La campagna è persa.
       *[0] { $missions ->
            [one] Campagna di 1 missione: minacce { $threats }, penalità { $penalties }, visiva { $visual }. Totale { $total }.
           *[other] Campagna di { $missions } missioni: minacce { $threats }, penalità { $penalties }, visiva { $visual }. Totale { $total }.
        }
    }

## The table in a terminal

sketch-internal = all’interno
sketch-signs = ♦ robot · ◄ freccia rossa, ► blu · ↕ gravascensore · * eroica · ■ □ azione, movimento altrui
sketch-captain = Capitano
sketch-communications = Comunicazioni
sketch-security = Sicurezza
sketch-left =
    { $seconds ->
        [one] Manca { $seconds } secondo alla fine della fase
       *[other] Mancano { $seconds } secondi alla fine della fase
    }
sketch-transfer = Il trasferimento dati è aperto
sketch-silent = Le comunicazioni sono interrotte
sketch-hero = Carta eroica: { $card }
sketch-hand = La tua mano: { $cards }
sketch-threat = casella { $square }, danni { $hits } su { $hp }
sketch-waiting = in arrivo
sketch-destroyed = distrutta
sketch-survived = superata
sketch-zone = scudo { $shield }, reattore { $reactor }, danni: { $tiles }
sketch-stores = Carburante { $fuel }, razzi { $rockets }
sketch-out = fuori combattimento
sketch-external-card = Esterna: valore di scudo { $shield }, resistenza { $hp }, velocità { $speed }. Punti: { $survived } se superata, { $destroyed } se distrutta.
sketch-internal-card = Interna: resistenza { $hp }, velocità { $speed }. Punti: { $survived } se superata, { $destroyed } se distrutta.

## What threats do

threat-action = { $mark }: { $effects }.
threat-if-damaged = se danneggiata, { $effect }
threat-if-undamaged = se intatta, { $effect }
threat-if-below = con meno di { $cubes } danni, { $effect }
threat-internal =
    { $fix ->
        [bots] Compare qui: { $stations }. La combattono i robot.
        [space] La combattono gli intercettori.
       *[system] Compare qui: { $stations }. La ripara l’azione { $fix }.
    }
threat-fires-back = Risponde al fuoco.
threat-no-rockets = I razzi non possono attaccarla.
threat-no-heavy-lasers = I laser pesanti non possono attaccarla.
threat-special = Ha anche regole proprie: le mostra «regole { $threat }».
threat-does-attack =
    { $where ->
        [own] attacco { $amount }
       *[other] attacco { $amount }, { $zone }
    }
threat-does-attack-all = attacco { $amount } a tutte le zone
threat-does-attack-others = attacco { $amount } alle altre due zone
threat-does-attack-rest =
    { $amount ->
        [1] attacco pari alla resistenza rimasta
       *[other] attacco pari a { $amount } volte la resistenza rimasta
    }
threat-does-attack-unshielded = attacco { $amount }; lo scudo non serve
threat-does-heal = recupera { $amount } di resistenza
threat-does-heal-half = recupera metà della resistenza perduta
threat-does-speed = velocità +{ $amount }
threat-does-shield = valore di scudo +{ $amount }
threat-does-set-shield = il valore di scudo diventa { $amount }
threat-does-reveal = da ora può essere un bersaglio
threat-does-fire-back = da ora risponde al fuoco
threat-does-take =
    { $amount ->
        [one] subisce 1 danno
       *[other] subisce { $amount } danni
    }
threat-does-strengthen-others = gli attacchi di tutte le altre minacce esterne hanno forza +1
threat-does-shield-all = tutte le minacce esterne hanno valore di scudo +1
threat-does-advance-others = tutte le altre minacce esterne avanzano di 1 casella
threat-does-move =
    { $side ->
        [red] si sposta verso il rosso
        [blue] si sposta verso il blu
       *[deck] cambia ponte
    }
threat-does-seek = va nella stazione vicina con più equipaggio
threat-does-spread =
    { $side ->
        [red] si espande verso il rosso
       *[blue] si espande verso il blu
    }
threat-does-damage =
    { $amount ->
        [one] 1 danno
       *[other] { $amount } danni
    }
threat-does-damage-all =
    { $amount ->
        [one] 1 danno a tutte le zone
       *[other] { $amount } danni a tutte le zone
    }
threat-does-damage-rest = danni pari a { $amount } volte la resistenza rimasta
threat-does-damage-tokens =
    { $amount ->
        [one] 1 danno ovunque ci sia un suo segnalino
       *[other] { $amount } danni ovunque ci sia un suo segnalino
    }
threat-does-damage-per-person = 1 danno per ogni persona nella sua stazione
threat-does-damage-per-energy = 1 danno per ogni cubetto di energia nel suo reattore
threat-does-double-damage =
    { $where ->
        [own] i danni raddoppiano in tutte le zone
       *[other] i danni raddoppiano, { $zone }
    }
threat-does-empty-shields = tutti gli scudi perdono l’energia
threat-does-leak-shields = ogni scudo perde { $amount } di energia
threat-does-empty-shield = lo scudo della sua zona perde tutta l’energia
threat-does-empty-reactor = il reattore della sua zona perde tutta l’energia
threat-does-drain-reactor = il reattore perde { $amount } di energia, { $zone }
threat-does-drain-reactors = ogni reattore perde { $amount } di energia
threat-does-sabotage = il reattore della sua zona perde 1 di energia; se non ne ha, 1 danno
threat-does-overload-shield = il reattore centrale va nello scudo bianco; ciò che non ci sta diventa danni
threat-does-burst-shield = tutta l’energia dello scudo bianco diventa danni
threat-does-burst-reactors = tutta l’energia di ogni reattore diventa danni alla sua zona
threat-does-lose-fuel = si perde una capsula di carburante
threat-does-lose-rocket = si perde un razzo
threat-does-deactivate-stored = la squadra in deposito nella zona rossa si disattiva
threat-does-delay-here = ritarda chi è nella sua stazione
threat-does-delay-zone = ritarda chi è nella sua zona
threat-does-delay-ship = ritarda tutti a bordo
threat-does-knock-out-here = mette fuori combattimento chi è nella sua stazione
threat-does-knock-out-ship = mette fuori combattimento tutti a bordo
threat-does-knock-out-off-bridge = mette fuori combattimento chi non è in plancia di comando
threat-does-knock-out-leaders = mette fuori combattimento chi guida una squadra
threat-does-knock-out-unguarded = mette fuori combattimento chi è nella sua stazione senza una squadra attiva
threat-does-lose-ship = la nave è perduta

## What a table chooses

option-name-mission = Missione
option-name-difficulty = Difficoltà delle missioni generate
option-name-unconfirmed = I rapporti non confermati valgono
option-name-common = Minacce comuni
option-name-serious = Minacce gravi
option-name-fifth = Un androide come quinto membro
option-name-speed = Orologio di missione
option-name-trips = I membri possono inciampare
option-name-campaign = Campagna fino a tre missioni
option-name-captain = Posto del capitano
option-choice-mission-random = sorteggiata
option-choice-mission-generated = generata
option-choice-difficulty-easy = facile
option-choice-difficulty-normal = normale
option-choice-difficulty-hard = difficile
option-choice-speed-full = a velocità piena
option-choice-speed-half = a metà velocità
option-choice-speed-stopped = fermo mentre pensate
option-choice-common-white = bianche
option-choice-common-mixed = miste
option-choice-common-yellow = gialle
option-choice-serious-white = bianche
option-choice-serious-mixed = miste
option-choice-serious-yellow = gialle
option-choice-mission-test-flight-1 = Volo di prova 1
option-choice-mission-test-flight-2 = Volo di prova 2
option-choice-mission-simulation-1 = Simulazione 1
option-choice-mission-simulation-2 = Simulazione 2
option-choice-mission-simulation-3 = Simulazione 3
option-choice-mission-advanced-simulation-1 = Simulazione avanzata 1
option-choice-mission-advanced-simulation-2 = Simulazione avanzata 2
option-choice-mission-advanced-simulation-3 = Simulazione avanzata 3
option-choice-mission-mission-1 = Missione 1
option-choice-mission-mission-2 = Missione 2
option-choice-mission-mission-3 = Missione 3
option-choice-mission-mission-4 = Missione 4
option-choice-mission-mission-5 = Missione 5
option-choice-mission-mission-6 = Missione 6
option-choice-mission-mission-7 = Missione 7
option-choice-mission-mission-8 = Missione 8
