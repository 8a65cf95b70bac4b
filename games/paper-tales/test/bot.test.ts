import { describe, expect, it } from 'vitest'
import { Judge } from '../../../kernel/judgement.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { bestDeployment } from '../bot/deploy.ts'
import { leadsTo, stepTowards } from '../bot/steps.ts'
import { judgement } from '../bot.ts'
import { NO_PLAN, type PaperTalesPosition } from '../position.ts'
import { game } from '../rules/game.ts'
import { hand } from '../weights/hand.ts'
import { trained } from '../weights/trained.ts'
import { compose, play, scene, spotOf, unitsOf } from './builders.ts'

const judge = new Judge(judgement)

/** Lays out what the bot thinks best; the other seats deploy nothing. */
function deployAsBot(p: PaperTalesPosition, seat: Seat): void {
  for (const other of p.asked) if (other !== seat) play(p, other, { kind: 'ready' })
  while (p.stage === 'plan') {
    const [step] = judge.candidates(p, seat, game.moves(p, seat))
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
    expect(bestDeployment(p, 0, hand.figures)).toMatchObject({ top: [], bottom: [] })
  })

  it('finishes an exchange between two full rows though the draft is overfull halfway', () => {
    const p = scene({ kingdoms: [{ top: ['farmer', 'rogue'], bottom: ['knight', 'hunter'] }] })
    compose(p, 0, { move: ['farmer'] })
    expect(game.moves(p, 0)).not.toContainEqual({ kind: 'ready' })
    expect(Number.isFinite(judge.evaluate(p, 0))).toBe(true)
    const step = stepTowards(bestDeployment(p, 0, hand.figures), p.kingdoms[0].plan, game.moves(p, 0))
    expect(step).toEqual({ kind: 'move', spot: spotOf(p, 0, 'knight') })
  })

  it('compares the first steps of plans that differ, and follows the one that was begun', () => {
    const p = scene({ kingdoms: [{ gold: 4, hand: ['knight', 'cerberus', 'farmer', 'woodcutter', 'rogue'] }] })
    const [first, ...others] = judge.candidates(p, 0, game.moves(p, 0))
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

  it('judges a draft that is too dear by what it can become', () => {
    const p = scene({ kingdoms: [{ gold: 1, hand: ['knight', 'dragon'] }] })
    const idle = judge.evaluate(p, 0)
    compose(p, 0, { top: ['dragon'] })
    expect(judge.evaluate(p, 0)).toBeGreaterThan(idle - 20)
  })
})
