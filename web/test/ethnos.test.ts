import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Card, kingdomOf, SKELETON, tribeOf } from '../../games/ethnos/content/cards.ts'
import { KINGDOMS } from '../../games/ethnos/content/kingdoms.ts'
import { ELF, HALFLING, HARPY, MERFOLK, ORC, SKELETON_TRIBE, type Tribe } from '../../games/ethnos/content/tribes.ts'
import { ethnos } from '../../games/ethnos/index.ts'
import { type EthnosMove, type EthnosPosition, topFrame } from '../../games/ethnos/position.ts'
import { elementAt } from '../../kernel/list.ts'
import type { Match } from '../../kernel/match.ts'
import { Rng } from '../../kernel/rng.ts'
import {
  DEEP,
  expectAccessible,
  expectAccessibleInBothThemes,
  openStage,
  PHONE,
  sharedPages,
  useStage,
  type Visitor,
} from './browser.ts'
import { nextTurn, type Scene, seatMatch } from './ethnos.ts'
import { expectReachableByMouse } from './hand.ts'

const stage = useStage(openStage)

const asVisitor = sharedPages(stage)
/** At the table; whatever goes wrong on the page's console fails the test. */
const atTable = (
  scene: Scene,
  visitor: Visitor,
  play: (page: Page, match: Match<EthnosPosition, EthnosMove>) => Promise<void>,
): Promise<void> => asVisitor({ hasty: true, ...visitor }, async page => play(page, await seatMatch(page, scene)))

const DECIDERS = ['centaur', 'elf', 'merfolk', 'orc', 'troll', 'wizard']
const FIGHTERS = ['dwarf', 'giant', 'halfling', 'harpy', 'minotaur', 'skeleton']
/** Tribes whose colour does not bind them to a kingdom. */
const ANYWHERE: readonly Tribe[] = [HALFLING, HARPY, SKELETON_TRIBE]
const middle: Scene = { players: 4, seed: 'middle', until: p => p.age === 2 && (p.hands[0]?.length ?? 0) >= 4 }

/** The first age is about to end, and the first player holds a horde. */
const withHorde: Scene = {
  players: 4,
  seed: 'horde',
  until: p => p.age === 1 && p.dragons === 2 && p.hordes[0] !== 0 && topFrame(p)?.kind === 'turn',
  tribes: DECIDERS,
}

const handOf = (page: Page): Promise<number[]> =>
  page.locator('[data-hand]').evaluateAll(cards => cards.map(card => Number(card.getAttribute('data-hand'))))

/** What the table offers right now, seen in one look. */
const offers = (page: Page) =>
  page.evaluate(() => {
    const has = (selector: string): boolean => document.querySelector(selector) !== null
    return {
      bonus: document.querySelector('[data-bonus]')?.getAttribute('data-bonus') ?? null,
      answer: has('[data-take-troll], [data-keep], [data-wizard], [data-hordes]'),
      held: document.querySelectorAll('[data-hand]').length,
      recruit: has('[data-recruit][data-legal]'),
      draw: has('[data-draw]:not([aria-disabled])'),
      band: has('.band'),
      other: has('[data-stop], [data-scatter]'),
    }
  })

/** Others may have moved meanwhile, and what was to be pressed is gone: the next look finds what there is. */
const gone = (): void => {}

/** One decision with the mouse: gather a few cards, then play the first band the hand offers. */
async function clickSomething(page: Page): Promise<void> {
  const { bonus, answer, held, recruit, draw, band, other } = await offers(page)
  if (bonus !== null) {
    await page.locator(`[data-kingdom=${bonus}]`).click()
    return page.locator('[data-confirm]').click()
  }
  if (answer)
    return page
      .locator('[data-take-troll], [data-keep]:not([aria-disabled]), [data-keep-none], [data-wizard], [data-hordes]')
      .first()
      .click()
  if (held < 4 && recruit)
    return page.locator('[data-recruit][data-legal]').first().dblclick({ timeout: 3000 }).catch(gone)
  if (held < 4 && draw) return page.locator('[data-draw]').click()
  // A look between two states finds nothing to press; the next one will.
  if (!band && !other) return
  if (!band) return page.locator('[data-stop], [data-scatter]').first().click()
  await page.locator('.band').first().click()
  if ((await page.locator('[data-play][aria-disabled]').count()) > 0)
    await page.locator('[data-kingdom][data-legal]').first().click()
  await page.locator('[data-play]').click()
}

