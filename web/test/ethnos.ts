import type { Page } from 'playwright-core'
import { greedy } from '../../bots/greedy.ts'
import { judgement } from '../../games/ethnos/bot.ts'
import { ethnos } from '../../games/ethnos/index.ts'
import type { EthnosMove, EthnosPosition } from '../../games/ethnos/position.ts'
import { topFrame } from '../../games/ethnos/position.ts'
import { createMatch, type Match, playUnchecked } from '../../kernel/match.ts'
import { Rng } from '../../kernel/rng.ts'
import { layMatch } from './scene.ts'

/* Matches of Ethnos played in Node up to an interesting moment, then laid on the table of a page. */

export interface Scene {
  readonly players: number
  readonly seed: string
  /** How far bots play before people sit down. */
  readonly until: Moment | ((position: EthnosPosition) => boolean)
  readonly tribes?: readonly string[]
  /** Seats of people; the others are bots. */
  readonly people?: readonly number[]
  /** How people played until then; like the bots unless said otherwise. */
  readonly plan?: (moves: readonly EthnosMove[], position: EthnosPosition) => EthnosMove
}

type EthnosMatch = Match<EthnosPosition, EthnosMove>

export type Moment = 'start' | 'middle' | 'late' | 'last-dragon' | 'end'

const REACHED: Readonly<Record<Moment, (p: EthnosPosition) => boolean>> = {
  start: () => true,
  middle: p => p.age === 2 && p.dragons >= 1,
  late: p => p.age >= (p.seats < 4 ? 2 : 3) && p.dragons === 2,
  'last-dragon': p => p.dragons === 2,
  end: p => p.agenda.length === 0,
}

/** How many games are begun in the hope of the moment. */
const TRIES = 40

/**
 * Plays with greedy bots until the moment comes and the first person is to move. A game that ends before is followed by
 * one with another seed: what bots do may change, the moment not.
 */
export function playUntil(scene: Scene): EthnosMatch {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const match = tryOut(scene, attempt === 0 ? scene.seed : `${scene.seed} ${attempt}`)
    if (match) return match
  }
  throw new Error(`The moment never comes in ${TRIES} games from "${scene.seed}"`)
}

function tryOut({ players, until, tribes, people = [0], plan }: Scene, seed: string): EthnosMatch | null {
  const created = createMatch(ethnos.game, players, tribes ? { tribes } : {}, seed)
  if (!created.ok) throw new Error(created.error.code)
  const match = created.value
  const bot = greedy({ game: ethnos.game, judgement }, 'manual')
  const chance = Rng.fromSeed(seed)
  const reached = typeof until === 'function' ? until : REACHED[until]
  for (let frame = topFrame(match.position); frame; frame = topFrame(match.position)) {
    const { seat } = frame
    if (people.includes(seat) && reached(match.position)) return match
    const view = ethnos.game.view(match.position, seat)
    const moves = ethnos.game.moves(view, seat)
    const planned = people.includes(seat) ? plan?.(moves, view) : undefined
    playUnchecked(match, seat, planned ?? (bot.choose(view, seat, moves, chance) as EthnosMove))
  }
  return until === 'end' ? match : null
}

/** Plays a match up to the scene, lays it on the page's table and sits down. */
export async function seatMatch(page: Page, scene: Scene): Promise<EthnosMatch> {
  const match = playUntil(scene)
  await layMatch(page, match, scene.people)
  await page.locator('[data-kingdom]').nth(5).waitFor()
  return match
}

export type Turn = 'mine' | 'reckoning' | 'over'

/** Waits until the person at the screen has something to do. */
export async function nextTurn(page: Page): Promise<Turn> {
  const found = await page.waitForFunction(() => {
    // Whoever acts during a great moment ends it, and is told later what it led to.
    if (document.querySelector('[data-moment]:not([data-moment=line])')) return null
    if (document.querySelector('dialog[open] #result-title')) return 'over'
    if (document.querySelector('dialog[open] #reckoning-title')) return 'reckoning'
    return document.querySelector('[data-acting]') ? 'mine' : null
  })
  return (await found.jsonValue()) as Turn
}
