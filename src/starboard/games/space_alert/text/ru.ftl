### Space Alert: вопросы, ответы, отказы и журнал.

## Решения

ask-briefing = Распределите роли. Часы миссии пойдут, когда все будут готовы.
ask-plan = Фаза { $phase }: спланируйте ходы с { $first } по { $last }.
ask-program = Фаза { $phase }, { $member }: запрограммируйте ходы с { $first } по { $last }. Карты там остаются.
ask-program-solo = Фаза { $phase }, { $member }: запрограммируйте ходы с { $first } по { $last }.
ask-trip = Ход { $turn }, { $member }: на карте { $shown }. Вы имели в виду другое?
ask-sketch = Скажите экипажу, что собираетесь делать. Это ни к чему не обязывает.
ask-common-level = Насколько опасны обычные угрозы? Решает самый низкий из названных уровней.
ask-serious-level = Насколько опасны серьёзные угрозы? Решает самый низкий из названных уровней.
ask-continue = Продолжить кампанию? Только если хотят все.
ask-repair = { $member }: можно отремонтировать один тайл повреждения или один отряд.
ask-place-squad = Исправен один отряд. Где он ждёт?

## Варианты

option-ready = Подтвердить готовность
option-role =
    { $role ->
        [captain] Стать командиром
        [communications] Стать офицером связи
       *[security] Стать начальником безопасности
    }
option-wait = Ждать следующего сообщения
option-next = Взять пачку фазы { $phase }; эта фаза для вас закончится
option-draw = Поступление данных: взять карту
option-agree = Закончить раунд действий сейчас, если согласны все
option-disagree = Всё-таки планировать дальше
option-place = Ход { $turn }: { $shows } ({ $card })
option-sketch = Ход { $turn }: { $what ->
        [nothing] всё-таки ничего
       *[half] { $half }
    }
option-wipe = Стереть свою строку наброска
option-tell = Сказать, какие у вас карты
option-take = Ход { $turn }: вернуть в руку «{ $card }»
option-turn = Ход { $turn }, перевернуть карту: { $shows }
option-move = Переложить «{ $card }» из хода { $turn } в ход { $to }
option-swap = Поменять местами «{ $card }» в ходу { $turn } и «{ $other }» в ходу { $to }
option-give = Передать: { $seat } получит карту «{ $card }»
option-as-shown = Как лежит: { $shown }
option-other-half = Споткнуться: другая половина, { $other }; ваше следующее действие задержится
option-opposite-arrow = Споткнуться: противоположная стрелка; ваше следующее действие задержится
option-no-more-trips = Как лежит, и больше не спрашивать до конца миссии
option-level =
    { $level ->
        [white] Низкий: белые карты
        [mixed] Смешанный: белые и жёлтые карты
       *[yellow] Высокий: жёлтые карты
    }
option-stop = Закончить кампанию
option-go-on = Лететь на следующую миссию
option-pass = Ничего не ремонтировать
option-squad = Отремонтировать отряд
option-tile = Отремонтировать тайл «{ $tile }», { $zone }
option-station = { $station }

## Отказы

