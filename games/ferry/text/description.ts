import { elementAt } from '../../../kernel/list.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import { type Description, said } from '../../../kernel/words.ts'
import { type FerryPosition, NONE } from '../position.ts'
import { pointsOf, pointsSoFar, roomOf } from '../queries.ts'

/** What a language says of the table beside the words of play. */
interface DescriptionWords {
  crate(weight: number): string
  crates(count: number): string
  loaded(weight: number): string
  readonly ferry: string
  room(weight: number): string
  readonly lastTime: string
  points(n: number): string
}

export const descriptionIn = (say: DescriptionWords): Description<FerryPosition> => ({
  hand: (p, seat) => elementAt(p.hands, seat).map(say.crate),
  seat: (p, seat) => {
    const loaded = elementAt(p.sealed, seat)
    const crates = say.crates(elementAt(p.hands, seat).length)
    return said(say.points(pointsOf(p, seat)), crates, loaded === NONE ? '' : say.loaded(loaded))
  },
  places: (p, nameOf) => [
    { name: say.ferry, beside: [], holds: [say.room(roomOf(p))] },
    ...p.opened.slice(-1).map(weights => ({
      name: say.lastTime,
      beside: [],
      holds: seatsOf(weights.length).map(seat => `${nameOf(seat)}: ${say.crate(elementAt(weights, seat))}`),
    })),
  ],
  points: pointsSoFar,
})
