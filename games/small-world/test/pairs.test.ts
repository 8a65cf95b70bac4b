import { expect, it } from 'vitest'
import { examine } from '../../../kernel/conformance/examine.ts'
import { elementAt } from '../../../kernel/list.ts'
import { POWERS } from '../content/powers.ts'
import { RACES } from '../content/races.ts'
import type { SmallWorldPosition } from '../position.ts'
import { proof } from '../proof.ts'
import { game } from '../rules/game.ts'

/** Six races from the `round`-th on, each with the power that the round gives it: over all rounds every pair once. */
const rotation = (round: number) => {
  const first = round % RACES.length
  const shift = Math.floor(round / RACES.length)
  const at = Array.from({ length: 6 }, (_, place) => (first + place) % RACES.length)
  return {
    races: at.map(race => elementAt(RACES, race).id),
    powers: at.map(race => elementAt(POWERS, (race + shift) % POWERS.length).id),
  }
}

/** The game from the moment on when the first player has taken the free combo. */
const afterTheFirstPick = (told: (p: SmallWorldPosition) => void): typeof game => ({
  ...game,
  setup(options, seats, rng) {
    const p = game.setup(options, seats, rng)
    game.play(p, p.turn, { kind: 'pick', place: 0 }, rng, null)
    told(p)
    return p
  },
})

/* Too many games to be asked again and again while mutants are tried. */
it.runIf(!process.env.PENTARCHY_GAMES)(
  'every race is played with every power, and the contract holds for all 280 peoples',
  () => {
    const met = new Set<string>()
    const played = afterTheFirstPick(p => {
      const race = elementAt(p.active, p.turn)
      met.add(`${p.power[race]} ${race}`)
    })
    for (let round = 0; round < RACES.length * POWERS.length; round++) {
      const options = rotation(round)
      const seats = 2 + (round % 4)
      const { violations } = examine(played, proof, { seats, options, seed: `pair ${round}`, every: 30 })
      expect(violations).toEqual([])
    }
    expect(met.size).toBe(RACES.length * POWERS.length)
  },
  300_000,
)
