import { describe, expect, it } from 'vitest'
import type { Objection } from '../../../kernel/game.ts'
import { Rng } from '../../../kernel/rng.ts'
import { buildingNumber, cardNumber } from '../content/cards.ts'
import { TAKE_BACKS } from '../content/figures.ts'
import type { PaperTalesOptions } from '../facts.ts'
import { NO_PLAN, type PaperTalesMove, type PaperTalesPosition } from '../position.ts'
import { game } from '../rules/game.ts'
import { OBJECTIONS, type ObjectionCode } from '../rules/objections.ts'
import { BASE, compose, deploy, EVERYTHING, kingdomOf, play, scene, spotOf, untilStage } from './builders.ts'

type Case = readonly [
  what: string,
  position: () => PaperTalesPosition,
  move: PaperTalesMove | ((p: PaperTalesPosition) => PaperTalesMove),
  code: ObjectionCode,
  figures: Objection['figures'],
]

const card = cardNumber
const building = buildingNumber
const drafting = (seats: number, packet: readonly number[]): PaperTalesPosition => {
  const p = game.setup(BASE, seats, Rng.fromSeed('packet'))
  kingdomOf(p, 0).packet = packet
  return p
}
const planning = (): PaperTalesPosition =>
  scene({ kingdoms: [{ gold: 3, top: ['knight', 'rogue'], hand: ['farmer', 'shield-of-power'] }] })
const paying = (): PaperTalesPosition => {
  const p = scene({ kingdoms: [{ gold: 2, hand: ['golem', 'knight', 'shield-of-power'] }] })
  deploy(p, { top: ['golem', 'knight'], artifacts: ['shield-of-power'] })
  return p
}
const targeting = (): PaperTalesPosition => {
  const p = scene({ kingdoms: [{ top: ['knight'], hand: ['time-master'] }] })
  deploy(p, { top: ['time-master'] })
  return p
}
const building2 = (gold: number): PaperTalesPosition => {
  const p = scene({ kingdoms: [{ gold, bottom: ['farmer'], buildings: { mine: 1, temple: 2 } }], options: BASE })
  kingdomOf(p, 0).hand = []
  deploy(p)
  untilStage(p, 'build')
  return { ...p, available: ['town', 'tavern', 'mine', 'temple'].map(id => building(id as 'town')) }
}
const dying = (gold: number): PaperTalesPosition => {
  const p = scene({
    kingdoms: [{ gold, top: ['mystical-healer+1', 'phoenix+1'], bottom: ['knight+2', 'farmer'] }],
  })
  deploy(p)
  untilStage(p, 'aging')
  kingdomOf(p, 0).gold = gold
  return p
}

