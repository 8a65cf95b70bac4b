import { type Advice, consequencesOf } from '../../kernel/advice.ts'
import { elementAt } from '../../kernel/list.ts'
import type { DarkLandsEvent, DarkLandsMove, DarkLandsPosition } from './position.ts'

/** What a move may lead to, with the figures its sentence needs. */
export interface DarkLandsKinds {
  readonly coins: { readonly gain: number }
}

const tell = consequencesOf<DarkLandsKinds>()

export const advice: Advice<DarkLandsPosition, DarkLandsMove, DarkLandsEvent> = {
  pieces: () => [],
  consequences({ before, after, seat }) {
    const gain = elementAt(after.coins, seat) - elementAt(before.coins, seat)
    return gain > 0 ? [tell('coins', {}, { gain }, gain)] : []
  },
}
