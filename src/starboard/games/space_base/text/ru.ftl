### Space Base: подсказки, варианты, отказы, журнал и слова карт.

## Amounts

amount-credits =
    { $count ->
        [one] { $count } кредит
        [few] { $count } кредита
       *[many] { $count } кредитов
    }
amount-income = { $count } дохода
amount-vp = { $count } ПО
amount-charge =
    { $count ->
        [one] { $count } заряд
        [few] { $count } заряда
       *[many] { $count } зарядов
    }

## The log

event-card-drawn =
    { $cost ->
        [0] { $seat } берёт карту «{ $card }» и ничего не платит.
        [one] { $seat } берёт карту «{ $card }» и платит { $cost } кредит.
        [few] { $seat } берёт карту «{ $card }» и платит { $cost } кредита.
       *[many] { $seat } берёт карту «{ $card }» и платит { $cost } кредитов.
    }
event-dealt = { $seat } получает на выбор карты: { $cards }.
event-drafted =
    { $count ->
        [0] { $seat } не покупает ни одной из шести карт.
        [1] { $seat } покупает карту за { $cost }: { $cards }.
       *[other] { $seat } покупает карты за { $cost }: { $cards }.
    }
event-first-player-rolled = { $seat } бросает за первый ход: { $total }.
event-first-player = { $seat } — первый игрок.
event-place-bonus = { $seat } получает { $gains } за { $place }-е место в очереди.
event-round-began = Начинается раунд { $round }.
event-turn-began = Ходит { $seat }.
event-rolled =
    { $again ->
        [1] { $seat } перебрасывает: { $first } и { $second }.
       *[0] { $seat } бросает кубики: { $first } и { $second }.
    }
event-die-set = { $seat } выставляет кубик на { $face }.
event-dice-used =
    { $way ->
        [separate] { $seat } использует кубики по отдельности: сектора { $sectors }.
        [double] { $seat } использует кубики по отдельности: дважды сектор { $sector }.
       *[sum] { $seat } использует сумму: сектор { $sector }.
    }
event-sum-shifted = { $seat } сдвигает сумму в сектор { $sector } картой «{ $card }».
event-gained =
    { $by ->
        [arrow] По стрелке { $seat } получает { $gains }: карта «{ $card }».
        [double] { $seat } ещё раз получает { $gains }: карта «{ $card }».
       *[dice] { $seat } получает { $gains }: карта «{ $card }».
    }
event-arrow-turned = { $seat } поворачивает стрелку карты «{ $card }» к сектору { $to }.
event-sector-doubled = { $seat } применяет 2× карты «{ $card }»: сектор { $sector } платит ещё раз.
event-ability-used =
    { $charges ->
        [one] { $seat } применяет способность карты «{ $card }» за { $charges } заряд.
        [few] { $seat } применяет способность карты «{ $card }» за { $charges } заряда.
       *[many] { $seat } применяет способность карты «{ $card }» за { $charges } зарядов.
    }
event-ability-gained = { $seat } получает { $gains }: карта «{ $card }».
event-bought =
    { $ordinary ->
        [1]
            { $paid ->
                [0] { $seat } покупает карту «{ $card }» даром.
                [1] { $seat } покупает карту «{ $card }» за последний кредит.
                [one] { $seat } покупает карту «{ $card }» за весь { $paid } кредит.
                [few] { $seat } покупает карту «{ $card }» за все { $paid } кредита.
               *[many] { $seat } покупает карту «{ $card }» за все { $paid } кредитов.
            }
       *[0] { $seat } покупает карту «{ $card }» за { $paid }.
    }
event-claimed = { $seat } получает карту «{ $card }» с верфи.
event-nothing-bought = { $seat } ничего не покупает.
event-placed = { $seat } выкладывает карту «{ $card }» в сектор { $sector }. Карта «{ $deployed }» уходит в патруль{ $charges_kept ->
        [0] { "" }
        [one] , { $charges_kept } заряд остаётся на ней
        [few] , { $charges_kept } заряда остаются на ней
       *[many] , { $charges_kept } зарядов остаются на ней
    }{ $charges_lost ->
        [0] { "" }
        [one] , { $charges_lost } заряд возвращается в запас
        [few] , { $charges_lost } заряда возвращаются в запас
       *[many] , { $charges_lost } зарядов возвращаются в запас
    }.
