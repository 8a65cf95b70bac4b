import { pluralRu } from '../../../kernel/words.ts'
import { FIGURES as F } from '../content/factions.ts'
import { spent } from './names.ru.ts'
import type { AbilityTexts } from './rule-order.ts'

const points = (count: number): string => pluralRu(count, 'очко', 'очка', 'очков')
/** After «по». */
const each = (count: number): string => pluralRu(count, 'очку', 'очка', 'очков')
const units = (count: number): string => pluralRu(count, 'ресурс', 'ресурса', 'ресурсов')

export const abilities: AbilityTexts = {
  'TEK-FACTION-1': 'Способность действует, когда достигнут её уровень магии. Все достигнутые уровни действуют вместе.',
  'TEK-FACTION-2': 'О том, что народ может, вас спросят; то, что он делает всегда, происходит само.',
  'TEK-FACTION-3': 'Действие, выполненное вместо выбранного, не меняет места щита.',
  'TEK-FACTION-4': 'Скидки и надбавки складываются. Цена не опускается ниже нуля или названного наименьшего.',

  'TEK-FACTION-CENTAURS-1':
    'Галоп: армия, вошедшая патрулём на равнину и оставшаяся там, может сразу патрулировать ещё раз.',
  'TEK-FACTION-CENTAURS-2': `Пастбища: если занято не меньше ${pluralRu(F.centaurs.grazing.plains, 'равнины', 'равнин', 'равнин')}, сбор даёт на ${spent('food', F.centaurs.grazing.food)} больше.`,
  'TEK-FACTION-CENTAURS-3': `Натиск: войны на равнинах стоят вам на ${F.centaurs.charge} меньше.`,
  'TEK-FACTION-CENTAURS-4': `Быстрые ноги: каждое отступление стоит вам на ${spent('food', F.centaurs.retreat)} меньше, но не меньше нуля.`,
  'TEK-FACTION-CENTAURS-5': `Владыки степи: по ${each(F.centaurs.plainsPoints.each)} за каждую занятую равнину, не больше ${F.centaurs.plainsPoints.most}.`,
  'TEK-FACTION-CONSTRUCTS-1': `Кованые тела: при мобилизации до ${F.constructs.oreForFood} еды можно заменить рудой.`,
  'TEK-FACTION-CONSTRUCTS-2': `Неутомимые: патрулируя, можно сначала поставить на ноги лежащую армию, а потом переместить любую. Защищаясь, вы платите на ${F.constructs.steadfast} меньше.`,
  'TEK-FACTION-CONSTRUCTS-3': `Глубокие буры: если занято не меньше ${F.constructs.drills.mountains} гор, сбор даёт на ${spent('ore', F.constructs.drills.ore)} больше.`,
  'TEK-FACTION-CONSTRUCTS-4': 'Неустанный поиск: ваши армии в руинах в конце игры не пропадают и приносят очки.',
  'TEK-FACTION-CONSTRUCTS-5': `Склады руды: ${points(1)} за каждые ${F.constructs.stockpile.ore} руды, не больше ${F.constructs.stockpile.most}.`,
  'TEK-FACTION-DARK-ELVES-1': `Засада: в лесу соперник платит за число надбавку ${F.darkElves.ambush}.`,
  'TEK-FACTION-DARK-ELVES-2': 'Тайные тропы: патруль из леса может прийти в любой другой лес той же территории.',
  'TEK-FACTION-DARK-ELVES-3': `Клинки теней: войны в лесу стоят вам на ${F.darkElves.blades} меньше.`,
  'TEK-FACTION-DARK-ELVES-4': `Грабёж: победив игрока в войне, можете забрать у него ${units(F.darkElves.plunder)} на выбор.`,
  'TEK-FACTION-DARK-ELVES-5': `Сердце леса: по ${each(F.darkElves.forestPoints.each)} за каждый занятый лес, не больше ${F.darkElves.forestPoints.most}.`,
  'TEK-FACTION-DWARVES-1': `Ревнивые каменщики: кто достраивает башню до вашего уровня, платит на ${spent('ore', F.dwarves.rivalMasons)} больше.`,
  'TEK-FACTION-DWARVES-2': `Старатели: армия, вошедшая в горы патрулём или походом, приносит ${spent('ore', F.dwarves.prospect)}.`,
  'TEK-FACTION-DWARVES-3': `Мастера-строители: строительство стоит вам на ${spent('ore', F.dwarves.masterBuilders)} меньше.`,
  'TEK-FACTION-DWARVES-4': 'Дело вместо торга: когда выбрана торговля, вместо неё можно строить.',
  'TEK-FACTION-DWARVES-5': `Высочайший шпиль: ${points(F.dwarves.spire)}, если башня у вас есть и ничья не выше.`,
  'TEK-FACTION-ELVES-1': `Песнь листвы: если занято не меньше ${pluralRu(F.elves.song.forests, 'леса', 'лесов', 'лесов')}, сбор даёт на ${spent('mana', F.elves.song.mana)} больше.`,
  'TEK-FACTION-ELVES-2': `Честный обмен: торгуя, можно провести до ${pluralRu(F.elves.exchanges, 'обмена', 'обменов', 'обменов')}.`,
  'TEK-FACTION-ELVES-3': `Боевая магия: каждая ваша мана покрывает в войне ${F.elves.manaValue}.`,
  'TEK-FACTION-ELVES-4': `Стража границ: защищаясь, вы платите на ${F.elves.borders} меньше.`,
  'TEK-FACTION-ELVES-5': `Мудрость старших: ${points(F.elves.wisdom.points)} или ${F.elves.wisdom.alone}, если больше никто не достиг 5-го уровня магии.`,
  'TEK-FACTION-GOBLINS-1': 'Рой: патрулируя, можно переместить или поставить на ноги две разные армии, одну за другой.',
  'TEK-FACTION-GOBLINS-2': `Быстрый приплод: мобилизация стоит вам на ${spent('food', F.goblins.breed.less)} меньше, но не меньше ${F.goblins.breed.least}.`,
  'TEK-FACTION-GOBLINS-3': 'Через край: мобилизовать можно и в пустую область по соседству с вашей армией.',
  'TEK-FACTION-GOBLINS-4': `Мародёры: проиграв и оплатив войну, получите ${spent('food', F.goblins.scavenge)}, прежде чем решится судьба армии.`,
  'TEK-FACTION-GOBLINS-5': `Несметные: ${points(F.goblins.countless)}, если армий в игре у вас больше, чем у любого другого.`,
  'TEK-FACTION-HALFLINGS-1': `Пристыженный агрессор: кто показал число против вашего флага, тот после оплаты отдаёт вам ${units(F.halflings.shame)} по своему выбору.`,
  'TEK-FACTION-HALFLINGS-2': `Дар хозяина: если ваша война кончилась двумя флагами, другой игрок получает ${units(F.halflings.gift)} по своему выбору.`,
  'TEK-FACTION-HALFLINGS-3': `Второй завтрак: если ваша война кончилась двумя флагами, вы получаете ${units(F.halflings.breakfastPerPlayer)} на выбор за каждого игрока в партии, включая вас.`,
  'TEK-FACTION-HALFLINGS-4':
    'Крепкое рукопожатие: если на вашем кубике флаг, альянс не нарушается; решается только спорная область.',
  'TEK-FACTION-HALFLINGS-5': `Друзья повсюду: если вы делите с кем-то область, по ${each(F.halflings.friendPoints.perPlayer)} за каждого игрока в партии, включая вас, не больше ${F.halflings.friendPoints.most}.`,
  'TEK-FACTION-HUMANS-1': 'Торговцы-книжники: когда выбрано исследование, вместо него можно торговать.',
  'TEK-FACTION-HUMANS-2': `Выгодная сделка: каждый обмен приносит на ${units(F.humans.bargain)} больше.`,
  'TEK-FACTION-HUMANS-3': `Единый обоз: если платить за войну только одним ресурсом, она стоит вам на ${F.humans.singleType} меньше.`,
  'TEK-FACTION-HUMANS-4': `Рыболовные флотилии: сбор даёт на ${spent('food', F.humans.fishing)} больше, если ваша армия стоит у воды или реки.`,
  'TEK-FACTION-HUMANS-5': `Полные закрома: по ${each(F.humans.granary.points)} за каждый ресурс, которого у вас не меньше ${F.humans.granary.units}.`,
  'TEK-FACTION-LIZARDFOLK-1':
    'Подлесок: патруль может прийти в любую открытую область той же территории, соседнюю или нет.',
  'TEK-FACTION-LIZARDFOLK-2':
    'Два пути: когда выбрано патрулирование, можно идти в поход, когда поход — патрулировать.',
  'TEK-FACTION-LIZARDFOLK-3': `Собиратель: армия, вошедшая в область, приносит ${units(F.lizardfolk.forage)} её типа; в руинах — на выбор, в столице — ничего.`,
  'TEK-FACTION-LIZARDFOLK-4':
    'Подмена: вместо похода поменяйте местами свою стоящую армию и стоящую армию другого игрока, если та не в общей области. Может начаться война.',
  'TEK-FACTION-LIZARDFOLK-5': `Повсюду: по ${each(F.lizardfolk.territoryPoints)} за каждую занятую территорию, кроме вотчины.`,
  'TEK-FACTION-MERFOLK-1': 'Земноводные: ваши армии могут входить в воду и стоять в ней, реки им не преграда.',
  'TEK-FACTION-MERFOLK-2': `Прилив за спиной: войны в областях у воды или реки стоят вам на ${F.merfolk.tide} меньше.`,
  'TEK-FACTION-MERFOLK-3': `Дары глубин: каждая занятая вода приносит ${spent('food', F.merfolk.waterFood)}.`,
  'TEK-FACTION-MERFOLK-4': 'Течения: поход может начаться и кончиться в любой воде и в любой области у воды или реки.',
  'TEK-FACTION-MERFOLK-5': `Царство берегов: по ${each(F.merfolk.coastPoints.each)} за каждую занятую воду и каждую занятую область у воды или реки, не больше ${F.merfolk.coastPoints.most}, в партии на двоих — ${F.merfolk.coastPoints.mostForTwo}.`,
  'TEK-FACTION-ORCS-1': 'Грубая сила: при равенстве побеждаете вы, нападая и защищаясь.',
  'TEK-FACTION-ORCS-2': `Награбленный провиант: в войне каждая еда покрывает ${F.orcs.foodValue}.`,
  'TEK-FACTION-ORCS-3': `Жажда крови: любая война стоит вам на ${F.orcs.bloodlust} меньше.`,
  'TEK-FACTION-ORCS-4':
    'Ещё один топор: когда кубики открыты и на вашем число, можно потратить ещё один ресурс и прибавить то, что он стоит в войне, даже сверх 11.',
  'TEK-FACTION-ORCS-5': `Наша земля: ${points(F.orcs.homePoints)}, если в вашей вотчине нет чужих армий.`,
  'TEK-FACTION-UNDEAD-1': `Неупокоенные: армия, потерянная в войне, приносит ${spent('mana', F.undead.restless)}.`,
  'TEK-FACTION-UNDEAD-2': 'Из курганов: мобилизовать можно в любые руины, где есть место и нет чужих армий.',
  'TEK-FACTION-UNDEAD-3': `Поднять павших: если побеждённая армия ушла в запас, можно заплатить ${spent('food', F.undead.risingFood)} и поставить в эту область свою.`,
  'TEK-FACTION-UNDEAD-4': `Жатва душ: когда армия другого игрока уходит в запас, вы получаете ${units(F.undead.harvest)} на выбор.`,
  'TEK-FACTION-UNDEAD-5': `Угасание живых: по ${each(1)} за каждого другого игрока, у которого в игре не больше ${pluralRu(F.undead.dwindling.armiesAtMost, 'армии', 'армий', 'армий')}, всего не больше ${F.undead.dwindling.most}.`,
  'TEK-FACTION-VALKYRIES-1':
    'Крылья: для ваших патрулей и отступлений реки не преграда, а области у одних и тех же скал — соседние.',
  'TEK-FACTION-VALKYRIES-2': `Остриё копья: нападая на другого игрока, вы платите на ${F.valkyries.spearhead} меньше, в партии на двоих — на ${Math.min(F.valkyries.spearhead, 1)}.`,
  'TEK-FACTION-VALKYRIES-3': `Добыча: победа в войне над игроком приносит ${units(F.valkyries.spoilsPerRival)} на выбор за каждого соперника в партии.`,
  'TEK-FACTION-VALKYRIES-4':
    'Крылатое спасение: разбитая армия может бесплатно уйти в любую область, где стоит ровно одна армия, если она ваша.',
  'TEK-FACTION-VALKYRIES-5': `Чертог славы: по ${each(1)} за каждую войну, выигранную у игрока, не больше числа других игроков и не больше ${F.valkyries.gloryMost}.`,
}