/** Every way in which a move is refused: a position, the move, the reason with its figures. */
const REFUSED: readonly Case[] = [
  ['a plan while drafting', () => drafting(3, [card('knight')]), { kind: 'ready' }, 'not-now', {}],
  [
    'a card of another packet',
    () => drafting(3, [card('knight')]),
    { kind: 'pick', card: card('farmer') },
    'not-in-packet',
    { card: card('farmer') },
  ],
  [
    'for two, a pick without a discard',
    () => drafting(2, [card('knight'), card('farmer')]),
    { kind: 'pick', card: card('knight') },
    'must-discard-one',
    {},
  ],
  [
    'for two, a card that is not there',
    () => drafting(2, [card('knight'), card('farmer')]),
    { kind: 'split', card: card('golem'), discard: card('farmer') },
    'not-in-packet',
    { card: card('golem') },
  ],
  [
    'for two, to discard what is not there',
    () => drafting(2, [card('knight'), card('farmer')]),
    { kind: 'split', card: card('knight'), discard: card('golem') },
    'not-in-packet',
    { card: card('golem') },
  ],
  [
    'for two, to keep and discard the same single card',
    () => drafting(2, [card('knight'), card('farmer')]),
    { kind: 'split', card: card('knight'), discard: card('knight') },
    'not-in-packet',
    { card: card('knight') },
  ],
  [
    'for two, to muster',
    () => drafting(2, [card('knight'), card('farmer')]),
    { kind: 'muster', card: card('knight'), left: card('farmer') },
    'not-now',
    {},
  ],
  [
    'alone, a card that is not there',
    () => drafting(1, [card('farmer'), card('knight')]),
    { kind: 'muster', card: card('golem'), left: card('farmer') },
    'not-in-trio',
    { card: card('golem') },
  ],
  [
    'alone, to entomb what is not there',
    () => drafting(1, [card('farmer'), card('knight')]),
    { kind: 'muster', card: card('knight'), left: card('golem') },
    'not-in-trio',
    { card: card('golem') },
  ],
  [
    'alone, to take and entomb the same single card',
    () => drafting(1, [card('farmer'), card('knight')]),
    { kind: 'muster', card: card('knight'), left: card('knight') },
    'not-in-trio',
    { card: card('knight') },
  ],
  [
    'alone, a plain pick',
    () => drafting(1, [card('farmer'), card('knight')]),
    { kind: 'pick', card: card('knight') },
    'not-now',
    {},
  ],

  ['to dismiss nobody', planning, { kind: 'dismiss', spot: 3 }, 'no-unit-there', { spot: 3 }],
  ['to restore nobody', planning, { kind: 'restore', spot: 4 }, 'no-unit-there', { spot: 4 }],
  ['to restore who stays', planning, { kind: 'restore', spot: 0 }, 'nothing-to-restore', { card: card('knight') }],
  [
    'to decide twice about a unit',
    () => {
      const p = planning()
      compose(p, 0, { discard: ['knight'] })
      return p
    },
    { kind: 'move', spot: 0 },
    'already-decided',
    { card: card('knight') },
  ],
  [
    'to restore once too often',
    () => {
      const p = planning()
      compose(p, 0, { discard: ['knight'] })
      kingdomOf(p, 0).plan = { ...kingdomOf(p, 0).plan, takeBacks: 0 }
      return p
    },
    { kind: 'restore', spot: 0 },
    'no-take-backs',
    { limit: TAKE_BACKS },
  ],
  [
    'to withdraw an artifact once too often',
    () => {
      const p = planning()
      compose(p, 0, { artifacts: ['shield-of-power'] })
      kingdomOf(p, 0).plan = { ...kingdomOf(p, 0).plan, takeBacks: 0 }
      return p
    },
    { kind: 'unequip', card: card('shield-of-power') },
    'no-take-backs',
    { limit: TAKE_BACKS },
  ],
  [
    'to lay a card one does not hold',
    planning,
    { kind: 'place', card: card('golem'), row: 'bottom' },
    'not-in-hand',
    { card: card('golem') },
  ],
  [
    'to lay the same card twice',
    () => {
      const p = planning()
      compose(p, 0, { bottom: ['farmer'] })
      return p
    },
    { kind: 'place', card: card('farmer'), row: 'bottom' },
    'not-in-hand',
    { card: card('farmer') },
  ],
  [
    'an artifact on a spot',
    planning,
    { kind: 'place', card: card('shield-of-power'), row: 'bottom' },
    'not-a-unit',
    { card: card('shield-of-power') },
  ],
  [
    'a unit beside the spots',
    planning,
    { kind: 'equip', card: card('farmer') },
    'not-an-artifact',
    { card: card('farmer') },
  ],
  [
    'to withdraw what is not laid',
    planning,
    { kind: 'withdraw', card: card('farmer'), row: 'bottom' },
    'not-in-plan',
    { card: card('farmer') },
  ],
  [
    'to take off what is not laid',
    planning,
    { kind: 'unequip', card: card('shield-of-power') },
    'not-in-plan',
    { card: card('shield-of-power') },
  ],
  [
    'a third unit in the top row',
    planning,
    { kind: 'place', card: card('farmer'), row: 'top' },
    'row-full',
    { row: 'top', have: 2, spots: 2 },
  ],
  [
    'a third unit that moves into the row',
    () => {
      const p = scene({ kingdoms: [{ top: ['knight', 'rogue'], bottom: ['farmer'], hand: ['hunter', 'treefolk'] }] })
      kingdomOf(p, 0).plan = { ...NO_PLAN, bottom: [card('hunter'), card('treefolk')].sort((a, b) => a - b) }
      return p
    },
    { kind: 'move', spot: 0 },
    'row-full',
    { row: 'bottom', have: 3, spots: 2 },
  ],
  [
    'to be ready with a row too full',
    () => {
      const p = scene({ kingdoms: [{ top: ['knight', 'rogue'], bottom: ['farmer'] }] })
      compose(p, 0, { move: ['farmer'] })
      return p
    },
    { kind: 'ready' },
    'row-overfull',
    { row: 'top', have: 3, spots: 2 },
  ],
  ['to pick a card while planning', planning, { kind: 'pick', card: card('farmer') }, 'not-now', {}],

  ['to pay for an empty spot', paying, { kind: 'pay', spots: [4], artifacts: [] }, 'not-to-pay', {}],
  [
    'to pay for an artifact that was not laid',
    paying,
    { kind: 'pay', spots: [], artifacts: [card('mountain-heart')] },
    'not-to-pay',
    {},
  ],
  [
    'to pay for everything',
    paying,
    p => ({
      kind: 'pay',
      spots: [spotOf(p, 0, 'golem'), spotOf(p, 0, 'knight')].sort(),
      artifacts: [card('shield-of-power')],
    }),
    'cannot-pay',
    { units: 3, artifacts: 1, need: 4, have: 2 },
  ],
  [
    'to pay for less than one can: a unit is left',
    paying,
    { kind: 'pay', spots: [], artifacts: [card('shield-of-power')] },
    'could-pay-more',
    { units: 0, artifacts: 1, need: 1, have: 2 },
  ],
  [
    'to pay for less than one can: an artifact is left',
    paying,
    p => ({ kind: 'pay', spots: [spotOf(p, 0, 'knight')], artifacts: [] }),
    'could-pay-more',
    { units: 1, artifacts: 0, need: 1, have: 2 },
  ],
  ['to keep while paying', paying, { kind: 'keep', cards: [] }, 'not-now', {}],

  ['an effect on an empty spot', targeting, { kind: 'target', spot: 4 }, 'no-target', {}],
  ['an effect that founds where none does', targeting, { kind: 'found', building: 0 }, 'not-now', {}],
  ['to decline what is mandatory', targeting, { kind: 'decline' }, 'cannot-decline', {}],
  ['to be ready during effects', targeting, { kind: 'ready' }, 'not-now', {}],
  [
    'a Titan on a building that stands',
    () => {
      const p = scene({ kingdoms: [{ gold: 3, buildings: { town: 1 }, hand: ['titan'] }] })
      deploy(p, { top: ['titan'] })
      return p
    },
    { kind: 'found', building: building('town') },
    'no-target',
    {},
  ],
  [
    'a Titan on a unit',
    () => {
      const p = scene({ kingdoms: [{ gold: 3, hand: ['titan'] }] })
      deploy(p, { top: ['titan'] })
      return p
    },
    { kind: 'target', spot: 0 },
    'not-now',
    {},
  ],

  [
    'to keep two cards',
    () => {
      const p = scene({ kingdoms: [{ hand: ['farmer', 'knight'] }] })
      deploy(p)
      return p
    },
    { kind: 'keep', cards: [card('farmer'), card('knight')].sort((a, b) => a - b) },
    'too-many-kept',
    { have: 2, limit: 1 },
  ],
  [
    'to keep what one does not hold',
    () => {
      const p = scene({ kingdoms: [{ hand: ['farmer'] }] })
      deploy(p)
      return p
    },
    { kind: 'keep', cards: [card('knight')] },
    'not-in-hand',
    {},
  ],
  [
    'to build while keeping',
    () => {
      const p = scene({ kingdoms: [{ hand: ['farmer'] }] })
      deploy(p)
      return p
    },
    { kind: 'pass' },
    'not-now',
    {},
  ],

  [
    'a building of another set',
    () => building2(9),
    { kind: 'build', building: building('inn'), level: 1 },
    'not-available',
    { building: building('inn') },
  ],
  [
    'a building that stands',
    () => building2(9),
    { kind: 'build', building: building('mine'), level: 2 },
    'already-built',
    { building: building('mine') },
  ],
  [
    'to upgrade what is not built',
    () => building2(9),
    { kind: 'upgrade', building: building('town') },
    'not-level-one',
    { building: building('town') },
  ],
  [
    'to upgrade what is at level II',
    () => building2(9),
    { kind: 'upgrade', building: building('temple') },
    'not-level-one',
    { building: building('temple') },
  ],
  [
    'a building without its wood',
    () => building2(9),
    { kind: 'build', building: building('town'), level: 1 },
    'missing-resources',
    { building: building('town') },
  ],
  [
    'an upgrade without its wood',
    () => building2(9),
    { kind: 'upgrade', building: building('mine') },
    'missing-resources',
    { building: building('mine') },
  ],
  [
    'a building without gold for the land',
    () => {
      const p = building2(9)
      kingdomOf(p, 0).gold = 3
      return p
    },
    { kind: 'build', building: building('tavern'), level: 1 },
    'too-expensive',
    { building: building('tavern'), land: 4, resources: 0, need: 4, have: 3 },
  ],
  ['to spare while building', () => building2(9), { kind: 'spare', saved: [], paying: [] }, 'not-now', {}],

  [
    'to save who has two tokens',
    () => dying(2),
    p => ({ kind: 'spare', saved: [spotOf(p, 0, 'knight')], paying: [] }),
    'not-dying',
    {},
  ],
  [
    'to save who does not die',
    () => dying(2),
    p => ({ kind: 'spare', saved: [spotOf(p, 0, 'farmer')], paying: [] }),
    'not-dying',
    {},
  ],
  [
    'to save two with one Healer',
    () => dying(2),
    p => ({ kind: 'spare', saved: [spotOf(p, 0, 'mystical-healer'), spotOf(p, 0, 'phoenix')].sort(), paying: [] }),
    'too-many-saved',
    { have: 2, limit: 1 },
  ],
  [
    'to pay for who cannot rise again',
    () => dying(2),
    p => ({ kind: 'spare', saved: [], paying: [spotOf(p, 0, 'knight')] }),
    'not-dying',
    {},
  ],
  [
    'to save and pay for the same unit',
    () => dying(2),
    p => ({ kind: 'spare', saved: [spotOf(p, 0, 'phoenix')], paying: [spotOf(p, 0, 'phoenix')] }),
    'not-dying',
    {},
  ],
  [
    'to pay without gold',
    () => dying(0),
    p => ({ kind: 'spare', saved: [], paying: [spotOf(p, 0, 'phoenix')] }),
    'cannot-pay-to-survive',
    { need: 1, have: 0 },
  ],
  ['to pass while aging', () => dying(2), { kind: 'pass' }, 'not-now', {}],
]

