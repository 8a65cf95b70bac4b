import { describe, expect, it } from 'vitest'
import { Rng } from '../../../kernel/rng.ts'
import { FACTIONS } from '../content/factions.ts'
import { SIDE_IDS } from '../content/map.ts'
import type { TekEvent } from '../position.ts'
import { game } from '../rules/game.ts'

/** Random games until the end, two to five players in turn, with tokens in every other round. */
function* games(count: number) {
  for (let n = 0; n < count; n++) {
    const rng = Rng.fromSeed(`whole ${n}`)
    const exploration = n % 8 < 4
    const p = game.setup({ factions: 'random', territories: 'random', exploration, first: 'random' }, 2 + (n % 4), rng)
    const events: TekEvent[] = []
    for (let asked = game.toMove(p); asked.length > 0; asked = game.toMove(p)) {
      const seat = rng.pick(asked)
      game.play(p, seat, rng.pick(game.moves(p, seat)), rng, event => events.push(event))
    }
    yield { p, events }
  }
}

describe('whole games', () => {
  it('every people and every territory is met', () => {
    const peoples = new Set<number>()
    const lands = new Set<number>()
    for (const { p } of games(160)) {
      for (const faction of p.factions) peoples.add(faction)
      for (const side of p.lands) lands.add(side)
    }
    expect(peoples.size).toBe(FACTIONS.length)
    expect(lands.size).toBe(SIDE_IDS.length)
  })

  it('TEK-END-1: games end with armies, a tower or magic', () => {
    const ways = new Set([...games(160)].map(({ p }) => p.ending))
    for (const way of ['armies', 'tower', 'magic']) expect(ways).toContain(way)
  })
})
