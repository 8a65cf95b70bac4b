import type { Seat } from '../../../../kernel/seat.ts'
import { BOARD, type Cell, MOST_CELLS } from '../../content/boards.ts'
import { type Card, MAGES_FOR, SPELL } from '../../content/deck.ts'
import { MAGIC_SWORD_ATTACK, STRENGTH_POTION_ATTACK, TREASURE_MAP_COINS } from '../../content/magic.ts'
import { type DarkLandsPosition, NONE } from '../../position.ts'
import { AIMS } from '../../rules/magic-targets.ts'
import { regionSupport } from '../../rules/strength.ts'
import { open } from './board.ts'
import { findCapture, finest, type Party } from './captures.ts'
import { priceOf } from './hand.ts'
import { type Offer, offer } from './offer.ts'
import type { Sight } from './sight.ts'

/* Magic that helps the next capture is worth the best capture it opens, or its coins on top of any capture. */

const NOTHING = Number.NEGATIVE_INFINITY
/** The strength a card adds in each region. */
const aid = new Int8Array(MOST_CELLS)

const without = (party: Party, card: Card): Party => ({ ...party, mages: party.mages - MAGES_FOR[card] })

const aidedGain = (sight: Sight, party: Party, card: Card): number =>
  findCapture(sight, without(party, card), aid) ? finest.gain : NOTHING

/** Strength Potion, Magic Sword (DL-MC-4, DL-MC-5). */
export function chargeGain(sight: Sight, party: Party, card: Card): number {
  aid.fill(card === SPELL['strength-potion'] ? STRENGTH_POTION_ATTACK : MAGIC_SWORD_ATTACK)
  return aidedGain(sight, party, card)
}

export const treasureGain = (sight: Sight, party: Party): number =>
  findCapture(sight, without(party, SPELL['treasure-map']), null)
    ? finest.gain + sight.weights.points.coins * TREASURE_MAP_COINS
    : NOTHING

/** The strongest own region. It counts everywhere except next to itself, where it counts already (DL-MC-10). */
export function considerPortal(sight: Sight, party: Party, best: Offer): void {
  const { p, seat } = sight
  let strongest = NONE
  let most = 0
  for (let cell = 0; cell < p.owners.length; cell++) {
    if (p.owners[cell] !== seat || regionSupport(p, cell) <= most || p.remote.includes(cell)) continue
    strongest = cell
    most = regionSupport(p, cell)
  }
  if (strongest === NONE) return
  aid.fill(most)
  for (const near of BOARD[p.board].neighbours[strongest]) aid[near] = 0
  offer(best, AIMS[SPELL.portal][strongest], aidedGain(sight, party, SPELL.portal) - priceOf(SPELL.portal))
}

/** The strongest rival beside each region (DL-MC-11). */
export function considerAlliance(sight: Sight, party: Party, best: Offer): void {
  const { p, seat, count } = sight
  for (let i = 0; i < count; i++) {
    const ally = allyBeside(p, seat, open[i])
    aid[open[i]] = ally === NONE ? 0 : regionSupport(p, ally)
  }
  const gain = aidedGain(sight, party, SPELL.alliance) - priceOf(SPELL.alliance)
  if (gain > best.gain) offer(best, AIMS[SPELL.alliance][allyBeside(p, seat, finest.cell)], gain)
}

function allyBeside(p: DarkLandsPosition, seat: Seat, cell: Cell): Cell | typeof NONE {
  let strongest = NONE
  let most = 0
  for (const near of BOARD[p.board].neighbours[cell]) {
    const owner = p.owners[near]
    if (owner === NONE || owner === seat || p.remote.includes(near) || regionSupport(p, near) <= most) continue
    strongest = near
    most = regionSupport(p, near)
  }
  return strongest
}
