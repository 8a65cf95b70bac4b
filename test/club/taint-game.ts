import { type FuzzPlan, planGame, seedOfGame } from '../../cli/fuzz-plan.ts'
import { firstDifference } from '../../kernel/conformance/difference.ts'
import type { Secret } from '../../kernel/conformance/proof.ts'
import { quoted } from '../../kernel/conformance/repeat.ts'
import { nameOf, viewers } from '../../kernel/conformance/scene.ts'
import type { Game, GameEvent, Move, Position } from '../../kernel/game.ts'
import { isRecord } from '../../kernel/json.ts'
import { createMatch, type Entry, type Match, type MatchSetup } from '../../kernel/match.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Seat, Viewer } from '../../kernel/seat.ts'
import { Broadcaster } from '../../server/tables/broadcaster.ts'
import { CommitQueue } from '../../server/tables/commit-queue.ts'
import { LiveTable } from '../../server/tables/live-table.ts'
import { initialState } from '../../server/tables/table-state.ts'
import type { HistoryStep, ServerMessage } from '../../wire/server-message.ts'
import { DEFAULT_SETTINGS, type SeatHolder } from '../../wire/table.ts'
import { Watched } from './guest.ts'

/*
 * Holds the server to the same standard as the rules: at two tables that differ only in what a viewer cannot see, that
 * viewer is sent the same bytes. The truth is changed by the game's own `proof`, which knows nothing of `view`, or by
 * another choice of the seat to move; the bytes come from the real table, broadcaster and patches.
 */

export interface Tainted {
  readonly frames: number
  readonly comparisons: number
  readonly leaks: readonly string[]
}

/** One decision in this many is also played in a second world. */
const EVERY = 3
/** How many other choices of the seat to move are compared with the real one. */
const OTHER_CHOICES = 4
/** How many moves are tried that could have made a sealed choice another one. */
const MOST_TRIED = 60

const commitQueue = () => new CommitQueue({ appendEvents: async () => {} })

/** Plays one random game and compares what every viewer is sent with what they would be sent in another world. */
export async function taintGame(
  game: Game,
  secrets: readonly Secret[],
  seed: string,
  number: number,
): Promise<Tainted> {
  const plan = planGame(game, seedOfGame(seed, number), null)
  const repeat = `npm run taint -- --game ${game.facts.id} --games 1 --from ${number} --seed ${quoted(seed)}`
  const taint = new Taint(game, secrets, plan, repeat)
  await taint.play()
  return taint
}

class Taint implements Tainted {
  frames = 0
  comparisons = 0
  readonly leaks: string[] = []
  private readonly game: Game
  private readonly secrets: readonly Secret[]
  private readonly match: Match
  private readonly plan: FuzzPlan
  private readonly rng: Rng
  private readonly repeat: string

  constructor(game: Game, secrets: readonly Secret[], plan: FuzzPlan, repeat: string) {
    const created = createMatch(game, plan.seats, plan.options, plan.seed)
    if (!created.ok) throw new Error(JSON.stringify(created.error))
    this.game = game
    this.secrets = secrets
    this.match = created.value
    this.plan = plan
    this.rng = Rng.fromSeed(`taint ${plan.seed}`)
    this.repeat = repeat
  }

  async play(): Promise<void> {
    const { game, rng } = this
    const table = openWorld(this.match)
    const watchers = viewers(this.plan.seats).map(viewer => new Watcher(table, viewer))
    while (game.toMove(table.liveTable.shown.position).length > 0 && this.leaks.length < 20) {
      const { position } = table.liveTable.shown
      const seat = rng.pick(game.toMove(position))
      const move = rng.pick(game.moves(position, seat))
      const { log } = table.liveTable.state.match
      if (rng.below(EVERY) === 0) await this.playInAnotherWorld(position, log, seat, move)
      if (rng.below(EVERY) === 0) await this.chooseOtherwise(position, log, seat, move)
      await table.play(seat, move)
    }
    for (const watcher of watchers) this.inspect(watcher, table)
  }

  private report(detail: string): void {
    this.leaks.push(`${this.game.facts.id}, move ${this.match.log.length}: ${detail}\n  ${this.repeat}`)
  }

