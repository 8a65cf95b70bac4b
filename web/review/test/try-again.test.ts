import { beforeAll, describe, expect, it } from 'vitest'
import { ferry } from '../../../games/ferry/index.ts'
import type { Move } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import { createMatch, type Match, playUnchecked } from '../../../kernel/match.ts'
import type { GameModule } from '../../../kernel/module.ts'
import { positionAt } from '../../../kernel/replay.ts'
import type { SeatInfo } from '../../table/contract.ts'
import { LocalSource } from '../../table/local-source.svelte.ts'
import { Session } from '../../table/session.svelte.ts'
import { learn } from '../../text/text.svelte.ts'
import { freshLook } from '../fresh-look.ts'
import { TrySource, type Verdict } from '../try-source.svelte.ts'

/* Two people loaded crates at random; the first choice of the first seat is retried. */

const module: GameModule = ferry
const { game } = module

beforeAll(() => learn('en'))

function played(): Match {
  const created = createMatch(game, 3, {}, 'a slip')
  if (!created.ok) throw new Error(created.error.code)
  const match = created.value
  while (game.outcome(match.position) === null) {
    const [seat] = game.toMove(match.position)
    if (seat === undefined) break
    playUnchecked(match, seat, elementAt(game.moves(match.position, seat), 0))
  }
  return match
}

const seats = (): SeatInfo[] =>
  ([0, 1, 2] as const).map(seat => ({
    seat,
    name: `Player ${seat + 1}`,
    colour: 1,
    kind: seat === 0 ? 'you' : 'bot',
  }))

/** Lets pending promises settle. */
const settled = () => new Promise<void>(resolve => setImmediate(resolve))

async function sit(judge: (move: Move) => Promise<Verdict>) {
  const match = played()
  const own = new LocalSource({
    match,
    kind: 'play',
    seats: seats().map(({ name, colour, kind }) => ({ name, colour, control: kind === 'you' ? 'human' : 'bot' })),
  })
  const session = new Session(module, await module.words.en(), own)
  const step = match.log.findIndex(({ seat }) => seat === 0) + 1
  const until = { setup: match.setup, log: match.log.slice(0, step - 1) }
  const source = new TrySource({ game, until, seat: 0, seats: session.seats, judge })
  return { match, session, source, step }
}

const costs = (cost: number) => async (move: Move) => ({ cost, best: move })

describe('a position that is tried again', () => {
  it('lies on the table in place of the match, which comes back as it was looked at', async () => {
    const { session, source, step } = await sit(costs(0))
    session.goTo(2)
    const { view } = session
    session.lay(source)
    expect(session.step).toBe(step - 1)
    expect(session.acting).toBe(0)
    expect(session.moves).toEqual(game.moves(source.view, 0))
    expect(session.record).toBeNull()
    session.lay(null)
    expect(session.step).toBe(2)
    expect(session.view).toEqual(view)
    expect(session.acting).toBeNull()
  })

  it('shows no more than the seat could see then', async () => {
    const { session, source, match, step } = await sit(costs(0))
    session.lay(source)
    expect(session.view).toEqual(game.view(positionAt(game, match.setup, match.log, step - 1), 0))
    expect(session.viewer).toBe(0)
    expect(session.log.every(entry => entry.step < step)).toBe(true)
  })

  it('a weaker move stands on the board with its price until it is taken back', async () => {
    const { session, source } = await sit(costs(0.04))
    session.lay(source)
    const { view } = session
    session.play(elementAt(session.moves, 1))
    expect(source.mode).toBe('judging')
    expect(session.moves).toEqual([])
    await settled()
    expect(source.mode).toBe('weaker')
    expect(source.verdict?.cost).toBe(0.04)
    expect(session.view).not.toEqual(view)
    session.undo()
    expect(source.mode).toBe('ask')
    expect(session.view).toEqual(view)
    expect(source.misses).toBe(1)
  })

  it('a move that costs less than that is right', async () => {
    const { session, source } = await sit(costs(0.039))
    session.lay(source)
    session.play(elementAt(session.moves, 1))
    await settled()
    expect(source.mode).toBe('right')
    expect(session.undoBar).toBe('start')
  })

  it('what is judged too late is not heard: another move has been shown', async () => {
    let answer: (verdict: Verdict) => void = () => undefined
    const { session, source } = await sit(
      () =>
        new Promise(resolve => {
          answer = resolve
        }),
    )
    session.lay(source)
    const [best, weak] = [elementAt(session.moves, 0), elementAt(session.moves, 1)]
    session.play(weak)
    source.show(best)
    answer({ cost: 0.5, best })
    await settled()
    expect(source.mode).toBe('shown')
    expect(source.move).toEqual(best)
  })

  it('a judge that fails says so, and the move can be taken back', async () => {
    const { session, source } = await sit(() => Promise.reject(new Error('no')))
    session.lay(source)
    session.play(elementAt(session.moves, 0))
    await settled()
    expect(source.mode).toBe('failed')
    expect(session.undoBar).toBeNull()
  })
})

describe('a fresh look', () => {
  it('takes the recommended move without another search, and judges any other at the end of the match so far', async () => {
    const { source, step } = await sit(costs(0))
    const moves = game.moves(source.view, 0)
    const [best, other] = [elementAt(moves, 0), elementAt(moves, 1)]
    const asked: number[] = []
    const pool = {
      judge: async ({ record }: { record: { log: readonly unknown[] } }) => {
        asked.push(record.log.length)
        return { step, chances: [], slip: { seat: 0 as const, better: best, cost: 0.2 } }
      },
    }
    const slip = { seat: 0 as const, better: best, cost: 0.2 }
    expect(await freshLook(pool, game.facts, source.until, 0, best, slip)).toEqual({ cost: 0, best })
    expect(await freshLook(pool, game.facts, source.until, 0, other, slip)).toEqual({ cost: 0.2, best })
    expect(asked).toEqual([step])
  })
})
