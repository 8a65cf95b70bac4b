import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { MagicId } from '../../games/dark-lands/content/cards.ts'
import { SPELL } from '../../games/dark-lands/content/deck.ts'
import { darkLands } from '../../games/dark-lands/index.ts'
import type { DarkLandsMove, DarkLandsPosition } from '../../games/dark-lands/position.ts'
import { wouldEnd } from '../../games/dark-lands/rules/end.ts'
import { elementAt, entryOf } from '../../kernel/list.ts'
import type { Seat } from '../../kernel/seat.ts'
import {
  DEEP,
  expectAccessible,
  expectAccessibleInBothThemes,
  openStage,
  PHONE,
  sample,
  sharedPages,
  useStage,
  type Visitor,
  visit,
} from './browser.ts'
import { atEnd, atStart, inRound, type Scene, seatMatch } from './dark-lands.ts'
import { expectReachableByMouse } from './hand.ts'

const stage = useStage(openStage)

const asVisitor = sharedPages(stage)
/** At the table; whatever goes wrong on the page's console fails the test. */
const atTable = (scene: Scene, visitor: Visitor, play: (page: Page) => Promise<void>): Promise<void> =>
  asVisitor(visitor, async page => {
    await seatMatch(page, scene)
    await play(page)
  })

type Turn = 'mine' | 'over'
/** Waits until the person at the screen has something to do. */
async function nextTurn(page: Page): Promise<Turn> {
  const found = await page.waitForFunction(() =>
    document.querySelector('dialog[open] #result-title')
      ? 'over'
      : document.querySelector('[data-acting]')
        ? 'mine'
        : null,
  )
  return (await found.jsonValue()) as Turn
}

const isOver = (page: Page): Promise<boolean> => page.locator('dialog[open] #result-title').isVisible()
const question = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('[data-question]')?.getAttribute('data-question') ?? null)
const coins = async (page: Page): Promise<number> =>
  Number(await page.locator('.seat .score b, .chip b').first().innerText())
const gameLog = (page: Page): Promise<string[]> => page.getByLabel('Chronicle').getByRole('listitem').allInnerTexts()
const end = (page: Page) => page.locator('[data-end]')
const planned = (page: Page) => page.locator('[data-step]')
const offers = (kind: DarkLandsMove['kind']) => (p: DarkLandsPosition, seat: Seat) =>
  darkLands.game.moves(p, seat).some(move => move.kind === kind)

/** Cards in a full hand overlap: the left of each can be seen. */
const ITS_LEFT = { position: { x: 12, y: 40 } }

/** What can be pressed can be pressed within this time. */
const SOON = 5000

/** With the mouse or with a finger. */
type Press = (target: Locator, where?: typeof ITS_LEFT) => Promise<void>
const byMouse: Press = (target, where) => target.click({ ...where, timeout: SOON })
const byFinger: Press = (target, where) => target.tap({ ...where, timeout: SOON })

/** Uses the last card that can be used, on the first region that glows, or by its button. */
async function useCard(page: Page, press: Press): Promise<boolean> {
  const card = page.locator('[data-hand][data-legal]').last()
  if ((await card.count()) === 0) return false
  await press(card, ITS_LEFT)
  const cell = page.locator('[data-cell][data-legal]')
  const button = page.locator('[data-use]')
  await page.locator('[data-cell][data-legal], [data-use]').first().waitFor({ timeout: SOON })
  if ((await button.count()) === 0) await press(cell.first())
  // A finger only aims at first; and magic without a target has nothing but its button.
  if ((await button.count()) > 0) await press(button.first())
  // Levitation names two regions.
  if ((await page.locator('[data-cell][aria-pressed=true]').count()) > 0) await press(cell.first())
  return true
}

/** The first card that can capture anything. */
const capturer = (page: Page) => page.getByRole('button', { name: /can capture/ }).first()

async function captureSomething(page: Page): Promise<void> {
  await capturer(page).click(ITS_LEFT)
  await page.locator('[data-cell][data-legal]').first().click()
}