refuse-last-phase = Следующей пачки нет: последняя фаза длится до конца миссии.
refuse-no-data = Сейчас взять карту нельзя: каждое поступление данных даёт одну. Дождитесь следующего.
refuse-deck-empty = Колода действий пуста, брать нечего. Карту вам ещё могут передать при передаче данных.
refuse-too-early-to-end = Закончить раунд ещё нельзя: конец фазы 2 не объявлен. После него можно, если согласны все.
refuse-transfer-closed = Передать карту сейчас нельзя: карты передают, только пока открыта передача данных.
refuse-already-given = В эту передачу данных вы уже передали карту. В следующую можно будет ещё одну.
refuse-give-heroic = Героическая карта остаётся у владельца. Передайте обычную.
refuse-give-to-whom = Карту можно передать только другому игроку. Андроида программируют на его поле.
refuse-not-in-hand = Этой карты нет у вас в руке. Сначала верните её из ячейки или выберите другую.
refuse-board-of-another = Это поле действий другого игрока. Вы можете программировать своё и поля андроидов.
refuse-frozen = Ход { $turn } закрыт: его фаза для вас закончилась. Менять можно только ячейки вашей нынешней фазы.
refuse-later-phase = Ход { $turn } относится к более поздней фазе. Чтобы его планировать, возьмите следующую пачку.
refuse-android-card-stays = Карта на поле андроида остаётся как лежит. Займите пустую ячейку.
refuse-slot-empty = В ходу { $turn } карты нет. Сначала положите её.
refuse-slot-taken = В ходу { $turn } уже лежит карта, а ячейка вмещает одну. Ваша карта осталась у вас в руке.
refuse-own-heroic = Ваша героическая карта только для вас. Дайте андроиду обычную карту или его собственную героическую.
refuse-heroic-of-android = Эта героическая карта принадлежит андроиду. Её можно положить только на его поле.
refuse-talk-in-silence = Связь нарушена, говорить нельзя. Планировать можно; подождите, пока связь восстановят.

## Журнал: до тревоги

event-mission-prepared = Миссия { $number }: обычные угрозы — { $common }, серьёзные — { $serious }. Траектории: красная { $red }, белая { $white }, синяя { $blue }, внутренняя { $internal }.
event-role-taken =
    { $role ->
        [captain] { $seat } — командир.
        [communications] { $seat } — офицер связи.
       *[security] { $seat } — начальник безопасности.
    }
event-ready = { $seat } подтверждает готовность.

## Журнал: раунд действий

event-alert =
    { $known ->
        [1] Тревога. Начинается { $mission }: планируйте фазу 1.
       *[0] Тревога. Замечена вражеская активность: планируйте фазу 1.
    }
event-hero-revealed = { $member }: героическая карта — { $card }.
event-packet-taken =
    { $forced ->
        [1] Время вышло: { $seat } переходит к фазе { $phase }.
       *[0] { $seat } берёт пачку фазы { $phase }.
    }
event-cards-received = { $seat } получает: { $cards }.
event-threat-announced =
    { $confirmed ->
        [1] { $place ->
            [internal] { $serious ->
                [1] Время T+{ $turn }, серьёзная внутренняя угроза: { $threat }.
               *[0] Время T+{ $turn }, внутренняя угроза: { $threat }.
            }
           *[external] { $serious ->
                [1] Время T+{ $turn }, серьёзная угроза, { $zone }: { $threat }.
               *[0] Время T+{ $turn }, угроза, { $zone }: { $threat }.
            }
        }
       *[0] { $place ->
            [internal] Неподтверждённое сообщение. Время T+{ $turn }, внутренняя угроза: { $threat }.
           *[external] Неподтверждённое сообщение. Время T+{ $turn }, угроза, { $zone }: { $threat }.
        }
    }
event-report-ignored =
    { $place ->
        [internal] Неподтверждённое сообщение. Время T+{ $turn }: внутренняя угроза. Экипаж из четырёх на него не реагирует.
       *[external] Неподтверждённое сообщение. Время T+{ $turn }: угроза, { $zone }. Экипаж из четырёх на него не реагирует.
    }
event-incoming-data =
    { $ignored ->
        [1] Поступление данных. У одиночки и так вся колода.
       *[0] Поступление данных: каждый игрок может взять карту.
    }
event-data-drawn = { $seat } берёт карту из колоды действий.
event-data-transfer =
    { $ignored ->
        [1] Передача данных. В одиночку передавать некому.
       *[0] { $seconds ->
            [one] Передача данных: { $seconds } секунду каждый игрок может передать карту.
            [few] Передача данных: { $seconds } секунды каждый игрок может передать карту.
           *[other] Передача данных: { $seconds } секунд каждый игрок может передать карту.
        }
    }
