import { describe, expect, it } from 'vitest'
import { loadProof } from '../../games/proofs.ts'
import { type GameId, loadGame } from '../../games/registry.ts'
import { examine } from '../../kernel/conformance/examine.ts'
import type { Game, GameEvent } from '../../kernel/game.ts'
import { planGame } from '../fuzz-plan.ts'

type Plant = (game: Game) => Game

/** The event is not masked. */
const unmasked =
  (kind: string): Plant =>
  game => ({ ...game, mask: (event, viewer) => (event.kind === kind ? event : game.mask(event, viewer)) })

/** The event reveals the whole move. */
const announcing =
  (kind: string): Plant =>
  game => ({
    ...game,
    play: (p, seat, move, rng, emit) =>
      game.play(p, seat, move, rng, event => emit?.(event.kind === kind ? Object.assign({ move }, event) : event)),
  })

const bottomOfTheDeck: Plant = game => ({
  ...game,
  mask(event: GameEvent & { readonly under?: readonly number[] }, viewer) {
    const masked = game.mask(event, viewer)
    return event.kind === 'scouted' ? Object.assign({ bottom: event.under?.at(-1) ?? null }, masked) : masked
  },
})

const PLANTS: readonly (readonly [game: GameId, what: string, plant: Plant])[] = [
  ['dark-lands', 'cards named for an exchange', unmasked('gave')],
  ['dark-lands', 'the bottom of a scouted deck', bottomOfTheDeck],
  ['dark-lands', 'a sealed choice of companions', announcing('chose')],
  ['tiny-epic-kingdoms', 'war dice', announcing('die-set')],
  ['tiny-epic-kingdoms', 'charters', announcing('charter-sealed')],
  ['paper-tales', 'kept cards', unmasked('kept')],
  ['paper-tales', 'sealed answers', announcing('answered')],
  ['ethnos', 'drawn cards', unmasked('drew')],
  ['ethnos', 'cards that elves keep', announcing('kept')],
]

const TOLD = ['told alike', 'events keep secrets']

describe('The suite notices a leak of', () => {
  it.each(PLANTS)('%s: %s', async (id, _, plant) => {
    const { game } = await loadGame(id)
    const proof = await loadProof(id)
    const leaky = plant(game)
    const isFound = (n: number): boolean =>
      examine(leaky, proof, { ...planGame(game, `planted ${n}`, null), every: 4 }).violations.some(({ property }) =>
        TOLD.includes(property),
      )
    expect(Array.from({ length: 12 }, (_, n) => n).some(isFound)).toBe(true)
  })
})