/** One answer to whatever is asked. */
async function answer(page: Page, press: Press): Promise<void> {
  switch (await question(page)) {
    case 'companions':
    case 'rechoose':
      await press(page.locator('[data-pair="0,1"]'))
      return press(page.locator('[data-take]'))
    case 'exchange': {
      const cards = page.locator('[data-hand]')
      if ((await cards.count()) < 8) return press(page.locator('[data-keep]'))
      await press(cards.nth(0), ITS_LEFT)
      await press(cards.nth(1), ITS_LEFT)
      return press(page.locator('[data-exchange]'))
    }
    case 'buy': {
      const rich = await coins(page)
      if (rich >= 15) await press(page.locator('[data-buy][data-legal]').nth(rich % 3))
      for (
        let cards = 0;
        cards < 4 && (await question(page)) !== 'scouting' && (await useCard(page, press));
        cards++
      ) {}
      if (await end(page).isVisible()) await finishTurn(page, press)
      return
    }
    case 'scouting':
      for (const place of [0, 1]) await press(page.locator(`[data-looked="${place}"]`))
      return press(page.locator('[data-scout]'))
    case 'insight':
    case 'transmutation':
      return press(page.locator('[data-hand]').first(), ITS_LEFT)
    default:
      if (!(await useCard(page, press))) await finishTurn(page, press)
      else if (await end(page).isVisible()) await finishTurn(page, press)
  }
}

async function finishTurn(page: Page, press: Press = byMouse): Promise<void> {
  const stop = page.locator('[data-stop]')
  if ((await stop.count()) > 0) await press(stop)
  if ((await page.locator('[data-end][aria-disabled]').count()) === 0) await press(end(page))
}

const late = DEEP ? atStart : inRound(6)

describe('a game of Dark Lands for three, against bots to its end', () => {
  it.each(
    sample<[string, Press, Visitor]>(
      ['by clicks', byMouse, {}],
      ['by touch on a phone', byFinger, { viewport: PHONE, touch: true }],
    ),
  )('%s only', { timeout: 180_000 }, (_, press, visitor) =>
    atTable({ players: 3, seed: 'clicks', until: late }, visitor, async page => {
      let stumbles = 0
      for (let turns = 0; (await nextTurn(page)) !== 'over'; turns++) {
        expect(turns).toBeLessThan(300)
        // While the exchange is open the others play on, and what was about to be pressed may be gone: look again.
        stumbles = await answer(page, press).then(
          () => 0,
          async problem => {
            if (await isOver(page)) return 0
            if (stumbles === 2) throw problem
            await page.keyboard.press('Escape')
            return stumbles + 1
          },
        )
      }
      await expect.poll(() => page.locator('#result-title').innerText()).toMatch(/wins|won|came|share the victory/)
    }),
  )

  if (DEEP)
    it('by keyboard only', { timeout: 180_000 }, () =>
      atTable({ players: 3, seed: 'keys', until: late }, {}, async page => {
        for (let turns = 0; (await nextTurn(page)) !== 'over'; turns++) {
          expect(turns).toBeLessThan(600)
          await page.keyboard.press('l')
          // While the exchange is open the others play on, and may end the game meanwhile.
          await page.locator('dialog[open] li button, dialog[open] #result-title').first().waitFor()
          if (await isOver(page)) break
          // The first move buys nobody, ends the turn or exchanges nothing; the last one plays a card.
          await page.keyboard.press((await question(page)) === 'play' && turns % 3 > 0 ? 'ArrowUp' : 'ArrowDown')
          await page.keyboard.press('Enter')
          await page.locator('dialog[open] #move-list-title').waitFor({ state: 'hidden' })
        }
        await page.locator('#result-title').waitFor()
      }),
    )
})

/** The first player is on turn with cards to use. */
const middle: Scene = {
  players: 3,
  seed: 'middle',
  until: inRound(4),
}

