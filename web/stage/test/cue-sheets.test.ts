import { describe, expect, it } from 'vitest'
import { type GameId, loadGame } from '../../../games/registry.ts'
import type { GameEvent } from '../../../kernel/game.ts'
import { createMatch, playUnchecked } from '../../../kernel/match.ts'
import { Rng } from '../../../kernel/rng.ts'
import { COLOURS } from '../../pieces/heraldry.ts'
import { loadCues } from '../cue-sheets.ts'
import type { GreatMoment } from '../moment.ts'
import { LONGEST, SHORTEST } from '../timeline.ts'

/** The great moments of every game. */
const GREAT: Partial<Record<GameId, readonly string[]>> = {
  ethnos: ['band', 'dragon', 'last-dragon', 'reckoning', 'standard'],
  'small-world': ['conquest', 'decline', 'die', 'payday', 'people'],
  'tiny-epic-kingdoms': ['dice', 'march', 'spell', 'tower', 'war'],
  'paper-tales': ['building', 'clash', 'curtain', 'time'],
  'dark-lands': ['companion', 'fortress', 'freed', 'last-torch', 'spell'],
}

/** Every moment of a few random matches. */
async function momentsOf(id: GameId, seats: number, seed: string): Promise<GreatMoment[]> {
  const { game, words } = await loadGame(id)
  const [cues, english] = [await loadCues(id), await words.en()]
  const created = createMatch(game, seats, {}, seed)
  if (!created.ok) throw new Error(created.error.code)
  const match = created.value
  const rng = Rng.fromSeed(seed)
  const found: GreatMoment[] = []
  for (let [seat] = game.toMove(match.position); seat !== undefined; [seat] = game.toMove(match.position)) {
    const before = game.view(match.position, null)
    const { events } = playUnchecked(match, seat, rng.pick(game.moves(match.position, seat)))
    const told = (event: GameEvent): string => english.event(event, at => `Player ${at + 1}`)
    const view = game.view(match.position, null)
    const colourOf = (at: number) => COLOURS[at] ?? 1
    found.push(
      ...cues.moments(
        events.map(event => game.mask(event, null)),
        { view, before, viewer: null, colourOf, told },
      ),
    )
  }
  return found
}

describe.each(Object.entries(GREAT) as [GameId, readonly string[]][])('%s', (id, names) => {
  it('has its great moments, each with a sentence and neither too short nor too long', {
    timeout: 60_000,
  }, async () => {
    const found: GreatMoment[] = []
    for (const seed of ['one', 'two', 'three']) found.push(...(await momentsOf(id, 3, seed)))
    expect([...new Set(found.map(({ name }) => name))].sort()).toEqual([...names].sort())
    for (const { name, caption, cues } of found) {
      const length = Math.max(...cues.map(({ at, lasts }) => at + lasts))
      expect(caption, name).not.toBe('')
      expect(length, name).toBeGreaterThanOrEqual(SHORTEST)
      expect(length, name).toBeLessThanOrEqual(LONGEST)
      expect(
        cues.some(({ sound }) => sound !== undefined),
        name,
      ).toBe(true)
    }
  })
})
