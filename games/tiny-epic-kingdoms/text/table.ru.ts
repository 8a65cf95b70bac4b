import { elementAt } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { pluralRu, refusalText, type TableWords, wordFrom } from '../../../kernel/words.ts'
import { ACTIONS, type Action } from '../content/figures.ts'
import { START_UNITS, WAR_VALUE } from '../content/resources.ts'
import { type Frame, type TekEvent, type TekMove, type TekPosition, topFrame } from '../position.ts'
import { askedNow, harvestNow, lastCall, risingPrice } from '../queries.ts'
import { HOUSE } from './house.ts'
import { cardName, die, logLine, REASONS, SCORES } from './log.ru.ts'
import { atRegion, fromRegion, names, spent, toRegion } from './names.ru.ts'
import { refusals } from './refusals.ru.ts'

const { units } = names

const resources = (count: number): string => pluralRu(count, 'ресурс', 'ресурса', 'ресурсов')

function prompt(p: TekPosition, seat: Seat): string {
  const frame = topFrame(p)
  if (p.over || !frame) return 'Игра окончена.'
  return askedNow(p).includes(seat) ? ask(p, frame, seat) : 'Решают другие.'
}

function ask(p: TekPosition, frame: Frame, seat: Seat): string {
  switch (frame.kind) {
    case 'draft':
      return 'Выберите народ: учить вы будете его магию.'
    case 'card':
      return 'Выберите карту территории: одна из её сторон станет вашей вотчиной.'
    case 'charters':
      return `Выберите сторону карты, которая станет вашей вотчиной, и разделите ${resources(START_UNITS)}: ${USES}. Никто не увидит выбор, пока его не сделают все.`
    case 'settle':
      return 'Поставьте две армии в одну область своей вотчины: собирать они будут то, что даёт её местность.'
    case 'bare':
      return 'Выберите область вотчины, где не будет неизвестной находки, ни хорошей, ни плохой: она останется без жетона.'
    case 'select':
      return `Вы активный игрок: выберите действие, полезное вам, ведь выполнить его смогут все.${latest(p)}`
    case 'respond': {
      const id = elementAt(ACTIONS, p.action)
      const action = `${names.actions[id]}: ${DEEDS[id]}`
      if (seat === p.active) return `${action} или не делайте ничего.`
      const { units: fixed, choice } = harvestNow(p, seat)
      const parts = [
        ...(fixed.mana + fixed.ore + fixed.food > 0 ? [units(fixed)] : []),
        ...(choice > 0 ? [`${resources(choice)} на выбор`] : []),
      ]
      return `${action} или соберите ресурсы (${parts.length > 0 ? parts.join(' и ') : 'сейчас сбор ничего не даст'}).`
    }
    case 'again':
      return frame.why === 'gallop'
        ? 'Галоп: эта армия может патрулировать ещё раз.'
        : frame.why === 'swarm'
          ? 'Рой: ещё одна армия может патрулировать или встать.'
          : 'Неутомимые: теперь можно патрулировать.'
    case 'exchange':
      return 'Честный обмен: можно обменять ещё раз.'
    case 'gain':
      return `Выберите ${resources(frame.count)} (${REASONS[frame.why]}): ${USES}.`
    case 'war':
      return `Война ${atRegion(frame.region)}: тайно выставьте число — большее побеждает, платят оба — или белый флаг, он ничего не стоит.`
    case 'raise':
      return 'Ещё один топор: потратьте ресурс, чтобы поднять своё число в этой войне, или оставьте как есть.'
    case 'pay':
      return `Заплатите за войну ${frame.due}: мана покрывает ${WAR_VALUE.mana}, руда — ${WAR_VALUE.ore}${frame.single > 0 ? `; одним ресурсом — на ${frame.single} меньше` : ''}.`
    case 'give':
      return `Отдайте ${resources(frame.count)} по своему выбору.`
    case 'lair':
      return 'Логово дракона: сжечь проигравшему уровень башни вместо потери армии?'
    case 'fate':
      return 'Ваша армия разбита: отступите, это стоит еды, или верните её в запас.'
    case 'plunder':
      return 'Грабёж: заберите ресурс у проигравшего.'
    case 'rise':
      return `Поднять павших: заплатить ${spent('food', risingPrice(p, seat))} за новую армию здесь?`
    case 'bandit':
      return 'Разбойники! Откупитесь или потеряйте армию.'
    case 'clash':
    case 'token':
      return 'Подождите.'
  }
}

/** What each resource is for. */
const USES = 'мана (магия, война), руда (башня, война) и еда (армии)'

/** What performing an action means. */
const DEEDS: Readonly<Record<Action, string>> = {
  patrol: 'переведите армию в соседнюю область',
  quest: 'отправьте армию на другую территорию',
  build: 'достройте башню за руду',
  research: 'изучите магию за ману',
  expand: 'выведите в игру армию за еду',
  trade: 'обменяйте один ресурс на другой',
}

