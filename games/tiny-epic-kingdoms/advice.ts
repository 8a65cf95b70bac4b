import { type Advice, consequencesOf } from '../../kernel/advice.ts'
import type { TekEvent, TekMove, TekPosition } from './position.ts'
import { scoresNow } from './queries.ts'

/** What a move may lead to, with the figures its sentence needs. */
export interface TekKinds {
  readonly points: { readonly gain: number }
}

const tell = consequencesOf<TekKinds>()

export const advice: Advice<TekPosition, TekMove, TekEvent> = {
  pieces: () => [],
  consequences({ before, after, seat }) {
    const gain = (scoresNow(after)?.[seat] ?? 0) - (scoresNow(before)?.[seat] ?? 0)
    return gain > 0 ? [tell('points', {}, { gain }, gain)] : []
  },
}
