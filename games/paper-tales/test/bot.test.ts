import { describe, expect, it } from 'vitest'
import { Judge } from '../../../kernel/judgement.ts'
import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { bestDeployment, sketchedDeployment } from '../bot/deploy.ts'
import { isUntouched, leadsTo, stepTowards } from '../bot/steps.ts'
import { judgement } from '../bot.ts'
import { cardNumber } from '../content/cards.ts'
import type { PaperTalesOptions } from '../facts.ts'
import { NO_PLAN, type PaperTalesMove, type PaperTalesPosition, type Plan } from '../position.ts'
import { game } from '../rules/game.ts'
import { manual } from '../weights/manual.ts'
import { trained } from '../weights/trained.ts'
import { compose, EVERYTHING, kingdomOf, play, scene, spotOf, unitsOf } from './builders.ts'

const judge = new Judge(judgement)

/** Points of the evaluation that may be lost on the average where a move is only guessed, and a deployment only sketched. */
const LOST_AT_A_GLANCE = 0.4
const LOST_IN_A_SKETCH = { own: 0.6, rival: 1 }

/** Lays out what the bot thinks best; the other seats deploy nothing. */
function deployAsBot(p: PaperTalesPosition, seat: Seat): void {
  for (const other of p.asked) if (other !== seat) play(p, other, { kind: 'ready' })
  while (p.stage === 'plan') {
    const step = elementAt(judge.candidates(p, seat, game.moves(p, seat)), 0)
    play(p, seat, step)
  }
}

describe('How the bot deploys', () => {
  it('puts fighters in the top row and workers behind them', () => {
    const p = scene({ kingdoms: [{ gold: 12, hand: ['knight', 'cerberus', 'farmer', 'woodcutter'] }] })
    deployAsBot(p, 0)
    expect(unitsOf(p, 0, 'top').sort()).toEqual(['cerberus', 'knight'])
    expect(unitsOf(p, 0, 'bottom').sort()).toEqual(['farmer', 'woodcutter'])
  })

  it('lays nothing it cannot pay for', () => {
    const p = scene({ kingdoms: [{ gold: 0, hand: ['dragon', 'titan'] }] })
    expect(bestDeployment(p, 0, manual.figures)).toMatchObject({ top: [], bottom: [] })
  })

  it('finishes an exchange between two full rows though the draft is overfull halfway', () => {
    const p = scene({ kingdoms: [{ top: ['farmer', 'rogue'], bottom: ['knight', 'hunter'] }] })
    compose(p, 0, { move: ['farmer'] })
    expect(game.moves(p, 0)).not.toContainEqual({ kind: 'ready' })
    expect(Number.isFinite(judge.evaluate(p, 0))).toBe(true)
    const step = stepTowards(bestDeployment(p, 0, manual.figures), kingdomOf(p, 0).plan, game.moves(p, 0))
    expect(step).toEqual({ kind: 'move', spot: spotOf(p, 0, 'knight') })
  })

  it('knows what makes sense while a row is overfull: nobody can say yet what the plan costs', () => {
    const p = scene({
      kingdoms: [{ top: ['farmer'], bottom: ['knight', 'hunter'], hand: ['dragon'] }],
    })
    compose(p, 0, { move: ['farmer'] })
    expect(game.moves(p, 0)).not.toContainEqual({ kind: 'ready' })
    const dragon = { kind: 'place', card: cardNumber('dragon'), row: 'top' }
    expect(judge.sensible(p, 0, game.moves(p, 0))).toContainEqual(dragon)
  })

  it('compares the first steps of plans that differ, and follows the one that was begun', () => {
    const p = scene({ kingdoms: [{ gold: 4, hand: ['knight', 'cerberus', 'farmer', 'woodcutter', 'rogue'] }] })
    const [first, ...others] = judge.candidates(p, 0, game.moves(p, 0))
    if (!first) throw new Error('nothing to compare')
    const plan = bestDeployment(p, 0, trained.figures)
    expect(leadsTo(plan, NO_PLAN, first)).toBe(true)
    expect(others.length).toBeGreaterThan(0)
    for (const step of others) {
      expect(leadsTo(plan, NO_PLAN, step)).toBe(false)
      const begun = structuredClone(p)
      play(begun, 0, step)
      expect(leadsTo(bestDeployment(begun, 0, trained.figures), NO_PLAN, step)).toBe(true)
      expect(judge.candidates(begun, 0, game.moves(begun, 0))).toHaveLength(1)
    }
  })

  it('takes nothing back that can be paid for', () => {
    const p = scene({ kingdoms: [{ gold: 4, hand: ['farmer', 'knight'] }] })
    compose(p, 0, { top: ['farmer'] })
    deployAsBot(p, 0)
    expect(unitsOf(p, 0, 'top')).toContain('farmer')
  })

  it('finishes whatever draft it is given without taking back in circles', () => {
    for (let n = 0; n < 60; n++) {
      const rng = Rng.fromSeed(`draft ${n}`)
      const p = game.setup({ ...EVERYTHING, forge: n % 2 === 0 }, 2 + (n % 3), rng)
      while (p.round < 3 || p.stage !== 'plan')
        game.play(p, elementAt(p.asked, 0), rng.pick(game.moves(p, elementAt(p.asked, 0))), rng, null)
      for (let left = 20 + n; left > 0; left--)
        game.play(p, 0, rng.pick(game.moves(p, 0).filter(({ kind }) => kind !== 'ready')), rng, null)
      let steps = 0
      for (; p.stage === 'plan' && p.asked.includes(0); steps++) {
        const step = elementAt(judge.candidates(p, 0, game.moves(p, 0)), 0)
        game.play(p, 0, step, rng, null)
      }
      expect(steps).toBeLessThanOrEqual(24)
    }
  })

  it('judges a draft that is too dear by what it can become', () => {
    const p = scene({ kingdoms: [{ gold: 1, hand: ['knight', 'dragon'] }] })
    const idle = judge.evaluate(p, 0)
    compose(p, 0, { top: ['dragon'] })
    expect(judge.evaluate(p, 0)).toBeGreaterThan(idle - 20)
  })
})

