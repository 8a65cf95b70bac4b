import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { CARDS } from '../../games/paper-tales/content/cards.ts'
import { BOTTOM_SPOTS } from '../../games/paper-tales/content/figures.ts'
import { NONE, type PaperTalesMove, type PaperTalesPosition } from '../../games/paper-tales/position.ts'
import { cards as cardNames, rows as rowsEn } from '../../games/paper-tales/text/names.en.ts'
import { rows as rowsRu } from '../../games/paper-tales/text/names.ru.ts'
import { elementAt } from '../../kernel/list.ts'
import type { Match } from '../../kernel/match.ts'
import {
  DEEP,
  expectAccessible,
  expectAccessibleInBothThemes,
  openStage,
  PHONE,
  sharedPages,
  TABLET,
  useStage,
  type Visitor,
} from './browser.ts'
import {
  atEnd,
  atStart,
  clickSomething,
  dragTo,
  nextTurn,
  playToTheEnd,
  playUntil,
  type Scene,
  seatMatch,
  swipeTo,
  type Turn,
  when,
} from './paper-tales.ts'

const stage = useStage(openStage)

const asVisitor = sharedPages(stage)
/** At the table; whatever goes wrong on the page's console fails the test. */
const atTable = (
  scene: Scene,
  visitor: Visitor,
  play: (page: Page, match: Match<PaperTalesPosition, PaperTalesMove>) => Promise<void>,
): Promise<void> => asVisitor(visitor, async page => play(page, await seatMatch(page, scene)))

const WHOLE = { timeout: 240_000 }
const SOME = { timeout: 60_000 }
const start = (players: number, seed: string, more: Partial<Scene> = {}): Scene => ({
  players,
  seed,
  until: atStart,
  ...more,
})
const shownCards = (page: Page): Promise<number[]> =>
  page.locator('[data-card]').evaluateAll(cards => cards.map(card => Number(card.getAttribute('data-card'))))

/** All that eyes and ears can find in the page. */
const perceptible = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.body.textContent,
      ...[...document.querySelectorAll('[aria-label], [title]')].flatMap(element => [
        element.getAttribute('aria-label'),
        element.getAttribute('title'),
      ]),
    ].join('\n'),
  )

const late = DEEP ? atStart : when(4, 'recruit')
const LATE_WARS = DEEP ? 4 : 1

describe('a game of Paper Tales to its end', () => {
  it('for four against bots, by clicks only', WHOLE, () =>
    atTable({ ...start(4, 'clicks', { options: { gates: 'both', forge: true } }), until: late }, {}, async page => {
      expect(await playToTheEnd(page)).toBeGreaterThanOrEqual(LATE_WARS)
      await page.locator('#result-title').waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => page.locator('.prompt').innerText()).toContain('The game is over.')
      await expectAccessible(page)
    }),
  )

  if (DEEP)
    it('by keyboard only: the list of moves, arrows, Enter', WHOLE, () =>
      atTable({ players: 3, seed: 'keys', until: late }, {}, async page => {
        const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-move') ?? '')
        const byKeyboard = async (_: Page, turn: Turn): Promise<void> => {
          const laid = await page.locator('.stage li.new').count()
          await page.keyboard.press('l')
          const moves = page.locator('dialog[open] li button')
          await moves.first().waitFor()
          const wanted = turn === 'plan' ? (laid < 2 ? '"place"' : '"ready"') : '"'
          const count = await moves.count()
          for (let i = 0; i < count && !(await focused()).includes(wanted); i++) await page.keyboard.press('ArrowDown')
          await page.keyboard.press('Enter')
          await page.locator('#move-list-title').waitFor({ state: 'hidden' })
        }
        expect(await playToTheEnd(page, byKeyboard)).toBeGreaterThanOrEqual(LATE_WARS)
      }),
    )

  it('for two by the special rules: one kept, one discarded', WHOLE, async () => {
    await atTable(start(2, 'duel'), {}, async page => {
      const cards = page.locator('.cards [data-card]')
      await expect.poll(() => cards.count()).toBe(9)
      await cards.nth(0).click()
      await expect.poll(() => page.locator('[data-decide]').getAttribute('aria-disabled')).toBe('true')
      await cards.nth(1).click()
      await expect.poll(() => page.locator('[data-decide]').innerText()).toMatch(/^Take .+, discard .+$/)
      await page.locator('[data-decide]').click()
      await expect.poll(() => cards.count()).toBe(7)
    })
    if (!DEEP) return
    await atTable({ ...start(2, 'duel'), until: late }, {}, async page => {
      expect(await playToTheEnd(page)).toBeGreaterThanOrEqual(LATE_WARS)
    })
  })

  it('alone against the Lich King', WHOLE, async () => {
    const alone = start(1, 'lich', { options: { difficulty: '1' } })
    const lich = (page: Page) => page.getByRole('region', { name: 'The Lich King' })
    await atTable(alone, {}, async page => {
      await lich(page).waitFor()
      await clickSomething(page, await nextTurn(page))
      await expect.poll(() => lich(page).locator('[data-card]').count()).toBe(2)
    })
    if (!DEEP) return
    await atTable({ ...alone, until: late }, {}, async page => {
      let heads: string[] = []
      const told = await playToTheEnd(page, async (_, turn) => {
        await clickSomething(page, turn)
        const titles = page.locator('dialog[open] thead th')
        if (await titles.count()) heads = await titles.allInnerTexts()
      })
      expect(told).toBeGreaterThanOrEqual(LATE_WARS)
      expect(heads.join()).toContain('The Lich King')
    })
  })
})

