import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import type { EthnosPosition } from '../games/ethnos/position.ts'
import { GAME_IDS, type GameId } from '../games/registry.ts'
import { NOT_SET } from '../games/tiny-epic-kingdoms/position.ts'
import { LANGUAGES } from '../kernel/languages.ts'
import { elementAt } from '../kernel/list.ts'
import { DESKTOP, openStage, PHONE, type Visitor, visit } from './test/browser.ts'
import { seatMatch as darkLandsScene, inRound } from './test/dark-lands.ts'
import { type Scene, seatMatch } from './test/ethnos.ts'
import { beforeMoment, MOMENTS, matchWith, showPeak } from './test/moments.ts'
import { seatMatch as paperTalesScene, when } from './test/paper-tales.ts'
import { layMatch, someWayIn } from './test/scene.ts'
import { sitDown as smallWorldScene } from './test/small-world.ts'
import { sitDown as tinyEpicKingdomsScene } from './test/tiny-epic-kingdoms.ts'

/*
 * npm run screenshots: the pictures of the README, taken from the built page. Look at them before you commit them.
 * npm run screenshots -- GAME --look FOLDER: a game on a laptop and on a phone in both languages, at full size.
 * With --moments: each of its great moments instead.
 */

const FOLDER = fileURLToPath(new URL('../docs/screenshots', import.meta.url))

interface Screenshot {
  readonly name: string
  readonly visitor: Visitor
  readonly show: (page: Page) => Promise<unknown>
}

const at = (hash: string) => (page: Page) => page.goto(`${page.url().split('#')[0]}${hash}`)
const ethnos = (scene: Scene) => (page: Page) => seatMatch(page, scene)
/** A full row, a hand worth thinking about, and bands in front of everybody. */
const lively = ({ age, row, hands, bands }: EthnosPosition): boolean =>
  age === 2 &&
  row.length >= 6 &&
  elementAt(hands, 0).length >= 5 &&
  hands.every((_, seat) => bands.some(band => band.seat === seat))
const MIDDLE: Scene = { players: 4, seed: 'banner', until: lively }
const LATE: Scene = { players: 6, seed: 'a crowd', until: 'late' }
const smallWorld = (page: Page) =>
  smallWorldScene(page, {
    players: 4,
    seed: 'a picture',
    until: (frame, p) => p.round >= 4 && frame.kind === 'conquer' && frame.seat === 0,
  })
const tinyEpicKingdoms = (page: Page) =>
  tinyEpicKingdomsScene(page, {
    players: 4,
    seed: 'banner',
    // A late war in which the player at the screen has not set a die yet.
    until: (frame, p) =>
      frame.kind === 'war' && frame.attacker === 0 && frame.dice[0] === NOT_SET && elementAt(p.inPlay, 0) >= 4,
  })
const paperTales = (page: Page) => paperTalesScene(page, { players: 4, seed: 'a picture', until: when(2, 'plan') })
const darkLands = (page: Page) => darkLandsScene(page, { players: 3, seed: 'a picture', until: inRound(4) })

const PICTURES: readonly Screenshot[] = [
  { name: 'home', visitor: { viewport: DESKTOP }, show: at('#/') },
  { name: 'home-phone', visitor: { viewport: PHONE, language: 'ru', touch: true }, show: at('#/') },
  { name: 'ethnos', visitor: { viewport: DESKTOP }, show: ethnos(MIDDLE) },
  { name: 'ethnos-ru-dark', visitor: { viewport: DESKTOP, language: 'ru', theme: 'dark' }, show: ethnos(LATE) },
  { name: 'ethnos-phone', visitor: { viewport: PHONE, touch: true }, show: ethnos(MIDDLE) },
  { name: 'small-world', visitor: { viewport: DESKTOP }, show: smallWorld },
  { name: 'small-world-phone', visitor: { viewport: PHONE, touch: true }, show: smallWorld },
  { name: 'tiny-epic-kingdoms', visitor: { viewport: DESKTOP }, show: tinyEpicKingdoms },
  { name: 'paper-tales', visitor: { viewport: DESKTOP }, show: paperTales },
  { name: 'dark-lands', visitor: { viewport: DESKTOP }, show: darkLands },
]

/** Games without a scene are shown some way in. */
const OTHERS = GAME_IDS.filter(id => !PICTURES.some(({ name }) => name === id)).map(
  (id): Screenshot => ({
    name: id,
    visitor: { viewport: DESKTOP },
    show: async page => layMatch(page, await someWayIn(id)),
  }),
)

/** Reduced to fifty shades a colour: the paper's grain makes up most of a picture's bytes. */
async function lighter(png: Buffer): Promise<Buffer> {
  const page = await stage.browser.newPage()
  const light = await page.evaluate(async data => {
    const [STEP, SCALE] = [5, 0.64]
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
    const [width, height] = [Math.round(image.width * SCALE), Math.round(image.height * SCALE)]
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser cannot draw')
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, width, height)
    const pixels = context.getImageData(0, 0, width, height)
    for (const [i, shade] of pixels.data.entries()) pixels.data[i] = Math.round(shade / STEP) * STEP
    context.putImageData(pixels, 0, 0)
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())]
  }, png.toString('base64'))
  await page.close()
  return Buffer.from(light)
}

/** Every screen and language, for people who work on a game. */
const everyLook = (id: string): Screenshot[] =>
  LANGUAGES.flatMap(language =>
    Object.entries({ laptop: DESKTOP, phone: PHONE }).map(
      ([screen, viewport]): Screenshot => ({
        name: `${id}-${screen}-${language}`,
        visitor: { viewport, language, touch: screen === 'phone' },
        show: async page => layMatch(page, await someWayIn(id as GameId)),
      }),
    ),
  )

/** The peak of every great moment. */
const everyMoment = (id: string): Screenshot[] =>
  (MOMENTS[id as GameId] ?? []).flatMap(staged =>
    everyLook(id).map(({ name, visitor }) => ({
      name: name.replace(id, `${id}-${staged.name}`),
      visitor: { ...visitor, motion: 'no-preference' },
      show: async page => {
        await beforeMoment(page, await matchWith(id as GameId, staged))
        await showPeak(page, staged)
      },
    })),
  )

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { look: { type: 'string' }, moments: { type: 'boolean' } },
})
const unknown = wanted.filter(name => ![...PICTURES, ...OTHERS].some(picture => picture.name === name))
if (unknown.length > 0) throw new Error(`There is no picture ${unknown.join(', ')}`)
const folder = values.look ?? FOLDER
const pictures =
  values.look === undefined
    ? [...PICTURES, ...OTHERS].filter(({ name }) => wanted.length === 0 || wanted.includes(name))
    : wanted.flatMap(values.moments ? everyMoment : everyLook)
mkdirSync(folder, { recursive: true })
const stage = await openStage()
for (const { name, visitor, show } of pictures) {
  const page = await visit(stage, { ...visitor, drawn: true })
  await show(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const path = join(folder, `${name}.png`)
  const png = await page.screenshot()
  writeFileSync(path, values.look === undefined ? await lighter(png) : png)
  await page.context().close()
  console.log(path)
}
await stage.close()
