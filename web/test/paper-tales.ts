import type { Locator, Page } from 'playwright-core'
import { greedy } from '../../bots/greedy.ts'
import { judgement } from '../../games/paper-tales/bot.ts'
import { paperTales } from '../../games/paper-tales/index.ts'
import type { PaperTalesMove, PaperTalesPosition, Stage } from '../../games/paper-tales/position.ts'
import { elementAt } from '../../kernel/list.ts'
import { createMatch, type Match, playUnchecked } from '../../kernel/match.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import { layMatch } from './scene.ts'

/* Matches of Paper Tales played in Node up to an interesting moment, then laid on the table of a page. */

export interface Scene {
  readonly players: number
  readonly seed: string
  readonly options?: Readonly<Record<string, unknown>>
  /** Bots play until this holds and a person is asked, or to the end. */
  readonly until: (p: PaperTalesPosition, person: Seat) => boolean
  /** Seats of people; the others are bots. */
  readonly people?: readonly number[]
  /** Others answer first: what people do next is revealed at once. */
  readonly last?: boolean
  /** People lay all they can find room for, whether they can pay or not. */
  readonly lavish?: boolean
}

export const atStart = (): boolean => true
export const atEnd = (): boolean => false
export const when =
  (round: number, stage: Stage) =>
  (p: PaperTalesPosition): boolean =>
    p.round === round && p.stage === stage

const { game } = paperTales

type PaperTalesMatch = Match<PaperTalesPosition, PaperTalesMove>

const MOST_GAMES = 40

/** Greedy bots play game after game until the moment comes; or one to its end, if that is what is wanted. */
export function playUntil(scene: Scene): PaperTalesMatch {
  for (let attempt = 0; attempt < MOST_GAMES; attempt++) {
    const match = playOne(scene, attempt === 0 ? scene.seed : `${scene.seed} ${attempt}`)
    if (match) return match
  }
  throw new Error(`The moment never comes with the seed "${scene.seed}"`)
}

function playOne(scene: Scene, seed: string): PaperTalesMatch | null {
  const { players, options = {}, until, people = [0], last = false, lavish = false } = scene
  const created = createMatch(game, players, options, seed)
  if (!created.ok) throw new Error(created.error.code)
  const match = created.value
  const bot = greedy({ game: paperTales.game, judgement }, 'manual')
  const chance = Rng.fromSeed(seed)
  for (let asked = game.toMove(match.position); asked.length > 0; asked = game.toMove(match.position)) {
    const person = asked.find(seat => people.includes(seat))
    const alone = asked.every(seat => people.includes(seat))
    if (person !== undefined && (alone || !last) && until(match.position, person)) return match
    const seat = last ? (asked.find(other => !people.includes(other)) ?? elementAt(asked, 0)) : elementAt(asked, 0)
    const view = game.view(match.position, seat)
    const moves = game.moves(view, seat)
    const more = lavish && people.includes(seat) ? moves.find(({ kind }) => kind === 'place' || kind === 'equip') : null
    playUnchecked(match, seat, more ?? (bot.choose(view, seat, moves, chance) as PaperTalesMove))
  }
  return until === atEnd ? match : null
}

/** Picks something up with the mouse and lets go over something else. */
export async function dragTo(page: Page, thing: Locator, place: Locator): Promise<void> {
  const [from, to] = [await middleOf(thing), await middleOf(place)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 5 })
  await page.mouse.up()
}

/** The same with a finger. */
export async function swipeTo(page: Page, thing: Locator, place: Locator): Promise<void> {
  const [from, to] = [await middleOf(thing), await middleOf(place)]
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }],
    })
  await touch('touchStart', 0)
  for (const share of [0.1, 0.3, 0.6, 1]) await touch('touchMove', share)
  await touch('touchEnd', 1)
}

async function middleOf(thing: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await thing.boundingBox()
  if (!box) throw new Error('it is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Plays a match up to the scene, lays it on the page's table and sits down. */
export async function seatMatch(page: Page, scene: Scene): Promise<PaperTalesMatch> {
  const match = playUntil(scene)
  await layMatch(page, match, scene.people)
  await page.locator('.theatre').waitFor()
  return match
}

export type Turn = Stage | 'reckoning' | 'result' | 'handover' | 'curtain'

/** Waits until somebody at the screen has something to do, and says what. */
export async function nextTurn(page: Page): Promise<Turn> {
  const found = await page.waitForFunction(() => {
    // Whoever acts during a great moment ends it, and is told later what it led to.
    if (document.querySelector('[data-moment]:not([data-moment=line])')) return null
    if (document.querySelector('dialog[open] #result-title')) return 'result'
    if (document.querySelector('dialog[open] #reckoning-title')) return 'reckoning'
    if (document.querySelector('dialog.curtain[open]')) return 'curtain'
    const acting = document.querySelector('[data-acting]')?.getAttribute('data-acting')
    if (acting) return acting
    const buttons = [...document.querySelectorAll('.prompt-row button')]
    return buttons.some(({ textContent }) => textContent?.includes('Pass the screen')) ? 'handover' : null
  })
  return (await found.jsonValue()) as Turn
}

/** Units that one lays by mouse in a round; the rest of the hand is let go. */
const UNITS_A_ROUND = 2

/** One decision with the mouse: whatever is first, so that every kind of decision comes up. */
export async function clickSomething(page: Page, stage: Turn): Promise<void> {
  const cards = page.locator('.cards [data-card]')
  const act = page.locator('.act [data-act]:not([aria-disabled])')
  switch (stage) {
    case 'recruit': {
      const decide = page.locator('[data-decide]')
      await cards.first().click()
      if (await decide.getAttribute('aria-disabled')) await cards.nth(1).click()
      return decide.click()
    }
    case 'plan': {
      const unit = page.locator('.cards [data-card][data-legal]').first()
      const laid = await page.locator('.stage li.new').count()
      if (laid >= UNITS_A_ROUND || (await unit.count()) === 0) return page.locator('[data-ready]').click()
      await unit.click()
      const spot = page.locator('button[data-spot]').first()
      if (await spot.count()) return spot.click()
      // Artifacts are laid at once; a unit that finds no room stays in the hand.
      return (await page.locator('.act [data-act=place]').count()) ? page.locator('[data-ready]').click() : undefined
    }
    case 'effects': {
      const target = page.locator('.stage [data-card][data-legal]')
      return (await target.count()) ? target.first().click() : act.first().click()
    }
    case 'handover':
      return page.getByRole('button', { name: /Pass the screen/ }).click()
    case 'curtain':
      return page.getByRole('button', { name: /show the table/ }).click()
    case 'keep':
      return page.locator('[data-decide]').click()
    case 'build': {
      const offer = page.locator('.tray [data-legal][data-act]')
      return (await offer.count()) ? offer.first().click() : act.first().click()
    }
    default:
      return act.first().click()
  }
}

/** Reads what is told and goes on; says how often something was told. */
export async function playToTheEnd(
  page: Page,
  decide: (page: Page, stage: Turn) => Promise<void> = clickSomething,
): Promise<number> {
  let told = 0
  for (let turn = await nextTurn(page); turn !== 'result'; turn = await nextTurn(page)) {
    if (turn === 'reckoning') {
      told++
      const on = page.locator('[data-reckoned]')
      const pressed = await on.elementHandle()
      await on.press('Enter')
      // The next thing to tell may follow at once.
      await pressed?.waitForElementState('hidden')
    } else await decide(page, turn)
  }
  return told
}
