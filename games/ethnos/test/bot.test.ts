import { describe, expect, it } from 'vitest'
import { Judge } from '../../../kernel/judgement.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { judgement } from '../bot.ts'
import { type EthnosMove, type EthnosPosition, NONE } from '../position.ts'
import { game } from '../rules/game.ts'
import { cards, kingdom, scene } from './builders.ts'

const judge = new Judge(judgement)
/** Nothing here is left to chance. */
const FATE = Rng.fromSeed('fate')
const TABLES = [2, 3, 4, 5, 6]

/** Plays a game as guessed, but now and then by chance, so that it gets about. */
function wander(seats: number, seed: string, visit: (p: EthnosPosition, seat: Seat, guess: EthnosMove) => void): void {
  const rng = Rng.fromSeed(seed)
  const p = game.setup({ tribes: 'random' }, seats, rng)
  for (let [seat] = game.toMove(p); seat !== undefined; [seat] = game.toMove(p)) {
    const guess = judge.guess(p, seat, true, FATE)
    if (!guess) throw new Error('there is a guess for every decision')
    visit(p, seat, guess)
    game.play(p, seat, rng.below(8) === 0 ? rng.pick(game.moves(p, seat)) : guess, rng, null)
  }
}

/** What the move is worth one step ahead, on the average of what chance may bring. */
function worthOf(p: EthnosPosition, seat: Seat, move: EthnosMove): number {
  let sum = 0
  for (let chance = 1; chance <= 4; chance++) {
    const after = game.clone(p)
    game.play(after, seat, move, Rng.fromSeed(`chance ${chance}`), null)
    sum += judge.evaluate(after, seat)
  }
  return sum / 4
}

describe('What the bot guesses', () => {
  it.each(TABLES)('is a legal move at a table of %i', seats => {
    wander(seats, `legal ${seats}`, (p, seat, guess) => expect(game.moves(p, seat)).toContainEqual(guess))
  })

  it.each(TABLES)('does not depend on what the mover cannot know at a table of %i', seats => {
    const rng = Rng.fromSeed('other worlds')
    wander(seats, `honest ${seats}`, (p, seat, guess) => {
      const other = game.imagine(game.view(p, seat), seat, rng)
      expect(judge.guess(other, seat, false, FATE)).toEqual(guess)
    })
  })

  it('is nearly as good as the best of all moves one step ahead, and mostly the same', () => {
    let decisions = 0
    let same = 0
    let lost = 0
    wander(4, 'compared', (p, seat, guess) => {
      const moves = judge.candidates(p, seat, game.moves(p, seat))
      if (moves.length === 1) return
      const loss = Math.max(...moves.map(move => worthOf(p, seat, move))) - worthOf(p, seat, guess)
      decisions++
      lost += loss
      if (loss < 1e-9) same++
    })
    expect(decisions).toBeGreaterThan(200)
    expect(same / decisions).toBeGreaterThan(0.75)
    expect(lost / decisions).toBeLessThan(0.4)
  })

  it('is the largest band when the hand is full, under the leader whose kingdom pays', () => {
    const five = ['pelagon orc', 'straton orc', 'ithys orc', 'althea orc', 'rhea orc']
    const hand = cards(...five, 'duris giant', 'duris dwarf', 'ithys elf', 'althea troll', 'rhea wizard')
    const none = [0, 0, 0]
    const tokens = { pelagon: none, straton: none, ithys: [2, 6, 10], althea: none, rhea: none, duris: none }
    expect(judge.guess(scene(4, { hands: { 0: hand }, tokens }), 0, true, FATE)).toEqual({
      kind: 'band',
      cards: cards(...five),
      leader: cards('ithys orc')[0],
      kingdom: kingdom('ithys'),
    })
  })

  it('is the open card that fits', () => {
    const hands = { 0: cards('rhea centaur', 'rhea minotaur') }
    const markers = { rhea: [4] }
    const p = scene(4, { hands, markers, row: cards('ithys dwarf', 'rhea elf', 'duris troll') })
    expect(judge.guess(p, 0, true, FATE)).toEqual({ kind: 'recruit', card: cards('rhea elf')[0] })
  })

  it('names no kingdom where no marker can be placed', () => {
    const hand = cards('rhea halfling', 'rhea halfling', 'ithys halfling', 'duris halfling')
    const p = scene(4, { hands: { 0: hand } })
    p.agenda = [{ kind: 'chain', seat: 0, amount: 1 }]
    expect(judge.guess(p, 0, true, FATE)).toMatchObject({ kind: 'band', cards: hand, kingdom: NONE })
  })
})
