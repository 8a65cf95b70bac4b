import { describe, expect, it } from 'vitest'
import { GAME_IDS, loadGame } from '../../games/registry.ts'
import { elementAt } from '../../kernel/list.ts'
import { createMatch, playUnchecked } from '../../kernel/match.ts'
import { type BotGame, loadBotGame } from '../../kernel/module.ts'
import { Rng } from '../../kernel/rng.ts'
import { toyBotGame } from '../../kernel/test/toy.ts'
import { LANGUAGES } from '../../kernel/words.ts'
import { analyse, judgeLast } from '../advice/analyse.ts'
import { RIVALS, reasonsFor } from '../advice/reasons.ts'
import { greedy } from '../greedy.ts'
import { playMatch } from '../play.ts'
import { random } from '../random.ts'

const toy: BotGame = toyBotGame

describe('Reasons', () => {
  it.each(GAME_IDS)('for and against moves of %s are terms that have words in every language', async id => {
    const module = await loadGame(id)
    const { game } = module
    const rng = Rng.fromSeed('reasons')
    const created = createMatch(game, Math.max(2, game.facts.seats.min), {}, 'reasons')
    if (!created.ok) throw new Error(created.error.code)
    const match = created.value
    const choices = () => game.moves(match.position, elementAt(game.toMove(match.position), 0))
    while (match.log.length < 2 || choices().length < 2)
      playUnchecked(match, elementAt(game.toMove(match.position), 0), rng.pick(choices()))
    const { position } = match
    const seat = elementAt(game.toMove(position), 0)
    const view = game.view(position, seat)
    const moves = game.moves(view, seat).slice(0, 3)
    const reasons = reasonsFor(await loadBotGame(module), view, seat, moves, Rng.fromSeed('x'))
    expect(reasons).toHaveLength(moves.length)
    for (const language of LANGUAGES) {
      const words = await module.words[language]()
      for (const { term } of reasons.flat()) expect(term === RIVALS || words.terms[term]).toBeTruthy()
    }
  })

  it('are what the turn comes to: a choice of what to do next brings nothing by itself', async () => {
    const kingdoms = await loadBotGame(await loadGame('tiny-epic-kingdoms'))
    const { game } = kingdoms
    const created = createMatch(game, 4, {}, 'select')
    if (!created.ok) throw new Error(created.error.code)
    const match = created.value
    const bot = greedy(kingdoms)
    const rng = Rng.fromSeed('select')
    const asked = () => elementAt(game.toMove(match.position), 0)
    const offered = () => game.moves(game.view(match.position, asked()), asked())
    while (offered().length < 3 || offered().some(({ kind }) => kind !== 'select'))
      playUnchecked(match, asked(), bot.choose(game.view(match.position, asked()), asked(), offered(), rng))
    const reasons = reasonsFor(kingdoms, game.view(match.position, asked()), asked(), offered(), rng).flat()
    expect(reasons.filter(({ term }) => term !== RIVALS)).not.toEqual([])
    for (const { points } of reasons) expect(Math.abs(points)).toBeGreaterThanOrEqual(0.05)
  })

  it('of a move without an alternative are none', () => {
    const { game } = toy
    const position = game.setup({}, 2, Rng.fromSeed('toy'))
    const seat = elementAt(game.toMove(position), 0)
    const move = elementAt(game.moves(position, seat), 0)
    expect(reasonsFor(toy, game.view(position, seat), seat, [move], Rng.fromSeed('x'))).toEqual([[]])
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
