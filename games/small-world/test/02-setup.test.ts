import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { valuesFor } from '../../../kernel/options.ts'
import { Rng } from '../../../kernel/rng.ts'
import { MAPS } from '../content/maps.ts'
import { RACE_IDS, RACES } from '../content/races.ts'
import { facts } from '../facts.ts'
import { TRIBE } from '../position.ts'
import { proof } from '../proof.ts'
import { defenceOf } from '../rules/conquest.ts'
import { game } from '../rules/game.ts'
import {
  act,
  asked,
  conquer,
  finish,
  income,
  now,
  open,
  play,
  powerOf,
  price,
  raceOf,
  refusedOptions,
  region,
  scene,
} from './builders.ts'

const KNOWN = {
  races: ['ratmen', 'orcs', 'humans', 'giants', 'trolls', 'elves'],
  powers: ['hill', 'forest', 'swamp', 'stout', 'berserk', 'flying'],
}

describe('setup', () => {
  it.each([2, 3, 4, 5])('SW-SETUP-1 SW-SETUP-2: %i players begin round 1 on their map', seats => {
    const p = open(seats)
    expect(elementAt(MAPS, p.map).players).toBe(seats)
    expect(p.round).toBe(1)
  })

  it('SW-SETUP-1: a larger map may be chosen, a smaller one not', () => {
    expect(elementAt(MAPS, open(2, { map: 'map-5p' }).map).players).toBe(5)
    expect(refusedOptions(4, { map: 'map-3p' })).toMatchObject({
      code: 'map-too-small',
      figures: { players: 3, seats: 4 },
    })
  })

  it.each([2, 3, 4, 5])(
    'SW-SETUP-1 SW-RUL-1: %i players are offered exactly the maps and seats they can have',
    seats => {
      for (const spec of facts.options)
        if (spec.kind === 'choice')
          for (const value of spec.values)
            expect([value, refusedOptions(seats, { [spec.id]: value }) === null]).toEqual([
              value,
              valuesFor(spec, seats).includes(value),
            ])
    },
  )

  it('SW-SETUP-3: all tokens lie in the tray', () => {
    expect(open(3).tray).toEqual([...RACES.map(race => race.tokens), 0])
  })

  it('SW-SETUP-4 SW-SETUP-5: six combos are open, the rest of the stacks has no order yet', () => {
    const p = open(4)
    expect([p.offerRaces.length, p.offerPowers.length, p.offerCoins]).toEqual([6, 6, [0, 0, 0, 0, 0, 0]])
    expect([p.banners.length, p.badges.length, p.returned.length, p.discards.length]).toEqual([8, 14, 0, 0])
    expect(open(4, {}, 'another').offerRaces).not.toEqual(p.offerRaces)
  })

  it('SW-SETUP-5: the first combos can be chosen, pair by pair', () => {
    const p = open(2, {
      races: ['elves', 'orcs', 'humans', 'giants', 'trolls', 'ratmen'],
      powers: ['hill', 'forest', 'swamp', 'stout', 'berserk', 'flying'],
    })
    expect(p.offerRaces.slice(0, 2)).toEqual([raceOf('elves'), raceOf('orcs')])
    expect(p.offerPowers.slice(0, 2)).toEqual([powerOf('hill'), powerOf('forest')])
    const half = open(2, { powers: ['hill', 'forest', 'swamp', 'stout', 'berserk', 'flying'] })
    expect(half.offerPowers[5]).toBe(powerOf('flying'))
    expect(proof.broken(half)).toEqual([])
  })

  it('SW-SETUP-6: lost tribes where the map shows them', () => {
    const p = open(5)
    expect(p.marks.map(marks => (marks & TRIBE) !== 0)).toEqual(
      elementAt(MAPS, p.map).regions.map(sheet => sheet.tribe),
    )
  })

  it('SW-SETUP-7: a mountain stands in every mountain region', () => {
    const p = open(2)
    expect(defenceOf(p, region(p, 'Mo2'))).toBe(3)
    expect(defenceOf(p, region(p, 'Fa2'))).toBe(2)
  })

  it('SW-SETUP-8: five coins each', () => {
    expect(open(5).coins).toEqual([5, 5, 5, 5, 5])
  })
})

describe('order of play', () => {
  it('SW-ROUND-1 SW-RUL-1: the first player is drawn, or set', () => {
    const firsts = new Set(Array.from({ length: 40 }, (_, n) => open(4, {}, `first ${n}`).first))
    expect(firsts).toEqual(new Set([0, 1, 2, 3]))
    expect(open(4, { first: '3' }).turn).toBe(2)
    expect(refusedOptions(2, { first: '3' })).toMatchObject({ code: 'no-such-seat', figures: { seat: 3, seats: 2 } })
  })

  it('SW-ROUND-2 SW-ROUND-3 SW-RUL-2: clockwise by seats, and the same first player begins each round', () => {
    const p = open(3, { first: '2' })
    const turns: string[] = []
    for (let n = 0; n < 7; n++) {
      turns.push(`${p.round}:${p.turn}`)
      finish(p)
    }
    expect(turns).toEqual(['1:1', '1:2', '1:0', '2:1', '2:2', '2:0', '3:1'])
  })

  it.each([
    [2, 10],
    [3, 10],
    [4, 9],
    [5, 8],
  ])('SW-ROUND-4 SW-ROUND-5: %i players play %i rounds', (seats, rounds) => {
    const p = open(seats)
    const rng = Rng.fromSeed('rounds')
    let last = 0
    while (p.agenda.length > 0) {
      last = p.round
      const seat = elementAt(game.toMove(p), 0)
      game.play(p, seat, rng.pick(game.moves(p, seat)), rng, null)
    }
    expect(last).toBe(rounds)
    expect(p.turn).toBe((p.first + seats - 1) % seats)
  })

  it('SW-ROUND-4: in the last round everybody takes one more turn', () => {
    const p = scene(
      2,
      [
        { seat: 0, race: 'orcs', power: 'hill', at: { Hi1: 1 } },
        { seat: 1, race: 'elves', power: 'forest', at: { Fo4: 1 } },
      ],
      { round: 10 },
    )
    act(p, 'expand')
    finish(p)
    expect(p.turn).toBe(1)
    act(p, 'expand')
    finish(p)
    expect(p.agenda).toEqual([])
  })
})

