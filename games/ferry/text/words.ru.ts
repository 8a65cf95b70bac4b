import { consequenceText, pluralRu, type Words } from '../../../kernel/words.ts'
import type { FerryKinds } from '../advice.ts'
import type { FerryEvent, FerryMove, FerryPosition } from '../position.ts'
import { descriptionIn } from './description.ts'
import { sketchIn } from './sketch.ts'
import { crate, points, tableWords } from './table.ru.ts'

export const words: Words<FerryPosition, FerryMove, FerryEvent> = {
  ...tableWords,
  consequence: consequenceText<FerryKinds>({
    across: count => `ваш ящик переправится и принесёт ${points(count.points)}`,
    behind: () => 'ваш ящик останется на берегу',
    kept: ({ weight }) => `на руках останется ${crate(weight)}`,
  }),
  sketch: sketchIn({
    crossing: (n, of) => `Рейс ${n} из ${of}`,
    room: weight => `паром поднимает вес ${weight}`,
    last: 'в прошлый раз',
    hand: 'на руках',
    loaded: 'на пароме',
    points,
  }),
  description: descriptionIn({
    crate,
    crates: n => pluralRu(n, 'ящик', 'ящика', 'ящиков'),
    loaded: weight => `на пароме ${crate(weight)}`,
    ferry: 'Паром',
    room: weight => `поднимает вес ${weight}`,
    lastTime: 'Прошлый рейс',
    points,
  }),
}
