import { type Seat, seatAfter } from '../../../kernel/seat.ts'
import { DUEL_WIN_FACTOR, ROUNDS } from '../content/figures.ts'
import { NECROPOLIS } from '../content/solo.ts'
import type { PaperTalesPosition } from '../position.ts'
import { eraOf, march, strongest } from '../rules/lich.ts'
import type { KingdomFigures } from '../weights/figures.ts'
import { Realm } from './realm.ts'

/** The Lich King's army before its crypt, on average for its era. */
const ARMY = Array.from({ length: ROUNDS + 1 }, (_, round) => {
  const era = eraOf(round)
  return era.reduce((sum, card) => sum + NECROPOLIS[card].leftBase + NECROPOLIS[card].rightBase, 0) / (2 * era.length)
})

/** The surroundings of a kingdom whose prospects are asked for. */
export interface Scene {
  readonly round: number
  /** How hard its opponents of this round's war are to beat, as far as can be told, and those of the next round. */
  readonly foes: readonly number[]
  readonly laterFoes: readonly number[]
  readonly f: KingdomFigures
}

export function sceneOf(p: PaperTalesPosition, seat: Seat, revealed: boolean, f: KingdomFigures): Scene {
  const { round } = p
  const enemies = enemiesOf(p, seat, revealed, f)
  const foes = foesOf(enemies, p.duel, f)
  for (let i = 0; i < enemies.length; i++)
    enemies[i] = enemies[i] * f.enemyNow + f.enemyBase + f.enemyByRound * (round + 1)
  return { round, foes, laterFoes: foesOf(enemies, p.duel, f), f }
}

/** The odds against a kingdom without strength. In a duel the only neighbour is also compared at twice its strength. */
function foesOf(enemies: readonly number[], duel: boolean, { edge, spread }: KingdomFigures): number[] {
  const foes: number[] = []
  for (let i = 0; i < enemies.length; i++) {
    foes.push(Math.exp((enemies[i] - edge) / spread))
    if (duel) foes.push(Math.exp((DUEL_WIN_FACTOR * enemies[i] - edge) / spread))
  }
  return foes
}

function enemiesOf(p: PaperTalesPosition, seat: Seat, revealed: boolean, f: KingdomFigures): number[] {
  if (p.seats === 1) {
    const typical = (crypt: readonly number[]) => (revealed ? 0 : 2.5 * (1 - crypt.length / 5))
    return [p.lich.leftCrypt, p.lich.rightCrypt].map(
      crypt => ARMY[p.round] + strongest(crypt) + march(p.lich) + typical(crypt),
    )
  }
  const left = expectedStrength(p, seatAfter(seat, p.seats, 1), revealed, f)
  return p.seats === 2 ? [left] : [left, expectedStrength(p, seatAfter(seat, p.seats, -1), revealed, f)]
}

const neighbour = new Realm()

function expectedStrength(p: PaperTalesPosition, seat: Seat, revealed: boolean, f: KingdomFigures): number {
  neighbour.load(p.kingdoms[seat], p.available)
  neighbour.survey()
  const strength = neighbour.muster()
  return revealed ? strength : strength + neighbour.freeTopSpots() * f.newcomer[p.round]
}
