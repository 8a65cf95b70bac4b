import { seatsOf } from '../../../kernel/seat.ts'
import { SOURCES, type Source, type TekEvent, type TekPosition } from '../position.ts'

/** One line of the reckoning: what was scored, and what it brought to each seat. */
export interface StoryLine {
  readonly source: Source
  readonly gains: readonly number[]
}

export interface Story {
  /** Armies that were lost in ruins before anything was counted, by seat. */
  readonly lost: readonly number[]
  readonly lines: readonly StoryLine[]
}

/** The end of the game as the events tell it, or `null` if it did not end here. */
export function storyOf(events: readonly TekEvent[], view: TekPosition): Story | null {
  if (!events.some(event => event.kind === 'game-ended')) return null
  const nobody = () => seatsOf(view.seats).map(() => 0)
  const lost = nobody()
  const gains = new Map<Source, number[]>(SOURCES.map(source => [source, nobody()]))
  for (const event of events) {
    if (event.kind === 'lost-in-ruins') lost[event.seat] += event.count
    const line = event.kind === 'scored' ? gains.get(event.source) : undefined
    if (line && event.kind === 'scored') line[event.seat] += event.points
  }
  const lines = SOURCES.map(source => ({ source, gains: gains.get(source) ?? nobody() }))
  return { lost, lines: lines.filter(line => line.gains.some(points => points > 0)) }
}
