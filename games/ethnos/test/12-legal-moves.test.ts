import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { type Card, kingdomOf, SKELETON, tribeOf } from '../content/cards.ts'
import { ALL_KINGDOMS } from '../content/kingdoms.ts'
import { TRIBES } from '../content/tribes.ts'
import { type EthnosMove, type EthnosPosition, type Frame, NONE } from '../position.ts'
import { game } from '../rules/game.ts'
import { bandMove, card, cards, kingdom, objectionTo, scene } from './builders.ts'

const key = (move: EthnosMove): string => JSON.stringify(move)

/** Every choice among the cards, copies being interchangeable. */
function choices(hand: readonly Card[]): Card[][] {
  const found = new Map<string, Card[]>()
  for (let mask = 0; mask < 2 ** hand.length; mask++) {
    const chosen = hand.filter((_, i) => mask & (1 << i))
    found.set(chosen.join(), chosen)
  }
  return [...found.values()]
}

/** ET-BAND-1 to ET-MARKER-3 once more, as simply as can be: every choice of cards, leader and kingdom is put to the test. */
function bandsBySpelling(p: EthnosPosition): EthnosMove[] {
  const hand = elementAt(p.hands, 0)
  const named = (of: Card) => TRIBES[tribeOf(of)]
  return choices(hand).flatMap(chosen => {
    const fighters = chosen.filter(member => named(member) !== 'skeleton')
    const isOne = (what: (of: Card) => number) => new Set(fighters.map(what)).size === 1
    if (!isOne(tribeOf) && !isOne(kingdomOf)) return []
    return [...new Set(fighters)].flatMap(leader => {
      const mayGo = ALL_KINGDOMS.filter(target => {
        if (named(leader) === 'halfling' || p.supply[0] === 0) return false
        if (named(leader) !== 'harpy' && kingdomOf(leader) !== target) return false
        const there =
          p.seats === 2 ? elementAt(p.markers, target) + elementAt(p.markers, 6 + target) : elementAt(p.markers, target)
        return chosen.length >= Math.max(1, there + 1 - (named(leader) === 'minotaur' ? 1 : 0))
      })
      return [...mayGo, NONE as typeof NONE].map(
        (target): EthnosMove => ({ kind: 'band', cards: chosen, leader, kingdom: target }),
      )
    })
  })
}

