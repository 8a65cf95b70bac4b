import type { Page } from 'playwright-core'
import { greedy } from '../../bots/greedy.ts'
import { judgement } from '../../games/small-world/bot.ts'
import { smallWorld } from '../../games/small-world/index.ts'
import type { Frame, SmallWorldMove, SmallWorldPosition } from '../../games/small-world/position.ts'
import { createMatch, type Match, playUnchecked } from '../../kernel/match.ts'
import { Rng } from '../../kernel/rng.ts'
import { layMatch } from './scene.ts'

/* Matches of Small World played in Node up to an interesting moment, then laid on the table of a page. */

export interface Scene {
  readonly players: number
  readonly seed: string
  readonly options?: Readonly<Record<string, unknown>>
  /** Bots play until this decision comes up, or to the end. */
  readonly until: ((frame: Frame, p: SmallWorldPosition) => boolean) | 'end'
  /** Seats of people; the others are bots. */
  readonly people?: readonly number[]
  /** Then take back so many moves: the last ones are made at the page. */
  readonly back?: number
}

type SmallWorldMatch = Match<SmallWorldPosition, SmallWorldMove>

const ATTEMPTS = 60

/** Greedy bots play one match after another until the moment has come in one. */
export function playUntil(scene: Scene): SmallWorldMatch {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const match = playOnce(scene, `${scene.seed} ${attempt}`)
    if (match) return match
  }
  throw new Error(`In ${ATTEMPTS} matches of "${scene.seed}" the moment never comes`)
}

function playOnce({ players, options = {}, until }: Scene, seed: string): SmallWorldMatch | null {
  const { game } = smallWorld
  const created = createMatch(game, players, { first: '1', ...options }, seed)
  if (!created.ok) throw new Error(JSON.stringify(created.error))
  const match = created.value
  const bot = greedy({ game: smallWorld.game, judgement }, 'manual')
  const chance = Rng.fromSeed(seed)
  for (let frame = match.position.agenda.at(-1); frame; frame = match.position.agenda.at(-1)) {
    if (until !== 'end' && until(frame, match.position)) return match
    const view = game.view(match.position, frame.seat)
    const moves = game.moves(view, frame.seat)
    playUnchecked(match, frame.seat, bot.choose(view, frame.seat, moves, chance) as SmallWorldMove)
  }
  return until === 'end' ? match : null
}

/** Plays a match up to the scene, lays it on the page's table and sits down. Returns the moves that were taken back. */
export async function sitDown(page: Page, scene: Scene): Promise<readonly SmallWorldMove[]> {
  const match = playUntil(scene)
  const { log } = match
  const kept = log.length - (scene.back ?? 0)
  await layMatch(page, { ...match, log: log.slice(0, kept) }, scene.people)
  await page.locator('[data-region]').first().waitFor({ state: 'attached' })
  return log.slice(kept).map(({ move }) => move)
}

/** What the page asks now, as its decision says; `over` when the result lies on the table, `wait` while bots move. */
export const asked = (page: Page): Promise<string> =>
  page.evaluate(() => {
    if (document.querySelector('dialog[open] #result-title')) return 'over'
    return document.querySelector<HTMLElement>('[data-asked]')?.dataset.asked ?? 'wait'
  })

/** How somebody points at things: with the mouse, or with keys alone. */
export interface Pointer {
  press(page: Page, selector: string): Promise<void>
}

/** Regions overlap one another's boxes: the click goes to where the outline's own tokens stand. */
export const byClick: Pointer = {
  async press(page, selector) {
    const target = page.locator(selector).first()
    if ((await target.getAttribute('data-region')) === null) await target.click()
    else await page.mouse.click(...(await middleOf(page, selector)))
  },
}

/** With a finger: what lies under the sheet is scrolled into sight first. */
export const byTouch: Pointer = {
  async press(page, selector) {
    const target = page.locator(selector).first()
    if ((await target.getAttribute('data-region')) === null) return target.tap()
    await target.evaluate(region => region.scrollIntoView({ block: 'center' }))
    await page.touchscreen.tap(...(await middleOf(page, selector)))
  },
}