describe('what is hidden', () => {
  it('no card of another seat is in the page', SOME, () =>
    atTable(start(4, 'secret'), {}, async page => {
      const packet = await shownCards(page)
      expect(packet).toHaveLength(5)
      const words = await perceptible(page)
      const unseen = CARDS.filter((_, card) => !packet.includes(card)).map(({ id }) => cardNames[id])
      expect(unseen.filter(name => words.includes(name))).toEqual([])
      await clickSomething(page, 'recruit')
      await page.locator('.figures .ready').first().waitFor()
    }),
  )

  it('in the middle of a plan only the units on the table and the own hand are there', SOME, () =>
    atTable({ players: 4, seed: 'plans', until: when(2, 'plan'), last: true }, {}, async (page, { position }) => {
      const known = new Set([
        ...position.kingdoms.flatMap(({ units, artifacts }) => [...units, ...artifacts]),
        ...elementAt(position.kingdoms, 0).hand,
      ])
      for (let other = 1; other < 4; other++) {
        await page.locator('.seat .kingdom button').nth(other).click()
        expect((await shownCards(page)).filter(card => !known.has(card))).toEqual([])
        await expect.poll(() => page.locator('.stage li.new').count()).toBe(0)
      }
      await page.getByRole('button', { name: 'Back to my kingdom' }).click()
    }),
  )
})

describe('one screen for two', () => {
  it('the curtain falls between seats, and no hand is behind it', SOME, () =>
    atTable(start(2, 'curtain', { people: [0, 1] }), {}, async page => {
      const lift = page.getByRole('button', { name: /show the table/ })
      const pass = page.getByRole('button', { name: /Pass the screen/ })
      expect(await nextTurn(page)).toBe('curtain')
      expect(await shownCards(page)).toEqual([])
      await lift.click()
      const first = await shownCards(page)
      expect(first).toHaveLength(9)
      await clickSomething(page, 'recruit')
      await pass.click()
      expect(await nextTurn(page)).toBe('curtain')
      expect(await shownCards(page)).toEqual([])
      await lift.click()
      const second = await shownCards(page)
      expect(second).toHaveLength(9)
      const words = await perceptible(page)
      const secret = first.filter(card => !second.includes(card)).map(card => cardNames[elementAt(CARDS, card).id])
      expect(secret.filter(name => words.includes(name))).toEqual([])
      await clickSomething(page, 'recruit')
      // The packets change hands: the second seat is asked again at once.
      expect(await nextTurn(page)).toBe('recruit')
      await expect.poll(() => page.locator('.cards [data-card]').count()).toBe(7)
    }),
  )

  it('plans are sealed one after the other, then the war is told', WHOLE, () =>
    atTable({ players: 2, seed: 'sealed', until: when(1, 'plan'), people: [0, 1] }, {}, async page => {
      const seen = new Set<Turn>()
      const playOn = async (until: Turn) => {
        for (let turn = await nextTurn(page); turn !== until; turn = await nextTurn(page)) {
          seen.add(turn)
          await clickSomething(page, turn)
        }
      }
      const battles = page.locator('dialog[open] tbody .battle')
      await playOn('reckoning')
      expect([...seen]).toEqual(expect.arrayContaining(['curtain', 'plan']))
      await expect.poll(() => battles.count()).toBe(2)
      await page.locator('[data-reckoned]').click()
      // The other seat is told the same war when the screen comes to it.
      await playOn('curtain')
      await expect.poll(() => battles.count()).toBe(0)
      await clickSomething(page, 'curtain')
      expect(await nextTurn(page)).toBe('reckoning')
      await expect.poll(() => battles.count()).toBe(2)
    }),
  )
})

