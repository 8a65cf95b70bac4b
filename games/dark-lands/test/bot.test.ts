import { describe, expect, it } from 'vitest'
import { Judge } from '../../../kernel/judgement.ts'
import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { judgement } from '../bot.ts'
import { lookAhead } from '../lab/player.ts'
import type { DarkLandsMove, DarkLandsPosition } from '../position.ts'
import { game } from '../rules/game.ts'
import { capture, cards, cast, give, opening, type Setting, scene } from './builders.ts'

const choice = (p: DarkLandsPosition, seat: Seat = 0): DarkLandsMove =>
  lookAhead(p, seat, game.moves(p, seat), Rng.fromSeed('choice'), 4)

const EQUALS = { 0: [2, 1, 1], 1: [2, 1, 1], 2: [2, 1, 1] } as const

const held = (set: Setting) => scene(3, { companions: EQUALS, active: [false, true, true], ...set })

describe('How the bot judges', () => {
  it('takes the dearest region it can', () => {
    const p = held({
      hands: { 0: cards('swordsmen') },
      levels: [
        [[0, -1], 5],
        [[1, 0], 6],
      ],
      regions: [{ at: [0, 0], seat: 0, troop: 'catapult' }],
    })
    expect(choice(p)).toEqual(capture('swordsmen', [1, 0]))
  })

  it('plays Magic first where that opens a dearer region', () => {
    const p = held({
      hands: { 0: cards('strength-potion', 'spearmen') },
      levels: [
        [[0, -1], 4],
        [[1, 0], 7],
      ],
      regions: [{ at: [0, 0], seat: 0, troop: 'catapult' }],
    })
    expect(choice(p)).toEqual(cast('strength-potion'))
    game.play(p, 0, cast('strength-potion'), Rng.fromSeed('magic'), null)
    expect(choice(p)).toEqual(capture('spearmen', [1, 0]))
  })

  it('rather takes a poor region than lets a promising game end', () => {
    const p = held({ hands: { 0: cards('spearmen') }, active: [false, false, false], levels: [[[0, 0], 1]] })
    expect(choice(p)).toEqual(capture('spearmen', [0, 0]))
  })

  it('exchanges what it cannot use any more', () => {
    const p = held({
      hands: { 0: cards('knights', 'royal-guard', 'siege-tower', 'trebuchet', 'fortress', 'citadel', 'spearmen') },
      companions: { ...EQUALS, 0: [1, 0, 0] },
    })
    // Hardly time for one more card.
    p.open = 2
    p.exchanging[0] = true
    expect(choice(p).kind).toBe('give')
    const few = held({ hands: { 0: cards('spearmen', 'archers') } })
    few.exchanging[0] = true
    expect(choice(few)).not.toEqual(give('spearmen', 'archers'))
  })

  it('looks only at legal moves, and always at one', () => {
    const judge = new Judge(judgement)
    const p = opening(4)
    const rng = Rng.fromSeed('candidates')
    while (game.toMove(p).length > 0) {
      const seat = rng.pick(game.toMove(p))
      const moves = game.moves(p, seat)
      const kept = judge.candidates(p, seat, moves)
      expect(kept.length).toBeGreaterThan(0)
      expect(kept.every(move => moves.includes(move))).toBe(true)
      game.play(p, seat, rng.pick(moves), rng, null)
    }
  })

  it('beats players who move by chance', () => {
    let won = 0
    for (let n = 0; n < 12; n++) {
      const rng = Rng.fromSeed(`bot ${n}`)
      const p = opening(3, {}, `bot ${n}`)
      const own = n % 3
      for (let toMove = game.toMove(p); toMove.length > 0; toMove = game.toMove(p)) {
        const seat = elementAt(toMove, 0)
        const moves = game.moves(p, seat)
        game.play(p, seat, seat === own ? lookAhead(p, seat, moves, rng) : rng.pick(moves), rng, null)
      }
      if (game.outcome(p)?.places[own] === 1) won++
    }
    expect(won).toBeGreaterThanOrEqual(10)
  })
})

/** Whole games that go as guessed, but for a move by chance now and then: `see` meets every seat that is asked. */
function walk(games: number, see: (p: DarkLandsPosition, seat: Seat, guessed: DarkLandsMove) => void): void {
  for (let n = 0; n < games; n++) {
    const rng = Rng.fromSeed(`guess ${n}`)
    const p = opening(2 + (n % 4), {}, `guess ${n}`)
    for (let asked = game.toMove(p); asked.length > 0; asked = game.toMove(p)) {
      for (const seat of asked) see(p, seat, guessOf(p, seat))
      const seat = rng.pick(asked)
      const move = rng.below(5) === 0 ? rng.pick(game.moves(p, seat)) : guessOf(p, seat)
      game.play(p, seat, move, rng, null)
    }
  }
}

const judge = new Judge(judgement)
/** Nothing here is left to chance. */
const FATE = Rng.fromSeed('fate')

function guessOf(p: DarkLandsPosition, seat: Seat): DarkLandsMove {
  const move = judge.guess(p, seat, true, FATE)
  if (!move) throw new Error('nothing guessed')
  return move
}

describe('What the bot guesses in walks', () => {
  it('is a legal move, and the same for equal positions', () => {
    walk(8, (p, seat, guessed) => {
      expect(game.moves(p, seat)).toContainEqual(guessed)
      expect(guessOf(game.clone(p), seat)).toEqual(guessed)
    })
  })

  it('does not depend on what the seat cannot know', () => {
    walk(4, (p, seat, guessed) => expect(guessOf(game.view(p, seat), seat)).toEqual(guessed))
  })

  it('is mostly what looks best one step ahead', () => {
    const met = { decisions: 0, same: 0 }
    walk(8, (p, seat, guessed) => {
      const moves = game.moves(p, seat)
      if (moves.length === 1) return
      met.decisions++
      if (isEqual(guessed, bestAhead(p, seat, moves))) met.same++
    })
    expect(met.same / met.decisions).toBeGreaterThan(0.65)
  })

  it('plays better than one step ahead, and cannot see more', () => {
    let won = 0
    for (let n = 0; n < 40; n++) {
      const rng = Rng.fromSeed(`policy ${n}`)
      const p = opening(2, {}, `policy ${n >> 1}`)
      for (let [seat] = game.toMove(p); seat !== undefined; [seat] = game.toMove(p)) {
        const moves = game.moves(p, seat)
        game.play(p, seat, seat === n % 2 ? guessOf(p, seat) : lookAhead(p, seat, moves, rng), rng, null)
      }
      if (game.outcome(p)?.places[n % 2] === 1) won++
    }
    expect(won).toBeGreaterThanOrEqual(20)
  })
})

const isEqual = (a: DarkLandsMove, b: DarkLandsMove): boolean => JSON.stringify(a) === JSON.stringify(b)

function bestAhead(p: DarkLandsPosition, seat: Seat, moves: readonly DarkLandsMove[]): DarkLandsMove {
  const worth = (move: DarkLandsMove) => {
    const after = game.clone(p)
    game.play(after, seat, move, Rng.fromSeed('ahead'), null)
    return judge.evaluate(after, seat)
  }
  const worths = new Map(judge.candidates(p, seat, moves).map(move => [move, worth(move)]))
  return [...worths].reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}