event-card-given = { $seat } передаёт карту. Получает её { $to }.
event-transfer-closed = Передача данных окончена.
event-communications-down =
    { $ignored ->
        [1] Связь нарушена. Одиночке это не мешает.
       *[0] Связь нарушена: ни слова, пока её не восстановят. Планировать можно.
    }
event-communications-restored = Связь восстановлена.
event-warned =
    { $last ->
        [1] { $seconds ->
            [60] Прыжок через минуту.
           *[other] Прыжок через { $seconds } секунд.
        }
       *[0] { $seconds ->
            [60] Фаза { $phase } закончится через минуту.
           *[other] Фаза { $phase } закончится через { $seconds } секунд.
        }
    }
event-phase-ended = Фаза { $phase } закончилась.
event-mission-complete =
    { $agreed ->
        [1] Экипаж согласен: раунд действий закончен.
       *[0] Миссия завершена. Раунд действий закончен.
    }
event-card-placed =
    { $half ->
        [action] { $seat } планирует действие на ход { $turn }.
       *[move] { $seat } планирует движение на ход { $turn }.
    }
event-android-programmed = { $seat } программирует: { $member }, ход { $turn } — { $shows }.
event-card-taken-back = { $seat } возвращает в руку карту хода { $turn }.
event-card-turned =
    { $half ->
        [action] { $seat } переворачивает карту хода { $turn } на действие.
       *[move] { $seat } переворачивает карту хода { $turn } на движение.
    }
event-card-moved = { $seat } перекладывает карту хода { $turn } в ход { $to }.
event-sketched =
    { $what ->
        [nothing] { $seat }: на ход { $turn } планов больше нет (набросок).
       *[half] { $seat }: на ход { $turn } — { $half } (набросок).
    }
event-cards-told = { $seat } называет свои карты: { $cards }.
event-sketch-wiped = { $seat } стирает строку наброска: { $member }.
event-end-agreed =
    { $agrees ->
        [1] { $seat } предлагает закончить раунд.
       *[0] { $seat } предлагает планировать дальше.
    }

## Журнал: разбор

event-step-began =
    { $step ->
        [threat_appears] Начинается ход { $turn }.
        [player_actions] Ход { $turn }: действует экипаж.
        [compute_damage] Ход { $turn }: расчёт повреждений.
        [threat_actions] Ход { $turn }: действуют угрозы.
        [computer_check] Ход { $turn }: проверка компьютера.
       *[jump] Корабль готовится к прыжку.
    }
event-threat-appeared =
    { $place ->
        [internal] Новая угроза внутри: { $threat }, { $stations }.
       *[external] Новая угроза, { $zone }: { $threat }, клетка { $square }.
    }
event-threat-moved = { $threat }: теперь на клетке { $square }.
event-threat-acts = { $threat }: действие { $mark }.
event-threat-destroyed =
    { $points ->
        [one] { $threat }: угроза уничтожена, { $points } балл.
        [few] { $threat }: угроза уничтожена, { $points } балла.
       *[other] { $threat }: угроза уничтожена, { $points } баллов.
    }
event-threat-survived =
    { $points ->
        [one] { $threat }: угроза пережита, { $points } балл.
        [few] { $threat }: угроза пережита, { $points } балла.
       *[other] { $threat }: угроза пережита, { $points } баллов.
    }
event-threat-healed = { $threat }: прочность восстановлена на { $cubes }.
event-threat-changed =
    { $place ->
        [internal] { $threat }: теперь скорость { $speed }, прочность { $hp }.
       *[external] { $threat }: теперь защита { $shield }, скорость { $speed }, прочность { $hp }.
    }
