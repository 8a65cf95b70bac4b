import { type Advice, consequencesOf } from '../../kernel/advice.ts'
import { elementAt } from '../../kernel/list.ts'
import type { PaperTalesEvent, PaperTalesMove, PaperTalesPosition } from './position.ts'

/** What a move may lead to, with the figures its sentence needs. */
export interface PaperTalesKinds {
  readonly points: { readonly gain: number }
}

const tell = consequencesOf<PaperTalesKinds>()

export const advice: Advice<PaperTalesPosition, PaperTalesMove, PaperTalesEvent> = {
  pieces: () => [],
  consequences({ before, after, seat }) {
    const gain = elementAt(after.kingdoms, seat).vp - elementAt(before.kingdoms, seat).vp
    return gain > 0 ? [tell('points', {}, { gain }, gain)] : []
  },
}
