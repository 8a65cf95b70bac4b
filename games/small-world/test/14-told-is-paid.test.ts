import { describe, expect, it } from 'vitest'
import { sameData } from '../../../kernel/json.ts'
import { elementAt, entryOf } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { countRealms } from '../bot/realm.ts'
import { MY_OWN } from '../content/example.ts'
import { clonePosition, NONE, type SmallWorldEvent, type SmallWorldMove, type SmallWorldPosition } from '../position.ts'
import {
  comboFigures,
  conquestPrice,
  declineIncome,
  fortressIncome,
  incomeOf,
  isToBePaid,
  missedIncome,
  standingIncome,
  turnIncome,
} from '../queries.ts'
import { game } from '../rules/game.ts'
import { score } from '../rules/score.ts'
import { now } from '../rules/turn.ts'
import { weights } from '../weights/index.ts'
import { act, conquer, open, play, region, scene } from './builders.ts'

/* Whatever the table or a bot foretells, set beside what the rules then do: in many games played by chance. */

/** While mutants are tried, fewer. */
const GAMES = process.env.PENTARCHY_GAMES === undefined ? 1000 : 10

interface Happening {
  readonly before: SmallWorldPosition
  readonly after: SmallWorldPosition
  readonly seat: Seat
  readonly events: readonly SmallWorldEvent[]
}

const find = <K extends SmallWorldEvent['kind']>(events: readonly SmallWorldEvent[], kind: K) =>
  events.find((event): event is Extract<SmallWorldEvent, { kind: K }> => event.kind === kind)

/** What the move was said to do, and what it did. Equal, or the table lies. */
function toldAndDone(move: SmallWorldMove, { before, after, seat, events }: Happening): [unknown, unknown] | null {
  const { race } = now(before)
  // When conquests are over, recruits and withdrawn tokens have joined the hand.
  const goesOn = after.agenda.length > 0 && now(after).kind === 'conquer' && now(after).race === race
  switch (move.kind) {
    case 'pick': {
      const { net, tokens, price, found } = comboFigures(before, move.place)
      const picked = find(events, 'picked')
      return [
        { net, tokens, price, found },
        {
          net: elementAt(after.coins, seat) - elementAt(before.coins, seat),
          tokens: after.hand[elementAt(after.active, seat)],
          price: picked?.price,
          found: picked?.found,
        },
      ]
    }
    case 'conquer': {
      const { need, have } = conquestPrice(before, race, move.region)
      return [
        { need, left: goesOn ? have - need : null },
        { need: find(events, 'conquered')?.tokens, left: goesOn ? after.hand[race] : null },
      ]
    }
    case 'attempt': {
      const { need, have } = conquestPrice(before, race, move.region)
      const pips = find(events, 'rolled')?.pips ?? NONE
      return [pips >= need - have, find(events, 'conquered') !== undefined]
    }
    case 'dragon':
    case 'exchange':
      return goesOn ? [elementAt(before.hand, race) - (move.kind === 'dragon' ? 1 : 0), after.hand[race]] : null
    case 'decline':
      return now(before).kind === 'turn'
        ? [declineIncome(before, seat), find(events, 'scored')?.total]
        : [0, elementAt(after.coins, seat) - elementAt(before.coins, seat)]
    case 'abandon':
    case 'vacate': {
      const told = [
        missedIncome(before, seat, move.region),
        elementAt(before.hand, race) + elementAt(before.tokens, move.region),
      ]
      return [told, [standingIncome(before, seat).total - standingIncome(after, seat).total, after.hand[race]]]
    }
    default:
      return null
  }
}

/** The rest of the turn as somebody might play it who conquers and builds nothing more. */
function finishIdly(p: SmallWorldPosition, seat: Seat, rng: Rng): { paid: number; hasLeft: boolean } {
  const after = clonePosition(p)
  let paid = NONE
  let hasLeft = false
  while (paid === NONE) {
    const moves = game.moves(after, seat).filter(({ kind }) => kind !== 'fortify' && kind !== 'decline')
    const stop = moves.find(({ kind }) => kind === 'stop')
    game.play(after, seat, stop ?? rng.pick(moves), rng, event => {
      if (event.kind === 'scored') paid = event.total
      if (event.kind === 'vacated') hasLeft = true
    })
  }
  return { paid, hasLeft }
}

/** What bots think a turn would pay now. */
function reckoned(p: SmallWorldPosition, seat: Seat): number {
  const realm = elementAt(countRealms(p, entryOf(weights.versions, 'manual').figures), seat)
  return realm.fallen + (realm.traits === null ? 0 : realm.income + realm.once)
}

function scored(p: SmallWorldPosition, seat: Seat): number {
  const copy = clonePosition(p)
  score({ p: copy, rng: Rng.fromSeed('score'), emit: null }, seat)
  return elementAt(copy.coins, seat) - elementAt(p.coins, seat)
}