describe('The list of legal moves', () => {
  it.each([2, 4])(
    'ET-BAND-1 ET-BAND-2 ET-BAND-3 ET-MARKER-3: holds every band there is and each once, with %i players',
    seats => {
      const rng = Rng.fromSeed(`bands ${seats}`)
      for (let n = 0; n < 60; n++) {
        // Few kinds, so that many go together; Skeletons, Halflings, Harpies and Minotaurs are among them.
        const tribes = [rng.below(12), 9, 4, 5, 7]
        const hand = Array.from({ length: 1 + rng.below(6) }, () => {
          const tribe = rng.pick(tribes)
          return tribe === 9 ? SKELETON : tribe * 6 + rng.below(2) + 2
        }).sort((a, b) => a - b)
        const markers = { ithys: [rng.below(4), rng.below(3)], althea: [rng.below(4), 1], rhea: [2, 1], duris: [5, 0] }
        const p = scene(seats, { markers, supply: new Array(seats).fill(n % 7 === 0 ? 0 : 9), row: cards('rhea elf') })
        p.hands[0] = hand
        const listed = game.moves(p, 0).filter(move => move.kind === 'band' && !move.decline)
        expect(listed.map(key).sort()).toEqual(bandsBySpelling(p).map(key).sort())
      }
    },
  )

  it('ET-BAND-2: the largest hand of one tribe and skeletons is listed without omission', () => {
    const p = scene(4, {
      hands: { 0: cards('rhea elf', 'rhea elf', 'duris elf', 'duris wizard', 'skeleton', 'skeleton') },
    })
    const bands = game.moves(p, 0).filter(move => move.kind === 'band')
    expect(bands.map(key).sort()).toEqual(bandsBySpelling(p).map(key).sort())
    expect(
      bands.every(
        move =>
          move.kind === 'band' && move.cards.every((member, i, all) => i === 0 || elementAt(all, i - 1) <= member),
      ),
    ).toBe(true)
  })

  it('ET-TRIBE-ELF-1: holds every choice of cards to keep and each once, most cards first', () => {
    const hand = cards('rhea elf', 'rhea elf', 'duris orc', 'ithys troll', 'skeleton')
    for (let most = 1; most <= 6; most++) {
      const p = scene(4, { hands: { 0: hand } })
      p.agenda = [{ kind: 'keep', seat: 0, amount: most }]
      const kept = game.moves(p, 0).map(move => (move.kind === 'keep' ? move.cards : []))
      const wanted = choices(hand).filter(chosen => chosen.length <= most)
      expect(kept.map(String).sort()).toEqual(wanted.map(String).sort())
      const sizes = kept.map(chosen => chosen.length)
      expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
      expect(sizes[0]).toBe(Math.min(most, hand.length))
    }
  })

  it('ET-RECRUIT-1: of cards that lie twice in the row one is offered, then the deck', () => {
    const p = scene(4, { row: [...cards('rhea elf', 'rhea elf', 'duris orc'), ...cards('rhea elf')] })
    expect(game.moves(p, 0)).toEqual([
      { kind: 'recruit', card: card('rhea elf') },
      { kind: 'recruit', card: card('duris orc') },
      { kind: 'draw' },
    ])
  })

  it('ET-TRIBE-MERFOLK-2: an extra marker may go to any kingdom, or to none', () => {
    const p = scene(4)
    p.agenda = [{ kind: 'bonus', seat: 0, amount: 1 }]
    expect(game.moves(p, 0)).toEqual([...ALL_KINGDOMS, NONE].map(target => ({ kind: 'bonus', kingdom: target })))
  })

  it('ET-TRIBE-ORC-3: hordes are cashed in or kept', () => {
    const p = scene(4)
    p.agenda = [{ kind: 'hordes', seat: 2, amount: 0 }]
    expect(game.moves(p, 2)).toEqual([
      { kind: 'hordes', cash: true },
      { kind: 'hordes', cash: false },
    ])
  })

  it('ET-TURN-1: only who is asked has moves, and nobody after the end', () => {
    const p = scene(4, { hands: { 1: cards('rhea elf') } })
    expect([1, 2, 3].map(seat => game.moves(p, seat as 1))).toEqual([[], [], []])
    p.agenda = []
    expect([game.toMove(p), game.moves(p, 0), game.moves(p, 1)]).toEqual([[], [], []])
    expect(game.objection(p, 0, { kind: 'draw' })).toMatchObject({ code: 'not-now' })
  })
})

/** What answers what: one move of every kind that is legal where it is asked for. */
const ANSWERS: Readonly<Record<Frame['kind'], readonly EthnosMove[]>> = {
  turn: [{ kind: 'recruit', card: card('duris orc') }, { kind: 'draw' }, bandMove('rhea elf', [], 'rhea')],
  chain: [bandMove('rhea elf', [], 'rhea'), { kind: 'stop' }],
  bonus: [
    { kind: 'bonus', kingdom: NONE },
    { kind: 'bonus', kingdom: kingdom('duris') },
  ],
  troll: [
    { kind: 'troll', value: 1 },
    { kind: 'troll', value: 0 },
  ],
  keep: [
    { kind: 'keep', cards: [] },
    { kind: 'keep', cards: cards('rhea elf') },
  ],
  wizard: [
    { kind: 'wizard', draw: true },
    { kind: 'wizard', draw: false },
  ],
  hordes: [
    { kind: 'hordes', cash: true },
    { kind: 'hordes', cash: false },
  ],
}
const frames = Object.keys(ANSWERS) as Frame['kind'][]

