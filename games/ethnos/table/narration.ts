import { elementAt } from '../../../kernel/list.ts'
import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import type { Kingdom } from '../content/kingdoms.ts'
import { type EthnosEvent, type EthnosPosition, type Source, topFrame } from '../position.ts'
import { gloryFrom, trollSum } from '../queries.ts'

/** One line of the reckoning: what was scored, and what it brought each seat. */
export interface NarrationLine {
  readonly key: string
  readonly source: Source
  readonly kingdom?: Kingdom
  readonly gains: readonly number[]
  /** Sizes of the scored bands, seat by seat. */
  readonly sizes?: readonly (readonly number[])[]
  /** Skeletons that left the bands before. */
  readonly skeletons?: number
}

export interface Narration {
  readonly age: number
  readonly herald: Seat
  readonly before: readonly number[]
  readonly lines: readonly NarrationLine[]
  /** The sum of each seat's troll tokens, which broke ties. */
  readonly trolls: readonly number[]
  /** The position it led to: markers and tokens as they were scored. */
  readonly view: EthnosPosition
}

/**
 * Tells the end of an age, whose events may be spread over several steps. Before the last age is over, players decide
 * about their hordes one by one, so the narration waits for the last of them: until then nobody knows the final glory.
 */
export function ageNarrator(): (events: readonly EthnosEvent[], view: EthnosPosition) => Narration | null {
  let waiting: readonly EthnosEvent[] = []
  return (events, view) => {
    const all = [...waiting, ...events]
    const isUndecided = topFrame(view)?.kind === 'hordes'
    waiting = isUndecided ? all : []
    return isUndecided ? null : narrationOf(all, view)
  }
}

function narrationOf(events: readonly EthnosEvent[], view: EthnosPosition): Narration | null {
  const end = events.find(event => event.kind === 'age-ended')
  if (!end) return null
  const lines = linesOf(events, view, end.age)
  const before = view.glory.map(
    (glory, seat) => glory - lines.reduce((sum, line) => sum + elementAt(line.gains, seat), 0),
  )
  const trolls = seatsOf(view.seats).map(seat => trollSum({ trolls: end.trolls ?? [] }, seat))
  return { age: end.age, herald: end.seat, before, lines, trolls, view }
}

function linesOf(events: readonly EthnosEvent[], view: EthnosPosition, age: number): NarrationLine[] {
  const { seats } = view
  const lines: NarrationLine[] = []
  const nothing = () => seatsOf(seats).map(() => 0)
  const bands = { gains: nothing(), sizes: seatsOf(seats).map((): readonly number[] => []), skeletons: 0 }
  // Not from events: a decision about a horde may have been taken back.
  const hordes = seatsOf(seats).map(seat => gloryFrom(view, seat, age, 'hordes'))
  for (const event of events) {
    if (event.kind === 'kingdom-scored')
      lines.push({ key: `kingdom-${event.kingdom}`, source: 'kingdoms', kingdom: event.kingdom, gains: event.gains })
    if (event.kind === 'merfolk-scored') lines.push({ key: 'merfolk', source: 'merfolk', gains: event.gains })
    if (event.kind === 'giant-scored')
      lines.push({ key: 'giants', source: 'giants', gains: nothing().with(event.seat, event.glory) })
    if (event.kind === 'skeletons-left') bands.skeletons = event.count
    if (event.kind === 'bands-scored') {
      bands.gains[event.seat] = event.glory
      bands.sizes[event.seat] = event.sizes
    }
  }
  lines.push({ key: 'bands', source: 'bands', ...bands })
  if (hordes.some(glory => glory > 0)) lines.push({ key: 'hordes', source: 'hordes', gains: hordes })
  return lines
}
