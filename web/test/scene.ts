import type { Page } from 'playwright-core'
import { type GameId, loadGame } from '../../games/registry.ts'
import { elementAt } from '../../kernel/list.ts'
import { createMatch, type Match, playUnchecked } from '../../kernel/match.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { Colour } from '../pieces/heraldry.ts'
import type { StoredMatch } from '../store/matches.ts'
import { sitDownAt } from './browser.ts'

/** Who sits where in every scene. */
export const NAMES = ['Miroslava', 'Archivist', 'Tikhon', 'Smith', 'Velva', 'Falconer', 'Abbess']

let laid = 0

/** A match as the page would have kept it. */
export const storedScene = (
  { game, setup, log }: Pick<Match, 'game' | 'setup' | 'log'>,
  people: readonly number[] = [0],
): StoredMatch => ({
  id: `scene-${++laid}`,
  game: game.facts.id as GameId,
  rulesVersion: game.facts.rulesVersion,
  setup,
  seats: Array.from({ length: setup.seats }, (_, seat) => ({
    name: elementAt(NAMES, seat),
    colour: (seat + 1) as Colour,
    control: people.includes(seat) ? 'human' : 'bot',
    level: 'novice',
  })),
  log,
  over: false,
  begun: 0,
  // Nobody was away.
  played: Date.now(),
})

/** Puts a match among those the page remembers and sits down at it. */
export const layMatch = (
  page: Page,
  match: Pick<Match, 'game' | 'setup' | 'log'>,
  people: readonly number[] = [0],
): Promise<void> => sitDownAt(page, storedScene(match, people))

/** A match played by chance until the first seat is asked, some way into the game. */
export const someWayIn = (id: GameId): Promise<Match> =>
  playedByChance(id, (match, seat) => seat === 0 && match.log.length >= 10)

/** A match played by chance until the moment comes, or to its end. */
export async function playedByChance(
  id: GameId,
  until: (match: Match, seat: Seat) => boolean,
  players = 3,
): Promise<Match> {
  const { game } = await loadGame(id)
  const { min, max } = game.facts.seats
  const created = createMatch(game, Math.min(max, Math.max(min, players)), {}, 'some way in')
  if (!created.ok) throw new Error(created.error.code)
  const match: Match = created.value
  const rng = Rng.fromSeed('some way in')
  for (;;) {
    const [seat] = game.toMove(match.position)
    if (seat === undefined || until(match, seat)) return match
    playUnchecked(match, seat, rng.pick(game.moves(match.position, seat)))
  }
}