/** Somebody has stayed from the first round, and either row has room. */
const roomy = (p: PaperTalesPosition): boolean => {
  const { units } = elementAt(p.kingdoms, 0)
  const all = units.filter(card => card !== NONE).length
  const bottom = BOTTOM_SPOTS.filter(spot => units[spot] !== NONE).length
  return when(2, 'plan')(p) && all > 0 && bottom < 2 && all - bottom < 2
}
const planning: Scene = { players: 3, seed: 'plan', until: roomy }
/** The bottom row is taken by units of the last round, and there are units in the hand. */
const crowded = (p: PaperTalesPosition): boolean => {
  const { units, plan, hand } = elementAt(p.kingdoms, 0)
  const free = hand.filter(
    card => !plan.top.includes(card) && !plan.bottom.includes(card) && !elementAt(CARDS, card).artifact,
  )
  return p.stage === 'plan' && p.round > 1 && BOTTOM_SPOTS.every(spot => units[spot] !== NONE) && free.length > 0
}

describe('the plan', () => {
  it('a card goes to a row and back; an old unit steps over or leaves; the price is told', SOME, () =>
    atTable(planning, {}, async page => {
      const hand = page.locator('.cards [data-card]')
      const held = await hand.count()
      const old = page.locator('.stage .row li.stays [data-card]')
      const oldUnits = await old.count()
      expect(oldUnits).toBeGreaterThan(0)
      await old.first().click()
      await page.locator('.act [data-act=dismiss]').click()
      await expect.poll(() => page.locator('.stage li.leaves').count()).toBe(1)
      await page.locator('.stage li.leaves [data-card]').click()
      await page.locator('.act [data-act=restore]').click()
      await expect.poll(() => old.count()).toBe(oldUnits)
      await old.first().click()
      await page.locator('.act [data-act=move]').click()
      await expect.poll(() => page.locator('.stage li.comes').count()).toBe(1)
      const ready = page.locator('[data-ready]')
      await expect.poll(() => ready.innerText()).toBe('Ready: deploy nobody')
      await hand.first().click()
      await page.locator('button[data-spot]').first().click()
      await expect.poll(() => hand.count()).toBe(held - 1)
      await expect.poll(() => ready.innerText()).toBe('Ready')
      await page.locator('.stage li.new [data-card]').click()
      await expect.poll(() => hand.count()).toBe(held)
    }),
  )

  it('cards and units are dragged: into a row, across, back to the hand, out of the kingdom', SOME, () =>
    atTable(planning, {}, async page => {
      const hand = page.locator('.cards [data-card]')
      const held = await hand.count()
      const unit = page.locator('.cards li', { has: page.locator('[data-legal]') }).first()
      const row = (name: 'top' | 'bottom') => page.locator(`.stage .row.${name}`)
      await dragTo(page, unit, row('top'))
      await expect.poll(() => row('top').locator('li.new').count()).toBe(1)
      await expect.poll(() => hand.count()).toBe(held - 1)
      await dragTo(page, row('top').locator('li.new'), row('bottom'))
      await expect.poll(() => row('bottom').locator('li.new').count()).toBe(1)
      await dragTo(page, row('bottom').locator('li.new'), page.locator('.tray .say'))
      await expect.poll(() => hand.count()).toBe(held)
      await dragTo(page, page.locator('.stage li.stays').first(), page.locator('.tray .say'))
      await expect.poll(() => page.locator('.stage li.leaves').count()).toBe(1)
      await expect.poll(() => page.locator('[data-ghost]').count()).toBe(0)
    }),
  )

  it('a row that is full says so when a card is pressed or dropped', SOME, () =>
    atTable({ ...planning, lavish: true, until: crowded }, {}, async page => {
      const unit = page.locator('.cards li', { has: page.locator('[data-card]') }).first()
      const full = page.locator('.stage .row.bottom')
      await dragTo(page, unit, full)
      await page.getByText('The bottom row is full: 2 of 2.').first().waitFor()
      await unit.locator('[data-card]').click()
      await expect.poll(() => full.locator('.plank').innerText()).toBe('The bottom row is full: 2 of 2.')
    }),
  )

  it('arrow keys walk cards and spots, Enter lays, Esc puts down', SOME, () =>
    atTable(planning, {}, async page => {
      const hand = page.locator('.cards [data-card]')
      const held = await hand.count()
      await hand.first().focus()
      await page.keyboard.press('ArrowRight')
      expect(await hand.nth(1).evaluate(card => card === document.activeElement)).toBe(true)
      await page.keyboard.press('Enter')
      await expect.poll(() => hand.nth(1).getAttribute('aria-pressed')).toBe('true')
      await page.keyboard.press('Escape')
      await expect.poll(() => hand.nth(1).getAttribute('aria-pressed')).toBe('false')
      await page.keyboard.press('Enter')
      for (let i = 0; i < 6; i++) {
        await page.keyboard.press(i % 2 === 0 ? 'ArrowUp' : 'ArrowRight')
        if (await page.evaluate(() => document.activeElement?.hasAttribute('data-spot'))) break
      }
      await page.keyboard.press('Enter')
      await expect.poll(() => hand.count()).toBe(held - 1)
    }),
  )
})