async function playToTheEnd(page: Page, decide: (page: Page) => Promise<void>): Promise<number> {
  let reckonings = 0
  for (let turn = await nextTurn(page); turn !== 'over'; turn = await nextTurn(page)) {
    if (turn === 'reckoning') {
      reckonings++
      await page.locator('[data-reckoned]').press('Enter')
      await page.locator('#reckoning-title').waitFor({ state: 'detached' })
    } else await decide(page)
  }
  return reckonings
}

describe('a game of Ethnos to its end', () => {
  it('for four against bots, by clicks only', { timeout: 240_000 }, () =>
    atTable({ players: 4, seed: 'clicks', until: DEEP ? 'start' : 'late', tribes: DECIDERS }, {}, async page => {
      expect(await playToTheEnd(page, clickSomething)).toBe(DEEP ? 3 : 1)
      await page.locator('#result-title').waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => page.locator('.prompt').innerText()).toContain('The game is over.')
    }),
  )

  if (DEEP)
    it('for two, by keyboard only: the list of moves, arrows, Enter', { timeout: 240_000 }, () =>
      atTable({ players: 2, seed: 'keys', until: 'start', tribes: FIGHTERS.slice(0, 5) }, {}, async page => {
        const byKeyboard = async (): Promise<void> => {
          const held = await page.locator('[data-hand]').count()
          await page.keyboard.press('l')
          await page.locator('dialog[open] li button').first().waitFor()
          // The first moves take a card; the last ones play a band.
          await page.keyboard.press(held < 4 ? 'ArrowDown' : 'ArrowUp')
          await page.keyboard.press('Enter')
          // An age that a quick bot has just ended is told on top of the list, which waits below.
          await page.waitForFunction(
            () =>
              !document.querySelector('#move-list-title') || document.querySelector('dialog[open] #reckoning-title'),
          )
        }
        expect(await playToTheEnd(page, byKeyboard)).toBe(2)
      }),
    )
})

describe('the board itself by keyboard', () => {
  it('arrow keys walk the map, Enter picks a card, Esc puts it down', () =>
    atTable(middle, {}, async page => {
      await page.locator('[data-kingdom=pelagon]').focus()
      const walked: (string | null)[] = []
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowUp']) {
        await page.keyboard.press(key)
        walked.push(await page.evaluate(() => document.activeElement?.getAttribute('data-kingdom') ?? null))
      }
      expect(walked).toEqual(['straton', 'ithys', 'duris', 'rhea', 'althea', 'pelagon'])
      const card = page.locator('[data-hand]').first()
      await card.focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true')
      await page.keyboard.press('Escape')
      await expect.poll(() => card.getAttribute('aria-pressed')).toBe('false')
    }))

  it('a band is picked, led and played without the mouse', () =>
    atTable(middle, {}, async page => {
      const before = (await handOf(page)).length
      await page.locator('[data-hand]').first().focus()
      await page.keyboard.press('Enter')
      for (let i = 0; i < 30; i++) {
        await page.keyboard.press('Tab')
        if (await page.evaluate(() => document.activeElement?.hasAttribute('data-play'))) break
      }
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await handOf(page)).length).not.toBe(before)
    }))
})

describe('a full hand', () => {
  it('lets the mouse from card to card: one that is raised keeps it from none', () =>
    atTable(
      { players: 4, seed: 'full hand', until: ({ hands }) => elementAt(hands, 0).length >= 8 },
      { viewport: { width: 1024, height: 768 } },
      expectReachableByMouse,
    ))
})

describe('one screen for two', () => {
  it('never has the hidden hand in the page', () =>
    atTable(
      { players: 2, seed: 'curtain', until: p => p.hands.every(hand => hand.length > 1), people: [0, 1] },
      {},
      async page => {
        const seat = (name: string) => page.getByRole('button', { name: new RegExp(name) })
        const curtain = page.locator('dialog.curtain')
        await curtain.waitFor()
        expect(await handOf(page)).toEqual([])
        await seat('show the table').click()
        expect((await handOf(page)).length).toBeGreaterThan(0)
        const whose = () => page.locator('[aria-current=true]').getAttribute('aria-label')
        const first = await whose()
        await page.locator('[data-draw]').click()
        await seat('Pass the screen').click()
        await curtain.waitFor()
        expect(await handOf(page)).toEqual([])
        await expect.poll(() => page.locator('[data-leader]').count()).toBe(0)
        await seat('show the table').click()
        expect((await handOf(page)).length).toBeGreaterThan(0)
        expect(await whose()).not.toBe(first)
      },
    ))
})

