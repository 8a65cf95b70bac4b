import { describe, expect, it } from 'vitest'
import { GAME_IDS, loadGame } from '../../games/registry.ts'
import { createMatch, playUnchecked } from '../../kernel/match.ts'
import { Rng } from '../../kernel/rng.ts'
import { foresee } from '../online/foresee.ts'

/* What is shown of an own move before the server has answered must be what the server then says. */

const GAMES = 3

describe.each(GAME_IDS)('what is foreseen of a move: %s', id => {
  it('is what comes, view and events, whenever anything is foreseen at all', async () => {
    const { game } = await loadGame(id)
    let foreseen = 0
    for (let number = 0; number < GAMES; number++) {
      const created = createMatch(game, Math.max(2, game.facts.seats.min), {}, `foresee ${number}`)
      if (!created.ok) throw new Error(created.error.code)
      const match = created.value
      const chance = Rng.fromSeed(`moves ${number}`)
      while (game.toMove(match.position).length > 0) {
        const seat = chance.pick(game.toMove(match.position))
        const move = chance.pick(game.moves(match.position, seat))
        const shown = foresee(game, game.view(match.position, seat), seat, move)
        const { events } = playUnchecked(match, seat, move)
        if (!shown) continue
        foreseen++
        expect(shown.view).toEqual(game.view(match.position, seat))
        expect(shown.events).toEqual(events.map(event => game.mask(event, seat)))
      }
    }
    expect(foreseen).toBeGreaterThan(0)
  })

  it('is nothing where the move is not legal', async () => {
    const { game } = await loadGame(id)
    const created = createMatch(game, Math.max(2, game.facts.seats.min), {}, 'illegal')
    if (!created.ok) throw new Error(created.error.code)
    const [seat] = game.toMove(created.value.position)
    expect(foresee(game, game.view(created.value.position, seat), seat, { kind: 'no such move' })).toBeNull()
  })
})
