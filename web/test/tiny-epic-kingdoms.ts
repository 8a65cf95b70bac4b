import type { Page } from 'playwright-core'
import { greedy } from '../../bots/greedy.ts'
import { tinyEpicKingdoms } from '../../games/tiny-epic-kingdoms/index.ts'
import { type Frame, type TekMove, type TekPosition, topFrame } from '../../games/tiny-epic-kingdoms/position.ts'
import { createMatch, type Match, playUnchecked } from '../../kernel/match.ts'
import type { GameModule } from '../../kernel/module.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { Colour } from '../pieces/heraldry.ts'
import { sitDownAt } from './browser.ts'

/* Matches of Tiny Epic Kingdoms played in Node up to an interesting moment, then laid on the table of a page. */

export interface Scene {
  readonly players: number
  readonly seed: string
  readonly options?: Readonly<Record<string, unknown>>
  /** Bots play until this is asked, or to the end. */
  readonly until: ((frame: Frame, p: TekPosition) => boolean) | 'end'
  /** Seats of people; the others are bots. */
  readonly people?: readonly number[]
  /** How everybody plays until then, where it matters; like a greedy bot otherwise. */
  readonly plan?: (moves: readonly TekMove[], p: TekPosition, seat: Seat) => TekMove | undefined
}

type TekMatch = Match<TekPosition, TekMove>

export const NAMES = ['Miroslava', 'Archivist', 'Tikhon', 'Smith', 'Velva']

export function playUntil({ players, seed, options = {}, until, plan }: Scene): TekMatch {
  const { game } = tinyEpicKingdoms
  const created = createMatch(game, players, { first: '1', ...options }, seed)
  if (!created.ok) throw new Error(JSON.stringify(created.error))
  const match = created.value
  const bot = greedy(tinyEpicKingdoms as GameModule)
  const chance = Rng.fromSeed(seed)
  for (let frame = topFrame(match.position); frame; frame = topFrame(match.position)) {
    if (until !== 'end' && until(frame, match.position)) return match
    const [seat] = game.toMove(match.position)
    if (seat === undefined) break
    const view = game.view(match.position, seat)
    const moves = game.moves(view, seat)
    playUnchecked(match, seat, plan?.(moves, view, seat) ?? (bot.choose(view, seat, moves, chance) as TekMove))
  }
  if (until !== 'end') throw new Error(`With the seed "${seed}" the moment never comes`)
  return match
}

/** Puts the match among those the page remembers and sits down at it. */
export async function sitDown(page: Page, scene: Scene): Promise<TekMatch> {
  const match = playUntil(scene)
  const people = scene.people ?? [0]
  await sitDownAt(page, {
    id: 'scene',
    game: 'tiny-epic-kingdoms',
    rulesVersion: tinyEpicKingdoms.game.facts.rulesVersion,
    setup: match.setup,
    seats: Array.from({ length: scene.players }, (_, seat) => ({
      name: NAMES[seat],
      colour: (seat + 1) as Colour,
      control: people.includes(seat) ? 'human' : 'bot',
      level: 'novice',
    })),
    log: match.log,
    over: false,
    begun: 0,
    played: 0,
  })
  return match
}