event-colony-settled = { $seat } основывает колонию «{ $card }» и получает { $vp } ПО.
event-charge-added = { $seat } добавляет заряд на карту «{ $card }».
event-charge-moved = { $seat } переставляет заряд с карты «{ $card }» на карту «{ $to }».
event-sectors-swapped = { $seat } меняет местами все карты секторов { $a } и { $b }.
event-cards-swapped = { $seat } меняет местами карту «{ $card }» из сектора { $sector } и карту «{ $other }» из сектора { $other_sector }.
event-vp-lost = { $seat } теряет { $vp } ПО.
event-refilled = Новое на верфи: { $cards }.
event-income-paid =
    { $credits ->
        [one] По доходу { $seat } получает { $credits } кредит.
        [few] По доходу { $seat } получает { $credits } кредита.
       *[many] По доходу { $seat } получает { $credits } кредитов.
    }
event-end-triggered = { $seat } набирает { $vp } ПО. Конец партии запущен: этот раунд доигрывают.
event-extra-round = Первое место делят { $seats }. Все играют дополнительный раунд.
event-won =
    { $by ->
        [ability] { $seat } побеждает сразу, благодаря способности.
       *[points] { $seat } побеждает: { $vp } ПО.
    }

## Prompts

ask-window = Примените способность или спасуйте.
ask-set-dice = Выставите кубик до броска или бросайте.
ask-reroll = Перебросьте кубики или оставьте как есть.
ask-use-dice = Как использовать кубики: суммой или по отдельности?
ask-shift-sum = Сдвиньте сектор суммы вправо или оставьте как есть.
ask-set-die = Какое число выставить с картой «{ $card }»?
ask-reroll-die = Какой кубик перебросить?
ask-add-charge = На какую из ваших карт добавить заряд?
ask-move-charge = Какой заряд переставить и на какую карту?
ask-swap-card = С какой картой станции поменять карту «{ $card }»?
ask-double = Примените 2× до получения наград или получайте награды.
ask-double-sector = Какой сектор заплатит ещё раз благодаря карте «{ $card }»?
ask-turn-arrow = В какую сторону повернуть стрелку карты «{ $card }»?
ask-purchase = Купите одну карту за все ваши кредиты или ничего не покупайте.
ask-buy = Купите одну карту ровно за её стоимость или откажитесь.
ask-claim = Получите корабль с верфи бесплатно или откажитесь.
ask-place-at = В какой сектор выложить карту «{ $card }»?
ask-draft = Купите любые из этих карт, всего не больше чем за 15 кредитов, в том порядке, в каком их выкладывать.

## Options

option-pass = Спасовать
option-decline = Отказаться
option-roll = Бросить кубики
option-keep = Оставить кубики
option-collect = Получить награды без 2×
option-stay = Остаться в секторе { $sector }
option-buy-nothing = Ничего не покупать
option-use = Применить «{ $card }»
option-sum = Сумма: сектор { $sector }
option-separate = По отдельности: сектора { $first } и { $second }
option-separate-double = По отдельности: дважды сектор { $first }
option-shift = «{ $card }»: в сектор { $sector }
option-set-die = Выставить кубик на { $face }
option-set-this-die =
    { $now ->
        [0] Выставить кубик { $die } на { $face }
       *[other] Выставить кубик { $die } с { $now } на { $face }
    }
option-reroll-die = Перебросить { $face }
option-charge = «{ $card }», сектор { $sector }
option-move-charge = С карты «{ $card }» на карту «{ $to }»
option-swap-card = «{ $card }», сектор { $sector }
option-turn-arrow = К сектору { $sector }
option-double-sector = Ещё раз сектор { $sector }
option-buy = Купить «{ $card }» за { $cost }
option-claim = Получить «{ $card }»
option-place = Сектор { $sector }, в патруль уйдёт «{ $card }»
option-draft = «{ $card }» за { $cost }, сектор { $sector }

