import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { tinyEpicKingdoms } from '../../games/tiny-epic-kingdoms/index.ts'
import { type Frame, NOT_SET, type TekPosition, topFrame, type warOf } from '../../games/tiny-epic-kingdoms/position.ts'
import { harvestOf } from '../../games/tiny-epic-kingdoms/rules/collect.ts'
import { elementAt } from '../../kernel/list.ts'
import { Rng } from '../../kernel/rng.ts'
import {
  DEEP,
  expectAccessible,
  expectAccessibleInBothThemes,
  openStage,
  PHONE,
  sharedPages,
  startMatch,
  TABLET,
  useStage,
  type Visitor,
} from './browser.ts'
import { NAMES } from './scene.ts'
import { asked, click, decide, pointIn, type Scene, sitDown, stepOf } from './tiny-epic-kingdoms.ts'

const { game } = tinyEpicKingdoms

const stage = useStage(openStage)

const asVisitor = sharedPages(stage)
/** At the table; whatever goes wrong on the page's console fails the test. */
const atTable = (scene: Scene, visitor: Visitor, play: (page: Page) => Promise<void>): Promise<void> =>
  asVisitor(visitor, async page => {
    await sitDown(page, scene)
    await play(page)
  })

const region = (page: Page, number: number) => page.locator(`[data-region="${number}"]`)
const gameLog = (page: Page) => page.getByLabel('Chronicle')
const legal = '[data-region][data-legal]'
const isFresh = (frame: Frame) => frame.kind === 'war' && frame.dice.every(die => die === NOT_SET)

async function playToTheEnd(page: Page, turn: (page: Page, kind: string) => Promise<void>): Promise<void> {
  let told = false
  for (let moves = 0; moves < 600; moves++) {
    await expect.poll(() => asked(page), { interval: 20, timeout: 20_000 }).not.toBe('wait')
    const kind = await asked(page)
    if (kind === 'over') {
      expect(told).toBe(true)
      await expect.poll(() => page.locator('#result-title').innerText()).toMatch(/wins|won|came|share the victory/)
      return
    }
    if (kind === 'reckoning') {
      told = true
      await expect.poll(() => page.locator('dialog[open] tbody tr').count()).toBeGreaterThan(2)
      await expectAccessible(page)
      await page.locator('[data-reckoned]').click()
    } else await turn(page, kind)
  }
  throw new Error('The game does not end')
}

describe('a game to its end', () => {
  /** From the first move in a deep test, otherwise from late in the game. */
  const begin = (page: Page, players: number): Promise<unknown> =>
    DEEP
      ? startMatch(page, { game: 'tiny-epic-kingdoms', players })
      : sitDown(page, { players, seed: 'keys', until: (frame, p) => frame.kind === 'select' && p.refreshes > 4 })

  it('for four can be played by clicks, and its end is told line by line', { timeout: 300_000 }, () =>
    asVisitor({}, async page => {
      await begin(page, 4)
      await playToTheEnd(page, (at, kind) => decide(at, kind, click))
    }),
  )

  if (DEEP)
    it('for two can be played by the keyboard alone', { timeout: 300_000 }, () =>
      asVisitor({}, async page => {
        await begin(page, 2)
        await playToTheEnd(page, async at => {
          const helps = (await at.locator('[data-move=research], [data-move=build], [data-move=pay]').count()) > 0
          await at.keyboard.press('l')
          await at.locator('dialog[open] li button').first().waitFor()
          // What the action does stands first, collecting or doing nothing last.
          await at.keyboard.press(
            helps || (await at.locator('[data-asked=charters]').count()) > 0 ? 'ArrowDown' : 'ArrowUp',
          )
          await at.keyboard.press('Enter')
          await at.locator('#move-list-title').waitFor({ state: 'hidden' })
        })
      }),
    )
})

describe('the board by keyboard', () => {
  it('arrow keys walk from region to region, Enter picks an army, Esc puts it down', () =>
    atTable(
      {
        players: 4,
        seed: 'walking',
        until: (frame, p) =>
          frame.kind === 'respond' && frame.seat === 0 && new Set(startsOf(p)).size > 1 && p.refreshes > 0,
      },
      {},
      async page => {
        const here = () => page.evaluate(() => document.activeElement?.getAttribute('data-region') ?? null)
        await page.locator('[data-region]').first().focus()
        const walked = new Set<string | null>()
        for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
          await page.keyboard.press(key)
          walked.add(await here())
        }
        expect(walked.has(null)).toBe(false)
        expect(walked.size).toBeGreaterThan(3)
        await page.locator(legal).first().focus()
        const picked = Number(await here())
        await page.keyboard.press('Enter')
        await expect.poll(() => region(page, picked).getAttribute('aria-pressed')).toBe('true')
        await page.keyboard.press('Escape')
        expect(await region(page, picked).getAttribute('aria-pressed')).toBeNull()
      },
    ))
})

