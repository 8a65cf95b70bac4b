import { HIDDEN, type Objection } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { type NameOf, pluralRu, type Words } from '../../../kernel/words.ts'
import { type Card, idOf } from '../cards.ts'
import { COMPANION_PRICE, COMPANIONS, type Companion, type CompanionId, EXCHANGE_RATE } from '../content/figures.ts'
import { SCOUTING_TAKE, SECOND_WIND_COMPANIONS, TRANSMUTATION_COINS } from '../content/magic.ts'
import {
  type DarkLandsEvent,
  type DarkLandsMove,
  type DarkLandsPosition,
  type DrawReason,
  type Source,
  type Strength,
  topFrame,
} from '../position.ts'
import { nobodyWasActive, wouldEnd } from '../rules/end.ts'
import { PAIRS } from '../rules/free-companions.ts'
import type { ObjectionCode } from '../rules/objections.ts'
import { strengthOf, sumOf } from '../rules/strength.ts'
import { names } from './names.ru.ts'
import { drawTable } from './sketch.ts'
import { terms } from './terms.ru.ts'

const coins = (n: number) => pluralRu(n, 'монета', 'монеты', 'монет')
/** After verbs of giving and taking. */
const coinsAccusative = (n: number) => pluralRu(n, 'монету', 'монеты', 'монет')
const cardsOf = (n: number) => pluralRu(n, 'карта', 'карты', 'карт')
const cardsAccusative = (n: number) => pluralRu(n, 'карту', 'карты', 'карт')
const regionsOf = (n: number) => pluralRu(n, 'регион', 'региона', 'регионов')
const warriors = (n: number) => pluralRu(n, 'Воин', 'Воина', 'Воинов')
const artisans = (n: number) => pluralRu(n, 'Мастеровой', 'Мастеровых', 'Мастеровых')
const mages = (n: number) => pluralRu(n, 'Маг', 'Мага', 'Магов')

/** Whom one takes, buys, recruits. */
const ACCUSATIVE: Readonly<Record<CompanionId, string>> = {
  warrior: 'Воина',
  artisan: 'Мастерового',
  mage: 'Мага',
}
const PAIR_ACCUSATIVE: Readonly<Record<CompanionId, string>> = {
  warrior: 'двух Воинов',
  artisan: 'двух Мастеровых',
  mage: 'двух Магов',
}

const quoted = (card: Card) => `«${names.cards[idOf(card)]}»`
const companion = (type: Companion) => ACCUSATIVE[COMPANIONS[type]]
const pair = ([a, b]: readonly Companion[]) =>
  a === b ? PAIR_ACCUSATIVE[COMPANIONS[a]] : `${companion(a)} и ${companion(b)}`
const list = (cards: readonly Card[]) =>
  cards.includes(HIDDEN) ? cardsAccusative(cards.length) : cards.map(quoted).join(', ')
/** After a verb: the cards by name, or only their number. */
const named = (cards: readonly Card[]) =>
  cards.includes(HIDDEN) ? cardsAccusative(cards.length) : `${cards.length === 1 ? 'карту' : 'карты'} ${list(cards)}`
const region = (cell: number) => `регион ${cell + 1}`
const levelled = (p: DarkLandsPosition, cell: number) => `${region(cell)} (уровень ${p.levels[cell]})`

const STRENGTH_PARTS: readonly (readonly [keyof Strength, string])[] = [
  ['attack', 'атака'],
  ['charge', 'заряды'],
  ['support', 'поддержка'],
  ['portal', 'портал'],
  ['alliance', 'союз'],
  ['claim', 'заявка'],
]

/** «атака 2 + поддержка 4 = 6» */
function sumText(parts: Readonly<Record<string, number | string>>, total: number | string): string {
  const shown = STRENGTH_PARTS.filter(([key]) => key === 'attack' || Number(parts[key]) > 0)
  const sum = shown.map(([key, word]) => `${word} ${parts[key]}`).join(' + ')
  return shown.length === 1 ? sum : `${sum} = ${total}`
}

