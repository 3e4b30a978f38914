### Что говорит оболочка в браузере, в какую бы игру ни играли. Слова самого стола — в src/starboard/text.

## The lobby

ui-lobby-title = Космические настольные игры с друзьями, где бы они ни были
ui-lobby-line = Выберите игру и сразу сыграйте против ботов или откройте стол и пошлите друзьям ссылку. Учётная запись не нужна.
ui-your-name = Ваше имя
ui-name = Имя
ui-guest = Гость
ui-games = Игры
ui-game = Игра
ui-players =
    { $high ->
        [one] От { $low } до { $high } игрока
       *[other] От { $low } до { $high } игроков
    }
ui-play-now = Играть
ui-learn = Обучение
ui-new-table = Новый стол
ui-my-tables = Мои столы
ui-forget = Убрать из списка: { $table }
ui-listed-tables = Открытые столы
ui-no-listed = Сейчас нет ни одного открытого стола.
ui-open-seats =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
ui-state-gathering = ждёт игроков
ui-state-playing = идёт партия
ui-state-over = партия окончена
ui-open-file = Открыть файл партии
ui-file-too-big = Этот файл слишком велик для партии. Выберите тот, что записал Starboard.
ui-next-waiting = Следующий стол, где ждут вас
ui-home = В начало
ui-no-server = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.

## A new table

ui-seats = Места
ui-seat-kind = Место { $number }: кто играет
ui-name-of-seat = Место { $number }: имя
ui-me = вы
ui-same-device = Ещё один человек за этим устройством
ui-guest-by-link = Гость по ссылке
ui-seat-open = Свободное место
ui-seat-machine = Посадить бота
ui-machine-level = Бот, { $level }
ui-machine-name = Бот { $number }
ui-level-random = наугад
ui-level-easy = лёгкий
ui-level-normal = средний
ui-level-hard = сильный
ui-add-seat = Добавить место
ui-remove-seat = Убрать место { $number }
ui-pace = Темп
ui-pace-none = Без часов
ui-pace-live = Вживую, с часами
ui-pace-days = Дни на каждое решение
ui-turn-seconds = Секунд на решение
ui-bank-seconds = Запас секунд на всю партию
ui-days = Дней на решение
ui-options = Настройки партии
ui-listed = Открытый: этот стол найдёт в списке каждый
ui-create = Открыть стол

## Inviting and sitting down

ui-invite = Пригласите по этой ссылке
ui-invite-hint = Кто её откроет, может занять свободное место. Партия начнётся, когда заняты все места.
ui-copy = Копировать
ui-copied = Скопировано
ui-qr = QR-код: { $label }
ui-sit-down = Сесть за стол
ui-which-seat = Место
ui-any-seat = Любое свободное
ui-gathering = Ждём, пока все сядут.
ui-connecting = Соединяемся со столом.

## At the table

ui-decision = Ваше решение
ui-decisions = Открытые решения
ui-agree = Согласиться
ui-disagree = Отклонить
ui-proposal = { $seat } предлагает вернуть партию назад. Вы согласны?
ui-proposal-waits = Вы предложили вернуться назад. Ждём согласия остальных.
ui-line = Нет соединения
ui-offline = Соединение потеряно. Ваш выбор уйдёт, как только оно вернётся.
ui-budget = Потрачено { $spent } из { $budget }
ui-on-board = Выберите на столе или откройте список ({ $count })
ui-fewer = Скрыть список
ui-not-now = Сейчас нельзя ({ $count })
ui-winners =
    { $count ->
        [1] Победитель: { $names }.
       *[other] Победа общая: { $names }.
    }
ui-rematch = Сыграть ещё раз
ui-to-rematch = К новой партии
ui-watching = Вы смотрите эту партию.
ui-away = нет на связи
ui-resigned = сдаётся, доигрывает бот
ui-standing-in = временно играет бот
ui-to-act = выбирает
ui-time-left = Осталось времени: { $time }
ui-days-left =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
ui-hand-over = Передайте устройство: { $name }
ui-hand-over-line = Дальше — только для игрока { $name }.
ui-hand-over-show = Это я, { $name }
ui-hand-over-never = За этим столом больше не спрашивать
ui-just-happened = Только что
ui-skip = Пропустить

## Log and chat