describe('the turn plan', () => {
  it('shows every step, takes steps back freely, and is made real when the turn ends', () =>
    atTable(middle, {}, async page => {
      const told = await gameLog(page)
      const before = await coins(page)
      await page.locator('[data-buy="0"]').click()
      await expect.poll(() => coins(page)).toBe(before - 5)
      await capturer(page).click(ITS_LEFT)
      const target = page.locator('[data-cell][data-legal]').first()
      const cell = await target.getAttribute('data-cell')
      await target.click()
      await expect.poll(() => planned(page).count()).toBe(2)
      await expect.poll(() => page.locator(`[data-cell="${cell}"]`).getAttribute('data-owner')).toBe('0')
      // Nothing has happened for anybody else; a rival's exchange may still run beside the turn.
      const own = (lines: readonly string[]) => lines.filter(line => line.startsWith('Miroslava'))
      expect(own(await gameLog(page))).toEqual(own(told))

      await page.keyboard.press('Control+z')
      await expect.poll(() => planned(page).count()).toBe(1)
      expect(await page.locator(`[data-cell="${cell}"]`).getAttribute('data-owner')).toBeNull()
      await planned(page).first().click()
      await expect.poll(() => planned(page).count()).toBe(0)
      await expect.poll(() => coins(page)).toBe(before)

      await captureSomething(page)
      await end(page).click()
      await expect.poll(() => gameLog(page)).not.toEqual(told)
      await expect.poll(async () => (await gameLog(page)).join(' ')).toContain('Miroslava captures')
    }))

  it('on a Mac ⌘Z takes a step back, and the button says so', async () => {
    const page = await visit(stage)
    await page.context().addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }))
    await page.reload()
    await seatMatch(page, middle)
    await page.locator('[data-buy="0"]').click()
    await expect.poll(() => planned(page).count()).toBe(1)
    const undo = page.locator('[aria-keyshortcuts="Meta+Z"]').first()
    await expect.poll(() => undo.getAttribute('title')).toBe('Undo (⌘Z)')
    await page.keyboard.press('Meta+z')
    await expect.poll(() => planned(page).count()).toBe(0)
    await page.context().close()
  })

  it('loses nothing that was sent, and only the plan, by a reload', () =>
    atTable(middle, {}, async page => {
      const before = await coins(page)
      await page.locator('[data-buy="1"]').click()
      await page.reload()
      await page.locator('[data-acting]').waitFor()
      await expect.poll(() => coins(page)).toBe(before)
    }))

  it('goes through the board by keys: arrows, Enter, Esc', () =>
    atTable(middle, {}, async page => {
      const focused = (name: string) => page.evaluate(name => document.activeElement?.getAttribute(name) ?? null, name)
      const which = await capturer(page).getAttribute('data-hand')
      const card = page.locator(`[data-hand="${which}"]`).first()
      await card.focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true')
      await page.keyboard.press('Escape')
      await expect.poll(() => card.getAttribute('aria-pressed')).toBe('false')
      await page.keyboard.press('Enter')
      // The way to the board starts at a region that glows.
      const first = page.locator('[data-cell][tabindex="0"]')
      await expect.poll(() => first.getAttribute('data-legal')).toBe('true')
      await first.focus()
      const from = await focused('data-cell')
      const key = (await walks(page)) ?? 'ArrowRight'
      expect(await focused('data-cell')).not.toBe(from)
      await page.keyboard.press(entryOf(OPPOSITE, key))
      expect(await focused('data-cell')).toBe(from)
      await page.keyboard.press('Enter')
      await expect.poll(() => planned(page).count()).toBe(1)
    }))
})

const hasFullHand = ({ hands }: DarkLandsPosition, seat: Seat) => elementAt(hands, seat).length >= 10

describe('a full hand', () => {
  it('lets the mouse from card to card: one that is raised keeps it from none', () =>
    atTable(
      { players: 3, seed: 'full hand', until: hasFullHand },
      { viewport: { width: 900, height: 768 } },
      expectReachableByMouse,
    ))
})

const OPPOSITE: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }
/** Presses left or right, whichever leads somewhere. */
async function walks(page: Page): Promise<string | null> {
  const at = () => page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? null)
  const from = await at()
  for (const key of ['ArrowLeft', 'ArrowRight']) {
    await page.keyboard.press(key)
    if ((await at()) !== from) return key
  }
  return null
}

