import { describe, expect, it } from 'vitest'
import { playAtTable } from '../cli/play.ts'
import type { Terminal } from '../cli/table/terminal.ts'
import { GAME_IDS, loadGame } from '../games/registry.ts'
import { LANGUAGES } from '../kernel/languages.ts'
import { parseOptions } from '../kernel/options.ts'
import { Rng } from '../kernel/rng.ts'

/** A player who clicks without much thought, asks why now and then, and looks at everything. */
function visitor(seed: string): { terminal: Terminal; seen: string[] } {
  const rng = Rng.fromSeed(seed)
  const seen: string[] = []
  const terminal: Terminal = {
    say: (text = '') => seen.push(text),
    ask: async prompt => {
      seen.push(prompt)
      const whim = rng.below(40)
      if (whim === 0) return 'why'
      if (whim === 1) return 'undo'
      if (whim === 2) return 'log'
      return String(1 + rng.below(rng.below(4) === 0 ? 12 : 3))
    },
    wipe: () => {},
    close: () => {},
  }
  return { terminal, seen }
}

const GAMES = GAME_IDS.flatMap(game => LANGUAGES.map(spoken => [game, spoken] as const))

describe('a whole game can be played at the terminal', () => {
  it.each(GAMES)('%s in %s, and every line is a sentence', async (id, spoken) => {
    const module = await loadGame(id)
    const { min, max } = module.game.facts.seats
    const seats = (['human', 'random', 'human', 'random'] as const).slice(0, Math.max(min, Math.min(max, 4)))
    const options = parseOptions(module.game, seats.length, {})
    if (!options.ok) throw new Error(options.error.code)
    const { terminal, seen } = visitor(`${id} ${spoken}`)
    await playAtTable(terminal, { module, seats, options: options.value, seed: 'every table', spoken })
    expect(seen).toContainEqual(expect.stringContaining('every table'))
    expect(seen.filter(text => /undefined|NaN|\[object|null/.test(text))).toEqual([])
    if (spoken === 'en') expect(seen.filter(text => /[а-яё]/i.test(text))).toEqual([])
  })
})
