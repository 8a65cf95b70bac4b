import { type Advice, consequencesOf } from '../../kernel/advice.ts'
import { elementAt } from '../../kernel/list.ts'
import type { SmallWorldEvent, SmallWorldMove, SmallWorldPosition } from './position.ts'

/** What a move may lead to, with the figures its sentence needs. */
export interface SmallWorldKinds {
  readonly coins: { readonly gain: number }
}

const tell = consequencesOf<SmallWorldKinds>()

export const advice: Advice<SmallWorldPosition, SmallWorldMove, SmallWorldEvent> = {
  pieces: move =>
    'region' in move
      ? [`region:${move.region}`]
      : move.kind === 'pick'
        ? [`combo:${move.place}`]
        : [`act:${move.kind}`],
  consequences({ before, after, seat }) {
    const gain = elementAt(after.coins, seat) - elementAt(before.coins, seat)
    return gain > 0 ? [tell('coins', {}, { gain }, gain)] : []
  },
}
