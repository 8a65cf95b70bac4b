import { describe, expect, it } from 'vitest'
import { sameData } from '../../../kernel/json.ts'
import { Judge } from '../../../kernel/judgement.ts'
import { elementAt, entryOf } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { guess } from '../bot/guess.ts'
import { judgement } from '../bot.ts'
import { type TekMove, type TekPosition, topFrame } from '../position.ts'
import { game } from '../rules/game.ts'
import { weights } from '../weights/index.ts'

describe('The bot’s judgement', () => {
  it.each(['random', 'drafted', 'chosen'] as const)('has a number for every position, peoples %s', factions => {
    const judge = new Judge(judgement)
    const rng = Rng.fromSeed(`judge ${factions}`)
    const p = game.setup({ factions, territories: 'chosen', exploration: true, first: 'random' }, 4, rng)
    for (let n = 0; n < 400; n++) {
      const toMove = game.toMove(p)
      if (toMove.length === 0) break
      for (const seat of [0, 1, 2, 3] as const) expect(judge.evaluate(p, seat)).not.toBeNaN()
      const seat = rng.pick(toMove)
      const moves = judge.candidates(p, seat, game.moves(p, seat))
      expect(moves.length).toBeGreaterThan(0)
      game.play(p, seat, rng.pick(moves), rng, null)
    }
  })
})

const trained = entryOf(weights.versions, weights.active)

/** Shows every decision of a few games in which everybody follows a guess. */
function eachDecision(
  seats: number,
  exploration: boolean,
  games: number,
  see: (p: TekPosition, seat: Seat) => void,
): void {
  for (let number = 0; number < games; number++) {
    const rng = Rng.fromSeed(`guess ${seats} ${number}`)
    const p = game.setup({ factions: 'random', territories: 'random', exploration, first: 'random' }, seats, rng)
    for (let asked = game.toMove(p); asked.length > 0; asked = game.toMove(p)) {
      for (const seat of asked) see(p, seat)
      const seat = elementAt(asked, 0)
      game.play(p, seat, guess(p, seat, trained, rng) ?? rng.pick(game.moves(p, seat)), rng, null)
    }
  }
}

describe('A guess', () => {
  it.each([2, 3, 4, 5])('is a legal move and leaves the position as it was, %i players', seats => {
    const fate = Rng.fromSeed('taste')
    let guessed = 0
    let asked = 0
    eachDecision(seats, true, 2, (p, seat) => {
      const before = game.clone(p)
      const moves = game.moves(p, seat)
      for (const move of [guess(p, seat, trained), guess(p, seat, trained, fate)]) {
        asked++
        if (!move) continue
        guessed++
        expect(moves.filter(legal => sameData(legal, move))).toHaveLength(1)
      }
      expect(p).toEqual(before)
    })
    expect(guessed / asked).toBeGreaterThan(0.8)
  })

  it.each([2, 4])('is what a look one step ahead finds best, but for little, %i players', seats => {
    const judge = new Judge(judgement)
    const rng = Rng.fromSeed('look')
    let compared = 0
    let same = 0
    let lost = 0
    eachDecision(seats, false, 4, (p, seat) => {
      const move = topFrame(p)?.kind === 'select' ? null : guess(p, seat, trained)
      const moves = judge.candidates(p, seat, game.moves(p, seat))
      if (!move || moves.length === 1) return
      const worthAfter = (one: TekMove): number => {
        const after = game.clone(p)
        game.play(after, seat, one, rng, null)
        return judge.evaluate(after, seat)
      }
      const missed = Math.max(...moves.map(worthAfter)) - worthAfter(move)
      compared++
      lost += missed
      if (missed < 1e-9) same++
    })
    expect(same / compared).toBeGreaterThan(0.9)
    expect(lost / compared).toBeLessThan(0.05)
  })

  it('varies with fate alone', () => {
    const chosen = new Set<string>()
    let first: TekPosition | null = null
    eachDecision(4, false, 1, (p, _seat) => {
      if (!first && topFrame(p)?.kind === 'select') first = game.clone(p)
    })
    if (!first) throw new Error('nobody selected')
    const seat = elementAt(game.toMove(first), 0)
    const fate = Rng.fromSeed('fate')
    for (let n = 0; n < 50; n++) chosen.add(JSON.stringify(guess(first, seat, trained, fate)))
    expect(chosen.size).toBeGreaterThan(1)
    expect(guess(first, seat, trained)).toEqual(guess(first, seat, trained))
  })
})
