import { analyse, type Judged } from '../../bots/advice/analyse.ts'
import { ethnos } from '../../games/ethnos/index.ts'
import { loadBotGame } from '../../kernel/module.ts'
import type { Store } from '../../server/store/store.ts'
import type { TableResult } from '../../wire/table.ts'
import { aMove, aTable } from './rows.ts'
import { scriptOf } from './script.ts'

const PEOPLE = ['anna', 'boris'].map(id => ({ kind: 'person', id, name: id, ready: true }))
const RESULT: TableResult = { reason: 'resigned', places: [2, 1], scores: null, ratings: null, at: 2 }

/** Search iterations in tests. */
export const FEW_ITERATIONS = 8

/**
 * A match of Ethnos in which Anna resigned after this many moves, as a server leaves it. Returns what a page would
 * find.
 */
export async function layFinishedMatch(
  store: Store,
  id: string,
  moves: number,
  iterations = FEW_ITERATIONS,
): Promise<readonly Judged[]> {
  const { match } = await scriptOf('ethnos', 2, {}, id)
  const { setup } = match
  const log = match.log.slice(0, moves)
  await store.addTable(
    aTable({
      id,
      rules_version: ethnos.game.facts.rulesVersion,
      options: JSON.stringify(setup.options),
      seats: JSON.stringify(PEOPLE),
      settings: '{"clock":null,"absent":"wait","delay":0,"rated":false}',
      seed: setup.seed,
      state: 'over',
      result: JSON.stringify(RESULT),
      ended_at: 2,
    }),
  )
  const rows = log.map(({ seat, move }, n) =>
    aMove({ table_id: id, number: n + 1, seat, data: JSON.stringify(move), command: `c${n}` }),
  )
  const resigned = aMove({ table_id: id, number: moves + 1, kind: 'resign', data: '{}', command: 'enough' })
  await store.appendEvents([...rows, resigned], [])
  const botGame = await loadBotGame(ethnos)
  return [...analyse(botGame, { setup, log }, { iterations, part: 0, parts: 1 })]
}
