import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importMatch, parseMatchFile } from '../file.ts'
import type { Game, GameEvent, Move, Options, Position } from '../game.ts'
import { eventsOf, type Golden } from './golden.ts'

/** Every expected game is in the folder, replays to the stored hashes, ends, and shows what it was recorded for. */
export function goldenGames<P extends Position, M extends Move, E extends GameEvent, O extends Options>(
  game: Game<P, M, E, O>,
  folder: URL,
  wanted: readonly Golden<E>[],
): void {
  describe(`${game.facts.id}: golden games`, () => {
    it('are all there', () => {
      expect(readdirSync(folder).sort()).toEqual(wanted.map(golden => `${golden.name}.json`).sort())
    })

    it.each(wanted.map(golden => [golden.name, golden] as const))('%s replays', (name, golden) => {
      const file = parseMatchFile(readFileSync(new URL(`${name}.json`, folder), 'utf8'))
      if (!file.ok) throw new Error(JSON.stringify(file.error))
      const match = importMatch(game as Game, file.value)
      if (!match.ok) throw new Error(JSON.stringify(match.error))
      expect(game.outcome(match.value.position as P)).not.toBeNull()
      if (golden.shows) expect(golden.shows(eventsOf(match.value) as E[])).toBe(true)
    })
  })
}
