import { describe, expect, it } from 'vitest'
import { Judge } from '../../../kernel/judgement.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { bestDeployment, judgement, stepTowards } from '../bot.ts'
import type { PaperTalesPosition } from '../position.ts'
import { game } from '../rules/game.ts'
import { hand } from '../weights/hand.ts'
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

  it('judges a draft that is too dear by what it can become', () => {
    const p = scene({ kingdoms: [{ gold: 1, hand: ['knight', 'dragon'] }] })
    const idle = judge.evaluate(p, 0)
    compose(p, 0, { top: ['dragon'] })
    expect(judge.evaluate(p, 0)).toBeGreaterThan(idle - 20)
  })
})