describe('in the middle of a game', () => {
  it('the language changes at once, also what is being composed', () =>
    atTable(middle, {}, async page => {
      await page.locator('.band').first().click()
      await page.getByText('RU', { exact: true }).click()
      await expect.poll(() => page.locator('.prompt').innerText()).toContain('Ваш ход.')
      await expect.poll(() => page.locator('[data-play]').innerText()).toBe('Сыграть отряд')
      await expect.poll(() => page.locator('[data-kingdom=rhea]').getAttribute('aria-label')).toContain('Рея')
      await page.getByText('EN', { exact: true }).click()
      await expect.poll(() => page.locator('.prompt').innerText()).toContain('Your turn.')
    }))

  it('a reload loses nothing', () =>
    atTable(middle, {}, async page => {
      await page.locator('[data-draw]').click()
      await nextTurn(page)
      const before = await handOf(page)
      const moves = () => page.locator('input[type=range]').getAttribute('aria-valuetext')
      const steps = await moves()
      await page.reload()
      await nextTurn(page)
      expect(await handOf(page)).toEqual(before)
      expect(await moves()).toBe(steps)
    }))

  it('history can be walked and left again', () =>
    atTable(middle, {}, async page => {
      const markers = () => page.locator('[data-kingdom=rhea]').getAttribute('aria-label')
      const now = await markers()
      const hand = await handOf(page)
      await page.locator('input[type=range]').fill('0')
      await expect.poll(() => page.locator('.prompt').innerText()).toContain('You are looking back.')
      expect(await markers()).toContain('Nobody has a marker here.')
      await expect.poll(() => page.locator('[data-legal]').count()).toBe(0)
      await page.locator('.prompt').click()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => page.locator('.prompt').innerText()).toContain('As it stood after move 1.')
      await page.getByRole('button', { name: 'Back to now' }).first().click()
      expect(await markers()).toBe(now)
      expect(await handOf(page)).toEqual(hand)
    }))

  it('an illegal target explains itself, with its rule', () =>
    atTable({ players: 4, seed: 'middle', until: hasMisfits }, {}, async page => {
      await page.locator('[data-hand]').first().click()
      const misfit = page.locator('[data-hand][aria-disabled]').first()
      await misfit.hover()
      const card = page.locator('.hover-card')
      await expect.poll(() => card.innerText()).toContain('A band needs one tribe or one colour')
      await expect.poll(() => card.getByRole('link').getAttribute('href')).toContain('ET-BAND-1')
      const own = await page.locator('[data-leader]').first().getAttribute('data-leader')
      const foreign = KINGDOMS.find((_, kingdom) => kingdom !== Number(own) % 6)
      await page.locator(`[data-kingdom=${foreign}]`).focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => card.innerText()).toContain('the marker can go nowhere else')
      await misfit.click({ force: true })
      await expect.poll(() => misfit.getAttribute('aria-pressed')).toBe('false')
    }))
})

/** In hand: first a fighter bound to one kingdom, then at least one card that cannot join. */
const hasMisfits = (p: EthnosPosition): boolean => {
  const [first, ...others] = elementAt(p.hands, 0)
  if (topFrame(p)?.kind !== 'turn' || first === undefined || ANYWHERE.includes(tribeOf(first))) return false
  return others.some(
    card => card !== SKELETON && tribeOf(card) !== tribeOf(first) && kingdomOf(card) !== kingdomOf(first),
  )
}

