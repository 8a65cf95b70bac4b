import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { chromium as findChromium } from '../../../scripts/chromium.mjs'
import { callOf, type Engine, type Tab } from './engine.ts'

export async function openChromium(): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  return {
    name: 'chromium',
    version: browser.version(),
    async visit(viewport) {
      const context = await browser.newContext({ viewport, hasTouch: true })
      return tabOf(context, await context.newPage())
    },
    close: () => browser.close(),
  }
}

const tabOf = (context: BrowserContext, page: Page): Tab => ({
  open: async url => void (await page.goto(url)),
  reload: async () => void (await page.reload()),
  run: (work: (given: never) => unknown, given?: unknown) => page.evaluate(callOf(work, given)) as Promise<never>,
  click: (x, y) => page.mouse.click(x, y),
  tap: (x, y) => page.touchscreen.tap(x, y),
  press: key => page.keyboard.press(key),
  another: async () => tabOf(context, await context.newPage()),
  screenshot: () => page.screenshot(),
  close: () => context.close(),
})