describe('choices made on the stage', () => {
  it('short of gold, one presses the cards that get it; the sum is told and what is wrong with it', SOME, () =>
    atTable(
      {
        players: 4,
        seed: 'short',
        until: when(1, 'pay'),
        options: { gates: 'both', forge: true },
        lavish: true,
        last: true,
      },
      {},
      async page => {
        const pay = page.locator('[data-act=pay]')
        expect(await pay.getAttribute('aria-disabled')).toBeNull()
        const marked = page.locator('.theatre [aria-pressed=true], .cards [aria-pressed=true]')
        const paid = await marked.count()
        expect(paid).toBeGreaterThan(0)
        await marked.first().click()
        await expect.poll(() => marked.count()).toBe(paid - 1)
        await expect.poll(() => pay.getAttribute('aria-disabled')).toBe('true')
        await expectAccessible(page)
        await page.locator('.theatre [aria-pressed=false]').first().click()
        await page.keyboard.press('Escape')
        await pay.click()
        expect(await nextTurn(page)).not.toBe('pay')
      },
    ),
  )

  it('in old age, one presses whom to help', SOME, () =>
    atTable(
      {
        players: 4,
        seed: 'aging 3',
        until: p => p.stage === 'aging',
        last: true,
        options: { gates: 'both', forge: true },
      },
      {},
      async page => {
        const helped = page.locator('.stage [aria-pressed=true]')
        const button = page.locator('[data-act=spare]')
        await expect.poll(() => button.innerText()).toBe('Save nobody')
        await page.locator('.stage [data-card][data-legal]').first().click()
        await expect.poll(() => helped.count()).toBe(1)
        expect(await button.innerText()).not.toBe('Save nobody')
        await expectAccessible(page)
        await button.click()
        expect(await nextTurn(page)).toBe('reckoning')
      },
    ),
  )
})

it('what has been pressed stays pressed while the others answer', SOME, () =>
  atTable(start(4, 'together'), { motion: 'no-preference' }, async page => {
    const card = page.locator('.cards [data-card]').nth(1)
    await card.click()
    await expect.poll(() => page.locator('.figures .ready').count()).toBe(3)
    await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true')
  }),
)

