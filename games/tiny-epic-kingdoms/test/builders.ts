import { expect } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { FACTIONS, type FactionId } from '../content/factions.ts'
import { ACTIONS, type Action } from '../content/figures.ts'
import { cardOf, regionNamed, SIDE_IDS } from '../content/map.ts'
import type { SideId } from '../content/territories.ts'
import { TOKENS, type Token } from '../content/tokens.ts'
import type { TekOptions } from '../facts.ts'
import {
  FACE_DOWN,
  FACE_UP,
  NEUTRAL,
  NONE,
  type TekEvent,
  type TekMove,
  type TekPosition,
  type Units,
  warOf,
} from '../position.ts'
import { putArmy, standUp } from '../rules/board.ts'
import { game } from '../rules/game.ts'

export const OPTIONS: TekOptions = { factions: 'random', territories: 'random', exploration: false, first: '1' }

const HOMES: readonly SideId[] = ['galson', 'morandrea', 'fionarria', 'elan', 'aughmoore']
const PEOPLES: readonly FactionId[] = ['dwarves', 'humans', 'lizardfolk', 'orcs', 'elves']

export interface Scene {
  readonly homes?: readonly SideId[]
  readonly lost?: SideId
  readonly factions?: readonly FactionId[]
  readonly magic?: readonly number[]
  readonly tower?: readonly number[]
  /** Mana, ore, food by seat. */
  readonly stock?: readonly (readonly [number, number, number])[]
  /** `'AB'`: an army of seat 0 and one of seat 1; lower case lies; `N` is neutral. */
  readonly armies?: Readonly<Record<string, string>>
  readonly shields?: readonly Action[]
  readonly active?: Seat
  /** The selected action, and who is asked about it (the active player if nobody is named). */
  readonly action?: Action
  readonly asks?: Seat
  readonly exploring?: boolean
  /** Tokens that lie open, and `'?'` for those that lie face down. */
  readonly tokens?: Readonly<Record<string, Token | '?'>>
  /** What the unseen tokens are. */
  readonly bag?: readonly Token[]
  readonly crown?: Seat
}

/** A position in the middle of a game: the homes of the first seats, what the scene says, and nothing else. */
export function scene(seats: number, set: Scene): TekPosition {
  const p = game.setup(
    { ...OPTIONS, exploration: set.exploring ?? set.tokens !== undefined },
    seats,
    Rng.fromSeed('scene'),
  )
  const homes = Array.from({ length: seats }, (_, seat) =>
    SIDE_IDS.indexOf(set.homes?.[seat] ?? elementAt(HOMES, seat)),
  )
  p.homes = homes
  p.cards = homes.map(cardOf)
  p.factions = homes.map((_, seat) => FACTIONS.indexOf(set.factions?.[seat] ?? elementAt(PEOPLES, seat)))
  p.lost = seats === 2 ? SIDE_IDS.indexOf(set.lost ?? 'orrinvale') : NONE
  p.lands = seats === 2 ? [...homes, p.lost] : homes.slice()
  p.magic = homes.map((_, seat) => set.magic?.[seat] ?? 0)
  p.tower = homes.map((_, seat) => set.tower?.[seat] ?? 0)
  p.stock = homes.flatMap((_, seat) => [...(set.stock?.[seat] ?? [0, 0, 0])])
  for (const [region, armies] of Object.entries(set.armies ?? {})) for (const army of armies) settle(p, region, army)
  p.trophies = p.trophies.with(0, seats === 2 ? 5 - p.neutrals : 0)
  for (const action of set.shields ?? []) p.shields[ACTIONS.indexOf(action)] = 1
  for (const [region, token] of Object.entries(set.tokens ?? {}))
    p.tokens = p.tokens.with(regionNamed(region), token === '?' ? FACE_DOWN : FACE_UP + TOKENS.indexOf(token))
  if (set.bag) p.bag = TOKENS.map(token => set.bag?.filter(other => other === token).length ?? 0)
  p.crown = set.crown ?? NONE
  p.active = set.active ?? 0
  ask(p, set)
  return p
}

