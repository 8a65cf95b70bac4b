import { pluralRu, refusalText, type TableWords, wordFrom } from '../../../kernel/words.ts'
import type { FerryEvent, FerryMove, FerryPosition } from '../position.ts'
import { isOver, type ObjectionCode, roomOf } from '../queries.ts'

export const points = (n: number): string => pluralRu(n, 'очко', 'очка', 'очков')
export const crate = (weight: number): string => (weight > 0 ? `ящик весом ${weight}` : 'ящик')

export const tableWords: TableWords<FerryPosition, FerryMove, FerryEvent> = {
  title: 'Паром',
  tagline: 'Грузите тяжёлое, но не слишком: первыми паром берёт лёгкие ящики.',
  options: { crossings: { label: 'Рейсы', values: { 4: '4, короткая партия', 6: '6' } } },
  prompt: p => (isOver(p) ? 'Игра окончена.' : `Погрузите ящик. Паром поднимает вес ${roomOf(p)}.`),
  move: ({ weight }) => `Погрузить ящик весом ${weight}`,
  event: (event, nameOf) => {
    switch (event.kind) {
      case 'loaded':
        return `${nameOf(event.seat)}: погружен ${crate(event.weight)}.`
      case 'opened':
        return `Ящики открыты: ${event.weights.join(', ')}.`
      case 'carried':
        return `${nameOf(event.seat)}: ящик переправлен, ${points(event.weight)}.`
      case 'stayed':
        return `${nameOf(event.seat)}: ящик остался на берегу.`
      case 'drew':
        return `${nameOf(event.seat)}: из мешка взят ${crate(event.weight)}.`
    }
  },
  objection: refusalText<ObjectionCode>({
    'not-in-hand': ({ weight }) => `У вас нет ящика весом ${weight}.`,
  }),
  source: wordFrom({ crates: 'Переправленные ящики' }),
}
