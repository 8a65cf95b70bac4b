import { describe, expect, it } from 'vitest'
import type { PowerId } from '../content/powers.ts'
import type { RaceId } from '../content/races.ts'
import { DRAGON, HOLE } from '../position.ts'
import { hasLair } from '../rules/people.ts'
import {
  act,
  asked,
  campsAt,
  conquer,
  finish,
  hasMark,
  objectionTo,
  open,
  play,
  price,
  raceOf,
  refusal,
  region,
  rolling,
  scene,
  tokensAt,
} from './builders.ts'

/** The first player has just picked these two, and nobody is on the map. */
function fresh(race: RaceId, power: PowerId) {
  const others = (['orcs', 'humans', 'wizards', 'ratmen', 'dwarves', 'tritons'] as const).filter(id => id !== race)
  const badges = (['hill', 'forest', 'swamp', 'stout', 'wealthy', 'merchant'] as const).filter(id => id !== power)
  const p = open(2, { first: '1', races: [race, ...others.slice(0, 5)], powers: [power, ...badges.slice(0, 5)] })
  play(p, { kind: 'pick', place: 0 })
  return p
}

describe('what is not plain addition', () => {
  it('SW-RACE-HALFLINGS-1 SW-RUL-53: Seafaring Halflings enter by the lake, and dig there', () => {
    const p = fresh('halflings', 'seafaring')
    conquer(p, 'La1')
    expect(hasMark(p, 'La1', HOLE)).toBe(true)
  })

  it('SW-RACE-HALFLINGS-2 SW-POWER-DRAGON-2: what the dragon takes first gets a hole as well', () => {
    const p = fresh('halflings', 'dragon-master')
    act(p, 'dragon', 'Hi3')
    expect([hasMark(p, 'Hi3', HOLE), hasMark(p, 'Hi3', DRAGON)]).toEqual([true, true])
  })

  it('SW-RACE-TROLLS-1 SW-POWER-SEAFARING-1: Trolls have lairs in the water too', () => {
    const p = fresh('trolls', 'seafaring')
    conquer(p, 'Se2')
    expect(hasLair(p, region(p, 'Se2'))).toBe(true)
  })

  it('SW-RACE-GIANTS-1 SW-POWER-SEAFARING-1: a sea beside their mountain costs Giants 1', () => {
    const p = scene(2, [{ seat: 0, race: 'giants', power: 'seafaring', at: { Mo3: 4 } }])
    act(p, 'expand')
    expect(price(p, 'Se2')).toBe(1)
  })

  it('SW-RACE-GIANTS-1 SW-POWER-FLYING-1: Flying Giants save only beside a mountain', () => {
    const p = scene(2, [{ seat: 0, race: 'giants', power: 'flying', at: { Mo3: 6 } }])
    act(p, 'expand')
    expect([price(p, 'Fo4'), price(p, 'Hi1')]).toEqual([1, 2])
  })

  it('SW-RACE-GIANTS-1 SW-POWER-BERSERK-2: pips and discounts add up', () => {
    const p = scene(2, [{ seat: 0, race: 'giants', power: 'berserk', at: { Mo3: 6 } }])
    act(p, 'expand')
    expect(price(p, 'Hi3')).toBe(2)
    play(p, { kind: 'roll' }, rolling(1))
    expect(price(p, 'Hi3')).toBe(1)
  })

  it('SW-RACE-ELVES-1 SW-POWER-BIVOUACKING-4: Elves lose neither token nor encampment', () => {
    const p = scene(
      2,
      [
        { seat: 0, race: 'elves', power: 'bivouacking', at: { Hi1: 2, Fo4: 1, Sw3: 1 }, camps: { Hi1: 3, Fo4: 2 } },
        { seat: 1, race: 'orcs', power: 'flying', at: { Fa2: 10 } },
      ],
      { turn: 1 },
    )
    act(p, 'expand')
    conquer(p, 'Hi1')
    finish(p, 'regroup')
    expect([asked(p), p.hand[raceOf('elves')]]).toEqual(['0 regroup', 2])
    act(p, 'place', 'Sw3', 2)
    act(p, 'done')
    act(p, 'camp', 'Sw3', 3)
    act(p, 'done')
    expect([tokensAt(p, 'Sw3'), campsAt(p, 'Sw3'), asked(p)]).toEqual([3, 3, '0 turn'])
  })

  it('SW-POWER-DIPLOMAT-1 SW-RUL-33: for Diplomats an exchange is an attack', () => {
    const p = scene(3, [
      { seat: 0, race: 'sorcerers', power: 'diplomat', at: { Mo1: 2 } },
      { seat: 1, race: 'orcs', power: 'stout', at: { Fo1: 1, Mo7: 1 } },
    ])
    act(p, 'expand')
    act(p, 'exchange', 'Fo1')
    finish(p, 'ally')
    expect(objectionTo(p, { kind: 'ally', seat: 1 })?.code).toBe('ally-attacked')
  })

  it('SW-RACE-SORCERERS-1 SW-POWER-DRAGON-1: dragon and exchange are separate', () => {
    const p = scene(2, [
      { seat: 0, race: 'sorcerers', power: 'dragon-master', at: { Hi1: 3 } },
      { seat: 1, race: 'orcs', power: 'stout', at: { Fa2: 1, Sw1: 5 } },
    ])
    act(p, 'expand')
    act(p, 'dragon', 'Sw1')
    expect(refusal(p, 'exchange', 'Fa2')).toBeNull()
  })
})