const startsOf = (p: TekPosition): number[] =>
  game.moves(p, 0).flatMap(move => (move.kind === 'quest' || move.kind === 'patrol' ? [move.from] : []))

describe('follow or collect', () => {
  it('shows what collecting gives before it is chosen, and gives just that', () =>
    atTable(
      {
        players: 4,
        seed: 'harvest',
        until: (frame, p) => frame.kind === 'respond' && frame.seat === 0 && p.active !== 0 && p.refreshes > 0,
      },
      {},
      async page => {
        const promised = await page.locator('[data-move=collect]').first().innerText()
        const figures = promised.match(/\d+ (mana|ore|food)/g) ?? []
        await click(page, '[data-move=collect]')
        for (const figure of figures)
          await expect.poll(() => gameLog(page).innerText()).toMatch(new RegExp(`Miroslava collects .*${figure}`))
      },
    ))

  it.each([
    { ways: 3, units: 4 },
    { ways: 6, units: 2 },
  ])('shows all $ways ways to collect $units at once', ({ ways, units }) =>
    atTable(
      {
        players: 2,
        seed: 'choosy',
        until: (frame, p) => frame.kind === 'respond' && frame.seat === 0 && waysToCollect(p, units) === ways,
      },
      {},
      async page => {
        const isCut = (way: Element): boolean => {
          const { left, right, top, bottom } = way.getBoundingClientRect()
          return [top + 2, bottom - 2].some(y => !way.contains(document.elementFromPoint((left + right) / 2, y)))
        }
        const shown = await page.locator('[data-move=collect]').all()
        const cut = await Promise.all(shown.map(way => way.evaluate(isCut)))
        expect(cut).toEqual(Array.from({ length: ways }, () => false))
      },
    ),
  )
})

/** How many ways there are to collect just so many units. */
const waysToCollect = (p: TekPosition, units: number): number =>
  game.moves(p, 0).filter(move => {
    if (move.kind !== 'collect') return false
    const { mana, ore, food } = harvestOf(p, 0, move)
    return mana + ore + food === units
  }).length

/** The seat that looks at the screen after the curtain has been lifted. */
async function lift(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: /^I am / })
  const name = (await button.innerText()).match(/I am (.+?):/)?.[1] ?? ''
  await button.click()
  return NAMES.indexOf(name)
}
const pass = (page: Page) => page.getByRole('button', { name: /^Pass the screen to / }).click()
/** What can be read on the two dice, attacker's first. */
const dice = async (page: Page): Promise<string[]> =>
  (await page.locator('[data-die] svg text').allTextContents()).map(text => text.trim())

describe('a war on one screen', () => {
  it('leaves the map where it was', async () => {
    const heights: number[] = []
    for (const [kind, until] of [
      ['select', (frame: Frame) => frame.kind === 'select' && frame.seat === 0],
      ['war', (frame: Frame) => frame.kind === 'war' && frame.attacker === 0 && frame.dice[0] === NOT_SET],
    ] as const)
      await atTable({ players: 4, seed: 'banner', until }, {}, async page => {
        expect(await asked(page)).toBe(kind)
        heights.push(await page.locator('.board').evaluate(board => board.getBoundingClientRect().height))
      })
    expect(heights[1]).toBe(heights[0])
  })

  it('ends in an alliance when both show the flag', () =>
    atTable(
      {
        players: 4,
        seed: 'fresh0',
        people: [0, 1, 2, 3],
        until: frame => isFresh(frame) && frame.kind === 'war' && !frame.allied,
      },
      {},
      async page => {
        const first = await lift(page)
        expect(await asked(page)).toBe('war')
        await page.locator('[data-act=flag]').click()
        await pass(page)
        expect(await dice(page)).toEqual(['?', '?'])
        expect(await lift(page)).not.toBe(first)
        expect(await dice(page)).toEqual(['?', '?'])
        await page.locator('[data-act=flag]').click()
        await expect
          .poll(() => page.locator('[data-region][aria-label*="shared by allies"]').count())
          .toBeGreaterThan(0)
        await expect.poll(() => page.getByRole('img', { name: /^allied with/ }).count()).toBe(2)
      },
    ))

  it('is lost, paid for and retreated from; no sealed die is ever in the page', () =>
    atTable({ players: 3, seed: 'retreat0', people: [0, 1, 2], until: canRetreat }, {}, async page => {
      let sealed = ''
      for (const turn of [0, 1]) {
        const me = await lift(page)
        const { attacker } = warNow()
        // The earlier seat is asked first: the attacker's number is sealed while the defender looks.
        expect(me === attacker).toBe(turn === 0)
        if (turn === 1) expect(await dice(page)).toEqual(['?', '?'])
        if (me === attacker) {
          const face = page.locator('[data-face][data-legal]').last()
          sealed = await face.innerText()
          await face.click()
          await expect.poll(() => page.locator('.price strong').innerText()).toMatch(/^\d+$/)
          await page.locator('[data-act=seal]').click()
        } else await page.locator('[data-act=flag]').click()
        if (turn === 0) {
          await pass(page)
          expect(await dice(page)).toEqual(['?', '?'])
        }
      }
      for (let step = 0; step < 8 && (await asked(page)) !== 'fate'; step++) {
        if ((await asked(page)) === 'pay') await page.locator('[data-move=pay]').first().click()
        else {
          if (await page.getByRole('button', { name: /^Pass the screen to / }).count()) await pass(page)
          await lift(page)
        }
      }
      expect(await dice(page)).toContain(sealed)
      const refuge = page.locator(legal).first()
      await expect.poll(() => refuge.getAttribute('aria-label')).toMatch(/Retreat from .* costs \d food/)
      await page.mouse.click(...(await pointIn(page, legal)))
      await expect.poll(() => gameLog(page).innerText()).toMatch(/retreats from/)
    }))
})

