import type { Outcome, ScoreLine } from '../../../kernel/game.ts'
import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import { POINTS, TOWER } from '../content/figures.ts'
import { IS_RUINS, REGIONS_OF, TERRAIN } from '../content/map.ts'
import { SOURCES, type Source, type TekPosition, type Tell } from '../position.ts'
import { isMixed, occupies, ownAt, regionsOf, stockOf, takeArmy } from './board.ts'
import { powersOf } from './factions/index.ts'
import { CITY } from './tokens.ts'

/*
 * Sections 16 and 17: scoring, the winner, ties.
 */

export function finish(p: TekPosition, emit: Tell): void {
  loseInRuins(p, emit)
  for (const seat of seatsOf(p.seats)) scoreSeat(p, seat, emit)
  p.over = true
  emit?.({ kind: 'game-ended', places: placesOf(p) })
}

/** TEK-SCORE-1, TEK-R-53: before everything else. Constructs 4 stay. */
function loseInRuins(p: TekPosition, emit: Tell): void {
  for (const side of p.lands)
    for (const region of REGIONS_OF[side]) {
      if (!IS_RUINS[region]) continue
      for (const seat of seatsOf(p.seats)) {
        const count = powersOf(p, seat).keepsRuins ? 0 : ownAt(p, seat, region)
        for (let army = 0; army < count; army++) takeArmy(p, seat, region)
        if (count > 0) emit?.({ kind: 'lost-in-ruins', seat, region, count })
      }
    }
}

function scoreSeat(p: TekPosition, seat: Seat, emit: Tell): void {
  const ledger = p.ledger.slice()
  for (const source of SOURCES) {
    const points = pointsFrom(p, seat, source)
    if (points === 0) continue
    ledger[SOURCES.length * seat + SOURCES.indexOf(source)] = points
    emit?.({ kind: 'scored', seat, source, points })
  }
  p.ledger = ledger
}

/** The seat's score, source by source, as if the position were scored now. */
export function pointsFrom(p: TekPosition, seat: Seat, source: Source): number {
  switch (source) {
    case 'armies':
      return POINTS.army * p.inPlay[seat]
    case 'magic':
      return POINTS.magicLevel * p.magic[seat]
    case 'ability':
      return powersOf(p, seat).points?.(p, seat) ?? 0
    case 'tower':
      return TOWER.points[p.tower[seat]]
    case 'capitals':
      return perRegion(p, seat, region =>
        TERRAIN[region] !== 'capital' ? 0 : isMixed(p, region) ? POINTS.capitalShared : POINTS.capitalAlone,
      )
    case 'crown':
      return p.crown === seat ? POINTS.crown : 0
    case 'cities':
      return perRegion(p, seat, region => (p.tokens[region] === CITY ? POINTS.city : 0))
    case 'lost-kingdom':
      return p.lost < 0
        ? 0
        : REGIONS_OF[p.lost].filter(region => occupies(p, seat, region)).length * POINTS.lostKingdomRegion
    case 'trophies':
      return POINTS.trophy * p.trophies[seat]
  }
}

function perRegion(p: TekPosition, seat: Seat, points: (region: number) => number): number {
  let sum = 0
  for (const region of regionsOf(p, seat)) sum += points(region)
  return sum
}

export const scoreOf = (p: TekPosition, seat: Seat): number => {
  let sum = 0
  for (let source = 0; source < SOURCES.length; source++) sum += p.ledger[SOURCES.length * seat + source]
  return sum
}

/** TEK-TIE-1, TEK-TIE-2 */
const standingOf = (p: TekPosition, seat: Seat): readonly number[] => [
  scoreOf(p, seat),
  p.inPlay[seat],
  p.tower[seat],
  p.magic[seat],
  stockOf(p, seat),
]

function isBetter(a: readonly number[], b: readonly number[]): boolean {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return a[at] > b[at]
  return false
}

/** TEK-TIE-3: players who are equal in everything share the place. */
function placesOf(p: TekPosition): number[] {
  const standings = seatsOf(p.seats).map(seat => standingOf(p, seat))
  return standings.map(own => 1 + standings.filter(other => isBetter(other, own)).length)
}

export function outcomeOf(p: TekPosition): Outcome | null {
  if (!p.over) return null
  const seats = seatsOf(p.seats)
  const linesOf = (seat: Seat): ScoreLine[] =>
    SOURCES.map((source, at) => ({ source, round: 0, points: p.ledger[SOURCES.length * seat + at] })).filter(
      line => line.points !== 0,
    )
  return { places: placesOf(p), scores: seats.map(seat => scoreOf(p, seat)), lines: seats.map(linesOf) }
}