/** Looked at now and then: more would only take longer. */
function look(p: SmallWorldPosition, seat: Seat, rng: Rng): void {
  const known = game.imagine(game.view(p, seat), seat, rng)
  expect(known.coins, 'coins counted').toEqual(p.coins)
  for (let other = 0; other < p.seats; other++)
    expect(reckoned(p, other as Seat), 'reckoned').toBe(scored(p, other as Seat))
  const { kind } = now(p)
  if (kind === 'turn') expect(turnIncome(p, seat).total, 'standing').toBe(standingIncome(p, seat).total)
  if (kind === 'turn' || !isToBePaid(p, seat)) return
  const told = incomeOf(game.view(p, seat), seat).total
  const { paid, hasLeft } = finishIdly(p, seat, rng)
  // Amazons may leave what pays more than they must.
  if (hasLeft) expect(paid, 'turn').toBeLessThanOrEqual(told)
  else expect(paid, 'turn').toBe(told)
}

function playByChance(seats: number, options: Readonly<Record<string, unknown>>, seed: string): void {
  const p = open(seats, options, seed)
  const rng = Rng.fromSeed(seed)
  while (p.agenda.length > 0) {
    const { seat } = now(p)
    const moves = game.moves(p, seat)
    if (rng.below(12) === 0) look(p, seat, rng)
    const kind = rng.pick([...new Set(moves.map(move => move.kind))])
    const move = rng.pick(moves.filter(one => one.kind === kind))
    const before = clonePosition(p)
    const events: SmallWorldEvent[] = []
    game.play(p, seat, move, rng, event => events.push(event))
    const found = toldAndDone(move, { before, after: p, seat, events })
    if (found && !sameData(found[0], found[1])) expect(found[1], `${seed}: ${move.kind}`).toEqual(found[0])
  }
}

describe('what is told is what is paid', () => {
  it(`SW-SCORE-1 SW-CONQ-3 SW-PICK-2: in ${GAMES} games by chance`, () => {
    for (let n = 0; n < GAMES; n++) {
      const options = n % 10 === 9 ? { custom: MY_OWN } : {}
      playByChance(2 + (n % 4), options, `told ${n}`)
    }
  }, 60_000)

  it('SW-RUL-20: Amazons too few for their land are told what is left when they have left the poorest of it', () => {
    // 9 tokens for 6 regions, 4 of them to be laid aside: one region is left, and the hill pays for two.
    const at = { Hi1: 4, Fa2: 1, Fo2: 1, Sw1: 1, Hi3: 1, Fo1: 1 }
    const p = scene(2, [{ seat: 0, race: 'amazons', power: 'hill', at }])
    act(p, 'expand')
    expect(turnIncome(p, 0).total).toBe(5 + 2)
  })

  it('SW-POWER-FORTIFIED-2 SW-CUSTOM-3: a fortress is told to pay what it pays', () => {
    const p = scene(2, [{ seat: 0, race: 'orcs', power: 'fortified', at: { Hi1: 2 } }])
    act(p, 'expand')
    act(p, 'stop')
    expect(fortressIncome(p, 0, region(p, 'Hi1'))).toBe(1)
    const walls = { name: { en: 'Walled', ru: 'За стеной' }, number: 3, effects: [{ effect: 'fortress', coins: 0 }] }
    const q = scene(2, [{ seat: 0, race: 'orcs', power: 'custom', at: { Hi1: 2 } }], {
      options: { custom: { power: walls } },
    })
    act(q, 'expand')
    act(q, 'stop')
    expect(fortressIncome(q, 0, region(q, 'Hi1'))).toBe(0)
  })

  it('SW-RUL-59 SW-POWER-PILLAGING-1: what comes once is told for this turn and not for the next', () => {
    const p = scene(2, [
      { seat: 0, race: 'orcs', power: 'wealthy', hand: 9 },
      { seat: 1, race: 'elves', power: 'hill', at: { Hi1: 1, Fo4: 1 } },
    ])
    p.debuted[0] = 0
    act(p, 'expand')
    conquer(p, 'Hi1')
    expect([incomeOf(p, 0).total, standingIncome(p, 0).total]).toEqual([1 + 1 + 7, 1])
    act(p, 'stop')
    expect([p.coins[0], incomeOf(p, 0).total]).toEqual([5 + 9, 1])
  })

  it('SW-RUL-3: before the pick only the land in decline is told', () => {
    const p = scene(2, [{ seat: 0, race: 'ghouls', declined: true, at: { Hi1: 3 } }])
    expect(incomeOf(p, 0).total).toBe(1)
    conquer(p, 'Fa2')
    expect(incomeOf(p, 0).total).toBe(2)
    act(p, 'stop')
    play(p, { kind: 'pick', place: 0 })
    expect(incomeOf(p, 0).total).toBeGreaterThanOrEqual(2)
  })
})
