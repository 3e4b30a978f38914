### Starboard: что говорит сам стол, в какую бы игру ни играли.

## Lists and names

list-none = ничего
list-and = { $first } и { $last }
seat-name = Место { $number }

## Refusals by the rules of the table, T-1 to T-7

table-decision-closed = Это решение закрыто: на него уже ответили, или его отменили. Ответьте на то, что открыто сейчас.
table-not-your-decision = Это решение за другим местом. Вы ответите, когда решение будет за вашим.
table-not-offered = Такого варианта нет среди предложенных. Выберите один из них.
table-not-in-domain = Вместе эти варианты невозможны. Уберите что-нибудь и ничего не берите дважды.
table-game-over = Партия окончена, и выбирать больше нечего. Её можно пересмотреть или начать новую.
table-undo-barrier = В одиночку это отменить нельзя: можно лишь свой последний выбор, и не дальше брошенного кубика, открытой карты или чужого выбора. Если согласны все за столом, отмена возможна.
table-stays-in-log = Отменённое остаётся в журнале, и случай отвечает так же, как в первый раз.
table-time-backwards = Время за столом не идёт назад. Назовите момент не раньше нынешнего.

## Refusals by the rules of a table that lives on a server, T-8 and on

table-not-your-seat = Это место занято другим: его открывает секретная ссылка. Займите свободное место или откройте свою ссылку.
table-number-used = Команда с этим номером уже была, и другая. Обновите страницу.
table-too-busy = Стол не успевает за всеми. Повторите чуть позже.
table-too-fast = Это слишком быстро для стола. Подождите немного и продолжайте.
table-too-often = С вашего адреса пришло слишком много запросов. Повторите через { $seconds } с.
table-too-long = Это длиннее, чем принимает сервер. Отправьте меньше за один раз.
table-name-length = В имени от 1 до { $most } знаков. Выберите подходящее.
table-line-length = В строке чата от 1 до { $most } знаков. Скажите короче или в две строки.
table-no-open-seat = За этим столом нет такого свободного места. Можно смотреть партию или сесть за другой стол.
table-no-such-seat = За этим столом нет такого места. Назовите одно из имеющихся.
table-no-proposal = Предложения вернуться назад больше нет: всё решено, или время вышло.
table-no-such-place = В журнале нет такого места. Выберите другую строку.
table-not-begun = Партия ещё не началась: есть свободные места. Она начнётся, когда все места займут.
table-not-over = Партия не окончена. Новую с теми же игроками можно начать после её конца.
table-no-stand-in = На этом месте играет не человек, и заменять там некого.
table-no-such-level = В этой игре нет такого бота. Выберите один из её уровней.
table-resigned = Это место сдалось, или сдаваться уже не в чем: до конца партии за него играет бот.
table-seat-present = Игрок на этом месте здесь. Передать ход боту может только он.
table-still-secret = Партия ещё идёт, и её тайны не раскрываются. Вернитесь, когда она закончится.
table-bad-data = Это использовать нельзя ({ $problem }).
table-no-such-game = Такой игры здесь нет. Выберите одну из игр этого сервера.
table-no-such-table = Такого стола нет. Проверьте ссылку или начните свой стол.
table-unknown-pack = Этого пакета карт на сервере нет. Выберите из имеющихся или попросите хозяина сервера добавить его.
table-wrong-seats = В этой игре мест от { $least } до { $most }. Добавьте или уберите лишние.
table-wrong-time = На часах может быть от 0 до { $most } секунд. Выберите время в этих пределах.
table-misshapen = Запрос не такой, как описано в /api/openapi.json ({ $problem }).
table-no-such-page = По этому адресу ничего нет. Начните с главной страницы.
table-no-such-method = Такие запросы этот адрес не принимает. Какие принимает, сказано в /api/openapi.json.
table-no-client = Страницы для браузера на этом сервере ещё не собраны. Запустите make play, и они соберутся.
table-not-a-command = Стол не понимает этого сообщения. Обновите страницу.
table-foreign-page = Это разрешено только страницам самого сервера. Откройте его собственный адрес.
table-closing = Сервер останавливается или перезапускается. Повторите через несколько секунд.
table-fault = На сервере произошла ошибка, и ничего не изменилось. Повторите; если не поможет, сообщите хозяину сервера.
table-not-kept = Сервер не смог это сохранить, и ничего не изменилось. Повторите; возможно, на диске сервера нет места.
account-name-taken = Это имя занято. Выберите другое или войдите, если оно ваше.
account-wrong-password = Имя и пароль не подходят друг к другу. Проверьте оба и попробуйте снова.
account-too-often = С этим именем пробовали слишком часто. Попробуйте снова через { $seconds } с или войдите с ключом доступа.
account-password-length = В пароле от { $least } до { $most } знаков. Выберите подлиннее или покороче.
account-unknown-passkey = Этот ключ доступа здесь неизвестен. Войдите иначе или откройте с ним учётную запись.
account-passkey-refused = Ответ устройства не принят. Попробуйте с самого начала.
account-too-late = Прошло слишком много времени, или ответ уже был. Попробуйте с самого начала.
account-too-many-passkeys = У учётной записи не больше { $most } ключей доступа. Возьмите один из них.
account-not-logged-in = В этом браузере никто не вошёл. Сначала войдите.
call-no-push = Этот сервер не может позвать вас в этом браузере. Разрешите уведомления или выберите другой способ.
call-no-mail = На этот адрес сервер писем не пишет. Проверьте адрес или выберите другой способ.
call-too-many = У места не больше { $most } способов позвать. Уберите лишние.
call-confirm-first = Письмо на этот адрес уже в пути. Сначала откройте ссылку из него.
call-unknown-link = Эта ссылка неизвестна или уже использована. Попросите звать вас ещё раз.
call-confirmed = Спасибо. Теперь на этот адрес придёт письмо, когда стол ждёт вас.
call-title = Ваш ход
call-body = { $game }: стол ждёт вас.
call-subject =
    { $tables ->
        [one] Вас ждёт { $tables } стол
        [few] Вас ждут { $tables } стола
       *[many] Вас ждут { $tables } столов
    }
