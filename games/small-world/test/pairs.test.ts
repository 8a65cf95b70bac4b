import { expect, it } from 'vitest'
import { examine } from '../../../kernel/conformance/examine.ts'
import { POWERS } from '../content/powers.ts'
import { RACES } from '../content/races.ts'
import { proof } from '../proof.ts'
import { game } from '../rules/game.ts'

/** Six races from the `round`-th on, each with the power that the round gives it: over all rounds every pair once. */
const rotation = (round: number) => {
  const first = round % RACES.length
  const shift = Math.floor(round / RACES.length)
  const at = Array.from({ length: 6 }, (_, place) => (first + place) % RACES.length)
  return {
    races: at.map(race => RACES[race].id),
    powers: at.map(race => POWERS[(race + shift) % POWERS.length].id),
  }
}

/** The game from the moment on when the first player has taken the free combo. */
const afterTheFirstPick: typeof game = {
  ...game,
  setup(options, seats, rng) {
    const p = game.setup(options, seats, rng)
    game.play(p, p.turn, { kind: 'pick', place: 0 }, rng, null)
    return p
  },
}

it('every race is played with every power, and the contract holds for all 280 peoples', () => {
  const met = new Set<string>()
  for (let round = 0; round < RACES.length * POWERS.length; round++) {
    const options = rotation(round)
    const seats = 2 + (round % 4)
    const { violations } = examine(afterTheFirstPick, proof, { seats, options, seed: `pair ${round}`, every: 30 })
    expect(violations).toEqual([])
    met.add(`${options.powers[0]} ${options.races[0]}`)
  }
  expect(met.size).toBe(RACES.length * POWERS.length)
}, 300_000)
