import { replaced } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { DECLINED, DRAGON, HERO, HOLE, NONE, type SmallWorldPosition } from '../position.ts'
import { leaveIfGone, leavePlay } from './leaving.ts'
import { clearRegion, raceName, regionsOf } from './people.ts'
import type { Step } from './step.ts'
import { lore, traitsOf } from './traits.ts'

/**
 * SW-DECL-3 to SW-DECL-6, without the score that follows a whole-turn decline. The badge is discarded before the former
 * race in decline goes, because a combo opened by its banner may use that badge.
 */
export function decline(step: Step, seat: Seat): void {
  const { p, emit } = step
  const race = p.active[seat]
  const traits = traitsOf(p, race)
  // SW-DECL-4
  if (!lore(p).powers[p.power[race]].lingers) {
    p.discards = [...p.discards, p.power[race]]
    p.power = replaced(p.power, race, NONE)
  }
  if (!traits.lingers) removePrevious(step, seat)
  p.tray[race] += p.hand[race] + p.aside[race]
  p.hand[race] = 0
  p.aside[race] = 0
  for (let region = 0; region < p.holder.length; region++)
    if (p.holder[region] === race) flip(p, race, region, traits.undying)
  p.standing = replaced(p.standing, race, DECLINED)
  p.active[seat] = NONE
  p.ally[seat] = NONE
  emit?.({ kind: 'declined', seat, race: raceName(p, race), regions: regionsOf(p, race) })
  // SW-RUL-57
  leaveIfGone(step, race)
}

function flip(p: SmallWorldPosition, race: number, region: number, keepsAll: boolean): void {
  if (!keepsAll) {
    p.tray[race] += p.tokens[region] - 1
    p.tokens[region] = 1
  }
  p.camps[region] = 0
  p.marks[region] &= ~(HOLE | HERO | DRAGON)
}

/** One race in decline a player; those that linger do not count. SW-DECL-9 SW-POWER-SPIRIT-2 */
function removePrevious(step: Step, seat: Seat): void {
  const { p } = step
  for (let race = 0; race < p.owner.length; race++)
    if (p.owner[race] === seat && p.standing[race] === DECLINED && !lingersOn(p, race)) remove(step, race)
}

/** The badge that stayed with the flipped banner still works, or the banner itself does. SW-RUL-55 */
export const lingersOn = (p: SmallWorldPosition, race: number): boolean =>
  lore(p).peoples[race][p.power[race] + 1].lingers

function remove(step: Step, race: number): void {
  const { p } = step
  p.tray[race] += p.hand[race]
  p.hand[race] = 0
  for (let region = 0; region < p.holder.length; region++)
    if (p.holder[region] === race) {
      p.tray[race] += p.tokens[region]
      clearRegion(p, region)
    }
  leavePlay(step, race)
}
