import type { GameId } from '../../../games/registry.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Tab } from './engine.ts'

/* A match played to its end by somebody who presses whatever looks as if it could be pressed. */

export const HANDS = ['clicks', 'keys', 'touch'] as const
export type Hand = (typeof HANDS)[number]

const PATIENCE_MS = 30_000

/** Whether the page comes to have it. */
const isSeen = (tab: Tab, selector: string, patience: number): Promise<boolean> =>
  tab.run(
    async ({ selector, patience }) => {
      const until = Date.now() + patience
      while (!document.querySelector(selector)) {
        if (Date.now() > until) return false
        await new Promise(done => setTimeout(done, 20))
      }
      return true
    },
    { selector, patience },
  )

/** Waits until the page has it. */
export async function seen(tab: Tab, selector: string): Promise<void> {
  if (await isSeen(tab, selector, PATIENCE_MS)) return
  throw new Error(`No ${selector} in: ${await tab.run(() => document.body.innerText.slice(0, 600))}`)
}

/** Comes to the page: bots answer at once, nothing moves, nobody asks about sound or offers help. */
export async function arrive(tab: Tab, url: string): Promise<void> {
  await tab.open(url)
  // The page writes its own choices when it starts.
  await seen(tab, 'main article')
  await tab.run(() => {
    const choices = {
      language: 'en',
      pace: 'instant',
      motion: 'reduced',
      moments: 'off',
      coach: false,
      soundOffered: true,
    }
    localStorage.setItem('pentarchy-preferences', JSON.stringify(choices))
  })
  await tab.reload()
  await seen(tab, 'main article')
}

/** Sits down with a bot of the quickest kind. */
export async function startMatch(tab: Tab, url: string, game: GameId): Promise<void> {
  await tab.open(`${url}#/new/${game}`)
  await seen(tab, 'form input[type=radio][value="2"]')
  await tab.run(() => document.querySelector<HTMLElement>('form input[type=radio][value="2"]')?.click())
  await seen(tab, 'form li:nth-child(2) select')
  await tab.run(
    fillForm,
    [...game].map(letter => letter.charCodeAt(0)),
  )
  await seen(tab, `[data-game=${game}]`)
  await tab.run(leaveUndrawn)
}

/** What is wholly transparent is laid out and pressed as ever; to draw it takes most of the time. Runs in the page. */
function leaveUndrawn(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('body, dialog { opacity: 0 !important }')
  document.adoptedStyleSheets = [sheet]
}

/** The same seed gives the same match. Runs in the page. */
function fillForm(seed: readonly number[]): void {
  for (const select of document.querySelectorAll<HTMLSelectElement>('form li:nth-child(2) select')) {
    if (![...select.options].some(({ value }) => value === 'novice')) continue
    select.value = 'novice'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const draw = (bytes: Uint8Array) => bytes.map((_, at) => seed[at % seed.length] ?? 0)
  Object.assign(crypto, { getRandomValues: draw })
  document.querySelector<HTMLElement>('form button[type=submit]')?.click()
}

interface Sight {
  /** As the browser stored it. */
  readonly over: boolean
  readonly moves: number
  readonly inDialog: boolean
  /** Where something can be pressed. */
  readonly spot: { readonly x: number; readonly y: number } | null
}

/** Waits until this seat is asked, or the match is over. `lot` and `stray` are from 0 to 1. Runs in the page. */
async function look({ lot, stray, patience }: { lot: number; stray: number; patience: number }): Promise<Sight> {
  const until = Date.now() + patience
  const stored = (): Promise<{ over: boolean; log: readonly unknown[] } | undefined> =>
    new Promise((resolve, reject) => {
      const request = indexedDB.open('pentarchy')
      request.onerror = () => reject(request.error)
      request.onsuccess = () => {
        const id = location.hash.split('/')[2] ?? ''
        const reading = request.result.transaction('matches').objectStore('matches').get(id)
        reading.onerror = () => reject(reading.error)
        reading.onsuccess = () => {
          request.result.close()
          resolve(reading.result)
        }
      }
    })
  /** Where pieces overlap, the middle of one may be another's. */
  const spotOf = (piece: Element): Sight['spot'] => {
    piece.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = piece.getBoundingClientRect()
    for (let spread = 0; spread < 0.5; spread += 0.1)
      for (let turn = 0; turn < 8; turn++) {
        const x = Math.round(box.left + box.width * (0.5 + spread * Math.cos((turn * Math.PI) / 4)))
        const y = Math.round(box.top + box.height * (0.5 + spread * Math.sin((turn * Math.PI) / 4)))
        if (piece.contains(document.elementFromPoint(x, y))) return { x, y }
      }
    return null
  }
  const spotAmong = (selector: string): Sight['spot'] => {
    const pieces = [...document.querySelectorAll(selector)]
    const from = Math.floor(lot * pieces.length)
    for (const piece of [...pieces.slice(from), ...pieces.slice(0, from)]) {
      const spot = spotOf(piece)
      if (spot) return spot
    }
    return null
  }
  for (;;) {
    const match = await stored()
    const dialog = document.querySelector('dialog[open]')
    const within = dialog ? 'dialog[open]' : '[data-game]'
    const marked = `${within} :is([data-legal], .legal, .btn.primary):not([aria-disabled=true], :disabled)`
    const other = `${within} :is(button, [role=button]):not([data-legal], .legal, .primary, [aria-disabled=true], :disabled, header *, .seat *, .prompt *, .log *)`
    const isAsked = document.querySelector('dialog[open], [aria-keyshortcuts=H]:not(:disabled)')
    const first = match?.over || !isAsked ? null : stray < 0.15 ? spotAmong(other) : spotAmong(marked)
    const spot = first ?? (isAsked && !match?.over ? (spotAmong(marked) ?? spotAmong(other)) : null)
    if (match?.over || spot)
      return { over: match?.over ?? false, moves: match?.log.length ?? 0, inDialog: dialog !== null, spot }
    if (Date.now() > until) throw new Error(`Nothing to press in: ${document.body.innerText.slice(0, 600)}`)
    await new Promise(done => setTimeout(done, 10))
  }
}

/** After so many presses without a move somebody would look into the list of moves. */
const WITHOUT_A_MOVE = 25

/** Plays until the match is over, or until so many moves are made. Says how many there are. */
export async function playOn(tab: Tab, hand: Hand, most = Number.POSITIVE_INFINITY): Promise<number> {
  const chance = Rng.fromSeed(hand)
  const fraction = (): number => chance.below(1000) / 1000
  const press = (hand === 'touch' && tab.tap) || tab.click
  let idle = 0
  let last = 0
  for (;;) {
    const sight = await tab.run(look, { lot: fraction(), stray: fraction(), patience: PATIENCE_MS })
    const { over, moves, inDialog, spot } = sight
    if (over || moves >= most || !spot) return moves
    idle = moves > last ? 0 : idle + 1
    last = moves
    if (inDialog && hand === 'keys') await tab.press('Enter')
    else if (!inDialog && (hand === 'keys' || idle > WITHOUT_A_MOVE)) {
      await chooseByKeys(tab, chance.below(4))
      idle = 0
    } else await press(spot.x, spot.y)
  }
}

/** From the list of moves. */
export async function chooseByKeys(tab: Tab, further: number): Promise<void> {
  // The list closes by itself if the question was about to change: then it is opened again.
  do await tab.press('l')
  while (!(await isSeen(tab, 'dialog[open] li button', 1000)))
  for (let step = 0; step <= further; step++) await tab.press('ArrowDown')
  await tab.press('Enter')
}
