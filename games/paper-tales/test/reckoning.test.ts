import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { AT, prospect } from '../bot/prospect.ts'
import { Realm } from '../bot/realm.ts'
import { ROUNDS, SPOTS } from '../content/figures.ts'
import { NONE, type PaperTalesPosition } from '../position.ts'
import { agingGains, wouldDie } from '../rules/aging.ts'
import { buildPrice, levelGold, meansOf } from '../rules/build.ts'
import { finalGains } from '../rules/end.ts'
import { game } from '../rules/game.ts'
import { tallyOf } from '../rules/measure.ts'
import { strengthOf } from '../rules/war.ts'
import { manual } from '../weights/manual.ts'

/** Positions of games played by chance with everything in the box. */
function positions(seats: number, seed: string): PaperTalesPosition[] {
  const rng = Rng.fromSeed(seed)
  const options = {
    gates: 'both',
    forge: true,
    buildings: 'random',
    forgeBuildings: 'random',
    duel: true,
    difficulty: '1',
  } as const
  const p = game.setup(options, seats, rng)
  const seen: PaperTalesPosition[] = []
  for (let [seat] = p.asked; seat !== undefined; [seat] = p.asked) {
    game.play(p, seat, rng.pick(game.moves(p, seat)), rng, null)
    if (seen.length === 0 || p.stage !== elementAt(seen, seen.length - 1).stage) seen.push(game.clone(p))
  }
  return seen
}

const played = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap(seed => positions(4, seed))
const kingdoms = played.flatMap(p => p.kingdoms.map(k => ({ p, k, available: p.available })))

/** Every second number of a list of gains is an amount. */
const total = (gains: readonly number[]): number =>
  gains.reduce((sum, amount, i) => sum + (i % 2 === 1 ? amount : 0), 0)

describe('What bots reckon with agrees with the rules', () => {
  const realm = new Realm()

  it('in production, strength and income', () => {
    expect(kingdoms.length).toBeGreaterThan(300)
    for (const { k, available } of kingdoms) {
      const tally = tallyOf(k)
      const strength = strengthOf(k, tally).total
      realm.load(k, available)
      realm.survey()
      expect(realm.muster()).toBe(strength)
      expect([realm.food, realm.wood, realm.diamond, realm.income]).toEqual([
        tally.food,
        tally.wood,
        tally.diamond,
        tally.income,
      ])
    }
  })

  it('in what building costs', () => {
    for (const { k, available } of kingdoms) {
      const means = meansOf(k)
      realm.load(k, available)
      realm.survey()
      const reckoned = realm.meansToBuild()
      expect(reckoned.land).toBe(means.land)
      for (const building of available)
        expect(levelGold(building, 0, 2, reckoned)).toBe(buildPrice(building, 2, means).gold)
    }
  })

  it('in what the last aging and the end bring', () => {
    const scene = { round: ROUNDS, foes: [5, 5], laterFoes: [], f: manual.figures }
    const row = new Float64Array(12)
    for (const { p, k, available } of kingdoms) {
      realm.load(k, available)
      prospect(realm, scene, 'aging', row)
      const dying = Array.from({ length: SPOTS }, (_, spot) => spot).filter(spot => wouldDie(k, spot))
      const { points, gold } = agingGains(k, dying)
      const after = game.clone(p)
      const seat = p.kingdoms.indexOf(k) as Seat
      const { units, age } = elementAt(after.kingdoms, seat)
      for (let spot = 0; spot < SPOTS; spot++) {
        if (dying.includes(spot)) units[spot] = NONE
        age[spot] = units[spot] === NONE ? 0 : elementAt(age, spot) + 1
      }
      const told =
        elementAt(row, AT.points) + elementAt(row, AT.aging) + elementAt(row, AT.standing) + elementAt(row, AT.later)
      // A score never falls below 0.
      expect(told).toBe(Math.max(0, k.vp + total(points)) + total(finalGains(after, seat)))
      expect(row[AT.gold]).toBeCloseTo((k.gold + total(gold)) * elementAt(manual.figures.gold, ROUNDS))
    }
  })
})
