import type { Page } from 'playwright-core'
import { type GameId, loadGame } from '../../games/registry.ts'
import type { GameEvent } from '../../kernel/game.ts'
import { createMatch, type Match, playUnchecked } from '../../kernel/match.ts'
import { Rng } from '../../kernel/rng.ts'
import { DESKTOP, remember } from './browser.ts'
import { storedScene } from './scene.ts'

/* Great moments, found in matches played by chance and shown in a replay. */

export interface Staged {
  /** As the cue sheet calls it. */
  readonly name: string
  /** When most of it is to be seen, in milliseconds. */
  readonly peak: number
  /** What happens in its step. */
  readonly happens: (events: readonly GameEvent[]) => boolean
}

const some =
  (kind: string, like: (event: GameEvent & Record<string, unknown>) => boolean = () => true) =>
  (events: readonly GameEvent[]): boolean =>
    events.some(event => event.kind === kind && like({ ...event }))

export const MOMENTS: Partial<Record<GameId, readonly Staged[]>> = {
  'small-world': [
    { name: 'conquest', peak: 480, happens: some('conquered', ({ victim, by }) => victim !== null && by === 'tokens') },
    { name: 'die', peak: 1000, happens: some('rolled') },
    { name: 'decline', peak: 900, happens: some('declined') },
    { name: 'people', peak: 600, happens: some('picked', ({ place }) => Number(place) > 1) },
    { name: 'payday', peak: 500, happens: some('scored') },
  ],
  ethnos: [
    { name: 'dragon', peak: 800, happens: some('dragon') },
    { name: 'band', peak: 900, happens: some('band', ({ cards }) => Array.isArray(cards) && cards.length > 2) },
    { name: 'standard', peak: 700, happens: events => some('marker')(events) && !some('band')(events) },
    { name: 'reckoning', peak: 3600, happens: some('age-ended') },
  ],
  'tiny-epic-kingdoms': [
    { name: 'dice', peak: 1400, happens: some('dice-shown') },
    { name: 'war', peak: 1800, happens: some('war-began') },
    { name: 'march', peak: 450, happens: some('moved') },
    { name: 'tower', peak: 700, happens: some('built') },
    { name: 'spell', peak: 700, happens: some('researched') },
  ],
  'paper-tales': [
    { name: 'clash', peak: 700, happens: some('war') },
    { name: 'curtain', peak: 900, happens: some('revealed') },
    { name: 'time', peak: 1000, happens: some('died') },
    { name: 'building', peak: 600, happens: some('built') },
  ],
  'dark-lands': [
    { name: 'freed', peak: 750, happens: some('captured') },
    { name: 'fortress', peak: 600, happens: some('fortified') },
    { name: 'spell', peak: 500, happens: some('cast') },
    { name: 'companion', peak: 500, happens: some('bought') },
    { name: 'last-torch', peak: 1000, happens: some('ended') },
  ],
}

const MOST_MATCHES = 20
/** Something is on the table by then. */
const FIRST_STEP = 25

/** A match that ends with the step of the moment. */
export async function matchWith(id: GameId, { name, happens }: Staged, players = 3): Promise<Match> {
  const { game } = await loadGame(id)
  for (let attempt = 1; attempt <= MOST_MATCHES; attempt++) {
    const seed = `${name} ${attempt}`
    const created = createMatch(game, players, {}, seed)
    if (!created.ok) throw new Error(created.error.code)
    const match: Match = created.value
    const rng = Rng.fromSeed(seed)
    for (let [seat] = game.toMove(match.position); seat !== undefined; [seat] = game.toMove(match.position)) {
      const { events } = playUnchecked(match, seat, rng.pick(game.moves(match.position, seat)))
      if (match.log.length >= FIRST_STEP && happens(events)) return match
    }
  }
  throw new Error(`${name} never comes in ${MOST_MATCHES} matches of ${id}`)
}

/** Opens the replay one step before the moment. The table shows everything, and the stage is there. */
export async function beforeMoment(page: Page, match: Match): Promise<void> {
  const stored = storedScene(match)
  const screen = page.viewportSize() ?? DESKTOP
  // On a laptop the scrubber is in sight.
  await page.setViewportSize(DESKTOP)
  await remember(page, stored)
  await page.goto(`${page.url().split('#')[0]}#/replay/${stored.id}`)
  await page.locator('select.field').last().selectOption('all')
  const scrubber = page.locator('input[type=range][aria-valuetext]').first()
  await scrubber.evaluate((input: HTMLInputElement, step) => {
    input.value = String(step)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }, match.log.length - 1)
  await page.setViewportSize(screen)
}

/** Stops every motion so many milliseconds after its beginning. Runs in the page. */
export const freezeAt = (page: Page, peak: number): Promise<void> =>
  page.evaluate(time => {
    for (const animation of document.getAnimations()) {
      animation.pause()
      animation.currentTime = time
    }
  }, peak)

/** Goes on to the moment, and stops when most of it is to be seen. */
export async function showPeak(page: Page, { name, peak }: Staged): Promise<void> {
  await page.locator('[data-stage]').waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowRight')
  await page.locator(`[data-moment~="${name}"]`).waitFor({ state: 'attached' })
  await freezeAt(page, peak)
}
