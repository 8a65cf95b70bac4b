import { describe, expect, it } from 'vitest'
import { GAME_IDS, loadGame } from '../../../games/registry.ts'
import { elementAt } from '../../../kernel/list.ts'
import { createMatch, playUnchecked } from '../../../kernel/match.ts'
import { previewAll, previewMove } from '../../../kernel/preview.ts'
import { Rng } from '../../../kernel/rng.ts'

/* What is shown of a move beforehand must be what then happens. */

const GAMES = 3

describe.each(GAME_IDS)('the preview of a move: %s', id => {
  it('is what comes, view and events, whenever there is one', async () => {
    const { game } = await loadGame(id)
    let known = 0
    for (let number = 0; number < GAMES; number++) {
      const created = createMatch(game, Math.max(2, game.facts.seats.min) + number, {}, `preview ${number}`)
      if (!created.ok) throw new Error(created.error.code)
      const match = created.value
      const rng = Rng.fromSeed(`moves ${number}`)
      while (game.toMove(match.position).length > 0) {
        const seat = rng.pick(game.toMove(match.position))
        const move = rng.pick(game.moves(match.position, seat))
        const preview = previewMove(game, game.view(match.position, seat), seat, move)
        const { events } = playUnchecked(match, seat, move)
        if (!preview) continue
        known++
        expect(preview.view).toEqual(game.view(match.position, seat))
        expect(preview.events).toEqual(events.map(event => game.mask(event, seat)))
      }
    }
    expect(known).toBeGreaterThan(0)
  })

  it('is nothing where the move is not legal', async () => {
    const { game } = await loadGame(id)
    const created = createMatch(game, Math.max(2, game.facts.seats.min), {}, 'illegal')
    if (!created.ok) throw new Error(created.error.code)
    const seat = elementAt(game.toMove(created.value.position), 0)
    const view = game.view(created.value.position, seat)
    expect(previewAll(game, view, seat, [{ kind: 'no such move' }])).toBeNull()
    expect(previewAll(game, view, seat, [])).toEqual({ view, events: [] })
  })
})
