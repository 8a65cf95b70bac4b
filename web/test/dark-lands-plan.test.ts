import { describe, expect, it } from 'vitest'
import { darkLands } from '../../games/dark-lands/index.ts'
import type { DarkLandsMove } from '../../games/dark-lands/position.ts'
import { follow, isForeseen } from '../../games/dark-lands/table/course.ts'
import { createMatch, playUnchecked } from '../../kernel/match.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'

const { game } = darkLands

/** Plays games by chance; every stretch of foreseeable moves by one seat is planned beforehand on its view alone. */
function comparePlans(players: number, seed: string): number {
  const created = createMatch(game, players, {}, seed)
  if (!created.ok) throw new Error(created.error.code)
  const match = created.value
  const chance = Rng.fromSeed(seed)
  let compared = 0
  for (let asked = game.toMove(match.position); asked.length > 0; asked = game.toMove(match.position)) {
    const seat = asked[asked.length - 1]
    const plan = planSomething(game.view(match.position, seat), seat, chance)
    for (const { move, view } of plan) {
      playUnchecked(match, seat, move)
      expect(view, `${move.kind} after ${match.log.length} moves of "${seed}"`).toEqual(game.view(match.position, seat))
      compared++
    }
    const moves = game.moves(game.view(match.position, seat), seat)
    if (moves.length > 0) playUnchecked(match, seat, chance.pick(moves))
  }
  return compared
}

/** Whatever comes by chance, one to six foreseeable moves; legal by the list of moves of the planned view. */
function planSomething(from: ReturnType<typeof game.view>, seat: Seat, chance: Rng) {
  const moves: DarkLandsMove[] = []
  const wanted = 1 + chance.below(6)
  for (let view = from; moves.length < wanted; ) {
    const open = game.moves(view, seat).filter(isForeseen)
    if (open.length === 0) break
    moves.push(chance.pick(open))
    view = follow(game, from, seat, moves).at(-1)?.view ?? view
  }
  return follow(game, from, seat, moves)
}

describe('the turn plan', () => {
  it.each([2, 3, 4, 5])('of %i players foresees exactly the view that playing it gives', players => {
    let compared = 0
    for (let game = 0; game < 12; game++) compared += comparePlans(players, `plan ${game}`)
    expect(compared).toBeGreaterThan(300)
  })

  it('stops at the first step that is not legal', () => {
    const created = createMatch(game, 2, {}, 'stop')
    if (!created.ok) throw new Error(created.error.code)
    const match = created.value
    for (const seat of [0, 1] as const) playUnchecked(match, seat, { kind: 'choose', companions: [0, 1] })
    const [seat] = game.toMove(match.position)
    const view = game.view(match.position, seat)
    const twice: DarkLandsMove[] = [{ kind: 'buy', companion: 2 }, { kind: 'buy', companion: 2 }, { kind: 'proceed' }]
    expect(follow(game, view, seat, twice).map(step => step.move)).toEqual([{ kind: 'buy', companion: 2 }])
    expect(view.coins[seat]).toBe(25)
  })
})