event-threat-revealed = { $threat }: теперь может быть целью.
event-fire-back-began = { $threat }: теперь стреляет в ответ.
event-attacks-strengthened = { $threat }: атаки всех других внешних угроз сильнее на 1.
event-shields-strengthened = { $threat }: защита всех внешних угроз выше на 1.
event-intruder-moved = { $threat }: теперь здесь, { $station }.
event-slime-spread = { $threat }: растекается, { $station }.
event-tripped = { $crew }: заминка, «{ $meant }» вместо «{ $shown }».
event-crew-acts = { $crew }: { $action }.
event-no-effect = { $crew }: { $action } — впустую ({ $rule }).
event-delayed =
    { $drops ->
        [1] { $crew }: ход { $slot } задержан, «{ $lost }» уходит с поля.
       *[0] { $crew }: ход { $slot } задержан.
    }
event-crew-moved = { $crew } теперь здесь: { $station }.
event-knocked-out = { $crew } выбывает из строя.
event-squad-taken =
    { $active ->
        [1] { $crew } возглавляет отряд: { $station }.
       *[0] { $crew } возглавляет деактивированный отряд: { $station }.
    }
event-squad-activated = { $crew }: отряд снова активен.
event-squad-deactivated = { $crew }: отряд деактивирован.
event-stored-squad-deactivated = Отряд в хранилище деактивирован: { $station }.
event-intruder-hit = { $crew } поражает цель: { $threat } ({ $cubes }), { $station }.
event-repaired = { $crew }: ремонт, { $threat } ({ $cubes }).
event-repaired-together = Общий ремонт: { $threat }, ещё больше ({ $cubes }).
event-interceptors-attack =
    { $heroic ->
        [1] { $crew } героически атакует на перехватчиках.
       *[0] { $crew } атакует на перехватчиках.
    }
event-weapon-armed =
    { $heroic ->
        [1] { $crew }: героический выстрел, { $station }. Энергия: { $energy }.
       *[0] { $crew }: выстрел, { $station }. Энергия: { $energy }.
    }
event-energy-moved =
    { $part ->
        [shield] { $crew }: энергия в щит, { $zone }: { $cubes }{ $extra ->
            [0] { "" }
           *[other] , сверх того { $extra }
        }.
       *[reactor] { $crew }: энергия в реактор, { $zone }: { $cubes }{ $extra ->
            [0] { "" }
           *[other] , сверх того { $extra }
        }.
    }
event-refuelled =
    { $crew } заправляет центральный реактор: { $cubes }{ $extra ->
        [0] { "" }
       *[other] , сверх того { $extra }
    }.
event-computer-kept = { $crew } обслуживает компьютер в фазе { $phase }.
event-rocket-launched = { $crew } пускает ракету.
event-rocket-flies = Ракета летит дальше: попадание в следующем ходу.
event-observed = { $crew } смотрит в иллюминатор.
event-visual-confirmed =
    { $observers ->
        [one] Визуальное подтверждение в фазе { $phase }: { $observers } наблюдатель.
        [few] Визуальное подтверждение в фазе { $phase }: { $observers } наблюдателя.
       *[other] Визуальное подтверждение в фазе { $phase }: { $observers } наблюдателей.
    }
event-shot-aimed =
    { $weapon ->
        [heavy_laser] Тяжёлый лазер, мощность { $strength }. Цель: { $threat }.
        [light_laser] Лёгкий лазер, мощность { $strength }. Цель: { $threat }.
        [pulse_cannon] Импульсная пушка, мощность { $strength }. Цель: { $threat }.
        [rocket] Ракета, мощность { $strength }. Цель: { $threat }.
       *[interceptors] Перехватчики, мощность { $strength }. Цель: { $threat }.
    }
event-shot-wasted =
    { $weapon ->
        [heavy_laser] Тяжёлый лазер: мимо цели.
        [light_laser] Лёгкий лазер: мимо цели.
        [pulse_cannon] Импульсная пушка: мимо цели.
        [rocket] Ракета: мимо цели.
       *[interceptors] Перехватчики: мимо цели.
    }
