import { describe, expect, it } from 'vitest'
import { addAt, elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { NONE } from '../position.ts'
import { game } from '../rules/game.ts'
import { bandGlory, scoredSize, shareOut } from '../rules/scoring.ts'
import { band, cards, endTheAge, kingdom, markersIn, scene } from './builders.ts'

/** What each seat gains in a kingdom with these markers, tokens and age. */
function gainsIn(seats: number, age: number, markers: number[], tokens: number[], trolls = {}): readonly number[] {
  const p = scene(seats, { age, markers: { duris: markers }, tokens: { duris: tokens }, trolls })
  const scored = endTheAge(p).find(event => event.kind === 'kingdom-scored' && event.kingdom === kingdom('duris'))
  return scored?.kind === 'kingdom-scored' ? scored.gains : []
}

describe('End of an age', () => {
  it('ET-END-1 ET-R-33: hands are discarded unseen and not offered in the row', () => {
    const p = scene(4, { hands: { 0: cards('rhea elf'), 2: cards('duris orc', 'skeleton') } })
    p.hordes[1] = 1
    const events = endTheAge(p)
    expect(p.hands.map(hand => hand.length)).toEqual([0, 0, 0, 0])
    expect(p.row).toEqual([])
    expect(p.discard).toHaveLength(3)
    expect(events.some(event => event.kind === 'laid-out')).toBe(false)
    expect(game.view(p, 2).discard).toEqual([-1, -1, -1])
  })

  it('ET-END-2 ET-END-3 ET-END-4 ET-END-5 ET-END-6 ET-END-7: the steps in their order', () => {
    const p = scene(4, { merfolk: [1, 0, 0, 0], bands: [band(1, 'rhea giant', 'rhea elf', 'skeleton')] })
    p.giant = 0
    p.hordes[2] = 1
    const kinds = endTheAge(p).map(event => event.kind)
    expect(kinds.slice(2)).toEqual([
      ...new Array(6).fill('kingdom-scored'),
      'merfolk-scored',
      'giant-scored',
      'skeletons-left',
      'bands-scored',
    ])
    expect(p.agenda).toEqual([{ kind: 'hordes', seat: 2, amount: 0 }])
  })

  it('ET-R-29: kingdoms are told in canonical order, each on its own', () => {
    const scored = endTheAge(scene(4)).flatMap(event => (event.kind === 'kingdom-scored' ? [event.kingdom] : []))
    expect(scored).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('ET-END-9: glory, markers, swimmers and hordes stay for the next age', () => {
    const p = scene(4, {
      glory: [9, 8, 7, 6],
      markers: { rhea: [1, 2] },
      tokens: { rhea: [4, 6, 8] },
      merfolk: [2, 0, 0, 0],
    })
    endTheAge(p)
    expect(p.age).toBe(2)
    expect(p.glory).toEqual([10, 12, 7, 6])
    expect([markersIn(p, 0, 'rhea'), markersIn(p, 1, 'rhea'), p.merfolk[0]]).toEqual([1, 2, 2])
  })

  it('ET-END-10: after the last age the game is over and the bands lie for the tie-break', () => {
    const p = scene(4, { age: 3, bands: [band(1, 'rhea orc', 'skeleton')] })
    endTheAge(p)
    expect(game.toMove(p)).toEqual([])
    expect(game.outcome(p)?.places).toHaveLength(4)
    expect(p.bands).toEqual([band(1, 'rhea orc')])
  })

  it('ET-END-11: a discard pile exists only until the next age begins', () => {
    const p = scene(4, { hands: { 1: cards('rhea elf') }, row: cards('duris orc') })
    p.hordes[0] = 1
    endTheAge(p)
    expect([p.discard, p.row]).toEqual([cards('rhea elf'), cards('duris orc')])
    game.play(p, 0, { kind: 'hordes', cash: false }, Rng.fromSeed('next age'), null)
    expect(p.discard).toEqual([])
  })
})

describe('Scoring', () => {
  it('ET-SCORE-1: in the first age the most markers take token I', () => {
    expect(gainsIn(4, 1, [3, 2, 1, 0], [2, 4, 8])).toEqual([2, 0, 0, 0])
  })

  it('ET-SCORE-2 ET-EX-5: in the second the most take II and the second most I', () => {
    expect(gainsIn(4, 2, [3, 2, 1, 0], [2, 4, 8])).toEqual([4, 2, 0, 0])
  })

  it('ET-SCORE-3: in the third the places take III, II and I', () => {
    expect(gainsIn(4, 3, [1, 4, 2, 3], [2, 4, 8])).toEqual([0, 8, 2, 4])
  })

  it('ET-SCORE-4 ET-R-18: nobody without a marker takes a place; the reward is lost', () => {
    expect(gainsIn(4, 3, [0, 4, 0, 0], [2, 4, 8])).toEqual([0, 8, 0, 0])
  })

  it('ET-SCORE-5 ET-EX-6: equals share what their places pay together, rounded down', () => {
    expect(gainsIn(4, 2, [3, 3, 1, 0], [2, 4, 8])).toEqual([3, 3, 0, 0])
    expect(gainsIn(4, 3, [3, 3, 3, 1], [2, 4, 8])).toEqual([4, 4, 4, 0])
    expect(gainsIn(4, 1, [3, 3, 1, 0], [2, 4, 8])).toEqual([1, 1, 0, 0])
  })

  it('ET-SCORE-5: the next player takes the place after all of them', () => {
    expect(gainsIn(4, 3, [3, 3, 2, 1], [2, 4, 8])).toEqual([6, 6, 2, 0])
  })

  it('ET-SCORE-6 ET-TRIBE-TROLL-3 ET-EX-19: the troll sum breaks a tie, the highest token breaks equal sums', () => {
    expect(gainsIn(4, 2, [3, 3, 1, 0], [2, 4, 8], { 1: 1 })).toEqual([2, 4, 0, 0])
    expect(gainsIn(4, 2, [3, 3, 1, 0], [2, 4, 8], { 1: 0, 4: 0, 5: 1 })).toEqual([2, 4, 0, 0])
  })

  it('ET-R-27: three equals are ranked in full; those without tokens still share', () => {
    expect(gainsIn(4, 3, [2, 2, 2, 2], [2, 4, 8], { 5: 3 })).toEqual([2, 2, 2, 8])
    expect(gainsIn(4, 3, [2, 2, 2, 0], [2, 4, 8], { 5: 2, 1: 0 })).toEqual([4, 2, 8, 0])
  })

  it('ET-R-28: trolls decide in kingdoms and on the merfolk board, not who starts', () => {
    const p = scene(4, { merfolk: [4, 4, 0, 0], trolls: { 6: 1 }, glory: [0, 0, 9, 9] })
    const events = endTheAge(p)
    expect(events).toContainEqual({ kind: 'merfolk-scored', gains: [0, 1, 0, 0] })
    const q = scene(4, { trolls: { 6: 1 }, glory: [5, 0, 0, 9] })
    q.agenda = [{ kind: 'turn', seat: 0, amount: 0 }]
    endTheAge(q)
    expect(elementAt(q.agenda, 0).seat).toBe(1)
    const r = scene(4, { trolls: { 6: 2 }, glory: [5, 0, 0, 9] })
    endTheAge(r)
    expect(elementAt(r.agenda, 0).seat).toBe(1)
  })

  it('ET-SCORE-7: tokens are not used up', () => {
    const p = scene(4, { markers: { duris: [3, 2] }, tokens: { duris: [2, 4, 8] } })
    endTheAge(p)
    p.agenda = [{ kind: 'turn', seat: 0, amount: 0 }]
    endTheAge(p)
    expect(p.glory.slice(0, 2)).toEqual([2 + 4, 2])
  })

  it.each([
    [1, 0],
    [2, 1],
    [3, 3],
    [4, 6],
    [5, 10],
    [6, 15],
    [9, 15],
    [11, 15],
  ])('ET-SCORE-8: a band of %i gives %i', (size, glory) => {
    expect(bandGlory(size)).toBe(glory)
  })

  it('ET-SCORE-8 ET-EX-7: every band on its own: 2, 3 and 4 cards give 1 + 3 + 6', () => {
    const p = scene(4, {
      bands: [
        band(1, 'rhea orc', 'rhea elf'),
        band(1, 'duris orc', 'duris elf', 'duris troll'),
        band(1, 'ithys orc', 'ithys elf', 'ithys troll', 'ithys giant'),
      ],
    })
    const events = endTheAge(p)
    expect(events).toContainEqual({ kind: 'bands-scored', seat: 1, sizes: [2, 3, 4], glory: 10 })
  })

  it('ET-TRIBE-SKELETON-3 ET-TRIBE-DWARF-1: what a band will count for is known while its skeletons still stand in it', () => {
    const sizes = [band(0, 'rhea orc', 'rhea elf', 'skeleton', 'skeleton'), band(0, 'rhea dwarf', 'skeleton')].map(
      scoredSize,
    )
    expect(sizes).toEqual([2, 2])
  })

  it('ET-R-26: three dwarves count as four and give 6', () => {
    const p = scene(4, { bands: [band(1, 'rhea dwarf', 'duris dwarf', 'ithys dwarf')] })
    endTheAge(p)
    expect(p.glory[1]).toBe(6)
  })

  it('ET-R-25: harpies do nothing at the end of an age', () => {
    const p = scene(4, { bands: [band(1, 'rhea harpy')] })
    endTheAge(p)
    expect(p.glory).toEqual([0, 0, 0, 0])
  })

  it('ET-SCORE-9: glory has no upper limit', () => {
    const p = scene(4, { glory: [0, 240, 0, 0], bands: [band(1, 'rhea orc', 'rhea elf', 'rhea troll')] })
    endTheAge(p)
    expect(p.glory[1]).toBe(243)
  })

  it('ET-SCORE-1 to ET-SCORE-6, ET-2P-2 to ET-2P-4: as the rulebook spells it, in a thousand kingdoms', () => {
    const rng = Rng.fromSeed('kingdoms')
    for (let n = 0; n < 1000; n++) {
      const seats = 2 + rng.below(5)
      const age = 1 + rng.below(seats < 4 ? 2 : 3)
      const counts = Array.from({ length: seats }, () => rng.below(4))
      const values = Array.from({ length: seats < 4 ? 2 : 3 }, () => 2 * rng.below(6)).sort((a, b) => a - b)
      const trolls = Array.from({ length: 6 }, () => (rng.below(2) === 0 ? NONE : (rng.below(seats) as Seat)))
      expect(shareOut({ seats, age, trolls }, counts, values)).toEqual(
        bySpelling({ seats, age, trolls }, counts, values),
      )
    }
  })
})

/** Everybody's rewards of the age, from the best place down; with two players the second age has one reward alone. */
function bySpelling(
  { seats, age, trolls }: { seats: number; age: number; trolls: readonly number[] },
  counts: readonly number[],
  values: readonly number[],
): number[] {
  const isLastOfTwo = seats === 2 && age === 2
  const present = counts.filter(count => count > 0).length
  const rewards = values.slice(0, age).reverse()
  if (isLastOfTwo && present === 1) addAt(rewards, 0, elementAt(rewards, 1))
  if (isLastOfTwo) rewards.length = 1
  const strength = counts.map((count, seat) => {
    const mine = trolls.flatMap((owner, i) => (owner === seat ? [i + 1] : []))
    return count * 10_000 + mine.reduce((sum, value) => sum + value, 0) * 100 + Math.max(0, ...mine)
  })
  return counts.map((count, seat) => {
    if (count === 0) return 0
    const ahead = strength.filter((other, i) => elementAt(counts, i) > 0 && other > elementAt(strength, seat)).length
    const level = strength.filter((other, i) => elementAt(counts, i) > 0 && other === strength[seat]).length
    const pot = Array.from({ length: level }, (_, i) => rewards[ahead + i] ?? 0).reduce(
      (sum, reward) => sum + reward,
      0,
    )
    return Math.floor(pot / level)
  })
}
