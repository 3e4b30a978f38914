### Ciò che dice l’interfaccia nel browser, qualunque sia il gioco. Le parole del tavolo stesso stanno in src/starboard/text.

## The lobby

ui-lobby-title = Giochi da tavolo spaziali con gli amici, ovunque siano
ui-lobby-line = Scegli un gioco e comincia subito contro i bot, oppure apri un tavolo e manda il link agli amici. Non serve un account.
ui-your-name = Il tuo nome
ui-name = Nome
ui-guest = Ospite
ui-games = Giochi
ui-game = Gioco
ui-players = Da { $low } a { $high } giocatori
ui-play-now = Gioca subito
ui-learn = Impara
ui-new-table = Nuovo tavolo
ui-my-tables = I miei tavoli
ui-forget = Togli { $table } dall’elenco
ui-listed-tables = Tavoli pubblici
ui-no-listed = In questo momento non c’è nessun tavolo pubblico.
ui-open-seats =
    { $count ->
        [one] 1 posto libero
       *[other] { $count } posti liberi
    }
ui-state-gathering = aspetta giocatori
ui-state-playing = partita in corso
ui-state-over = partita finita
ui-open-file = Apri il file di una partita
ui-file-too-big = Questo file è troppo grande per una partita. Scegline uno scritto da Starboard.
ui-next-waiting = Prossimo tavolo che ti aspetta
ui-home = Sala
ui-no-server = Il server non risponde. Controlla la connessione e riprova.

## A new table

ui-seats = Posti
ui-seat-kind = Posto { $number }: chi gioca
ui-name-of-seat = Posto { $number }: nome
ui-me = tu
ui-same-device = Un’altra persona su questo dispositivo
ui-guest-by-link = Un ospite con il link
ui-seat-open = Posto libero
ui-seat-machine = Fai giocare un bot
ui-machine-level = Bot, { $level }
ui-machine-name = Bot { $number }
ui-level-random = a caso
ui-level-easy = facile
ui-level-normal = normale
ui-level-hard = forte
ui-add-seat = Aggiungi un posto
ui-remove-seat = Togli il posto { $number }
ui-pace = Ritmo
ui-pace-none = Senza orologio
ui-pace-live = Dal vivo, con l’orologio
ui-pace-days = Giorni per ogni decisione
ui-turn-seconds = Secondi per ogni decisione
ui-bank-seconds = Riserva di secondi per tutta la partita
ui-days = Giorni per ogni decisione
ui-options = Impostazioni della partita
ui-listed = Pubblico: chiunque può trovare questo tavolo in sala
ui-create = Apri il tavolo

## Inviting and sitting down

ui-invite = Invita con questo link
ui-invite-hint = Chi lo apre può occupare un posto libero. La partita comincia quando tutti i posti sono occupati.
ui-copy = Copia
ui-copied = Copiato
ui-qr = Codice QR: { $label }
ui-sit-down = Siediti
ui-which-seat = Posto
ui-any-seat = Uno qualsiasi
ui-gathering = Si aspetta che tutti si siedano.
ui-connecting = Collegamento al tavolo.

## At the table

ui-decision = La tua decisione
ui-decisions = Decisioni aperte
ui-agree = Accetta
ui-disagree = Rifiuta
ui-proposal = { $seat } propone di tornare indietro nella partita. Accetti?
ui-proposal-waits = Hai proposto di tornare indietro. Si aspetta il consenso degli altri.
ui-line = Connessione persa
ui-offline = La connessione è persa. Ciò che scegli parte appena torna.
ui-budget = Spesi { $spent } su { $budget }
ui-on-board = Scegli sul tavolo oppure mostra l’elenco ({ $count })
ui-fewer = Nascondi l’elenco
ui-not-now = Ora non si può ({ $count })
ui-winners =
    { $count ->
        [one] Vince { $names }.
       *[other] Vincono insieme { $names }.
    }