event-threat-hit = { $threat } под огнём: мощность { $strength } против защиты { $shield }, повреждений { $cubes }.
event-cryoshield-broken = { $threat }: криощит поглощает всё и исчезает.
event-threat-took-damage = { $threat }: повреждений { $cubes }.
event-attacked = { $threat }: атака, { $zone }, мощность { $strength }; щит поглощает { $absorbed }.
event-zone-damaged = Повреждения, { $zone }: { $damage }. Тайлов: { $tiles }.
event-tile-drawn = Повреждение, { $zone }: { $tile }.
event-energy-lost =
    { $part ->
        [shield] Щит теряет энергию, { $zone }: { $cubes }.
       *[reactor] Реактор теряет энергию, { $zone }: { $cubes }.
    }
event-energy-flowed = Энергия уходит из реактора в щит, { $zone }: { $cubes }.
event-fuel-lost = Потеряна топливная капсула.
event-rocket-lost = Потеряна ракета.
event-damage-doubled = Повреждения удваиваются: { $zones }.
event-computer-checked =
    { $maintained ->
        [1] Компьютер в фазе { $phase } обслужен.
       *[0] Компьютер в фазе { $phase } не обслужен: все на корабле задержаны.
    }
event-ship-lost =
    { $place ->
        [zone] Корабль разорван, { $zone }: { $threat }. Миссия провалена.
       *[whole] Корабль погиб: { $threat }. Миссия провалена.
    }
event-jumped = Корабль уходит в гиперпространство.

## Журнал: баллы и кампания

event-mission-logged =
    { $won ->
        [1] { $mission } (уровни { $common } и { $serious }) в бортовом журнале: пережито { $survived }, уничтожено { $destroyed }, штрафы { $penalties }, наблюдение { $visual }. Итого { $total }.
       *[0] { $mission } (уровни { $common } и { $serious }) в бортовом журнале: корабль погиб, причина — { $threat }.
    }
event-mission-logged-campaign =
    { $won ->
        [1] { $mission } (уровни { $common } и { $serious }) в бортовом журнале: пережито { $survived }, уничтожено { $destroyed }, наблюдение { $visual }. Штрафы считают в конце кампании.
       *[0] { $mission } (уровни { $common } и { $serious }) в бортовом журнале: корабль погиб, причина — { $threat }.
    }
event-level-chosen =
    { $severity ->
        [common] Обычные угрозы: { $level }.
       *[serious] Серьёзные угрозы: { $level }.
    }
event-campaign-continues =
    { $goes_on ->
        [1] Кампания продолжается.
       *[0] Экипаж заканчивает кампанию.
    }
event-recovered = { $member } приходит в себя и ничего не ремонтирует.
event-tile-repaired = { $member } ремонтирует: { $tile }, { $zone }.
event-squad-repaired = { $member } ремонтирует отряд.
event-repair-declined = { $member } ничего не ремонтирует.
event-squad-placed = Отряд ждёт здесь: { $station }.
event-campaign-scored =
    { $lost ->
        [1] Кампания проиграна.
       *[0] { $missions ->
            [one] Кампания из { $missions } миссии: угрозы { $threats }, штрафы { $penalties }, наблюдение { $visual }. Итого { $total }.
           *[other] Кампания из { $missions } миссий: угрозы { $threats }, штрафы { $penalties }, наблюдение { $visual }. Итого { $total }.
        }
    }

## The table in a terminal

sketch-internal = внутри
sketch-signs = ♦ роботы · ◄ красная, ► синяя стрелка · ↕ гравилифт · * героизм · ■ □ чужие действие, движение
sketch-captain = Командир
sketch-communications = Связь
sketch-security = Безопасность
sketch-left =
    { $seconds ->
        [one] До конца фазы { $seconds } секунда
        [few] До конца фазы { $seconds } секунды
       *[many] До конца фазы { $seconds } секунд
    }