function settle(p: TekPosition, region: string, army: string): void {
  const at = regionNamed(region)
  if (army === 'N') {
    putArmy(p, NEUTRAL, at)
    p.neutrals++
    return
  }
  const seat = (army.toUpperCase().charCodeAt(0) - 65) as Seat
  putArmy(p, seat, at)
  if (army === army.toUpperCase() && p.armies.slice(2 * at, 2 * at + 2).includes(seat + 9)) standUp(p, seat, at)
}

function ask(p: TekPosition, set: Scene): void {
  if (!set.action) {
    p.agenda = [{ kind: 'select', seat: p.active }]
    return
  }
  const seat = set.asks ?? p.active
  p.action = ACTIONS.indexOf(set.action)
  p.shields[p.action] = 1
  p.answered = ((seat - p.active + p.seats) % p.seats) + 1
  p.agenda = [{ kind: 'respond', seat }]
}

export const at = regionNamed

export const step = (kind: 'patrol' | 'quest' | 'swap', from: string, to: string): TekMove => ({
  kind,
  from: at(from),
  to: at(to),
})

export const fate = (kind: 'retreat' | 'carry' | 'church' | 'relocate', from: string, to: string): TekMove => ({
  kind,
  from: at(from),
  to: at(to),
})

export const giveUp = (from: string): TekMove => ({ kind: 'give-up', from: at(from) })

export const units = (mana: number, ore: number, food: number): Units => ({ mana, ore, food })

export const collect: TekMove = { kind: 'collect', mana: 0, ore: 0, food: 0 }

/** Plays a legal move and tells what happened. */
export function play(p: TekPosition, seat: Seat, move: TekMove, seed = 'play'): TekEvent[] {
  expect(game.objection(p, seat, move), JSON.stringify(move)).toBeNull()
  const events: TekEvent[] = []
  game.play(p, seat, move, Rng.fromSeed(seed), event => events.push(event))
  return events
}

/** Sets both dice of the war being fought: attacker's, defender's. Who is not asked has only the flag. */
export function fight(p: TekPosition, attack: number, defence: number): TekEvent[] {
  const war = warOf(p)
  if (!war) throw new Error('there is no war')
  const { attacker, defender } = war
  const events: TekEvent[] = []
  if (game.toMove(p).includes(attacker)) events.push(...play(p, attacker, { kind: 'die', face: attack }))
  if (warOf(p) === war && war.stage === 'dice') events.push(...play(p, defender, { kind: 'die', face: defence }))
  return events
}

export const refusal = (p: TekPosition, seat: Seat, move: TekMove): string | undefined =>
  game.objection(p, seat, move)?.code

export const legal = (p: TekPosition, seat: Seat): string[] => game.moves(p, seat).map(move => JSON.stringify(move))

export const kindsOf = (p: TekPosition, seat: Seat): string[] => [
  ...new Set(game.moves(p, seat).map(move => move.kind)),
]

export const stockOf = (p: TekPosition, seat: Seat): number[] => p.stock.slice(3 * seat, 3 * seat + 3)

/** The armies of a region as the scene writes them. */
export function armiesIn(p: TekPosition, region: string): string {
  return p.armies
    .slice(2 * at(region), 2 * at(region) + 2)
    .filter(army => army !== 0)
    .map(army => {
      const letter = (army & 7) - 1 === NEUTRAL ? 'N' : String.fromCharCode(64 + (army & 7))
      return army & 8 ? letter.toLowerCase() : letter
    })
    .join('')
}

/** Where the seat's legal moves of a kind lead. */
export const targets = (p: TekPosition, seat: Seat, kind: string, from: string): number[] =>
  game.moves(p, seat).flatMap(move => (move.kind === kind && 'to' in move && move.from === at(from) ? [move.to] : []))

export const regions = (...names: string[]): number[] => names.map(at)

/** Answers whatever is asked with the first legal move until the question `until` says stops. */
export function goOn(p: TekPosition, until: (p: TekPosition) => boolean): TekEvent[] {
  const events: TekEvent[] = []
  while (!until(p) && game.toMove(p).length > 0) {
    const seat = elementAt(game.toMove(p), 0)
    const moves = game.moves(p, seat)
    events.push(
      ...play(p, seat, moves.find(move => move.kind === 'collect' || move.kind === 'pass') ?? elementAt(moves, 0)),
    )
  }
  return events
}
