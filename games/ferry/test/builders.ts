import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { type FerryEvent, type FerryPosition, NONE } from '../position.ts'
import { game } from '../rules/game.ts'

/** A position in which the seats hold these weights; everything else is as at the start. */
export function scene(hands: readonly (readonly number[])[], changes: Partial<FerryPosition> = {}): FerryPosition {
  const p = game.setup({ crossings: '6' }, hands.length, Rng.fromSeed('scene'))
  return { ...p, hands: hands.map(hand => [...hand]), sealed: hands.map(() => NONE), ...changes }
}

/** Everybody loads one of these, in the order of the seats. What is told is given back. */
export function loadAll(p: FerryPosition, ...weights: number[]): FerryEvent[] {
  const told: FerryEvent[] = []
  for (const [at, weight] of weights.entries())
    game.play(p, elementAt(game.toMove(p), 0) ?? at, { kind: 'load', weight }, Rng.fromSeed('bag'), event =>
      told.push(event),
    )
  return told
}
