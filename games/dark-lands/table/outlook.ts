import type { Objection } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Explanation } from '../../../web/pieces/hover-card.svelte.ts'
import type { Cell } from '../content/boards.ts'
import { type Card, KIND, SPELL } from '../content/deck.ts'
import { ALL_COMPANIONS, type Companion } from '../content/figures.ts'
import type { DarkLandsMove, DarkLandsPosition } from '../position.ts'
import { companionsLacked, spoils } from '../queries.ts'
import type { Plan } from './plan.svelte.ts'

/** What a card in hand can do right now, or else what it lacks. Figures come from the rules' objections. */
export interface Outlook {
  /** Legal uses. */
  readonly uses: readonly DarkLandsMove[]
  /** Troops: the most coins a capture pays now; 0 if none is possible. */
  readonly best: number
  /** Companions that are not ready, by type. */
  readonly missing: readonly { readonly companion: Companion; readonly n: number }[]
  /** Affordable Troops: the smallest lack of strength anywhere; 0 if nothing is lacking. */
  readonly short: number
  readonly why: Explanation | null
}

const NEEDED: Readonly<Record<Companion, readonly [need: string, ready: string]>> = {
  0: ['warriors', 'readyWarriors'],
  1: ['artisans', 'readyArtisans'],
  2: ['mages', 'readyMages'],
}

function missingFrom({ code, figures }: Objection): Outlook['missing'] {
  if (code !== 'companions-short') return []
  return ALL_COMPANIONS.flatMap(companion => {
    const [need, ready] = NEEDED[companion]
    const n = Number(figures[need]) - Number(figures[ready])
    return n > 0 ? [{ companion, n }] : []
  })
}

const weakness = (objection: Objection): number =>
  objection.code === 'too-weak' ? Number(objection.figures.need) - Number(objection.figures.have) : Infinity

/** Using the card on the region. */
export function wishAt(card: Card, cell: Cell): DarkLandsMove {
  if (KIND[card] === 'troop') return { kind: 'capture', card, cell }
  return KIND[card] === 'fortification' ? { kind: 'fortify', card, cell } : { kind: 'aim', card, cell }
}

/** All ways to use a card, legal or not: the rules give the objection to each. */
function wishes(card: Card, regions: number): readonly DarkLandsMove[] {
  const cells = Array.from({ length: regions }, (_, cell) => cell)
  if (KIND[card] !== 'magic') return cells.map(cell => wishAt(card, cell))
  switch (card) {
    case SPELL.claim:
    case SPELL.portal:
    case SPELL.alliance:
      return cells.map(cell => wishAt(card, cell))
    case SPELL.recruitment:
      return [{ kind: 'recruit', companion: 0 }]
    case SPELL['second-wind']:
      return [
        { kind: 'rally', warriors: 1, artisans: 0 },
        { kind: 'rally', warriors: 0, artisans: 1 },
      ]
    case SPELL.levitation:
      return cells.map(cell => ({ kind: 'levitate', from: cell, to: (cell + 1) % regions }))
    default:
      return [{ kind: 'cast', card }]
  }
}

/** The position where cards are used, and the objection to a move there. */
type Eyes = Pick<Plan, 'cardsView' | 'cardObjection' | 'inWords'>

/** The objection that says most: the gold it would cost, then the smallest lack of strength. */
function mainObjection(objections: readonly Objection[]): Objection | null {
  const unpaid = objections.find(({ code }) => code === 'companions-short')
  if (unpaid) return unpaid
  return objections.reduce<Objection | null>(
    (best, next) => (best === null || weakness(next) < weakness(best) ? next : best),
    null,
  )
}

/** Beside an exchange: the companions that a card needs and its owner has not got, even when all of them are ready. */
export const unpayable = (view: DarkLandsPosition, seat: Seat, card: Card): Outlook => ({
  uses: [],
  best: 0,
  missing: companionsLacked(view, seat, card),
  short: 0,
  why: null,
})

export function outlook(plan: Eyes, card: Card, uses: readonly DarkLandsMove[]): Outlook {
  const { cardsView } = plan
  const best = Math.max(0, ...uses.map(move => (move.kind === 'capture' ? spoils(cardsView, move.cell) : 0)))
  if (uses.length > 0) return { uses, best, missing: [], short: 0, why: null }
  const main = mainObjection(wishes(card, cardsView.levels.length).flatMap(move => plan.cardObjection(move) ?? []))
  if (!main) return { uses, best, missing: [], short: 0, why: null }
  const short = weakness(main)
  return {
    uses,
    best,
    missing: missingFrom(main),
    short: Number.isFinite(short) ? short : 0,
    why: plan.inWords(main),
  }
}