describe('a turn', () => {
  it('SW-TURN-1: without a race one picks, conquers, redeploys and is paid', () => {
    const p = open(2, { first: '1', ...KNOWN })
    expect(asked(p)).toBe('0 pick')
    play(p, { kind: 'pick', place: 0 })
    expect(asked(p)).toBe('0 conquer')
    conquer(p, 'Hi1', 'Fa2')
    act(p, 'stop')
    expect(asked(p)).toBe('0 redeploy')
    expect(finish(p).map(event => event.kind)).toEqual(expect.arrayContaining(['placed', 'scored', 'turn']))
    expect(p.coins[0]).toBe(5 + 2 + 1)
  })

  it('SW-TURN-2: with a race one expands or declines, nothing else', () => {
    const p = scene(2, [{ seat: 0, race: 'orcs', power: 'hill', at: { Hi1: 3 } }])
    expect(game.moves(p, 0)).toEqual([{ kind: 'expand' }, { kind: 'decline' }])
  })

  it('SW-TURN-3 SW-RUL-8: nobody has to conquer; a new race then keeps its tokens in hand and still has to enter', () => {
    const p = scene(2, [
      { seat: 0, race: 'orcs', power: 'hill', hand: 9 },
      { seat: 1, race: 'elves', power: 'forest', at: { Fo4: 1 } },
    ])
    act(p, 'expand')
    act(p, 'stop')
    expect([p.turn, p.hand[raceOf('orcs')]]).toEqual([1, 9])
    act(p, 'expand')
    finish(p)
    act(p, 'expand')
    expect(price(p, 'Hi1')).toBe(2)
    expect(game.objection(p, 0, { kind: 'conquer', region: region(p, 'Fa2') })?.code).toBe('not-an-entry')
  })

  it('SW-TURN-4: Ghouls, active race, redeployment, coins, ally, and the victims last', () => {
    const p = scene(3, [
      { seat: 0, race: 'ghouls', declined: true, at: { Fa1: 2, Mo1: 2 } },
      { seat: 0, race: 'orcs', power: 'diplomat', at: { Fo4: 6 } },
      { seat: 1, race: 'elves', power: 'forest', at: { Hi3: 2, Fo1: 1, Mo3: 1 } },
    ])
    const steps: string[] = [asked(p)]
    const note = () => steps.push(`${asked(p)} ${RACE_IDS[now(p)?.race ?? 0]}`)
    act(p, 'expand')
    note()
    act(p, 'stop')
    note()
    conquer(p, 'Hi3')
    act(p, 'stop')
    note()
    finish(p, 'ally')
    note()
    const [scored] = act(p, 'skip').filter(event => event.kind === 'scored')
    expect(scored).toBeUndefined()
    note()
    expect(steps).toEqual([
      '0 turn',
      '0 conquer ghouls',
      '0 conquer orcs',
      '0 redeploy ghouls',
      '0 ally orcs',
      '1 regroup elves',
    ])
    // Two regions of orcs, one non-empty conquest, two regions of ghouls: paid before the victims act.
    expect(p.coins[0]).toBe(5 + 2 + 1 + 2)
  })

  it('SW-RUL-3: Ghouls in decline conquer first, then a race is picked, then that conquers', () => {
    const p = scene(2, [{ seat: 0, race: 'ghouls', declined: true, at: { Hi1: 3 } }])
    expect([asked(p), RACE_IDS[now(p)?.race ?? 0]]).toEqual(['0 conquer', 'ghouls'])
    act(p, 'conquer', 'Fa2')
    act(p, 'stop')
    expect(asked(p)).toBe('0 pick')
    play(p, { kind: 'pick', place: 0 })
    expect([asked(p), now(p)?.race]).toEqual(['0 conquer', p.active[0]])
    act(p, 'stop')
    // Both are paid for: the new race has no region yet.
    expect(income(finish(p), 0)).toEqual({ declined: 2 })
  })

  it('SW-RUL-3: a race wiped out by the Ghouls may be picked in the same turn', () => {
    const races = ['orcs', 'humans', 'giants', 'trolls', 'elves', 'dwarves']
    const p = scene(
      2,
      [
        { seat: 0, race: 'ghouls', declined: true, at: { Hi1: 9 } },
        { seat: 1, race: 'ratmen', declined: true, at: { Sw1: 1 } },
      ],
      { options: { races } },
    )
    p.banners = []
    p.offerRaces = p.offerRaces.slice(0, 5)
    p.offerPowers = p.offerPowers.slice(0, 5)
    p.offerCoins = p.offerCoins.slice(0, 5)
    game.play(p, 0, { kind: 'conquer', region: region(p, 'Sw1') }, Rng.fromSeed('back'), null)
    game.play(p, 0, { kind: 'stop' }, Rng.fromSeed('back'), null)
    expect([asked(p), p.offerRaces.at(-1)]).toEqual(['0 pick', RACE_IDS.indexOf('ratmen')])
  })
})
