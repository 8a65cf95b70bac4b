import { elementAt } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { PaperTalesEvent, PaperTalesPosition } from '../position.ts'
import { SOURCES } from '../queries.ts'

export const CHAPTERS = ['deploy', 'war', 'income', 'aging', 'end'] as const
export type Chapter = (typeof CHAPTERS)[number]

/** One comparison of a war; `army` in the solo game. */
export interface Battle {
  readonly against: Seat
  readonly army: 'left' | 'right' | null
  readonly own: number
  readonly other: number
  readonly won: number
}

interface NarrationPlace {
  readonly key: string
  readonly chapter: Chapter
}

/** Lists go by column: every seat, then the Lich King in the solo game. */
export type NarrationLine = NarrationPlace &
  (
    | { readonly what: 'strength'; readonly totals: readonly number[] }
    | { readonly what: 'battle'; readonly side: 'left' | 'right'; readonly battles: readonly (Battle | null)[] }
    | { readonly what: 'vp' | 'gold'; readonly source: number; readonly gains: readonly number[] }
    | { readonly what: 'died' | 'saved'; readonly cards: readonly (readonly number[])[] }
  )

export interface Narration {
  readonly round: number
  readonly chapters: readonly Chapter[]
  readonly before: readonly number[]
  readonly lines: readonly NarrationLine[]
}

type Events = readonly PaperTalesEvent[]

/** War and income, aging, the final scoring, from the events; `null` if none of them happened here. */
export function narrationOf(events: Events, view: PaperTalesPosition): Narration | null {
  const war = events.some(event => event.kind === 'strength')
  const aging = events.some(event => event.kind === 'died' || event.kind === 'time-passed')
  if (!war && !aging) return null
  const lines = [
    ...(war ? battleLines(events, view.seats) : []),
    ...gainLines(events, view, war ? 'deploy' : 'aging'),
    ...(aging ? fateLines(events, view.seats) : []),
  ]
  const told = CHAPTERS.flatMap(chapter => lines.filter(line => line.chapter === chapter))
  // Who merely died was seen on the stage: there is nothing to reckon.
  if (!told.some(line => line.what !== 'died')) return null
  const after = [...view.kingdoms.map(({ vp }) => vp), ...(view.seats === 1 ? [view.lich.vp] : [])]
  const before = after.map((vp, at) =>
    told.reduce((sum, line) => sum - (line.what === 'vp' ? elementAt(line.gains, at) : 0), vp),
  )
  const ended = events.find(event => event.kind === 'round')
  return {
    round: ended ? ended.round - 1 : view.round,
    chapters: CHAPTERS.filter(chapter => told.some(line => line.chapter === chapter)),
    before,
    lines: told,
  }
}

function battleLines(events: Events, seats: number): NarrationLine[] {
  const totals = new Array<number>(seats).fill(0)
  const left = new Array<Battle | null>(seats).fill(null)
  const right = left.slice()
  for (const event of events) {
    if (event.kind === 'strength') totals[event.seat] = event.total
    if (event.kind !== 'war') continue
    // Every seat is compared with its left neighbour first.
    if (event.army === 'right' || left[event.seat]) right[event.seat] = event
    else left[event.seat] = event
  }
  const lines: NarrationLine[] = [{ key: 'strength', chapter: 'war', what: 'strength', totals }]
  if (left.some(battle => battle))
    lines.push({ key: 'left', chapter: 'war', what: 'battle', side: 'left', battles: left })
  if (right.some(battle => battle))
    lines.push({ key: 'right', chapter: 'war', what: 'battle', side: 'right', battles: right })
  return lines
}

/** Points and gold by chapter and source. What the ledger keeps for the end of the game is listed separately. */
function gainLines(events: Events, view: PaperTalesPosition, from: Chapter): NarrationLine[] {
  const columns = view.seats === 1 ? 2 : view.seats
  const lines = new Map<string, { chapter: Chapter; what: 'vp' | 'gold'; source: number; gains: number[] }>()
  const add = (chapter: Chapter, what: 'vp' | 'gold', source: number, column: number, amount: number) => {
    const key = `${chapter} ${what} ${source}`
    const line = lines.get(key) ?? { chapter, what, source, gains: new Array<number>(columns).fill(0) }
    line.gains[column] = elementAt(line.gains, column) + amount
    lines.set(key, line)
  }
  let chapter = from
  for (const event of events) {
    if (event.kind === 'phase') chapter = event.phase === 'war' || event.phase === 'income' ? event.phase : 'aging'
    else if (event.kind === 'vp' || event.kind === 'gold')
      add(chapter, event.kind, event.source, event.seat, event.amount)
    else if (event.kind === 'lich-vp') add(chapter, 'vp', event.source, 1, event.amount)
  }
  if (view.stage === 'over')
    view.ledger.forEach((entries, seat) => {
      for (let i = 0; i < entries.length; i += 3) {
        if (entries[i + 1] !== 0) continue
        add('end', 'vp', elementAt(entries, i), seat, elementAt(entries, i + 2))
        add('aging', 'vp', elementAt(entries, i), seat, -elementAt(entries, i + 2))
      }
    })
  const told = [...lines].flatMap(([key, line]) => (line.gains.some(gain => gain !== 0) ? [{ key, ...line }] : []))
  // Common sources come first, whichever kingdom had them first.
  return told.sort((a, b) => Number(isCommon(b.source)) - Number(isCommon(a.source)))
}

const isCommon = (source: number): boolean => SOURCES[source] === 'war' || SOURCES[source] === 'income'

function fateLines(events: Events, seats: number): NarrationLine[] {
  const lines: NarrationLine[] = []
  for (const what of ['saved', 'died'] as const) {
    const cards = Array.from({ length: seats }, (_, seat) =>
      events.flatMap(event => (event.kind === what && event.seat === seat ? [event.card] : [])),
    )
    if (cards.some(fallen => fallen.length > 0)) lines.push({ key: what, chapter: 'aging', what, cards })
  }
  return lines
}