describe('A question', () => {
  it.each(frames)('ET-TURN-1: %s is answered by its own answers and by nothing else', kind => {
    const p = scene(4, { hands: { 0: cards('rhea elf') }, row: cards('duris orc') })
    p.agenda = [{ kind, seat: 0, amount: 1 }]
    for (const move of ANSWERS[kind]) {
      expect(game.objection(p, 0, move)).toBeNull()
      expect(game.objection(p, 1, move)).toEqual({ code: 'not-now', rule: 'ET-TURN-1', figures: {} })
    }
    const others = frames
      .flatMap(other => ANSWERS[other])
      .filter(move => ANSWERS[kind].every(own => own.kind !== move.kind))
    for (const move of others) expect(game.objection(p, 0, move)).toMatchObject({ code: 'not-now' })
  })

  it('ET-TRIBE-TROLL-1 ET-TRIBE-TROLL-2: tokens up to the size, free ones only', () => {
    const p = scene(4, { trolls: { 2: 3 } })
    p.agenda = [{ kind: 'troll', seat: 0, amount: 3 }]
    const objections = [0, 1, 2, 3, 4].map(value => game.objection(p, 0, { kind: 'troll', value }))
    expect(objections).toEqual([
      null,
      null,
      { code: 'troll-taken', rule: 'ET-TRIBE-TROLL-2', figures: { value: 2 } },
      null,
      { code: 'troll-too-high', rule: 'ET-TRIBE-TROLL-1', figures: { value: 4, size: 3 } },
    ])
  })

  it('ET-TRIBE-ELF-1: cards one holds, and no more than the band is large', () => {
    const p = scene(4, { hands: { 0: cards('rhea elf', 'duris orc', 'duris orc') } })
    p.agenda = [{ kind: 'keep', seat: 0, amount: 2 }]
    const keep = (...names: string[]) => game.objection(p, 0, { kind: 'keep', cards: cards(...names) })
    expect(keep('duris orc', 'duris orc')).toBeNull()
    expect(keep('rhea elf', 'rhea elf')).toEqual({ code: 'not-in-hand', rule: 'ET-BAND-1', figures: {} })
    expect(keep('rhea elf', 'duris orc', 'duris orc')).toEqual({
      code: 'keep-too-many',
      rule: 'ET-TRIBE-ELF-1',
      figures: { most: 2 },
    })
  })

  it('ET-MARKER-1 ET-TRIBE-HALFLING-1 ET-R-7: why a marker cannot go there, each with its rule', () => {
    const hand = cards('rhea elf', 'rhea halfling', 'rhea harpy', 'rhea minotaur')
    const p = scene(4, { hands: { 0: hand }, markers: { rhea: [3], duris: [1] } })
    const refused = (leader: string, target: 'rhea' | 'duris') => game.objection(p, 0, bandMove(leader, [], target))
    expect(refused('rhea elf', 'duris')).toEqual({
      code: 'other-kingdom',
      rule: 'ET-MARKER-1',
      figures: { kingdom: 'rhea' },
    })
    expect(refused('rhea halfling', 'rhea')).toEqual({
      code: 'halfling-leader',
      rule: 'ET-TRIBE-HALFLING-1',
      figures: {},
    })
    expect(refused('rhea harpy', 'duris')).toEqual({
      code: 'too-small',
      rule: 'ET-MARKER-2',
      figures: { kingdom: 'duris', markers: 1, minotaur: 0, need: 2, size: 1 },
    })
    expect(refused('rhea minotaur', 'rhea')).toEqual({
      code: 'too-small',
      rule: 'ET-MARKER-2',
      figures: { kingdom: 'rhea', markers: 3, minotaur: 1, need: 3, size: 1 },
    })
    p.supply[0] = 0
    expect(refused('rhea harpy', 'rhea')).toEqual({ code: 'no-supply', rule: 'ET-R-7', figures: {} })
  })

  it('ET-BAND-1 ET-BAND-3: why this is no band, the cards before the leader', () => {
    const p = scene(4, { hands: { 0: cards('rhea elf', 'duris orc', 'skeleton') } })
    const refused = (names: string[], leader: string) =>
      game.objection(p, 0, { kind: 'band', cards: cards(...names), leader: card(leader), kingdom: NONE })
    expect(refused(['ithys elf'], 'ithys elf')).toEqual({ code: 'not-in-hand', rule: 'ET-BAND-1', figures: {} })
    expect(refused(['skeleton'], 'skeleton')).toEqual({
      code: 'only-skeletons',
      rule: 'ET-TRIBE-SKELETON-2',
      figures: {},
    })
    expect(refused([], 'rhea elf')).toMatchObject({ code: 'only-skeletons' })
    expect(refused(['rhea elf', 'duris orc'], 'rhea elf')).toEqual({ code: 'no-band', rule: 'ET-BAND-1', figures: {} })
    expect(refused(['rhea elf', 'skeleton'], 'skeleton')).toEqual({
      code: 'skeleton-leader',
      rule: 'ET-TRIBE-SKELETON-2',
      figures: {},
    })
    expect(refused(['rhea elf', 'skeleton'], 'duris orc')).toEqual({
      code: 'leader-not-in-band',
      rule: 'ET-BAND-3',
      figures: {},
    })
    expect(refused(['rhea elf', 'skeleton'], 'rhea elf')).toBeNull()
  })

  it('ET-TURN-2 ET-R-3: what ten cards forbid, nine allow', () => {
    const bones = (count: number) => scene(4, { hands: { 0: new Array(count).fill(SKELETON) }, row: cards('rhea elf') })
    const take = { kind: 'recruit', card: card('rhea elf') } as const
    expect([objectionTo(bones(9), 0, take), objectionTo(bones(9), 0, { kind: 'draw' })]).toEqual([null, null])
    expect(objectionTo(bones(10), 0, take)).toEqual({ code: 'hand-full', rule: 'ET-TURN-2', figures: { limit: 10 } })
    expect(objectionTo(bones(10), 0, { kind: 'scatter' })).toBeNull()
    expect(objectionTo(bones(9), 0, { kind: 'scatter' })).toEqual({
      code: 'cannot-scatter',
      rule: 'ET-R-3',
      figures: {},
    })
    expect(objectionTo(bones(9), 0, { kind: 'recruit', card: card('duris elf') })).toEqual({
      code: 'not-in-row',
      rule: 'ET-RECRUIT-1',
      figures: {},
    })
  })
})

