import type { Seat } from '../../../kernel/seat.ts'
import { DECLINED, FORTRESS, type IncomeLine, NONE, type SmallWorldPosition, SOURCES } from '../position.ts'
import { enter } from './ledger.ts'
import { marksOf, raceName, regionsOf } from './people.ts'
import type { Step } from './step.ts'
import { lore, type Traits } from './traits.ts'

const REGIONS = SOURCES.indexOf('regions')
const FALLEN = SOURCES.indexOf('declined')
const RACE = SOURCES.indexOf('race')
const POWER = SOURCES.indexOf('power')

/** SW-SCORE-1 to SW-SCORE-4. Only the player whose turn it is scores. SW-SCORE-6 */
export function score(step: Step, seat: Seat): void {
  const { p, emit } = step
  const lines: IncomeLine[] = []
  const ledger = p.ledger.slice()
  p.ledger = ledger
  const active = p.active[seat]
  let total = 0
  if (active !== NONE) {
    const { races, powers } = lore(p)
    total += pay(p, ledger, seat, REGIONS, active, regionsOf(p, active), lines)
    total += pay(p, ledger, seat, RACE, active, bonusOf(p, seat, active, races[active]), lines)
    total += pay(p, ledger, seat, POWER, active, bonusOf(p, seat, active, powers[p.power[active]]), lines)
    p.debuted[seat] = 1
  }
  for (let race = 0; race < p.owner.length; race++) {
    if (p.owner[race] !== seat || p.standing[race] !== DECLINED) continue
    total += pay(p, ledger, seat, FALLEN, race, regionsOf(p, race), lines)
    total += pay(p, ledger, seat, RACE, race, sumOver(p, race, lore(p).races[race].declinedCoins), lines)
  }
  emit?.({ kind: 'scored', seat, lines, total })
}

function pay(
  p: SmallWorldPosition,
  ledger: number[],
  seat: Seat,
  source: number,
  race: number,
  points: number,
  lines: IncomeLine[],
): number {
  if (points === 0) return 0
  enter(p, ledger, seat, source, points)
  lines.push({ source: SOURCES[source], race: raceName(p, race), points })
  return points
}

/** What one half of the combo pays while active. */
function bonusOf(p: SmallWorldPosition, seat: Seat, race: number, half: Traits): number {
  let coins = half.turnCoins + half.conquestCoins * p.conquests[race] + sumOver(p, race, half.regionCoins)
  if (half.fortressCoins > 0) coins += half.fortressCoins * marksOf(p, race, FORTRESS)
  // SW-RUL-59
  if (p.debuted[seat] === 0) coins += half.debutCoins
  return coins
}

function sumOver(p: SmallWorldPosition, race: number, table: readonly number[]): number {
  let sum = 0
  for (let region = 0; region < p.holder.length; region++) if (p.holder[region] === race) sum += table[region]
  return sum
}
