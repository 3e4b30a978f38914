### Starboard: ciò che dice il tavolo stesso, qualunque sia il gioco.

## Lists and names

list-none = niente
list-and = { $first } e { $last }
seat-name = Posto { $number }

## Refusals by the rules of the table, T-1 to T-7

table-decision-closed = Questa decisione è chiusa: ha già avuto risposta, oppure è stata annullata. Rispondi a una che è aperta ora.
table-not-your-decision = Questa decisione spetta a un altro posto. Rispondi quando tocca al tuo.
table-not-offered = Questa risposta non è fra quelle offerte. Scegline una di quelle.
table-not-in-domain = Queste scelte insieme non sono possibili. Togline qualcuna e non prendere niente due volte.
table-game-over = La partita è finita, quindi non c’è più niente da scegliere. Puoi guardarne il replay o cominciarne un’altra.
table-undo-barrier = Senza gli altri non si può annullare: puoi annullare soltanto la tua ultima scelta, e non oltre un dado, una carta rivelata o la scelta di un altro posto. Con il consenso di tutti si può.
table-stays-in-log = Ciò che si annulla resta nel registro, e il caso risponde allo stesso modo.
table-time-backwards = Il tempo di un tavolo non torna mai indietro. Indica un momento che non sia già passato.

## Refusals by the rules of a table that lives on a server, T-8 and on

table-not-your-seat = Questo posto è di qualcun altro: lo apre il suo link segreto. Siediti a un posto libero o usa il tuo link.
table-number-used = Un comando con questo numero c’è già stato, ed era un altro. Ricarica la pagina.
table-too-busy = Il tavolo ha più da fare di quanto riesca a seguire. Riprova fra un momento.
table-too-fast = Troppo in fretta: il tavolo non riesce a seguire. Aspetta un momento e continua.
table-too-often = Dal tuo indirizzo arrivano troppe richieste. Riprova fra { $seconds } s.
table-house-full = Il server ha già aperti tutti i tavoli che può seguire. Riprova fra qualche minuto.
table-too-long = È più lungo di quanto il server accetti. Manda meno in una volta.
table-name-length = Un nome ha da 1 a { $most } caratteri. Scegline uno adatto.
table-line-length = Una riga della chat ha da 1 a { $most } caratteri. Dillo più in breve, o in due righe.
table-no-open-seat = A questo tavolo quel posto non è libero. Puoi guardare la partita o sederti a un altro tavolo.
table-no-such-seat = A questo tavolo quel posto non c’è. Indicane uno che c’è.
table-no-proposal = Nessuno propone più di tornare indietro: è già deciso, o il tempo è scaduto.
table-no-such-place = Nel registro quel punto non c’è. Scegli un’altra riga.
table-not-begun = La partita non è cominciata: ci sono ancora posti liberi. Comincia quando tutti sono occupati.
table-not-over = La partita non è finita. La rivincita comincia dopo la fine.
table-no-stand-in = A questo posto non gioca una persona, quindi non c’è nessuno da sostituire.
table-no-such-level = Questo gioco non ha quel bot. Scegli uno dei suoi livelli.
table-resigned = Da questo posto ci si è già ritirati, o non c’è più niente da cui ritirarsi: fino alla fine gioca un bot.
table-seat-present = Chi occupa questo posto è presente. Solo chi lo occupa può far giocare un bot.
table-still-secret = La partita è ancora in corso e ciò che è segreto non si mostra. Torna quando è finita.
table-bad-data = Questo non si può usare ({ $problem }).
table-no-such-game = Quel gioco qui non c’è. Scegli uno dei giochi di questo server.
table-no-such-table = Questo tavolo non esiste. Controlla il link, o apri un tavolo tuo.
table-unknown-pack = Questo pacchetto di carte non è su questo server. Scegline uno che c’è, o chiedilo a chi ospita.
table-wrong-seats = Questo gioco è per un numero di posti da { $least } a { $most }. Aggiungine o togline.
table-wrong-time = Un orologio ha da 0 a { $most } secondi. Scegli un tempo fra questi.
table-misshapen = La richiesta non ha la forma descritta in /api/openapi.json ({ $problem }).
table-no-such-page = A questo indirizzo non c’è niente. Comincia dalla pagina iniziale.
table-no-such-method = Questo indirizzo non accetta richieste di questo tipo. Quali accetta, lo dice /api/openapi.json.
table-no-client = Su questo server le pagine per il browser non sono ancora state preparate. Esegui make play, che le prepara.
table-not-a-command = Il tavolo non capisce questo messaggio. Ricarica la pagina.
table-foreign-page = Questo è permesso solo alle pagine di questo server. Apri il suo indirizzo.
table-closing = Il server si sta fermando o riavviando. Riprova fra qualche secondo.
table-fault = Qualcosa è andato storto nel server e niente è cambiato. Riprova; se succede ancora, avvisa chi ospita.
table-not-kept = Il server non è riuscito a salvarlo e niente è cambiato. Riprova; forse il disco di chi ospita è pieno.
account-name-taken = Questo nome è già preso. Scegline un altro, o accedi se è il tuo.
account-wrong-password = Nome e password non corrispondono. Controllali e riprova.
account-too-often = Troppi tentativi con questo nome. Riprova tra { $seconds } s, o usa una passkey.
account-password-length = Una password ha da { $least } a { $most } caratteri. Scegline una più lunga o più corta.
account-unknown-passkey = Questa passkey qui è sconosciuta. Accedi in un altro modo, o usala per aprire un account.
account-passkey-refused = La risposta del dispositivo non è stata accettata. Riprova dall’inizio.
account-too-late = È passato troppo tempo, o la risposta c’è già stata. Riprova dall’inizio.
account-too-many-passkeys = Un account ha al massimo { $most } passkey. Usa una di quelle che ha.
account-not-logged-in = In questo browser nessuno ha effettuato l’accesso. Prima accedi.
call-no-push = Questo server non può avvisarti in questo browser. Permetti le notifiche, o scegli un altro modo.
call-no-mail = Questo server non scrive a quell’indirizzo. Controllalo, o scegli un altro modo.
call-too-many = Un posto ha al massimo { $most } modi per avvisarti. Togli quelli che non servono più.
call-not-sent = Non è stato possibile inviare la mail. Riprova più tardi, o avvisa chi ospita questo server.
call-confirm-first = Una mail a questo indirizzo è già in viaggio. Prima apri il link che contiene.
call-unknown-link = Questo link è sconosciuto o è già stato usato. Chiedi di nuovo gli avvisi.
call-confirmed = Grazie. D’ora in poi riceverai una mail a questo indirizzo quando un tavolo ti aspetta.
call-title = Tocca a te
call-body = { $game }: il tavolo ti aspetta.
call-subject =
    { $tables ->
        [one] Un tavolo ti aspetta
       *[other] { $tables } tavoli ti aspettano
    }