let war: ReturnType<typeof warOf>
const warNow = () => {
  if (!war) throw new Error('there is no war')
  return war
}

/** A war whose attacker has the earlier seat, and whose defender, beaten, has somewhere to go and the food for it. */
function canRetreat(frame: Frame, now: TekPosition): boolean {
  if (frame.kind !== 'war' || !isFresh(frame) || frame.attacker > frame.defender) return false
  const p = game.clone(now)
  const chance = Rng.fromSeed('what if')
  const dies = game.moves(p, frame.attacker)
  if (dies.length < 3) return false
  game.play(p, frame.attacker, elementAt(dies, dies.length - 1), chance, null)
  game.play(p, frame.defender, { kind: 'die', face: 0 }, chance, null)
  for (let top = topFrame(p); top?.kind === 'pay'; top = topFrame(p))
    game.play(p, top.seat, elementAt(game.moves(p, top.seat), 0), chance, null)
  const top = topFrame(p)
  if (top?.kind !== 'fate' || !game.moves(p, top.seat).some(move => move.kind === 'retreat')) return false
  war = frame
  return true
}

describe('two players', () => {
  it('find the Lost Kingdom between them and take an army from it', () =>
    atTable(
      {
        players: 2,
        seed: 'lost0',
        until: (frame, p) =>
          frame.kind === 'respond' &&
          frame.seat === 0 &&
          game.moves(p, 0).some(move => move.kind === 'quest' && p.armies[2 * move.to] === 7),
      },
      {},
      async page => {
        await expect.poll(() => page.locator('svg[role=group]').count()).toBe(3)
        const lost = page.getByRole('group', { name: /^The Lost Kingdom/ })
        const neutral = lost.locator('[data-region][aria-label*="neutral"]')
        const before = await neutral.count()
        expect(before).toBe(5)
        await page.mouse.click(...(await pointIn(page, legal)))
        const target = await neutral.and(page.locator('[data-legal]')).first().getAttribute('data-region')
        await page.mouse.click(...(await pointIn(page, `[data-region="${target}"]`)))
        if ((await asked(page)) === 'pay') await page.locator('[data-move=pay]').first().click()
        await page
          .getByRole('region', { name: elementAt(NAMES, 0) })
          .getByText('1 trophy')
          .waitFor()
        // The bot may have answered with a quest of its own by now.
        expect(await neutral.count()).toBeLessThan(before)
      },
    ))
})

