import { describe, expect, it } from 'vitest'
import { HIDDEN } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import { buildingNumber, cardNumber } from '../content/cards.ts'
import { TAKE_BACKS } from '../content/figures.ts'
import { NO_PLAN } from '../position.ts'
import { proof } from '../proof.ts'
import { STEPS } from '../rules/effects.ts'
import { game } from '../rules/game.ts'
import {
  compose,
  deploy,
  endRound,
  eventsOf,
  gained,
  kindsOf,
  kingdomOf,
  namesOf,
  objectionTo,
  play,
  scene,
  spotOf,
  unitsOf,
  untilStage,
} from './builders.ts'

const FULL = { top: ['knight', 'rogue'], bottom: ['farmer', 'hunter'] } as const

describe('the plan', () => {
  it('PT-DEPLOY-1: cards are laid on free spots, unseen; deploying nothing is allowed', () => {
    const p = scene({ kingdoms: [{ gold: 3, hand: ['knight', 'farmer'] }] })
    compose(p, 0, { top: ['knight'] })
    expect(kingdomOf(game.view(p, 0), 0).plan.top).toEqual([cardNumber('knight')])
    const seen = kingdomOf(game.view(p, 1), 0)
    expect(seen.plan.top).toEqual([])
    expect(seen.plan.old).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN])
    expect(seen.hand).toEqual([HIDDEN, HIDDEN])
    const idle = scene({ kingdoms: [{ hand: ['knight'] }] })
    deploy(idle)
    expect(unitsOf(idle, 0)).toEqual([])
  })

  it('PT-DEPLOY-1: cards may be taken back as often as one likes; only a bound nobody meets lets composing end', () => {
    const p = scene({ kingdoms: [{ gold: 3, hand: ['knight'] }] })
    const card = cardNumber('knight')
    expect(TAKE_BACKS).toBeGreaterThanOrEqual(1000)
    for (let n = 0; n < TAKE_BACKS; n++) {
      play(p, 0, { kind: 'place', card, row: 'top' })
      play(p, 0, { kind: 'withdraw', card, row: 'top' })
    }
    expect(kingdomOf(p, 0).plan).toEqual({ ...NO_PLAN, takeBacks: 0 })
    play(p, 0, { kind: 'place', card, row: 'top' })
    expect(objectionTo(p, 0, { kind: 'withdraw', card, row: 'top' })?.code).toBe('no-take-backs')
    expect(kindsOf(p, 0)).toEqual(['ready'])
  })

  it('PT-DEPLOY-1: of equal cards in the plan one is taken back at a time, each kind is offered once', () => {
    const p = scene({
      kingdoms: [
        { hand: ['farmer', 'farmer', 'hunter', 'knight', 'shield-of-power', 'shield-of-power', 'horn-of-plenty'] },
      ],
    })
    compose(p, 0, {
      top: ['farmer', 'farmer'],
      bottom: ['hunter', 'knight'],
      artifacts: ['shield-of-power', 'shield-of-power', 'horn-of-plenty'],
    })
    const back = game.moves(p, 0).filter(({ kind }) => kind === 'withdraw' || kind === 'unequip')
    expect(back).toEqual([
      { kind: 'withdraw', card: cardNumber('farmer'), row: 'top' },
      { kind: 'withdraw', card: cardNumber('hunter'), row: 'bottom' },
      { kind: 'withdraw', card: cardNumber('knight'), row: 'bottom' },
      { kind: 'unequip', card: cardNumber('shield-of-power') },
      { kind: 'unequip', card: cardNumber('horn-of-plenty') },
    ])
    for (const move of back) play(p, 0, move)
    const { top, bottom, artifacts, takeBacks } = kingdomOf(p, 0).plan
    expect([namesOf(top), namesOf(bottom), namesOf(artifacts)]).toEqual([['farmer'], [], ['shield-of-power']])
    expect(takeBacks).toBe(TAKE_BACKS - 5)
  })

  it('PT-DEPLOY-3: a unit that was moved or discarded in the plan may be left where it was', () => {
    const p = scene({ kingdoms: [{ top: ['knight+1'], bottom: ['farmer'] }] })
    compose(p, 0, { move: ['knight'], discard: ['farmer'] })
    for (const spot of [0, 3]) play(p, 0, { kind: 'restore', spot })
    expect(kingdomOf(p, 0).plan).toEqual({ ...NO_PLAN, takeBacks: TAKE_BACKS - 2 })
    deploy(p)
    expect([unitsOf(p, 0, 'top'), unitsOf(p, 0, 'bottom')]).toEqual([['knight+1'], ['farmer']])
  })

  it('PT-DEPLOY-3 PT-RUL-50: whoever moves keeps the tokens and is not new', () => {
    const p = scene({ kingdoms: [{ top: ['veteran+1', 'knight'], bottom: ['farmer+2'] }] })
    deploy(p, { move: ['veteran', 'farmer'] })
    expect([unitsOf(p, 0, 'top').sort(), unitsOf(p, 0, 'bottom')]).toEqual([['farmer+2', 'knight'], ['veteran+1']])
    expect(kingdomOf(p, 0).fresh).toEqual([0, 0, 0, 0, 0])
  })

  it('PT-DEPLOY-2: old units may be discarded, replaced or not', () => {
    const p = scene({ kingdoms: [{ ...FULL, gold: 1, hand: ['miner'] }] })
    deploy(p, { discard: ['rogue', 'hunter'], top: ['miner'] })
    expect(unitsOf(p, 0)).toEqual(['knight', 'miner', 'farmer'])
    expect(p.discardSize).toBe(2)
  })

  it('PT-DEPLOY-3: old units may change rows, also between two full rows', () => {
    const p = scene({ kingdoms: [FULL] })
    deploy(p, { move: ['knight', 'hunter'] })
    expect(unitsOf(p, 0, 'top').sort()).toEqual(['hunter', 'rogue'])
    expect(unitsOf(p, 0, 'bottom').sort()).toEqual(['farmer', 'knight'])
  })

  it('PT-DEPLOY-4: nobody is ready while a row holds more units than spots', () => {
    const p = scene({ kingdoms: [FULL] })
    compose(p, 0, { move: ['knight'] })
    expect(game.objection(p, 0, { kind: 'ready' })).toMatchObject({
      code: 'row-overfull',
      rule: 'PT-DEPLOY-4',
      figures: { row: 'bottom', have: 3, spots: 2 },
    })
    compose(p, 0, { discard: ['farmer'] })
    expect(objectionTo(p, 0, { kind: 'ready' })).toBeNull()
  })

  it('PT-RUL-10: discards and moves of old units are as secret as new cards', () => {
    const p = scene({ kingdoms: [FULL] })
    const before = JSON.stringify(game.view(p, 1))
    compose(p, 0, { discard: ['knight'], move: ['rogue'] })
    expect(JSON.stringify(game.view(p, 1))).toBe(before)
  })

  it('PT-DEPLOY-5: all plans are revealed together when the last is ready', () => {
    const p = scene({ kingdoms: [{ gold: 1, hand: ['knight'] }, { hand: ['farmer'] }] })
    compose(p, 0, { top: ['knight'] })
    compose(p, 1, { bottom: ['farmer'] })
    play(p, 0, { kind: 'ready' })
    play(p, 1, { kind: 'ready' })
    expect(unitsOf(p, 0)).toEqual([])
    const events = play(p, 2, { kind: 'ready' })
    expect(eventsOf(events, 'revealed').map(event => event.seat)).toEqual([0, 1, 2])
    expect([unitsOf(p, 0), unitsOf(p, 1)]).toEqual([['knight'], ['farmer']])
  })

  it('PT-EX-2: Sasha discards, moves, lays two cards and pays 3 gold', () => {
    const p = scene({
      kingdoms: [{ gold: 3, top: ['time-master', 'hunter'], bottom: ['farmer'], hand: ['demon', 'miner'] }],
    })
    const events = deploy(p, { discard: ['time-master'], move: ['hunter'], top: ['demon', 'miner'] })
    expect(eventsOf(events, 'paid')[0]).toMatchObject({ seat: 0, gold: 3 })
    expect(unitsOf(p, 0, 'top')).toEqual(['demon+1', 'miner'])
    expect(unitsOf(p, 0, 'bottom')).toEqual(['farmer', 'hunter'])
  })
})

