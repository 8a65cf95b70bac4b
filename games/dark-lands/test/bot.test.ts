import { describe, expect, it } from 'vitest'
import { Judge } from '../../../kernel/judgement.ts'
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
        const [seat] = toMove
        const moves = game.moves(p, seat)
        game.play(p, seat, seat === own ? lookAhead(p, seat, moves, rng) : rng.pick(moves), rng, null)
      }
      if (game.outcome(p)?.places[own] === 1) won++
    }
    expect(won).toBeGreaterThanOrEqual(10)
  })
})
