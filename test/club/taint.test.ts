import { describe, expect, it } from 'vitest'
import { GAME_IDS, type GameId, loadGame } from '../../games/registry.ts'
import type { Secret } from '../../kernel/conformance/proof.ts'
import type { Game, GameEvent } from '../../kernel/game.ts'
import type { GameModule } from '../../kernel/module.ts'
import { taintGame } from './taint-game.ts'

const SEED = 'a-seed-that-nobody-is-sent'

describe('What the server sends', () => {
  it.each(GAME_IDS)('at tables of %s does not depend on what its receiver cannot know', async id => {
    const module = await loadGame(id)
    let comparisons = 0
    for (let n = 0; n < 2; n++) {
      const tainted = await taintGame(module, SEED, n)
      expect(tainted.leaks).toEqual([])
      comparisons += tainted.comparisons
    }
    expect(comparisons).toBeGreaterThan(0)
  })
})

describe('What the test lets pass', () => {
  it.each(GAME_IDS)('at tables of %s is what a rule opens', async id => {
    const { proof, rules } = await loadGame(id)
    const known = (await rules.en()).flatMap(section => section.rules.map(rule => rule.id))
    for (const { opened } of proof.secrets) if (opened) expect(known).toContain(opened.rule)
  })
})

describe('The test of what is sent finds', () => {
  const leaksOf = async (module: GameModule): Promise<readonly string[]> => {
    for (let n = 0; n < 48; n++) {
      const { leaks } = await taintGame(module, SEED, n)
      if (leaks.length > 0) return leaks
    }
    return []
  }
  const leaky = (module: GameModule, secret: Secret): GameModule => {
    const view: Game['view'] = (p, viewer) => {
      const seen = module.game.clone(module.game.view(p, viewer))
      secret.leak(seen, p)
      return seen
    }
    return { ...module, game: { ...module.game, view } }
  }

  it.each(GAME_IDS)('every secret of %s that a view would tell', async id => {
    const module = await loadGame(id)
    for (const secret of module.proof.secrets)
      expect([secret.name, (await leaksOf(leaky(module, secret))).length]).not.toEqual([secret.name, 0])
  })

  const unmasked = async (id: GameId, kind: string): Promise<GameModule> => {
    const module = await loadGame(id)
    const mask: Game['mask'] = (event, viewer) => (event.kind === kind ? event : module.game.mask(event, viewer))
    return { ...module, game: { ...module.game, mask } }
  }
  const announcing = async (id: GameId, kind: string): Promise<GameModule> => {
    const module = await loadGame(id)
    const play: Game['play'] = (p, seat, move, rng, emit) =>
      module.game.play(p, seat, move, rng, event =>
        emit?.(event.kind === kind ? Object.assign({ move }, event) : event),
      )
    return { ...module, game: { ...module.game, play } }
  }

  it('a choice that is told: cards given, a card kept, a die set, a charter sealed', async () => {
    expect(await leaksOf(await unmasked('dark-lands', 'gave'))).not.toEqual([])
    expect(await leaksOf(await unmasked('paper-tales', 'kept'))).not.toEqual([])
    expect(await leaksOf(await announcing('tiny-epic-kingdoms', 'die-set'))).not.toEqual([])
    expect(await leaksOf(await announcing('tiny-epic-kingdoms', 'charter-sealed'))).not.toEqual([])
  })

  it('an event that is not masked', async () => {
    const module = await loadGame('ethnos')
    const mask = (event: GameEvent) => event
    expect(await leaksOf({ ...module, game: { ...module.game, mask } })).not.toEqual([])
  })
})