describe('The form of a move', () => {
  const elf = card('rhea elf')
  const orc = card('rhea orc')
  it.each([
    { kind: 'recruit', card: elf },
    { kind: 'recruit', card: SKELETON },
    { kind: 'draw' },
    { kind: 'scatter' },
    { kind: 'stop' },
    { kind: 'band', cards: [elf, elf, orc], leader: elf, kingdom: 0 },
    { kind: 'band', cards: [elf], leader: elf, kingdom: 5 },
    { kind: 'band', cards: [], leader: elf, kingdom: NONE },
    { kind: 'band', cards: new Array(10).fill(SKELETON), leader: elf, kingdom: NONE, decline: true },
    { kind: 'bonus', kingdom: 3 },
    { kind: 'bonus', kingdom: NONE },
    { kind: 'troll', value: 0 },
    { kind: 'troll', value: 6 },
    { kind: 'keep', cards: [] },
    { kind: 'keep', cards: [elf, orc] },
    { kind: 'wizard', draw: true },
    { kind: 'wizard', draw: false },
    { kind: 'hordes', cash: true },
    { kind: 'hordes', cash: false },
  ])('is known: %j', move => expect(game.isMove(move)).toBe(true))

  it.each([
    null,
    'draw',
    { kind: 'pass' },
    { kind: 'draw', card: elf },
    { kind: 'recruit' },
    { kind: 'recruit', card: 72 },
    { kind: 'recruit', card: SKELETON + 1 },
    { kind: 'band', cards: elf, leader: elf, kingdom: NONE },
    { kind: 'band', cards: [orc, elf], leader: elf, kingdom: NONE },
    { kind: 'band', cards: [elf, 1.5], leader: elf, kingdom: NONE },
    { kind: 'band', cards: new Array(11).fill(SKELETON), leader: elf, kingdom: NONE },
    { kind: 'band', cards: [elf], leader: -1, kingdom: NONE },
    { kind: 'band', cards: [elf], leader: elf, kingdom: 6 },
    { kind: 'band', cards: [elf], leader: elf, kingdom: -1 },
    { kind: 'band', cards: [elf], leader: elf },
    { kind: 'bonus', kingdom: '3' },
    { kind: 'troll', value: 7 },
    { kind: 'troll', value: -1 },
    { kind: 'troll', value: 1.5 },
    { kind: 'troll', value: '1' },
    { kind: 'keep', cards: [orc, elf] },
    { kind: 'keep', cards: null },
    { kind: 'wizard', draw: 1 },
    { kind: 'hordes', cash: 'yes' },
  ])('is not known: %j', move => expect(game.isMove(move)).toBe(false))
})
