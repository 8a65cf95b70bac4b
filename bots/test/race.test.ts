import { describe, expect, it } from 'vitest'
import { elementAt } from '../../kernel/list.ts'
import { Race } from '../search/race.ts'

/** Runs one world after another; `shares` gives each move's result in a world. */
function run(race: Race<number>, worlds: number, shares: (world: number) => readonly number[]): void {
  for (let world = 0; world < worlds; world++) {
    const brought = shares(world)
    for (const runner of race.field) race.note(runner, elementAt(brought, runner.entrant))
    race.cut((world + 1) / worlds)
  }
}

describe('A race of moves', () => {
  it('is won by the move that does better in the same worlds', () => {
    const race = new Race([0, 1, 2, 3])
    // The luck of a world matters far more than the moves, but is the same for all moves.
    run(race, 20, world => [0.3, 0.2, 0.34, 0.1].map(share => share + (world % 2) * 0.5))
    expect(race.winner.entrant).toBe(2)
    expect(elementAt(race.runners, 2).share).toBeGreaterThan(elementAt(race.runners, 0).share)
  })

  it('stays with the favourite of the first sight while the difference may be luck', () => {
    const race = new Race([0, 1])
    run(race, 20, world => [0.5, world % 2 === 0 ? 0.9 : 0.12])
    expect(elementAt(race.runners, 1).share).toBeGreaterThan(elementAt(race.runners, 0).share)
    expect(race.winner.entrant).toBe(0)
  })

  it('asks for proof of what no person would do: many worlds, and a lead that matters', () => {
    const winnerAfter = (worlds: number, lead: number): number => {
      const race = new Race([0, 1], 1)
      run(race, worlds, () => [0.4, 0.4 + lead])
      return race.winner.entrant
    }
    expect(winnerAfter(7, 0.2)).toBe(0)
    expect(winnerAfter(8, 0.2)).toBe(1)
    expect(winnerAfter(20, 0.03)).toBe(0)
  })

  it('drops the worse half from time to time, never the favourite', () => {
    const race = new Race([0, 1, 2, 3, 4, 5, 6, 7])
    run(race, 30, () => [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8])
    expect(race.field.map(({ entrant }) => entrant)).toEqual([0, 7])
    expect(elementAt(race.runners, 7).runs).toBe(30)
    expect(elementAt(race.runners, 1).runs).toBeLessThan(elementAt(race.runners, 6).runs)
  })
})