describe('what stands in the way', () => {
  it('is told by the card that cannot be used, and by the region out of reach', () =>
    atTable(middle, {}, async page => {
      await page.locator('[data-acting]').waitFor()
      const closed = page.locator('[data-hand][aria-disabled]').first()
      await expect.poll(() => closed.getAttribute('aria-label')).toMatch(/needed|No |not /)
      // Explanations open by themselves for those who go by keys.
      await page.keyboard.press('Escape')
      await closed.focus()
      await page.locator('.hover-card').waitFor()
    }))
})

describe('the redraw', () => {
  it('is offered to a hand that can capture nothing; then the free companions are chosen again', () =>
    atTable(
      { players: 3, seed: 'magic 231', until: (p, seat) => (p.turn > p.seats ? 'never' : offers('redraw')(p, seat)) },
      {},
      async page => {
        const hand = () =>
          page.locator('[data-hand]').evaluateAll(cards => cards.map(card => card.getAttribute('data-hand')).join())
        const before = await hand()
        await page.locator('[data-redraw]').click()
        await expect.poll(() => question(page)).toBe('rechoose')
        expect(await hand()).not.toBe(before)
        await page.locator('[data-pair="2,2"]').click()
        await page.locator('[data-take]').click()
        await expect.poll(() => question(page)).toBe('buy')
        expect((await gameLog(page)).join(' ')).toContain('now starts with two Mages')
      },
    ))
})

/** A turn begins, and nobody still exchanges. */
const allDone = (p: DarkLandsPosition, seat: Seat): boolean => inRound(3)(p, seat) && !p.exchanging.includes(true)

describe('the exchange runs beside the next turn', () => {
  it('against bots: they go on while the cards are being chosen', () =>
    atTable(middle, { pace: 'normal' }, async page => {
      await end(page).click()
      await expect.poll(() => question(page)).toBe('exchange')
      const cards = page.locator('[data-hand]')
      await cards.nth(0).click(ITS_LEFT)
      const told = (await gameLog(page)).length
      await expect.poll(async () => (await gameLog(page)).length, { timeout: 10_000 }).toBeGreaterThan(told)
      // What was chosen stays chosen while others play.
      await expect.poll(() => cards.nth(0).getAttribute('aria-pressed')).toBe('true')
      const held = await cards.count()
      await cards.nth(1).click(ITS_LEFT)
      await page.locator('[data-exchange]').click()
      await expect.poll(() => cards.count()).toBe(held - 1)
    }))

  it('at one screen: it may wait while the next player takes a turn, and comes first in the own next turn', () =>
    atTable({ ...middle, people: [0, 1, 2], until: allDone }, {}, async page => {
      const lift = () => page.locator('dialog.curtain button').click()
      await lift()
      const first = await page.locator('[data-acting]').getAttribute('data-acting')
      // A capture a turn, or the game would end.
      await captureSomething(page)
      await end(page).click()
      await expect.poll(() => question(page)).toBe('exchange')
      await page.locator('[data-pass]').click()
      // Nobody's hand is in the page while the screen is passed.
      await expect.poll(() => page.locator('[data-hand]').count()).toBe(0)
      await lift()
      expect(await page.locator('[data-acting]').getAttribute('data-acting')).not.toBe(first)
      expect(await question(page)).toBe('buy')
      await expect.poll(() => page.getByText('is exchanging').count()).toBe(1)
      for (let others = 0; others < 2; others++) {
        await captureSomething(page)
        await end(page).click()
        await page.locator('[data-keep]').click()
        await page.getByRole('button', { name: /^Pass/ }).click()
        await lift()
      }
      await expect.poll(() => page.locator('[data-acting]').getAttribute('data-acting')).toBe(first)
      expect(await question(page)).toBe('exchange')
      await page.locator('[data-keep]').click()
      await expect.poll(() => question(page)).toBe('buy')
    }))
})