/** TEK-R-76, announced in good time. */
const latest = (p: TekPosition): string => {
  const left = lastCall(p)
  return left === null
    ? ''
    : ` Домашнее правило: игра закончится не позже чем через ${pluralRu(left, 'обновление', 'обновления', 'обновлений')}.`
}

function moveWords(move: TekMove): string {
  switch (move.kind) {
    case 'faction':
      return `Возглавить народ: ${names.factions[move.faction]}`
    case 'card':
      return `Взять карту ${cardName(move.card)}`
    case 'found':
      return `Вотчина ${names.territories[move.side]}, взять ${units(move)}`
    case 'settle':
      return `Начать здесь: ${names.region(move.region)}`
    case 'bare':
      return `Оставить без жетона: ${names.region(move.region)}`
    case 'select':
      return `Выбрать действие «${names.actions[move.action]}»`
    case 'pass':
      return 'Ничего не делать'
    case 'done':
      return 'На этом остановиться'
    case 'build':
      return 'Построить следующий уровень башни'
    case 'research':
      return 'Изучить следующий уровень магии'
    case 'hold':
      return 'Больше ничего не тратить'
    case 'patrol':
      return `Патрулировать ${fromRegion(move.from)} ${toRegion(move.to)}`
    case 'quest':
      return `Идти в поход ${fromRegion(move.from)} ${toRegion(move.to)}`
    case 'swap':
      return `Поменять местами свою армию ${atRegion(move.from)} и чужую ${atRegion(move.to)}`
    case 'stand':
      return `Поставить на ноги армию ${atRegion(move.region)}`
    case 'mobilise':
      return `Мобилизовать армию ${atRegion(move.region)}${move.ore > 0 ? `, рудой вместо еды: ${move.ore}` : ''}`
    case 'trade':
      return `Обменять ${units({ mana: 0, ore: 0, food: 0, [move.give]: move.count })} на ${TAKEN[move.take]}`
    case 'collect':
      return move.mana + move.ore + move.food > 0 ? `Собрать ресурсы, на выбор взять ${units(move)}` : 'Собрать ресурсы'
    case 'gain':
      return `Получить ${units(move)}`
    case 'pay':
      return move.mana + move.ore + move.food > 0 ? `Заплатить ${units(move)}` : 'Ничего не платить'
    case 'give':
      return `Отдать ${units(move)}`
    case 'die':
      return `Выставить ${die(move.face)}`
    case 'raise':
      return `Добавить ${units({ mana: 0, ore: 0, food: 0, [move.resource]: 1 })}`
    case 'plunder':
      return `Забрать ${units({ mana: 0, ore: 0, food: 0, [move.resource]: 1 })}`
    case 'lair':
      return move.use ? 'Сжечь уровень башни' : 'Не будить дракона'
    case 'rise':
      return move.use ? 'Поднять армию из павших' : 'Оставить павших в покое'
    case 'retreat':
      return `Отступить ${fromRegion(move.from)} ${toRegion(move.to)}`
    case 'carry':
      return `Унести армию ${fromRegion(move.from)} ${toRegion(move.to)}`
    case 'church':
      return `Укрыть армию ${fromRegion(move.from)} в церкви: ${names.region(move.to)}`
    case 'relocate':
      return `Увести последнюю армию ${fromRegion(move.from)} ${toRegion(move.to)}`
    case 'give-up':
      return `Вернуть в запас армию ${atRegion(move.from)}`
    case 'bribe':
      return move.mana + move.ore + move.food > 0 ? `Откупиться: ${units(move)}` : 'Отдать нечего'
    case 'lose':
      return 'Потерять армию'
  }
}

const TAKEN = { mana: 'ману', ore: 'руду', food: 'еду' } as const

export const tableWords: TableWords<TekPosition, TekMove, TekEvent> = {
  title: 'Крошечные эпические королевства',
  tagline: 'Башня, магия и войны на тайных кубиках.',
  house: HOUSE.ru,
  options: {
    factions: {
      label: 'Народы',
      hint: 'Как тринадцать народов достаются игрокам.',
      values: {
        random: 'Раздать случайно',
        drafted: 'Выбрать по очереди из открытого ряда',
        chosen: 'Выбрать по очереди из всех',
      },
    },
    territories: { label: 'Территории', values: { random: 'Раздать случайно', chosen: 'Выбрать по очереди' } },
    exploration: { label: 'Жетоны находок', hint: 'Находки лицом вниз на каждой свободной области.' },
    first: {
      label: 'Первый игрок',
      values: {
        random: 'Случайный',
        '1': 'Место 1',
        '2': 'Место 2',
        '3': 'Место 3',
        '4': 'Место 4',
        '5': 'Место 5',
      },
    },
  },
  prompt,
  move: move => moveWords(move),
  event: logLine,
  objection: refusalText(refusals),
  source: wordFrom(SCORES),
}
