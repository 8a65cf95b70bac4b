import type { Piece } from '../../../learn/lesson.ts'
import type { Frame, SmallWorldPosition } from '../position.ts'

/* What lessons and the coach can highlight. */

export const regionsLit = (regions: readonly number[]): Piece[] => regions.map(region => `region:${region}`)
export const combosLit = (p: SmallWorldPosition): Piece[] => p.offerRaces.map((_, place) => `combo:${place}`)
export const everySeat = (p: SmallWorldPosition): Piece[] => p.active.map((_, seat) => `seat:${seat}`)

/** Buttons by question: those that need no choice before them. */
const BUTTONS: Readonly<Partial<Record<Frame['kind'], readonly Piece[]>>> = {
  turn: ['act:expand', 'act:decline'],
  conquer: ['act:stop'],
  redeploy: ['act:done'],
}
export const buttonsOf = (p: SmallWorldPosition): readonly Piece[] => BUTTONS[p.agenda.at(-1)?.kind ?? 'pass'] ?? []

export const pieces = (p: SmallWorldPosition): Piece[] => [
  ...everySeat(p),
  ...combosLit(p),
  ...regionsLit([...p.holder.keys()]),
  ...buttonsOf(p),
]