sketch-transfer = Идёт передача данных
sketch-silent = Связи нет
sketch-hero = Героическая карта: { $card }
sketch-hand = У вас в руке: { $cards }
sketch-threat = клетка { $square }, повреждений { $hits } из { $hp }
sketch-waiting = впереди
sketch-destroyed = угроза уничтожена
sketch-survived = угроза пережита
sketch-zone = щит { $shield }, реактор { $reactor }, повреждения: { $tiles }
sketch-stores = Топливо: { $fuel }, ракеты: { $rockets }
sketch-out = не в строю
sketch-external-card = Внешняя: защита { $shield }, прочность { $hp }, скорость { $speed }. Баллы: { $survived }, если пережита, { $destroyed }, если уничтожена.
sketch-internal-card = Внутренняя: прочность { $hp }, скорость { $speed }. Баллы: { $survived }, если пережита, { $destroyed }, если уничтожена.

## What threats do

threat-action = { $mark }: { $effects }.
threat-if-damaged = если повреждена, { $effect }
threat-if-undamaged = если цела, { $effect }
threat-if-below = если повреждений меньше { $cubes }, { $effect }
threat-internal =
    { $fix ->
        [bots] Появляется здесь: { $stations }. С ней борются роботы.
        [space] С ней борются перехватчики.
       *[system] Появляется здесь: { $stations }. Её чинят действием { $fix }.
    }
threat-fires-back = Она стреляет в ответ.
threat-no-rockets = Ракеты её не атакуют.
threat-no-heavy-lasers = Тяжёлые лазеры её не атакуют.
threat-special = У неё есть и свои правила, их покажет «правила { $threat }».
threat-does-attack =
    { $where ->
        [own] атака { $amount }
       *[other] атака { $amount }, { $zone }
    }
threat-does-attack-all = атака { $amount } по всем секторам
threat-does-attack-others = атака { $amount } по двум другим секторам
threat-does-attack-rest =
    { $amount ->
        [1] атака, равная оставшейся прочности
       *[other] атака { $amount } × оставшаяся прочность
    }
threat-does-attack-unshielded = атака { $amount }; щит не помогает
threat-does-heal = восстанавливает прочность на { $amount }
threat-does-heal-half = восстанавливает половину потерянной прочности
threat-does-speed = скорость +{ $amount }
threat-does-shield = защита +{ $amount }
threat-does-set-shield = защита становится { $amount }
threat-does-reveal = теперь может быть целью
threat-does-fire-back = теперь стреляет в ответ
threat-does-take =
    { $amount ->
        [one] сама получает { $amount } повреждение
        [few] сама получает { $amount } повреждения
       *[many] сама получает { $amount } повреждений
    }
threat-does-strengthen-others = все другие внешние угрозы атакуют на 1 сильнее
threat-does-shield-all = у всех внешних угроз защита +1
threat-does-advance-others = все другие внешние угрозы сдвигаются на 1 клетку
threat-does-move =
    { $side ->
        [red] идёт к красному борту
        [blue] идёт к синему борту
       *[deck] меняет палубу
    }
threat-does-seek = идёт в соседний отсек, где больше всего экипажа
threat-does-spread =
    { $side ->
        [red] растекается к красному борту
       *[blue] растекается к синему борту
    }
threat-does-damage =
    { $amount ->
        [one] { $amount } повреждение
        [few] { $amount } повреждения
       *[many] { $amount } повреждений
    }
threat-does-damage-all =
    { $amount ->
        [one] по { $amount } повреждению всем секторам
        [few] по { $amount } повреждения всем секторам
       *[many] по { $amount } повреждений всем секторам
    }
threat-does-damage-rest = повреждения: { $amount } × оставшаяся прочность
threat-does-damage-tokens =
    { $amount ->
        [one] по { $amount } повреждению везде, где лежит её жетон
        [few] по { $amount } повреждения везде, где лежит её жетон
       *[many] по { $amount } повреждений везде, где лежит её жетон
    }
