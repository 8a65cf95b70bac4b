import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { ACTIONS, type Action } from '../content/figures.ts'
import { NONE, type TekEvent, type TekMove, type TekPosition, topFrame, type Units, warOf } from '../position.ts'
import {
  alliesOf,
  capturePrice,
  harvestNow,
  nextPrice,
  priceOf,
  scoresNow,
  tradeBrings,
  unitsNamed,
  warPrice,
} from '../queries.ts'
import { carryOn } from '../rules/agenda.ts'
import { game } from '../rules/game.ts'
import { highestBid } from '../rules/payment.ts'
import { opponentOf } from '../rules/war.ts'
import { play, scene, step, units } from './builders.ts'

/*
 * What the page tells before a move must be what then happens. Every figure is read off the view of the seat that moves,
 * the move is made, and the two are compared: in 1,000 games of chance.
 */

const GAMES_A_SIZE = 250

const stockOf = (p: TekPosition, seat: Seat): Units => ({
  mana: elementAt(p.stock, 3 * seat),
  ore: elementAt(p.stock, 3 * seat + 1),
  food: elementAt(p.stock, 3 * seat + 2),
})
const text = ({ mana, ore, food }: Units): string => `${mana} mana ${ore} ore ${food} food`
const minus = (one: Units, two: Units): Units => ({
  mana: one.mana - two.mana,
  ore: one.ore - two.ore,
  food: one.food - two.food,
})
const paidIn = (events: readonly TekEvent[], seat: Seat) =>
  events.flatMap(event => (event.kind === 'paid' && event.seat === seat ? [event] : []))

const ACTION_OF: Partial<Record<TekMove['kind'], Action>> = { build: 'build', research: 'research', mobilise: 'expand' }

class Witness {
  readonly wrong: string[] = []
  readonly seen = new Map<string, number>()
  /** What each side of the war was told its die would cost, and one way to pay it. */
  private readonly bills = new Map<Seat, { readonly due: number; readonly example: Units | undefined }>()

