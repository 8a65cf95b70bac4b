import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { type CardId, cardNumber } from '../content/cards.ts'
import { LICH_KING, NECROPOLIS } from '../content/solo.ts'
import type { PaperTalesOptions } from '../facts.ts'
import type { PaperTalesPosition } from '../position.ts'
import { game } from '../rules/game.ts'
import { SOURCES } from '../rules/ledger.ts'
import { words as en } from '../text/words.en.ts'
import {
  BASE,
  deploy,
  EVERYTHING,
  endRound,
  eventsOf,
  idleUntil,
  type KingdomSetting,
  kingdomOf,
  namesOf,
  play,
  scene,
  untilStage,
} from './builders.ts'

const opening = (difficulty: PaperTalesOptions['difficulty'] = '0', options = BASE, seed = 'solo') =>
  game.setup({ ...options, difficulty }, 1, Rng.fromSeed(seed))

const kings = (...ids: (typeof LICH_KING)[number]['id'][]) => ids.map(id => LICH_KING.findIndex(card => card.id === id))

interface SoloSetting {
  readonly kingdom?: KingdomSetting
  readonly round?: number
  readonly left?: readonly CardId[]
  readonly right?: readonly CardId[]
  readonly lich?: readonly (typeof LICH_KING)[number]['id'][]
}

function solo({ kingdom = {}, round = 1, left = [], right = [], lich = [] }: SoloSetting): PaperTalesPosition {
  const p = scene({ seats: 1, round, options: EVERYTHING, kingdoms: [kingdom] })
  p.lich.leftCrypt = left.map(cardNumber)
  p.lich.rightCrypt = right.map(cardNumber)
  p.lich.cards = kings(...lich)
  return p
}

/** The Necropolis card that was turned up in this round. */
const turnedUp = (p: PaperTalesPosition) =>
  elementAt(NECROPOLIS, elementAt(p.lich.necropolis, p.lich.necropolis.length - 1))

