import { SEATS } from '../../../kernel/seat.ts'
import { HIGHEST_LEVEL } from '../content/boards.ts'
import { CLAIM_STRENGTH } from '../content/magic.ts'
import { type DarkLandsPosition, NONE } from '../position.ts'
import { claimOn } from '../rules/strength.ts'
import type { CoinFigures } from '../weights/figures.ts'

/*
 * What the seats can hope for on the open regions. Most moves leave the board alone, and its parts are never changed in
 * place, so the last result holds as long as the parts are the same objects.
 */

type Board = Pick<DarkLandsPosition, 'levels' | 'owners' | 'support' | 'claims'>

let board: Board = { levels: [], owners: [], support: [], claims: [] }
let figures: CoinFigures | null = null
const land = new Float64Array(SEATS.length)
const reach = new Float64Array(SEATS.length)
/** The chance of reaching a region that lacks this much strength, squared; none beyond the highest level. */
const chances = new Float64Array(2 * HIGHEST_LEVEL)
let reckoned: CoinFigures | null = null

export function reachChances(f: CoinFigures): Float64Array {
  if (f === reckoned) return chances
  reckoned = f
  for (let missing = 0; missing <= HIGHEST_LEVEL; missing++) chances[missing] = chanceOf(missing, f)
  return chances
}

/** For each seat, the open levels it is likely to take. The list is valid until the next call. */
export function landOf(p: DarkLandsPosition, f: CoinFigures): Float64Array {
  if (f === figures && isMeasured(p)) return land
  reachChances(f)
  figures = f
  board = { levels: p.levels, owners: p.owners, support: p.support, claims: p.claims }
  measure(p, f)
  return land
}

const isMeasured = (p: DarkLandsPosition): boolean =>
  p.owners === board.owners && p.support === board.support && p.claims === board.claims && p.levels === board.levels

const chanceOf = (missing: number, f: CoinFigures): number =>
  (missing <= 1 ? 1 : Math.max(0, 1 - (missing - 1) / f.reach)) ** 2

function measure(p: DarkLandsPosition, f: CoinFigures): void {
  const { owners, levels, support, seats } = p
  const cells = owners.length
  land.fill(0)
  for (let cell = 0; cell < cells; cell++) {
    if (owners[cell] !== NONE) continue
    const level = levels[cell]
    const claim = claimOn(p, cell)
    if (claim) {
      const chance = chances[Math.max(0, level - support[claim.seat * cells + cell] - CLAIM_STRENGTH)]
      land[claim.seat] += (level * chance) / (f.nobody + chance)
      continue
    }
    let sum = f.nobody
    for (let seat = 0; seat < seats; seat++) {
      reach[seat] = chances[Math.max(0, level - support[seat * cells + cell])]
      sum += reach[seat]
    }
    for (let seat = 0; seat < seats; seat++) land[seat] += (level * reach[seat]) / sum
  }
}
