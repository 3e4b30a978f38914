### Поле Space Alert в браузере: его части и то, что читается вслух.

sa-parts = Части стола
sa-tab-plan = План
sa-tab-threats = Угрозы
sa-tab-ship = Корабль
sa-tab-crew = Экипаж
sa-clock = Часы миссии
sa-clock-at = Часы миссии: { $time }
sa-phases = Фазы
sa-phase = Фаза { $phase }
sa-left = До конца { $time }
sa-draws =
    { $count ->
        [one] можно взять { $count } карту
        [few] можно взять { $count } карты
       *[other] можно взять { $count } карт
    }
sa-speed-half = Часы идут вдвое медленнее
sa-speed-stopped = Часы ждут вас
sa-voice = Компьютер читает сообщения вслух
sa-agreeing = Закончить готовы: { $count } из { $of }
sa-android = Андроид { $number }
sa-member = Член экипажа { $number }
sa-threats = Угрозы
sa-internal = внутри корабля
sa-track = Траектория { $track }: клеток { $length }, в конце корабль
sa-square = Клетка { $square }: { $mark }
sa-appears = Появится в ходу { $turn }
sa-hp = Прочность
sa-shield = Защита
sa-speed = Скорость
sa-acts = Ходы, в которых она действует при своей скорости
sa-on-square = клетка { $square }
sa-state-announced = объявлена
sa-state-waiting = впереди
sa-state-active = действует
sa-state-destroyed = уничтожена
sa-state-survived = пережита
sa-points = Баллы: { $survived }, если пережить, { $destroyed }, если уничтожить.
sa-own-rules = Ещё правила: { $rule }
sa-no-threat = пока ничего
sa-ship = Корабль
sa-gun = Оружие, мощность { $strength }
sa-pips =
    { $kind ->
        [shield] Щит: { $value } из { $of }
        [reactor] Реактор: { $value } из { $of }
        [fuel] Топливные капсулы: { $value } из { $of }
        [rocket] Ракеты: { $value } из { $of }
       *[squad] Отряды в хранилище: { $value } из { $of }
    }
sa-figure =
    { $state ->
        [out] { $name }, не в строю
        [squad] { $name }, с роботами
        [tired] { $name }, с деактивированными роботами
       *[fit] { $name }
    }
sa-damage =
    { $count ->
        [0] повреждений нет
        [one] { $count } повреждение
        [few] { $count } повреждения
       *[other] { $count } повреждений
    }
sa-fuel = Топливо
sa-rockets = Ракеты
sa-squads = Отряды
sa-interceptors = Перехватчики:
sa-docked = в доке
sa-computer = Компьютер по фазам:
sa-board-of = Поле действий: { $who }
sa-slot =
    { $accepts ->
        [1] Ход { $turn }: { $holds }. Сюда можно положить.
       *[0] Ход { $turn }: { $holds }
    }
sa-empty = пусто
sa-then-in = После этого хода: { $station }
sa-an-action = действие рубашкой вверх
sa-a-move = движение рубашкой вверх
sa-is-android = Андроид
sa-my-plan = Мой план
sa-sketch = Общий набросок: что я собираюсь сделать
sa-boards = Поля действий
sa-i-mean = Я хочу:
sa-mean = Ход { $turn }, задумано: { $half }
sa-told = Названные карты
sa-means = Замыслы
sa-nothing = всё-таки ничего
sa-turn-over = Перевернуть
sa-take-back = Забрать
sa-or-move = или коснитесь ячейки, чтобы переложить
sa-let-go = Отпустить
sa-choose-card = Ход { $turn }: выберите половину карты.
sa-choose-slot = { $half }: выберите ячейку.
sa-how-to = Выберите половину карты, затем ячейку.
sa-how-to-give = Выберите половину карты, затем ячейку или того, кому её отдать.
sa-leave-phase = Закончить фазу { $phase }? Её карты больше не изменить.
sa-on-to-phase = К фазе { $phase }
sa-stay = Пока нет
sa-half =
    { $count ->
        [1] { $half }, карта { $card }
       *[other] { $half }, карта { $card }; таких { $count }
    }
sa-hand =
    { $count ->
        [one] У меня в руке: { $count } карта
        [few] У меня в руке: { $count } карты
       *[other] У меня в руке: { $count } карт
    }
sa-for-android = андроид { $number }
sa-no-cards = В руке нет карт.
sa-crew = Экипаж
sa-in-phase = фаза { $phase }
sa-cards-of =
    { $count ->
        [one] { $count } карта в руке
        [few] { $count } карты в руке
       *[other] { $count } карт в руке
    }
sa-done = Готово
sa-mission-number = Полёт { $number }
sa-unknown-mission = Миссия, которой ещё никто не знает
sa-briefing = Распределите роли и подтвердите готовность. Тогда пойдут часы: планируйте ходы своего члена экипажа картами из руки, пока объявляются угрозы.
sa-duty-captain = действует первым и следит за планом
sa-duty-communications = выкладывает внешние угрозы
sa-duty-security = выкладывает внутренние угрозы
sa-ready = есть готовность
sa-not-ready = ещё готовится
sa-reckoning = Разбор
sa-turns = Ходы
sa-turn = Ход { $turn }
sa-jump = Прыжок
sa-to-end = В конец
sa-step-threat-appears = появляется угроза
sa-step-player-actions = действует экипаж
sa-step-compute-damage = расчёт повреждений
sa-step-threat-actions = действуют угрозы
sa-step-computer-check = проверка компьютера
sa-step-jump = прыжок
sa-score = Счёт
sa-won = Корабль уцелел
sa-lost = Корабль погиб: { $threat }
sa-lost-short = погиб
sa-destroyed = Уничтожено
sa-survived = Пережито
sa-visual = Наблюдение
sa-penalties = Штрафы
sa-later = позже
sa-total = Баллы:
