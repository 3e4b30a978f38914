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
table-undo-barrier = Da solo non puoi annullarlo: puoi annullare soltanto la tua ultima scelta, e non oltre un dado, una carta rivelata o la scelta di un altro posto. Con il consenso di tutti si può.
table-stays-in-log = Ciò che si annulla resta nel registro, e il caso risponde allo stesso modo.
table-time-backwards = Il tempo di un tavolo non torna mai indietro. Indica un momento che non sia già passato.

## The log

event-taken-back =
    { $choices ->
        [one] { $seat } annulla l’ultima scelta.
       *[other] { $seat } annulla le ultime { $choices } scelte.
    }

## The decision bar

bar-default = Se non fai niente: { $option }
bar-no-default = Il tavolo aspetta la tua risposta.
bar-undo = Annulla
bar-can-undo = Puoi annullare la tua ultima scelta.
bar-cannot-undo = La tua ultima scelta si può annullare solo con il consenso di tutti.
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
word-machine-player = Giocatore automatico
word-your-turn = Tocca a te
word-turn = Turno
word-round = Round
word-phase = Fase
word-log = Registro
word-rules = Regole
word-rule = Regola
word-options = Opzioni
word-score = Punteggio
word-winner = Vincitore
word-game-over = La partita è finita.
word-credits = Crediti
word-dice = Dadi
word-deck = Mazzo