const rallied = (w: number, a: number) =>
  [
    w > 0 ? pluralRu(w, 'Воина', 'Воинов', 'Воинов') : '',
    a > 0 ? pluralRu(a, 'Мастерового', 'Мастеровых', 'Мастеровых') : '',
  ]
    .filter(part => part !== '')
    .join(' и ')

function move(m: DarkLandsMove, p: DarkLandsPosition, seat: Seat): string {
  switch (m.kind) {
    case 'choose':
      return `Взять ${pair(m.companions)}`
    case 'redraw':
      return 'Показать руку и взять новую'
    case 'buy':
      return `Нанять ${companion(m.companion)}`
    case 'proceed':
      return 'Никого не нанимать'
    case 'capture': {
      const strength = strengthOf(p, seat, m.card, m.cell)
      const sum = sumText({ ...strength }, sumOf(strength))
      return `Захватить ${levelled(p, m.cell)} картой ${quoted(m.card)}: ${sum}${wouldEnd(p, m) ? '. Игра на этом кончится' : ''}`
    }
    case 'fortify':
      return `Укрепить ${region(m.cell)} картой ${quoted(m.card)}`
    case 'cast':
      return `Сыграть карту ${quoted(m.card)}`
    case 'aim':
      return `Сыграть карту ${quoted(m.card)} на ${levelled(p, m.cell)}`
    case 'recruit':
      return `Сыграть карту «${names.cards.recruitment}»: взять ${companion(m.companion)}`
    case 'rally':
      return `Сыграть карту «${names.cards['second-wind']}»: вернуть в строй ${rallied(m.warriors, m.artisans)}`
    case 'levitate':
      return `Сыграть карту «${names.cards.levitation}»: из региона ${m.from + 1} в регион ${m.to + 1}`
    case 'discard':
      return `Сбросить карту ${quoted(m.card)}`
    case 'stop':
      return 'Больше не сбрасывать'
    case 'scout':
      return m.under.length === 0
        ? `Взять: ${list(m.take)}`
        : `Взять: ${list(m.take)}; под колоду: ${m.under.map(quoted).join(', затем ')}`
    case 'end':
      return wouldEnd(p, m) ? 'Закончить ход, а с ним и игру' : 'Закончить ход'
    case 'give':
      return `Отложить для обмена: ${m.cards.map(quoted).join(' и ')}`
    case 'close':
      return p.named[seat].length === 0
        ? 'Ничего не менять'
        : `Обменять ${cardsAccusative(p.named[seat].length)} на ${p.named[seat].length / EXCHANGE_RATE}`
  }
}

function prompt(p: DarkLandsPosition, seat: Seat): string {
  const frame = topFrame(p)
  if (!frame) return 'Игра окончена.'
  if (p.exchanging[seat])
    return p.named[seat].length === 0
      ? 'Можно обменять карты: за каждые две отложенные вы берёте одну.'
      : `Отложено: ${cardsOf(p.named[seat].length)}. Отложите ещё пару или обменяйте.`
  if (frame.kind === 'companions' && p.sealed[seat] < 0 && p.sealed[seat] !== HIDDEN)
    return 'Выберите двух бесплатных Соратников.'
  if (frame.seat !== seat) return 'Подождите остальных.'
  switch (frame.kind) {
    case 'companions':
      return 'Подождите остальных.'
    case 'rechoose':
      return 'Выберите двух бесплатных Соратников заново.'
    case 'buy':
      return `Можно нанять Соратника за ${coinsAccusative(COMPANION_PRICE)}.`
    case 'play':
      return nobodyWasActive(p)
        ? 'Играйте карты. Если закончить ход без захвата и без «Заявки», игра кончится.'
        : 'Играйте карты или закончите ход.'
    case 'insight':
      return 'Сбросьте одну карту.'
    case 'transmutation':
      return `Сбросьте ${frame.amount === 0 ? '' : 'ещё '}карту за ${coinsAccusative(TRANSMUTATION_COINS)}${frame.amount === 0 ? '' : ' или остановитесь'}.`
    case 'scouting':
      return `Возьмите ${cardsAccusative(SCOUTING_TAKE)} из увиденных, остальные положите под колоду.`
  }
}

