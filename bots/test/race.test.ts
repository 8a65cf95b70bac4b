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
})
