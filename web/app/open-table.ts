import { LEVELS, type Level } from '../../bots/levels.ts'
import { type GameId, isGameId, loadGame } from '../../games/registry.ts'
import type { Match } from '../../kernel/match.ts'
import { replay } from '../../kernel/replay.ts'
import { hasCourse } from '../../learn/course-ids.ts'
import { startBots } from '../bots/bots.ts'
import { matches, resultOf, type StoredMatch, type StoredSeat } from '../store/matches.ts'
import { playHere } from '../store/one-tab.ts'
import { preferences } from '../store/preferences.svelte.ts'
import { newMatch } from '../store/seating.ts'
import type { SessionActions, TableModule } from '../table/contract.ts'
import { LocalSource } from '../table/local-source.svelte.ts'
import { Session } from '../table/session.svelte.ts'
import { laterText, learnLater, text } from '../text/text.svelte.ts'
import { address } from './address.ts'
import { gameOf } from './game-of.ts'
import { router } from './router.svelte.ts'

export interface OpenTable {
  readonly session: Session
  readonly source: LocalSource
  readonly table: TableModule
  /** The challenge the match is played for. */
  readonly challenge: string | undefined
  /** The day whose challenge it is a try of. */
  readonly daily: number | undefined
  readonly id: string
  readonly stop: () => void
}

/** Resumes a stored match, or says why not. `taken`: it was opened in another tab. */
export async function openTable(id: string, taken: () => void): Promise<OpenTable | string> {
  const stored = await matches.load(id)
  if (!stored) return text().app.notFound
  const ready = await gameOf({ ...stored, ...coverOf(stored) })
  if (!ready.ok) return ready.error
  const { module, table, words } = ready.value
  const replayed = replay(module.game, stored.setup, stored.log)
  if (!replayed.ok) {
    await learnLater(preferences.language)
    return laterText().fault['illegal-move']({ code: 'illegal-move', ...replayed.error })
  }
  let isHere = true
  const letGo = playHere(id, () => {
    isHere = false
    taken()
  })
  const { askBot, stop } = startBots(
    stored.game as GameId,
    stored.rulesVersion,
    stored.seats.map(seat => seat.level),
    stored.setup.seed,
  )
  const source = new LocalSource({
    match: replayed.value,
    seats: stored.seats,
    kind: stored.seats.some(seat => seat.control === 'human') ? 'play' : 'watch',
    askBot,
    brisk: table.brisk,
    changed: match => isHere && keep(stored, match),
    actions: actionsFor(stored, replayed.value),
    lastPlayed: stored.played,
    mayAsk: stored.daily === undefined,
  })
  const session = new Session(module, words, source)
  const leave = () => {
    letGo()
    stop()
  }
  return { session, source, table, challenge: stored.challenge, daily: stored.daily, id, stop: leave }
}

export const coverOf = ({ seats, log }: StoredMatch) => ({ players: seats.map(seat => seat.name), moves: log.length })

/** Stored after every move, so closing the page never loses one. */
function keep(stored: StoredMatch, match: Match): void {
  const { result: _, ...before } = stored
  const outcome = match.game.outcome(match.position)
  const end = outcome ? { over: true, result: resultOf(outcome) } : { over: false }
  void matches.save({ ...before, ...end, log: [...match.log], played: Date.now() })
}

/** The level above the strongest bot at the table. */
function harderThan(seats: readonly StoredSeat[]): Level | undefined {
  if (!seats.some(({ control }) => control === 'human')) return undefined
  const levels = seats.flatMap(({ control, level }) => (control === 'bot' ? [LEVELS.indexOf(level)] : []))
  return levels.length === 0 ? undefined : LEVELS[Math.max(...levels) + 1]
}

/** Loaded on demand: few players save files. */
const files = () => import('./match-file.ts')

export function actionsFor(stored: StoredMatch, match: Match): SessionActions {
  const again = async (seats: readonly StoredSeat[]): Promise<void> => {
    // A new match uses today's rules, which may no longer offer these options.
    if (!isGameId(stored.game)) return
    const { game } = await loadGame(stored.game)
    const created = newMatch(game, seats, stored.setup.options)
    if (!created.ok) return router.go(address.arrange(stored.game))
    await matches.save(created.value)
    router.go(address.table(created.value.id))
  }
  const level = stored.challenge === undefined && stored.daily === undefined ? harderThan(stored.seats) : undefined
  return {
    async rematch() {
      if (stored.daily !== undefined) return router.go(address.daily())
      if (stored.challenge && isGameId(stored.game) && hasCourse(stored.game))
        return (await import('../learn/take-up.ts')).takeUp(stored.game, stored.challenge)
      await again(stored.seats)
    },
    harder: level && { level, play: () => again(stored.seats.map(seat => ({ ...seat, level }))) },
    save: async () => (await files()).saveFile(stored, match),
    link: async () => (await files()).linkOf(stored, match),
    analysis: {
      load: async () => (await matches.load(stored.id))?.analysis,
      async save(analysis) {
        const now = await matches.load(stored.id)
        if (now) await matches.save({ ...now, analysis })
      },
    },
  }
}