  compare(what: string, told: string | number, happened: string | number): void {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1)
    if (told !== happened && this.wrong.length < 5) this.wrong.push(`${what}: told ${told}, happened ${happened}`)
  }

  /** Plays the move and compares everything that was told of it. */
  play(p: TekPosition, seat: Seat, move: TekMove, rng: Rng): void {
    const view = game.view(p, seat)
    const frame = topFrame(p)
    const before = stockOf(p, seat)
    const price = priceOf(view, seat, move)
    const capture = capturePrice(view, seat, move)
    const action = ACTION_OF[move.kind]
    const next = action ? nextPrice(view, seat, action) : null
    const harvest = move.kind === 'collect' ? unitsNamed(view, seat, move) : null
    const traded = move.kind === 'trade' ? tradeBrings(view, seat, move) : 0
    const war = warOf(view)
    if (!war) this.bills.clear()
    if (move.kind === 'die' && war) {
      this.bills.set(seat, warPrice(view, war, seat, move.face))
      const highest = highestBid(p, seat, opponentOf(war, seat), war.region, seat === war.attacker)
      this.compare('the highest number', highest, game.moves(p, seat).length - 1)
    }
    if (frame?.kind === 'pay' && move.kind === 'pay' && this.bills.has(seat)) {
      const example = this.bills.get(seat)?.example
      const ways = game.moves(p, seat).map(way => ('mana' in way ? text(way) : ''))
      if (example) this.compare('a way to pay for the war', 1, ways.filter(way => way === text(example)).length)
    }
    const events: TekEvent[] = []
    game.play(p, seat, move, rng, event => events.push(event))
    const [first] = events
    switch (first?.kind) {
      case 'built':
      case 'researched':
      case 'mobilised': {
        const spent = units(
          first.kind === 'researched' ? first.mana : 0,
          first.kind === 'researched' ? 0 : first.ore,
          first.kind === 'mobilised' ? first.food : 0,
        )
        this.compare(`the price: ${move.kind}`, price ? text(price) : 'none', text(spent))
        const sum = ({ mana, ore, food }: Units) => mana + ore + food
        this.compare(`the next price: ${move.kind}`, next ? sum(next) : -1, sum(spent))
        break
      }
      case 'withdrew':
        this.compare(`the price: ${move.kind}`, price ? text(price) : 'none', text(units(0, 0, first.food)))
        break
      case 'collected':
        if (harvest) this.compare('the harvest', text(harvest), text(first))
        if (events.every(event => !('seat' in event) || event.seat !== seat || event === first))
          this.compare('the stock after it', text(harvest ?? units(0, 0, 0)), text(minus(stockOf(p, seat), before)))
        break
      case 'traded':
        this.compare('what a trade brings', traded, first.got)
        break
    }
    const taken = events.some(event => event.kind === 'captured' && event.seat === seat)
    if (capture) {
      // With several ways to pay, the seat is asked first.
      const asked = topFrame(p)
      const bill = paidIn(events, seat)[0]?.due ?? (asked?.kind === 'pay' ? asked.due : taken ? 0 : NONE)
      if (bill !== NONE) this.compare('the price of a neutral army', capture.due, bill)
    }
    for (const event of events) {
      if (event.kind === 'war-began') {
        this.bills.clear()
        const shared = alliesOf(p, event.attacker).includes(event.defender)
        if (warOf(p)?.stage === 'dice') this.compare('who is allied', String(shared), String(event.allied))
      }
      // What was spent on top of the die may have been part of the example.
      if (event.kind === 'raised') this.bills.delete(event.seat)
      const bill = event.kind === 'paid' ? this.bills.get(event.seat) : undefined
      if (event.kind === 'paid' && bill) this.compare('the price of a war', bill.due, event.due)
    }
  }

  /** The points told, and those of a copy for which the card is full and the end was triggered before. */
  score(p: TekPosition): void {
    const told = scoresNow(game.view(p, null))
    const end = game.clone(p)
    end.ending = 'magic'
    end.shields = ACTIONS.map((_, action) => (action === 0 ? 0 : 1))
    end.agenda = []
    carryOn(end, Rng.fromSeed('end'), null)
    this.compare('the points if the game ended now', String(told), String(game.outcome(end)?.scores))
    const over = scoresNow(game.view(end, null))
    this.compare('the points of a game that is over', String(over), String(game.outcome(end)?.scores))
  }
}

describe('what is told is what is paid', () => {
  it.each([2, 3, 4, 5])('in games of %i players', seats => {
    const witness = new Witness()
    for (let n = 0; n < GAMES_A_SIZE; n++) {
      const rng = Rng.fromSeed(`foresight ${seats} ${n}`)
      const p = game.setup(
        { factions: 'random', territories: 'random', exploration: n % 2 === 0, first: 'random' },
        seats,
        rng,
      )
      // Higher levels are rare in games of chance: some begin as masters.
      if (n % 3 > 0) p.magic = p.magic.map(() => 1 + rng.below(4))
      for (let asked = game.toMove(p); asked.length > 0; asked = game.toMove(p)) {
        const seat = rng.pick(asked)
        if (topFrame(p)?.kind === 'select' && rng.below(4) === 0) witness.score(p)
        witness.play(p, seat, rng.pick(game.moves(p, seat)), rng)
      }
    }
    expect(witness.wrong).toEqual([])
    const compared = [
      'the highest number',
      'the price of a war',
      'a way to pay for the war',
      'the harvest',
      'the stock after it',
      'what a trade brings',
      'the points if the game ended now',
      ...['build', 'research', 'mobilise'].flatMap(kind => [`the price: ${kind}`, `the next price: ${kind}`]),
      'the price: retreat',
      'who is allied',
      ...(seats === 2 ? ['the price of a neutral army'] : []),
    ]
    expect(compared.filter(what => (witness.seen.get(what) ?? 0) < 20)).toEqual([])
  })
})