call-digest =
    { $tables ->
        [one] Tocca a te a questo tavolo:
       *[other] Tocca a te a questi tavoli:
    }
call-confirm-subject = Vuoi sapere quando tocca a te?
call-confirm-body = Qualcuno, forse tu, ha chiesto a Starboard di scrivere a questo indirizzo quando un tavolo ti aspetta. Se lo vuoi, apri questo link; altrimenti non fare nulla e non arriverà altra posta. { $link }

## The log

event-taken-back =
    { $choices ->
        [one] { $seat } annulla l’ultima scelta.
       *[other] { $seat } annulla le ultime { $choices } scelte.
    }

## The decision bar

bar-default = Se non fai niente: { $option }
bar-no-default = Il tavolo aspetta la tua risposta.
bar-free = Il tempo scorre; puoi scegliere, ma non devi.
bar-held = Ciò che è successo viene mostrato passo per passo.
bar-undo = Annulla
bar-can-undo = Puoi annullare la tua ultima scelta.
bar-waiting = Si aspetta: { $seats }.
bar-nothing-to-do = Ora non hai niente da scegliere.
bar-refused = { $reason } ({ $rule })
bar-confirm = Conferma
bar-cancel = Lascia stare

## Games without words of their own

option-value = { $value }

## Words

word-table = Tavolo
word-seat = Posto
word-spectator = Spettatore
word-machine-player = Bot
word-your-turn = Tocca a te
word-log = Registro
word-rules = Regole
word-score = Punteggio
word-game-over = La partita è finita.

## The table in a terminal

terminal-name = { $name }
terminal-person = Giocatore { $number }
terminal-machines = Vega, Rigel, Altair, Deneb, Mira
terminal-which-game = A che cosa si gioca?
terminal-on-shelf =
    { $fewest ->
        [one] { $title }, da 1 a { $most }
       *[other] { $title }, da { $fewest } a { $most }
    }
terminal-your-name = Come ti chiami?
terminal-how-many-machines = Quanti bot, da { $low } a { $high }?
terminal-how-strong = Quanto forti? Puoi scegliere { $levels }.
terminal-no-level = Il livello { $level } non c’è. Puoi scegliere { $levels }.
terminal-number-needed = Serve un numero da { $low } a { $high }.
terminal-options = Le impostazioni della partita:
terminal-change-option = Cambiane una con NOME=VALORE, o premi Invio per cominciare.
terminal-welcome = Rispondi con il numero, con la lettera o con qualche parola dell’opzione. «carta» e un nome mostra una carta; «aiuto» dice il resto.
terminal-enter = Solo Invio: { $option }
terminal-key-enter = Invio
terminal-many-how = Scrivi i numeri uno dopo l’altro, per esempio 3 1. Solo Invio: niente.
terminal-not-now = Ora non si può («perché» con un numero dice la regola):
terminal-more =
    { $count ->
        [one] e un’altra simile
       *[other] e altre { $count } simili
    }
