import { HIDDEN } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import type { NameOf } from '../../../kernel/words.ts'
import { PAIRS } from '../content/figures.ts'
import type { DarkLandsEvent, DrawReason } from '../position.ts'
import { sumOf } from '../queries.ts'
import { names } from './names.ru.ts'
import {
  cardsOf,
  coins,
  coinsAccusative,
  companion,
  list,
  named,
  pair,
  quoted,
  rallied,
  region,
  regionsOf,
  sumText,
} from './phrases.ru.ts'

const REASONS: Readonly<Record<DrawReason, string>> = {
  turn: '',
  insight: ` по карте «${names.cards.insight}»`,
  exchange: ' по обмену',
  redraw: ' на новую руку',
}

/** What happened, as a line of the game log. */
export function logLine(e: DarkLandsEvent, nameOf: NameOf): string {
  const who = 'seat' in e ? nameOf(e.seat) : ''
  switch (e.kind) {
    case 'chose':
      return `${who}: двое Соратников выбраны.`
    case 'companions':
      return `Соратники открыты: ${seatsOf(e.pairs.length)
        .map(seat => `${nameOf(seat)} берёт ${pair(elementAt(PAIRS, elementAt(e.pairs, seat)))}`)
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