call-digest =
    { $tables ->
        [one] Ваш ход за этим столом:
       *[other] Ваш ход за этими столами:
    }
call-confirm-subject = Сообщать вам, когда ваш ход?
call-confirm-body = Кто-то, возможно вы, попросил Starboard писать на этот адрес, когда стол ждёт вас. Если вы согласны, откройте ссылку; если нет, ничего не делайте — писем больше не будет. { $link }

## The log

event-taken-back =
    { $choices ->
        [1] { $seat } отменяет последний выбор.
        [one] { $seat } отменяет последний { $choices } выбор.
        [few] { $seat } отменяет последние { $choices } выбора.
       *[many] { $seat } отменяет последние { $choices } выборов.
    }

## The decision bar

bar-default = Если ничего не делать: { $option }
bar-no-default = Стол ждёт вашего ответа.
bar-undo = Отменить
bar-can-undo = Свой последний выбор вы можете отменить.
bar-waiting = Ждём ответа: { $seats }.
bar-nothing-to-do = Сейчас вам нечего выбирать.
bar-refused = { $reason } ({ $rule })
bar-confirm = Подтвердить
bar-cancel = Не надо

## Games without words of their own

option-value = { $value }

## Words

word-table = Стол
word-seat = Место
word-spectator = Зритель
word-machine-player = Бот
word-your-turn = Ваш ход
word-log = Журнал
word-rules = Правила
word-score = Счёт
word-game-over = Партия окончена.

## The table in a terminal

terminal-name = { $name }
terminal-person = Игрок { $number }
terminal-machines = Вега, Ригель, Альтаир, Денеб, Мира
terminal-which-game = Во что играем?
terminal-on-shelf =
    { $fewest ->
        [one] { $title }, игроков: 1–{ $most }
       *[other] { $title }, игроков: { $fewest }–{ $most }
    }
terminal-your-name = Как вас зовут?
terminal-how-many-machines = Сколько машинных игроков, от { $low } до { $high }?
terminal-how-strong = Насколько сильных? На выбор: { $levels }.
terminal-no-level = Уровня { $level } нет. На выбор: { $levels }.
terminal-number-needed = Нужно число от { $low } до { $high }.
terminal-options = Параметры игры:
terminal-change-option = Измените любой: ИМЯ=ЗНАЧЕНИЕ. Чтобы начать, нажмите Enter.
terminal-welcome = Отвечайте номером, буквой или несколькими словами варианта. Карту покажет карта с названием, всё остальное — помощь.
terminal-enter = Просто Enter: { $option }
terminal-many-how = Наберите номера по порядку, например 3 1. Просто Enter — не брать ничего.
terminal-not-now = Сейчас нельзя (почему с номером покажет правило):
terminal-more = и ещё { $count }
terminal-more-how = Остальные найдутся по нескольким словам.
terminal-in-the-log =
    { $count ->
        [one] (Ещё { $count } строка — в журнале.)
        [few] (Ещё { $count } строки — в журнале.)
       *[many] (Ещё { $count } строк — в журнале.)
    }