const REASONS: Readonly<Record<DrawReason, string>> = {
  turn: '',
  insight: ` по карте «${names.cards.insight}»`,
  exchange: ' по обмену',
  redraw: ' на новую руку',
}

function event(e: DarkLandsEvent, nameOf: NameOf): string {
  const who = 'seat' in e ? nameOf(e.seat) : ''
  switch (e.kind) {
    case 'chose':
      return `${who}: двое Соратников выбраны.`
    case 'companions':
      return `Соратники открыты: ${e.pairs
        .map((number, seat) => `${nameOf(seat as Seat)} берёт ${pair(PAIRS[number])}`)
        .join('; ')}. Первым ходит ${nameOf(e.first)}.`
    case 'turn':
      return `Круг ${e.round}, ходит ${who}.`
    case 'redrew':
      return `${who} ничего не может захватить, показывает руку (${list(e.cards)}) и берёт новую.`
    case 'rechose':
      return `${who} выбирает Соратников заново и берёт ${pair(e.companions)}.`
    case 'bought':
      return `${who} платит ${coinsAccusative(e.price)} и нанимает ${companion(e.companion)}.`
    case 'captured':
      return `${who} картой ${quoted(e.card)} захватывает ${region(e.cell)} (${names.levels[e.level - 1]}, уровень ${
        e.level
      }): ${sumText({ ...e.strength }, sumOf(e.strength))}. Доход: ${coins(e.coins)}${
        e.bonus > 0 ? ` и ещё ${e.bonus} по карте «${names.cards['treasure-map']}»` : ''
      }.`
    case 'fortified':
      return `${who} укрепляет ${region(e.cell)} картой ${quoted(e.card)}: поддержка ${e.support}.`
    case 'cast':
      return `${who} играет карту ${quoted(e.card)}.`
    case 'charged':
      return `${who}: следующим Войскам ${[
        e.attack > 0 ? `+${e.attack} к атаке` : '',
        e.coins > 0 ? `+${coins(e.coins)} за регион` : '',
      ]
        .filter(part => part !== '')
        .join(', ')}.`
    case 'named-region':
      return `${who} называет ${region(e.cell)}: поддержка ${e.support}.`
    case 'claimed':
      return `${who} подаёт заявку на ${region(e.cell)}.`
    case 'claim-ended':
      return `Истекла заявка на ${region(e.cell)} (${who}).`
    case 'recruited':
      return `${who} платит ${coinsAccusative(e.price)} и вербует ${companion(e.companion)}.`
    case 'rallied':
      return `${who} возвращает в строй ${rallied(e.warriors, e.artisans)}.`
    case 'levitated':
      return `${who} переносит карту ${quoted(e.card)} из региона ${e.from + 1} в регион ${e.to + 1}.`
    case 'earned':
      return `${who} получает ${coinsAccusative(e.coins)} за ${regionsOf(e.regions)}.`
    case 'transmuted':
      return `${who} сбрасывает карту ${quoted(e.card)} и получает ${coinsAccusative(e.coins)}.`
    case 'discarded':
      return `${who} сбрасывает карту ${quoted(e.card)}.`
    case 'looked':
      return `${who} смотрит верх колоды: ${e.cards.includes(HIDDEN) ? cardsOf(e.cards.length) : list(e.cards)}.`
    case 'scouted':
      return `${who} берёт ${named(e.took)}${e.under.length > 0 ? `, кладёт под колоду ${named(e.under)}` : ''}.`
    case 'reshuffled':
      return `Сброс перетасован в новую колоду: ${cardsOf(e.cards)}.`
    case 'drew':
      return `${who} берёт${REASONS[e.why]} ${named(e.cards)}.`
    case 'turn-ended':
      return `${who} заканчивает ход${e.active ? '' : ' без захвата и без «Заявки»'}${
        e.idleMages > 0 ? `; свободных Магов: ${e.idleMages}` : ''
      }.`
    case 'gave':
      return `${who} откладывает для обмена ${named(e.cards)}.`
    case 'exchanged':
      return `${who} меняет ${named(e.cards)}.`
    case 'declined':
      return `${who} ничего не меняет.`
    case 'ended':
      return e.why === 'full'
        ? 'Все регионы захвачены: игра окончена.'
        : 'На своём последнем ходу никто ничего не захватил и не сыграл «Заявку»: игра окончена.'
    case 'compensated':
      return `${who} получает ${coinsAccusative(e.coins)} за ранний ход в первом круге.`
  }
}

