import { describe, expect, it } from 'vitest'
import { addAt, elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { type Seat, seatAfter, seatsOf } from '../../../kernel/seat.ts'
import { CARDS } from '../content/cards.ts'
import { ROUNDS, ROW_OF } from '../content/figures.ts'
import { PHASES } from '../content/vocabulary.ts'
import { GATES, type PaperTalesOptions } from '../facts.ts'
import { DISCARD, MOVE, NONE, type PaperTalesEvent, type PaperTalesPosition, type Plan, STAY } from '../position.ts'
import { game } from '../rules/game.ts'
import { FLOOR, WAR } from '../rules/ledger.ts'
import { directionOf } from '../rules/recruit.ts'
import { warsWon } from '../rules/war.ts'

const GAMES = 14

const optionsOf = (n: number): PaperTalesOptions => ({
  gates: elementAt(GATES, (n + 3) % GATES.length),
  forge: n % 3 !== 1,
  buildings: 'random',
  forgeBuildings: 'random',
  duel: n % 4 !== 1,
  difficulty: '4',
})

/** A game of chance, told move by move. */
function play(
  n: number,
  hear: (event: PaperTalesEvent, plans: readonly Plan[]) => void,
  after: (p: PaperTalesPosition) => void,
) {
  const seats = 1 + (n % 7)
  const rng = Rng.fromSeed(`chronicle ${n}`)
  const p = game.setup(optionsOf(n), seats, rng)
  after(p)
  while (p.asked.length > 0) {
    const seat = rng.pick(p.asked)
    const moves = game.moves(p, seat).filter(({ kind }) => kind !== 'withdraw' && kind !== 'restore')
    const move = rng.pick(moves)
    for (const each of moves) expect([game.isMove(each), game.objection(p, seat, each)]).toEqual([true, null])
    const { stage } = p
    const sealed = p.sealed.filter(answer => answer !== null).length + 1
    const isLast = p.asked.length === 1
    const plans = p.kingdoms.map(({ plan }) => plan)
    const events: PaperTalesEvent[] = []
    game.play(p, seat, move, rng, event => events.push(event))
    for (const event of events) hear(event, plans)
    if (stage !== 'effects' && (stage !== 'plan' || move.kind === 'ready'))
      expect(events[0]).toEqual({ kind: 'answered', seat, stage })
    // Several answers become known at one moment; of picks and plans that is told by what follows.
    if (['pay', 'keep', 'build', 'aging'].includes(stage) && isLast)
      expect(events.filter(event => event.kind === 'opened' && event.stage === stage)).toHaveLength(sealed > 1 ? 1 : 0)
    after(p)
  }
}

/** What a listener knows who hears every event and sees nothing. */
class Listener {
  readonly gold: number[]
  readonly vp: number[]
  readonly units: number[][]
  readonly age: number[][]
  readonly artifacts: number[][]
  readonly buildings: number[][]
  readonly strength: number[]
  readonly wins: number[]
  readonly phases: string[] = []
  lichPoints = 0
  necropolis = 0
  round = 1
  ended: Extract<PaperTalesEvent, { kind: 'ended' }> | null = null
  private readonly p: PaperTalesPosition

  constructor(p: PaperTalesPosition) {
    this.p = p
    this.gold = p.kingdoms.map(k => k.gold)
    this.vp = p.kingdoms.map(k => k.vp)
    this.units = p.kingdoms.map(k => [...k.units])
    this.age = p.kingdoms.map(k => [...k.age])
    this.artifacts = p.kingdoms.map(() => [])
    this.buildings = p.kingdoms.map(k => [...k.buildings])
    this.strength = p.kingdoms.map(() => 0)
    this.wins = p.kingdoms.map(() => 0)
  }

  hear(event: PaperTalesEvent, plans: readonly Plan[]): void {
    switch (event.kind) {
      case 'round':
        this.round++
        expect(event.round).toBe(this.round)
        break
      case 'phase':
        this.phases.push(event.phase)
        break
      case 'revealed':
        this.reveal(event, elementAt(plans, event.seat))
        break
      case 'paid':
        addAt(this.gold, event.seat, -event.gold)
        elementAt(this.artifacts, event.seat).push(...event.cards.filter(card => elementAt(CARDS, card).artifact))
        for (const card of event.cards)
          if (!elementAt(CARDS, card).artifact) expect(this.units[event.seat]).toContain(card)
        expect(event.cards.length).toBeGreaterThan(0)
        break
      case 'unpaid':
        expect(event.units.length + event.artifacts).toBeGreaterThan(0)
        for (const card of event.units) this.leave(event.seat, elementAt(this.units, event.seat).lastIndexOf(card))
        break
      case 'shapeshifted':
        if (event.card !== NONE) elementAt(this.units, event.seat)[event.spot] = event.card
        for (const card of event.turned)
          expect(elementAt(CARDS, card).artifact || elementAt(CARDS, card).cost > 3).toBe(true)
        break
      case 'shadowed':
        expect(elementAt(this.units, event.seat)[event.spot]).toBe(event.card)
        break
      case 'founded':
        elementAt(this.buildings, event.seat)[event.building] = 1
        break
      case 'raised':
        expect(elementAt(this.buildings, event.seat)[event.building]).toBe(1)
        elementAt(this.buildings, event.seat)[event.building] = 2
        break
      case 'aged':
        expect(elementAt(this.units, event.seat)[event.spot]).toBe(event.card)
        expect(event.tokens).not.toBe(0)
        addAt(elementAt(this.age, event.seat), event.spot, event.tokens)
        break
      case 'gold':
        expect(event.amount).toBeGreaterThan(0)
        addAt(this.gold, event.seat, event.amount)
        break
      case 'vp':
        if (event.source === FLOOR) expect(event.amount).toBe(-elementAt(this.vp, event.seat))
        expect(event.amount).not.toBe(0)
        addAt(this.vp, event.seat, event.amount)
        break
      case 'kept':
        expect(event.cards.length + event.discarded).toBeGreaterThan(0)
        break
      case 'strength':
        expect(event.spots.reduce((sum, strength) => sum + strength, event.bonus)).toBe(event.total)
        this.strength[event.seat] = event.total
        this.wins[event.seat] = 0
        break
      case 'war':
        this.war(event)
        break
      case 'necropolis':
        this.necropolis++
        break
      case 'lich-vp':
        if (event.source === WAR) expect([3, 6]).toContain(event.amount)
        expect(event.amount).toBeGreaterThan(0)
        this.lichPoints += event.amount
        break
      case 'built':
      case 'upgraded':
        expect(elementAt(this.buildings, event.seat)[event.building]).toBe(event.kind === 'built' ? 0 : 1)
        if (event.kind === 'upgraded') expect([event.level, event.land]).toEqual([2, 0])
        elementAt(this.buildings, event.seat)[event.building] = event.level
        addAt(this.gold, event.seat, -(event.land + event.gold))
        break
      case 'saved':
        expect([elementAt(this.units, event.seat)[event.spot], elementAt(this.age, event.seat)[event.spot]]).toEqual([
          event.card,
          1,
        ])
        break
      case 'reborn':
        expect(elementAt(this.units, event.seat)[event.spot]).toBe(event.card)
        addAt(this.gold, event.seat, -event.gold)
        elementAt(this.age, event.seat)[event.spot] = 0
        break
      case 'died':
        expect([elementAt(this.units, event.seat)[event.spot], elementAt(this.age, event.seat)[event.spot]]).toEqual([
          event.card,
          event.tokens,
        ])
        this.leave(event.seat, event.spot)
        break
      case 'time-passed': {
        const alive = elementAt(this.units, event.seat).flatMap((card, spot) => (card === NONE ? [] : [spot]))
        expect(event.spots).toEqual(alive)
        expect(alive.length).toBeGreaterThan(0)
        for (const spot of event.spots) addAt(elementAt(this.age, event.seat), spot, 1)
        break
      }
      case 'passed':
        expect(event.direction).toBe(directionOf(this.round))
        break
      case 'ended':
        this.ended = event
        break
    }
  }

  private leave(seat: Seat, spot: number): void {
    elementAt(this.units, seat)[spot] = NONE
    elementAt(this.age, seat)[spot] = 0
  }

  /** Who stays or moves keeps the tokens; the dismissed and the new account for all the rest. */
  private reveal({ seat, units, fresh, dismissed }: Extract<PaperTalesEvent, { kind: 'revealed' }>, plan: Plan): void {
    const old = elementAt(this.units, seat).map((card, spot) => ({
      card,
      spot,
      age: elementAt(elementAt(this.age, seat), spot),
      to: plan.old[spot],
    }))
    const present = old.filter(({ card }) => card !== NONE)
    expect(dismissed).toEqual(present.filter(({ to }) => to === DISCARD).map(({ card }) => card))
    const movers = present.filter(({ to }) => to === MOVE)
    const ages = units.map((card, spot) => {
      if (card === NONE || elementAt(fresh, spot) > 0) return 0
      const here = elementAt(old, spot)
      if (here.card !== NONE && here.to === STAY) return here.age
      const mover = movers.findIndex(({ spot: from }) => ROW_OF[from] !== ROW_OF[spot])
      const came = elementAt(movers.splice(mover, 1), 0)
      expect(came.card).toBe(card)
      return came.age
    })
    expect(movers).toEqual([])
    const laid = units.filter((_, spot) => elementAt(fresh, spot) > 0)
    expect(laid.sort()).toEqual([...plan.top, ...plan.bottom].sort())
    this.units[seat] = [...units]
    this.age[seat] = ages
  }

  private war({ seat, against, army, own, other, won }: Extract<PaperTalesEvent, { kind: 'war' }>): void {
    const { seats, duel } = this.p
    expect(own).toBe(this.strength[seat])
    if (seats > 1) {
      expect(army).toBeNull()
      expect(other).toBe(this.strength[against])
      expect([seatAfter(seat, seats), seatAfter(seat, seats, -1)]).toContain(against)
    } else expect(['left', 'right']).toContain(army)
    expect(won).toBe(warsWon(own, other, duel))
    addAt(this.wins, seat, won)
  }
}

describe('the game log', () => {
  it('tells all that happens: whoever hears it knows every kingdom', () => {
    for (let n = 0; n < GAMES; n++) {
      const seen: { listener?: Listener; position?: PaperTalesPosition } = {}
      play(
        n,
        (event, plans) => seen.listener?.hear(event, plans),
        p => {
          seen.position = p
          seen.listener ??= new Listener(p)
          const { listener } = seen
          expect(
            p.kingdoms.map(({ gold, vp, units, age, buildings }) => ({ gold, vp, units, age, buildings })),
          ).toEqual(
            p.kingdoms.map((_, seat) => ({
              gold: listener.gold[seat],
              vp: listener.vp[seat],
              units: listener.units[seat],
              age: listener.age[seat],
              buildings: listener.buildings[seat],
            })),
          )
          expect(p.kingdoms.map(k => [...k.artifacts])).toEqual(listener.artifacts)
          expect(p.kingdoms.map(k => [k.strength, k.warsWon])).toEqual(
            p.kingdoms.map((_, seat) => [listener.strength[seat], listener.wins[seat]]),
          )
          expect([p.lich.vp, p.lich.necropolis.length]).toEqual([listener.lichPoints, listener.necropolis])
        },
      )
      const { listener, position } = seen
      if (!listener || !position) throw new Error('nothing was played')
      const outcome = game.outcome(position)
      expect(listener.ended).toEqual({ kind: 'ended', places: outcome?.places, scores: outcome?.scores })
      // The first Recruit phase begins with the setup.
      expect(['recruit', ...listener.phases]).toEqual(Array.from({ length: ROUNDS }, () => PHASES).flat())
    }
  })

  it('counts cards dealt, passed, taken up and kept', () => {
    for (let n = 0; n < 7; n++) {
      const events: PaperTalesEvent[] = []
      play(
        n,
        event => events.push(event),
        p => {
          for (const event of events.splice(0)) {
            if (event.kind === 'passed' && p.stage === 'recruit')
              expect(event.cards).toBe(elementAt(p.kingdoms, 0).packet.length)
            if (event.kind === 'dealt' && p.stage === 'recruit')
              expect(event.cards).toBe(elementAt(p.kingdoms, 0).packet.length)
            if (event.kind === 'took-up') expect(event.cards).toBe(elementAt(p.kingdoms, event.seat).hand.length)
            if (event.kind === 'kept') expect(event.cards).toEqual(elementAt(p.kingdoms, event.seat).kept)
            if (event.kind === 'order') expect([...event.order].sort()).toEqual(seatsOf(p.seats))
            if (event.kind === 'revealed' && p.stage === 'pay')
              expect(event.artifacts).toBe(elementAt(p.kingdoms, event.seat).pending.length)
          }
        },
      )
    }
  })

  it.each([1, 2, 3, 4, 5, 6, 7])('changes nothing: a game for %i goes the same way with nobody listening', seats => {
    const playedTo = (listener: (() => void) | null) => {
      const rng = Rng.fromSeed(`silence ${seats}`)
      const p = game.setup({ ...optionsOf(0), forge: true }, seats, rng)
      while (p.asked.length > 0) {
        const moves = game
          .moves(p, elementAt(p.asked, 0))
          .filter(({ kind }) => kind !== 'withdraw' && kind !== 'restore')
        game.play(p, elementAt(p.asked, 0), rng.pick(moves), rng, listener)
      }
      return p
    }
    const unheard = playedTo(null)
    expect(unheard).toEqual(playedTo(() => {}))
    expect([unheard.sealed.length, unheard.ledger.length]).toEqual([seats, seats])
    for (const k of unheard.kingdoms) expect([k.units.length, k.age.length, k.fresh.length]).toEqual([5, 5, 5])
  })
})
