import { loadGame } from '../../games/registry.ts'
import { createMatch } from '../../kernel/match.ts'
import { loadChallenges } from '../../learn/challenges.ts'
import type { CourseId } from '../../learn/course-ids.ts'
import { address } from '../app/address.ts'
import { router } from '../app/router.svelte.ts'
import { matches } from '../store/matches.ts'
import { preferences } from '../store/preferences.svelte.ts'
import { defaultSeats, matchToKeep } from '../store/seating.ts'
import { text } from '../text/text.svelte.ts'

/** Starts a challenge: an ordinary match with a seed that is the same for everybody. */
export async function takeUp(game: CourseId, id: string): Promise<void> {
  const challenge = (await loadChallenges(game)).challenges.find(one => one.id === id)
  if (!challenge) return
  const { seats, seat, rivals, options, seed } = challenge
  const { game: rules } = await loadGame(game)
  const created = createMatch(rules, seats, options, seed)
  if (!created.ok) throw new Error(`Challenge ${id}: ${created.error.code}`)
  const [you, ...others] = defaultSeats('bots', seats, rivals, text(), preferences.name)
  if (!you) return
  const table = [...others.slice(0, seat), you, ...others.slice(seat)]
  const match = { ...matchToKeep(rules, { setup: created.value.setup, log: [] }, table), challenge: id }
  await matches.save(match)
  router.go(address.table(match.id))
}
