import { isGameId, loadRules } from '../../games/registry.ts'
import { replay } from '../../kernel/replay.ts'
import { matches, resultOf, type StoredMatch } from '../store/matches.ts'

/** Matches that ended before results were kept are replayed once. */
async function withResult(match: StoredMatch): Promise<StoredMatch> {
  if (!match.over || match.result || !isGameId(match.game)) return match
  const rules = await loadRules(match.game, match.rulesVersion)
  const replayed = rules && replay(rules.game, match.setup, match.log)
  const outcome = replayed?.ok ? rules?.game.outcome(replayed.value.position) : null
  if (!outcome) return match
  const found = { ...match, result: resultOf(outcome) }
  await matches.save(found)
  return found
}

export async function listWithResults(): Promise<StoredMatch[]> {
  const found: StoredMatch[] = []
  // One after another: a replay takes a moment, and nobody waits for it.
  for (const match of await matches.list()) found.push(await withResult(match))
  return found
}
