import { consequenceText, plural, type Words } from '../../../kernel/words.ts'
import type { FerryKinds } from '../advice.ts'
import type { FerryEvent, FerryMove, FerryPosition } from '../position.ts'
import { descriptionIn } from './description.ts'
import { sketchIn } from './sketch.ts'
import { crate, points, tableWords } from './table.en.ts'

export const words: Words<FerryPosition, FerryMove, FerryEvent> = {
  ...tableWords,
  consequence: consequenceText<FerryKinds>({
    across: count => `your crate gets across for ${points(count.points)}`,
    behind: () => 'your crate stays behind',
    kept: ({ weight }) => `${crate(weight)} stays in your hand`,
  }),
  sketch: sketchIn({
    crossing: (n, of) => `Crossing ${n} of ${of}`,
    room: weight => `room for ${weight}`,
    last: 'last time',
    hand: 'hand',
    loaded: 'loaded',
    points,
  }),
  description: descriptionIn({
    crate,
    crates: n => plural(n, 'crate', 'crates'),
    loaded: weight => `loaded ${crate(weight)}`,
    ferry: 'Ferry',
    room: weight => `carries a weight of ${weight}`,
    lastTime: 'Last crossing',
    points,
  }),
}
