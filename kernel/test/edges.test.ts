import { describe, expect, it } from 'vitest'
import { drawItems } from '../bag.ts'
import { exportMatch, importMatch } from '../file.ts'
import { winShares } from '../game.ts'
import { sameData, sameJson } from '../json.ts'
import { Judge, type Judgement, placesOf } from '../judgement.ts'
import { elementAt, replaced } from '../list.ts'
import { createMatch, type Match, playMove, undo } from '../match.ts'
import { type OptionSpec, parseOptions, readOptionText, valuesFor } from '../options.ts'
import { sharing } from '../patch.ts'
import { LazyRng, Rng } from '../rng.ts'
import type { Seat } from '../seat.ts'
import { form, formRu, listOf } from '../words.ts'
import { toy } from './toy.ts'

describe('The win', () => {
  it.each([
    [
      [1, 2, 3],
      [1, 0, 0],
    ],
    [
      [2, 1, 1],
      [0, 0.5, 0.5],
    ],
    [
      [1, 1, 1, 1],
      [0.25, 0.25, 0.25, 0.25],
    ],
  ])('with places %j is shared %j', (places, shares) =>
    expect(winShares({ places, scores: [], lines: [] })).toEqual(shares),
  )
})

describe('A bag', () => {
  it('gives as many as asked and keeps the rest', () => {
    const bag = ['a', 'b', 'c']
    const drawn = drawItems(bag, 2, Rng.fromSeed('bag'))
    expect(drawn).toHaveLength(2)
    expect([...drawn, ...bag].sort()).toEqual(['a', 'b', 'c'])
  })

  it('gives nothing when nothing is asked', () => {
    const bag = ['a']
    expect(drawItems(bag, 0, Rng.fromSeed('bag'))).toEqual([])
    expect(bag).toEqual(['a'])
  })

  it('gives what it has when more is asked', () => expect(drawItems(['a'], 3, Rng.fromSeed('bag'))).toEqual(['a']))
})

describe('A list with one element replaced', () => {
  it('is another list', () => {
    const list = [1, 2, 3]
    expect(replaced(list, 1, 9)).toEqual([1, 9, 3])
    expect(list).toEqual([1, 2, 3])
  })
})

describe('Data', () => {
  it.each([
    [1, { a: 1 }],
    [{ a: 1 }, 1],
    ['', {}],
    [{}, ''],
    [null, {}],
    [{}, null],
    [
      [1, [2]],
      [1, [3]],
    ],
  ])('%j and %j differ by either measure', (a, b) => expect([sameData(a, b), sameJson(a, b)]).toEqual([false, false]))

  it('that is equal but not the same is the same data', () => {
    const data = () => [1, [2, { three: [] }], null, 'x']
    expect([sameData(data(), data()), sameJson(data(), data())]).toEqual([true, true])
  })
})

describe('Sharing', () => {
  it('keeps what is equal and takes what is not', () => {
    const model = { hand: [1, 2], row: [3], count: 1, none: null }
    const data = { hand: [1, 2], row: [4], count: 2, none: null }
    const shared = sharing(model, data)
    expect(shared).toEqual(data)
    expect(shared.hand).toBe(model.hand)
    expect(shared.row).toBe(data.row)
  })
})