  private async playInAnotherWorld(truth: Position, log: readonly Entry[], seat: Seat, move: Move): Promise<void> {
    const { game, rng } = this
    const viewer = rng.pick(viewers(this.plan.seats))
    for (const secret of this.secrets) {
      const other = game.clone(truth)
      if (!secret.scramble(other, viewer, rng)) continue
      this.comparisons++
      const about = `${nameOf(viewer)} and ${secret.name}`
      const here = this.worldAt(truth, log, viewer, seat)
      const there = this.worldAt(other, log, viewer, seat)
      const views = apart(here, there)
      if (views) this.report(`${about}: the view tells, ${views}`)
      await here.table.play(seat, move)
      if (game.objection(other, seat, move) === null) {
        await there.table.play(seat, move)
        this.compare(here, there, secret)
      } else if (here.table.wasQuiet && !(await this.couldBeAnother(here.watcher, other, log, seat)))
        this.report(`${about}: ${JSON.stringify(move)} tells`)
    }
  }

  /** Another choice that leaves a viewer the same view must send that viewer the same bytes. */
  private async chooseOtherwise(truth: Position, log: readonly Entry[], seat: Seat, move: Move): Promise<void> {
    const { game, rng } = this
    const viewer = rng.pick(viewers(this.plan.seats).filter(one => one !== seat))
    const others = rng.shuffle(game.moves(truth, seat).filter(({ kind }) => kind === move.kind))
    const worldWith = async (chosen: Move): Promise<World> => {
      const world = this.worldAt(truth, log, viewer, seat)
      await world.table.play(seat, chosen)
      return world
    }
    const here = await worldWith(move)
    for (const other of others.slice(0, OTHER_CHOICES)) {
      const there = await worldWith(other)
      const [one, two] = [here, there].map(({ table }) => JSON.stringify(table.liveTable.shown.position))
      // Moves with the same effect were chosen openly, and hide nothing.
      if (one === two || here.watcher.views.at(-1) !== there.watcher.views.at(-1)) continue
      this.comparisons++
      const told = apart(here, there, this.secrets)
      if (told) this.report(`${nameOf(viewer)} can tell ${JSON.stringify(move)} from ${JSON.stringify(other)}: ${told}`)
    }
  }

  /** The mover watches as well: what one is sent must not depend on whether another is sent the same. */
  private worldAt(position: Position, log: readonly Entry[], viewer: Viewer, mover: Seat): World {
    const { setup } = this.match
    const table = openWorld({
      game: this.game,
      setup,
      log: [...log],
      position: this.game.clone(position),
      past: [],
      bar: 'chance',
    })
    if (mover !== viewer) new Watcher(table, mover)
    return { table, watcher: new Watcher(table, viewer) }
  }

  /**
   * A move that uses no chance and shows nothing reveals nothing; any other reveals no more than the view it leads to,
   * and what the rules open to everybody.
   */
  private compare(here: World, there: World, secret: Secret): void {
    const about = `${nameOf(here.watcher.viewer)} and ${secret.name}`
    const sameView = here.watcher.views.at(-1) === there.watcher.views.at(-1)
    if (!sameView && here.table.wasQuiet) this.report(`${about}: a quiet move changes the view`)
    const told = sameView && apart(here, there, [secret])
    if (told) this.report(`${about}: the frames of a move tell, ${told}`)
  }

  /** If the move names hidden things (a sealed choice), another of the seat's moves must look the same. */
  private async couldBeAnother(seen: Watcher, other: Position, log: readonly Entry[], seat: Seat): Promise<boolean> {
    for (const move of this.game.moves(other, seat).slice(0, MOST_TRIED)) {
      const there = this.worldAt(other, log, seen.viewer, seat)
      await there.table.play(seat, move)
      if (there.watcher.text() === seen.text()) return true
    }
    return this.game.moves(other, seat).length > MOST_TRIED
  }