describe('abilities', () => {
  /** The person gathers cards, and plays only what the test waits for. */
  const gather = (moves: readonly EthnosMove[], p: EthnosPosition): EthnosMove =>
    (topFrame(p)?.kind === 'turn' ? moves.find(move => move.kind === 'draw') : undefined) ?? elementAt(moves, 0)

  it('an orc’s marker may be declined with the band: the horde board stays empty', () =>
    atTable(
      {
        players: 4,
        seed: 'decline',
        until: p =>
          topFrame(p)?.kind === 'turn' &&
          p.hordes[0] === 0 &&
          elementAt(p.hands, 0).some(card => tribeOf(card) === ORC),
        tribes: DECIDERS,
        plan: gather,
      },
      {},
      async (page, { position }) => {
        const orc = elementAt(position.hands, 0).find(card => tribeOf(card) === ORC)
        await page
          .locator(`[data-hand="${orc}"]`)
          .first()
          .click({ position: { x: 12, y: 30 } })
        const told = page.locator('.told')
        await expect.poll(() => told.innerText()).toContain('horde board')
        await page.locator('[data-decline-ability]').click()
        expect(await told.innerText()).not.toContain('horde board')
        await page.locator('[data-play]').click()
        const gameLog = page.locator('ol[data-log]')
        await expect.poll(() => gameLog.innerText()).toContain('does not use the orc’s ability')
      },
    ))

  it('an elf’s first press lays out nothing: cards are chosen first, or none is said', () =>
    atTable(
      {
        players: 4,
        seed: 'elf',
        until: p => {
          const frame = topFrame(p)
          return frame?.kind === 'keep' && elementAt(p.hands, 0).length > frame.amount
        },
        tribes: DECIDERS,
        plan: (moves, p) =>
          (elementAt(p.hands, 0).length >= 4
            ? moves.find(move => move.kind === 'band' && tribeOf(move.leader) === ELF && move.cards.length === 1)
            : undefined) ?? gather(moves, p),
      },
      {},
      async (page, { position }) => {
        const keep = page.locator('[data-keep]')
        await expect.poll(() => keep.getAttribute('aria-disabled')).toBe('true')
        await keep.click({ force: true })
        expect(await handOf(page)).toEqual(position.hands[0])
        await page.locator('[data-hand]').last().click()
        await keep.click()
        await expect.poll(() => handOf(page)).toEqual(elementAt(position.hands, 0).slice(-1))
      },
    ))
})

describe('undo', () => {
  const isSea = (card: Card): boolean => tribeOf(card) === MERFOLK || tribeOf(card) === SKELETON_TRIBE
  const bonusesOf = (p: EthnosPosition, move: EthnosMove): number => {
    if (move.kind !== 'band') return 0
    const after = ethnos.game.clone(p)
    ethnos.game.play(after, 0, move, Rng.fromSeed('any'), null)
    const frame = topFrame(after)
    return frame?.kind === 'bonus' ? frame.amount : 0
  }
  const swim: Scene = {
    players: 4,
    seed: 'swim-22',
    tribes: ['dwarf', 'halfling', 'merfolk', 'orc', 'skeleton', 'troll'],
    until: p => topFrame(p)?.kind === 'turn' && ethnos.game.moves(p, 0).some(move => bonusesOf(p, move) >= 2),
    plan: moves =>
      moves.find(move => move.kind === 'recruit' && isSea(move.card)) ??
      moves.find(move => move.kind === 'draw') ??
      elementAt(moves, 0),
  }

  it('is allowed between two extra markers, and refused with its reason afterwards', () =>
    atTable(swim, {}, async (page, { position }) => {
      const move = ethnos.game.moves(position, 0).find(move => bonusesOf(position, move) >= 2)
      if (move?.kind !== 'band') throw new Error('no such band')
      const undo = page.locator('.prompt-row').getByRole('button', { name: /^Undo/ })
      await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('true')

      for (const card of new Set(move.cards)) {
        const copies = move.cards.filter(other => other === card).length
        for (let copy = 0; copy < copies; copy++)
          await page.locator(`[data-hand="${card}"][aria-pressed=false]`).first().click()
      }
      await page.locator(`[data-leader="${move.leader}"]`).first().click()
      await page.locator('[data-play]').click()

      const left = page.locator('.decision h2')
      await expect.poll(() => left.innerText()).toContain('2 extra markers')
      await expect.poll(() => undo.getAttribute('aria-label')).toContain('cannot be taken back')
      await page.locator('[data-kingdom=rhea]').click()
      await page.locator('[data-kingdom=rhea]').click()
      await expect.poll(() => left.innerText()).toContain('1 extra marker ')
      expect(await undo.getAttribute('aria-disabled')).toBeNull()
      await undo.click()
      await expect.poll(() => left.innerText()).toContain('2 extra markers')
      for (const kingdom of ['ithys', 'duris']) {
        await page.locator(`[data-bonus=${kingdom}]`).click()
        await page.locator('[data-confirm]').click()
      }
      await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('true')
      await expect.poll(() => undo.getAttribute('aria-label')).toMatch(/^Undo: .+/)
    }))
})

