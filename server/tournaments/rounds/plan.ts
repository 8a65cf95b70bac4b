import { elementAt } from '../../../kernel/list.ts'
import type { Outcomes } from '../standings.ts'
import type { TournamentEventBody } from '../tournament-event.ts'
import type { TournamentState } from '../tournament-state.ts'
import { gone, isBot, isHere, roundEvent, type Surroundings } from './round.ts'

/** The next round of a plan. Somebody who waits, or a bot, takes the place of each who has gone. */
export function planRound(
  state: TournamentState,
  outcomes: Outcomes,
  surroundings: Surroundings,
): TournamentEventBody | null {
  const round = state.plan?.[state.rounds.length]
  if (!round) return { kind: 'end' }
  const missing = gone(state, outcomes)
  const stays = (id: string) => state.players.get(id)?.status === 'in' && !missing.includes(id)
  const waiting = [...state.players.values()].filter(
    player => player.status === 'waiting' && isHere(surroundings, player),
  )
  const level = state.settings.bots
  let bots = [...state.players.values()].filter(player => player.level !== null).length
  const fresh: { id: string; level: NonNullable<typeof level> }[] = []
  const places = state.places.map(id => {
    if (id !== null && stays(id)) return id
    const next = waiting.shift()
    if (next) return next.id
    if (level === null) return null
    const bot = { id: `bot ${++bots}`, level }
    fresh.push(bot)
    return bot.id
  })
  const isLeft = places.some(id => id !== null && !isBot(state, id) && !fresh.some(bot => bot.id === id))
  const tables = round
    .map(table => table.flatMap(place => elementAt(places, place) ?? []))
    .filter(table => table.length >= Math.max(2, surroundings.least))
  if (!isLeft || tables.length === 0) return { kind: 'end' }
  const seated = new Set(tables.flat())
  const rest = places.flatMap(id => (id !== null && !seated.has(id) ? [id] : []))
  return roundEvent(state, tables, { rest, gone: missing, bots: fresh, places })
}
