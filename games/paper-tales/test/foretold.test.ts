import { describe, expect, it } from 'vitest'
import { addAt, elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import { bestDeployment, ROUGH } from '../bot/deploy.ts'
import { expectFromTable } from '../bot/expect.ts'
import { AT } from '../bot/prospect.ts'
import { sceneOf } from '../bot/scene.ts'
import { ROUNDS, SPOTS } from '../content/figures.ts'
import { DIFFICULTIES, GATES, type PaperTalesOptions } from '../facts.ts'
import { NO_PLAN, type PaperTalesEvent, type PaperTalesMove, type PaperTalesPosition } from '../position.ts'
import { construction, lichArmies, planned, type Standing, standing, warsOf } from '../queries.ts'
import { rebornPrice, wouldDie } from '../rules/aging.ts'
import { game } from '../rules/game.ts'
import { incomeOf } from '../rules/income.ts'
import { tallyOf } from '../rules/measure.ts'
import { fullPrice } from '../rules/payment.ts'
import { manual } from '../weights/manual.ts'

const GAMES = 1000

/** What is said of a seat before it happens: by the page, and by bots. */
interface Foretold {
  plan?: Standing
  strength?: number
  wins?: number
  income?: number
  price?: number
  paid?: number
  dying?: string
  /** Points in the end. */
  points?: number
}

class Witness {
  readonly foretold: Foretold[]
  readonly wrong: string[] = []
  /** How often each thing was foretold and came: a comparison that never happens proves nothing. */
  readonly seen: Record<string, number> = {}
  private readonly name: string

  constructor(seats: number, name: string) {
    this.name = name
    this.foretold = Array.from({ length: seats }, () => ({}))
  }

  compare(what: string, told: unknown, came: unknown): void {
    if (told === undefined) return
    this.seen[what] = (this.seen[what] ?? 0) + 1
    if (told !== came) this.wrong.push(`${this.name}: ${what}: told ${told}, came ${came}`)
  }
}

/** What everybody may read off the table before the seat answers, and what its answer is said to cost or bring. */
function foretell(p: PaperTalesPosition, seat: Seat, move: PaperTalesMove, w: Witness): void {
  const view = game.view(p, seat)
  const own = elementAt(w.foretold, seat)
  if (move.kind === 'ready') own.plan = planned(view, seat)
  if (move.kind === 'pay') own.paid = fullPrice(elementAt(view.kingdoms, seat), move.spots, move.artifacts.length)
  const made = construction(view, seat, move)
  if (made && move.kind !== 'found') own.price = made.gold
  if (p.stage === 'keep') foretellWar(view, w)
  if (p.stage === 'build' || p.stage === 'aging') foretellDeaths(p, seat, move, w)
  if (p.round === ROUNDS && (p.stage === 'build' || p.stage === 'aging')) foretellEnd(p, seat, move, w)
}

function foretellWar(view: PaperTalesPosition, w: Witness): void {
  const strengths = seatsOf(view.seats).map(seat => standing(view, seat).strength.total)
  for (const seat of seatsOf(view.seats)) {
    const k = elementAt(view.kingdoms, seat)
    elementAt(w.foretold, seat).strength = elementAt(strengths, seat)
    elementAt(w.foretold, seat).income = incomeOf(k, tallyOf(k))
    if (view.seats === 1) continue
    elementAt(w.foretold, seat).wins = warsOf(view, seat, elementAt(strengths, seat)).reduce(
      (sum, { won }) => sum + (won ?? 0),
      0,
    )
  }
}

/** The marks on the cards: who dies unless somebody helps. */
function foretellDeaths(p: PaperTalesPosition, seat: Seat, move: PaperTalesMove, w: Witness): void {
  for (const other of seatsOf(p.seats)) {
    const answer = other === seat ? move : p.sealed[other]
    const helped = answer?.kind === 'spare' ? [...answer.saved, ...answer.paying] : []
    const spots = Array.from({ length: SPOTS }, (_, spot) => spot)
    elementAt(w.foretold, other).dying = spots
      .filter(spot => wouldDie(elementAt(p.kingdoms, other), spot) && !helped.includes(spot))
      .join()
  }
}

const row = new Float64Array(12)

/** After the last war, what a bot expects of the points is what comes. */
function foretellEnd(p: PaperTalesPosition, seat: Seat, move: PaperTalesMove, w: Witness): void {
  const q = game.clone(p)
  q.sealed[seat] = move
  for (const other of seatsOf(q.seats)) {
    const own = elementAt(w.foretold, other)
    delete own.points
    if (other !== seat && q.asked.includes(other)) continue
    row.fill(0)
    expectFromTable(q, other, row, sceneOf(q, other, true, manual.figures))
    own.points =
      elementAt(row, AT.points) + elementAt(row, AT.aging) + elementAt(row, AT.standing) + elementAt(row, AT.later)
  }
}

function check(before: PaperTalesPosition, events: readonly PaperTalesEvent[], w: Witness): void {
  let isIncome = false
  const income = w.foretold.map(() => 0)
  const wins = w.foretold.map(() => 0)
  const dead = w.foretold.map((): number[] => [])
  for (const event of events) {
    if (event.kind === 'phase') isIncome = event.phase === 'income'
    if (!('seat' in event)) {
      if (event.kind === 'necropolis') checkArmies(before, event, w)
      continue
    }
    const { seat } = event
    const own = elementAt(w.foretold, seat)
    switch (event.kind) {
      case 'paid':
        checkPayment(own, event.gold, w)
        break
      case 'unpaid':
        w.compare('all of it is paid', own.plan && !own.plan.isShort, false)
        break
      case 'strength':
        w.compare('strength', own.strength, event.total)
        if (own.plan?.isSettled) w.compare('strength of a plan', own.plan.strength.total, event.total)
        break
      case 'war':
        addAt(wins, seat, event.won)
        break
      case 'gold':
        if (isIncome) addAt(income, seat, event.amount)
        break
      case 'built':
      case 'upgraded':
        w.compare('price of a building', own.price, event.land + event.gold)
        break
      case 'died':
        elementAt(dead, seat).push(event.spot)
        break
      case 'saved':
      case 'reborn':
        if (event.kind === 'reborn')
          w.compare('price of a life', rebornPrice(elementAt(before.kingdoms, seat), event.spot), event.gold)
        break
    }
  }
  if (events.some(({ kind }) => kind === 'strength'))
    for (const seat of seatsOf(before.seats)) {
      w.compare('wars won', elementAt(w.foretold, seat).wins, wins[seat])
      w.compare('income', elementAt(w.foretold, seat).income, income[seat])
      w.foretold[seat] = {}
    }
  if (events.some(({ kind }) => kind === 'round' || kind === 'ended'))
    for (const seat of seatsOf(before.seats))
      w.compare('who dies', elementAt(w.foretold, seat).dying, elementAt(dead, seat).join())
}

function checkPayment(own: Foretold, gold: number, w: Witness): void {
  w.compare('price of what is marked', own.paid, gold)
  if (own.plan && !own.plan.isShort) w.compare('price of a plan', own.plan.price, gold)
}

function checkArmies(
  before: PaperTalesPosition,
  event: Extract<PaperTalesEvent, { kind: 'necropolis' }>,
  w: Witness,
): void {
  const { left: lefts, right: rights } = lichArmies(before)
  const isBetween = (strengths: readonly number[], came: number) =>
    Math.min(...strengths) <= came && came <= Math.max(...strengths)
  w.compare('armies within their bounds', true, isBetween(lefts, event.left) && isBetween(rights, event.right))
  w.compare(
    'the army of the card that came',
    lefts.some((left, at) => left === event.left && rights[at] === event.right),
    true,
  )
}

const optionsOf = (n: number): PaperTalesOptions => ({
  gates: elementAt(GATES, n % GATES.length),
  forge: n % 3 !== 0,
  buildings: 'random',
  forgeBuildings: 'random',
  duel: n % 2 === 0,
  difficulty: elementAt(DIFFICULTIES, n % DIFFICULTIES.length),
})

/** Taking back only makes plans longer. */
const ONWARD = (move: PaperTalesMove): boolean => !['withdraw', 'unequip', 'restore'].includes(move.kind)

function playOut(n: number): Witness {
  const seats = 1 + (n % 7)
  const w = new Witness(seats, `game ${n}`)
  const rng = Rng.fromSeed(`foretold ${n}`)
  const p = game.setup(optionsOf(n), seats, rng)
  while (p.asked.length > 0) {
    const seat = rng.pick(p.asked)
    const moves = game.moves(p, seat)
    const move = rng.pick(moves.filter(ONWARD).length > 0 ? moves.filter(ONWARD) : moves)
    foretell(p, seat, move, w)
    const before = game.clone(p)
    const events: PaperTalesEvent[] = []
    game.play(p, seat, move, rng, event => events.push(event))
    check(before, events, w)
  }
  for (const seat of seatsOf(seats))
    w.compare('points in the end', elementAt(w.foretold, seat).points, elementAt(p.kingdoms, seat).vp)
  return w
}

describe('what is told is what is paid', () => {
  it(`in ${GAMES} games of chance, by the page and by bots`, { timeout: 120_000 }, () => {
    const wrong: string[] = []
    const seen: Record<string, number> = {}
    for (let n = 0; n < GAMES; n++) {
      const w = playOut(n)
      wrong.push(...w.wrong)
      for (const [what, times] of Object.entries(w.seen)) seen[what] = (seen[what] ?? 0) + times
    }
    expect(wrong.slice(0, 10)).toEqual([])
    for (const [what, least] of Object.entries(LEAST)) expect([what, (seen[what] ?? 0) >= least]).toEqual([what, true])
  })

  it('a bot plans nothing that it cannot pay for', () => {
    for (let n = 0; n < 14; n++) {
      const rng = Rng.fromSeed(`purse ${n}`)
      const p = game.setup(optionsOf(n), 1 + (n % 7), rng)
      while (p.asked.length > 0) {
        const seat = elementAt(p.asked, 0)
        if (p.stage === 'plan') {
          const q = game.clone(p)
          elementAt(q.kingdoms, seat).plan = NO_PLAN
          elementAt(q.kingdoms, seat).plan = bestDeployment(q, seat, manual.figures, ROUGH)
          const { price, brought } = planned(q, seat)
          expect(price).toBeLessThanOrEqual(elementAt(q.kingdoms, seat).gold + brought)
        }
        game.play(p, seat, rng.pick(game.moves(p, seat)), rng, null)
      }
    }
  })
})

/** So often at least, in these games. */
const LEAST = {
  'price of a plan': 1000,
  'price of what is marked': 1000,
  'strength of a plan': 1000,
  strength: 1000,
  'wars won': 1000,
  income: 1000,
  'price of a building': 1000,
  'price of a life': 20,
  'who dies': 1000,
  'armies within their bounds': 300,
  'points in the end': 1000,
}
