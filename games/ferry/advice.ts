import { type Advice, consequencesOf } from '../../kernel/advice.ts'
import type { FerryEvent, FerryMove, FerryPosition } from './position.ts'
import { pointsOf } from './queries.ts'

/** What a move may lead to, with the figures for its sentence. */
export interface FerryKinds {
  readonly across: { readonly points: number }
  readonly behind: Readonly<Record<never, never>>
  readonly kept: { readonly weight: number }
}

const tell = consequencesOf<FerryKinds>()

export const advice: Advice<FerryPosition, FerryMove, FerryEvent> = {
  pieces: ({ weight }) => [`crate:${weight}`],
  consequences({ seat, before, move, after }) {
    const points = pointsOf(after, seat) - pointsOf(before, seat)
    const hasCrossed = after.crossing > before.crossing
    const weight = Math.max(0, ...(before.hands[seat] ?? []).filter(each => each !== move.weight))
    return [
      ...(points > 0 ? [tell('across', {}, { points }, points)] : []),
      ...(hasCrossed && points === 0 ? [tell('behind', {}, {}, -move.weight)] : []),
      ...(weight > move.weight ? [tell('kept', { weight }, {}, weight / 2, [`crate:${weight}`])] : []),
    ]
  },
}
