import type { Preview } from '../../../kernel/preview.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { KINGDOMS } from '../content/kingdoms.ts'
import { type EthnosEvent, type EthnosPosition, topFrame } from '../position.ts'
import type { TableText } from './text.ts'

/** What a band would do, as short sentences. The price covers its marker, the end of the age its glory. */
export function effects(t: TableText, { view, events }: Preview<EthnosPosition, EthnosEvent>, seat: Seat): string[] {
  const next = topFrame(view)
  const asks = next?.seat === seat ? next : null
  const told: string[] = []
  for (const event of events) {
    if (event.kind === 'giant') told.push(t.takesGiant(event.glory))
    if (event.kind === 'horde') told.push(t.joinsHorde(KINGDOMS[event.kingdom]))
    if (event.kind === 'swam') told.push(t.swims(event.from, event.to))
    if (event.kind === 'laid-out') told.push(t.laysOut(event.cards.length))
  }
  if (asks?.kind === 'chain') told.push(t.thenChain)
  if (asks?.kind === 'bonus') told.push(t.bonusMarkers(asks.amount))
  if (asks?.kind === 'keep') told.push(t.thenKeep(asks.amount))
  if (asks?.kind === 'wizard') told.push(t.thenDraw(asks.amount))
  if (asks?.kind === 'troll') told.push(t.thenTroll(asks.amount))
  return told
}