terminal-more-how = Per trovare le altre bastano alcune parole.
terminal-in-the-log =
    { $count ->
        [one] (Un’altra frase è nel registro.)
       *[other] (Altre { $count } frasi sono nel registro.)
    }
terminal-several = Ci sono più opzioni possibili. Scrivi altre parole, o il numero.
terminal-unclear = «{ $line }» qui non è una risposta. Scrivi un numero, qualche parola di un’opzione, o «aiuto».
terminal-possible = Si può: { $option }
terminal-hand-over = { $seat }, tocca a te. Quando nessun altro guarda, premi Invio.
terminal-step = — Invio: il prossimo passo · t: tutto il resto
terminal-step-all = t tutto a all
terminal-saved = La partita è salvata in { $file }.
terminal-resume = Per riprendere, quando vuoi:
terminal-nothing-to-undo = Non hai ancora fatto scelte da annullare.
terminal-undo-agree = Da allora è caduto un dado, si è rivelato qualcosa o ha scelto qualcun altro. Siete tutti d’accordo a tornare indietro? (s o n)
terminal-yes = s si y yes
terminal-rules-how = Scrivi «regole» e un numero, per esempio { $id }, o qualche parola.
terminal-no-rule = Nessuna regola contiene «{ $words }». Prova con meno parole.
terminal-more-rules =
    { $count ->
        [one] Un’altra regola ha queste parole. Aggiungi una parola per vederne meno.
       *[other] Altre { $count } regole hanno queste parole. Aggiungi una parola per vederne meno.
    }
terminal-no-seat = Qui nessuno si chiama «{ $name }», o non ha niente da scegliere.
terminal-no-card = Qui non c’è niente che si chiami «{ $name }».
terminal-winners =
    { $count ->
        [one] Vince { $seats }.
       *[other] Vincono insieme { $seats }.
    }
terminal-nobody-wins = Non vince nessuno.
terminal-rule-T-1 = A una decisione si risponde una volta sola. Se la risposta c’è già, o è stata annullata, la decisione è chiusa.
terminal-rule-T-2 = Ogni posto risponde alle proprie decisioni.
terminal-rule-T-3 = Si sceglie solo tra ciò che la decisione offre.
terminal-rule-T-4 = A partita finita non si sceglie più nulla.
terminal-rule-T-5 = Senza gli altri annulli soltanto la tua ultima scelta, e non oltre un dado, una carta rivelata o la scelta di un altro. Oltre, devono essere d’accordo tutti.
terminal-rule-T-7 = Al tavolo il tempo non torna mai indietro.
terminal-order-help = aiuto
terminal-order-why = perché
terminal-order-rules = regole regola
terminal-order-board = tavolo plancia
terminal-order-card = carta
terminal-order-log = registro
terminal-order-undo = annulla
terminal-order-hand = passa-a
terminal-order-save = salva
terminal-order-quit = esci
terminal-usage-answer = 3, c, parole
terminal-usage-help = aiuto
terminal-usage-why = perché [3]
terminal-usage-rules = regole PAROLE
terminal-usage-board = tavolo [CHI]
terminal-usage-card = carta NOME
terminal-usage-log = registro [40]
terminal-usage-undo = annulla
terminal-usage-hand = passa-a [CHI]
terminal-usage-save = salva [FILE]
terminal-usage-quit = esci
terminal-help-answer = scegli un’opzione con il numero, la lettera (a per 1, b per 2) o qualche parola
terminal-help-help = questo elenco
terminal-help-why = la regola dietro l’opzione 3; senza numero, dietro l’ultima mossa non ammessa o la domanda
terminal-help-rules = le regole con queste parole, o con un numero
terminal-help-board = tutto il tavolo, o ciò che ha davanti un giocatore
terminal-help-card = che cosa dice una carta
terminal-help-log = le ultime 20 righe del registro, o quante ne vuoi
terminal-help-undo = annulla la tua ultima scelta; oltre un dado o un segreto solo se tutti sono d’accordo
terminal-help-hand = lascia scegliere un altro a questa tastiera
terminal-help-save = salva la partita e continua
terminal-help-quit = salva la partita ed esci; Ctrl-C fa lo stesso
