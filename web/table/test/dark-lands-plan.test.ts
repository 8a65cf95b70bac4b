import { describe, expect, it } from 'vitest'
import { darkLands } from '../../../games/dark-lands/index.ts'
import type { DarkLandsEvent, DarkLandsMove, DarkLandsPosition } from '../../../games/dark-lands/position.ts'
import { Choice } from '../../../games/dark-lands/table/choice.svelte.ts'
import { Plan } from '../../../games/dark-lands/table/plan.svelte.ts'
import { elementAt } from '../../../kernel/list.ts'
import { type Match, playUnchecked } from '../../../kernel/match.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { begin, sessionOf, sit } from './sit.ts'

const BUY: DarkLandsMove = { kind: 'buy', companion: 2 }

type DarkLandsMatch = Match<DarkLandsPosition, DarkLandsMove, DarkLandsEvent>
const beginDarkLands = (players: number, seed: string) => begin(darkLands, players, seed) as DarkLandsMatch

/** Everybody shares one screen, without handing over. */
async function table(match: DarkLandsMatch) {
  const seated = await sit(darkLands, match as Match, { humans: [0, 1, 2, 3, 4] })
  const session = sessionOf(seated.session, darkLands)
  const { source } = seated
  const plan = new Plan(session)
  return { session, source, plan, choice: new Choice(session, plan) }
}

/** After the free companions, before the first purchase. */
async function firstTurn(seed: string) {
  const match = beginDarkLands(2, seed)
  for (const seat of [0, 1] as const) playUnchecked(match, seat, { kind: 'choose', companions: [0, 1] })
  const seated = await table(match)
  seated.source.liftCurtain()
  return { match, ...seated, seat: seated.session.acting as Seat }
}

describe('the plan of a turn', () => {
  it('shows what would be, and plays nothing', async () => {
    const { match, session, plan, seat } = await firstTurn('plan')
    const { coins } = session.view
    const moves = match.log.length
    expect(plan.play(BUY)).toBeNull()
    expect(plan.view.coins[seat]).toBeLessThan(elementAt(coins, seat))
    expect(session.view.coins).toEqual(coins)
    expect(match.log).toHaveLength(moves)
    expect(plan.undoBar).toBeNull()
    plan.undo()
    expect(plan.isPlanned).toBe(false)
    expect(plan.view).toBe(session.view)
  })

  it('refuses what the planned position does not allow', async () => {
    const { plan } = await firstTurn('refuse')
    plan.play(BUY)
    expect(plan.play(BUY)?.rule).toMatch(/^DL-/)
    expect(plan.steps.map(({ move }) => move)).toEqual([BUY])
  })

  it('is played as a whole when the turn ends', async () => {
    const { match, plan } = await firstTurn('end')
    const moves = match.log.length
    plan.play(BUY)
    expect(plan.play({ kind: 'end' })).toBeNull()
    expect(match.log.slice(moves).map(({ move }) => move.kind)).toEqual(['buy', 'end'])
    expect(plan.isPlanned).toBe(false)
  })

  it('is not made where each move is answered at once, as in a lesson', async () => {
    const { match, source, plan } = await firstTurn('lesson')
    Object.assign(source, { atOnce: true })
    expect(plan.play(BUY)).toBeNull()
    expect(plan.isPlanned).toBe(false)
    expect(match.log.at(-1)?.move).toEqual(BUY)
  })

  it('uses a card without passing over the purchase first, and takes both steps back as one', async () => {
    for (let n = 0; n < 30; n++) {
      const { plan } = await firstTurn(`card ${n}`)
      const use = plan.cardMoves.find(move => move.kind === 'capture')
      if (!use) continue
      expect(plan.play(use)).toBeNull()
      expect(plan.steps.map(({ move }) => move.kind)).toEqual(['proceed', 'capture'])
      plan.undo()
      expect(plan.steps).toEqual([])
      return
    }
    throw new Error('no opening hand can capture')
  })

  it('forgets what was picked with every step', async () => {
    const { plan, choice } = await firstTurn('picks')
    choice.choosePlace(0)
    expect(choice.place).toBe(0)
    plan.play(BUY)
    expect(choice.place).toBeNull()
  })

  it('is gone when the match has moved on', async () => {
    const { plan, session } = await firstTurn('gone')
    plan.play(BUY)
    session.play({ kind: 'proceed' })
    expect(plan.isPlanned).toBe(false)
  })
})

describe('what can be taken back', () => {
  it.each([2, 3, 4, 5])('is planned by %i players exactly as playing it turns out', async players => {
    let compared = 0
    for (let number = 0; number < 3; number++) {
      const match = beginDarkLands(players, `plan ${number}`)
      const { session, source, plan } = await table(match)
      const rng = Rng.fromSeed(`plan ${number}`)
      const { game } = darkLands
      for (let asked = game.toMove(match.position); asked.length > 0; asked = game.toMove(match.position)) {
        source.handOver(asked[asked.length - 1])
        source.liftCurtain()
        for (let wanted = 1 + rng.below(6); wanted > 0; wanted--) {
          const step = rng.shuffle([...plan.moves]).find(move => plan.canTakeBack(move))
          if (step) plan.play(step)
        }
        const { view } = plan
        compared += plan.steps.length
        if (plan.isPlanned) plan.commit()
        expect(session.view, `after ${match.log.length} moves of "plan ${number}"`).toEqual(view)
        if (session.moves.length > 0) session.play(rng.pick(session.moves))
      }
    }
    expect(compared).toBeGreaterThan(30)
  })
})
