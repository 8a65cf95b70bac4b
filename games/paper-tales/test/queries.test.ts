import { describe, expect, it } from 'vitest'
import { seatsOf } from '../../../kernel/seat.ts'
import { buildingNumber, cardNumber } from '../content/cards.ts'
import type { PaperTalesPosition } from '../position.ts'
import { construction, effectStep, handLeft, lichArmies, planned, sideOf, standing, warsOf } from '../queries.ts'
import { STEPS } from '../rules/effects.ts'
import { BASE, compose, kingdomOf, scene } from './builders.ts'

const at = (p: PaperTalesPosition, stage: PaperTalesPosition['stage']): PaperTalesPosition => ({ ...p, stage })

describe('a plan', () => {
  const p = scene({ kingdoms: [{ gold: 0, hand: ['knight', 'knight'] }] })
  compose(p, 0, { top: ['knight'] })

  it('leaves the other cards in the hand', () => {
    expect(handLeft(kingdomOf(p, 0))).toEqual([cardNumber('knight')])
  })
  it('PT-DEPLOY-6: may be beyond the treasury', () => {
    const { price, isShort } = planned(p, 0)
    expect([price > 0, isShort]).toEqual([true, true])
    kingdomOf(p, 0).gold = price
    expect(planned(p, 0).isShort).toBe(false)
  })
})

describe('wars', () => {
  const armed = scene({ seats: 4, kingdoms: [{ top: ['knight'] }, {}, {}, { top: ['knight'] }] })
  const own = standing(armed, 0).strength.total

  it('PT-WAR-3: are with the neighbours, left first; who sits further away is no rival', () => {
    expect(warsOf(armed, 0, own).map(({ rival }) => rival)).toEqual([1, 3])
    expect(
      seatsOf(4)
        .slice(1)
        .map(other => sideOf(armed, 0, other)),
    ).toEqual(['left', null, 'right'])
  })
  it('with two there is one war and no side', () => {
    const two = scene({ seats: 2, options: BASE })
    expect(warsOf(two, 0, 0).map(({ rival }) => rival)).toEqual([1])
    expect(sideOf(two, 0, 1)).toBeNull()
  })
  it('show the other strength once cards lie open, and their end once nothing can change it', () => {
    expect(warsOf(armed, 0, 9)[0]).toEqual({ rival: 1, own: 9, other: null, won: null })
    expect(warsOf(at(armed, 'effects'), 0, own)).toEqual([
      { rival: 1, own, other: 0, won: null },
      { rival: 3, own, other: own, won: null },
    ])
    expect(warsOf(at(armed, 'keep'), 0, own).map(({ won }) => won)).toEqual([1, 1])
  })
  it('stand as they were fought while kingdoms build', () => {
    const fought = at(armed, 'build')
    kingdomOf(fought, 0).strength = 2
    kingdomOf(fought, 1).strength = 3
    expect(warsOf(fought, 0, 9)[0]).toEqual({ rival: 1, own: 2, other: 3, won: 0 })
  })
})

describe('construction', () => {
  const p = at(scene({ kingdoms: [{ gold: 20, top: [], buildings: { tavern: 1, town: 1 } }] }), 'build')
  const tavern = buildingNumber('tavern')

  it('by an upgrade leads to level II', () => {
    expect(construction(p, 0, { kind: 'upgrade', building: tavern })).toMatchObject({ building: tavern, level: 2 })
  })
  it('of a Titan is free', () => {
    expect(construction(p, 0, { kind: 'found', building: tavern })).toEqual({ building: tavern, level: 1, gold: 0 })
  })
  it('is nothing that passing does', () => {
    expect(construction(p, 0, { kind: 'pass' })).toBeNull()
  })
})

it('the step of the Deployment effects has a name', () => {
  const p = scene({})
  expect(effectStep({ ...p, step: STEPS.rejuvenate })).toBe('rejuvenate')
  expect(effectStep({ ...p, step: 0 })).toBeUndefined()
})

it('PT-SOLO-6: the armies of the Lich King are a range until the card of the round is turned up', () => {
  const p = scene({ seats: 1 })
  expect(lichArmies(p).left).toHaveLength(5)
  p.lich.necropolis = [0]
  Object.assign(p.lich, { left: 3, right: 5 })
  expect(lichArmies(p)).toEqual({ left: [3], right: [5] })
})
