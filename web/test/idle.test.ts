import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { GAME_IDS } from '../../games/registry.ts'
import { expectNoProblems, openStage, PHONE, useStage, visit } from './browser.ts'
import { layMatch, someWayIn } from './scene.ts'

/* A phone on the table costs no battery: while nothing moves, the page does nothing. */

const stage = useStage(openStage)

type Watched = typeof globalThis & { readonly awaited: Map<unknown, string> }

/** Notes what the page waits for with a clock or a frame. Runs in the page, before anything else. */
function watchClocks(): void {
  const awaited = new Map<unknown, string>()
  Object.assign(globalThis, { awaited })
  const { setTimeout, setInterval, clearTimeout, clearInterval, requestAnimationFrame, cancelAnimationFrame } =
    globalThis
  const note = (work: unknown): string => `${new Error(String(work)).stack}`.slice(0, 500)
  const once =
    (begin: (work: (...given: unknown[]) => void, ...rest: never[]) => unknown) =>
    (work: (...given: unknown[]) => void, ...rest: never[]): unknown => {
      const id = begin(
        (...given) => {
          awaited.delete(id)
          work(...given)
        },
        ...rest,
      )
      awaited.set(id, note(work))
      return id
    }
  const ending =
    (end: (id: never) => void) =>
    (id: never): void => {
      awaited.delete(id)
      end(id)
    }
  Object.assign(globalThis, {
    setTimeout: once(setTimeout as never),
    requestAnimationFrame: once(requestAnimationFrame as never),
    setInterval(work: () => void, ...rest: never[]) {
      const id = (setInterval as (...given: unknown[]) => unknown)(work, ...rest)
      awaited.set(id, note(work))
      return id
    },
    clearTimeout: ending(clearTimeout as never),
    clearInterval: ending(clearInterval as never),
    cancelAnimationFrame: ending(cancelAnimationFrame as never),
  })
}

/** What the page still waits for, and what still moves on it. */
const restless = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...(globalThis as Watched).awaited.values(),
    ...document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => `moves: ${(effect as KeyframeEffect).target?.outerHTML.slice(0, 200)}`),
  ])

it('at a table where somebody thinks, no timer runs and nothing moves', async () => {
  const page = await visit(stage, {
    viewport: PHONE,
    touch: true,
    drawn: true,
    motion: 'no-preference',
    pace: 'normal',
  })
  await page.context().addInitScript(watchClocks)
  await page.reload()
  // Glows come to rest after a few breaths.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':root { --t-breathe: 50ms !important }')
    document.adoptedStyleSheets = [sheet]
  })
  for (const game of GAME_IDS) {
    await layMatch(page, await someWayIn(game))
    await expect.poll(() => restless(page), { message: game }).toEqual([])
  }
  expectNoProblems(page)
  await page.context().close()
})