describe('the end of an age', () => {
  it(
    'is told line by line with the glory each line brings, and waits for the reader',
    () =>
      atTable({ players: 4, seed: 'reckoning', until: 'last-dragon' }, { motion: 'no-preference' }, async page => {
        for (let turn = await nextTurn(page); turn === 'mine'; turn = await nextTurn(page)) await clickSomething(page)
        const rows = page.locator('dialog[open] tbody tr:not([aria-hidden=true])')
        await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(8)
        await page.locator('[data-reckoned]').waitFor()
        const cells = (row: string) => page.locator(`dialog[open] ${row} td`).allInnerTexts()
        const [before, after] = [await cells('tbody tr.before'), await cells('tfoot tr')]
        const gains = await page
          .locator('dialog[open] tbody tr:not(.before)')
          .evaluateAll(lines =>
            lines.map(line =>
              [...line.querySelectorAll('td b')].map(gain => Number(gain.textContent?.replace('–', '0'))),
            ),
          )
        const sums = before.map((glory, seat) =>
          gains.reduce((sum, line) => sum + elementAt(line, seat), Number(glory)),
        )
        expect(sums).toEqual(after.map(Number))
        await page.keyboard.press('Escape')
        await page.locator('#reckoning-title').waitFor({ state: 'detached' })
        expect(await nextTurn(page)).not.toBe('reckoning')
      }),
    90_000,
  )

  it('is told when all have decided about their hordes: the glory after it is what stands in the next age', () =>
    atTable(withHorde, {}, async page => {
      for (let turn = await nextTurn(page); turn === 'mine'; turn = await nextTurn(page)) await clickSomething(page)
      const hordes = page.locator('dialog[open] tbody tr', { hasText: 'Hordes' })
      await expect.poll(() => hordes.locator('td').first().innerText()).toMatch(/^\+[1-9]/)
      const after = await page.locator('dialog[open] tfoot td').allInnerTexts()
      await page.locator('[data-reckoned]').click()
      await page.locator('#reckoning-title').waitFor({ state: 'detached' })
      await nextTurn(page)
      await expect.poll(() => page.locator('[data-hordes]').count()).toBe(0)
      await expect.poll(() => page.locator('.seat-list .score b').allInnerTexts()).toEqual(after)
    }))
})

