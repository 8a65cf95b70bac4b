import { pluralRu } from '../../../kernel/words.ts'
import { FIGURES as F } from '../content/factions.ts'
import type { AbilityTexts } from './rule-order.ts'

const units = (count: number): string => pluralRu(count, 'ресурс', 'ресурса', 'ресурсов')

export const abilities: AbilityTexts = {
  'TEK-FACTION-1': 'Способность действует, когда достигнут её уровень магии. Все достигнутые уровни действуют вместе.',
  'TEK-FACTION-2': 'О том, что народ может, вас спросят; то, что он делает всегда, происходит само.',
  'TEK-FACTION-3': 'Действие, выполненное вместо выбранного, не меняет места щита.',
  'TEK-FACTION-4': 'Скидки и надбавки складываются. Цена не опускается ниже нуля или названного наименьшего.',

  'TEK-FACTION-CENTAURS-1':
    'Галоп: армия, вошедшая патрулём на равнину и оставшаяся там, может сразу патрулировать ещё раз.',
  'TEK-FACTION-CENTAURS-2': `Пастбища: если занято равнин не меньше ${F.centaurs.grazing.plains}, сбор даёт на ${F.centaurs.grazing.food} еду больше.`,
  'TEK-FACTION-CENTAURS-3': `Натиск: войны на равнинах стоят вам на ${F.centaurs.charge} меньше.`,
  'TEK-FACTION-CENTAURS-4': `Быстрые ноги: каждое отступление стоит на ${F.centaurs.retreat} еды меньше.`,
  'TEK-FACTION-CENTAURS-5': `Владыки степи: по ${F.centaurs.plainsPoints.each} ПО за каждую занятую равнину, не больше ${F.centaurs.plainsPoints.most}.`,
  'TEK-FACTION-CONSTRUCTS-1': `Кованые тела: при мобилизации до ${F.constructs.oreForFood} еды можно заменить рудой.`,
  'TEK-FACTION-CONSTRUCTS-2': `Глубокие буры: если занято гор не меньше ${F.constructs.drills.mountains}, сбор даёт на ${F.constructs.drills.ore} руду больше.`,
  'TEK-FACTION-CONSTRUCTS-3':
    'Неутомимые: патрулируя, можно сначала поставить лежащую армию, а потом всё же переместить любую.',
  'TEK-FACTION-CONSTRUCTS-4': 'Не теряются: ваши армии в руинах в конце не пропадают и приносят очки.',
  'TEK-FACTION-CONSTRUCTS-5': `Запас руды: 1 ПО за каждые ${F.constructs.stockpile.ore} руды, не больше ${F.constructs.stockpile.most}.`,
  'TEK-FACTION-DARK-ELVES-1': `Засада: в лесу соперник платит за число на ${F.darkElves.ambush} больше.`,
  'TEK-FACTION-DARK-ELVES-2': 'Тайные тропы: патруль из леса может прийти в любой другой лес той же территории.',
  'TEK-FACTION-DARK-ELVES-3': `Клинки теней: войны в лесу стоят вам на ${F.darkElves.blades} меньше.`,
  'TEK-FACTION-DARK-ELVES-4': `Грабёж: победив игрока в войне, можете забрать у него ${units(F.darkElves.plunder)}.`,
  'TEK-FACTION-DARK-ELVES-5': `Сердце леса: по ${F.darkElves.forestPoints.each} ПО за каждый занятый лес, не больше ${F.darkElves.forestPoints.most}.`,
  'TEK-FACTION-DWARVES-1': `Ревнивые каменщики: кто достраивает башню до вашего уровня, платит на ${F.dwarves.rivalMasons} руду больше.`,
  'TEK-FACTION-DWARVES-2': `Старатели: армия, вошедшая в горы патрулём или походом, приносит руды: ${F.dwarves.prospect}.`,
  'TEK-FACTION-DWARVES-3': `Мастера-строители: строительство стоит на ${F.dwarves.masterBuilders} руду меньше.`,
  'TEK-FACTION-DWARVES-4': 'Дело вместо торга: когда выбрана торговля, можно строить.',
  'TEK-FACTION-DWARVES-5': `Высочайший шпиль: ${F.dwarves.spire} ПО, если ничья башня не выше вашей.`,
  'TEK-FACTION-ELVES-1': `Песнь листвы: если занято лесов не меньше ${F.elves.song.forests}, сбор даёт на ${F.elves.song.mana} ману больше.`,
  'TEK-FACTION-ELVES-2': `Честный обмен: за одну торговлю можно провести до ${F.elves.exchanges} обменов.`,
  'TEK-FACTION-ELVES-3': `Боевая магия: каждая ваша мана покрывает в войне ${F.elves.manaValue}.`,
  'TEK-FACTION-ELVES-4': `Стража границ: защищаясь, вы платите на ${F.elves.borders} меньше.`,
  'TEK-FACTION-ELVES-5': `Мудрость старших: ${F.elves.wisdom.points} ПО или ${F.elves.wisdom.alone}, если больше никто не достиг 5-й ступени магии.`,
  'TEK-FACTION-GOBLINS-1': `Рой: патрулируя, можно переместить или поставить разные армии, одну за другой, числом до ${F.goblins.moves}.`,
  'TEK-FACTION-GOBLINS-2': `Быстрый приплод: мобилизация стоит на ${F.goblins.breed.less} еду меньше, но не меньше ${F.goblins.breed.least}.`,
  'TEK-FACTION-GOBLINS-3': 'Через край: мобилизовать можно и в пустую область по соседству с вашей армией.',
  'TEK-FACTION-GOBLINS-4': `Мародёры: проиграв и оплатив войну, получите ${F.goblins.scavenge} еды до решения о судьбе армии.`,
  'TEK-FACTION-GOBLINS-5': `Несметные: ${F.goblins.countless} ПО, если армий в игре у вас больше, чем у любого другого.`,
  'TEK-FACTION-HALFLINGS-1': `Пристыженный агрессор: показавший число против вашего флага после оплаты отдаёт вам ${units(F.halflings.shame)} по своему выбору.`,
  'TEK-FACTION-HALFLINGS-2': `Дар хозяина: если ваша война кончилась двумя флагами, другой игрок получает ${units(F.halflings.gift)} на выбор.`,
  'TEK-FACTION-HALFLINGS-3': `Второй завтрак: если ваша война кончилась двумя флагами, вы получаете по ${F.halflings.breakfastPerPlayer} ресурсу на выбор за каждого игрока в партии, включая вас.`,
  'TEK-FACTION-HALFLINGS-4':
    'Крепкое рукопожатие: если на вашем кубике флаг, альянс не нарушается; решается только спорная область.',
  'TEK-FACTION-HALFLINGS-5': `Друзья повсюду: если вы делите с кем-то область, по ${F.halflings.friendPoints.perPlayer} ПО за каждого игрока в партии, включая вас, не больше ${F.halflings.friendPoints.most}.`,
  'TEK-FACTION-HUMANS-1': 'Торговцы-книжники: когда выбрано исследование, можно торговать.',
  'TEK-FACTION-HUMANS-2': `Выгодная сделка: обмен приносит на ${F.humans.bargain} больше того, что вы берёте.`,
  'TEK-FACTION-HUMANS-3': `Единый обоз: война, оплаченная одним типом ресурса, стоит на ${F.humans.singleType} меньше.`,
  'TEK-FACTION-HUMANS-4': `Рыболовные флотилии: сбор даёт на ${F.humans.fishing} еду больше, если ваша армия стоит у воды или реки.`,
  'TEK-FACTION-HUMANS-5': `Полные закрома: по ${F.humans.granary.points} ПО за каждый ресурс, которого у вас не меньше ${F.humans.granary.units}.`,
  'TEK-FACTION-LIZARDFOLK-1':
    'Подлесок: патруль может прийти в любую открытую область той же территории, соседнюю или нет.',
  'TEK-FACTION-LIZARDFOLK-2': 'Два пути: когда выбрано патрулирование, можно идти в поход, и наоборот.',
  'TEK-FACTION-LIZARDFOLK-3': `Собиратель: армия, вошедшая в область, приносит ${units(F.lizardfolk.forage)} её типа; в руинах — на выбор, в столице — ничего.`,
  'TEK-FACTION-LIZARDFOLK-4':
    'Подмена: вместо похода поменяйте местами свою стоящую армию и стоящую армию другого игрока не из общей области. Может начаться война.',
  'TEK-FACTION-LIZARDFOLK-5': `Повсюду: по ${F.lizardfolk.territoryPoints} ПО за каждую занятую территорию, кроме вотчины.`,
  'TEK-FACTION-MERFOLK-1': 'Земноводные: ваши армии могут входить в воду и стоять в ней, реки им не преграда.',
  'TEK-FACTION-MERFOLK-2': `Прилив за спиной: войны у воды стоят вам на ${F.merfolk.tide} меньше.`,
  'TEK-FACTION-MERFOLK-3': `Дары глубин: каждая занятая вода приносит еды: ${F.merfolk.waterFood}.`,
  'TEK-FACTION-MERFOLK-4': 'Течения: поход может начаться и кончиться в любой воде или области у воды.',
  'TEK-FACTION-MERFOLK-5': `Царство берегов: по ${F.merfolk.coastPoints.each} ПО за каждую занятую воду или область у воды, не больше ${F.merfolk.coastPoints.most}, в партии на двоих — ${F.merfolk.coastPoints.mostForTwo}.`,
  'TEK-FACTION-ORCS-1': 'Грубая сила: при равенстве побеждаете вы, нападая и защищаясь.',
  'TEK-FACTION-ORCS-2': `Награбленный провиант: в войне каждая еда покрывает ${F.orcs.foodValue}.`,
  'TEK-FACTION-ORCS-3': `Жажда крови: любая война стоит вам на ${F.orcs.bloodlust} меньше.`,
  'TEK-FACTION-ORCS-4':
    'Ещё один топор: когда кубики открыты и на вашем число, можно потратить ещё один ресурс и прибавить его военную цену, даже сверх 11.',
  'TEK-FACTION-ORCS-5': `Наша земля: ${F.orcs.homePoints} ПО, если в вашей вотчине нет чужих армий.`,
  'TEK-FACTION-UNDEAD-1': `Неупокоенные: армия, потерянная в войне, приносит маны: ${F.undead.restless}.`,
  'TEK-FACTION-UNDEAD-2': 'Из курганов: мобилизовать можно в любые руины, где есть место и нет чужих армий.',
  'TEK-FACTION-UNDEAD-3': `Поднять павших: если побеждённая армия ушла в запас, можно заплатить ${F.undead.risingFood} еды и поставить в эту область свою.`,
  'TEK-FACTION-UNDEAD-4': `Жатва душ: когда армия другого игрока уходит в запас, вы получаете ${units(F.undead.harvest)} на выбор.`,
  'TEK-FACTION-UNDEAD-5': `Угасание живых: 1 ПО за каждого другого игрока, у которого армий не больше ${F.undead.dwindling.armiesAtMost}, всего не больше ${F.undead.dwindling.most}.`,
  'TEK-FACTION-VALKYRIES-1':
    'Крылья: для ваших патрулей и отступлений реки не преграда, а области у одних и тех же скал — соседние.',
  'TEK-FACTION-VALKYRIES-2': `Остриё копья: нападая на другого игрока, вы платите на ${F.valkyries.spearhead} меньше, в партии на двоих — на 1.`,
  'TEK-FACTION-VALKYRIES-3': `Трофеи: победа в войне над игроком приносит по ${F.valkyries.spoilsPerRival} ресурсу на выбор за каждого соперника в партии.`,
  'TEK-FACTION-VALKYRIES-4':
    'Вынести с поля боя: разбитая армия может бесплатно уйти туда, где стоит ровно одна армия, и ваша.',
  'TEK-FACTION-VALKYRIES-5': `Чертог славы: 1 ПО за каждую войну, выигранную у игрока, не больше числа других игроков и не больше ${F.valkyries.gloryMost}.`,
}
