import type { Game, GameEvent, Move, Position } from '../game.ts'
import { isRecord } from '../json.ts'
import { elementAt } from '../list.ts'
import { createMatch, playUnchecked } from '../match.ts'
import { Rng } from '../rng.ts'
import type { Seat, Viewer } from '../seat.ts'
import { differences } from './difference.ts'
import { policyFor, SECRECY } from './examine.ts'
import type { Proof } from './proof.ts'
import type { Case } from './repeat.ts'
import { json, type Scene, viewers } from './scene.ts'

/* Tests the tests. What a game hides is found by looking where `mask` changes an event and where `view` differs from
   the position. Each of these places is then revealed in every way a mistake could, and the examination must notice. */

export interface Leaks {
  /** The places of events and views that are hidden from somebody. */
  readonly hidden: readonly string[]
  /** How many of them cannot be revealed in any way without being noticed. */
  readonly found: number
  /** Which leaks were not noticed. */
  readonly missed: readonly string[]
  /** Kinds of events that never occurred, though the proof does not call them rare. What they hide is unknown. */
  readonly unseen: readonly string[]
}

/** A move that was played while something was hidden. */
interface ProbedMoment {
  readonly seats: number
  readonly position: Position
  readonly seat: Seat
  readonly move: Move
}

/** One way to reveal one place, and moments at which the examination must notice it. */
interface Leak {
  readonly field: string
  readonly way: string
  readonly moments: ProbedMoment[]
  plant(game: Game): Game
}

type Planting = Omit<Leak, 'moments'>

/** `games` are searched for hidden places; `more` only for kinds of events not seen yet. */
export interface Search {
  readonly games: number
  readonly more: number
}

/** How many moments are kept for each leak, sampled from all. */
const MOMENTS = 16
/** How often each is examined before a leak counts as missed. */
const PASSES = 4

/** Reveals each hidden place in turn and reports what the examination does not notice. */
export function leaksOf(game: Game, proof: Proof, cases: readonly Case[], { games, more }: Search): Leaks {
  const collection = new Collection(game)
  const unseen = new Set(Object.keys(proof.events).filter(kind => proof.events[kind] !== 'rare'))
  for (let n = 0; n < games + more && (n < games || unseen.size > 0); n++) {
    const played = playByChance(game, elementAt(cases, n % cases.length), `leaks ${n}`)
    const kinds = new Set(played.flatMap(({ events }) => events.map(({ kind }) => kind)))
    if (n < games || [...kinds].some(kind => unseen.has(kind))) for (const step of played) collection.add(step)
    for (const kind of kinds) unseen.delete(kind)
  }
  const leaks = collection.leaks()
  const missed = leaks.filter(leak => !isNoticed(leak.plant(game), proof, leak.moments))
  const hidden = new Set(leaks.map(({ field }) => field))
  return {
    hidden: [...hidden],
    found: hidden.size - new Set(missed.map(({ field }) => field)).size,
    missed: missed.map(({ field, way }) => `${field} ${way}`),
    unseen: [...unseen],
  }
}

interface ProbedStep extends ProbedMoment {
  readonly events: readonly GameEvent[]
  readonly after: Position
}

function playByChance(game: Game, { seats, options = {} }: Case, seed: string): ProbedStep[] {
  const created = createMatch(game, seats, options, seed)
  if (!created.ok) throw new Error(`cannot play: ${json(created.error)}`)
  const match = created.value
  const rng = Rng.fromSeed(seed)
  const choose = policyFor(rng)
  const steps: ProbedStep[] = []
  while (game.toMove(match.position).length > 0) {
    const { position } = match
    const seat = rng.pick(game.toMove(position))
    const move = choose(game.moves(position, seat))
    const { events } = playUnchecked(match, seat, move)
    steps.push({ seats, position, seat, move, events, after: match.position })
  }
  return steps
}

function isNoticed(leaky: Game, proof: Proof, moments: readonly ProbedMoment[]): boolean {
  let noticed = false
  const report = () => {
    noticed = true
  }
  for (let pass = 0; pass < PASSES; pass++)
    for (const { seats, position, seat, move } of moments) {
      const rng = Rng.fromSeed(`leak ${pass}`)
      const scene: Scene = {
        game: leaky,
        proof,
        seats,
        position,
        chosen: { seat, move },
        rng,
        masks: new Map(),
        report,
      }
      for (const check of SECRECY) {
        check(scene)
        if (noticed) return true
      }
    }
  return false
}

/** What is hidden in the games played so far. */
class Collection {
  private readonly game: Game
  private readonly found = new Map<string, Leak>()
  /** The first value seen at each place of a view. A place that never changes holds no secret. */
  private readonly usual = new Map<string, string>()
  private readonly rng = Rng.fromSeed('moments')
  private readonly counts = new Map<string, number>()

  constructor(game: Game) {
    this.game = game
  }