## Refusals

refusal-too-dear =
    Купить карту «{ $card }» нельзя: её стоимость { $cost }, а у вас { $credits ->
        [one] { $credits } кредит
        [few] { $credits } кредита
       *[many] { $credits } кредитов
    }. Накопите ещё { $missing }.
refusal-colony-in-sector = Приобрести карту «{ $card }» нельзя: сектор { $sector } занят вашей колонией. Выберите карту для другого сектора.
refusal-level = Приобрести карту «{ $card }» нельзя: здесь годятся только корабли уровня { $levels }. Выберите один из них.
refusal-claim-colony = Получить карту «{ $card }» нельзя: колонии лежат не на верфи. Её можно только купить.
refusal-red-on-own-turn = Применить способность карты «{ $card }» сейчас нельзя: красные способности действуют на чужом ходу. Сохраните заряд до него.
refusal-blue-on-other-turn = Применить способность карты «{ $card }» сейчас нельзя: синие способности действуют на своём ходу. Сохраните заряд до него.
refusal-phase =
    { $when ->
        [before_roll] Применить способность карты «{ $card }» сейчас нельзя: кубик выставляют в фазе 2 своего хода, до броска.
        [after_roll] Применить способность карты «{ $card }» сейчас нельзя: кубики перебрасывают в фазе 2 своего хода, после броска.
        [dice_use] Применить способность карты «{ $card }» сейчас нельзя: она сдвигает сумму в фазе 3, если вы выбрали сумму.
        [collect] Применить способность карты «{ $card }» сейчас нельзя: она действует в фазе 4, до получения наград.
       *[window] Применить способность карты «{ $card }» сейчас нельзя: она действует в окне, то есть в фазе 1, 5 или 7.
    }
refusal-charges =
    Применить способность карты «{ $card }» нельзя: ей { $price ->
        [one] нужен { $price } заряд
        [few] нужно { $price } заряда
       *[many] нужно { $price } зарядов
    }, а есть { $charges }. Накопите ещё { $missing }.
refusal-nothing-to-swap = Применить способность карты «{ $card }» нельзя: колонию в патруль не отправляют, а другой карты станции для обмена нет.
refusal-no-ability = Применить способность карты «{ $card }» сейчас нельзя: на действующей половине нет способности.
refusal-colony-to-patrol = Выбрать карту «{ $card }» нельзя: колонию в патруль не отправляют. Выберите корабль.
refusal-cells-full = Добавить заряд на карту «{ $card }» нельзя: все её ячейки заняты. Выберите карту с пустой ячейкой.
refusal-sector-closed = Выложить карту в сектор { $sector } нельзя: он занят вашей колонией. Выберите другой сектор.
refusal-past-last-sector =
    { $steps ->
        [one] Сдвинуть сумму из сектора { $sector } на { $steps } шаг нельзя: сектор 12 последний. Сдвиньте меньше или останьтесь.
        [few] Сдвинуть сумму из сектора { $sector } на { $steps } шага нельзя: сектор 12 последний. Сдвиньте меньше или останьтесь.
       *[many] Сдвинуть сумму из сектора { $sector } на { $steps } шагов нельзя: сектор 12 последний. Сдвиньте меньше или останьтесь.
    }

## Cards

zone-station = Станция, на своём ходу
zone-patrol = Патруль, на чужом ходу

card-gain = Получите { $gains }.
card-charge = Положите 1 заряд на эту карту.
card-arrow =
    { $direction ->
        [left] Получите и награды сектора слева.
        [right] Получите и награды сектора справа.
       *[both] Получите и награды сектора слева или справа.
    }
