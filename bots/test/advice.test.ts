import { describe, expect, it } from 'vitest'
import { GAME_IDS, loadGame } from '../../games/registry.ts'
import type { Move } from '../../kernel/game.ts'
import { LANGUAGES } from '../../kernel/languages.ts'
import { elementAt } from '../../kernel/list.ts'
import { createMatch, playUnchecked } from '../../kernel/match.ts'
import { type AdviceGame, loadAdviceGame, loadBotGame } from '../../kernel/module.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import { toyBotGame } from '../../kernel/test/toy.ts'
import { analyse, judgeLast } from '../advice/analyse.ts'
import { type HintedMove, hintAt, hintOf } from '../advice/hint.ts'
import { hintInLines, movesInWords, reasonInWords } from '../advice/in-words.ts'
import { type Reason, reasonsFor } from '../advice/reasons.ts'
import { greedy } from '../greedy.ts'
import { playMatch } from '../play.ts'
import { random } from '../random.ts'

const toy: AdviceGame = toyBotGame

/** The first position of a random match in which the seat has a choice that fits. */
function firstChoice({ game }: AdviceGame, seed: string, isWanted: (move: Move) => boolean = () => true) {
  const rng = Rng.fromSeed(seed)
  const created = createMatch(game, Math.max(2, game.facts.seats.min), {}, seed)
  if (!created.ok) throw new Error(created.error.code)
  const match = created.value
  for (;;) {
    const seat = elementAt(game.toMove(match.position), 0)
    const view = game.view(match.position, seat)
    const moves = game.moves(view, seat)
    if (match.log.length > 1 && moves.length > 1 && moves.some(isWanted)) return { view, seat, moves }
    playUnchecked(match, seat, rng.pick(moves))
  }
}

describe('Reasons', () => {
  const raising = () => {
    const view = toy.game.view(toy.game.setup({ rounds: '2' }, 2, Rng.fromSeed('toy')), 0)
    const seat = elementAt(toy.game.toMove(view), 0)
    return { view: toy.game.view(view, seat), seat }
  }

  it('are certain where the rules leave nothing open, and told for the end of the turn where it goes on', () => {
    const { view, seat } = raising()
    const [stake] = elementAt(reasonsFor(toy, view, seat, [{ kind: 'raise' }], Rng.fromSeed('x')), 0)
    expect(stake).toMatchObject({ consequence: { kind: 'stake' } })
    const later = elementAt(reasonsFor(toy, view, seat, [{ kind: 'call' }], Rng.fromSeed('x')), 0)
    for (const { certainty, when } of later) expect([certainty, when]).not.toEqual(['certain', 'turn'])
  })

  it('are certain for a turn in which nobody else has a say and nothing is drawn', async () => {
    const kingdoms = await loadAdviceGame(await loadGame('tiny-epic-kingdoms'))
    const { view, seat, moves } = firstChoice(kingdoms, 'sure', ({ kind }) => kind === 'select')
    const told = reasonsFor(kingdoms, view, seat, moves, Rng.fromSeed('x')).flat()
    const steady = told.filter(({ when, certainty }) => when === 'turn' && certainty !== 'average')
    expect(steady.length).toBeGreaterThan(0)
    expect(steady.every(({ certainty }) => certainty === 'certain')).toBe(true)
  })

  it.each(GAME_IDS)('of %s have words in every language', async id => {
    const module = await loadGame(id)
    const adviceGame = await loadAdviceGame(module)
    const { view, seat, moves } = firstChoice(adviceGame, 'reasons')
    const told = reasonsFor(adviceGame, view, seat, moves.slice(0, 3), Rng.fromSeed('x'))
    expect(told).toHaveLength(Math.min(3, moves.length))
    for (const language of LANGUAGES) {
      const speech = { language, words: await module.words[language](), nameOf: (at: Seat) => `№${at}` }
      for (const reason of told.flat()) expect(reasonInWords(reason, speech)).toMatch(/^[\p{Lu}\p{N}№].*\.$/u)
    }
  })
})

