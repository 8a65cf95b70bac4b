import type { Seat } from '../../../../kernel/seat.ts'
import { type Cell, MOST_CELLS } from '../../content/boards.ts'
import { ATTACK } from '../../content/deck.ts'
import { CLAIM_STRENGTH } from '../../content/magic.ts'
import { type DarkLandsPosition, NONE } from '../../position.ts'
import { remoteSupport } from '../../rules/strength.ts'

/*
 * What a seat sees on the board while deciding: the strength it lacks for each open region, and the value of more
 * support there. Scratch memory, refilled for each decision.
 */

const HIGHEST_ATTACK = Math.max(...ATTACK)

/** More than any attack. */
const OUT_OF_REACH = 100

/** The open regions. */
export const open = new Int8Array(MOST_CELLS)
/** The attack needed for each region: now, with the charges for one capture, and without them. */
export const needed = new Int8Array(MOST_CELLS)
export const lasting = new Int8Array(MOST_CELLS)

/** For each attack: the highest region within reach, its level, and the level of the next highest. */
const highest = new Int8Array(HIGHEST_ATTACK + 1)
const highestLevel = new Int8Array(HIGHEST_ATTACK + 1)
const nextLevel = new Int8Array(HIGHEST_ATTACK + 1)

/** Surveys all open regions and returns how many there are. */
export function survey(p: DarkLandsPosition, seat: Seat): number {
  const { owners, levels, support, attackCharge, claims } = p
  const from = seat * owners.length
  let count = 0
  for (let cell = 0; cell < owners.length; cell++) {
    if (owners[cell] !== NONE) continue
    open[count++] = cell
    const missing = levels[cell] - support[from + cell]
    lasting[cell] = missing
    needed[cell] = missing - attackCharge
  }
  if (p.remote.length > 0) for (let i = 0; i < count; i++) needed[open[i]] -= remoteSupport(p, seat, open[i])
  for (const claim of claims) {
    if (claim.seat === seat) {
      lasting[claim.cell] -= CLAIM_STRENGTH
      if (claim.ripe) needed[claim.cell] -= CLAIM_STRENGTH
    } else lasting[claim.cell] = needed[claim.cell] = OUT_OF_REACH
  }
  return count
}

/** Sorts the regions by the attack that reaches them. Must run before `reachOf`. */
export function measureReach(levels: readonly number[], count: number): void {
  highest.fill(NONE)
  highestLevel.fill(0)
  nextLevel.fill(0)
  for (let i = 0; i < count; i++) {
    const attack = Math.max(1, lasting[open[i]])
    if (attack <= HIGHEST_ATTACK) enter(attack, open[i], levels[open[i]])
  }
  for (let attack = 2; attack <= HIGHEST_ATTACK; attack++) {
    const weaker = attack - 1
    if (highestLevel[weaker] > 0) enter(attack, highest[weaker], highestLevel[weaker])
    if (nextLevel[weaker] > nextLevel[attack]) nextLevel[attack] = nextLevel[weaker]
  }
}

function enter(attack: number, cell: Cell, level: number): void {
  if (level > highestLevel[attack]) {
    nextLevel[attack] = highestLevel[attack]
    highest[attack] = cell
    highestLevel[attack] = level
  } else if (level > nextLevel[attack]) nextLevel[attack] = level
}

/** The highest level within reach of an attack, leaving out one region. */
export const reachOf = (attack: number, except: Cell = NONE): number =>
  attack <= 0 ? 0 : highest[attack] === except ? nextLevel[attack] : highestLevel[attack]