describe('what the page tells', () => {
  it('TEK-COLLECT-6: of a harvest only what there is room for', () => {
    const p = scene(3, {
      factions: ['centaurs', 'merfolk', 'undead'],
      armies: { 'galson.a': 'A', 'galson.b': 'A', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
      stock: [[9, 8, 0]],
      action: 'trade',
      active: 1,
      asks: 0,
    })
    expect(harvestNow(p, 0)).toEqual({ units: units(0, 1, 0), choice: 0 })
  })

  it('TEK-R-23: what is picked up on the way in helps to pay for a neutral army', () => {
    const lost = { 'orrinvale.a': 'N', 'orrinvale.b': 'N', 'orrinvale.c': 'N' }
    const p = scene(2, {
      factions: ['dwarves', 'undead'],
      magic: [2],
      armies: { 'galson.a': 'AA', 'galson.b': 'A', 'morandrea.a': 'BB', ...lost },
      stock: [[1, 0, 0]],
      action: 'quest',
    })
    const move = step('quest', 'galson.a', 'orrinvale.c')
    expect(capturePrice(p, 0, move)).toEqual({ due: 3, example: units(1, 1, 0), saved: 0 })
    expect(capturePrice(p, 0, step('quest', 'galson.a', 'orrinvale.d'))).toBeNull()
    expect(capturePrice(p, 0, { kind: 'pass' })).toBeNull()
    const ruins = scene(2, {
      factions: ['lizardfolk', 'undead'],
      magic: [3],
      lost: 'khar-dun',
      armies: { 'galson.a': 'AA', 'galson.b': 'A', 'morandrea.a': 'BB', 'khar-dun.b': 'N', 'khar-dun.a': 'N' },
      action: 'quest',
    })
    expect(capturePrice(ruins, 0, step('quest', 'galson.a', 'khar-dun.b'))).toMatchObject({
      due: 2,
      example: units(1, 0, 0),
    })
  })

  it('TEK-FACTION-HUMANS-3: the discount for one resource, where the example uses it', () => {
    const war = (own: [number, number, number]) => {
      const p = scene(3, {
        factions: ['humans', 'undead', 'elves'],
        magic: [3],
        armies: { 'galson.a': 'AA', 'galson.b': 'B', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
        stock: [own, [1, 0, 0]],
        action: 'patrol',
      })
      play(p, 0, step('patrol', 'galson.a', 'galson.b'))
      const fought = warOf(p)
      if (!fought) throw new Error('there is no war')
      return (face: number) => warPrice(p, fought, 0, face)
    }
    expect(war([3, 3, 0])(5)).toEqual({ discount: 0, due: 5, example: units(0, 3, 0), saved: 2 })
    expect(war([1, 3, 0])(5)).toMatchObject({ due: 5, example: units(0, 3, 0), saved: 2 })
    expect(war([2, 2, 0])(6)).toMatchObject({ due: 6, example: units(2, 0, 0), saved: 2 })
    expect(war([2, 1, 0])(1)).toMatchObject({ due: 1, example: units(0, 0, 0), saved: 0 })
    expect(war([2, 1, 0])(0)).toMatchObject({ due: 0, saved: 0 })
  })

  it('no next price at the top', () => {
    const p = scene(3, {
      factions: ['centaurs', 'merfolk', 'undead'],
      tower: [6, 0],
      magic: [5, 0],
      armies: { 'galson.a': 'AA', 'galson.b': 'AA', 'galson.c': 'AA', 'galson.d': 'A', 'morandrea.a': 'BB' },
    })
    const prices = (seat: Seat) => ACTIONS.map(action => nextPrice(p, seat, action))
    expect(prices(0)).toEqual([null, null, null, null, null, null])
    expect(prices(1)).toEqual([null, null, units(0, 1, 0), units(1, 0, 0), units(0, 0, 3), null])
  })

  it('no points before there are territories', () => {
    const p = game.setup(
      { factions: 'random', territories: 'random', exploration: false, first: '1' },
      3,
      Rng.fromSeed('x'),
    )
    expect(scoresNow(p)).toBeNull()
  })
})