describe('payment', () => {
  it('PT-DEPLOY-6: only newly revealed units are paid', () => {
    const p = scene({ kingdoms: [{ gold: 3, top: ['dragon'], hand: ['knight'] }] })
    expect(eventsOf(deploy(p, { top: ['knight'] }), 'paid')).toMatchObject([{ gold: 1 }])
    expect(kingdomOf(p, 0).gold).toBe(3 - 1 + 2)
  })

  it('PT-DEPLOY-7 PT-RUL-5 PT-UNIT-2 PT-EX-21: a negative cost is gained first and pays for the Knight', () => {
    const p = scene({ kingdoms: [{ gold: 0, hand: ['monkey', 'knight'] }] })
    const events = deploy(p, { top: ['monkey', 'knight'] })
    expect(unitsOf(p, 0).sort()).toEqual(['knight', 'monkey'])
    expect(gained(events, 'gold', 0, 'monkey')).toBe(1)
    expect(kingdomOf(p, 0).gold).toBe(0 + 2)
    for (const [id, brought] of [
      ['imp', 2],
      ['lackey', 1],
    ] as const) {
      const other = scene({ kingdoms: [{ gold: 0, hand: [id] }] })
      expect(gained(deploy(other, { top: [id] }), 'gold', 0, id)).toBe(brought)
    }
  })

  it('PT-DEPLOY-8 PT-RUL-4: more may be laid than can be paid, and the owner chooses what is', () => {
    const p = scene({ kingdoms: [{ gold: 2, hand: ['dragon', 'golem', 'knight'] }] })
    const events = deploy(p, { top: ['golem', 'knight'], bottom: ['dragon'] })
    expect(p.stage).toBe('pay')
    expect(game.toMove(p)).toEqual([0])
    expect(eventsOf(events, 'paid')).toEqual([])
    expect(game.moves(p, 0)).toEqual([
      { kind: 'pay', spots: [1], artifacts: [] },
      { kind: 'pay', spots: [0], artifacts: [] },
    ])
    play(p, 0, { kind: 'pay', spots: [1], artifacts: [] })
    expect(unitsOf(p, 0)).toEqual(['knight'])
    expect(p.discardSize).toBe(2)
  })

  it('PT-RUL-6: the choice must leave nothing that could still be paid', () => {
    const p = scene({ kingdoms: [{ gold: 3, hand: ['dragon', 'golem', 'knight'] }] })
    deploy(p, { top: ['golem', 'knight'], bottom: ['dragon'] })
    const golem = spotOf(p, 0, 'golem')
    expect(game.objection(p, 0, { kind: 'pay', spots: [golem], artifacts: [] })).toMatchObject({
      code: 'could-pay-more',
      figures: { need: 2, have: 3 },
    })
    const all = kingdomOf(p, 0).units.flatMap((card, spot) => (card >= 0 ? [spot] : []))
    expect(game.objection(p, 0, { kind: 'pay', spots: all, artifacts: [] })).toMatchObject({
      code: 'cannot-pay',
      figures: { units: 6, artifacts: 0, need: 6, have: 3 },
    })
  })

  it('PT-RUL-6 PT-RUL-54: with one maximal set nobody is asked', () => {
    const p = scene({ kingdoms: [{ gold: 1, hand: ['dragon', 'knight'] }] })
    deploy(p, { top: ['dragon', 'knight'] })
    expect(p.stage).not.toBe('pay')
    expect(unitsOf(p, 0)).toEqual(['knight'])
  })

  it('PT-RUL-7: gold of a flip ability does not pay for cards of the same round', () => {
    const p = scene({ kingdoms: [{ gold: 0, hand: ['usurer', 'knight'] }] })
    deploy(p, { top: ['usurer', 'knight'] })
    expect(unitsOf(p, 0)).toEqual(['usurer+1'])
    expect(kingdomOf(p, 0).gold).toBe(3 + 2)
  })

  it('PT-RUL-8: a unit discarded for a card that proves too dear is gone', () => {
    const p = scene({ kingdoms: [{ gold: 0, top: ['farmer'], hand: ['dragon'] }] })
    deploy(p, { discard: ['farmer'], top: ['dragon'] })
    expect(unitsOf(p, 0)).toEqual([])
  })

  it('PT-DEPLOY-9 PT-AGE-7: a discarded unit leaves its tokens and triggers no death', () => {
    const p = scene({ kingdoms: [{ top: ['sculptor+1', 'palm-reader'] }] })
    deploy(p, { discard: ['sculptor'] })
    const events = endRound(p)
    expect(eventsOf(events, 'died')).toEqual([])
    expect(kingdomOf(p, 0).vp).toBe(6)
  })

  it('PT-RUL-50: an unpaid card never was in the kingdom, and a moved unit is not new', () => {
    const p = scene({ kingdoms: [{ gold: 0, top: ['noble'], bottom: ['grand-intendant'], hand: ['dragon'] }] })
    const events = deploy(p, { move: ['grand-intendant'], bottom: ['dragon'] })
    expect(gained(events, 'gold', 0, 'grand-intendant')).toBe(0)
    expect(unitsOf(p, 0)).toEqual(['noble', 'grand-intendant'])
  })

  it('PT-RUL-48: an unpaid unit has been seen, an unpaid artifact has not', () => {
    const p = scene({
      kingdoms: [{ gold: 1, hand: ['dragon', 'cursed-crown', 'shield-of-power'] }],
    })
    deploy(p, { top: ['dragon'], artifacts: ['cursed-crown', 'shield-of-power'] })
    expect(p.stage).toBe('pay')
    expect(kingdomOf(game.view(p, 1), 0).pending).toEqual([HIDDEN, HIDDEN])
    expect(kingdomOf(game.view(p, 0), 0).pending).toHaveLength(2)
    const events = play(p, 0, { kind: 'pay', spots: [], artifacts: [cardNumber('shield-of-power')] })
    expect(eventsOf(events, 'unpaid')).toEqual([
      { kind: 'unpaid', seat: 0, units: [cardNumber('dragon')], artifacts: 1 },
    ])
    expect(p.buried[cardNumber('dragon')]).toBe(1)
    expect(p.buried[cardNumber('cursed-crown')]).toBe(0)
    expect(p.discard[cardNumber('cursed-crown')]).toBe(1)
  })
})

