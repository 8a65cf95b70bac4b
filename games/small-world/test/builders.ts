import { expect } from 'vitest'
import type { Objection } from '../../../kernel/game.ts'
import type { Json } from '../../../kernel/json.ts'
import { addAt, elementAt } from '../../../kernel/list.ts'
import { checkMove } from '../../../kernel/match.ts'
import { parseOptions } from '../../../kernel/options.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { MAPS } from '../content/maps.ts'
import { DIE } from '../content/pieces.ts'
import { POWER_IDS, type PowerId } from '../content/powers.ts'
import { RACE_IDS, type RaceId } from '../content/races.ts'
import type { SmallWorldOptions } from '../facts.ts'
import {
  ACTIVE,
  DECLINED,
  DRAGON,
  FORTRESS,
  type Frame,
  HERO,
  HOLE,
  NONE,
  type SmallWorldEvent,
  type SmallWorldMove,
  type SmallWorldPosition,
  TRIBE,
} from '../position.ts'
import { proof } from '../proof.ts'
import { priceParts } from '../rules/conquest.ts'
import { game } from '../rules/game.ts'
import { settle, startTurn } from '../rules/turn.ts'

/** A home-made race and power that touch most moments of a turn. */
export const MOSS_FOLK = {
  race: {
    name: { en: 'Moss Folk', ru: 'Моховики' },
    text: { en: 'They creep along the caves.', ru: 'Они крадутся пещерами.' },
    number: 6,
    tokensOf: 'ratmen',
    effects: [
      { effect: 'tunnels', symbol: 'cavern' },
      { effect: 'coins', coins: 1, per: 'region', where: { terrain: ['swamp', 'forest'] }, inDecline: true },
      { effect: 'undying' },
    ],
  },
  power: {
    name: { en: 'Restless', ru: 'Неугомонные' },
    number: 4,
    effects: [
      { effect: 'heroes', count: 1 },
      { effect: 'linger' },
      { effect: 'discount', tokens: 1, where: { besideOwn: 'forest' } },
    ],
  },
} as const satisfies Json

export const raceOf = (id: RaceId): number => RACE_IDS.indexOf(id)
export const powerOf = (id: PowerId): number => POWER_IDS.indexOf(id)

/** A table as anybody could open it. */
export function open(seats: number, given: Readonly<Record<string, unknown>> = {}, seed = 'scene'): SmallWorldPosition {
  const options = parseOptions(game, seats, given)
  if (!options.ok) throw new Error(JSON.stringify(options.error))
  return game.setup(options.value as SmallWorldOptions, seats, Rng.fromSeed(seed))
}

export const refusedOptions = (seats: number, given: Readonly<Record<string, unknown>>): Objection | null => {
  const options = parseOptions(game, seats, given)
  return options.ok ? null : options.error
}

/** Regions are named by their labels: `Hi2` is the second hill. */
export function region(p: SmallWorldPosition, label: string): number {
  const found = elementAt(MAPS, p.map).regions.findIndex(sheet => sheet.label === label)
  if (found < 0) throw new Error(`no region ${label} on ${elementAt(MAPS, p.map).id}`)
  return found
}

export interface People {
  readonly seat: Seat
  readonly race: RaceId
  /** Discarded in decline, unless it is Spirit. */
  readonly power?: PowerId
  readonly declined?: true
  /** Tokens by region. */
  readonly at?: Readonly<Record<string, number>>
  readonly hand?: number
  readonly aside?: number
  readonly camps?: Readonly<Record<string, number>>
  readonly fortress?: readonly string[]
  readonly hole?: readonly string[]
  readonly hero?: readonly string[]
  readonly dragon?: string
}

export interface Setting {
  readonly options?: Readonly<Record<string, unknown>>
  readonly coins?: readonly number[]
  readonly round?: number
  readonly tribes?: readonly string[]
  /** Seat 0 unless said otherwise. */
  readonly turn?: Seat
}