describe('war and income', () => {
  it('are told line by line, every point accounted for, and wait for the reader', SOME, () =>
    atTable(
      { players: 4, seed: 'war', until: when(2, 'plan'), last: true },
      { motion: 'no-preference' },
      async page => {
        for (let turn = await nextTurn(page); turn !== 'reckoning'; turn = await nextTurn(page))
          await clickSomething(page, turn)
        await page.getByRole('button', { name: 'Show all' }).click()
        const figures = (row: string) =>
          page.locator(`dialog[open] ${row} td`).evaluateAll(cells => cells.map(cell => Number(cell.textContent)))
        const [before, after] = [await figures('tr.before'), await figures('tfoot tr')]
        const gains = await page
          .locator('dialog[open] tbody tr')
          .evaluateAll(rows =>
            rows
              .filter(row => row.querySelector('.vp'))
              .map(row =>
                [...row.querySelectorAll('td')].map(cell => Number.parseInt(cell.textContent ?? '', 10) || 0),
              ),
          )
        expect(after).toEqual(before.map((vp, seat) => gains.reduce((sum, line) => sum + elementAt(line, seat), vp)))
        await expect.poll(() => page.locator('dialog[open] tbody .battle').count()).toBe(8)
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        expect(await nextTurn(page)).not.toBe('reckoning')
      },
    ),
  )
})

describe('a card in hand', () => {
  it.each(['en', 'ru'] as const)('shows all it does to the end, %s', SOME, language =>
    // Nine cards, among them some that have the most to say, on a screen where their words are large enough to be read.
    atTable(
      start(2, 'wordy 1908', { options: { gates: 'both' } }),
      { language, viewport: { width: 2560, height: 1440 } },
      async page => {
        const faces = page.locator('.cards .unit .lines')
        expect((await faces.allInnerTexts()).filter(face => face.length > 60).length).toBeGreaterThan(2)
        const cut = await faces.evaluateAll(all =>
          all.filter(face => face.scrollHeight > face.clientHeight).map(face => face.textContent),
        )
        expect(cut).toEqual([])
      },
    ),
  )
})

describe('one thing has one name', () => {
  it.each([
    ['en', rowsEn],
    ['ru', rowsRu],
  ] as const)('on the stage, on buttons and in the list of moves, %s', SOME, async (language, rows) => {
    const listed = async (page: Page): Promise<string[]> => {
      await page.keyboard.press('l')
      await page.locator('dialog[open] li button').first().waitFor()
      return page.locator('dialog[open] li button').allInnerTexts()
    }
    await atTable({ players: 3, seed: 'names', until: when(2, 'keep') }, { language }, async page => {
      const planks = await page.locator('.plank').allInnerTexts()
      expect(planks.map(plank => [rows.top, rows.bottom].findIndex(row => plank.toLowerCase().includes(row)))).toEqual([
        0, 1,
      ])
      const keepNothing = await page.locator('[data-decide]').innerText()
      expect(await listed(page)).toContain(keepNothing)
    })
    await atTable(start(3, 'names'), { language }, async page => {
      await page.locator('.cards [data-card]').first().click()
      const verb = /^\p{L}+/u.exec(await page.locator('[data-decide]').innerText())?.[0] ?? '?'
      for (const move of await listed(page)) expect(move.startsWith(verb)).toBe(true)
    })
  })
})

