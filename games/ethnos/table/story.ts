import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import type { Kingdom } from '../content/kingdoms.ts'
import type { EthnosEvent, EthnosPosition, Source } from '../position.ts'

/** One line of the reckoning: what was scored, and what it brought to each seat. */
export interface StoryLine {
  readonly key: string
  readonly source: Source
  readonly kingdom?: Kingdom
  readonly gains: readonly number[]
  /** Sizes of the scored bands, seat by seat. */
  readonly sizes?: readonly (readonly number[])[]
  /** Skeletons that left the bands before. */
  readonly skeletons?: number
}

export interface Story {
  readonly age: number
  readonly herald: Seat
  readonly before: readonly number[]
  readonly lines: readonly StoryLine[]
  /** The position it led to: markers and tokens are as they were scored. */
  readonly view: EthnosPosition
}

/** The end of an age as the events tell it, or `null` if no age ended here. */
export function storyOf(events: readonly EthnosEvent[], view: EthnosPosition): Story | null {
  const end = events.find(event => event.kind === 'age-ended')
  if (!end) return null
  const lines = linesOf(events, view.seats)
  const before = view.glory.map((glory, seat) => glory - lines.reduce((sum, line) => sum + line.gains[seat], 0))
  return { age: end.age, herald: end.seat, before, lines, view }
}

function linesOf(events: readonly EthnosEvent[], seats: number): StoryLine[] {
  const lines: StoryLine[] = []
  const nothing = () => seatsOf(seats).map(() => 0)
  const bands = { gains: nothing(), sizes: seatsOf(seats).map((): readonly number[] => []), skeletons: 0 }
  const hordes = nothing()
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
    if (event.kind === 'hordes-cashed') hordes[event.seat] = event.glory
  }
  lines.push({ key: 'bands', source: 'bands', ...bands })
  if (hordes.some(glory => glory > 0)) lines.push({ key: 'hordes', source: 'hordes', gains: hordes })
  return lines
}
