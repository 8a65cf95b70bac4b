import { replaced } from '../../../kernel/list.ts'
import { seatAt } from '../../../kernel/seat.ts'
import { DECLINED, NONE, UNUSED } from '../position.ts'
import { retireBanner } from './offer.ts'
import { raceName, regionsOf } from './people.ts'
import type { Step } from './step.ts'

/** A race in decline without a token on the map or in hand leaves play at once. SW-DECL-10 SW-RUL-27 */
export function leaveIfGone(step: Step, race: number): void {
  const { p } = step
  if (p.standing[race] !== DECLINED) return
  if (p.hand[race] + p.withdrawn[race] > 0 || regionsOf(p, race) > 0) return
  leavePlay(step, race)
}

export function leavePlay(step: Step, race: number): void {
  const { p, emit } = step
  emit?.({ kind: 'gone', seat: seatAt(p.owner[race]), race: raceName(p, race) })
  if (p.power[race] !== NONE) p.discards = [...p.discards, p.power[race]]
  p.power = replaced(p.power, race, NONE)
  p.owner = replaced(p.owner, race, NONE)
  p.standing = replaced(p.standing, race, UNUSED)
  retireBanner(step, race)
}