describe('Shuffling', () => {
  const TIMES = 6000

  it('keeps every element and gives each order as often as the others', () => {
    const rng = Rng.fromSeed('orders')
    const seen = new Map<string, number>()
    for (let n = 0; n < TIMES; n++) {
      const order = rng.shuffle(['a', 'b', 'c']).join('')
      seen.set(order, (seen.get(order) ?? 0) + 1)
    }
    expect([...seen.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
    for (const times of seen.values()) expect(Math.abs(times - TIMES / 6)).toBeLessThan(150)
  })

  it('draws once for every element but the first', () => {
    const [one, other] = [Rng.fromSeed('draws'), Rng.fromSeed('draws')]
    one.shuffle([1, 2, 3, 4])
    for (const n of [4, 3, 2]) other.below(n)
    expect(one.fingerprint()).toBe(other.fingerprint())
  })

  it.each([[[]], [['only']]])('leaves %j as it is', list =>
    expect(Rng.fromSeed('few').shuffle([...list])).toEqual(list),
  )
})

describe('A generator that sleeps', () => {
  it('is not used until something is drawn, and draws what the other would', () => {
    const lazy = new LazyRng('seed')
    expect(lazy.used).toBe(false)
    expect(lazy.next()).toBe(Rng.fromSeed('seed').next())
    expect(lazy.used).toBe(true)
    expect(lazy.fingerprint()).not.toBe(new LazyRng('seed').fingerprint())
  })
})

describe('An option', () => {
  const choice: Extract<OptionSpec, { kind: 'choice' }> = {
    id: 'board',
    kind: 'choice',
    values: ['small', 'large', 'any'],
    default: 'any',
    valueSeats: { small: [2, 3], large: [4] },
  }

  it.each([
    [2, ['small', 'any']],
    [4, ['large', 'any']],
    [5, ['any']],
  ])('with %i players has the values they can take', (seats, values) =>
    expect(valuesFor(choice, seats)).toEqual(values),
  )

  it('without a word about players has all its values', () => {
    const { valueSeats: _, ...plain } = choice
    expect(valuesFor(plain, 2)).toEqual(['small', 'large', 'any'])
  })

  it('of text may be as long as allowed and no longer', () => {
    expect(parseOptions(toy, 2, { motto: '0123456789' }).ok).toBe(true)
    expect(parseOptions(toy, 2, { motto: '0123456789a' }).ok).toBe(false)
  })

  it('brought along as data is for the game to judge', () => {
    const spec: OptionSpec = { id: 'own', kind: 'data', default: null }
    const game = { ...toy, facts: { ...toy.facts, options: [spec] }, optionsObjection: () => null }
    expect(parseOptions(game, 2, { own: { anything: [1] } })).toEqual({ ok: true, value: { own: { anything: [1] } } })
  })

  it('that is refused is named with its value, cut short', () => {
    const refused = parseOptions(toy, 2, { motto: 'x'.repeat(200) })
    expect(refused).toEqual({
      ok: false,
      error: { code: 'bad-option', rule: 'options', figures: { option: 'motto', value: `"${'x'.repeat(79)}` } },
    })
    expect(parseOptions(toy, 9, {})).toMatchObject({ error: { figures: { seats: 9, min: 2, max: 4 } } })
    expect(parseOptions(toy, 2, { speed: 1 })).toMatchObject({ error: { figures: { option: 'speed' } } })
  })

  it.each([
    ['yes', true],
    ['true', true],
    ['on', true],
    ['no', false],
    ['false', false],
    ['off', false],
  ])('that is a flag reads "%s"', (word, value) =>
    expect(readOptionText(toy.facts, { rich: word })).toEqual({ rich: value }),
  )

  it.each([
    ['one pick too few', ['a']],
    ['one pick too many', ['a', 'b', 'c']],
    ['a pick doubled', ['a', 'a', 'b']],
    ['no list', 'a+b'],
  ])('with %s is refused', (_, lucky) => expect(parseOptions(toy, 3, { lucky }).ok).toBe(false))
})

describe('A match', () => {
  const begin = (seats = 2): Match => {
    const created = createMatch(toy, seats, {}, 'edges')
    if (!created.ok) throw new Error(created.error.code)
    return created.value as Match
  }
  const leaderOf = (match: Match): Seat => elementAt(match.game.toMove(match.position), 0)

  it('refuses in the name of the kernel', () => {
    const match = begin()
    expect(playMove(match, leaderOf(match), null)).toEqual({
      ok: false,
      error: { code: 'malformed', rule: 'kernel', figures: {} },
    })
  })

  it('tells of a move only what happened, and numbers it', () => {
    const match = begin()
    const played = playMove(match, leaderOf(match), { kind: 'raise' })
    expect(played).toEqual({ ok: true, value: { number: 1, events: [expect.objectContaining({ kind: 'raised' })] } })
  })

  it('that was played by one seat and then quietly by another gives back only the other’s moves', () => {
    // In a game where everybody seals before anything is opened, a seal reveals nothing.
    const match = begin(3)
    const leader = leaderOf(match)
    playMove(match, leader, { kind: 'call' })
    const seal = (seat: Seat) => playMove(match, seat, match.game.moves(match.position, seat)[0])
    const other = match.game.toMove(match.position).find(seat => seat !== leader) as Seat
    seal(leader)
    const { past } = match
    seal(other)
    expect(past.length).toBeLessThanOrEqual(1)
    expect(undo(match, leader)).toEqual({ ok: false, error: 'other-moved' })
  })

  it('longer than its game can be is no match', () => {
    const match = begin()
    playMove(match, leaderOf(match), { kind: 'raise' })
    const file = exportMatch(match, ['Ann'])
    expect(file.seats).toEqual([{ name: 'Ann' }, { name: '' }])
    const short = { ...match.game, facts: { ...match.game.facts, longest: 0 } }
    expect(importMatch(short, file)).toEqual({ ok: false, error: { code: 'bad-field', field: 'moves' } })
    expect(importMatch({ ...short, facts: { ...short.facts, longest: 1 } }, file).ok).toBe(true)
    expect(importMatch(match.game, { ...file, hashes: [] })).toEqual({
      ok: false,
      error: { code: 'bad-field', field: 'hashes' },
    })
  })
})

describe('A judge', () => {
  interface Purse {
    readonly coins: readonly number[]
  }
  const AT = placesOf(['coins'])
  const judgement: Judgement<Purse, { kind: string }, 'coins'> = {
    terms: ['coins'],
    weights: {
      active: 'one',
      baseline: 'one',
      versions: {
        one: {
          points: { coins: 1 },
          rivalry: { best: 1, mean: 0, duel: 1 },
          certainty: { start: 1, end: 3 },
          figures: {},
        },
      },
    },
    patience: 1,
    horizon: () => 1,
    content: () => [],
    seats: p => p.coins.length,
    progress: () => 0.5,
    features: (p, _seat, into) => {
      for (let seat = 0; seat < p.coins.length; seat++) into[seat + AT.coins] = elementAt(p.coins, seat)
    },
    candidates: (_p, _seat, moves) => moves,
  }
  const purses: Purse = { coins: [1, 0] }

  it('is as sure as the time in the game says: between the start and the end', () => {
    const chances = new Float64Array(2)
    new Judge(judgement).chances(purses, chances)
    expect(elementAt(chances, 0) / elementAt(chances, 1)).toBeCloseTo(Math.exp(2), 10)
    new Judge(judgement).chances(purses, chances, 1)
    expect(elementAt(chances, 0) / elementAt(chances, 1)).toBeCloseTo(Math.exp(3), 10)
  })

  it('guesses as its game does, or not at all', () => {
    const rng = Rng.fromSeed('guess')
    const move = { kind: 'take' }
    expect(new Judge(judgement).guess(purses, 0, true, rng)).toBeNull()
    expect(new Judge({ ...judgement, guess: () => move }).guess(purses, 0, true, rng)).toBe(move)
    expect(new Judge({ ...judgement, reopen: () => true }).reopen(purses, 0)).toBe(true)
  })
})

describe('Words', () => {
  it.each([
    [0, 'cards', 'карт'],
    [1, 'card', 'карта'],
    [2, 'cards', 'карты'],
    [5, 'cards', 'карт'],
    [11, 'cards', 'карт'],
    [21, 'cards', 'карта'],
    [1.5, 'cards', 'карты'],
  ])('after %d take the form %s, %s', (n, en, ru) => {
    expect([form(n, 'card', 'cards'), formRu(n, 'карта', 'карты', 'карт')]).toEqual([en, ru])
  })

  it('in a list are joined as in a sentence', () => {
    expect(listOf('en', ['Anna', 'Boris', 'Clara'])).toBe('Anna, Boris and Clara')
    expect(listOf('ru', ['Анна', 'Борис', 'Клара'])).toBe('Анна, Борис и Клара')
  })
})
