import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { DESKTOP, openStage, PHONE, TABLET, type Visitor, visit } from './test/browser.ts'
import { type Scene, seatMatch } from './test/ethnos.ts'

/* npm run screenshots: the pictures of the README, taken from the built page. Look at them before you commit them. */

const FOLDER = fileURLToPath(new URL('../docs/screenshots', import.meta.url))

interface Picture {
  readonly name: string
  readonly visitor: Visitor
  readonly show: (page: Page) => Promise<unknown>
}

const at = (hash: string) => (page: Page) => page.goto(`${page.url().split('#')[0]}${hash}`)
const ethnos = (scene: Scene) => (page: Page) => seatMatch(page, scene)
const MIDDLE: Scene = { players: 4, seed: 'a picture', until: 'middle' }
const LATE: Scene = { players: 6, seed: 'a crowd', until: 'late' }
const END: Scene = { players: 4, seed: 'a picture', until: () => false }

const PICTURES: readonly Picture[] = [
  { name: 'home', visitor: { viewport: DESKTOP }, show: at('#/') },
  { name: 'home-ru-dark', visitor: { viewport: DESKTOP, language: 'ru', theme: 'dark' }, show: at('#/') },
  { name: 'home-tablet', visitor: { viewport: TABLET }, show: at('#/') },
  { name: 'home-phone', visitor: { viewport: PHONE, language: 'ru', touch: true }, show: at('#/') },
  { name: 'rules', visitor: { viewport: DESKTOP }, show: at('#/rules/ethnos/ET-SETUP-4') },
  { name: 'ethnos', visitor: { viewport: DESKTOP }, show: ethnos(MIDDLE) },
  { name: 'ethnos-ru-dark', visitor: { viewport: DESKTOP, language: 'ru', theme: 'dark' }, show: ethnos(LATE) },
  { name: 'ethnos-tablet-ru', visitor: { viewport: TABLET, language: 'ru' }, show: ethnos(MIDDLE) },
  { name: 'ethnos-phone', visitor: { viewport: PHONE, touch: true }, show: ethnos(MIDDLE) },
  { name: 'ethnos-result', visitor: { viewport: DESKTOP }, show: ethnos(END) },
]

const wanted = process.argv.slice(2)
mkdirSync(FOLDER, { recursive: true })
const stage = await openStage()
for (const { name, visitor, show } of PICTURES) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const page = await visit(stage, visitor)
  await show(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.screenshot({ path: join(FOLDER, `${name}.png`) })
  await page.context().close()
  console.log(join('docs', 'screenshots', `${name}.png`))
}
await stage.close()