threat-does-damage-per-person = 1 повреждение за каждого в её отсеке
threat-does-damage-per-energy = 1 повреждение за каждый кубик энергии в её реакторе
threat-does-double-damage =
    { $where ->
        [own] повреждения удваиваются во всех секторах
       *[other] повреждения удваиваются, { $zone }
    }
threat-does-empty-shields = все щиты теряют всю энергию
threat-does-leak-shields = каждый щит теряет энергию: { $amount }
threat-does-empty-shield = щит её сектора теряет всю энергию
threat-does-empty-reactor = реактор её сектора теряет всю энергию
threat-does-drain-reactor = реактор теряет энергию: { $amount }, { $zone }
threat-does-drain-reactors = каждый реактор теряет энергию: { $amount }
threat-does-sabotage = реактор её сектора теряет 1 кубик энергии; если их нет, 1 повреждение
threat-does-overload-shield = центральный реактор уходит в белый щит; что не вместилось, становится повреждениями
threat-does-burst-shield = вся энергия белого щита становится повреждениями
threat-does-burst-reactors = вся энергия каждого реактора становится повреждениями его сектора
threat-does-lose-fuel = теряется топливная капсула
threat-does-lose-rocket = теряется одна ракета
threat-does-deactivate-stored = отряд, который хранится в красном секторе, деактивируется
threat-does-delay-here = задерживает всех в её отсеке
threat-does-delay-zone = задерживает всех в её секторе
threat-does-delay-ship = задерживает всех на корабле
threat-does-knock-out-here = выводит из строя всех в её отсеке
threat-does-knock-out-ship = выводит из строя всех на корабле
threat-does-knock-out-off-bridge = выводит из строя всех, кто не на мостике
threat-does-knock-out-leaders = выводит из строя всех, кто возглавляет отряд
threat-does-knock-out-unguarded = выводит из строя всех в её отсеке, кто без активного отряда
threat-does-lose-ship = корабль погибает

## What a table chooses

option-name-mission = Миссия
option-name-difficulty = Сложность сгенерированных миссий
option-name-unconfirmed = Учитывать неподтверждённые сообщения
option-name-common = Обычные угрозы
option-name-serious = Серьёзные угрозы
option-name-fifth = Андроид пятым в экипаже
option-name-speed = Часы миссии
option-name-trips = Члены экипажа спотыкаются
option-name-campaign = Кампания до трёх миссий
option-name-captain = Место командира
option-choice-mission-random = по жребию
option-choice-mission-generated = сгенерированная
option-choice-difficulty-easy = лёгкая
option-choice-difficulty-normal = обычная
option-choice-difficulty-hard = трудная
option-choice-speed-full = в полном темпе
option-choice-speed-half = вдвое медленнее
option-choice-speed-stopped = стоят, пока вы думаете
option-choice-common-white = белые
option-choice-common-mixed = вперемешку
option-choice-common-yellow = жёлтые
option-choice-serious-white = белые
option-choice-serious-mixed = вперемешку
option-choice-serious-yellow = жёлтые
option-choice-mission-test-flight-1 = Тестовый полёт 1
option-choice-mission-test-flight-2 = Тестовый полёт 2
option-choice-mission-simulation-1 = Симуляция 1
option-choice-mission-simulation-2 = Симуляция 2
option-choice-mission-simulation-3 = Симуляция 3
option-choice-mission-advanced-simulation-1 = Сложная симуляция 1
option-choice-mission-advanced-simulation-2 = Сложная симуляция 2
option-choice-mission-advanced-simulation-3 = Сложная симуляция 3
option-choice-mission-mission-1 = Миссия 1
option-choice-mission-mission-2 = Миссия 2
option-choice-mission-mission-3 = Миссия 3
option-choice-mission-mission-4 = Миссия 4
option-choice-mission-mission-5 = Миссия 5
option-choice-mission-mission-6 = Миссия 6
option-choice-mission-mission-7 = Миссия 7
option-choice-mission-mission-8 = Миссия 8