ui-rematch = Gioca ancora
ui-to-rematch = Alla nuova partita
ui-watching = Stai guardando questa partita.
ui-away = assente
ui-resigned = ritiro, gioca un bot
ui-standing-in = per ora gioca un bot
ui-to-act = deve scegliere
ui-time-left = Tempo rimasto: { $time }
ui-days-left =
    { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
ui-hand-over = Passa il dispositivo: { $name }
ui-hand-over-line = Ciò che segue è solo per { $name }.
ui-hand-over-show = Sono { $name }
ui-hand-over-never = Non chiederlo più a questo tavolo
ui-just-happened = Appena successo
ui-skip = Salta

## Log and chat

ui-log-and-chat = Registro, chat e regole
ui-why = Perché?
ui-no-rules = Dietro questa riga non c’è una regola: è una scelta di un giocatore.
ui-watch-here = Guarda da qui
ui-back-here = Torna qui
ui-earlier = Mostra le righe precedenti
ui-small-steps =
    { $count ->
        [one] 1 piccolo passo
       *[other] { $count } piccoli passi
    }
ui-chat = Chat
ui-chat-empty = Nessuno ha ancora detto niente.
ui-chat-say = Di’ qualcosa
ui-chat-mute = Silenzia la chat
ui-chat-unmute = Mostra la chat
ui-chat-is-muted = La chat è silenziata.
ui-send = Invia
ui-unread =
    { $count ->
        [one] 1 riga nuova
       *[other] { $count } righe nuove
    }

## The table's menu

ui-table-menu = Questo tavolo
ui-my-link = Link di questo posto
ui-my-link-hint = Questo link è il posto: chi lo apre gioca qui, su qualsiasi dispositivo. Tienilo per te.
ui-watch-link = Link per guardare questo tavolo
ui-room = Schermo grande
ui-match-file = File della partita
ui-resign = Ritirati
ui-resign-sure = Vuoi ritirarti davvero? Al tuo posto un bot gioca fino alla fine.
ui-stand-in = Lascia giocare un bot
ui-give-back = Torna a giocare tu
ui-table-gone = Questo tavolo non esiste.
ui-key-forbidden = Questo link non apre più nessun posto.
ui-watch-table = Guarda il tavolo

## Replay

ui-replay = Replay
ui-replay-of = Replay: { $table }
ui-to-table = Torna al tavolo
ui-scrub = Posizione nella partita
ui-record = { $at } di { $records }
ui-step-back = Un passo indietro
ui-step-on = Un passo avanti
ui-play = Avvia
ui-pause = Pausa
ui-speed = Velocità { $speed }
ui-share = Condividi
ui-share-position = Link a questa posizione
ui-fork = Continua da qui
ui-seen-by = Visto da
ui-seen-by-all = uno spettatore

## Rules

ui-search-rules = Cerca nelle regole
ui-nothing-found = Nessuna regola contiene tutte queste parole.
ui-rules-found =
    { $count ->
        [one] 1 regola
       *[other] { $count } regole
    }

## Settings

ui-settings = Impostazioni
ui-close = Chiudi
ui-language = Lingua
ui-theme = Tema
ui-theme-auto = Come il dispositivo
ui-theme-night = Notte
ui-theme-day = Giorno
ui-motion = Movimento
ui-motion-auto = Come il dispositivo
ui-motion-reduced = Ridotto
ui-volume = Volume dei suoni
ui-chat-muted = Silenzia la chat
ui-single-keys = Tasti di una sola lettera o cifra
ui-notify = Avvisami quando tocca a me
ui-keys = Tasti
ui-key-digits = scegli un’opzione
ui-key-undo = annulla
ui-key-log = registro
ui-key-chat = chat
ui-key-rules = regole
ui-key-tab = la prossima cosa che si può scegliere
ui-key-arrows = passi nel replay

## Un account, ed essere chiamati

ui-account = Account
ui-account-why = Per giocare non serve. Con un account trovi i tuoi tavoli su tutti i tuoi dispositivi.
ui-account-hello = Hai effettuato l’accesso come { $name }.
ui-account-seats =
    { $count ->
        [0] Nessun posto, per ora.
        [one] 1 posto salvato.
       *[other] { $count } posti salvati.
    }
ui-password = Password
ui-account-log-in = Accedi
ui-account-register = Apri un account
ui-account-log-out = Esci
ui-account-close = Elimina l’account
ui-account-close-sure = L’account viene eliminato per sempre. I link dei tuoi posti continuano a funzionare.
ui-account-passkey-log-in = Accedi con una passkey
ui-account-passkey-register = Apri un account con una passkey
ui-account-add-passkey = Aggiungi una passkey di questo dispositivo
ui-call-me = Avvisami quando tocca a me
ui-call-push = Avvisami su questo dispositivo
ui-call-mail = Scrivimi
ui-call-not = Non avvisarmi più per questo tavolo
ui-called-push = Gli avvisi arriveranno su questo dispositivo.
ui-called-mail = Se l’indirizzo qui è nuovo, una mail è in viaggio: apri il link che contiene.
ui-called-not = Per questo tavolo non riceverai più avvisi.
ui-mail = Indirizzo e-mail
ui-quiet-from = Silenzio dalle
ui-quiet-to = alle