describe('effects', () => {
  it('PT-DEPLOY-10: flip abilities of new cards and lasting ones of all cards apply', () => {
    const p = scene({
      kingdoms: [{ gold: 3, top: ['veteran'], artifacts: ['silver-hourglass'], hand: ['grand-intendant'] }],
    })
    deploy(p, { top: ['grand-intendant'] })
    const events = play(p, 0, { kind: 'target', spot: spotOf(p, 0, 'veteran') })
    expect(gained(events, 'gold', 0, 'grand-intendant')).toBe(2)
    expect(unitsOf(p, 0)).toEqual(['veteran+1', 'grand-intendant'])
  })

  it('PT-DEPLOY-11 PT-EX-20: others are all others of the finished kingdom', () => {
    const p = scene({ kingdoms: [{ gold: 2, bottom: ['farmer'], hand: ['necromancer', 'knight'] }] })
    deploy(p, { top: ['necromancer', 'knight'] })
    expect(unitsOf(p, 0).sort()).toEqual(['farmer+1', 'knight+1', 'necromancer'])
  })

  it('PT-DEPLOY-11: Golem upgrades before Kraken counts', () => {
    const p = scene({ kingdoms: [{ gold: 8, vp: 9, buildings: { town: 1 }, hand: ['golem', 'kraken'] }] })
    expect(gained(deploy(p, { top: ['golem', 'kraken'] }), 'vp', 0, 'kraken')).toBe(-3)
  })

  it('PT-SIM-1 PT-RUL-17: more points first, then more gold, each finishing before the next', () => {
    const p = scene({
      kingdoms: [
        { vp: 1, gold: 5, hand: ['time-master'] },
        { vp: 2, hand: ['time-master'] },
        { vp: 1, gold: 7, hand: ['time-master'] },
      ].map(kingdom => ({ ...kingdom, top: ['knight'] as const, hand: ['time-master'] as const })),
    })
    const events = deploy(p, ...[0, 1, 2].map(() => ({ bottom: ['time-master'] as const })))
    expect(elementAt(eventsOf(events, 'order'), 0).order).toEqual([1, 2, 0])
    for (const seat of [1, 2, 0] as const) {
      expect(game.toMove(p)).toEqual([seat])
      play(p, seat, { kind: 'target', spot: 0 })
    }
    expect(p.stage).not.toBe('effects')
  })

  it('PT-RUL-12: structure, then tokens, then gold and points', () => {
    const p = scene({
      kingdoms: [
        {
          gold: 9,
          buildings: { town: 2 },
          top: ['leviathan'],
          hand: ['titan', 'golem', 'time-master', 'noble'],
        },
      ],
    })
    deploy(p, { top: ['titan', 'golem'], bottom: ['time-master', 'noble'] })
    expect(kindsOf(p, 0)).toEqual(['found', 'decline'])
    const founded = play(p, 0, { kind: 'found', building: buildingNumber('mine') })
    expect(founded.map(event => event.kind)).toEqual(['founded', 'raised'])
    expect(kindsOf(p, 0)).toEqual(['target'])
    const aged = play(p, 0, { kind: 'target', spot: spotOf(p, 0, 'leviathan') })
    expect(aged.slice(0, 2).map(event => event.kind)).toEqual(['aged', 'vp'])
    expect(kingdomOf(p, 0).buildings[buildingNumber('mine')]).toBe(2)
  })

  it('PT-RUL-13 PT-UNIT-8: Shadow repeats a companion of the same round, with a new choice', () => {
    const p = scene({ kingdoms: [{ gold: 1, top: ['knight'], hand: ['shadow', 'time-master'] }] })
    deploy(p, { top: ['shadow'], bottom: ['time-master'] })
    expect(game.moves(p, 0)).toEqual([{ kind: 'target', spot: spotOf(p, 0, 'time-master') }, { kind: 'decline' }])
    play(p, 0, { kind: 'target', spot: spotOf(p, 0, 'time-master') })
    play(p, 0, { kind: 'target', spot: spotOf(p, 0, 'knight') })
    play(p, 0, { kind: 'target', spot: spotOf(p, 0, 'shadow') })
    expect(unitsOf(p, 0)).toEqual(['knight+2', 'shadow+2', 'time-master'])
  })

  it('PT-RUL-13 PT-UNIT-8: units of earlier rounds, Shadows and units without flip abilities are no targets', () => {
    const old = scene({ kingdoms: [{ gold: 1, top: ['necromancer', 'veteran+1'], hand: ['shadow'] }] })
    deploy(old, { bottom: ['shadow'] })
    expect(old.stage).not.toBe('effects')
    expect(unitsOf(old, 0)).toEqual(['necromancer', 'veteran+1', 'shadow'])
    const p = scene({ kingdoms: [{ gold: 4, top: ['veteran'], hand: ['shadow', 'shadow', 'necromancer', 'rogue'] }] })
    deploy(p, { discard: ['veteran'], top: ['necromancer', 'rogue'], bottom: ['shadow', 'shadow'] })
    const target = { kind: 'target', spot: spotOf(p, 0, 'necromancer') } as const
    expect(game.moves(p, 0)).toEqual([target, { kind: 'decline' }])
    play(p, 0, target)
    play(p, 0, target)
    expect(unitsOf(p, 0).sort()).toEqual(['necromancer', 'rogue+3', 'shadow+3', 'shadow+3'])
  })

  it('PT-RUL-13: declined, a Shadow repeats nothing; a Shapeshifter that found nobody is no target', () => {
    const p = scene({ kingdoms: [{ gold: 1, hand: ['shadow', 'veteran'] }] })
    deploy(p, { top: ['shadow', 'veteran'] })
    play(p, 0, { kind: 'decline' })
    expect(unitsOf(p, 0).sort()).toEqual(['shadow', 'veteran+1'])
    const alone = scene({ kingdoms: [{ gold: 1, hand: ['shadow', 'shapeshifter'] }], pile: ['kraken'] })
    alone.discard.fill(0)
    alone.discardSize = 0
    deploy(alone, { top: ['shadow', 'shapeshifter'] })
    expect(alone.stage).not.toBe('effects')
  })

  it('PT-RUL-13 PT-RUL-16: a Shadow repeats what the found unit does, not the token of the Shapeshifter', () => {
    const p = scene({ kingdoms: [{ gold: 1, hand: ['shadow', 'shapeshifter'] }], pile: ['veteran'] })
    deploy(p, { top: ['shadow', 'shapeshifter'] })
    play(p, 0, { kind: 'target', spot: spotOf(p, 0, 'veteran') })
    expect(unitsOf(p, 0).sort()).toEqual(['shadow', 'veteran+3'])
  })

  it('PT-RUL-13: a Shadow of one player repeats nothing of the next', () => {
    const veteran = { gold: 1, hand: ['veteran'] } as const
    const p = scene({ kingdoms: [{ ...veteran, vp: 9, hand: ['veteran', 'shadow'] }, veteran] })
    deploy(p, { top: ['veteran'], bottom: ['shadow'] }, { top: ['veteran'] })
    play(p, 0, { kind: 'target', spot: spotOf(p, 0, 'veteran') })
    expect([unitsOf(p, 0), unitsOf(p, 1)]).toEqual([['veteran+2', 'shadow'], ['veteran+1']])
  })

  it('PT-RUL-13: a Shadow repeats gold and points too, and a Golem’s or Titan’s work', () => {
    const p = scene({ kingdoms: [{ gold: 4, hand: ['grand-intendant', 'shadow'] }] })
    deploy(p, { top: ['grand-intendant', 'shadow'] })
    const events = play(p, 0, { kind: 'target', spot: spotOf(p, 0, 'grand-intendant') })
    expect(gained(events, 'gold', 0, 'grand-intendant')).toBe(4)
    const titan = scene({ kingdoms: [{ gold: 4, hand: ['titan', 'shadow'] }] })
    deploy(titan, { top: ['titan', 'shadow'] })
    play(titan, 0, { kind: 'target', spot: spotOf(titan, 0, 'titan') })
    for (const id of ['town', 'mine'] as const) play(titan, 0, { kind: 'found', building: buildingNumber(id) })
    expect(kingdomOf(titan, 0).buildings.filter(level => level === 1)).toHaveLength(2)
  })

  it('PT-RUL-12: each kind of effect in its turn, whatever the spots', () => {
    const p = scene({
      kingdoms: [
        {
          gold: 3,
          buildings: { town: 1, mine: 2 },
          artifacts: ['silver-hourglass'],
          hand: ['veteran', 'gatekeeper', 'shadow', 'golem', 'time-master'],
        },
      ],
    })
    deploy(p, { top: ['veteran', 'gatekeeper', 'shadow'], bottom: ['golem', 'time-master'] })
    const veteran = { kind: 'target', spot: spotOf(p, 0, 'veteran') } as const
    const steps = [p.step]
    const told = play(p, 0, { kind: 'decline' })
    expect(told.map(event => event.kind)).toEqual(['raised', 'aged'])
    steps.push(p.step)
    // Time Master, then Gatekeeper, then Silver Hourglass.
    play(p, 0, veteran)
    steps.push(p.step)
    play(p, 0, veteran)
    steps.push(p.step)
    expect(unitsOf(p, 0)[0]).toBe('veteran+2')
    play(p, 0, veteran)
    expect(unitsOf(p, 0)[0]).toBe('veteran+3')
    expect(steps).toEqual([STEPS.shadow, STEPS.ageOne, STEPS.rejuvenate, STEPS.ageEveryRound])
    expect(p.stage).not.toBe('effects')
  })

  it('PT-RUL-12: the Silver Hourglass before the Master Alchemist, who counts what it changed', () => {
    const p = scene({
      kingdoms: [{ top: ['leviathan', 'master-alchemist'], artifacts: ['silver-hourglass'] }],
    })
    deploy(p)
    expect(p.step).toBe(STEPS.ageEveryRound)
    play(p, 0, { kind: 'target', spot: spotOf(p, 0, 'leviathan') })
    expect([p.step, kindsOf(p, 0)]).toEqual([STEPS.agePerCount, ['target']])
    play(p, 0, { kind: 'target', spot: spotOf(p, 0, 'master-alchemist') })
    expect(unitsOf(p, 0)).toEqual(['leviathan+1', 'master-alchemist+2'])
  })

  it('PT-RUL-12: a Shapeshifter turns before a Shadow looks, wherever they stand', () => {
    const p = scene({ kingdoms: [{ gold: 1, hand: ['shadow', 'shapeshifter'] }], pile: ['veteran'] })
    deploy(p, { top: ['shadow'], bottom: ['shapeshifter'] })
    expect(game.moves(p, 0)).toEqual([{ kind: 'target', spot: spotOf(p, 0, 'veteran') }, { kind: 'decline' }])
  })

  it('PT-RUL-12: equal effects go by spot, from the top row on', () => {
    const p = scene({ kingdoms: [{ hand: ['time-master', 'time-master', 'knight'], gold: 1 }] })
    deploy(p, { top: ['knight', 'time-master'], bottom: ['time-master'] })
    const [first, second] = [spotOf(p, 0, 'time-master'), spotOf(p, 0, 'time-master', 1)]
    expect(p.sources).toEqual([first, second])
    play(p, 0, { kind: 'target', spot: 0 })
    expect(p.sources).toEqual([second])
  })

  it('PT-CARD-4 PT-DEPLOY-10: the flip ability of an artifact pays in its own round only', () => {
    const p = scene({ kingdoms: [{ gold: 9, artifacts: ['banner-of-victory'], hand: ['golden-chalice'] }] })
    expect(gained(deploy(p, { artifacts: ['golden-chalice'] }), 'gold', 0, 'golden-chalice')).toBe(2)
    endRound(p)
    untilStage(p, 'plan')
    expect(gained(deploy(p), 'gold', 0, 'golden-chalice')).toBe(0)
    const old = scene({ kingdoms: [{ gold: 9, artifacts: ['golden-chalice'], hand: ['banner-of-victory'] }] })
    expect(gained(deploy(old, { artifacts: ['banner-of-victory'] }), 'gold', 0, 'golden-chalice')).toBe(0)
  })

  it('PT-SIM-1: more points first, then more gold', () => {
    const order = (kingdoms: readonly { vp: number; gold: number }[]) =>
      elementAt(eventsOf(deploy(scene({ kingdoms })), 'order'), 0).order
    expect(
      order([
        { vp: 1, gold: 0 },
        { vp: 3, gold: 0 },
        { vp: 2, gold: 9 },
      ]),
    ).toEqual([1, 2, 0])
    expect(
      order([
        { vp: 1, gold: 1 },
        { vp: 1, gold: 2 },
        { vp: 1, gold: 3 },
      ]),
    ).toEqual([2, 1, 0])
  })

  it('PT-RUL-15: a Gatekeeper takes tokens only where there are some; with none anywhere nobody is asked', () => {
    const p = scene({ kingdoms: [{ top: ['knight+1', 'rogue'], hand: ['gatekeeper'] }] })
    deploy(p, { bottom: ['gatekeeper'] })
    expect(game.moves(p, 0)).toEqual([{ kind: 'target', spot: 0 }, { kind: 'decline' }])
    play(p, 0, { kind: 'target', spot: 0 })
    expect(unitsOf(p, 0)).toEqual(['knight', 'rogue', 'gatekeeper'])
    const young = scene({ kingdoms: [{ top: ['knight'], hand: ['gatekeeper'] }] })
    deploy(young, { bottom: ['gatekeeper'] })
    expect(young.stage).not.toBe('effects')
  })

  it('PT-RUL-14: Master Alchemist counts food just before, every round, and is mandatory', () => {
    const p = scene({ kingdoms: [{ top: ['leviathan'], bottom: ['master-alchemist', 'farmer'] }] })
    deploy(p)
    expect(kindsOf(p, 0)).toEqual(['target'])
    play(p, 0, { kind: 'target', spot: spotOf(p, 0, 'leviathan') })
    expect(unitsOf(p, 0)).toEqual(['leviathan+1', 'master-alchemist', 'farmer'])
  })

  it('PT-RUL-15: mandatory choices cannot be declined, and the owner of the ability is a target', () => {
    const p = scene({ kingdoms: [{ top: ['knight'], hand: ['time-master'] }] })
    deploy(p, { top: ['time-master'] })
    expect(game.objection(p, 0, { kind: 'decline' })?.code).toBe('cannot-decline')
    expect(objectionTo(p, 0, { kind: 'target', spot: spotOf(p, 0, 'time-master') })).toBeNull()
    const alone = scene({ kingdoms: [{ hand: ['time-master'] }] })
    deploy(alone, { top: ['time-master'] })
    expect(unitsOf(alone, 0)).toEqual(['time-master+2'])
  })

  it('PT-RUL-16 PT-UNIT-6: Shapeshifter becomes the first cheap unit, aged, free, its flip abilities at work', () => {
    const p = scene({ kingdoms: [{ hand: ['shapeshifter'] }], pile: ['usurer'] })
    const events = deploy(p, { top: ['shapeshifter'] })
    expect(unitsOf(p, 0)).toEqual(['usurer+2'])
    expect(gained(events, 'gold', 0, 'usurer')).toBe(3)
    const monkey = scene({ kingdoms: [{ hand: ['shapeshifter'] }], pile: ['monkey'] })
    expect(gained(deploy(monkey, { top: ['shapeshifter'] }), 'gold', 0, 'monkey')).toBe(0)
  })

  it('PT-RUL-16: a unit of cost 3 is cheap enough, one of cost 4 is not', () => {
    const becomes = (found: 'dragon' | 'princess') => {
      const p = scene({ kingdoms: [{ hand: ['shapeshifter'] }], pile: [found] })
      p.discard.fill(0)
      p.discardSize = 0
      deploy(p, { top: ['shapeshifter'] })
      return unitsOf(p, 0)
    }
    expect([becomes('dragon'), becomes('princess')]).toEqual([['dragon+1'], ['shapeshifter']])
  })

  it('PT-RUL-16: what is turned over on the way is set aside until the search is over, across a reshuffle', () => {
    const p = scene({ kingdoms: [{ hand: ['shapeshifter'] }], pile: ['kraken', 'princess', 'shield-of-power'] })
    p.discard.fill(0)
    p.discard[cardNumber('knight')] = 1
    p.discardSize = 1
    const event = elementAt(eventsOf(deploy(p, { top: ['shapeshifter'] }), 'shapeshifted'), 0)
    expect(namesOf([...event.turned].sort((a, b) => a - b))).toEqual(['kraken', 'princess', 'shield-of-power'])
    expect(namesOf([event.card])).toEqual(['knight'])
    expect(p.discard[cardNumber('kraken')]).toBe(1)
  })

  it('PT-RUL-2: a Shapeshifter that finds nobody stays with strength 0 and no token', () => {
    const p = scene({ kingdoms: [{ hand: ['shapeshifter'] }], pile: ['kraken'] })
    p.discard.fill(0)
    p.discardSize = 0
    deploy(p, { top: ['shapeshifter'] })
    expect(unitsOf(p, 0)).toEqual(['shapeshifter'])
    expect(kingdomOf(p, 0).strength).toBe(0)
  })

  it('PT-RUL-18: a score never falls below 0, and gains and losses of one step are summed first', () => {
    const p = scene({ kingdoms: [{ gold: 9, vp: 1, buildings: { town: 2 }, hand: ['kraken'] }] })
    deploy(p, { top: ['kraken'] })
    expect(kingdomOf(p, 0).vp).toBe(0 + 6)
    expect(proof.broken(p).filter(fault => fault.includes('ledger'))).toEqual([])
    const both = scene({ kingdoms: [{ gold: 9, vp: 1, buildings: { town: 2 }, hand: ['kraken', 'noble'] }] })
    deploy(both, { top: ['kraken', 'noble'] })
    expect(kingdomOf(both, 0).vp).toBe(1 - 3 + 4 + 6)
  })

  it('PT-UNIT-4 PT-EX-19 PT-RUL-46: Standard-bearer checks its two conditions one by one', () => {
    const rewards = (unit: 'golem' | 'dragon' | 'knight') => {
      const p = scene({ kingdoms: [{ gold: 1, top: [unit], hand: ['standard-bearer'] }] })
      const events = deploy(p, { top: ['standard-bearer'] })
      return [gained(events, 'gold', 0, 'standard-bearer'), gained(events, 'vp', 0, 'standard-bearer')]
    }
    expect(rewards('dragon')).toEqual([2, 2])
    expect(rewards('golem')).toEqual([2, 0])
    expect(rewards('knight')).toEqual([0, 0])
  })

  it('PT-RUL-46: Sphinx asks for all three resources', () => {
    const points = (bottom: readonly ('farmer' | 'woodcutter' | 'miner')[]) => {
      const p = scene({ kingdoms: [{ gold: 2, bottom: bottom.slice(0, 2), top: bottom.slice(2), hand: ['sphinx'] }] })
      return gained(deploy(p, { top: ['sphinx'] }), 'vp', 0, 'sphinx')
    }
    expect(points(['farmer', 'woodcutter', 'miner'])).toBe(4)
    expect([points(['farmer', 'woodcutter']), points(['farmer', 'miner']), points(['woodcutter', 'miner'])]).toEqual([
      0, 0, 0,
    ])
  })

  it('PT-RUL-53: a negative printed cost is one more cost for Noble', () => {
    const p = scene({ kingdoms: [{ gold: 3, top: ['monkey', 'knight'], bottom: ['farmer'], hand: ['noble'] }] })
    expect(gained(deploy(p, { bottom: ['noble'] }), 'vp', 0, 'noble')).toBe(2 * 4)
  })
})

