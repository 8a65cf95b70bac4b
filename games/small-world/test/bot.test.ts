import { describe, expect, it } from 'vitest'
import { Judge } from '../../../kernel/judgement.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { judgement } from '../bot.ts'
import { MY_OWN } from '../content/example.ts'
import type { SmallWorldOptions } from '../facts.ts'
import type { SmallWorldMove, SmallWorldPosition } from '../position.ts'
import { game } from '../rules/game.ts'
import { act, play, scene, to } from './builders.ts'

const judge = new Judge(judgement)
/** Nothing here is left to chance. */
const FATE = Rng.fromSeed('fate')

const OPTIONS: SmallWorldOptions = {
  map: 'by-players',
  first: 'random',
  races: 'random',
  powers: 'random',
  withoutDiplomat: false,
  openCoins: false,
  custom: null,
}

/** What a seat guesses in every decision of some games; now and then another move is made, so that odd positions come too. */
function* guesses(seats: number, games: number, options = OPTIONS) {
  for (let number = 0; number < games; number++) {
    const rng = Rng.fromSeed(`guess ${seats} ${number}`)
    const p = game.setup(options, seats, rng)
    for (let [seat] = game.toMove(p); seat !== undefined; [seat] = game.toMove(p)) {
      const moves = game.moves(p, seat)
      const guess = judge.guess(p, seat, false, FATE)
      yield { p, seat, moves, guess, rng }
      game.play(p, seat, guess === null || rng.below(8) === 0 ? rng.pick(moves) : guess, rng, null)
    }
  }
}

const WORLDS = 8

/** One step ahead, as walks would look without a guess; the die is thrown some times. */
function worthOf(p: SmallWorldPosition, seat: Seat, move: SmallWorldMove): number {
  const rng = Rng.fromSeed('worth')
  let worth = 0
  for (let world = 0; world < WORLDS; world++) {
    const after = game.clone(p)
    game.play(after, seat, move, rng, null)
    worth += judge.evaluate(after, seat)
  }
  return worth / WORLDS
}

describe('What the bot guesses', () => {
  it.each([2, 3, 4, 5])('is always a legal move, with %s players', seats => {
    for (const { moves, guess } of guesses(seats, 6)) expect(moves).toContainEqual(guess)
  })

  it('is legal for a home-made people too', () => {
    const custom = { ...OPTIONS, custom: MY_OWN }
    for (const { moves, guess } of guesses(4, 4, custom)) expect(moves).toContainEqual(guess)
  })

  it('leaves the position as it was', () => {
    for (const { p, seat } of guesses(3, 1)) {
      const before = structuredClone(p)
      judge.guess(p, seat, true, FATE)
      expect(p).toEqual(before)
    }
  })

  it('is as good as making every move and judging what comes of it', () => {
    let decisions = 0
    let same = 0
    let lost = 0
    for (const seats of [2, 4])
      for (const { p, seat, moves, guess } of guesses(seats, 2)) {
        const candidates = judge.candidates(p, seat, moves)
        // A Berserk race rolls whenever it may: one step ahead shows no good in it.
        if (candidates.length === 1 || guess === null || guess.kind === 'roll') continue
        const most = Math.max(...candidates.map(move => worthOf(p, seat, move)))
        const loss = most - worthOf(p, seat, guess)
        decisions++
        if (loss < 1e-9) same++
        lost += loss
      }
    expect(decisions).toBeGreaterThan(200)
    expect(same / decisions).toBeGreaterThan(0.9)
    expect(lost / decisions).toBeLessThan(0.05)
  })
})

describe('Land is left for better land', () => {
  const keeper = new Judge(judgement, 'keeps')
  const chosen = (p: SmallWorldPosition, who = judge) => who.guess(p, 0, true, FATE)
  const only = (p: SmallWorldPosition, who = judge) => who.candidates(p, 0, game.moves(p, 0))

  it('for a region of the only rival, the one that is missed least, and then the region is taken', () => {
    const p = scene(2, [
      { seat: 0, race: 'ratmen', power: 'hill', at: { Hi1: 3, Sw1: 1, Sw2: 1 } },
      { seat: 1, race: 'orcs', power: 'stout', at: { Fa2: 1, Fo4: 3 } },
    ])
    act(p, 'expand')
    // Fa2 costs 3 and 2 are in hand. Hi1 pays twice, and without Sw1 or Hi1 nothing is lost of the reach.
    const move = chosen(p)
    expect(move?.kind).toBe('abandon')
    expect(move).not.toEqual(to(p, 'abandon', 'Hi1'))
    expect(only(p)).toEqual([move])
    if (move) play(p, move)
    expect(chosen(p)).toEqual(to(p, 'conquer', 'Fa2'))
  })

  it('to send the dragon with an empty hand', () => {
    const p = scene(2, [
      { seat: 0, race: 'ratmen', power: 'dragon-master', at: { Hi1: 1, Sw2: 1 } },
      { seat: 1, race: 'orcs', power: 'stout', at: { Fa2: 6 } },
    ])
    act(p, 'expand')
    expect(chosen(p)).toEqual(to(p, 'abandon', 'Sw2'))
    act(p, 'abandon', 'Sw2')
    expect(chosen(p)).toEqual(to(p, 'dragon', 'Fa2'))
  })

  it('but not the bridge to the target, nor for land that is no better', () => {
    const p = scene(2, [
      { seat: 0, race: 'ratmen', power: 'dragon-master', at: { Hi1: 1 } },
      { seat: 1, race: 'orcs', power: 'stout', at: { Fa2: 6 } },
    ])
    act(p, 'expand')
    expect(chosen(p)).toEqual({ kind: 'stop' })
    const q = scene(2, [{ seat: 0, race: 'ratmen', power: 'stout', at: { Hi1: 1, Sw2: 1, Mo4: 1 } }])
    act(q, 'expand')
    expect([chosen(q), only(q)]).toEqual([{ kind: 'stop' }, [{ kind: 'stop' }]])
  })

  it('never by those who keep what they have', () => {
    for (const { p, seat, moves } of guesses(2, 4)) {
      expect(keeper.guess(p, seat, true, FATE)?.kind).not.toBe('abandon')
      expect(keeper.candidates(p, seat, moves).some(move => move.kind === 'abandon')).toBe(false)
    }
  })
})