/** Decisions of games in which everybody does what is guessed, and now and then something else. */
function decisions(seats: number, options: PaperTalesOptions, seed: string): [PaperTalesPosition, Seat][] {
  const rng = Rng.fromSeed(seed)
  const p = game.setup(options, seats, rng)
  const found: [PaperTalesPosition, Seat][] = []
  let seen = 0
  for (let [seat] = p.asked; seat !== undefined; [seat] = p.asked) {
    const moves = game.moves(p, seat)
    if (moves.length > 1) for (const asked of p.asked) if (++seen % 3 === 0) found.push([game.clone(p), asked])
    const guessed = seen % 5 === 0 ? null : judge.guess(p, seat, seen % 2 === 0, rng)
    game.play(p, seat, guessed ?? rng.pick(moves), rng, null)
  }
  return found
}

/** Positions of one game differ too much from those of another to tell anything by themselves. */
const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** Nothing a guess tells here is left to chance. */
const FATE = Rng.fromSeed('fate')

const BASE: PaperTalesOptions = {
  gates: 'none',
  forge: false,
  buildings: 'random',
  forgeBuildings: 'random',
  duel: true,
  difficulty: '1',
}

describe('What a seat will probably do, at a glance', () => {
  it('is a legal move, whatever the table', () => {
    for (const seats of [1, 2, 3, 4, 7])
      for (const options of [BASE, { ...BASE, gates: 'both', forge: true } as const])
        for (const [p, seat] of decisions(seats, options, `legal ${seats}`))
          for (const isOwn of [true, false]) {
            const guessed = judge.guess(p, seat, isOwn, FATE)
            if (guessed) expect(game.moves(p, seat)).toContainEqual(guessed)
          }
  })

  it('is the same when it is asked for again, and in the same world elsewhere', () => {
    for (const seats of [1, 2, 4])
      for (const [p, seat] of decisions(seats, BASE, `again ${seats}`)) {
        const guessed = judge.guess(p, seat, true, FATE)
        expect(judge.guess(p, seat, true, FATE)).toEqual(guessed)
        expect(judge.guess(game.clone(p), seat, true, FATE)).toEqual(guessed)
      }
  })

  it('is seldom much worse than what looks best one step ahead', () => {
    let lost = 0
    let asked = 0
    for (const [p, seat] of SEEDS.flatMap(seed => decisions(4, BASE, seed))) {
      const guessed = judge.guess(p, seat, true, FATE)
      if (!guessed || p.stage === 'plan') continue
      const worthOf = (move: PaperTalesMove) => {
        const after = game.clone(p)
        game.play(after, seat, move, Rng.fromSeed('glance'), null)
        return judge.evaluate(after, seat)
      }
      const worths = judge.candidates(p, seat, game.moves(p, seat)).map(worthOf)
      lost += Math.max(...worths) - worthOf(guessed)
      asked++
    }
    expect(asked).toBeGreaterThan(50)
    expect(lost / asked).toBeLessThan(LOST_AT_A_GLANCE)
  })

  it.each([
    ['own', true, LOST_IN_A_SKETCH.own],
    ["rival's", false, LOST_IN_A_SKETCH.rival],
  ] as const)('deploys for little less than the best plan is worth: %s', (_, isOwn, most) => {
    let lost = 0
    let asked = 0
    for (const [p, seat] of SEEDS.flatMap(seed => decisions(4, BASE, seed))) {
      if (p.stage !== 'plan' || !isUntouched(kingdomOf(p, seat).plan)) continue
      const worthOf = (plan: Plan) => {
        const after = game.clone(p)
        kingdomOf(after, seat).plan = plan
        after.sealed[seat] = { kind: 'ready' }
        return judge.evaluate(after, seat)
      }
      lost +=
        worthOf(bestDeployment(p, seat, trained.figures)) - worthOf(sketchedDeployment(p, seat, trained.figures, isOwn))
      asked++
    }
    expect(asked).toBeGreaterThan(10)
    expect(lost / asked).toBeLessThan(most)
  })
})

describe('What rivals have sealed', () => {
  const sealedBy = (p: PaperTalesPosition) => p.sealed.flatMap((answer, seat) => (answer ? [seat] : []))

  it('is taken back in an imagined world, and they are asked anew', () => {
    const rng = Rng.fromSeed('anew')
    const p = game.setup(BASE, 3, rng)
    for (const seat of [0, 1] as const) game.play(p, seat, rng.pick(game.moves(p, seat)), rng, null)
    const imagined = game.imagine(game.view(p, 2), 2, rng)
    expect(sealedBy(imagined)).toEqual([0, 1])
    expect(judge.reopen(imagined, 2)).toBe(true)
    expect(sealedBy(imagined)).toEqual([])
    expect([...game.toMove(imagined)].sort()).toEqual([0, 1, 2])
  })

  it('leads on as if they had not answered: deployments of chance are not what is met in war', () => {
    const p = scene({ kingdoms: [{}, { gold: 9, hand: ['knight', 'cerberus'] }] })
    play(p, 1, { kind: 'ready' })
    judge.reopen(p, 0)
    expect(judge.guess(p, 1, false, FATE)).toMatchObject({ kind: 'place', row: 'top' })
  })

  it('stays hidden from whoever plays alone', () => {
    const p = game.setup(BASE, 1, Rng.fromSeed('alone'))
    expect(judge.reopen(p, 0)).toBe(false)
  })
})