describe('the result of the game alone', () => {
  const alone = (seed: string): Scene => ({ players: 1, seed, until: atEnd, options: { difficulty: '1' } })
  const gap = (seed: string): number => {
    const { kingdoms, lich } = playUntil(alone(seed)).position
    return elementAt(kingdoms, 0).vp - lich.vp
  }
  const seedWhere = (isWanted: (gap: number) => boolean): string => {
    const seeds = Array.from({ length: 60 }, (_, i) => `alone ${i}`)
    return seeds.find(seed => isWanted(gap(seed))) ?? ''
  }

  it.each([
    ['en', 'won', 'Miroslava beats the Lich King, OWN to LICH'],
    ['en', 'lost', 'The Lich King wins, LICH to OWN'],
    ['ru', 'won', 'Победа над Королём-личом, OWN:LICH'],
    ['ru', 'lost', 'Победил Король-лич, LICH:OWN'],
  ] as const)('names the winner and the points of both, %s, %s', SOME, (language, end, headline) =>
    atTable(alone(seedWhere(gap => (end === 'won' ? gap > 0 : gap < 0))), { language }, async (page, { position }) => {
      const [own, lich] = [elementAt(position.kingdoms, 0).vp, position.lich.vp]
      expect(await nextTurn(page)).toBe('result')
      await expect
        .poll(() => page.locator('#result-title').innerText())
        .toBe(headline.replace('OWN', String(own)).replace('LICH', String(lich)))
      const sums = page.locator('dialog[open] tfoot tr')
      await expect.poll(() => sums.nth(0).locator('td').allInnerTexts()).toEqual([String(own), String(lich)])
      await expect
        .poll(() => sums.nth(1).locator('td').allInnerTexts())
        .toEqual(end === 'won' ? ['1', '2'] : ['2', '1'])
      await expectAccessible(page)
    }),
  )

  it('says by which rule equal points are no victory', SOME, () =>
    atTable(alone(seedWhere(gap => gap === 0)), {}, async page => {
      expect(await nextTurn(page)).toBe('result')
      await expect.poll(() => page.locator('#result-title').innerText()).toContain('The Lich King wins')
      await expect.poll(() => page.locator('dialog[open] .tie a').getAttribute('href')).toContain('PT-SOLO-11')
    }),
  )
})

describe('the wars beside the stage', () => {
  const strips = (page: Page) => page.locator('.strips .battle')
  const verdicts = (page: Page) => page.locator('.strips .battle i').count()

  it('promise nothing while the cards of the others are hidden', SOME, () =>
    atTable(planning, {}, async page => {
      await expect.poll(() => strips(page).locator('[aria-hidden]:not(svg)').allInnerTexts()).toEqual(['?', '?'])
      expect(await verdicts(page)).toBe(0)
      await page.locator('.seat .kingdom button').nth(1).click()
      await expect.poll(() => strips(page).count()).toBe(0)
    }),
  )

  it('are told once all cards lie open, and after the fight as it went', SOME, async () => {
    await atTable({ players: 3, seed: 'open', until: when(2, 'keep') }, {}, async page => {
      expect(await verdicts(page)).toBe(2)
    })
    await atTable({ players: 3, seed: 'open', until: when(2, 'build') }, {}, async (page, { position }) => {
      const [own, right, left] = position.kingdoms.map(({ strength }) => String(strength))
      const figures = (await strips(page).locator('b').allInnerTexts()).join()
      expect([[own, left, own, right].join(), [own, right, own, left].join()]).toContain(figures)
    })
  })

  it('are gone when the game is over', SOME, () =>
    atTable({ players: 3, seed: 'over', until: atEnd }, {}, async page => {
      expect(await nextTurn(page)).toBe('result')
      await expect.poll(() => strips(page).count()).toBe(0)
    }),
  )
})

