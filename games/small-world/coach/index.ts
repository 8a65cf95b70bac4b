import { filesOf } from '../../../kernel/languages.ts'
import { elementAt } from '../../../kernel/list.ts'
import { defineCoach } from '../../../learn/coach.ts'
import { MAPS } from '../content/maps.ts'
import { DIE } from '../content/pieces.ts'
import { combosLit, everySeat, regionsLit } from '../lessons/pieces.ts'
import type { SmallWorldMove, SmallWorldPosition } from '../position.ts'
import { conquestPrice } from '../queries.ts'
import type { Decision } from './decision.ts'

const raceOf = (p: SmallWorldPosition): number => p.agenda.at(-1)?.race ?? 0
const land = (p: SmallWorldPosition) =>
  regionsLit([...p.holder.keys()].filter(region => p.holder[region] === raceOf(p)))

/** The regions where moves of this kind are cheapest. */
function cheapest(p: SmallWorldPosition, moves: readonly SmallWorldMove[], kind: 'conquer' | 'attempt'): number[] {
  const regions = moves.flatMap(move => (move.kind === kind ? [move.region] : []))
  const need = (region: number): number => conquestPrice(p, raceOf(p), region).need
  const least = Math.min(...regions.map(need))
  return regions.filter(region => need(region) === least)
}

export const coach = defineCoach<SmallWorldPosition, SmallWorldMove, Decision>({
  game: 'small-world',
  kindOf(p, seat, moves) {
    const frame = p.agenda.at(-1)
    if (frame?.seat !== seat) return null
    const { kind } = frame
    switch (kind) {
      case 'ready':
      case 'muster':
      case 'rally':
      case 'score':
      case 'victims':
      case 'pass':
        return null
      case 'conquer': {
        const kinds = moves.map(move => move.kind)
        return kinds.includes('attempt') && !kinds.includes('conquer') ? 'attempt' : 'conquer'
      }
      default:
        return kind
    }
  },
  tips: {
    aim: { figures: p => ({ rounds: elementAt(MAPS, p.map).rounds }), light: everySeat, lesson: 'aim' },
    pick: { light: combosLit, lesson: 'combo' },
    turn: { light: () => ['act:expand', 'act:decline'], lesson: 'decline' },
    conquer: { light: (p, _, moves) => regionsLit(cheapest(p, moves, 'conquer')), lesson: 'cost' },
    attempt: {
      figures: () => ({ most: Math.max(...DIE) }),
      light: (p, _, moves) => regionsLit(cheapest(p, moves, 'attempt')),
      lesson: 'die',
    },
    retreat: { light: land, rule: 'SW-DIE-4' },
    redeploy: { light: land, lesson: 'guard' },
    regroup: { light: land, rule: 'SW-LOSS-4' },
    encamp: { light: land, rule: 'SW-POWER-BIVOUACKING-2' },
    reencamp: { light: land, rule: 'SW-POWER-BIVOUACKING-4' },
    fortify: { light: land, rule: 'SW-POWER-FORTIFIED-2' },
    heroes: { light: land, rule: 'SW-POWER-HEROIC-2' },
    ally: { light: everySeat, rule: 'SW-POWER-DIPLOMAT-2' },
    'late-decline': { rule: 'SW-POWER-STOUT-1' },
  },
  words: filesOf<typeof import('./coach.en.ts')>(language => import(`./coach.${language}.ts`)),
})
