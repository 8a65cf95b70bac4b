import type { Page } from 'playwright-core'
import { greedy } from '../../bots/greedy.ts'
import { judgement } from '../../games/tiny-epic-kingdoms/bot.ts'
import { tinyEpicKingdoms } from '../../games/tiny-epic-kingdoms/index.ts'
import { type Frame, type TekMove, type TekPosition, topFrame } from '../../games/tiny-epic-kingdoms/position.ts'
import { createMatch, type Match, playUnchecked } from '../../kernel/match.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import { layMatch } from './scene.ts'

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

/** How many games are begun in the hope of the moment. */
const TRIES = 40

/** The first game with seeds made of the scene's in which the moment comes: what bots do may change, the moment not. */
export function playUntil(scene: Scene): TekMatch {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const match = tryOut(scene, `${scene.seed} ${attempt}`)
    if (match) return match
  }
  throw new Error(`The moment never comes in ${TRIES} games from "${scene.seed}"`)
}

function tryOut({ players, options = {}, until, plan }: Scene, seed: string): TekMatch | null {
  const { game } = tinyEpicKingdoms
  const created = createMatch(game, players, { first: '1', ...options }, seed)
  if (!created.ok) throw new Error(JSON.stringify(created.error))
  const match = created.value
  const bot = greedy({ game: tinyEpicKingdoms.game, judgement }, 'manual')
  const chance = Rng.fromSeed(seed)
  for (let frame = topFrame(match.position); frame; frame = topFrame(match.position)) {
    if (until !== 'end' && until(frame, match.position)) return match
    const [seat] = game.toMove(match.position)
    if (seat === undefined) break
    const view = game.view(match.position, seat)
    const moves = game.moves(view, seat)
    playUnchecked(match, seat, plan?.(moves, view, seat) ?? (bot.choose(view, seat, moves, chance) as TekMove))
  }
  return until === 'end' ? match : null
}

/** Plays a match up to the scene, lays it on the page's table and sits down. */
export async function sitDown(page: Page, scene: Scene): Promise<TekMatch> {
  const match = playUntil(scene)
  await layMatch(page, match, scene.people)
  return match
}

/** What the page asks now: a kind of decision, `reckoning` or `over` at the end, `wait` while others move. */
export const asked = (page: Page): Promise<string> =>
  page.evaluate(() => {
    if (document.querySelector('dialog[open] #result-title')) return 'over'
    if (document.querySelector('dialog[open] #reckoning-title')) return 'reckoning'
    const kind = document.querySelector<HTMLElement>('[data-asked]')?.dataset.asked
    return kind === undefined || kind === 'nothing' ? 'wait' : kind
  })

/** How many moves lie behind the position on the table. */
export const stepOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-asked]').getAttribute('data-step'))

/** How somebody points at things. */
export type Press = (page: Page, selector: string) => Promise<void>

/** Regions overlap one another's boxes: a click goes to a point that is theirs. */
export const click: Press = async (page, selector) => {
  const target = page.locator(selector).first()
  if ((await target.getAttribute('data-region')) === null) await target.click()
  else await page.mouse.click(...(await pointIn(page, selector)))
}

export const pointIn = (page: Page, selector: string): Promise<[number, number]> =>
  page.evaluate((wanted): [number, number] => {
    const region = document.querySelector(wanted)
    const box = region?.getBoundingClientRect()
    if (!region || !box) throw new Error(`no ${wanted}`)
    for (let spread = 0; spread < 0.5; spread += 0.05)
      for (let turn = 0; turn < 12; turn++) {
        const x = box.left + box.width * (0.5 + spread * Math.cos((turn * Math.PI) / 6))
        const y = box.top + box.height * (0.5 + spread * Math.sin((turn * Math.PI) / 6))
        if (document.elementFromPoint(x, y) === region) return [x, y]
      }
    throw new Error(`${wanted} cannot be reached`)
  }, selector)

const LEGAL_REGION = '[data-region][data-legal]'
/** What brings the end nearer comes first. */
const FAVOURITES = ['research', 'build', 'expand', 'quest', 'patrol', 'trade']

/** Makes one decision in a plain way. */
export async function decide(page: Page, kind: string, press: Press): Promise<void> {
  const shows = async (selector: string) => (await page.locator(selector).count()) > 0
  const firstOf = async (...selectors: string[]): Promise<void> => {
    for (const selector of selectors) if (await shows(selector)) return press(page, selector)
    throw new Error(`nothing to press for ${kind}`)
  }
  switch (kind) {
    case 'charters':
      return press(page, '[data-act=found]')
    case 'select':
      return firstOf(...FAVOURITES.map(action => `[data-action=${action}][data-legal]`))
    case 'war':
      if (!(await shows('[data-face][data-legal]'))) return press(page, '[data-act=flag]')
      await press(page, '[data-face][data-legal]')
      return press(page, '[data-act=seal]')
    case 'respond': {
      if (await shows('[data-move=research], [data-move=build]'))
        return firstOf('[data-move=research]', '[data-move=build]')
      if (!(await shows(LEGAL_REGION))) return firstOf('[data-move=collect]', '[data-move=pass]')
      const before = await page.locator('[data-region][aria-pressed=true]').count()
      await press(page, LEGAL_REGION)
      if (await shows('[data-move=mobilise], [data-move=stand]'))
        return firstOf('[data-move=mobilise]', '[data-move=stand]')
      const picked = (await page.locator('[data-region][aria-pressed=true]').count()) > before
      return picked ? firstOf(LEGAL_REGION) : undefined
    }
    default:
      return firstOf('[data-move]', LEGAL_REGION)
  }
}
