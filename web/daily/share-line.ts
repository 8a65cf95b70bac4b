import { address } from '../app/address.ts'
import { titleOf } from '../app/title.ts'

interface Shared {
  readonly date: string
  readonly game: string
  readonly place: number
  readonly seats: number
  readonly score: number | null
  readonly streak: number
}

const MEDALS = ['🥇', '🥈', '🥉']

/** A result to tell others, without a word about how the match went. */
export const shareLine = ({ date, game, place, seats, score, streak }: Shared): string =>
  [
    `Pentarchy ${date} · ${titleOf(game)} ${MEDALS[place - 1] ?? '▫️'} ${place}/${seats}`,
    ...(score === null ? [] : [`★ ${score}`]),
    ...(streak > 1 ? [`🔥 ${streak}`] : []),
    new URL(address.daily(date), location.href).href,
  ].join(' · ')