  add({ events, after, ...moment }: ProbedStep): void {
    const { game } = this
    const leaks = new Map<string, Planting>()
    const note = (leak: Planting) => leaks.set(`${leak.field} ${leak.way}`, leak)
    for (const viewer of viewers(moment.seats)) {
      const toWhom = viewer === null ? TO_SPECTATORS : TO_SEATS
      for (const event of events)
        for (const { place } of differences(game.mask(event, viewer), event)) {
          note(openEvent(event.kind, place, toWhom))
          note(widerEvent(event.kind, place))
        }
      for (const place of this.hiddenIn(moment.position, viewer)) {
        note(openView(place, toWhom))
        note(widerView(place))
      }
      if (events.length > 0) for (const place of this.hiddenIn(after, viewer)) note(announcedView(place))
    }
    for (const [name, leak] of leaks) this.keep(name, leak, moment)
  }

  /** The places that hide a value other than the usual one. */
  private hiddenIn(position: Position, viewer: Viewer): Set<string> {
    const places = new Set<string>()
    for (const { place, right } of differences(this.game.view(position, viewer), position)) {
      if (places.has(place)) continue
      const truth = json(right)
      const usual = this.usual.get(place)
      if (usual === undefined) this.usual.set(place, truth)
      else if (usual !== truth) places.add(place)
    }
    return places
  }

  /** Reservoir sampling: every moment is equally likely to be kept. */
  private keep(name: string, leak: Planting, moment: ProbedMoment): void {
    const { moments } = this.found.get(name) ?? { moments: [] }
    if (moments.length === 0) this.found.set(name, { ...leak, moments })
    const count = (this.counts.get(name) ?? 0) + 1
    this.counts.set(name, count)
    const at = count <= MOMENTS ? count - 1 : this.rng.below(count)
    if (at < MOMENTS) moments[at] = moment
  }

  leaks(): Leak[] {
    return [...this.found.values()]
  }
}

const TO_SEATS = { way: 'open to seats', includes: (viewer: Viewer): boolean => viewer !== null }
const TO_SPECTATORS = { way: 'open to spectators', includes: (viewer: Viewer): boolean => viewer === null }
type Audience = typeof TO_SEATS

/** A field that should be masked is not. */
const openEvent = (kind: string, place: string, { way, includes }: Audience): Planting => ({
  field: `${kind}.${place}`,
  way,
  plant: game => ({
    ...game,
    mask(event, viewer) {
      const masked = game.mask(event, viewer)
      return event.kind === kind && includes(viewer) ? (opened(masked, event, place) as GameEvent) : masked
    },
  }),
})

/** A masked field, repeated unmasked in another field. */
const widerEvent = (kind: string, place: string): Planting => ({
  field: `${kind}.${place}`,
  way: 'in a new field',
  plant: game => ({
    ...game,
    mask: (event, viewer) =>
      event.kind === kind
        ? planting(game.mask(event, viewer), event, valuesAt(event, place))
        : game.mask(event, viewer),
  }),
})

const openView = (place: string, { way, includes }: Audience): Planting => ({
  field: place,
  way,
  plant: game => ({
    ...game,
    view(p, viewer) {
      const seen = game.view(p, viewer)
      return includes(viewer) ? (opened(seen, p, place) as Position) : seen
    },
  }),
})

const widerView = (place: string): Planting => ({
  field: place,
  way: 'in a new field',
  plant: game => ({ ...game, view: (p, viewer) => planting(game.view(p, viewer), p, valuesAt(p, place)) }),
})

/** An event that reveals what stays hidden after the move, such as a sealed choice. */
const announcedView = (place: string): Planting => ({
  field: place,
  way: 'announced by an event',
  plant: game => ({
    ...game,
    play(p, seat, move, rng, emit) {
      const events: GameEvent[] = []
      game.play(p, seat, move, rng, event => events.push(event))
      const [first, ...rest] = events
      if (first) emit?.(planting(first, first, valuesAt(p, place)))
      for (const event of rest) emit?.(event)
    },
    mask: (event: GameEvent & Planted, viewer) =>
      event.planted === undefined ? game.mask(event, viewer) : planting(game.mask(event, viewer), event, null),
  }),
})

/** The field that a leak adds. */
interface Planted {
  readonly planted?: unknown
}

/** Adds a new field, unless the real data already has it. */
const planting = <T extends object>(masked: T, truth: T & Planted, value: unknown): T => ({
  ...masked,
  planted: truth.planted ?? value,
})

/** `hands[][]` becomes hands, any index, any index. */
const stepsOf = (place: string): string[] => place.replaceAll('[]', '.[]').split('.')

/** The masked data with the real value at one place. */
function opened(masked: unknown, truth: unknown, place: string): unknown {
  const open = (part: unknown, real: unknown, [step, ...rest]: readonly string[]): unknown => {
    if (step === undefined) return real
    if (step === '[]' && Array.isArray(part) && Array.isArray(real))
      return part.map((one, i) => (i < real.length ? open(one, real[i], rest) : one))
    if (isRecord(part) && isRecord(real) && Object.hasOwn(real, step))
      return { ...part, [step]: open(part[step], real[step], rest) }
    return part
  }
  return open(masked, truth, stepsOf(place))
}

/** All values at a place. */
function valuesAt(truth: unknown, place: string): unknown {
  const read = (part: unknown, [step, ...rest]: readonly string[]): unknown => {
    if (step === undefined) return part
    if (step === '[]') return Array.isArray(part) ? part.map(one => read(one, rest)) : null
    return isRecord(part) && Object.hasOwn(part, step) ? read(part[step], rest) : null
  }
  return read(truth, stepsOf(place))
}
