import { describe, expect, it } from 'vitest'
import { sameData } from '../../../kernel/json.ts'
import { placesOf } from '../../../kernel/judgement.ts'
import { elementAt, entryOf } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import { SEA } from '../bot/payments.ts'
import { prospects as botProspects } from '../bot/prospects.ts'
import { standing } from '../bot/standing.ts'
import { MERFOLK_GLORY } from '../content/boards.ts'
import { ALL_KINGDOMS } from '../content/kingdoms.ts'
import { TABLE_SIZES } from '../content/table.ts'
import { MERFOLK } from '../content/tribes.ts'
import { type EthnosEvent, type EthnosMove, type EthnosPosition, NONE, SOURCES } from '../position.ts'
import { gainsIfAgeEnded, hordeOf, isAgeRunning, kingdomPay, markerPrice } from '../queries.ts'
import { game } from '../rules/game.ts'
import { ledgerIndex } from '../rules/glory.ts'
import { leadsTo } from '../rules/marker.ts'
import { kingdomCounts, kingdomValues, shareOut } from '../rules/scoring.ts'
import { weights } from '../weights/index.ts'
import { TERMS } from '../weights/terms.ts'

/** A step of a game played by chance: what was before, what was done, what happened, what came of it. */
interface Step {
  readonly before: EthnosPosition
  readonly seat: Seat
  readonly move: EthnosMove
  readonly events: readonly EthnosEvent[]
  readonly after: EthnosPosition
}

/** Draws two times of three, so that ages end soon; everything else is chosen among all legal moves. */
function wander(seats: number, seed: string, visit: (step: Step) => void): void {
  const rng = Rng.fromSeed(seed)
  let p = game.setup({ tribes: 'random' }, seats, rng)
  for (let [seat] = game.toMove(p); seat !== undefined; [seat] = game.toMove(p)) {
    const mayDraw = p.agenda.at(-1)?.kind === 'turn' && elementAt(p.hands, seat).length < 8
    const move: EthnosMove = mayDraw && rng.below(3) > 0 ? { kind: 'draw' } : rng.pick(game.moves(p, seat))
    const before = p
    const events: EthnosEvent[] = []
    p = game.clone(p)
    game.play(p, seat, move, rng, event => events.push(event))
    visit({ before, seat, move, events, after: p })
  }
}

/** With 2 to 6 players: 1,000 in all. */
const GAMES = 200

/** What each seat gained by a source in the age that was running. */
const gained = ({ before, after }: Step, source: (typeof SOURCES)[number]): number[] =>
  seatsOf(before.seats).map(seat => {
    const at = ledgerIndex(seat, before.age, source)
    return elementAt(after.ledger, at) - elementAt(before.ledger, at)
  })

describe.each([2, 3, 4, 5, 6])('What is told is what is paid, in games of chance with %i', seats => {
  it('if the age ended now, what places pay, what a band does and takes, what hordes bring, what the bot reckons', () => {
    let ends = 0
    let bands = 0
    for (let n = 0; n < GAMES; n++)
      wander(seats, `told ${seats} ${n}`, step => {
        const { before, seat, move, events } = step
        if (move.kind === 'band' && bands++ % 10 === 0) checkPrices(before, seat, move)
        if (move.kind === 'hordes')
          expect(gained(step, 'hordes')[seat]).toBe(move.cash ? hordeOf(before, seat).glory : 0)
        if (!events.some(event => event.kind === 'age-ended')) return
        ends++
        checkProspects(step)
        checkPlaces(step)
        checkBot(step)
      })
    expect(ends).toBe(GAMES * entryOf(TABLE_SIZES, seats).ages)
    expect(bands).toBeGreaterThan(GAMES)
  })
})

/** As anybody at the table reads it, from a view. */
function checkProspects(step: Step): void {
  const told = gainsIfAgeEnded(game.view(step.before, null))
  expect(isAgeRunning(step.before)).toBe(true)
  for (const source of SOURCES) expect(told.map(prospect => prospect[source])).toEqual(gained(step, source))
  expect(told.map(prospect => prospect.total)).toEqual(
    step.after.glory.map((glory, seat) => glory - elementAt(step.before.glory, seat)),
  )
}

/** Where trolls and ties have no say the places take what the kingdom says it pays. */
function checkPlaces({ before, events }: Step): void {
  for (const event of events) {
    if (event.kind !== 'kingdom-scored') continue
    const counts = kingdomCounts(before, event.kingdom)
    const { places, alone } = kingdomPay(before, event.kingdom)
    const present = seatsOf(before.seats)
      .filter(seat => elementAt(counts, seat) > 0)
      .sort((a, b) => elementAt(counts, b) - elementAt(counts, a))
    if (present.length === 1) expect(event.gains[elementAt(present, 0)]).toBe(alone)
    if (present.length < 2 || new Set(present.map(seat => counts[seat])).size < present.length) continue
    expect(present.map(seat => event.gains[seat])).toEqual(present.map((_, place) => places[place] ?? 0))
  }
}

/** What comes of the age at once, with nothing said of later ones; trolls, which the bot weighs on their own, aside. */
function checkBot(step: Step): void {
  const { before } = step
  const figures = { ...entryOf(weights.versions, 'manual').figures, laterAge: 0 }
  const untrolled = { seats: before.seats, age: before.age, trolls: [] }
  for (const kingdom of ALL_KINGDOMS)
    expect(seatsOf(before.seats).map(seat => standing(before, seat, kingdom, figures))).toEqual(
      shareOut(untrolled, kingdomCounts(before, kingdom), kingdomValues(before, kingdom)),
    )
  if (before.tribes.includes(MERFOLK))
    expect(seatsOf(before.seats).map(seat => standing(before, seat, SEA, figures))).toEqual(
      shareOut(untrolled, before.merfolk, MERFOLK_GLORY[entryOf(TABLE_SIZES, before.seats).side]),
    )
  const at = placesOf(TERMS)
  const isLast = before.age === entryOf(TABLE_SIZES, before.seats).ages
  for (const seat of seatsOf(before.seats)) {
    const terms = new Float64Array(TERMS.length)
    botProspects(before, seat, terms, 0, figures)
    expect(terms[at.bands]).toBe(gained(step, 'bands')[seat])
    expect(terms[at.giant]).toBe(gained(step, 'giants')[seat])
    if (isLast) expect(terms[at.horde]).toBe(gained(step, 'hordes')[seat])
  }
}

/** The price told for each kingdom decides where the band may place its marker. */
function checkPrices(p: EthnosPosition, seat: Seat, { leader, cards }: EthnosMove & { kind: 'band' }): void {
  const open = game
    .moves(p, seat)
    .flatMap(move =>
      move.kind === 'band' && move.leader === leader && sameData(move.cards, cards) && !move.decline
        ? [move.kingdom]
        : [],
    )
  const affordable = ALL_KINGDOMS.filter(
    kingdom =>
      elementAt(p.supply, seat) > 0 &&
      leadsTo(leader, kingdom) &&
      markerPrice(p, seat, leader, kingdom).need <= cards.length,
  )
  expect(open).toEqual([...affordable, NONE])
}
