import type { Level } from '../../../bots/levels.ts'
import type { TournamentInfo, TournamentPlayer } from '../../../wire/tournament.ts'
import { preferences } from '../../store/preferences.svelte.ts'
import { text } from '../../text/text.svelte.ts'
import { now } from '../now.svelte.ts'
import { link } from '../the-link.ts'
import { clockInWords, timeLeft, whenInWords } from '../words.ts'
import { tell } from './text/text.svelte.ts'

const SOON_MS = 86_400_000

const levelName = (level: Level): string => text().levels[level].name

/** Bots have no names of their own: their level and number. */
export const nameOfPlayer = ({ name, level, id }: TournamentPlayer): string =>
  level === null ? name : tell().bot(levelName(level), Number(/\d+$/.exec(id)?.[0] ?? 0))

/** Time until then by the server's clock, ticking. */
export const until = (at: number): string => timeLeft(at - link.skew - now(), preferences.language)

/** When it starts, or how it ended. */
export function whenOf(info: TournamentInfo): string {
  const { phase, startsAt, endedAt, calledOff, winners } = info
  const date = (at: number) => whenInWords(at - link.skew, preferences.language)
  if (calledOff) return tell().calledOff[calledOff]
  if (phase === 'over')
    return winners.length > 0 ? tell().winners(winners.join(', ')) : tell().ended(date(endedAt ?? 0))
  if (phase === 'running') return tell().phases.running
  if (startsAt === null) return tell().startsFull
  return startsAt - Date.now() < SOON_MS ? tell().startsIn(until(startsAt)) : tell().starts(date(startsAt))
}

/** Format, tables and clock in one line. */
export const factsOf = ({ seats, clock, rated, accounts, bots }: TournamentInfo): string[] => [
  tell().seats(seats),
  clockInWords(clock),
  rated ? tell().rated : tell().unrated,
  ...(accounts ? [tell().accounts] : []),
  ...(bots ? [tell().bots(levelName(bots))] : []),
]
