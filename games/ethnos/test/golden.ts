import type { Golden } from '../../../kernel/conformance/golden.ts'
import type { EthnosEvent } from '../position.ts'

/** The event before the third dragon tells how the age ended: a wizard had drawn a card with the same move, or nobody had. */
const endsBy =
  (wizard: boolean) =>
  (events: readonly EthnosEvent[]): boolean =>
    events.some((event, i) => {
      const before = events.slice(0, i).findLast(earlier => earlier.kind !== 'dragon')
      return event.kind === 'age-ended' && (before?.kind === 'drew' && before.seat === event.seat) === wizard
    })

const WIZARDS = { tribes: ['wizard', 'orc', 'merfolk', 'giant', 'troll', 'centaur'] }

/** One for each number of players, and one for each way an age can end. */
export const GOLDEN: readonly Golden<EthnosEvent>[] = [
  { name: 'two-players', seats: 2 },
  { name: 'three-players', seats: 3 },
  { name: 'four-players', seats: 4 },
  { name: 'five-players', seats: 5 },
  { name: 'six-players', seats: 6 },
  { name: 'age-ended-by-recruiting', seats: 4, options: WIZARDS, shows: endsBy(false) },
  { name: 'age-ended-by-a-wizard', seats: 4, options: WIZARDS, shows: endsBy(true) },
]

export const GOLDEN_FOLDER = new URL('golden/', import.meta.url)