describe('before a turn ends', () => {
  it('the button says how many cards it brings', () =>
    atTable(middle, {}, async page => {
      const [, told] = /then draw (\d+)/.exec(await end(page).innerText()) ?? []
      const held = await page.locator('[data-hand]').count()
      await end(page).click()
      await expect.poll(() => page.locator('[data-hand]').count()).toBe(held + Number(told))
    }))

  it('the table warns if that ends the game, until something is captured', () =>
    atTable(
      { players: 2, seed: 'idle', until: (p, seat) => inRound(5)(p, seat) && wouldEnd(p, { kind: 'end' }) !== null },
      {},
      async page => {
        await expect.poll(() => end(page).innerText()).toContain('this ends the game')
        await expect.poll(() => page.locator('[data-warn]').count()).toBe(1)
        await captureSomething(page)
        await expect.poll(() => end(page).innerText()).not.toContain('this ends the game')
        await expect.poll(() => page.locator('[data-warn]').count()).toBe(0)
        await page.keyboard.press('Control+z')
        await end(page).click()
        await expect.poll(() => isOver(page)).toBe(true)
      },
    ))
})

describe('the list of all cards', () => {
  it('opens at the deck and tells copies and what lies in the discard pile', () =>
    atTable({ players: 4, seed: 'box', until: inRound(3) }, {}, async page => {
      await page.locator('[data-box]').click()
      const box = page.locator('dialog[open]')
      await expect.poll(() => box.getByRole('heading', { level: 2 }).innerText()).toBe('All cards: 127')
      await expect.poll(() => box.getByRole('listitem').count()).toBe(41)
      await expect.poll(() => box.getByRole('listitem').first().innerText()).toContain('9 copies')
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect.poll(() => box.count()).toBe(0)
    }))
})

/** A seed and a number of players with which the moment comes to play the card. */
const MAGIC_SCENES: Readonly<Record<MagicId, readonly [seed: string, players: number]>> = {
  'strength-potion': ['magic 0', 3],
  'magic-sword': ['magic 0', 3],
  claim: ['magic 0', 3],
  insight: ['magic 1', 3],
  scouting: ['magic 2', 3],
  transmutation: ['magic 1', 3],
  portal: ['magic 0', 3],
  alliance: ['magic 1', 3],
  'treasure-map': ['magic 2', 3],
  recruitment: ['magic 1', 3],
  'second-wind': ['magic 4', 3],
  toll: ['magic 1', 3],
  levitation: ['magic 4', 5],
  'royal-decree': ['magic 6', 5],
}

const plays =
  (id: MagicId) =>
  (move: DarkLandsMove): boolean =>
    ('card' in move && move.kind !== 'discard' && move.card === SPELL[id]) ||
    (id === 'recruitment' && move.kind === 'recruit') ||
    (id === 'second-wind' && move.kind === 'rally') ||
    (id === 'levitation' && move.kind === 'levitate')

describe('every magic card is played at the table', () => {
  it.each(Object.entries(MAGIC_SCENES) as [MagicId, readonly [string, number]][])('%s', (id, [seed, players]) =>
    atTable({ players, seed, until: (p, seat) => darkLands.game.moves(p, seat).some(plays(id)) }, {}, async page => {
      const card = page.locator(`[data-hand="${SPELL[id]}"]`).first()
      const held = await page.locator('[data-hand]').count()
      await card.click()
      const cell = page.locator('[data-cell][data-legal]')
      if ((await page.locator('[data-use]').count()) > 0) await page.locator('[data-use]').first().click()
      else await cell.first().click()
      if (id === 'levitation') await cell.first().click()
      if (id === 'scouting') {
        // In any order.
        for (const place of [3, 1]) await page.locator(`[data-looked="${place}"]`).click()
        await page.locator('[data-scout]').click()
        await expect.poll(() => page.locator('[data-hand]').count()).toBe(held + 1)
      } else if (id === 'insight') {
        await page.locator('[data-hand]').first().click(ITS_LEFT)
        await expect.poll(() => page.locator('[data-hand]').count()).toBe(held + 1)
      } else {
        await expect.poll(() => page.locator('[data-hand]').count()).toBe(held - 1)
        if (id === 'transmutation') {
          await page.locator('[data-hand]').first().click(ITS_LEFT)
          await finishTurn(page)
        } else {
          await page.keyboard.press('Control+z')
          await expect.poll(() => page.locator('[data-hand]').count()).toBe(held)
        }
      }
    }),
  )
})

