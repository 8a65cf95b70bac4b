import { type Judgement, placesOf } from '../../kernel/judgement.ts'
import { type Seat, seatsOf } from '../../kernel/seat.ts'
import { candidates } from './bot/candidates.ts'
import { guess } from './bot/guess/index.ts'
import { landOf } from './bot/land.ts'
import { sensible } from './bot/sense.ts'
import { chanceOfEnd, companionsWorth, handWorth, lacking, ownedOf, turnsLeft } from './bot/worth.ts'
import { CARDS } from './content/cards.ts'
import { ATTACK, KIND } from './content/deck.ts'
import { COMPANION_PRICE } from './content/figures.ts'
import { CLAIM_STRENGTH } from './content/magic.ts'
import { type DarkLandsMove, type DarkLandsPosition, NONE, topFrame } from './position.ts'
import { scoreOf } from './rules/end.ts'
import { exchangedFor } from './rules/exchange.ts'
import { claimOn, claimStrength, remoteSupport } from './rules/strength.ts'
import { drawsAtEnd } from './rules/turn.ts'
import type { CoinFigures } from './weights/figures.ts'
import { weights } from './weights/index.ts'
import { TERMS, type Term } from './weights/terms.ts'

const AT = placesOf(TERMS)

export const judgement: Judgement<DarkLandsPosition, DarkLandsMove, Term, CoinFigures> = {
  terms: TERMS,
  weights,
  patience: 2,
  // With four players and few iterations, shorter walks won more in the same time. With two, or with more iterations,
  // there was no difference.
  horizon: p => (p.seats > 2 ? 2 : 4),
  content: (p, seat) => p.hands[seat].map(card => `card ${CARDS[card].id}`),
  seats: p => p.seats,
  progress: p => (p.agenda.length === 0 ? 1 : 1 - p.open / p.owners.length),
  features,
  candidates,
  sensible,
  guess: (p, seat, _isOwn, weights) => guess(p, seat, weights),
}

/** Coins are certain. Everything else is worth as much as the game is likely to go on. */
function features(p: DarkLandsPosition, seat: Seat | null, into: Float64Array, f: CoinFigures): void {
  const turns = turnsLeft(p, f)
  const land = landOf(p, f)
  for (const one of seatsOf(p.seats)) {
    const row = one * TERMS.length
    into[row + AT.coins] = scoreOf(p, one)
    if (turns === 0) continue
    const goesOn = 1 - chanceOfEnd(p, seat ?? one, f)
    publicProspects(p, one, turns, goesOn, land[one], into, row, f)
    // A rival's hand is only imagined, so it would add noise to one's own moves.
    if (seat === null || one === seat) handProspects(p, one, turns, goesOn, into, row, f)
  }
}

const COMPANIONS = [AT.warriors, AT.artisans, AT.mages]

/** What everybody can see of a seat besides its coins: companions, position on the land, number of cards. */
function publicProspects(
  p: DarkLandsPosition,
  seat: Seat,
  turns: number,
  goesOn: number,
  land: number,
  into: Float64Array,
  row: number,
  f: CoinFigures,
): void {
  into[row + AT.land] = goesOn * land
  into[row + AT.held] = goesOn * Math.min(turns / f.handTurns, 1) * (p.hands[seat].length + p.named[seat].length)
  for (let type = 0; type < 3; type++)
    into[row + COMPANIONS[type]] = goesOn * turns * companionsWorth(type, ownedOf(p, seat, type), f)
}

/** The value of the hand: in itself, for the best capture next turn, and for the best one now. */
function handProspects(
  p: DarkLandsPosition,
  seat: Seat,
  turns: number,
  goesOn: number,
  into: Float64Array,
  row: number,
  f: CoinFigures,
): void {
  const frame = topFrame(p)
  const onTurn = frame?.seat === seat && frame.kind !== 'companions'
  // Certain draws: for Mages left idle at the end of this turn, and for the pairs named in an exchange.
  const draws = (onTurn ? drawsAtEnd(p, seat) : 0) + exchangedFor(p.named[seat].length)
  into[row + AT.hand] = goesOn * handWorth(p, seat, turns, draws, f)
  into[row + AT.soon] = goesOn * Math.min(turns, 1) * bestCapture(p, seat, false)
  if (!onTurn) return
  into[row + AT.now] = goesOn * bestCapture(p, seat, true)
  into[row + AT.stay] = goesOn
}

/** Coins from the best single capture: with what is ready now, or with everything next turn, a purchase included. */
export function bestCapture(p: DarkLandsPosition, seat: Seat, now: boolean): number {
  const hand = p.hands[seat]
  const from = seat * p.owners.length
  const warriors = now ? p.ready[seat * 3] : ownedOf(p, seat, 0)
  const artisans = now ? p.ready[seat * 3 + 1] : ownedOf(p, seat, 1)
  const mages = now ? p.ready[seat * 3 + 2] : ownedOf(p, seat, 2)
  const spare = !now && p.coins[seat] >= COMPANION_PRICE ? 1 : 0
  let attack = 0
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    if (KIND[card] === 'troop' && ATTACK[card] > attack && lacking(card, warriors, artisans, mages) <= spare)
      attack = ATTACK[card]
  }
  if (attack === 0) return 0
  if (now) attack += p.attackCharge
  const plain = p.claims.length === 0 && (!now || p.remote.length === 0)
  let best = 0
  for (let cell = 0; cell < p.owners.length; cell++) {
    if (p.owners[cell] !== NONE || p.levels[cell] <= best) continue
    let strength = attack + p.support[from + cell]
    if (!plain) {
      const claim = claimOn(p, cell)
      if (claim && claim.seat !== seat) continue
      if (now) strength += remoteSupport(p, seat, cell) + claimStrength(p, seat, cell)
      else if (claim) strength += CLAIM_STRENGTH
    }
    if (strength >= p.levels[cell]) best = p.levels[cell]
  }
  return now && best > 0 ? best + p.treasureCharge : best
}
