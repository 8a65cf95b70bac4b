import { elementAt } from '../../../kernel/list.ts'
import type { Seat, Viewer } from '../../../kernel/seat.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import type { NameOf } from '../../../kernel/words.ts'
import { type FerryPosition, NONE } from '../position.ts'
import { pointsOf, roomOf } from '../queries.ts'

interface SketchWords {
  readonly crossing: (n: number, of: number) => string
  readonly room: (weight: number) => string
  readonly last: string
  readonly hand: string
  readonly loaded: string
  readonly points: (n: number) => string
}

/** The table in plain characters; what is hidden is a question mark. */
export const sketchIn =
  (say: SketchWords) =>
  (p: FerryPosition, _viewer: Viewer, nameOf: NameOf): string => {
    const show = (weight: number | undefined) => (weight === undefined || weight < 0 ? '?' : String(weight))
    const line = (seat: Seat): string => {
      const last = p.opened.length > 0 ? `, ${say.last} ${show(p.opened.at(-1)?.[seat])}` : ''
      const loaded = p.sealed[seat] === NONE ? '' : `, ${say.loaded} ${show(p.sealed[seat])}`
      return `${nameOf(seat)}: ${say.points(pointsOf(p, seat))}, ${say.hand} ${elementAt(p.hands, seat).map(show).join(' ')}${loaded}${last}`
    }
    const now = Math.min(p.crossing, p.crossings)
    return [`${say.crossing(now, p.crossings)}, ${say.room(roomOf(p))}`, ...seatsOf(p.hands.length).map(line)].join(
      '\n',
    )
  }