export const byKeyboard: Pointer = {
  async press(page, selector) {
    const isThere = () => page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector)
    const way = await wayTo(page, selector)
    const key = way < 0 ? 'Shift+Tab' : 'Tab'
    // Most of the way without looking; the address bar and hidden stops make the count a little uncertain.
    for (let steps = Math.abs(way) - 5; steps > 0; steps--) await page.keyboard.press(key)
    for (let steps = 0; steps < 150 && !(await isThere()); steps++) await page.keyboard.press(key)
    if (!(await isThere())) throw new Error(`${key} does not lead to ${selector}`)
    await page.keyboard.press('Enter')
  },
}

/** How many times Tab must be pressed to come to it, or Shift and Tab if less than zero: whichever way is shorter. */
const wayTo = (page: Page, selector: string): Promise<number> =>
  page.evaluate(wanted => {
    // Of radio buttons only the one that is on is a stop.
    const focusable = 'a[href], button:enabled, input:enabled:not([type=radio]:not(:checked)), select, [tabindex="0"]'
    const stops = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
      stop => stop.tabIndex === 0 && stop.checkVisibility(),
    )
    const goal = stops.findIndex(stop => stop.matches(wanted))
    if (goal < 0) return 0
    const way = goal - stops.indexOf(document.activeElement as HTMLElement)
    const round = stops.length + 1
    return way > round / 2 ? way - round : way < -round / 2 ? way + round : way
  }, selector)

/** A point inside a region's outline, on the screen. */
export const middleOf = (page: Page, selector: string): Promise<[number, number]> =>
  page.evaluate((wanted): [number, number] => {
    const region = document.querySelector(wanted)
    const box = region?.getBoundingClientRect()
    if (!region || !box) throw new Error(`no ${wanted}`)
    for (let spread = 0; spread < 0.5; spread += 0.05)
      for (let turn = 0; turn < 12; turn++) {
        const x = box.left + box.width * (0.5 + spread * Math.cos((turn * Math.PI) / 6))
        const y = box.top + box.height * (0.5 + spread * Math.sin((turn * Math.PI) / 6))
        if (region.contains(document.elementFromPoint(x, y))) return [x, y]
      }
    throw new Error(`${wanted} cannot be reached`)
  }, selector)

/** Makes one decision in a plain way. */
export async function decide(page: Page, kind: string, pointer: Pointer, round: number): Promise<void> {
  const press = (selector: string) => pointer.press(page, selector)
  const shows = (selector: string) => page.locator(selector).first().isVisible()
  switch (kind) {
    case 'pick':
      await press('[data-combo="0"]')
      await press('[data-act=take]')
      return
    case 'turn':
      if (round % 3 !== 0) return press('[data-act=expand]')
      await press('[data-act=decline]')
      await press('[data-act=decline-now]')
      return
    case 'conquer':
      if (await shows('[data-act=attempt]')) return press('[data-act=stop], [data-act=attempt]')
      for (const act of ['conquer', 'dragon', 'exchange'])
        if (await shows(`[data-act=${act}]`)) return press(`[data-act=${act}]`)
      if (await shows('[data-region][data-legal]')) return press('[data-region][data-legal]')
      return press('[data-act=stop]')
    case 'retreat':
      return press((await shows('[data-act=retreat]')) ? '[data-act=retreat]' : '[data-region][data-legal]')
    case 'redeploy':
    case 'regroup':
    case 'encamp':
    case 'reencamp':
      if (await shows('[data-act=vacate]')) return press('[data-act=vacate]')
      if (await shows('[data-act=spread]')) await press('[data-act=spread]')
      return (await shows('[data-act=done]')) ? press('[data-act=done]') : press('[data-region][data-legal]')
    case 'heroes':
      return (await shows('[data-act=done]')) ? press('[data-act=done]') : press('[data-region][data-legal]')
    default:
      return press('[data-act=skip]')
  }
}
