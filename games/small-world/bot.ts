import type { Judgement } from '../../kernel/judgement.ts'
import type { Seat } from '../../kernel/seat.ts'
import { guess } from './bot/guess.ts'
import { outlookOf, tellProspects } from './bot/prospects.ts'
import { countRealms } from './bot/realm.ts'
import { sensible } from './bot/sense.ts'
import { nextConquest } from './bot/war.ts'
import { MAPS } from './content/maps.ts'
import { NONE, type PowerName, type RaceName, type SmallWorldMove, type SmallWorldPosition } from './position.ts'
import { powerName, raceName } from './rules/people.ts'
import { now } from './rules/turn.ts'
import type { PeopleFigures } from './weights/figures.ts'
import { weights, weightsWith } from './weights/index.ts'
import { TERMS, type Term } from './weights/terms.ts'

function features(p: SmallWorldPosition, _seat: Seat | null, into: Float64Array, f: PeopleFigures): void {
  const realms = countRealms(p, f)
  for (let seat = 0; seat < p.seats; seat++) tellProspects(realms[seat], into, seat * TERMS.length, outlookOf(f))
}

/**
 * Redeployment counts as one step, encampments one by one; land is left only as the first step of a plan that needs it.
 */
function candidates(
  p: SmallWorldPosition,
  _seat: Seat,
  moves: readonly SmallWorldMove[],
  figures: PeopleFigures,
): readonly SmallWorldMove[] {
  if (moves.some(move => move.kind === 'abandon')) {
    const plan = nextConquest(p, now(p), weightsWith(figures))
    if (plan.kind === 'abandon') return [plan]
  }
  const kept: SmallWorldMove[] = []
  const canSpread = moves.some(move => move.kind === 'spread')
  const canFinish = moves.some(move => move.kind === 'done')
  for (const move of moves) {
    switch (move.kind) {
      case 'place':
        continue
      case 'lift':
        if (canSpread || canFinish) continue
        break
      case 'abandon':
        continue
      case 'lift-camps':
        if (canFinish) continue
        break
      case 'camp':
        if (move.count > 1) continue
        break
    }
    kept.push(move)
  }
  return kept.length > 0 ? kept : moves
}

/**
 * A people proves its value over many turns; one region more or less shows once the next turns have been played. With
 * two players, where a rival's loss is one's own gain, shorter walks show as much.
 */
function horizon({ agenda, seats }: SmallWorldPosition): number {
  const { kind } = agenda[agenda.length - 1]
  const isFar = kind === 'pick' || kind === 'turn'
  if (seats === 2) return isFar ? 9 : 3
  return isFar ? 13 : 5
}

/** Home-made peoples go by their English names. */
function content(p: SmallWorldPosition, seat: Seat): string[] {
  const race = p.active[seat]
  if (race === NONE) return []
  const named = (name: RaceName | PowerName) => (typeof name === 'string' ? name : name.en)
  return [`race ${named(raceName(p, race))}`, `power ${named(powerName(p, p.power[race]))}`]
}

export const judgement: Judgement<SmallWorldPosition, SmallWorldMove, Term, PeopleFigures> = {
  terms: TERMS,
  weights,
  patience: 0.5,
  horizon,
  content,
  seats: p => p.seats,
  progress: p => (p.agenda.length === 0 ? 1 : (p.round - 1) / MAPS[p.map].rounds),
  features,
  candidates,
  sensible,
  guess,
}
