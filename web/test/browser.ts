import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Level } from '../../bots/levels.ts'
import type { Language } from '../../kernel/languages.ts'
import { Rng } from '../../kernel/rng.ts'
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

/** `npm run test:deep` plays whole games from the first move on, and looks at everything `sample` is given. */
export const DEEP = process.env.PENTARCHY_DEEP === '1'

/** What `npm test` looks at: the first of a kind. */
export const sample = <T>(first: T, ...others: T[]): T[] => (DEEP ? [first, ...others] : [first])

/** How long `beforeAll` may take where the page must be built first. */
export const BUILD_TIME = 180_000

export interface Stage<S extends Serving = Serving> {
  readonly url: string
  readonly browser: Browser
  readonly serving: S
  close(): Promise<void>
}

export const openStage = (): Promise<Stage> => openStageWith(() => serve(DIST, '127.0.0.1', 0))

/** The built page, served by whatever serves it. */
export async function openStageWith<S extends Serving>(open: () => Promise<S>): Promise<Stage<S>> {
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

/** The stage of a test file: opened before its first test, closed after its last. */
export function useStage<S extends Serving>(open: () => Promise<Stage<S>>): Stage<S> {
  let opened: Stage<S> | undefined
  const stage = (): Stage<S> => {
    if (!opened) throw new Error('The stage opens with the first test')
    return opened
  }
  beforeAll(async () => {
    opened = await open()
  }, BUILD_TIME)
  afterAll(() => opened?.close())
  return {
    get url() {
      return stage().url
    },
    get browser() {
      return stage().browser
    },
    get serving() {
      return stage().serving
    },
    close: () => stage().close(),
  }
}

export interface Visitor {
  readonly language?: Language
  readonly theme?: 'light' | 'dark'
  readonly viewport?: { readonly width: number; readonly height: number }
  /** Motion is off unless a test is about it: end states come at once. */
  readonly motion?: 'reduce' | 'no-preference'
  readonly touch?: boolean
  /** Bots answer at once unless a test is about their pace. */
  readonly pace?: Pace
  /** Pauses meant for the eye last a moment; so they do on shared pages unless a test is about pace or motion. */
  readonly hasty?: boolean
  /** Nothing is drawn unless a test is about drawing, which is most of a page's work and which nobody sees. */
  readonly drawn?: boolean
  /** Everybody knows the games already unless a test is about the coach of a first game. */
  readonly coach?: boolean
  /** Keeps all files in a service worker, for when the network is gone: dear, so only where a test is about it. */
  readonly offline?: boolean
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
    coach = false,
    offline = false,
  } = visitor
  const options: BrowserContextOptions = {
    locale: language,
    colorScheme: theme,
    viewport,
    reducedMotion: motion,
    hasTouch: touch,
    acceptDownloads: true,
  }
  const context: BrowserContext = await stage.browser.newContext(options)
  await context.addInitScript(
    first => {
      localStorage['pentarchy-preferences'] ??= JSON.stringify(first)
    },
    // Nobody asks whether sound is welcome, either.
    { pace, coach, soundOffered: true },
  )
  if (hasty) await context.addInitScript(hasten)
  if (!drawn) await context.addInitScript(leaveUndrawn)
  if (!offline) await context.addInitScript(forgetServiceWorkers)
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

/** As in a browser that has none. */
function forgetServiceWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

/**
 * For tests that only need a table: one page for each kind of visitor, loaded once; every test lays its own match on it.
 * A page in which a test has failed is not used again, nor one with motion, which would go on moving behind the others.
 */
export function sharedPages(stage: Stage) {
  const pages = new Map<string, Page>()
  return async (wish: Visitor, test: (page: Page) => Promise<void>): Promise<void> => {
    const visitor = { hasty: wish.pace === undefined && wish.motion === undefined, ...wish }
    const kind = JSON.stringify(visitor)
    const page = pages.get(kind) ?? (await visit(stage, visitor))
    pages.delete(kind)
    let isReusable = false
    try {
      await page.setViewportSize(visitor.viewport ?? DESKTOP)
      await page.mouse.move(0, 0)
      await test(page)
      expectNoProblems(page)
      isReusable = visitor.motion !== 'no-preference'
    } finally {
      if (isReusable) pages.set(kind, page)
      else await page.context().close()
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

type WithAxe = typeof globalThis & { readonly axe: { run(context: Document, options: unknown): Promise<AxeResult> } }

/** The only rules that can tell one theme from another. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** No violation of any impact, by axe-core. */
export const expectAccessible = (page: Page): Promise<void> => expectToKeep(page, {})

/** The same by daylight; then by candle light all that depends on it. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page)
  await turnTheLights(page, 'dark')
  await expectToKeep(page, { runOnly: OF_COLOUR })
  await turnTheLights(page, 'light')
}

async function turnTheLights(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.locator(`:root[data-theme=${theme}]`).waitFor({ state: 'attached' })
}

async function expectToKeep(page: Page, which: { readonly runOnly?: readonly string[] }): Promise<void> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE)
  const { violations } = await page.evaluate(examineDrawn, { resultTypes: ['violations'], ...which })
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html.slice(0, 200)}\n  ${failureSummary ?? ''}`),
  )
  expect(told).toEqual([])
}

/** Colours can be judged only while they are there, and when what fades in has come. Runs in the page. */
async function examineDrawn(options: unknown): Promise<AxeResult> {
  const sheets = document.adoptedStyleSheets
  document.adoptedStyleSheets = []
  const passing = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(passing.map(({ finished }) => finished))
  const { violations } = await (globalThis as WithAxe).axe.run(document, options)
  document.adoptedStyleSheets = sheets
  return { violations }
}

export interface TableWish {
  readonly game: string
  readonly players: number
  /** The rest are bots. */
  readonly people?: number
  /** Of the quickest kind unless a test is about thinking. */
  readonly level?: Level
}

/** Goes through the form for a new table and waits until it is laid. The same wish gets the same match. */
export async function startMatch(page: Page, wish: TableWish): Promise<void> {
  const { game, players, people = 1, level = 'novice' } = wish
  const chance = Rng.fromSeed(JSON.stringify(wish))
  await page.evaluate(
    drawFrom,
    Array.from({ length: SEED_BYTES }, () => chance.below(256)),
  )
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

/** What a new match's seed is made of. */
const SEED_BYTES = 16

/** The page draws these bytes whenever it asks for random ones. Runs in the page. */
function drawFrom(bytes: readonly number[]): void {
  Object.assign(crypto, { getRandomValues: (wanted: Uint8Array) => wanted.map((_, at) => bytes[at] ?? 0) })
}

/** Plays the first listed move through the list of moves (L), as somebody without a mouse would. */
export async function playListed(page: Page, which = 0): Promise<void> {
  // While a dialog is open, or still closing, the key belongs to it.
  await page.locator('dialog[open]').first().waitFor({ state: 'hidden' })
  await page.keyboard.press('l')
  const choices = page.locator('dialog[open] li button')
  await choices.first().waitFor()
  await choices.nth(which).click()
}

/** Puts a match among those the page remembers, as if it had been played there, and sits down at it. */
export async function sitDownAt(page: Page, stored: StoredMatch): Promise<void> {
  await remember(page, stored)
  // The table that is there now stays until the next one has been read.
  await page.evaluate(() => document.querySelector('[data-game]')?.setAttribute('data-left', ''))
  await page.goto(`${page.url().split('#')[0]}#/table/${stored.id}`)
  await page.locator(`[data-game=${stored.game}]:not([data-left])`).waitFor()
}

/** Puts a match among those the page remembers. */
export async function remember(page: Page, stored: StoredMatch): Promise<void> {
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
}