describe('drafting', () => {
  it('lets people and cards be looked at and taken before the charters are sealed', () =>
    atTable(
      {
        players: 2,
        seed: 'draft',
        people: [0, 1],
        options: { factions: 'drafted', territories: 'chosen' },
        until: () => true,
      },
      {},
      async page => {
        for (const turn of [0, 1]) {
          await lift(page)
          const people = page.locator('[data-people]')
          await expect.poll(() => people.count()).toBe(4 - turn)
          await people.last().click()
          if (turn === 0) await expectAccessible(page)
          await page.locator('[data-act=lead]').click()
          if (turn === 0) await pass(page)
        }
        for (let step = 0; step < 6 && (await asked(page)) !== 'charters'; step++) {
          if ((await asked(page)) === 'card') await page.locator('[data-card]').first().click()
          else {
            await pass(page)
            await lift(page)
          }
        }
        await expect.poll(() => page.locator('[data-side]').count()).toBe(2)
        await page.locator('[data-side]').last().click()
        await page.getByRole('button', { name: 'One mana less' }).click()
        await expect.poll(() => page.locator('[data-act=found]').getAttribute('aria-disabled')).toBe('true')
        await page.getByRole('button', { name: 'One food more' }).click()
        await page.locator('[data-act=found]').click()
        await pass(page)
        expect(await page.content()).not.toContain('Found the kingdom')
      },
    ))
})

describe('on a phone', () => {
  it('the territory in question is large, the others swap places with it, and a turn is taken by touch', () =>
    atTable(
      {
        players: 4,
        seed: 'pocket',
        until: (frame, p) => frame.kind === 'select' && frame.seat === 0 && p.refreshes > 0,
      },
      { viewport: PHONE, touch: true },
      async page => {
        const large = page.locator('svg[role=group]')
        await expect.poll(() => large.count()).toBe(1)
        expect(Math.round((await large.boundingBox())?.width ?? 0)).toBeGreaterThan(380)
        const home = await large.getAttribute('aria-label')
        await page.locator('.thumbs button').nth(2).tap()
        expect(await large.getAttribute('aria-label')).not.toBe(home)
        await expectAccessible(page)
        await page.locator('[data-action][data-legal]').first().tap()
        await expect.poll(() => asked(page)).toBe('respond')
        await expectAccessible(page)
        const before = await stepOf(page)
        await decide(page, 'respond', async (at, selector) => {
          const target = at.locator(selector).first()
          if ((await target.getAttribute('data-region')) === null) await target.tap()
          else await at.touchscreen.tap(...(await pointIn(at, selector)))
        })
        await expect.poll(() => stepOf(page)).toBeGreaterThan(before)
      },
    ))

  it('what a tap told of a region is gone when that decision is', () =>
    atTable(
      {
        players: 4,
        seed: 'pocket',
        until: (frame, p) =>
          frame.kind === 'respond' && frame.seat === 0 && game.moves(p, 0).some(move => move.kind === 'mobilise'),
      },
      { viewport: PHONE, touch: true },
      async page => {
        const before = await stepOf(page)
        await page.touchscreen.tap(...(await pointIn(page, legal)))
        await expect.poll(() => stepOf(page)).toBeGreaterThan(before)
        await expect.poll(() => page.locator('.hover-card').count()).toBe(0)
      },
    ))

  it.each([390, 360])('the whole name of the game stands beside the news of its end, %i wide, in Russian', width =>
    atTable(
      {
        players: 4,
        seed: 'late',
        until: (frame, p) => frame.kind === 'respond' && frame.seat === 0 && p.ending !== 'none',
      },
      { language: 'ru', viewport: { width, height: 780 }, touch: true },
      async page => {
        await page.getByText(/конец через\s\d|скоро конец/).waitFor()
        const [bar, name] = await page
          .locator('.topbar, .topbar h1')
          .evaluateAll(parts => parts.map(part => part.getBoundingClientRect().toJSON()))
        expect(name.top).toBeGreaterThanOrEqual(bar.top)
        expect(name.bottom).toBeLessThanOrEqual(bar.bottom)
      },
    ),
  )
})

const LOOKS: readonly (Scene & { readonly name: string })[] = [
  {
    name: 'a turn with tokens',
    players: 5,
    seed: 'look',
    options: { exploration: true },
    until: (frame, p) => frame.kind === 'select' && frame.seat === 0 && p.refreshes > 1,
  },
  { name: 'the founding', players: 5, seed: 'look', until: () => true },
  { name: 'a war', players: 4, seed: 's6', until: frame => frame.kind === 'war' && frame.attacker === 0 },
  { name: 'the payment', players: 4, seed: 's10', until: frame => frame.kind === 'pay' && frame.seat === 0 },
  { name: 'the end', players: 4, seed: 'look', until: 'end' },
]

/* Every table is examined by every-game.test.ts in npm test; its states here. */
if (DEEP)
  describe('by daylight and by candle light', () => {
    it.each(LOOKS)('axe-core finds nothing at $name', scene =>
      atTable(scene, { viewport: scene.players === 5 ? TABLET : { width: 1280, height: 720 } }, async page => {
        if (scene.until === 'end') await page.locator('dialog[open]').waitFor()
        await expectAccessibleInBothThemes(page)
      }),
    )
  })