describe('the fifth spot', () => {
  it('PT-SLOT-1 PT-SLOT-2 PT-SLOT-3 PT-EX-8: one more spot in the top row, never two', () => {
    const p = scene({
      kingdoms: [
        {
          buildings: { tavern: 2, town: 2 },
          top: ['farmer', 'hunter', 'veteran'],
          bottom: ['farmer', 'hunter'],
          hand: ['monkey'],
        },
      ],
    })
    expect(objectionTo(p, 0, { kind: 'place', card: cardNumber('monkey'), row: 'top' })).toMatchObject({
      figures: { have: 3, spots: 3 },
    })
    const room = scene({ kingdoms: [{ buildings: { tavern: 2 }, top: ['farmer', 'hunter'], hand: ['monkey'] }] })
    expect(objectionTo(room, 0, { kind: 'place', card: cardNumber('monkey'), row: 'top' })).toBeNull()
  })

  it('PT-SLOT-4 PT-UNIT-13 PT-EX-18: a Golem gives the spot only from the next round on', () => {
    const p = scene({
      kingdoms: [{ gold: 2, buildings: { town: 1 }, top: ['farmer'], bottom: ['farmer', 'hunter'], hand: ['golem'] }],
    })
    deploy(p, { top: ['golem'] })
    expect(kingdomOf(p, 0).buildings[buildingNumber('town')]).toBe(2)
    expect(kingdomOf(p, 0).top).toBe(2)
    endRound(p)
    untilStage(p, 'plan')
    expect(kingdomOf(p, 0).top).toBe(3)
  })
})
