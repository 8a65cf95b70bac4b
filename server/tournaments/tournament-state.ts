import type { Level } from '../../bots/levels.ts'
import type { CalledOff, NewTournament, PlayerStatus, TournamentPhase } from '../../wire/tournament.ts'
import type { Rounds } from './pairing/round-robin.ts'
import type { TournamentEvent } from './tournament-event.ts'

/** A tournament, reduced from its record. What its tables brought is added by `standings.ts`. */
export interface TournamentState {
  readonly id: string
  readonly settings: NewTournament
  number: number
  phase: TournamentPhase
  calledOff: CalledOff | null
  startedAt: number | null
  endedAt: number | null
  /** In the order in which they joined. */
  readonly players: Map<string, PlayerState>
  /** How often each person has joined and left: the record is kept for ever. */
  readonly wishes: Map<string, number>
  /** The rounds of a round robin, and who holds each place in it. */
  plan: Rounds | null
  places: readonly (string | null)[]
  planned: number | null
  readonly rounds: RoundState[]
}

export interface PlayerState {
  readonly id: string
  /** Null for a person. */
  readonly level: Level | null
  status: PlayerStatus
  since: number
  /** Their rank by rating at the start; later ones come after. */
  seed: number
  /** In how many rounds in a row they were away. */
  absences: number
}

export interface SeatedTable {
  readonly id: string
  readonly seats: readonly string[]
}

export interface RoundState {
  readonly at: number
  readonly tables: readonly SeatedTable[]
  readonly rest: readonly string[]
  readonly absent: readonly string[]
}

/** Away this often in a row, somebody counts as gone. */
const MOST_ABSENCES = 2
/** After everybody who was there at the start. */
const LATE = 1000

export const newState = (id: string, settings: NewTournament): TournamentState => ({
  id,
  settings,
  number: 0,
  phase: 'coming',
  calledOff: null,
  startedAt: null,
  endedAt: null,
  players: new Map(),
  wishes: new Map(),
  plan: null,
  places: [],
  planned: null,
  rounds: [],
})

/** The state after an event, changed in place. */
export function reduceTournament(state: TournamentState, event: TournamentEvent): void {
  state.number = event.number
  switch (event.kind) {
    case 'join':
      wish(state, event.player)
      return join(state, event.player, event.at)
    case 'leave': {
      wish(state, event.player)
      setStatus(state, event.player, event.why)
      if (state.phase === 'coming') promote(state)
      return
    }
    case 'start':
      return start(state, event)
    case 'round':
      return seat(state, event)
    case 'end':
      state.phase = 'over'
      state.endedAt = event.at
      return
    case 'call-off':
      state.phase = 'over'
      state.endedAt = event.at
      state.calledOff = event.why
      return
  }
}

const wish = ({ wishes }: TournamentState, id: string) => wishes.set(id, (wishes.get(id) ?? 0) + 1)

/** Whoever comes back keeps their points but goes to the end of the list. */
function join(state: TournamentState, id: string, at: number): void {
  const known = state.players.get(id)
  state.players.delete(id)
  const isClosed = state.phase === 'running' && !joinsLate(state)
  const mustWait = isClosed || peopleIn(state) >= state.settings.most
  state.players.set(id, {
    id,
    level: null,
    status: mustWait ? 'waiting' : 'in',
    since: at,
    seed: known?.seed ?? LATE + state.players.size,
    absences: 0,
  })
}

/** Whether somebody who joins after the start still gets a table of their own. */
export const joinsLate = ({ settings }: Pick<TournamentState, 'settings'>): boolean =>
  settings.format === 'swiss' || settings.format === 'arena'

/** Somebody who waits gets the place that has become free. */
function promote(state: TournamentState): void {
  const next = [...state.players.values()].find(({ status }) => status === 'waiting')
  if (next && peopleIn(state) < state.settings.most) next.status = 'in'
}

export const peopleIn = ({ players }: TournamentState): number =>
  [...players.values()].filter(({ status, level }) => status === 'in' && level === null).length

function start(state: TournamentState, event: TournamentEvent & { readonly kind: 'start' }): void {
  const { players } = state
  state.phase = 'running'
  state.startedAt = event.at
  state.plan = event.plan
  state.planned = event.planned
  state.places = event.players
  addBots(state, event)
  for (const player of players.values()) {
    const seed = event.players.indexOf(player.id)
    if (seed >= 0) {
      player.status = 'in'
      player.seed = seed
      player.since = event.at
    } else if (event.absent.includes(player.id)) player.status = 'no-show'
    else if (player.status === 'in') player.status = 'waiting'
  }
}

function addBots(
  { players }: TournamentState,
  { bots, at }: Pick<TournamentEvent & { kind: 'start' }, 'bots' | 'at'>,
): void {
  for (const { id, level } of bots)
    players.set(id, { id, level, status: 'in', since: at, seed: 2 * LATE + players.size, absences: 0 })
}

function seat(state: TournamentState, event: TournamentEvent & { readonly kind: 'round' }): void {
  const { players } = state
  addBots(state, event)
  for (const id of event.gone) setStatus(state, id, 'no-show')
  for (const id of event.absent) {
    const player = players.get(id)
    if (!player) continue
    player.absences++
    if (player.absences >= MOST_ABSENCES) player.status = 'no-show'
  }
  for (const id of event.tables.flatMap(({ seats }) => seats)) {
    const player = players.get(id)
    if (!player) continue
    player.absences = 0
    // Somebody who waited has got a place.
    if (player.status === 'waiting') player.status = 'in'
  }
  if (event.places) {
    state.places = event.places
    for (const id of event.places) if (id !== null && players.get(id)?.status === 'waiting') setStatus(state, id, 'in')
  }
  state.rounds.push(event)
}

function setStatus({ players }: TournamentState, id: string, status: PlayerStatus): void {
  const player = players.get(id)
  if (player) player.status = status
}
