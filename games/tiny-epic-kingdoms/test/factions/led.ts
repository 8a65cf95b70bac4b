import type { FactionId } from '../../content/factions.ts'
import { collect, fight, play, type Scene, scene, step, stockOf } from '../builders.ts'

export const HOMES = { 'galson.a': 'AA', 'morandrea.a': 'BB', 'fionarria.a': 'CC' }
export const FRONT = { 'galson.a': 'AA', 'galson.b': 'B', 'morandrea.a': 'BB', 'fionarria.a': 'CC' }
/** Seat 0 has mana, and somebody without any next to it. */
export const AT_THE_FRONT: Scene = {
  armies: FRONT,
  stock: [
    [3, 0, 0],
    [0, 0, 0],
  ],
}
export const RUINED: NonNullable<Scene['homes']> = ['tul-grund', 'morandrea', 'fionarria']

/** Seat 0 leads the people at the level; the others lead peoples that do nothing here. */
export const led = (people: FactionId, level: number, set: Scene) => {
  const others = (['constructs', 'centaurs', 'elves'] as const).filter(other => other !== people)
  return scene(3, { armies: HOMES, factions: [people, ...others], magic: [level], ...set })
}

type Units = NonNullable<Scene['stock']>[number]

/** Seat 0 marches on seat 1 with these units; both have yet to set their dice. */
export const clash = (people: FactionId, level: number, own: Units, theirs: Units, set: Scene = {}) => {
  const p = led(people, level, { armies: FRONT, stock: [own, theirs], action: 'patrol', ...set })
  play(p, 0, step('patrol', 'galson.a', 'galson.b'))
  return p
}

export const collected = (people: FactionId, level: number, armies: Record<string, string>, set: Scene = {}) => {
  const p = led(people, level, {
    armies: { 'morandrea.a': 'BB', 'fionarria.e': 'CC', ...armies },
    action: 'trade',
    active: 1,
    asks: 0,
    stock: [[0, 0, 1]],
    ...set,
  })
  play(p, 0, collect)
  return stockOf(p, 0)
}

/** Seat 0 marches and both dice are set; tells what was due. */
export const dues = (
  people: FactionId,
  level: number,
  from: string,
  to: string,
  set: Scene,
  attack: number,
  defence: number,
) => {
  const p = led(people, level, { action: 'patrol', ...set })
  play(p, 0, step('patrol', from, to))
  return fight(p, attack, defence).flatMap(event => (event.kind === 'paid' ? [[event.seat, event.due]] : []))
}