describe('refusals', () => {
  it.each(REFUSED)('%s', (_, position, move, code, figures) => {
    const p = position()
    const asked = typeof move === 'function' ? move(p) : move
    expect(game.isMove(asked)).toBe(true)
    expect(game.objection(p, 0, asked)).toEqual({ code, rule: OBJECTIONS[code], figures })
    expect(game.moves(p, 0)).not.toContainEqual(asked)
  })

  it('not one’s turn: whoever has answered, and everybody once it is over', () => {
    const p = planning()
    play(p, 0, { kind: 'ready' })
    expect(game.objection(p, 0, { kind: 'ready' })).toEqual({ code: 'not-your-turn', rule: 'PT-FLOW-3', figures: {} })
    expect(game.moves(p, 0)).toEqual([])
    const over = { ...planning(), stage: 'over' as const }
    expect(game.objection(over, 0, { kind: 'ready' })?.code).toBe('not-now')
    expect(game.moves(over, 0)).toEqual([])
  })

  it('options that the chosen sets have no use for', () => {
    const objection = (options: PaperTalesOptions) => game.optionsObjection?.(options, 3) ?? null
    expect(objection(EVERYTHING)).toBeNull()
    expect(objection({ ...EVERYTHING, buildings: ['inn', 'abbey', 'port'] })).toBeNull()
    expect(objection({ ...EVERYTHING, forgeBuildings: ['inn', 'sawmill'] })).toMatchObject({
      code: 'no-drawn-buildings',
      figures: { option: 'forgeBuildings' },
    })
    expect(objection({ ...EVERYTHING, forge: false, buildings: ['inn', 'abbey', 'port'] })).toMatchObject({
      code: 'building-not-in-sets',
      figures: { building: 'inn' },
    })
    expect(
      objection({ ...EVERYTHING, gates: 'buildings', forge: false, buildings: ['barracks', 'abbey', 'port'] }),
    ).toBeNull()
    expect(objection({ ...EVERYTHING, gates: 'units', buildings: ['barracks', 'abbey', 'port'] })).toMatchObject({
      code: 'no-drawn-buildings',
      figures: { option: 'buildings' },
    })
    expect(objection({ ...EVERYTHING, gates: 'none', forgeBuildings: ['inn', 'sawmill'] })).toBeNull()
    expect(objection({ ...EVERYTHING, gates: 'none', forge: false, forgeBuildings: ['inn', 'sawmill'] })).toMatchObject(
      {
        code: 'no-drawn-buildings',
        figures: { option: 'forgeBuildings' },
      },
    )
  })

  it('every reason has been met', () => {
    const met = new Set<string>([
      ...REFUSED.map(([, , , code]) => code),
      'not-your-turn',
      'no-drawn-buildings',
      'building-not-in-sets',
    ])
    expect(Object.keys(OBJECTIONS).filter(code => !met.has(code))).toEqual([])
  })
})

