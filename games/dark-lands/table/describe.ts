import { SUPPORT } from '../cards.ts'
import type { Cell } from '../content/boards.ts'
import { NONE } from '../position.ts'
import { spoils } from '../rules/capture.ts'
import { ownSupport, strengthOf, sumOf } from '../rules/strength.ts'
import type { DarkLandsTable } from './context.ts'

/** A region in words: what it is, who holds it, and what could be done there now. */
export function regionLabel(
  { session, choice, text: t }: DarkLandsTable,
  cell: Cell,
  { brief = false }: { readonly brief?: boolean } = {},
): string {
  const { view } = session
  const level = view.levels[cell]
  const parts: string[] = brief ? [] : [t.region(cell, level)]
  const owner = view.owners[cell]
  if (owner === NONE) parts.push(t.booty(level, spoils(view, cell)))
  else {
    parts.push(t.levelOf(level), t.ownedBy(session.nameOf(owner)))
    parts.push(t.holds(t.card(view.troops[cell]), SUPPORT[view.troops[cell]]))
    if (view.forts[cell] !== NONE) parts.push(t.fortified(t.card(view.forts[cell]), SUPPORT[view.forts[cell]]))
  }
  const claim = view.claims.find(one => one.cell === cell)
  if (claim) parts.push(t.claimedBy(session.nameOf(claim.seat)))
  if (view.remote.includes(cell)) parts.push(t.namedForHelp)
  const seat = session.acting ?? session.viewer
  if (seat !== null && owner === NONE) {
    const support = ownSupport(view, seat, cell)
    if (support > 0) parts.push(t.supportHere(support))
  }
  if (brief) return parts.join(', ')
  const use = choice.byCell.get(cell)
  if (!use || seat === null) return parts.join(', ')
  if (use === 'from' || use.kind === 'levitate' || use.kind === 'aim') parts.push(t.canBeChosen)
  else if (use.kind === 'fortify') parts.push(t.canBeFortified)
  else if (use.kind === 'capture')
    parts.push(t.reaches(sumOf(strengthOf(session.cardsView, seat, use.card, cell)), level))
  return parts.join(', ')
}