describe('solo', () => {
  it('PT-SOLO-1: the usual setup with any sets', () => {
    for (const options of [BASE, EVERYTHING]) {
      const p = opening('2', options)
      expect(p.kingdoms).toHaveLength(1)
      expect(kingdomOf(p, 0).gold).toBe(3)
      expect(p.available).toHaveLength(options === BASE ? 5 : 7)
    }
  })

  it('PT-SOLO-2: twenty Necropolis cards in four eras, one of each turned up in its round', () => {
    expect([1, 2, 3, 4].map(era => NECROPOLIS.filter(card => card.era === era).length)).toEqual([5, 5, 5, 5])
    const p = opening()
    idleUntil(p, () => false)
    expect(p.lich.necropolis.map(card => elementAt(NECROPOLIS, card).era)).toEqual([1, 2, 3, 4])
  })

  it('PT-SOLO-3: the difficulty is the number of open Lich King cards', () => {
    for (const difficulty of ['0', '1', '2', '3', '4'] as const) {
      const p = opening(difficulty)
      expect(p.lich.cards).toHaveLength(Number(difficulty))
      expect(game.view(p, null).lich.cards).toEqual(p.lich.cards)
    }
  })

  it('PT-SOLO-4: five times three cards: one to the hand, one to each crypt', () => {
    const p = opening()
    for (let n = 1; n <= 5; n++) {
      const { packet } = kingdomOf(p, 0)
      const [a, b, c] = [elementAt(packet, 0), elementAt(packet, 1), elementAt(packet, 2)]
      play(p, 0, { kind: 'muster', card: b, left: c }, `muster ${n}`)
      expect(kingdomOf(p, 0).hand).toContain(b)
      expect(p.lich.leftCrypt).toContain(c)
      expect(p.lich.rightCrypt).toContain(a)
    }
    expect(p.stage).toBe('plan')
    expect([kingdomOf(p, 0).hand.length, p.lich.leftCrypt.length, p.lich.rightCrypt.length]).toEqual([5, 5, 5])
    expect(game.objection(opening(), 0, { kind: 'muster', card: 0, left: 82 })?.code).toBe('not-in-trio')
  })

  it('PT-SOLO-5: crypts are open and go to the discard pile after the war', () => {
    const p = solo({ left: ['knight'], right: ['dragon', 'farmer'] })
    expect(namesOf(game.view(p, null).lich.rightCrypt)).toEqual(['dragon', 'farmer'])
    deploy(p)
    expect([p.lich.leftCrypt, p.lich.rightCrypt]).toEqual([[], []])
    expect(p.discardSize).toBe(3)
  })

  it('PT-SOLO-6: an army is its number and the strongest printed strength of its crypt', () => {
    const p = solo({ left: ['colossus', 'farmer'], right: ['shapeshifter', 'shield-of-power'], lich: ['lich-march'] })
    deploy(p)
    const { leftBase, rightBase } = turnedUp(p)
    expect([p.lich.left, p.lich.right]).toEqual([leftBase + 1 + 2, rightBase + 0 + 2])
  })

  it('PT-SOLO-6: each army has the strongest of its own crypt', () => {
    const p = solo({ left: ['knight', 'farmer'], right: ['demon', 'archer'] })
    deploy(p)
    const { leftBase, rightBase } = turnedUp(p)
    expect([p.lich.left, p.lich.right]).toEqual([leftBase + 4, rightBase + 7])
  })

  it('PT-SOLO-7: he scores for each army that is not weaker than the kingdom, one by one', () => {
    const warPoints = (left: CardId, right: CardId) => {
      const p = solo({ kingdom: { top: ['kraken'] }, left: [left], right: [right] })
      const events = deploy(p)
      const scored = eventsOf(events, 'lich-vp').filter(event => SOURCES[event.source] === 'war')
      return [kingdomOf(p, 0).warsWon, scored.map(event => event.amount)]
    }
    // A Kraken in the crypt outweighs the one in the kingdom by the army's own number.
    expect(warPoints('kraken', 'farmer')).toEqual([1, [3]])
    expect(warPoints('farmer', 'kraken')).toEqual([1, [3]])
    expect(warPoints('farmer', 'farmer')).toEqual([2, []])
    expect(warPoints('kraken', 'kraken')).toEqual([0, [6]])
  })

  it('PT-SOLO-6: before the war nothing is told of the armies, not even of last round’s', () => {
    const p = solo({ left: ['knight'] })
    const told = (now: PaperTalesPosition) => en.sketch(now, 0, () => 'Anna').includes('armies')
    expect(told(p)).toBe(false)
    deploy(p)
    expect(told(p)).toBe(true)
    endRound(p)
    expect(told(p)).toBe(false)
  })

  it('PT-SOLO-7 PT-RUL-55: both armies are fought, a tie scores for both sides', () => {
    const p = solo({ kingdom: { top: ['demon', 'knight'] } })
    const events = deploy(p)
    expect(eventsOf(events, 'war').map(war => [war.army, war.won])).toEqual([
      ['left', 1],
      ['right', 1],
    ])
    expect(kingdomOf(p, 0).warsWon).toBe(2)
    expect(kingdomOf(p, 0).vp).toBe(6)
    const weak = solo({})
    const lost = deploy(weak)
    const won = eventsOf(lost, 'lich-vp').filter(event => SOURCES[event.source] === 'war')
    expect(won.map(event => event.amount)).toEqual([6])
    expect(kingdomOf(weak, 0).vp).toBe(0)
  })

  it('PT-SOLO-8 PT-SOLO-9: flat points and what the Necropolis card counts in both crypts', () => {
    const left = ['hunter', 'dragon', 'shield-of-power'] as const
    const right = ['farmer', 'woodcutter', 'miner', 'golem'] as const
    const counts = { reapers: 2, wrights: 1, wraiths: 2, paupers: 1, lords: 2 }
    for (let n = 0; n < 12; n++) {
      const p = solo({ round: 3, left, right, kingdom: { top: ['kraken', 'demon'] } })
      const events = play(p, 0, { kind: 'ready' }, `necropolis ${n}`)
      const { id, flatVP } = turnedUp(p)
      const scored = eventsOf(events, 'lich-vp').find(event => SOURCES[event.source] === id)
      const kind = elementAt(
        Object.entries(counts).filter(([name]) => id.endsWith(name)),
        0,
      )
      expect(scored?.amount).toBe(flatVP + kind[1])
    }
  })

  it('PT-SOLO-9: an artifact counts as a card of cost 1', () => {
    const p = solo({ round: 1, left: ['shield-of-power', 'cursed-crown'] })
    const events = deploy(p)
    const id = turnedUp(p).id
    const scored = eventsOf(events, 'lich-vp').some(event => SOURCES[event.source] === id)
    expect(scored).toBe(false)
  })

  it('PT-SOLO-10: Lich King cards score in their phases', () => {
    const p = solo({
      round: 4,
      kingdom: { gold: 5, top: ['knight+1', 'farmer+1'], buildings: { town: 2 } },
      lich: ['lich-harvest', 'lich-tithe', 'lich-ruin'],
    })
    const events = [...deploy(p), ...endRound(p)]
    const points = (id: string) =>
      eventsOf(events, 'lich-vp')
        .filter(event => SOURCES[event.source] === id)
        .reduce((sum, event) => sum + event.amount, 0)
    expect(points('lich-tithe')).toBe(Math.floor((5 + 2) / 3))
    expect(points('lich-harvest')).toBe(2)
    expect(points('lich-ruin')).toBe(p.available.length - 1)
  })

  it('PT-SOLO-11: only more points than the Lich King win', () => {
    const finish = (vp: number) => {
      const p = solo({ round: 4, kingdom: { vp } })
      deploy(p)
      endRound(p)
      return { places: game.outcome(p)?.places, lead: kingdomOf(p, 0).vp - p.lich.vp }
    }
    expect(finish(90).places).toEqual([1])
    expect(finish(0).places).toEqual([2])
    const lich = solo({ round: 4, kingdom: { vp: 50 } })
    deploy(lich)
    endRound(lich)
    lich.lich.vp = kingdomOf(lich, 0).vp
    expect(game.outcome(lich)?.places).toEqual([2])
  })

  it('PT-SOLO-12: deployment, income, build and aging are as usual', () => {
    const p = solo({ kingdom: { gold: 3, hand: ['knight'], top: ['farmer+1'] } })
    deploy(p, { top: ['knight'] })
    untilStage(p, 'build')
    expect(kingdomOf(p, 0).gold).toBe(3 - 1 + 2)
    endRound(p)
    expect(kingdomOf(p, 0).age.filter(age => age > 0)).toEqual([1])
  })
})