const FORMS: readonly PaperTalesMove[] = [
  { kind: 'pick', card: 0 },
  { kind: 'split', card: 1, discard: 2 },
  { kind: 'muster', card: 1, left: 2 },
  { kind: 'dismiss', spot: 0 },
  { kind: 'move', spot: 4 },
  { kind: 'restore', spot: 3 },
  { kind: 'place', card: 3, row: 'top' },
  { kind: 'withdraw', card: 3, row: 'bottom' },
  { kind: 'equip', card: card('shield-of-power') },
  { kind: 'unequip', card: card('shield-of-power') },
  { kind: 'ready' },
  { kind: 'pay', spots: [0, 2, 4], artifacts: [5, 5, 6] },
  { kind: 'target', spot: 1 },
  { kind: 'found', building: 13 },
  { kind: 'decline' },
  { kind: 'keep', cards: [4, 4] },
  { kind: 'build', building: 0, level: 1 },
  { kind: 'build', building: 0, level: 2 },
  { kind: 'upgrade', building: 0 },
  { kind: 'pass' },
  { kind: 'spare', saved: [1], paying: [] },
]

describe('what a move looks like', () => {
  it.each(FORMS)('$kind', move => {
    expect(game.isMove(move)).toBe(true)
    expect(game.isMove({ ...move, more: 1 })).toBe(false)
    for (const field of Object.keys(move)) {
      const { [field]: _, ...rest } = move as Record<string, unknown>
      expect(game.isMove(rest)).toBe(false)
      for (const wrong of [-1, 1.5, 1000, '1', null, {}, [-1], [1000], [2, 1], ['1']])
        expect(game.isMove({ ...move, [field]: wrong })).toBe(false)
    }
  })

  it('spots come once and in order, cards in order, lists are short', () => {
    expect(game.isMove({ kind: 'pay', spots: [1, 1], artifacts: [] })).toBe(false)
    expect(game.isMove({ kind: 'keep', cards: new Array(16).fill(0) })).toBe(true)
    expect(game.isMove({ kind: 'keep', cards: new Array(17).fill(0) })).toBe(false)
    expect(game.isMove({ kind: 'build', building: 0, level: 0 })).toBe(false)
    expect(game.isMove({ kind: 'build', building: 0, level: 3 })).toBe(false)
    expect(game.isMove({ kind: 'place', card: 0, row: 'middle' })).toBe(false)
    expect(game.isMove({ kind: 'pick', card: 83 })).toBe(false)
    expect(game.isMove({ kind: 'pick', card: 82 })).toBe(true)
    expect(game.isMove({ kind: 'dismiss', spot: 5 })).toBe(false)
    expect(game.isMove({ kind: 'upgrade', building: 14 })).toBe(false)
  })

  it.each([null, undefined, 3, 'ready', [], {}, { kind: 'toString' }, { kind: 'constructor' }, { kind: 3 }])(
    'not %j',
    value => {
      expect(game.isMove(value)).toBe(false)
    },
  )
})