card-cells =
    { $layout ->
        [single] Одна ячейка. Применение снимает её заряд.
        [joined]
            { $cells ->
                [one] { $cells } соединённая ячейка. Применение требует всех зарядов и снимает их все.
                [few] { $cells } соединённые ячейки. Применение требует всех зарядов и снимает их все.
               *[many] { $cells } соединённых ячеек. Применение требует всех зарядов и снимает их все.
            }
       *[row]
            { $cells ->
                [one] { $cells } несоединённая ячейка. Одно применение снимает 1 заряд.
                [few] { $cells } несоединённые ячейки. Одно применение снимает 1 заряд.
               *[many] { $cells } несоединённых ячеек. Одно применение снимает 1 заряд.
            }
    }
card-cells-by-players =
    { $joined ->
        [1] Соединённые ячейки. Применение требует всех зарядов и снимает их все: вдвоём { $two }, втроём { $three }, вчетвером { $four }, впятером { $five }.
       *[0] Несоединённые ячейки: вдвоём { $two }, втроём { $three }, вчетвером { $four }, впятером { $five }. Одно применение снимает 1 заряд.
    }
card-ability =
    { $color ->
        [blue] Синяя способность, на своём ходу
        [red] Красная способность, на чужом ходу
       *[green] Зелёная способность, на любом ходу
    }, { $when ->
        [before_roll] до броска:
        [after_roll] после броска:
        [dice_use] если вы выбрали сумму:
        [collect] до получения наград:
       *[window] в окне:
    }
card-colony = Сразу получите { $vp } ПО. Больше карт этот сектор не принимает.

effect-gain = Получите { $gains }.
effect-buy = Купите карту ровно за её стоимость.
effect-buy-level = Купите корабль уровня { $levels } ровно за его стоимость.
effect-claim =
    { $count ->
        [1] Получите с верфи корабль уровня { $level }.
        [one] Получите с верфи до { $count } корабля уровня { $level }.
       *[other] Получите с верфи до { $count } кораблей уровня { $level }.
    }
effect-shift-sum =
    { $steps ->
        [1] Сдвиньте сектор суммы на 1 вправо.
       *[other] Сдвиньте сектор суммы на 1 или { $steps } вправо.
    }
effect-set-die = Выставьте кубик вместо броска.
effect-reroll =
    { $dice ->
        [1] Перебросьте один кубик на выбор.
       *[other] Перебросьте оба кубика.
    }
effect-swap-sectors = Поменяйте местами все карты секторов { $a } и { $b }.
effect-add-charge = Добавьте 1 заряд в любую пустую ячейку своих карт.
effect-move-charge = Переставьте 1 заряд в пустую ячейку другой своей карты.
effect-drain = Все соперники теряют { $vp } ПО.
effect-place-anywhere =
    { $by ->
        [buy] Купите карту и выложите её в любой сектор { $low }–{ $high }.
        [claim] Получите с верфи корабль уровня { $level } и выложите его в любой сектор { $low }–{ $high }.
       *[turn] До конца этого хода приобретённые карты можно выкладывать в любой сектор { $low }–{ $high }.
    }
effect-swap-card = Поменяйте эту карту с другой картой станции на планшете.
effect-double =
    { $zone ->
        [station] 2× на станции: один ваш сектор ещё раз платит награды станции.
       *[patrol] 2× в патруле: один ваш сектор ещё раз платит награды патруля.
    }
effect-win = Вы победили.

## The table in a terminal

sketch-signs = ¢ кредиты · ↑ доход · ★ ПО · ● заряд · ← → стрелка · ≡ текст · ◆ способность
sketch-station = станция
sketch-patrol = патруль
sketch-fleet = Флот, { $seat }: сектор, карта станции, карты в патруле
sketch-shipyard = Верфь, уровень { $level }, в колоде { $left }
sketch-colonies = Колонии
sketch-ship = сектор { $sector }, станция { $station }, патруль { $patrol }
sketch-colony = сектор { $sector }, ★{ $vp } сразу

## What a table chooses

option-name-light-speed = Вариант «Со скоростью света»
option-name-pack = Карты