/** The peoples on the map as told, and the seat at the start of its turn. Everything else lies in the tray. */
export function scene(seats: number, peoples: readonly People[], set: Setting = {}): SmallWorldPosition {
  const p = open(seats, { first: '1', ...set.options })
  const turn = set.turn ?? 0
  for (const people of peoples) settlePeople(p, people)
  for (const label of set.tribes ?? []) markRegion(p, label, TRIBE)
  set.coins?.forEach((sum, seat) => {
    const start = seat * (p.ledger.length / seats)
    p.ledger = p.ledger.with(start, elementAt(p.ledger, start) + sum - elementAt(p.coins, seat))
    p.coins[seat] = sum
  })
  p.round = set.round ?? 1
  p.turn = turn
  p.agenda = []
  const step = { p, rng: Rng.fromSeed('scene'), emit: null }
  startTurn(step)
  settle(step)
  expect(proof.broken(p)).toEqual([])
  return p
}

function markRegion(p: SmallWorldPosition, label: string, bit: number): void {
  const at = region(p, label)
  p.marks[at] = elementAt(p.marks, at) | bit
}

function settlePeople(p: SmallWorldPosition, people: People): void {
  const race = raceOf(people.race)
  takeFromOffer(p, race)
  p.owner = p.owner.with(race, people.seat)
  p.standing = p.standing.with(race, people.declined ? DECLINED : ACTIVE)
  if (!people.declined) p.active[people.seat] = race
  if (people.power) takeBadge(p, race, powerOf(people.power), people.declined === true && people.power !== 'spirit')
  p.debuted[people.seat] = 1
  p.dug[people.seat] = 2
  for (const [label, tokens] of Object.entries(people.at ?? {})) {
    p.holder[region(p, label)] = race
    p.tokens[region(p, label)] = tokens
    addAt(p.tray, race, -tokens)
    p.marks[region(p, label)] = 0
  }
  p.hand[race] = people.hand ?? 0
  p.aside[race] = people.aside ?? 0
  addAt(p.tray, race, -(p.hand[race] + p.aside[race]))
  for (const [label, camps] of Object.entries(people.camps ?? {})) p.camps[region(p, label)] = camps
  const mark = (labels: readonly string[] | undefined, bit: number) => {
    for (const label of labels ?? []) markRegion(p, label, bit)
  }
  mark(people.fortress, FORTRESS)
  mark(people.hole, HOLE)
  mark(people.hero, HERO)
  mark(people.dragon ? [people.dragon] : [], DRAGON)
}

/** Whatever is taken out of the open row is replaced from the stack; without one the row is shorter. */
function takeFromOffer(p: SmallWorldPosition, race: number): void {
  const place = p.offerRaces.indexOf(race)
  if (place < 0) {
    p.banners = p.banners.filter(other => other !== race)
    return
  }
  const next = p.banners.at(-1)
  if (next !== undefined) {
    p.banners = p.banners.slice(0, -1)
    p.offerRaces = p.offerRaces.with(place, next)
    return
  }
  p.badges = [...p.badges, elementAt(p.offerPowers, place)]
  p.offerRaces = p.offerRaces.toSpliced(place, 1)
  p.offerCoins = p.offerCoins.toSpliced(place, 1)
  p.offerPowers = p.offerPowers.toSpliced(place, 1)
}

function takeBadge(p: SmallWorldPosition, race: number, power: number, isDiscarded: boolean): void {
  const place = p.offerPowers.indexOf(power)
  if (place < 0) p.badges = p.badges.filter(other => other !== power)
  else {
    p.offerPowers = p.offerPowers.with(place, elementAt(p.badges, p.badges.length - 1))
    p.badges = p.badges.slice(0, -1)
  }
  if (isDiscarded) p.discards = [...p.discards, power]
  else p.power = p.power.with(race, power)
}

export const now = (p: SmallWorldPosition): Frame | undefined => p.agenda.at(-1)
export const asked = (p: SmallWorldPosition): string => `${now(p)?.seat ?? '-'} ${now(p)?.kind ?? 'over'}`

/** A move by its parts: `to(p, 'conquer', 'Hi2')`, `to(p, 'place', 'Hi2', 3)`. */
export function to(
  p: SmallWorldPosition,
  kind: SmallWorldMove['kind'],
  label?: string,
  count?: number,
): SmallWorldMove {
  const at = label === undefined ? {} : { region: region(p, label) }
  return { kind, ...at, ...(count === undefined ? {} : { count }) } as SmallWorldMove
}

/** The objection as anybody at the table would get it, or null if the move is listed. */
export function objectionTo(
  p: SmallWorldPosition,
  move: SmallWorldMove,
  seat = now(p)?.seat as Seat,
): Objection | null {
  const checked = checkMove(game, p, seat, move)
  return checked.ok ? null : checked.error
}

