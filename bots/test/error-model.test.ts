import { describe, expect, it } from 'vitest'
import { loadDetectors } from '../../games/detectors.ts'
import { type GameId, loadGame } from '../../games/registry.ts'
import { openingOf } from '../../kernel/match.ts'
import { type BotGame, loadBotGame } from '../../kernel/module.ts'
import { Rng } from '../../kernel/rng.ts'
import { type ToyPosition, toy, toyBotGame } from '../../kernel/test/toy.ts'
import { countAbsurd } from '../absurd.ts'
import { type ErrorModel, withErrors } from '../error-model.ts'

const FLAWLESS: ErrorModel = { blur: 0, rivals: 1, overlooks: 0 }
/** A seat that has called seals one of its cards. */
const p: ToyPosition = {
  ...openingOf(toy, { seats: 3, seed: 'one', options: { rounds: '3', rich: false, lucky: 'random', motto: '' } }),
  calling: true,
  leader: 0,
}
const choose = (model: ErrorModel, botGame: BotGame, seed = 'chance') =>
  withErrors(model)(botGame).choose(toy.view(p, 0), 0, toy.moves(p, 0), Rng.fromSeed(seed))

describe('a weaker level', () => {
  const [first, second, ...others] = toy.moves(p, 0)
  const judging = (judgement: object): BotGame => ({
    ...toyBotGame,
    judgement: { ...toyBotGame.judgement, ...judgement },
  })

  it('without faults does what it takes for best', () => {
    expect(choose(FLAWLESS, judging({ guess: () => second }))).toEqual(second)
  })

  it('that overlooks its best idea has another one', () => {
    const overlooked = choose({ ...FLAWLESS, overlooks: 1 }, judging({ guess: () => second }))
    expect(overlooked).not.toEqual(second)
    expect([first, ...others]).toContainEqual(overlooked)
  })

  it('does nothing that no person would do, even if it likes it', () => {
    const sensible = () => [first]
    expect(choose(FLAWLESS, judging({ guess: () => second, sensible }))).toEqual(first)
  })

  it('does what makes no sense where nothing else is left', () => {
    expect(choose(FLAWLESS, judging({ guess: () => second, sensible: () => [] }))).toEqual(second)
  })

  it('keeps its taste for a whole match, whatever chance brings; another seat has another', () => {
    const seen: Record<string, number>[] = []
    const guess = (...[, , , { points }]: Parameters<NonNullable<BotGame['judgement']['guess']>>) => {
      seen.push(points)
      return null
    }
    const tasting = (taste: string, seed: string) =>
      withErrors({ ...FLAWLESS, blur: 1 })(judging({ guess }), undefined, taste).choose(
        toy.view(p, 0),
        0,
        toy.moves(p, 0),
        Rng.fromSeed(seed),
      )
    for (const [taste, seed] of [
      ['a', '1'],
      ['a', '2'],
      ['b', '1'],
    ] as const)
      tasting(taste, seed)
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).not.toEqual(seen[0])
  })
})

/**
 * Absurd moves of four Steady and of four Novice bots in 200 games under the model of 0.2.0: `pentarchy absurd GAME
 * --level L`.
 */
const FORMERLY: readonly (readonly [GameId, { readonly steady: number; readonly novice: number }])[] = [
  ['small-world', { steady: 1500, novice: 3067 }],
  ['ethnos', { steady: 9894, novice: 20_469 }],
  ['tiny-epic-kingdoms', { steady: 1644, novice: 2959 }],
  ['dark-lands', { steady: 1906, novice: 3353 }],
  ['paper-tales', { steady: 1348, novice: 1627 }],
]
const GAMES = 12
/** In the same number of games four `expert@1` made two to seven. */
const SEARCHED = 2

describe.each(FORMERLY)('%s: moves that no person would make', (id, formerly) => {
  const count = async (bot: string, games: number) => {
    const botGame = await loadBotGame(await loadGame(id))
    const detectors = (await loadDetectors(id)) ?? {}
    const sum = Object.fromEntries(Object.keys(detectors).map(name => [name, 0]))
    for (let n = 0; n < games; n++) {
      const { found } = countAbsurd(botGame, detectors, { bot, seats: 4, options: {}, seed: `absurd ${n}` })
      for (const [name, times] of Object.entries(found)) sum[name] = (sum[name] ?? 0) + times
    }
    return sum
  }
  const total = (found: Readonly<Record<string, number>>) => Object.values(found).reduce((sum, n) => sum + n, 0)

  it('are made by chance, each kind of them', async () => {
    const found = await count('random', 40)
    expect(Object.keys(found).length).toBeGreaterThanOrEqual(5)
    expect(Object.entries(found).filter(([, times]) => times === 0)).toEqual([])
  })

  it('are a tenth of what they were of Steady, a fifth of Novice', async () => {
    const share = GAMES / 200
    expect(total(await count('steady', GAMES))).toBeLessThanOrEqual((formerly.steady / 10) * share)
    expect(total(await count('novice', GAMES))).toBeLessThanOrEqual((formerly.novice / 5) * share)
  })

  it('are all but gone where a level searches', async () => {
    expect(total(await count('expert:4', SEARCHED))).toBeLessThanOrEqual(1)
  })
})