describe('A hint', () => {
  const reason = (kind: string, weight: number, gain = 1): Reason => ({
    consequence: { kind, about: {}, figures: { gain }, pieces: [], weight },
    certainty: 'certain',
    when: 'move',
  })
  const weighed = (...shares: number[]) => shares.map((share, n) => ({ move: { kind: `move ${n}` }, visits: 9, share }))
  const kinds = (hinted: HintedMove | null) => hinted?.reasons.map(({ consequence }) => consequence.kind)

  it('proposes the first move, beside the best of the others that leads to something else', () => {
    const gain = reason('gain', 2)
    const { best, runnerUp } = hintOf(weighed(0.5, 0.2, 0.49, 0.4), [[gain], [], [gain], [reason('land', 1)]])
    expect([best.share, runnerUp?.share]).toEqual([0.5, 0.4])
    expect(hintOf(weighed(0.5), [[gain]])).toMatchObject({ runnerUp: null, closeness: 'clear' })
  })

  it('tells only in what the two differ, weightiest first, with the worst that speaks against each', () => {
    const both = reason('both', 9)
    const { best, runnerUp } = hintOf(weighed(0.5, 0.4), [
      [both, reason('a', 5), reason('price', -4), reason('b', 3), reason('c', 2), reason('trifle', 0.1)],
      [both, reason('a', 2, 2)],
    ])
    expect(kinds(best)).toEqual(['a', 'b', 'price'])
    expect(kinds(runnerUp)).toEqual(['a'])
  })

  it('tells what both lead to where there is nothing else', () => {
    const { best, runnerUp } = hintOf(weighed(0.5, 0.4), [[reason('both', 1)], [reason('both', 1)]])
    expect([kinds(best), kinds(runnerUp)]).toEqual([['both'], ['both']])
  })

  it('says how close the two are', () => {
    const close = (...shares: number[]) => hintOf(weighed(...shares), [[reason('a', 1)], []]).closeness
    expect([close(0.5, 0.4), close(0.5, 0.46), close(0.5, 0.49), close(0.4, 0.5)]).toEqual([
      'clear',
      'slight',
      'equal',
      'equal',
    ])
  })

  it('reads as lines of text', async () => {
    const ethnos = await loadGame('ethnos')
    const adviceGame = await loadAdviceGame(ethnos)
    const { view, seat } = firstChoice(adviceGame, 'lines')
    const hint = hintAt(adviceGame, view, seat, Rng.fromSeed('lines'), { iterations: 40 })
    const speech = { language: 'en' as const, words: await ethnos.words.en(), nameOf: () => 'Anna' }
    const lines = hintInLines(hint, view, seat, speech)
    expect(lines[0]).toBe(speech.words.move(hint.best.move, view, seat))
    expect(lines.at(-1)).toMatch(/^(Clearly better than|A little better than|About as good as) the next best move\.$/)
    const told = elementAt(await movesInWords(ethnos, view, seat, [hint.best.move], Rng.fromSeed('x'), speech), 0)
    expect(told.length).toBeGreaterThan(0)
  })
})

describe('Analysis', () => {
  const played = playMatch(toy, [greedy(toy), random()], {}, 'analysis')
  if (!played.ok) throw new Error(played.error.code)
  const { setup, log } = played.value
  const whole = [...analyse(toy, { setup, log }, { iterations: 60, part: 0, parts: 1 })]

  it('judges every position once, the opening first', () => {
    expect(whole.map(({ step }) => step)).toEqual(Array.from({ length: log.length + 1 }, (_, step) => step))
    expect(elementAt(whole, 0).slip).toBeNull()
  })

  it('gives chances that add up, and ends with who won', () => {
    for (const { chances } of whole) expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
    expect(Math.max(...(whole.at(-1)?.chances ?? []))).toBeGreaterThanOrEqual(0.5)
  })

  it('finds slips among the moves of chance, each with a better legal move of the same seat', () => {
    const slips = whole.flatMap(({ step, slip }) => (slip ? [{ step, ...slip }] : []))
    expect(slips.length).toBeGreaterThan(0)
    for (const { step, seat, cost } of slips) {
      expect(seat).toBe(elementAt(log, step - 1).seat)
      expect(cost).toBeGreaterThan(0)
    }
  })

  it('does not leap from side to side while somebody is at their turn', async () => {
    const world = await loadBotGame(await loadGame('small-world'))
    const match = playMatch(world, [greedy(world), greedy(world), greedy(world)], {}, 'leaps')
    if (!match.ok) throw new Error(match.error.code)
    const record = { ...match.value, log: match.value.log.slice(0, 40) }
    const seen = [...analyse(world, record, { iterations: 1, part: 0, parts: 1 })].map(({ chances }) => chances)
    const leaps = seen
      .slice(1)
      .map((chances, n) =>
        Math.max(...chances.map((chance, at) => Math.abs(chance - elementAt(elementAt(seen, n), at)))),
      )
    expect(leaps.reduce((sum, leap) => sum + leap, 0) / leaps.length).toBeLessThan(0.08)
  })

  it('is the same when several helpers share the work', () => {
    const shared = [0, 1].flatMap(part => [...analyse(toy, { setup, log }, { iterations: 60, part, parts: 2 })])
    expect(shared.sort((a, b) => a.step - b.step)).toEqual(whole)
  })

  it('is the same when each move is judged by itself', () => {
    const each = whole.map(({ step }) => judgeLast(toy, { setup, log: log.slice(0, step) }, 60))
    expect(each).toEqual(whole)
  })
})
