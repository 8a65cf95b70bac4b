import { fewestRounds, roundRobin } from './pairing/round-robin.ts'
import { arenaRound } from './rounds/arena.ts'
import { knockoutRound } from './rounds/knockout.ts'
import { planRound } from './rounds/plan.ts'
import { isHere, newBots, openTables, type Surroundings } from './rounds/round.ts'
import { swissRound } from './rounds/swiss.ts'
import type { Outcomes } from './standings.ts'
import type { TournamentEventBody } from './tournament-event.ts'
import type { TournamentState } from './tournament-state.ts'

/*
 * What a tournament does by itself: start, seat, end. Pure, so any server may decide it; the number of the event settles
 * which one did.
 */

/** A tournament that waits to be full is given up after this. */
const PATIENCE_MS = 14 * 86_400_000

/** When the next round may begin: after a rest, once all tables are over. */
export function nextRoundAt(state: TournamentState, outcomes: Outcomes, pauseMs: number): number {
  const last = Math.max(0, ...[...outcomes.values()].map(({ at }) => at))
  return state.rounds.length > 0 && state.settings.clock.kind === 'real-time' ? last + pauseMs : last
}

/** The next event, or null if nothing is due. */
export function advance(
  state: TournamentState,
  outcomes: Outcomes,
  surroundings: Surroundings,
): TournamentEventBody | null {
  if (state.phase === 'over') return null
  if (state.phase === 'coming') return begin(state, surroundings)
  if (state.settings.format === 'arena') return arenaRound(state, outcomes, surroundings)
  if (openTables(state, outcomes).length > 0) return null
  const { now, pauseMs } = surroundings
  if (now < nextRoundAt(state, outcomes, pauseMs)) return null
  switch (state.settings.format) {
    case 'swiss':
      return swissRound(state, outcomes, surroundings)
    case 'round-robin':
      return planRound(state, outcomes, surroundings)
    case 'knockout':
      return knockoutRound(state, outcomes, surroundings)
  }
}

function begin(state: TournamentState, surroundings: Surroundings): TournamentEventBody | null {
  const { settings, players } = state
  const { now, ratingOf } = surroundings
  const all = [...players.values()]
  const joined = all.filter(({ status }) => status === 'in')
  const waiting = all.filter(({ status }) => status === 'waiting')
  const came = [...joined, ...waiting].filter(player => isHere(surroundings, player)).slice(0, settings.most)
  if (settings.startsAt === null) {
    const oldest = Math.min(now, ...joined.map(({ since }) => since))
    if (now > oldest + PATIENCE_MS) return { kind: 'call-off', why: 'few' }
    if (came.length < settings.most) return null
  } else if (now < settings.startsAt) return null
  if (came.length < (settings.bots === null ? 2 : 1)) return { kind: 'call-off', why: 'few' }
  const bots = settings.format === 'arena' || settings.format === 'swiss' ? [] : newBots(state, -came.length)
  const ranked = came.toSorted((one, other) => ratingOf(other.id) - ratingOf(one.id)).map(({ id }) => id)
  const everybody = [...ranked, ...bots.map(({ id }) => id)]
  const plan = settings.format === 'round-robin' ? roundRobin(everybody.length, settings.seats, settings.rounds) : null
  const absent = joined.filter(player => !isHere(surroundings, player)).map(({ id }) => id)
  const planned = plan?.length ?? (settings.format === 'swiss' ? swissLength(state, came.length) : null)
  return { kind: 'start', players: everybody, absent, bots, plan, planned }
}

/** Enough rounds for the best to meet, and a few more. */
function swissLength({ settings: { rounds, seats } }: TournamentState, players: number): number {
  const enough = Math.ceil(Math.log(players) / Math.log(Math.max(3, seats))) + 2
  return rounds ?? Math.min(enough, Math.max(3, fewestRounds(players, seats)))
}
