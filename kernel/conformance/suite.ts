import { describe, expect, it } from 'vitest'
import type { Game, GameEvent, Move, Options, Position } from '../game.ts'
import { examine } from './examine.ts'
import { leaksOf } from './leaks.ts'
import { unscrambled } from './masks.ts'
import type { Proof, Secret } from './proof.ts'
import type { Case } from './repeat.ts'
import type { Masks } from './scene.ts'

/** PENTARCHY_GAMES lowers the number while mutants are tested. */
const GAMES_A_CASE = Number(process.env.PENTARCHY_GAMES ?? 2)
/** How many games are searched for hidden places, and how many more for missing kinds of events. */
const SEARCH = { games: 12, more: 400 }

const nameOf = ({ seats, options }: Case): string => `with ${seats} seats ${options ? JSON.stringify(options) : ''}`

/**
 * The whole contract as tests, one line for a new game: `conformance(game, proof, cases)`. It also tests itself: a leak
 * of any secret, or of any place that events or views hide, must be found.
 */
export function conformance<P extends Position, M extends Move, E extends GameEvent, O extends Options>(
  game: Game<P, M, E, O>,
  proof: Proof<P, E>,
  cases: readonly Case[],
): void {
  describe(`${game.facts.id} keeps the contract`, () => {
    const masks: Masks[] = []
    it.each(cases.map(one => [nameOf(one), one] as const))('%s', (_, { seats, options = {} }) => {
      for (let n = 0; n < GAMES_A_CASE; n++) {
        const examined = examine(game, proof, { seats, options, seed: `conformance ${n}`, every: 6 })
        expect(examined.violations).toEqual([])
        masks.push(examined.masks)
      }
    })

    it('and whatever its views hide is put to the test', () => {
      expect(unscrambled(masks)).toEqual([])
    })
  })

  describe(`${game.facts.id}: the suite finds a leak`, () => {
    it.each(proof.secrets.map(secret => [secret.name, secret] as const))('of %s', (_, secret) => {
      const leaky = { ...game, view: leakyView(game, secret) }
      const found = cases.some(({ seats, options = {} }) =>
        [0, 1, 2].some(
          n => examine(leaky, proof, { seats, options, seed: `leak ${n}`, every: 3 }).violations.length > 0,
        ),
      )
      expect(found).toBe(true)
    })

    // Tests the suite, not the game, so mutants skip it.
    it.runIf(!process.env.PENTARCHY_GAMES)('of whatever events and views hide', { timeout: 60_000 }, () => {
      const { missed, unseen } = leaksOf(game as Game, proof as Proof, cases, SEARCH)
      expect({ missed, unseen }).toEqual({ missed: [], unseen: [] })
    })
  })
}

const leakyView =
  <P extends Position>(game: Game<P>, secret: Secret<P>): Game<P>['view'] =>
  (p, viewer) => {
    const view = game.clone(game.view(p, viewer))
    secret.leak(view, p)
    return view
  }
