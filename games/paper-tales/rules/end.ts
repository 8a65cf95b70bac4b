import type { Emit, Outcome, ScoreLine } from '../../../kernel/game.ts'
import { NOBODY, type Seat, seatsOf } from '../../../kernel/seat.ts'
import { BUILDINGS, CARDS } from '../content/cards.ts'
import type { PaperTalesEvent, PaperTalesPosition } from '../position.ts'
import { activeIn } from './abilities.ts'
import { addGain, buildingSource, type Gains, SOURCES, score } from './ledger.ts'
import { lichRuin } from './lich.ts'
import { amountOf, tallyOf } from './measure.ts'

/** Buildings by the side that is up, artifacts, abilities of the end (PT-END-2, PT-FORGE-16). */
export function finishGame(p: PaperTalesPosition, emit: Emit<PaperTalesEvent> | null): void {
  p.stage = 'over'
  p.asked = NOBODY
  for (const seat of seatsOf(p.seats)) score(p, seat, finalGains(p, seat), 0, emit)
  if (p.seats === 1) lichRuin(p, emit)
  const { places, scores } = resultOf(p)
  emit?.({ kind: 'ended', places, scores })
}

export function finalGains(p: PaperTalesPosition, seat: Seat): Gains {
  const k = p.kingdoms[seat]
  const gains: Gains = []
  for (let building = 0; building < k.buildings.length; building++) {
    const level = k.buildings[building]
    if (level > 0) addGain(gains, buildingSource(building), BUILDINGS[building][level === 1 ? 'level1' : 'level2'].vp)
  }
  for (const card of k.artifacts) addGain(gains, card, CARDS[card].vp)
  const tally = tallyOf(k)
  for (const { effect, spot, source } of activeIn(k, 'end'))
    if (effect.type === 'gainVP') addGain(gains, source, amountOf(k, spot, effect, tally))
  return gains
}

export const outcomeOf = (p: PaperTalesPosition): Outcome | null => (p.stage === 'over' ? resultOf(p) : null)

/** More points, then more gold (PT-END-3). Alone, only beating the Lich King is a win (PT-SOLO-11). */
function resultOf(p: PaperTalesPosition): Outcome {
  const scores = p.kingdoms.map(k => k.vp)
  const places =
    p.seats === 1
      ? [scores[0] > p.lich.vp ? 1 : 2]
      : p.kingdoms.map(
          k => 1 + p.kingdoms.filter(other => other.vp > k.vp || (other.vp === k.vp && other.gold > k.gold)).length,
        )
  const lines = p.ledger.map(linesOf)
  return p.seats === 1 ? { places, scores, lines, opponent: p.lich.vp } : { places, scores, lines }
}

/** The score sheet so far. */
export function linesOf(ledger: readonly number[]): ScoreLine[] {
  const lines: ScoreLine[] = []
  for (let i = 0; i < ledger.length; i += 3)
    lines.push({ source: SOURCES[ledger[i]], round: ledger[i + 1], points: ledger[i + 2] })
  return lines
}
