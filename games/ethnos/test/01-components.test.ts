import { describe, expect, it } from 'vitest'
import { deckOf, SKELETON } from '../cards.ts'
import { GLORY_TOKENS, TROLL_TOKENS } from '../content/boards.ts'
import { KINGDOMS } from '../content/kingdoms.ts'
import { DRAGONS, MARKERS_PER_PLAYER } from '../content/table.ts'
import { TRIBES, type Tribe } from '../content/tribes.ts'
import { scene } from './builders.ts'

const total = (tribes: readonly Tribe[]) => deckOf(tribes).reduce((sum, copies) => sum + copies, 0)
const every = TRIBES.map((_, tribe) => tribe as Tribe)

describe('Components', () => {
  it('ET-COMP-1: six kingdoms, 18 glory tokens, 26 markers for each of six players', () => {
    expect(KINGDOMS).toHaveLength(6)
    expect(GLORY_TOKENS).toHaveLength(18)
    expect(GLORY_TOKENS.filter(token => token.fourPlus)).toHaveLength(6)
    expect(MARKERS_PER_PLAYER * 6).toBe(156)
  })

  it('ET-COMP-2: twelve tribes of 12 cards, halflings 24, 156 in all, and three dragons', () => {
    expect(every.map(tribe => total([tribe]))).toEqual(TRIBES.map(id => (id === 'halfling' ? 24 : 12)))
    expect(total(every)).toBe(156)
    expect(DRAGONS).toBe(3)
  })

  it('ET-COMP-3 ET-R-8: two cards a colour, halflings four, skeletons without colour', () => {
    const counts = deckOf(every)
    expect(counts[SKELETON]).toBe(12)
    for (const [tribe, id] of TRIBES.entries())
      if (id !== 'skeleton')
        expect(counts.slice(tribe * 6, tribe * 6 + 6)).toEqual(new Array(6).fill(id === 'halfling' ? 4 : 2))
  })

  it('ET-COMP-4: six troll tokens, a horde board for everybody', () => {
    expect(TROLL_TOKENS).toEqual([1, 2, 3, 4, 5, 6])
    expect(scene(6).hordes).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('ET-COMP-5: the kingdoms in their canonical order', () => {
    expect(KINGDOMS).toEqual(['pelagon', 'straton', 'ithys', 'althea', 'rhea', 'duris'])
  })
})