terminal-several = Подходит несколько вариантов. Добавьте слов или наберите номер.
terminal-unclear = «{ $line }» — здесь не ответ. Наберите номер, несколько слов варианта или помощь.
terminal-possible = Так можно: { $option }
terminal-hand-over = { $seat }, ваш ход. Когда никто больше не смотрит, нажмите Enter.
terminal-step = — Enter: следующий шаг · в: всё до конца
terminal-step-all = в все всё a all
terminal-saved = Партия сохранена в файле { $file }.
terminal-resume = Продолжить можно в любой момент:
terminal-nothing-to-undo = Вы ещё не сделали выбора, который можно отменить.
terminal-undo-agree = С тех пор выпал кубик, что-то открылось или кто-то сделал выбор. Все за столом согласны вернуться? (д или н)
terminal-yes = д да y yes
terminal-rules-how = Наберите правила и номер, например { $id }, или несколько слов.
terminal-no-rule = Слов «{ $words }» нет ни в одном правиле. Попробуйте меньше слов.
terminal-more-rules =
    { $count ->
        [one] Эти слова есть ещё в { $count } правиле. Добавьте слово, чтобы сузить поиск.
        [few] Эти слова есть ещё в { $count } правилах. Добавьте слово, чтобы сузить поиск.
       *[many] Эти слова есть ещё в { $count } правилах. Добавьте слово, чтобы сузить поиск.
    }
terminal-no-seat = Игрока «{ $name }» здесь нет, или ему нечего выбирать.
terminal-no-card = Посмотреть «{ $name }» нельзя: такого названия здесь нет.
terminal-winners =
    { $count ->
        [one] Победа: { $seats }.
        [few] Общая победа: { $seats }.
       *[many] Общая победа: { $seats }.
    }
terminal-nobody-wins = Победителей нет.
terminal-rule-T-1 = На вопрос отвечают один раз. Если ответ уже дан или вопрос отменён, он закрыт.
terminal-rule-T-2 = Каждое место отвечает только на свои вопросы.
terminal-rule-T-3 = Выбрать можно только то, что предложено.
terminal-rule-T-4 = После конца партии выбирать больше нечего.
terminal-rule-T-5 = В одиночку отменяют только свой последний выбор, и не дальше броска, открытой карты или чужого выбора. Дальше — если согласны все за столом.
terminal-rule-T-7 = Время за столом не идёт назад.
terminal-order-help = помощь
terminal-order-why = почему
terminal-order-rules = правила правило
terminal-order-board = поле стол
terminal-order-card = карта
terminal-order-log = журнал
terminal-order-undo = отмена отменить
terminal-order-hand = передать
terminal-order-save = сохранить
terminal-order-quit = выход
terminal-usage-answer = 3, c, слова
terminal-usage-help = помощь
terminal-usage-why = почему [3]
terminal-usage-rules = правила СЛОВА
terminal-usage-board = поле [ИГРОК]
terminal-usage-card = карта ИМЯ
terminal-usage-log = журнал [40]
terminal-usage-undo = отмена
terminal-usage-hand = передать [КОМУ]
terminal-usage-save = сохранить [ФАЙЛ]
terminal-usage-quit = выход
terminal-help-answer = выбрать вариант: номером, латинской буквой (a — это 1, b — 2) или несколькими словами
terminal-help-help = этот список
terminal-help-why = правило, на котором держится вариант 3; без номера — последний отказ или сам вопрос
terminal-help-rules = правила с этими словами или с этим номером
terminal-help-board = весь стол или то, что лежит перед игроком
terminal-help-card = что написано на карте
terminal-help-log = последние 20 строк журнала или сколько скажете
terminal-help-undo = отменить свой последний выбор; после броска или открытой тайны — если все согласны
terminal-help-hand = пусть выбирает другой игрок за этой клавиатурой
terminal-help-save = сохранить партию и играть дальше
terminal-help-quit = сохранить партию и выйти; Ctrl-C делает то же самое
