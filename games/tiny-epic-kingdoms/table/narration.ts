import { elementAt } from '../../../kernel/list.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import { SOURCES, type Source, type TekEvent, type TekPosition } from '../position.ts'

/** One line of the reckoning, by seat: points gained, or armies lost in ruins before anything is counted. */
export interface NarrationLine {
  readonly key: Source | 'ruins'
  readonly gains?: readonly number[]
  readonly lost?: readonly number[]
}

export type Narration = readonly NarrationLine[]

/** The end of the game from its events, or `null` if it did not end here. */
export function narrationOf(events: readonly TekEvent[], view: TekPosition): Narration | null {
  if (!events.some(event => event.kind === 'game-ended')) return null
  const nobody = () => seatsOf(view.seats).map(() => 0)
  const lost = nobody()
  const gains = new Map<Source, number[]>(SOURCES.map(source => [source, nobody()]))
  for (const event of events) {
    if (event.kind === 'lost-in-ruins') lost[event.seat] = elementAt(lost, event.seat) + event.count
    const line = event.kind === 'scored' ? gains.get(event.source) : undefined
    if (line && event.kind === 'scored') line[event.seat] = elementAt(line, event.seat) + event.points
  }
  const lines: NarrationLine[] = SOURCES.map(source => ({ key: source, gains: gains.get(source) ?? nobody() }))
  return [
    ...(lost.some(count => count > 0) ? [{ key: 'ruins' as const, lost }] : []),
    ...lines.filter(line => line.gains?.some(points => points > 0)),
  ]
}
