import type { Page } from 'playwright-core'
import { greedy } from '../../bots/greedy.ts'
import { darkLands } from '../../games/dark-lands/index.ts'
import type { DarkLandsMove, DarkLandsPosition } from '../../games/dark-lands/position.ts'
import { createMatch, type Match, playUnchecked } from '../../kernel/match.ts'
import type { GameModule } from '../../kernel/module.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { StoredMatch, StoredSeat } from '../store/matches.ts'

/* Matches of Dark Lands played in Node up to an interesting moment, then laid on the table of a page. */

export interface Scene {
  readonly players: number
  readonly seed: string
  /** How far bots play before people sit down; asked only when a person is to move. */
  readonly until: (position: DarkLandsPosition, seat: Seat) => boolean
  readonly options?: Readonly<Record<string, unknown>>
  /** Seats of people; the others are bots. */
  readonly people?: readonly number[]
}

const NAMES = ['Miroslava', 'Archivist', 'Tikhon', 'Smith', 'Velva']

export const atStart = (): boolean => true
export const inRound =
  (round: number) =>
  (p: DarkLandsPosition, seat: Seat): boolean =>
    p.round >= round && p.agenda.at(-1)?.seat === seat && !p.exchanging[seat]

const { game } = darkLands

/** Plays with greedy bots until the moment comes and a person is to move, or to the end. */
export function playUntil({
  players,
  seed,
  until,
  options = {},
  people = [0],
}: Scene): Match<DarkLandsPosition, DarkLandsMove> {
  const created = createMatch(game, players, options, seed)
  if (!created.ok) throw new Error(created.error.code)
  const match = created.value
  const bot = greedy(darkLands as GameModule)
  const chance = Rng.fromSeed(seed)
  for (let asked = game.toMove(match.position); asked.length > 0; asked = game.toMove(match.position)) {
    const person = asked.find(seat => people.includes(seat))
    if (person !== undefined && until(match.position, person)) break
    const seat = asked[asked.length - 1]
    const view = game.view(match.position, seat)
    playUnchecked(match, seat, bot.choose(view, seat, game.moves(view, seat), chance) as DarkLandsMove)
  }
  return match
}

/** Puts the match among those the page remembers and sits down at it. */
export async function seatMatch(page: Page, scene: Scene): Promise<Match<DarkLandsPosition, DarkLandsMove>> {
  const match = playUntil(scene)
  const people = scene.people ?? [0]
  const seats = Array.from({ length: scene.players }, (_, seat) => ({
    name: NAMES[seat],
    colour: seat + 1,
    control: people.includes(seat) ? 'human' : 'bot',
    level: 'novice',
  })) as StoredSeat[]
  const stored: StoredMatch = {
    id: 'scene',
    game: 'dark-lands',
    rulesVersion: game.facts.rulesVersion,
    setup: match.setup,
    seats,
    log: match.log,
    over: false,
    begun: 0,
    played: 0,
  }
  await page.evaluate(
    match =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('pentarchy', 1)
        request.onupgradeneeded = () => request.result.createObjectStore('matches', { keyPath: 'id' })
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const writing = request.result.transaction('matches', 'readwrite')
          writing.objectStore('matches').put(match)
          writing.oncomplete = () => resolve()
          writing.onerror = () => reject(writing.error)
        }
      }),
    stored,
  )
  await page.goto(`${page.url().split('#')[0]}#/table/scene`)
  await page.locator('[data-game=dark-lands]').waitFor()
  await page.locator('[data-cell]').last().waitFor()
  return match
}