export const refusal = (
  p: SmallWorldPosition,
  kind: SmallWorldMove['kind'],
  label?: string,
  count?: number,
): string | null => objectionTo(p, to(p, kind, label, count))?.code ?? null

/** Plays a legal move of whoever is asked and tells what happened. The position stays whole. */
export function play(p: SmallWorldPosition, move: SmallWorldMove, seed = 'test'): SmallWorldEvent[] {
  expect(objectionTo(p, move)).toBeNull()
  const events: SmallWorldEvent[] = []
  game.play(p, now(p)?.seat as Seat, move, Rng.fromSeed(seed), event => events.push(event))
  expect(proof.broken(p)).toEqual([])
  return events
}

export const act = (
  p: SmallWorldPosition,
  kind: SmallWorldMove['kind'],
  label?: string,
  count?: number,
): SmallWorldEvent[] => play(p, to(p, kind, label, count))

/** Conquers one region after another. */
export const conquer = (p: SmallWorldPosition, ...labels: string[]): SmallWorldEvent[] =>
  labels.flatMap(label => act(p, 'conquer', label))

/** A seed with which the next roll shows so many pips. */
export function rolling(pips: number): string {
  for (let n = 0; ; n++) if (Rng.fromSeed(`roll ${n}`).pick(DIE) === pips) return `roll ${n}`
}

/** Ends conquests and arrangements in the plainest way until the turn has passed, or a step is reached. */
export function finish(p: SmallWorldPosition, until?: Frame['kind']): SmallWorldEvent[] {
  const events: SmallWorldEvent[] = []
  const { turn, round } = p
  while (p.agenda.length > 0 && p.turn === turn && p.round === round && now(p)?.kind !== until) {
    const moves = game.moves(p, now(p)?.seat as Seat)
    const plain = ['stop', 'done', 'spread', 'skip'].map(kind => moves.find(move => move.kind === kind))
    events.push(...play(p, plain.find(move => move !== undefined) ?? elementAt(moves, 0)))
  }
  return events
}

export const listed = (p: SmallWorldPosition, kind: SmallWorldMove['kind']): string[] =>
  game
    .moves(p, now(p)?.seat as Seat)
    .flatMap(move =>
      move.kind === kind && 'region' in move ? [elementAt(elementAt(MAPS, p.map).regions, move.region).label] : [],
    )

export const kinds = (p: SmallWorldPosition): string[] => [
  ...new Set(game.moves(p, now(p)?.seat as Seat).map(move => move.kind)),
]

/** What the region costs the race that is conquering. */
export const price = (p: SmallWorldPosition, label: string): number =>
  priceParts(p, now(p)?.race ?? NONE, region(p, label)).need

export const tokensAt = (p: SmallWorldPosition, label: string): number => elementAt(p.tokens, region(p, label))
export const campsAt = (p: SmallWorldPosition, label: string): number => elementAt(p.camps, region(p, label))
export const hasMark = (p: SmallWorldPosition, label: string, mark: number): boolean =>
  (elementAt(p.marks, region(p, label)) & mark) !== 0
export const holderOf = (p: SmallWorldPosition, label: string): RaceId | null =>
  p.holder[region(p, label)] === NONE ? null : elementAt(RACE_IDS, elementAt(p.holder, region(p, label)))
export const handOf = (p: SmallWorldPosition, race: RaceId): number => elementAt(p.hand, raceOf(race))
export const trayOf = (p: SmallWorldPosition, race: RaceId): number => elementAt(p.tray, raceOf(race))
export const asideOf = (p: SmallWorldPosition, race: RaceId): number => elementAt(p.aside, raceOf(race))
export const conquestsOf = (p: SmallWorldPosition, race: RaceId): number => elementAt(p.conquests, raceOf(race))
export const isInDecline = (p: SmallWorldPosition, race: RaceId): boolean => p.standing[raceOf(race)] === DECLINED

/** What the seat was paid, by source. */
export function income(events: readonly SmallWorldEvent[], seat: Seat): Record<string, number> {
  const paid: Record<string, number> = {}
  for (const event of events)
    if (event.kind === 'scored' && event.seat === seat)
      for (const line of event.lines) paid[line.source] = (paid[line.source] ?? 0) + line.points
  return paid
}