  /**
   * Latecomers, those who look back and those who read the log are told the same as those who stayed, and nobody is
   * told the seed.
   */
  private inspect(watcher: Watcher, table: World['table']): void {
    this.frames += watcher.frames.length
    const who = nameOf(watcher.viewer)
    if (watcher.frames.some(frame => frame.includes(this.plan.seed))) this.report(`${who} was sent the seed`)
    const { history: story } = table.broadcaster.view(watcher.viewer)
    if (JSON.stringify(story.steps) !== JSON.stringify(watcher.steps)) this.report(`${who}: the story tells otherwise`)
    for (let n = 0; n < 3; n++) {
      const at = this.rng.below(watcher.views.length)
      const looked = table.broadcaster.look(watcher.viewer, at)
      if (JSON.stringify(looked) !== watcher.views[at]) this.report(`${who}: looking back to ${at} shows another view`)
    }
  }
}

interface World {
  readonly table: ReturnType<typeof openWorld>
  readonly watcher: Watcher
}

/** Where the frames of two worlds first differ, except for what a rule has opened in both; null if they do not. */
function apart(here: World, there: World, secrets: readonly Secret[] = []): string | null {
  if (here.watcher.text() === there.watcher.text()) return null
  const opened = secrets.flatMap(secret =>
    secret.opened && [here, there].every(({ watcher }) => watcher.saw(secret.opened?.by ?? '')) ? [secret.opened] : [],
  )
  const passed = opened.flatMap(({ by, follows = [] }) => [by, ...follows])
  return firstDifference(here.watcher.framesWithout(passed), there.watcher.framesWithout(passed))
}

/** The server's own table and broadcaster around a match, with a store that keeps nothing. */
function openWorld(match: Match) {
  const state = initialState(match, holders(match.setup), DEFAULT_SETTINGS, 0)
  const liveTable = new LiveTable('table', state, commitQueue(), { now: () => 0 })
  let wasQuiet = false
  let count = 0
  liveTable.listen(({ events }) => {
    const { bar, past } = state.match
    wasQuiet = !(past.length === 0 && bar === 'chance') && !events.some((event: GameEvent) => event.shows)
  })
  return {
    liveTable,
    broadcaster: new Broadcaster(liveTable, 0),
    get wasQuiet() {
      return wasQuiet
    },
    async play(seat: Seat, move: Move) {
      const command = { kind: 'move', id: `${++count}`, seat, seen: liveTable.durable, move, cause: 'person' } as const
      const answer = await liveTable.submit(command)
      if (answer.kind !== 'accepted') throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(answer)}`)
    },
  }
}

const holders = ({ seats }: MatchSetup): SeatHolder[] =>
  Array.from({ length: seats }, (_, seat) => ({
    kind: 'person',
    id: `person ${seat}`,
    name: `Person ${seat}`,
    ready: true,
  }))

/** A viewer who keeps every byte, and the view a page would have built from them. */
class Watcher {
  readonly frames: string[] = []
  readonly steps: HistoryStep[] = []
  readonly views: string[] = []
  readonly viewer: Viewer
  private readonly watched = new Watched()

  constructor({ broadcaster }: { readonly broadcaster: Broadcaster }, viewer: Viewer) {
    this.viewer = viewer
    broadcaster.enter(viewer, undefined, message => this.hear(message))
  }

  text(): string {
    return this.frames.join('\n')
  }

  /** Whether the last move brought such an event. */
  saw(kind: string): boolean {
    return this.steps.at(-1)?.events.some(event => event.kind === kind) ?? false
  }

  /** Without events of these kinds. */
  framesWithout(kinds: readonly string[]): unknown[] {
    const isEvent = (value: unknown): boolean => isRecord(value) && kinds.includes(String(value.kind))
    const strip = (key: string, value: unknown): unknown =>
      key === 'events' && Array.isArray(value) ? value.filter(event => !isEvent(event)) : value
    return this.frames.map(frame => JSON.parse(frame, strip))
  }

  private hear(message: ServerMessage): void {
    this.frames.push(JSON.stringify(message))
    this.watched.hear(message)
    this.views.push(JSON.stringify(this.watched.view))
    if (message.kind !== 'step') return
    const { mover, cause, at, events } = message
    this.steps.push({ mover, cause, at, events })
  }
}
