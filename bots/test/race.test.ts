import { describe, expect, it } from 'vitest'
import { Race } from '../search/race.ts'

/** Runs worlds one after another; `shares` tells what each move brings in a world. */
function run(race: Race, worlds: number, shares: (world: number) => readonly number[]): void {
  for (let world = 0; world < worlds; world++) {
    const brought = shares(world)
    for (const move of race.field) race.note(move, brought[move])
    race.cut((world + 1) / worlds)
  }
}

/** A world of a budget that is hardly touched. */
function runOnce(race: Race, brought: readonly number[]): void {
  for (const move of race.field) race.note(move, brought[move])
  race.cut(0)
}

describe('A race of moves', () => {
  it('is won by the move that does better in the same worlds', () => {
    const race = new Race(4)
    // Luck of the world counts for much more than the moves do, and falls on all alike.
    run(race, 20, world => [0.3, 0.2, 0.34, 0.1].map(share => share + (world % 2) * 0.5))
    expect(race.winner).toBe(2)
    expect(race.shareOf(2)).toBeGreaterThan(race.shareOf(0))
  })

  it('stays with the favourite of the first sight while the difference may be luck', () => {
    const race = new Race(2)
    run(race, 20, world => [0.5, world % 2 === 0 ? 0.9 : 0.12])
    expect(race.shareOf(1)).toBeGreaterThan(race.shareOf(0))
    expect(race.winner).toBe(0)
  })

  it('drops the worse half from time to time, never the favourite', () => {
    const race = new Race(8)
    run(race, 30, () => [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8])
    expect(race.field).toEqual([0, 7])
    expect(race.runsOf(7)).toBe(30)
    expect(race.runsOf(1)).toBeLessThan(race.runsOf(6))
  })

  it('drops at once what is certainly worse than the favourite, and is decided when nothing else is left', () => {
    const race = new Race(3)
    const early = (world: number) => [0.5, 0.3, 0.4].map((share, move) => share + ((world + move) % 2) * 0.01)
    for (let world = 0; world < 15; world++) runOnce(race, early(world))
    expect(race.isDecided).toBe(false)
    runOnce(race, early(15))
    expect(race.field).toEqual([0])
    expect(race.isDecided).toBe(true)
  })

  it('is decided between two when one is certainly better, not while it may be luck', () => {
    const [clear, close] = [new Race(2), new Race(2)]
    for (let world = 0; world < 16; world++) {
      runOnce(clear, [0.5, 0.7 + (world % 2) * 0.1])
      runOnce(close, [0.5, world % 2 === 0 ? 0.9 : 0.12])
    }
    expect(clear.isDecided).toBe(true)
    expect(clear.winner).toBe(1)
    expect(close.isDecided).toBe(false)
  })
})
