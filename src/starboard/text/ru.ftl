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
bar-cannot-undo = Ваш последний выбор можно отменить, только если согласны все.
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
word-turn = Ход
word-round = Раунд
word-phase = Фаза
word-log = Журнал
word-rules = Правила
word-rule = Правило
word-options = Варианты
word-score = Счёт
word-winner = Победитель
word-game-over = Партия окончена.
word-credits = Кредиты
word-dice = Кубики
word-deck = Колода