describe('on a phone', () => {
  it.each([3, 4, 7])('the dead of %i kingdoms stand beside each other', SOME, players =>
    atTable(
      { players, seed: 'tombs', until: when(2, 'build'), last: true },
      { viewport: PHONE, touch: true, language: 'ru' },
      async page => {
        await clickSomething(page, 'build')
        expect(await nextTurn(page)).toBe('reckoning')
        const cut = await page.locator('dialog[open] .sheet').evaluate(sheet => sheet.scrollWidth - sheet.clientWidth)
        expect(cut).toBeLessThanOrEqual(0)
        await expect
          .poll(() => page.locator('dialog[open] td .puppet svg[aria-label]').count())
          .toBeGreaterThan(players - 1)
        await expectAccessible(page)
      },
    ),
  )

  const russianPhone: Visitor = { viewport: PHONE, touch: true, language: 'ru' }
  const ended: Scene = { players: 4, seed: 'apart', until: atEnd }

  it('the points of neighbours stay apart on the score sheet', SOME, () =>
    atTable(ended, russianPhone, async page => {
      expect(await nextTurn(page)).toBe('result')
      const boxes = await page
        .locator('dialog[open] td small > span:has([title="В конце"])')
        .evaluateAll(spans => spans.map(span => span.getBoundingClientRect().toJSON() as DOMRect))
      expect(boxes.length).toBeGreaterThan(2)
      const gaps = boxes.slice(1).map(({ left }, i) => left - elementAt(boxes, i).right)
      expect(Math.min(...gaps)).toBeGreaterThan(10)
    }),
  )

  it('the sun over a tall stage is round', SOME, () =>
    atTable(ended, russianPhone, async page => {
      expect(await nextTurn(page)).toBe('result')
      await page.keyboard.press('Escape')
      const sun = await page.locator('.stage [fill="#f0c65a"]').boundingBox()
      expect((sun?.width ?? 0) / (sun?.height ?? 1)).toBeCloseTo(1, 1)
    }),
  )

  it('every part is a tap away: take a card, see the buildings, the neighbours, the log', SOME, () =>
    atTable({ players: 4, seed: 'phone', until: when(2, 'recruit') }, { viewport: PHONE, touch: true }, async page => {
      const tab = (name: string) => page.locator('nav.tabbar button', { hasText: name })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
      await expect.poll(() => page.locator('.strips .battle').count()).toBe(2)
      await page.locator('.cards [data-card]').first().tap()
      await page.locator('[data-decide]').tap()
      await tab('Buildings').tap()
      await page.locator('[data-building]').first().waitFor()
      await tab('Players').tap()
      await page.getByText('Tikhon', { exact: true }).last().waitFor()
      await tab('Chronicle').tap()
      await page.locator('ol[data-log]').waitFor()
      await expectAccessible(page)
    }),
  )

  it('a finger drags a card into a row; sideways it leafs through the hand', SOME, () =>
    atTable(planning, { viewport: PHONE, touch: true }, async page => {
      const hand = page.locator('.cards [data-card]')
      const held = await hand.count()
      await swipeTo(
        page,
        page.locator('.cards li', { has: page.locator('[data-legal]') }).first(),
        page.locator('.stage .row.top'),
      )
      await expect.poll(() => hand.count()).toBe(held - 1)
      await expect.poll(() => page.locator('.stage .row.top li.new').count()).toBe(1)
    }),
  )

  it('in Russian with seven seats nothing runs over the edge', SOME, () =>
    atTable(
      { players: 7, seed: 'seven', until: when(3, 'plan'), options: { gates: 'both', forge: true } },
      { viewport: PHONE, touch: true, language: 'ru' },
      async page => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
        await expectAccessible(page)
      },
    ),
  )
})

it('seven seats stand in the column without scrolling', SOME, () =>
  atTable({ players: 7, seed: 'seven', until: when(3, 'plan') }, { viewport: TABLET }, async page => {
    const hidden = await page.locator('.seat-list').evaluate(list => list.scrollHeight - list.clientHeight)
    expect(hidden).toBeLessThanOrEqual(0)
  }),
)

/* Every table is examined by every-game.test.ts in npm test; its states here. */
if (DEEP)
  describe('axe-core finds nothing by daylight and by candle light', () => {
    it.each<[string, Scene]>([
      ['while planning', { players: 7, seed: 'axe', until: when(3, 'plan'), options: { gates: 'both', forge: true } }],
      ['while recruiting', { players: 4, seed: 'axe', until: when(1, 'recruit') }],
      ['while building', { players: 2, seed: 'axe', until: when(2, 'build') }],
      ['alone', { players: 1, seed: 'axe', until: when(2, 'recruit'), options: { difficulty: '2' } }],
      ['at the end', { players: 4, seed: 'axe', until: atEnd }],
    ])('%s', SOME, (_, scene) =>
      atTable(scene, {}, async page => {
        await expectAccessibleInBothThemes(page)
        const card = page.locator('.cards [data-card]')
        if (await card.count()) await card.first().click()
        else await page.keyboard.press('Escape')
        await expectAccessibleInBothThemes(page)
      }),
    )
  })
