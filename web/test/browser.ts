import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { expect } from 'vitest'
import type { Level } from '../../bots/levels.ts'
import { chromium as findChromium } from '../../scripts/chromium.mjs'
import { buildIfStale, DIST } from '../build.ts'
import { type Serving, serve } from '../serve.ts'
import type { StoredMatch } from '../store/matches.ts'
import type { Pace } from '../store/preferences.svelte.ts'

/* Helpers for tests in a real browser: the built page on a free port, a fresh visitor each time. */

export const DESKTOP = { width: 1440, height: 900 }
export const TABLET = { width: 1024, height: 768 }
export const PHONE = { width: 390, height: 844 }

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How long `beforeAll` may take where the page must be built first. */
export const BUILD_TIME = 180_000

export interface Stage {
  readonly url: string
  readonly browser: Browser
  readonly serving: Serving
  close(): Promise<void>
}

/** In `beforeAll`; close it in `afterAll`. */
export const openStage = (): Promise<Stage> => openStageWith(() => serve(DIST, '127.0.0.1', 0))

/** The built page, served by whatever serves it. */
export async function openStageWith<S extends Serving>(
  open: () => Promise<S>,
): Promise<Stage & { readonly serving: S }> {
  await buildIfStale()
  const serving = await open()
  const browser = await chromium.launch({ executablePath: findChromium(), args: QUIET })
  return {
    get url() {
      return serving.url
    },
    browser,
    serving,
    async close() {
      await browser.close()
      await serving.close()
    },
  }
}

export interface Visitor {
  readonly language?: 'en' | 'ru'
  readonly theme?: 'light' | 'dark'
  readonly viewport?: { readonly width: number; readonly height: number }
  /** Motion is off unless a test is about it: end states come at once. */
  readonly motion?: 'reduce' | 'no-preference'
  readonly touch?: boolean
  /** Bots answer at once unless a test is about their pace. */
  readonly pace?: Pace
  /** Pauses meant for the eye last a moment. */
  readonly hasty?: boolean
  /** Nothing is drawn unless a test is about drawing, which is most of a page's work and which nobody sees. */
  readonly drawn?: boolean
  /** Without the service worker every file comes from the server, where it can be counted. */
  readonly uncached?: boolean
}

const PROBLEMS = new WeakMap<Page, string[]>()

/** A new visitor with an empty browser, on the home page. */
export async function visit(stage: Stage, visitor: Visitor = {}): Promise<Page> {
  const {
    language = 'en',
    theme = 'light',
    viewport = DESKTOP,
    motion = 'reduce',
    touch = false,
    pace = 'instant',
    hasty = false,
    drawn = false,
    uncached = false,
  } = visitor
  const options: BrowserContextOptions = {
    locale: language,
    colorScheme: theme,
    viewport,
    reducedMotion: motion,
    hasTouch: touch,
    acceptDownloads: true,
    serviceWorkers: uncached ? 'block' : 'allow',
  }
  const context: BrowserContext = await stage.browser.newContext(options)
  await context.addInitScript(first => {
    localStorage['pentarchy-preferences'] ??= JSON.stringify({ pace: first })
  }, pace)
  if (hasty) await context.addInitScript(hasten)
  if (!drawn) await context.addInitScript(leaveUndrawn)
  const page = await context.newPage()
  watch(page)
  await page.goto(stage.url)
  await page.locator('main').waitFor()
  return page
}

/** Deadlines stay what they are. */
function hasten(): void {
  const slowly = globalThis.setTimeout
  const quickly = (work: () => void, wait = 0): ReturnType<typeof setTimeout> =>
    slowly(work, wait < 3000 ? Math.min(wait, 4) : wait)
  Object.assign(globalThis, { setTimeout: quickly })
}

/** What is wholly transparent is laid out, focused and clicked as ever. */
function leaveUndrawn(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('body, dialog { opacity: 0 !important }')
  document.adoptedStyleSheets = [sheet]
}

/**
 * For tests that only need a table: one page for each kind of visitor, loaded once; every test lays its own match on it.
 * A page in which a test has failed is not used again.
 */
export function sharedPages(stage: () => Stage) {
  const pages = new Map<string, Page>()
  return async (visitor: Visitor, test: (page: Page) => Promise<void>): Promise<void> => {
    const kind = JSON.stringify(visitor)
    const page = pages.get(kind) ?? (await visit(stage(), visitor))
    pages.set(kind, page)
    await page.setViewportSize(visitor.viewport ?? DESKTOP)
    await page.mouse.move(0, 0)
    try {
      await test(page)
      expectNoProblems(page)
    } catch (problem) {
      pages.delete(kind)
      await page.context().close()
      throw problem
    }
  }
}

/** Remembers every console error, every exception and every failed request of the page. */
function watch(page: Page): void {
  const problems: string[] = []
  PROBLEMS.set(page, problems)
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  page.on('pageerror', error => problems.push(String(error)))
  page.on('response', response => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`)
  })
}

/** No console error, no warning, no exception, no missing file since the visit began. */
export const expectNoProblems = (page: Page): void => expect(PROBLEMS.get(page)).toEqual([])

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeResult {
  readonly violations: readonly {
    readonly id: string
    readonly help: string
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
  }[]
}

/** No violation of any impact, by axe-core. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  await page.evaluate(AXE)
  const { violations } = await page.evaluate<AxeResult>('axe.run(document, { resultTypes: ["violations"] })')
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html.slice(0, 200)}\n  ${failureSummary ?? ''}`),
  )
  expect(told).toEqual([])
}

export interface TableWish {
  readonly game: string
  readonly players: number
  /** The rest are bots. */
  readonly people?: number
  /** Of the quickest kind unless a test is about thinking. */
  readonly level?: Level
}

/** Goes through the form for a new table and waits until it is laid. */
export async function startMatch(
  page: Page,
  { game, players, people = 1, level = 'novice' }: TableWish,
): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/new/${game}`)
  await page.locator(`form input[type=radio][value="${players}"]`).first().check({ force: true })
  const seats = page.locator('form li')
  await seats.nth(players - 1).waitFor()
  for (let seat = 0; seat < players; seat++)
    await seats
      .nth(seat)
      .locator('select')
      .first()
      .selectOption(seat < people ? 'human' : level)
  await page.locator('form button[type=submit]').click()
  await page.locator('[data-game]').waitFor()
}

/** Plays the first listed move through the list of moves (L), as somebody without a mouse would. */
export async function playListed(page: Page, which = 0): Promise<void> {
  await page.keyboard.press('l')
  const choices = page.locator('dialog[open] li button')
  await choices.first().waitFor()
  await choices.nth(which).click()
}

/** Puts a match among those the page remembers, as if it had been played there, and sits down at it. */
export async function sitDownAt(page: Page, stored: StoredMatch): Promise<void> {
  await page.evaluate(
    text =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('pentarchy', 1)
        request.onupgradeneeded = () => request.result.createObjectStore('matches', { keyPath: 'id' })
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const writing = request.result.transaction('matches', 'readwrite')
          writing.objectStore('matches').put(JSON.parse(text))
          writing.oncomplete = () => {
            request.result.close()
            resolve()
          }
          writing.onerror = () => reject(writing.error)
        }
      }),
    JSON.stringify(stored),
  )
  await page.goto(`${page.url().split('#')[0]}#/table/${stored.id}`)
  await page.locator(`[data-game=${stored.game}]`).waitFor()
}