describe('on a phone', () => {
  const tab = (page: Page, name: string) => page.locator('nav.tabbar button', { hasText: name })
  /** Four cards and no dragon yet, whatever the bots do; no leader here asks for a kingdom or for anything else. */
  const gathered: Scene = {
    players: 4,
    seed: 'gathered',
    tribes: ['dwarf', 'giant', 'halfling', 'minotaur', 'orc', 'skeleton'],
    until: p => elementAt(p.hands, 0).length >= 4,
    plan: moves => moves.find(move => move.kind === 'draw') ?? elementAt(moves, 0),
  }
  it('every part is a tap away: recruit, compose, play, read', () =>
    atTable(gathered, { viewport: PHONE, touch: true }, async page => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
      const held = (await handOf(page)).length
      await page.locator('.band').first().tap()
      await expect.poll(() => page.locator('[data-play]').isVisible()).toBe(true)
      await page.locator('[data-play]').tap()
      await expect.poll(async () => (await handOf(page)).length).not.toBe(held)
      expect(await nextTurn(page)).toBe('mine')
      await tab(page, 'Recruits').tap()
      await page.locator('[data-draw]').waitFor()
      await tab(page, 'Players').tap()
      await page.getByText('Tikhon', { exact: true }).last().waitFor()
      await tab(page, 'Chronicle').tap()
      await page.locator('ol[data-log]').waitFor()
      await expectAccessible(page)
    }))

  it.each([390, 360])('nothing lies over anything else in the top bar, %i wide, in Russian', width =>
    atTable(middle, { language: 'ru', viewport: { width, height: 780 }, touch: true }, async page => {
      const edges = await page.locator('.topbar').evaluate(bar =>
        [...bar.children, ...bar.querySelectorAll('.middle > *')]
          .filter(part => !part.matches('.middle'))
          .map(part => part.getBoundingClientRect())
          .filter(({ width: wide }) => wide > 0)
          .sort((a, b) => a.left - b.left)
          .map(({ left, right }) => [left, right]),
      )
      for (const [at, [left]] of edges.entries())
        if (at > 0) expect(left).toBeGreaterThanOrEqual(elementAt(elementAt(edges, at - 1), 1))
    }),
  )

  it('an empty hand shows the way to the recruits', () =>
    atTable(
      {
        players: 4,
        seed: 'empty hand',
        until: p => p.age === 1 && topFrame(p)?.kind === 'turn' && elementAt(p.hands, 0).length === 0,
      },
      { viewport: PHONE, touch: true },
      async page => {
        await expect.poll(() => page.locator('[data-draw]').count()).toBe(0)
        await page.locator('[data-recruits]').tap()
        await page.locator('[data-draw]').waitFor()
      },
    ))

  /** Where the answer to each question is pressed. */
  const ANSWERS = {
    bonus: '[data-bonus]',
    troll: '[data-take-troll]',
    chain: '[data-stop]',
    keep: '[data-keep]',
    wizard: '[data-wizard]',
    hordes: '[data-hordes]',
  } as const
  const isInSight = (page: Page, selector: string): Promise<boolean> =>
    page
      .locator(selector)
      .first()
      .evaluate(answer => {
        const { left, top, width, height } = answer.getBoundingClientRect()
        return answer.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
  const expectAnswerInSight = async (page: Page, kind: keyof typeof ANSWERS): Promise<void> => {
    await page.locator(ANSWERS[kind]).first().waitFor({ timeout: 5000 })
    expect(await isInSight(page, ANSWERS[kind])).toBe(true)
  }
  /** A move of the first player that makes the rules ask this. */
  const leadingTo = (kind: keyof typeof ANSWERS, p: EthnosPosition): EthnosMove | undefined => {
    if (topFrame(p)?.kind !== 'turn') return undefined
    return ethnos.game.moves(p, 0).find(move => {
      if (move.kind !== 'band') return false
      const after = ethnos.game.clone(p)
      ethnos.game.play(after, 0, move, Rng.fromSeed('any'), null)
      const frame = topFrame(after)
      return frame?.kind === kind && frame.seat === 0
    })
  }

  it.each(['bonus', 'troll', 'chain', 'keep', 'wizard'] as const)('a question opens the tab of its answers: %s', kind =>
    atTable(
      { players: 4, seed: 'asked', until: p => leadingTo(kind, p) !== undefined, tribes: DECIDERS },
      { viewport: PHONE, touch: true },
      async (page, { position }) => {
        await tab(page, 'Recruits').tap()
        await page.locator('.sheet .grab').tap()
        await page.getByRole('button', { name: 'Moves as a list' }).tap()
        await page.locator(`[data-move='${JSON.stringify(leadingTo(kind, position))}']`).tap()
        await expectAnswerInSight(page, kind)
        // Whoever looks elsewhere first finds the way back.
        await tab(page, 'Recruits').tap()
        await expect.poll(() => page.locator(ANSWERS[kind]).count()).toBe(0)
        await page.locator('[data-decide]').tap()
        await expectAnswerInSight(page, kind)
      },
    ),
  )

  it('a question opens the tab of its answers: hordes', () =>
    atTable(withHorde, { viewport: PHONE, touch: true }, async page => {
      await tab(page, 'Recruits').tap()
      // Somebody meets the third dragon.
      const drawing = page.locator('[data-draw]:not([aria-disabled])')
      const asked = page.locator('[data-hordes], [data-decide]')
      for (await drawing.or(asked).first().waitFor(); (await asked.count()) === 0; ) {
        await drawing.tap()
        await drawing.or(asked).first().waitFor()
      }
      await expectAnswerInSight(page, 'hordes')
    }))

  it('the map is turned where that makes it larger', () =>
    atTable(middle, { viewport: PHONE, touch: true }, async page => {
      const box = async (id: string) => (await page.locator(`[data-kingdom=${id}]`).boundingBox()) ?? { x: 0, y: 0 }
      expect((await box('ithys')).x).toBeGreaterThan((await box('pelagon')).x)
      await page.locator('.sheet .grab').tap()
      await expect.poll(async () => (await box('ithys')).y - (await box('pelagon')).y).toBeGreaterThan(200)
    }))
})

/* Every table is examined by every-game.test.ts in npm test; its states here. */
if (DEEP)
  describe('axe-core finds nothing by daylight and by candle light', () => {
    it.each<[string, Scene]>([
      ['in the middle', { players: 6, seed: 'axe', until: 'middle', tribes: FIGHTERS }],
      ['at the start', { players: 4, seed: 'axe', until: 'start', tribes: DECIDERS }],
      ['at the end', { players: 4, seed: 'axe', until: 'end', tribes: DECIDERS }],
    ])('%s', (_, scene) =>
      atTable(scene, {}, async page => {
        await expectAccessibleInBothThemes(page)
        if ((await page.locator('.band').count()) > 0) await page.locator('.band').first().click()
        else await page.keyboard.press('Escape')
        await expectAccessibleInBothThemes(page)
      }),
    )
  })