type Figures = Objection['figures']

const OBJECTION_TEXTS: Readonly<Record<ObjectionCode, (f: Figures) => string>> = {
  'not-asked': () => 'Сейчас решаете не вы.',
  'other-decision': () => 'Сначала нужно решить другое.',
  'exchange-first': () => 'Сначала закончите обмен.',
  'exchange-closed': () => 'Обмен для вас закрыт: он бывает один раз за ход, после добора карт.',
  'odd-exchange': f => `Карты меняют парами, а ${f.cards} — нечётное число.`,
  'one-pair': f => `Откладывайте по одной паре, а не сразу ${cardsAccusative(Number(f.cards))}.`,
  'two-companions': f => `Выберите бесплатных Соратников: ${f.free}, а не ${f.chosen}.`,
  'chosen-already': () => 'Вы уже выбрали Соратников.',
  'not-first-turn': f => `Новую руку берут только на первом ходу, а сейчас круг ${f.round}.`,
  'can-capture': () => 'С подходящими Соратниками этой рукой можно захватить регион, поэтому заменить её нельзя.',
  'bought-already': () => 'На этом ходу вы уже наняли Соратника.',
  'buying-over': () => 'Это можно сделать только в начале хода.',
  'buying-first': () => 'Сначала решите, нанимать ли Соратника.',
  'coins-short': f => `Это стоит ${coinsAccusative(Number(f.price))}, а у вас ${f.coins}.`,
  'not-in-hand': () => 'У вас на руке нет такой карты.',
  'wrong-card': () => 'Эту карту так сыграть нельзя.',
  'companions-short': f =>
    `Нужно: ${[
      need(f.warriors, f.readyWarriors, warriors),
      need(f.artisans, f.readyArtisans, artisans),
      need(f.mages, f.readyMages, mages),
    ]
      .filter(part => part !== '')
      .join(', ')}.`,
  'no-such-region': f => `На этом поле ${regionsOf(Number(f.regions))}.`,
  'captured-already': () => 'Этот регион уже захвачен.',
  'claimed-by-other': () => 'На этот регион подал заявку другой игрок.',
  'too-weak': f => `Сил не хватает: ${sumText(f, f.have)}, а уровень ${f.need}.`,
  'not-your-region': () => 'Это не ваш регион.',
  'fortified-already': () => 'Здесь уже есть Укрепление.',
  'claimed-already': () => 'На этот регион уже подана заявка.',
  'not-beside-yours': () => 'Рядом нет ни одного вашего региона.',
  'not-a-rival': () => 'Этот регион не принадлежит другому игроку.',
  'nothing-to-see': () => 'Карт не осталось, смотреть нечего.',
  'no-other-card': () => 'У вас нет другой карты для сброса.',
  'not-so-many-spent': f =>
    `Верните в строй хотя бы одного Соратника, но не больше ${SECOND_WIND_COMPANIONS}. Потрачено: ${warriors(Number(f.spentWarriors))}, ${artisans(Number(f.spentArtisans))}.`,
  'no-border': () => 'Ни один ваш регион не граничит с чужим.',
  'no-fortification': () => 'Здесь нет Укрепления, переносить нечего.',
  'same-region': () => 'Выберите два разных региона.',
  'no-high-region': f => `У вас нет региона уровня ${f.level} и выше.`,
  'not-seen': f => `Возьмите ${cardsAccusative(SCOUTING_TAKE)} из увиденных (${f.of}), остальные положите под колоду.`,
  'one-at-least': () => 'Сбросьте хотя бы одну карту.',
  'board-players': f => `На этом поле нельзя играть, если вас ${f.seats}.`,
  'no-such-seat': f => `Места ${f.seat} нет: за столом ${pluralRu(Number(f.seats), 'игрок', 'игрока', 'игроков')}.`,
}

