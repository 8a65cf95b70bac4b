import { describe, expect, it } from 'vitest'
import { loadProof } from '../../games/proofs.ts'
import { GAME_IDS, type GameId, loadGame } from '../../games/registry.ts'
import type { Secret } from '../../kernel/conformance/proof.ts'
import type { Game, GameEvent } from '../../kernel/game.ts'
import { taintGame } from './taint-game.ts'

const SEED = 'a-seed-that-nobody-is-sent'

describe('What the server sends', () => {
  it.each(GAME_IDS)('at tables of %s does not depend on what its receiver cannot know', async id => {
    const { game } = await loadGame(id)
    const { secrets } = await loadProof(id)
    let comparisons = 0
    for (let n = 0; n < 2; n++) {
      const tainted = await taintGame(game, secrets, SEED, n)
      expect(tainted.leaks).toEqual([])
      comparisons += tainted.comparisons
    }
    expect(comparisons).toBeGreaterThan(0)
  })
})

describe('The exceptions of the taint test', () => {
  it.each(GAME_IDS)('at tables of %s are what a rule opens', async id => {
    const { rules } = await loadGame(id)
    const { secrets } = await loadProof(id)
    const known = (await rules.en()).flatMap(section => section.rules.map(rule => rule.id))
    for (const { opened } of secrets) if (opened) expect(known).toContain(opened.rule)
  })
})

describe('The taint test finds', () => {
  const leaksOf = async (game: Game): Promise<readonly string[]> => {
    const { secrets } = await loadProof(game.facts.id as GameId)
    for (let n = 0; n < 48; n++) {
      const { leaks } = await taintGame(game, secrets, SEED, n)
      if (leaks.length > 0) return leaks
    }
    return []
  }
  const leaky = (game: Game, secret: Secret): Game => {
    const view: Game['view'] = (p, viewer) => {
      const seen = game.clone(game.view(p, viewer))
      secret.leak(seen, p)
      return seen
    }
    return { ...game, view }
  }

  it.each(GAME_IDS)('every secret of %s that a view would reveal', async id => {
    const { game } = await loadGame(id)
    const { secrets } = await loadProof(id)
    for (const secret of secrets)
      expect([secret.name, (await leaksOf(leaky(game, secret))).length]).not.toEqual([secret.name, 0])
  })

  const unmasked = async (id: GameId, kind: string): Promise<Game> => {
    const { game } = await loadGame(id)
    const mask: Game['mask'] = (event, viewer) => (event.kind === kind ? event : game.mask(event, viewer))
    return { ...game, mask }
  }
  const announcing = async (id: GameId, kind: string): Promise<Game> => {
    const { game } = await loadGame(id)
    const play: Game['play'] = (p, seat, move, rng, emit) =>
      game.play(p, seat, move, rng, event => emit?.(event.kind === kind ? Object.assign({ move }, event) : event))
    return { ...game, play }
  }

  it('a revealed choice: cards given, a card kept, a die set, a charter sealed', async () => {
    expect(await leaksOf(await unmasked('dark-lands', 'gave'))).not.toEqual([])
    expect(await leaksOf(await unmasked('paper-tales', 'kept'))).not.toEqual([])
    expect(await leaksOf(await announcing('tiny-epic-kingdoms', 'die-set'))).not.toEqual([])
    expect(await leaksOf(await announcing('tiny-epic-kingdoms', 'charter-sealed'))).not.toEqual([])
  })

  it('an unmasked event', async () => {
    const { game } = await loadGame('ethnos')
    const mask = (event: GameEvent) => event
    expect(await leaksOf({ ...game, mask })).not.toEqual([])
  })
})
