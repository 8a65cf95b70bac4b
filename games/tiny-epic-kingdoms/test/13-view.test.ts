import { describe, expect, it } from 'vitest'
import { HIDDEN } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { NOT_SET, type TekPosition, warOf } from '../position.ts'
import { CHARTERS } from '../rules/charters.ts'
import { game } from '../rules/game.ts'
import { fight, OPTIONS, play, type Scene, scene, step } from './builders.ts'

const ARMIES = { 'galson.a': 'AA', 'galson.b': 'B', 'morandrea.a': 'BB', 'fionarria.a': 'CC' }
/** Seat 0 attacks seat 1; 4 is the most the attacker can pay for, 3 the most the defender can. */
const war = (set: Scene = {}) => {
  const p = scene(3, {
    factions: ['centaurs', 'constructs', 'undead'],
    armies: ARMIES,
    stock: [
      [1, 2, 0],
      [1, 1, 0],
    ],
    action: 'patrol',
    ...set,
  })
  play(p, 0, step('patrol', 'galson.a', 'galson.b'))
  return p
}

/** Every die that is imagined in many worlds, in order. */
const imagined = (p: TekPosition, seat: 0 | 1 | 2, side: 0 | 1): number[] => {
  const view = game.view(p, seat)
  const faces = new Set<number>()
  for (let n = 0; n < 200; n++)
    faces.add(warOf(game.imagine(view, seat, Rng.fromSeed(`imagined ${n}`)))?.dice[side] ?? HIDDEN)
  return [...faces].sort((a, b) => a - b)
}

describe('what is imagined', () => {
  it('TEK-WAR-4: of a die that is set, every face its owner could pay for, the flag and the highest included', () => {
    const p = war()
    play(p, 0, { kind: 'die', face: 2 })
    expect(imagined(p, 1, 0)).toEqual([0, 1, 2, 3, 4])
    expect(imagined(p, 2, 0)).toEqual([0, 1, 2, 3, 4])
    const defended = war()
    play(defended, 1, { kind: 'die', face: 2 })
    expect(imagined(defended, 0, 1)).toEqual([0, 1, 2, 3])
  })

  it('TEK-PAY-1: discounts and surcharges of either side count for it', () => {
    const cheap = war({ factions: ['valkyries', 'constructs', 'undead'], magic: [2] })
    play(cheap, 0, { kind: 'die', face: 2 })
    expect(imagined(cheap, 1, 0)).toEqual([0, 1, 2, 3, 4, 5, 6])
    const guarded = war({ factions: ['centaurs', 'elves', 'undead'], magic: [0, 4] })
    play(guarded, 1, { kind: 'die', face: 2 })
    expect(imagined(guarded, 0, 1)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('nothing of a die that is not set, and the own die as it is', () => {
    const p = war()
    play(p, 0, { kind: 'die', face: 3 })
    expect(imagined(p, 0, 0)).toEqual([3])
    expect(imagined(p, 1, 1)).toEqual([NOT_SET])
  })

  it('of a sealed charter, either side of the card with any split', () => {
    const p = game.setup(OPTIONS, 3, Rng.fromSeed('charters'))
    play(p, 0, elementAt(game.moves(p, 0), 5))
    const own = game.view(p, 0)
    const theirs = game.view(p, 1)
    const seen = new Set<number>()
    for (let n = 0; n < 900; n++) seen.add(elementAt(game.imagine(theirs, 1, Rng.fromSeed(`charter ${n}`)).sealed, 0))
    expect(seen.size).toBe(CHARTERS)
    expect([Math.min(...seen), Math.max(...seen)]).toEqual([0, CHARTERS - 1])
    expect(game.imagine(own, 0, Rng.fromSeed('own')).sealed).toEqual([5, NOT_SET, NOT_SET])
    expect(own.sealed[0]).toBe(5)
  })

  it('changes neither the view nor the position', () => {
    const p = war()
    play(p, 0, { kind: 'die', face: 2 })
    const before = JSON.stringify(p)
    const view = game.view(p, 1)
    game.imagine(view, 1, Rng.fromSeed('x'))
    expect(warOf(view)?.dice).toEqual([HIDDEN, NOT_SET])
    expect(JSON.stringify(p)).toBe(before)
  })
})

describe('what is shown', () => {
  it('TEK-WAR-3: to each side its own die, to the others that one is set', () => {
    const p = war()
    play(p, 0, { kind: 'die', face: 2 })
    const dice = (viewer: 0 | 1 | 2 | null) => warOf(game.view(p, viewer))?.dice
    expect([dice(0), dice(1), dice(2), dice(null)]).toEqual([
      [2, NOT_SET],
      [HIDDEN, NOT_SET],
      [HIDDEN, NOT_SET],
      [HIDDEN, NOT_SET],
    ])
  })

  it('TEK-WAR-5: both dice to everybody once they are open, also while somebody still has to pay', () => {
    const p = war({
      stock: [
        [2, 2, 0],
        [1, 1, 0],
      ],
    })
    fight(p, 3, 2)
    for (const viewer of [0, 1, 2, null] as const) expect(warOf(game.view(p, viewer))?.dice).toEqual([3, 2])
  })

  it('everything else lies open, and no event has anything to hide', () => {
    const p = war()
    const { agenda: _, ...open } = p
    expect(game.view(p, null)).toMatchObject(open)
    const event = { kind: 'die-set', seat: 0 } as const
    expect(game.mask(event, null)).toBe(event)
  })
})