const need = (wanted: number | string, ready: number | string, words: (n: number) => string): string =>
  Number(wanted) > 0 ? `${words(Number(wanted))} (готово ${ready})` : ''

const isKnown = (code: string): code is ObjectionCode => Object.hasOwn(OBJECTION_TEXTS, code)

const SOURCE_WORDS: Readonly<Record<Source, string>> = {
  start: 'Начальные монеты',
  regions: 'Захваченные регионы',
  'treasure-map': names.cards['treasure-map'],
  transmutation: names.cards.transmutation,
  toll: names.cards.toll,
  'royal-decree': names.cards['royal-decree'],
  companions: 'Наём Соратников',
  recruitment: names.cards.recruitment,
  compensation: 'Надбавка за место',
}

const isSource = (source: string): source is Source => Object.hasOwn(SOURCE_WORDS, source)

export const ru: Words<DarkLandsPosition, DarkLandsMove, DarkLandsEvent> = {
  title: 'Тёмные Земли',
  tagline: 'Верните край шаг за шагом: каждый захваченный регион поддержит следующий бой.',
  options: {
    board: {
      label: 'Поле',
      hint: 'Само по себе поле малое для двоих и троих, большое для четверых и пятерых. На большом играют дольше.',
      values: {
        'by-players': 'По числу игроков',
        small: 'Малое, 37 регионов',
        short: 'Короткое, 51 регион',
        large: 'Большое, 61 регион',
      },
    },
    first: {
      label: 'Первый игрок',
      values: { random: 'По жребию', 1: 'Место 1', 2: 'Место 2', 3: 'Место 3', 4: 'Место 4', 5: 'Место 5' },
    },
    layout: {
      label: 'Слово карты',
      hint: 'Одно и то же слово даёт одну и ту же карту на том же поле при том же числе игроков. Без слова карта случайна.',
    },
    compensation: {
      label: 'Надбавка за место',
      hint: 'В конце добавляет монеты тем, кто ходил раньше в первом круге.',
    },
  },
  prompt,
  move,
  event,
  objection: objection =>
    isKnown(objection.code) ? OBJECTION_TEXTS[objection.code](objection.figures) : objection.code,
  source: source => (isSource(source) ? SOURCE_WORDS[source] : source),
  terms,
  sketch: (p, viewer, nameOf) =>
    drawTable(
      p,
      viewer,
      nameOf,
      {
        legend: '(8) свободен, уровень 8; строчная буква: заявка; R2+3: владелец, поддержка Войск и Укрепления',
        round: round => (round === 0 ? 'До первого круга' : `Круг ${round}`),
        piles: (deck, discard) => `Колода ${deck} · сброс ${discard}`,
        player: f =>
          `${f.name}: ${coins(f.coins)} · Воины ${f.companions[0]} · Мастеровые ${f.companions[1]} · Маги ${
            f.companions[2]
          } · ${cardsOf(f.cards)} · ${regionsOf(f.regions)}`,
        hand: cards => `Рука: ${cards}`,
      },
      names,
    ),
}