describe('a phone with 61 hexes', () => {
  const scene: Scene = { players: 5, seed: 'phone', until: inRound(4) }
  const phone: Visitor = { viewport: PHONE, touch: true }

  it('a tap aims, a second one plans; the sheet shows the sum', () =>
    atTable(scene, phone, async page => {
      await expect.poll(() => page.locator('[data-cell]').count()).toBe(61)
      await capturer(page).tap(ITS_LEFT)
      const target = page.locator('[data-cell][data-legal]').first()
      await target.tap()
      await expect.poll(() => planned(page).count()).toBe(0)
      await page.locator('[data-use]').tap()
      await expect.poll(() => planned(page).count()).toBe(1)
    }))

  it('two fingers zoom, one finger moves the land, a button shows all of it again', () =>
    atTable(scene, phone, async page => {
      const box = async () => {
        const found = await page.locator('svg.land').boundingBox()
        if (!found) throw new Error('no land')
        return found
      }
      const whole = await box()
      expect(whole.width).toBeGreaterThan(380)
      const touch = await page.context().newCDPSession(page)
      const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
      await fingers('touchStart', [180, 260], [210, 260])
      for (let spread = 10; spread <= 60; spread += 10)
        await fingers('touchMove', [180 - spread, 260], [210 + spread, 260])
      await fingers('touchEnd')
      const near = await box()
      expect(near.width).toBeGreaterThan(whole.width * 1.5)
      await fingers('touchStart', [200, 300])
      for (let moved = 10; moved <= 50; moved += 10) await fingers('touchMove', [200 - moved, 300 - moved])
      await fingers('touchEnd')
      const moved = await box()
      expect(moved.x).toBeLessThan(near.x)
      expect(moved.y).toBeLessThan(near.y)
      // A touch right after a swipe only stops the fling: somebody would press again.
      await expect
        .poll(async () => {
          await page
            .getByRole('button', { name: 'Whole board' })
            .tap({ timeout: 500 })
            .catch(() => undefined)
          return Math.round((await box()).width)
        })
        .toBe(Math.round(whole.width))
    }))
})

/* Every table is examined by every-game.test.ts in npm test; its states here. */
if (DEEP)
  describe('axe-core finds nothing by daylight and by candle light', () => {
    it.each<[string, Scene]>([
      ['in an exchange', { players: 4, seed: 'axe', until: (p, seat) => p.round > 2 && p.exchanging[seat] === true }],
      ['at the start', { players: 3, seed: 'axe', until: atStart }],
      ['in the middle', { players: 5, seed: 'axe', until: inRound(5) }],
      ['at the end', { players: 3, seed: 'axe', until: atEnd }],
    ])('%s', (_moment, scene) =>
      atTable(scene, {}, async page => {
        await expectAccessibleInBothThemes(page)
        if ((await page.locator('[data-hand][data-legal]').count()) > 0) {
          await page.locator('[data-hand][data-legal]').first().click(ITS_LEFT)
          await expectAccessibleInBothThemes(page)
        }
        await page.setViewportSize(PHONE)
        await expectAccessibleInBothThemes(page)
      }),
    )
  })

describe('the rules reader', () => {
  it('draws what is clearer drawn, and says in words what is to be seen', () =>
    asVisitor({ theme: 'dark' }, async page => {
      await page.goto(`${stage.url}#/rules/dark-lands/DL-CAPTURE-2`)
      const drawn = page.locator('.rule:has(.diagram [role=img][aria-label])')
      await expect
        .poll(() => drawn.evaluateAll(rules => rules.map(rule => rule.id)))
        .toEqual(['DL-ORDER-3', 'DL-CAPTURE-2', 'DL-FORT-4', 'DL-EXCH-1'])
      await expect
        .poll(() => page.locator('#DL-CAPTURE-2 .diagram [role=img]').getAttribute('aria-label'))
        .toContain('support')
      await expectAccessible(page)
    }))
})
