import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import { isArtifact } from '../content/cards.ts'
import type { PaperTalesPosition, Stage } from '../position.ts'
import { proof } from '../proof.ts'
import { game } from '../rules/game.ts'
import { deploy, EVERYTHING, play, scene, untilStage } from './builders.ts'

/** The answer is one the seat could have given, had it been asked. */
function expectLegalAnswers(q: PaperTalesPosition, p: PaperTalesPosition, seat: Seat): void {
  for (const other of seatsOf(p.seats)) {
    if (other === seat) continue
    const answer = q.sealed[other]
    if (p.asked.includes(other)) expect(answer).toBeNull()
    else if (p.sealed[other] !== null) {
      expect(answer).not.toBeNull()
      if (answer) expect(game.moves({ ...q, asked: [other] }, other)).toContainEqual(answer)
    }
  }
}

describe('an imagined world', () => {
  it.each([1, 2, 3, 4, 5, 7])('agrees with what a seat sees, with %i players', seats => {
    const rng = Rng.fromSeed(`imagine ${seats}`)
    const p = game.setup({ ...EVERYTHING, difficulty: '2' }, seats, rng)
    const stages = new Set<Stage>()
    for (let step = 0; p.asked.length > 0; step++) {
      const moves = game.moves(p, elementAt(p.asked, 0)).filter(({ kind }) => kind !== 'withdraw' && kind !== 'restore')
      game.play(p, elementAt(p.asked, 0), rng.pick(moves), rng, null)
      if (step % 4 > 0) continue
      const seat = (step % seats) as Seat
      const q = game.imagine(game.view(p, seat), seat, rng)
      stages.add(p.stage)
      expect(game.view(q, seat)).toEqual(game.view(p, seat))
      expect(proof.broken(q)).toEqual([])
      for (const k of q.kingdoms) expect(k.pending.every(isArtifact)).toBe(true)
      expectLegalAnswers(q, p, seat)
    }
    expect(stages.size).toBeGreaterThanOrEqual(3)
  })

  it('answers for whoever has sealed a payment, a kept card, a building or who is saved', () => {
    const sealedIn = (p: PaperTalesPosition) => game.imagine(game.view(p, 1), 1, Rng.fromSeed('sealed')).sealed[0]
    const paying = scene({
      kingdoms: [
        { gold: 2, hand: ['golem', 'knight'] },
        { gold: 2, hand: ['golem', 'knight'] },
      ],
    })
    deploy(paying, { top: ['golem', 'knight'] }, { top: ['golem', 'knight'] })
    play(paying, 0, elementAt(game.moves(paying, 0), 0))
    expect(sealedIn(paying)?.kind).toBe('pay')
    const keeping = scene({ kingdoms: [{ hand: ['golem'] }, { hand: ['knight'] }] })
    deploy(keeping)
    play(keeping, 0, { kind: 'keep', cards: [] })
    expect(sealedIn(keeping)?.kind).toBe('keep')
    const building = scene({ kingdoms: [{ bottom: ['woodcutter'] }, { bottom: ['woodcutter'] }] })
    deploy(building)
    untilStage(building, 'build')
    play(building, 0, { kind: 'pass' })
    expect(['build', 'pass']).toContain(sealedIn(building)?.kind)
    const healer = { top: ['mystical-healer+1'] } as const
    const aging = scene({ kingdoms: [healer, healer] })
    deploy(aging)
    untilStage(aging, 'aging')
    play(aging, 0, { kind: 'spare', saved: [], paying: [] })
    expect(sealedIn(aging)?.kind).toBe('spare')
  })

  it('lays only artifacts where artifacts lie face down, as many as there are', () => {
    const p = scene({
      kingdoms: [
        { gold: 1, hand: ['shield-of-power', 'horn-of-plenty', 'knight'] },
        { gold: 2, hand: ['golem', 'knight'] },
      ],
    })
    deploy(p, { top: ['knight'], artifacts: ['shield-of-power', 'horn-of-plenty'] }, { top: ['golem', 'knight'] })
    expect(p.stage).toBe('pay')
    for (let n = 0; n < 10; n++) {
      const { pending } = elementAt(game.imagine(game.view(p, 1), 1, Rng.fromSeed(`down ${n}`)).kingdoms, 0)
      expect([pending.length, pending.every(isArtifact)]).toEqual([2, true])
    }
  })
})
