import { describe, expect, it } from 'vitest'
import { HIDDEN } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { facts } from '../facts.ts'
import { game } from '../rules/game.ts'
import { warsWon } from '../rules/war.ts'
import {
  BASE,
  deploy,
  EVERYTHING,
  eventsOf,
  gained,
  idleUntil,
  type KingdomSetting,
  kingdomOf,
  play,
  scene,
} from './builders.ts'

const opening = (duel: boolean) => game.setup({ ...BASE, duel }, 2, Rng.fromSeed('two'))
const war = (duel: boolean, ...kingdoms: KingdomSetting[]) => {
  const p = scene({ seats: 2, options: { ...EVERYTHING, duel }, kingdoms })
  const events = deploy(p)
  return { p, events, wins: p.kingdoms.map(k => k.warsWon), vp: p.kingdoms.map(k => k.vp) }
}

describe('two players', () => {
  it('PT-2P-1: the special rules are an option for two, on by default', () => {
    expect(facts.options.find(spec => spec.id === 'duel')).toMatchObject({ default: true, seats: [2] })
    expect(opening(true).duel).toBe(true)
  })

  it('PT-2P-2 PT-2P-3: packets of 9, 7, 5, 3 and 1, one kept and one discarded each time, five cards in the end', () => {
    const p = opening(true)
    const sizes = [kingdomOf(p, 0).packet.length]
    const events = idleUntil(p, now => {
      const size = kingdomOf(now, 0).packet.length
      if (size !== sizes.at(-1)) sizes.push(size)
      return now.stage === 'plan'
    })
    expect(sizes).toEqual([9, 7, 5, 3, 0])
    expect(eventsOf(events, 'passed').map(event => event.cards)).toEqual([7, 5, 3, 1])
    expect(p.kingdoms.map(k => k.hand.length)).toEqual([5, 5])
    expect(p.discardSize).toBe(2 * 4)
  })

  it('PT-2P-2: one card is not enough: one must be discarded too', () => {
    const p = opening(true)
    expect(game.objection(p, 0, { kind: 'pick', card: elementAt(kingdomOf(p, 0).packet, 0) })?.code).toBe(
      'must-discard-one',
    )
  })

  it('PT-RUL-49: the discarded card is not shown, and both packets go to the same person', () => {
    const p = opening(true)
    const first = kingdomOf(p, 0).packet
    const second = kingdomOf(p, 1).packet
    play(p, 0, { kind: 'split', card: elementAt(first, 0), discard: elementAt(first, 8) })
    play(p, 1, { kind: 'split', card: elementAt(second, 0), discard: elementAt(second, 8) })
    expect(kingdomOf(p, 1).packet).toEqual(first.slice(1, 8))
    expect(p.buried.every(count => count === 0)).toBe(true)
    expect(game.view(p, 1).discard.every(count => count === HIDDEN)).toBe(true)
  })

  it('PT-2P-4: at least as strong wins one war', () => {
    expect(war(true, { top: ['knight'] }, { top: ['rogue'] }).wins).toEqual([1, 0])
    expect(war(true, { top: ['knight'] }, { top: ['knight'] }).wins).toEqual([1, 1])
  })

  it('PT-2P-5 PT-RUL-27: at least twice as strong wins two wars, for every ability', () => {
    const { wins, vp, events } = war(true, { top: ['commander'] }, { top: ['hunter'] })
    expect(wins).toEqual([2, 0])
    expect(vp).toEqual([6 + 2, 0])
    expect(gained(events, 'vp', 0, 'commander')).toBe(2)
  })

  it('PT-RUL-28: 0 against 0 is one war for each, 1 against 0 a double win', () => {
    expect(warsWon(0, 0, true)).toBe(1)
    expect(warsWon(1, 0, true)).toBe(2)
    expect(war(true, {}, {}).vp).toEqual([3, 3])
  })

  it('PT-RUL-3: without the option, five cards and one war a round', () => {
    expect(opening(false).kingdoms.map(k => k.packet.length)).toEqual([5, 5])
    expect(war(false, { top: ['demon'] }, {}).wins).toEqual([1, 0])
  })
})
