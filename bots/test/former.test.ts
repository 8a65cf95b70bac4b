import { describe, expect, it } from 'vitest'
import type { GameId } from '../../games/registry.ts'
import { hashOf } from '../../kernel/hash.ts'
import { elementAt } from '../../kernel/list.ts'
import { createMatch } from '../../kernel/match.ts'
import { type LabGame, loadLabGame } from '../former.ts'
import { botMoves, botRng } from '../play.ts'
import { botOf } from '../registry.ts'

/** The first moves of four `expert@1:8` when they were frozen. */
const OPENINGS: readonly (readonly [GameId, string])[] = [
  ['small-world', '36fed719daa0ea65'],
  ['ethnos', 'c3e5099b4dfe5ea0'],
  ['tiny-epic-kingdoms', '04776294acc8fc6d'],
  ['dark-lands', 'c5b94f8c20da97a6'],
  ['paper-tales', '61698738969666bd'],
]
const MOVES = 24

function opening(labGame: LabGame): string {
  const created = createMatch(labGame.game, 4, {}, 'former')
  const bot = botOf('expert@1:8', labGame)
  if (!created.ok || !bot) return 'none'
  const match = created.value
  while (match.log.length < MOVES) {
    const seat = elementAt(match.game.toMove(match.position), 0)
    botMoves(match, seat, bot, botRng(`former ${match.log.length}`, seat))
  }
  return hashOf(match.log)
}

describe('levels as they once were', () => {
  it.each(OPENINGS)('play %s as they did, whatever today’s bots have learnt', async (id, told) => {
    expect(opening(await loadLabGame(id))).toBe(told)
  })

  it('are the levels that search, and see no more than their seat', async () => {
    const labGame = await loadLabGame('ethnos')
    for (const spec of ['expert@1', 'master@1', 'master@1:40']) expect(botOf(spec, labGame)).not.toBeNull()
    for (const spec of ['sharp@1', 'expert@1!', 'expert@2']) expect(botOf(spec, labGame)).toBeNull()
  })

  it('are kept only of the games that froze them', async () => {
    expect(botOf('expert@1', await loadLabGame('ferry'))).toBeNull()
  })
})
