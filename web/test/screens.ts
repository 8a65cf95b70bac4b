import type { Page } from 'playwright-core'
import type { GameId } from '../../games/registry.ts'
import type { Match } from '../../kernel/match.ts'
import { boardShare, type Fault, faultsOnScreen } from './faults.ts'
import { layMatch, playedByChance } from './scene.ts'

/* Every table on every screen: what `screens.test.ts` walks through. */

export interface Screen {
  readonly width: number
  readonly height: number
  readonly touch: boolean
}

const screen = (width: number, height: number, touch = false): Screen => ({ width, height, touch })
export const PHONES = [screen(390, 844, true), screen(360, 640, true)]
export const LYING_PHONES = [screen(844, 390, true), screen(667, 375, true)]
export const TABLETS = [screen(768, 1024, true), screen(1024, 768, true)]
export const LAPTOPS = [screen(1366, 768), screen(1440, 900)]
export const LARGE = [screen(1920, 1080), screen(2560, 1440), screen(3440, 1440)]
export const SCREENS = [...PHONES, ...LYING_PHONES, ...TABLETS, ...LAPTOPS, ...LARGE]

export const TABLES = [
  'ethnos',
  'small-world',
  'tiny-epic-kingdoms',
  'dark-lands',
  'paper-tales',
] as const satisfies readonly GameId[]

export const MOMENTS = ['start', 'middle', 'late', 'list', 'end'] as const
export type Moment = (typeof MOMENTS)[number]

const asked = (seat: number): boolean => seat === 0
const played = new Map<string, Promise<Match>>()

/** The same match for every screen. */
export function matchAt(game: GameId, moment: Moment): Promise<Match> {
  const key = `${game} ${moment}`
  const found = played.get(key) ?? play(game, moment)
  played.set(key, found)
  return found
}

async function play(game: GameId, moment: Moment): Promise<Match> {
  if (moment === 'start') return playedByChance(game, (_, seat) => asked(seat), 4)
  if (moment === 'end') return playedByChance(game, () => false, 4)
  const whole = await playedByChance(game, () => false, 5)
  const share = moment === 'late' ? 0.85 : 0.45
  return playedByChance(game, (match, seat) => asked(seat) && match.log.length >= share * whole.log.length, 5)
}

/** Lays the moment on the table, and waits until all of it is there. */
export async function show(page: Page, game: GameId, moment: Moment): Promise<void> {
  await layMatch(page, await matchAt(game, moment))
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  if (moment === 'end') await page.locator('dialog[open]').waitFor()
  if (moment === 'list') {
    await page.keyboard.press('l')
    await page.locator('dialog[open] li button').first().waitFor()
  }
}

/** Two frames: containers measure, then what depends on them is drawn. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

/** Parts of a layout are fetched when a screen first needs them: only what stays wrong is a fault. */
const PATIENCE_MS = 3000

/** `leastBoard`: the share of the screen that the board must have. */
export async function faultsOn(page: Page, { width, height }: Screen, leastBoard: number): Promise<Fault[]> {
  await page.setViewportSize({ width, height })
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    await settled(page)
    const faults = await page.evaluate(faultsOnScreen)
    const share = await page.evaluate(boardShare)
    if (share < leastBoard) faults.push({ kind: 'small board', what: String(share) })
    if (faults.length === 0 || Date.now() > until) return faults
  }
}

/**
 * Points at things of the table, one after the other, and looks whether the card that opens hides what it is about or
 * the button to press.
 */
export async function cardsOverTheirSubject(page: Page, most: number): Promise<Fault[]> {
  const faults: Fault[] = []
  const spots = await page.evaluate(spotsToPointAt, most)
  for (const { x, y, what } of spots) {
    await page.mouse.move(x, y)
    const opened = await page
      .locator('.hover-card')
      .waitFor({ timeout: 600 })
      .then(() => true)
      .catch(() => false)
    if (!opened) continue
    await settled(page)
    const hidden = await page.evaluate(
      ([left, top]) => {
        const card = document.querySelector('.hover-card')?.getBoundingClientRect()
        if (!card) return null
        const isInside = card.left < left && left < card.right && card.top < top && top < card.bottom
        if (isInside) return 'what is pointed at'
        const isOut = card.left < -1 || card.top < -1 || card.right > innerWidth + 1 || card.bottom > innerHeight + 1
        return isOut ? 'the edge of the screen' : null
      },
      [x, y] as const,
    )
    if (hidden) faults.push({ kind: 'card over its subject', what: `${what}: ${hidden}` })
    await page.mouse.move(0, 0)
    await page.locator('.hover-card').waitFor({ state: 'hidden' })
  }
  return faults
}

/** Runs in the page. */
function spotsToPointAt(most: number): { x: number; y: number; what: string }[] {
  const all = [
    ...document.querySelectorAll('main [role=button], main button, main [aria-label]:not(section, ul, ol, div)'),
  ]
  const spots = all.flatMap(element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = document.elementFromPoint(x, y)
    const isThere = width > 4 && height > 4 && hit !== null && (element.contains(hit) || hit.contains(element))
    return isThere
      ? [{ x, y, what: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60) }]
      : []
  })
  const step = Math.max(1, spots.length / most)
  return Array.from({ length: Math.min(most, spots.length) }, (_, i) => spots[Math.floor(i * step)]).filter(
    spot => spot !== undefined,
  )
}

/** For `npm test`: every kind of screen once. */
export const SAMPLE: Readonly<Record<(typeof TABLES)[number], readonly string[]>> = {
  ethnos: ['667x375', '768x1024'],
  'small-world': ['844x390', '1024x768'],
  'tiny-epic-kingdoms': ['844x390', '768x1024'],
  'dark-lands': ['667x375', '3440x1440'],
  'paper-tales': ['768x1024', '1366x768'],
}
export const nameOf = ({ width, height }: Screen): string => `${width}x${height}`
