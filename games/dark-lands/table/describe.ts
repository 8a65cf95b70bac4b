import { elementAt } from '../../../kernel/list.ts'
import type { Cell } from '../content/boards.ts'
import { SUPPORT } from '../content/deck.ts'
import { NONE } from '../position.ts'
import { claimOn, ownSupport, spoils, strengthOf, sumOf } from '../queries.ts'
import type { DarkLandsTable } from './context.ts'

/** A region in words: what it is, who holds it, what can be done there now. */
export function regionLabel(
  { session, plan, choice, text: t }: DarkLandsTable,
  cell: Cell,
  { brief = false }: { readonly brief?: boolean } = {},
): string {
  const { view } = plan
  const level = elementAt(view.levels, cell)
  const parts: string[] = brief ? [] : [t.region(cell, level)]
  const owner = elementAt(view.owners, cell)
  if (owner === NONE) parts.push(t.booty(level, spoils(view, cell)))
  else {
    parts.push(t.levelOf(level), t.ownedBy(session.nameOf(owner)))
    const troop = elementAt(view.troops, cell)
    const fort = elementAt(view.forts, cell)
    parts.push(t.holds(t.card(troop), elementAt(SUPPORT, troop)))
    if (fort !== NONE) parts.push(t.fortified(t.card(fort), elementAt(SUPPORT, fort)))
  }
  const claim = claimOn(view, cell)
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
  else if (use.kind === 'capture') parts.push(t.reaches(sumOf(strengthOf(plan.cardsView, seat, use.card, cell)), level))
  return parts.join(', ')
}
