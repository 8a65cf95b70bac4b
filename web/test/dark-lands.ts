import type { Page } from 'playwright-core'
import { greedy } from '../../bots/greedy.ts'
import { judgement } from '../../games/dark-lands/bot.ts'
import { darkLands } from '../../games/dark-lands/index.ts'
import type { DarkLandsMove, DarkLandsPosition } from '../../games/dark-lands/position.ts'
import { elementAt } from '../../kernel/list.ts'
import { createMatch, type Match, playUnchecked } from '../../kernel/match.ts'
import { previewAll } from '../../kernel/preview.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import { layMatch } from './scene.ts'

/* Matches of Dark Lands played in Node up to an interesting moment, then laid on the table of a page. */

export interface Scene {
  readonly players: number
  /** Where to begin looking for the moment; bots that learn may need another game to come to it. */
  readonly seed: string
  /** Asked whenever a person is to move: has the moment come? `never` gives this game up. */
  readonly until: (position: DarkLandsPosition, seat: Seat) => boolean | 'never'
  readonly options?: Readonly<Record<string, unknown>>
  /** Seats of people; the others are bots. */
  readonly people?: readonly number[]
}

type DarkLandsMatch = Match<DarkLandsPosition, DarkLandsMove>

const MOST_GAMES = 600
const { game } = darkLands

export const atStart = (): boolean => true
export const atEnd = (): boolean => false

/** The person's own turn begins, from this round on, and something can be captured. */
export const inRound =
  (round: number) =>
  (p: DarkLandsPosition, seat: Seat): boolean => {
    const frame = p.agenda.at(-1)
    return (
      p.round >= round && frame?.kind === 'buy' && frame.seat === seat && !p.exchanging[seat] && canCapture(p, seat)
    )
  }

function canCapture(p: DarkLandsPosition, seat: Seat): boolean {
  const proceed = previewAll(game, game.view(p, seat), seat, [{ kind: 'proceed' }])
  return proceed !== null && game.moves(proceed.view, seat).some(move => move.kind === 'capture')
}

/** Greedy bots play game after game until the moment comes; or one to its end, if that is what is wanted. */
export function playUntil(scene: Scene): DarkLandsMatch {
  for (let attempt = 0; attempt < MOST_GAMES; attempt++) {
    const match = playOne(scene, attempt === 0 ? scene.seed : `${scene.seed} ${attempt}`)
    if (match) return match
  }
  throw new Error(`The moment never comes with the seed "${scene.seed}"`)
}

function playOne({ players, until, options = {}, people = [0] }: Scene, seed: string): DarkLandsMatch | null {
  const created = createMatch(game, players, options, seed)
  if (!created.ok) throw new Error(created.error.code)
  const match = created.value
  const bot = greedy({ game: darkLands.game, judgement }, 'manual')
  const chance = Rng.fromSeed(seed)
  for (let asked = game.toMove(match.position); asked.length > 0; asked = game.toMove(match.position)) {
    const person = asked.find(seat => people.includes(seat))
    const reached = person !== undefined && until(match.position, person)
    if (reached === 'never') return null
    if (reached) return match
    const seat = elementAt(asked, asked.length - 1)
    const view = game.view(match.position, seat)
    playUnchecked(match, seat, bot.choose(view, seat, game.moves(view, seat), chance) as DarkLandsMove)
  }
  return until === atEnd ? match : null
}

/** Plays a match up to the scene, lays it on the page's table and sits down. */
export async function seatMatch(page: Page, scene: Scene): Promise<DarkLandsMatch> {
  const match = playUntil(scene)
  await layMatch(page, match, scene.people)
  await page.locator('[data-cell]').last().waitFor()
  return match
}
