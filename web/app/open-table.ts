import { isGameId, loadGame } from '../../games/registry.ts'
import type { Match } from '../../kernel/match.ts'
import { replay } from '../../kernel/replay.ts'
import { startBrain } from '../bots/brain.ts'
import { matches, type StoredMatch } from '../store/matches.ts'
import { preferences } from '../store/preferences.svelte.ts'
import { newMatch } from '../store/seating.ts'
import type { SessionActions, TableModule } from '../table/contract.ts'
import { LocalSession } from '../table/session.svelte.ts'
import { hasTable, loadTable } from '../tables.ts'
import { text } from '../text/text.svelte.ts'
import { address } from './address.ts'
import { isCoverId } from './covers.ts'
import { router } from './router.svelte.ts'

export interface OpenTable {
  readonly session: LocalSession
  readonly table: TableModule
  readonly stop: () => void
}

export const titleOf = (game: string): string => (isCoverId(game) ? text().covers[game].title : game)

/** Sits down at a stored match where it was left, or says why not. */
export async function openTable(id: string): Promise<OpenTable | string> {
  const stored = await matches.load(id)
  if (!stored) return text().app.notFound
  if (!isGameId(stored.game)) return text().replay.unknownGame(stored.game)
  if (!hasTable(stored.game)) return text().replay.noTable(titleOf(stored.game))
  const { game: gameId } = stored
  const [module, table] = await Promise.all([loadGame(gameId), loadTable(gameId)])
  const { facts } = module.game
  if (stored.rulesVersion !== facts.rulesVersion)
    return text().fault['other-rules']({
      code: 'other-rules',
      rulesVersion: stored.rulesVersion,
      known: facts.rulesVersion,
    })
  const replayed = replay(module.game, stored.setup, stored.log)
  if (!replayed.ok) return text().fault['illegal-move']({ code: 'illegal-move', ...replayed.error })
  const words = await module.words[preferences.language]()
  const { brain, stop } = startBrain(
    gameId,
    stored.seats.map(seat => seat.level),
  )
  const session = new LocalSession({
    module,
    words,
    match: replayed.value,
    seats: stored.seats,
    kind: stored.seats.some(seat => seat.control === 'human') ? 'play' : 'watch',
    brain,
    brisk: table.brisk,
    changed: match => keep(stored, match),
    actions: actionsFor(stored, replayed.value),
  })
  return { session, table, stop }
}

/** Written after every move: closing the page at any moment loses nothing. */
function keep(stored: StoredMatch, match: Match): void {
  const over = match.game.outcome(match.position) !== null
  void matches.save({ ...stored, log: [...match.log], over, played: Date.now() })
}

/** Most visits end without a file. */
const files = () => import('./match-file.ts')

export function actionsFor(stored: StoredMatch, match: Match): SessionActions {
  return {
    async rematch() {
      const again = newMatch(match.game, stored.seats, stored.setup.options)
      if (!again.ok) return
      await matches.save(again.value)
      router.go(address.table(again.value.id))
    },
    save: async () => (await files()).saveFile(stored, match),
    link: async () => (await files()).linkOf(stored, match),
    analysis: {
      load: async () => (await matches.load(stored.id))?.analysis,
      async save(analysis) {
        const now = await matches.load(stored.id)
        if (now) await matches.save({ ...now, analysis })
      },
    },
  }
}
