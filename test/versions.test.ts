import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BOT_NAMES, botNamed } from '../bots/registry.ts'
import { GAME_IDS, type GameId, loadGame, loadRules } from '../games/registry.ts'
import { importMatch, parseMatchFile } from '../kernel/file.ts'
import { LANGUAGES } from '../kernel/languages.ts'
import { elementAt } from '../kernel/list.ts'
import { checkMove } from '../kernel/match.ts'
import { type GameModule, loadBotGame } from '../kernel/module.ts'
import { history } from '../kernel/replay.ts'
import { Rng } from '../kernel/rng.ts'

const folderOf = (id: GameId, version: number) => new URL(`../games/${id}/versions/${version}/`, import.meta.url)

const olderVersions = async (id: GameId): Promise<number[]> =>
  Array.from({ length: (await loadGame(id)).game.facts.rulesVersion - 1 }, (_, at) => at + 1)

const goldenNames = (id: GameId, version: number): string[] => readdirSync(new URL('golden/', folderOf(id, version)))

const VERSIONS: (readonly [GameId, number])[] = []
for (const id of GAME_IDS) VERSIONS.push(...(await olderVersions(id)).map(version => [id, version] as const))

const KEPT = VERSIONS.flatMap(([id, version]) => goldenNames(id, version).map(name => [id, version, name] as const))

async function rulesAt(id: GameId, version: number): Promise<GameModule> {
  const module = await loadRules(id, version)
  if (!module) throw new Error(`the rules of ${id} ${version} are gone`)
  return module
}

function golden(module: GameModule, version: number, name: string) {
  const { id } = module.game.facts
  const file = parseMatchFile(readFileSync(new URL(`golden/${name}`, folderOf(id as GameId, version)), 'utf8'))
  if (!file.ok) throw new Error(JSON.stringify(file.error))
  const match = importMatch(module.game, file.value)
  if (!match.ok) throw new Error(JSON.stringify(match.error))
  return match.value
}

describe('Matches of earlier rules can always be opened', () => {
  it.each(GAME_IDS)('%s: every earlier version is kept', async id => {
    for (const version of await olderVersions(id)) {
      expect((await rulesAt(id, version)).game.facts.rulesVersion).toBe(version)
      expect(goldenNames(id, version).length).toBeGreaterThan(0)
    }
  })

  it.each(GAME_IDS)('%s: an unknown version is refused', async id => {
    for (const version of [0, -1, 0.5, 999]) expect(await loadRules(id, version)).toBeNull()
  })

  it.each(KEPT)('%s %i, %s: replays, and today’s words describe every step', async (id, version, name) => {
    const module = await rulesAt(id, version)
    const { game } = module
    const { setup, log } = golden(module, version, name)
    const steps = [...history(game, setup, log)]
    expect(game.outcome(elementAt(steps, log.length).position)).not.toBeNull()
    for (const language of LANGUAGES) {
      const words = await module.words[language]()
      const nameOf = (seat: number) => `№ ${seat + 1}`
      const told = steps.flatMap(({ number, position, events }) => {
        const viewer = game.toMove(position)[0] ?? null
        const view = game.view(position, viewer)
        const next = log[number]
        return [
          ...events.map(event => words.event(game.mask(event, viewer), nameOf)),
          words.sketch(view, viewer, nameOf),
          ...(viewer === null ? [] : [words.prompt(view, viewer)]),
          ...(next ? [words.move(next.move, game.view(position, next.seat), next.seat)] : []),
        ]
      })
      expect(told.filter(text => /undefined|NaN|\[object|null/.test(text))).toEqual([])
    }
  })

  it.each(VERSIONS)('%s %i: bots of every level can play on', async (id, version) => {
    const module = await rulesAt(id, version)
    const botGame = await loadBotGame(module)
    const { game } = botGame
    const name = elementAt(goldenNames(id, version), 0)
    const { setup, log } = golden(module, version, name)
    const steps = [...history(game, setup, log)]
    for (const level of BOT_NAMES) {
      if (level === 'master') continue
      const { position } = elementAt(steps, Rng.fromSeed(`${name} ${level}`).below(log.length))
      const seat = elementAt(game.toMove(position), 0)
      const view = game.view(position, seat)
      const move = botNamed(level)(botGame).choose(view, seat, game.moves(view, seat), Rng.fromSeed(name))
      expect(checkMove(game, position, seat, move).ok).toBe(true)
    }
  })
})