ui-log-and-chat = Журнал, чат и правила
ui-why = Почему?
ui-no-rules = За этой строкой нет правила: так решил игрок.
ui-watch-here = Смотреть отсюда
ui-back-here = Вернуться сюда
ui-earlier = Показать более ранние строки
ui-small-steps =
    { $count ->
        [one] { $count } мелкий шаг
        [few] { $count } мелких шага
       *[many] { $count } мелких шагов
    }
ui-chat = Чат
ui-chat-empty = Пока никто ничего не сказал.
ui-chat-say = Скажите что-нибудь
ui-chat-mute = Заглушить чат
ui-chat-unmute = Показать чат
ui-chat-is-muted = Чат заглушён.
ui-send = Отправить
ui-unread =
    { $count ->
        [one] { $count } новая строка
        [few] { $count } новые строки
       *[many] { $count } новых строк
    }

## The table's menu

ui-table-menu = Этот стол
ui-my-link = Ссылка на место
ui-my-link-hint = Эта ссылка и есть место: кто её откроет, играет здесь с любого устройства. Никому её не давайте.
ui-watch-link = Ссылка для зрителей
ui-room = Большой экран
ui-match-file = Файл партии
ui-resign = Сдаться
ui-resign-sure = Сдаться насовсем? До конца за вас будет играть бот.
ui-stand-in = Пусть пока играет бот
ui-give-back = Снова играть
ui-table-gone = Такого стола нет.
ui-key-forbidden = Эта ссылка больше не открывает места.
ui-watch-table = Смотреть партию

## Replay

ui-replay = Запись
ui-replay-of = Запись: { $table }
ui-to-table = Назад к столу
ui-scrub = Место в партии
ui-record = { $at } из { $records }
ui-step-back = Шаг назад
ui-step-on = Шаг вперёд
ui-play = Пуск
ui-pause = Пауза
ui-speed = Скорость { $speed }
ui-share = Поделиться
ui-share-position = Ссылка на эту позицию
ui-fork = Играть дальше отсюда
ui-seen-by = Кто смотрит
ui-seen-by-all = зритель

## Rules

ui-search-rules = Искать в правилах
ui-nothing-found = Правила со всеми этими словами нет.
ui-rules-found =
    { $count ->
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }

## Settings

ui-settings = Настройки
ui-close = Закрыть
ui-language = Язык
ui-theme = Оформление
ui-theme-auto = Как на устройстве
ui-theme-night = Ночь
ui-theme-day = День
ui-motion = Движение
ui-motion-auto = Как на устройстве
ui-motion-reduced = Меньше движения
ui-volume = Громкость звуков
ui-chat-muted = Заглушить чат
ui-single-keys = Клавиши из одной буквы или цифры
ui-notify = Уведомлять о моём ходе
ui-keys = Клавиши
ui-key-digits = выбрать вариант
ui-key-undo = отменить
ui-key-log = журнал
ui-key-chat = чат
ui-key-rules = правила
ui-key-tab = следующее, что можно выбрать
ui-key-arrows = шаги по записи

## Учётная запись и вызовы

ui-account = Учётная запись
ui-account-why = Чтобы играть, она не нужна. С ней ваши столы найдутся на всех ваших устройствах.
ui-account-hello = Вы вошли под именем { $name }.
ui-account-seats =
    { $count ->
        [0] Мест пока нет.
        [one] Сохранено { $count } место.
        [few] Сохранено { $count } места.
       *[many] Сохранено { $count } мест.
    }
ui-password = Пароль
ui-account-log-in = Войти
ui-account-register = Открыть учётную запись
ui-account-log-out = Выйти
ui-account-close = Удалить учётную запись
ui-account-close-sure = Учётная запись удаляется навсегда. Ссылки ваших мест будут работать и дальше.
ui-account-passkey-log-in = Войти с ключом доступа
ui-account-passkey-register = Открыть учётную запись с ключом доступа
ui-account-add-passkey = Добавить ключ доступа этого устройства
ui-call-me = Звать меня, когда мой ход
ui-call-push = Звать на этом устройстве
ui-call-mail = Писать мне
ui-call-not = Больше не звать меня за этот стол
ui-called-push = Вас будут звать на этом устройстве.
ui-called-mail = Если адрес здесь новый, письмо уже в пути: откройте ссылку из него.
ui-called-not = За этот стол вас звать не будут.
ui-mail = Адрес почты
ui-quiet-from = Тишина с
ui-quiet-to = до
