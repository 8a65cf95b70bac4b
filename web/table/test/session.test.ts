import { beforeAll, describe, expect, it } from 'vitest'
import type { Game, Move, Objection } from '../../../kernel/game.ts'
import type { GameModule } from '../../../kernel/module.ts'
import { NOTHING, type ToyPosition, toy, toyModule } from '../../../kernel/test/toy.ts'
import { learn } from '../../text/text.svelte.ts'
import { Session } from '../session.svelte.ts'
import { TestSource } from './test-source.svelte.ts'

/* Seat 0 plays here. Each round the leader raises or calls, then all seal a card at once; the cards are opened. */

const module: GameModule = toyModule
const game: Game = toy

const RAISE = { kind: 'raise' }
const CALL = { kind: 'call' }
const seal = (card: number): Move & { card: number } => ({ kind: 'seal', card })

const position = (change: Partial<ToyPosition> = {}): ToyPosition => ({
  rounds: 3,
  round: 2,
  leader: 0,
  calling: false,
  stake: 0,
  bag: [3, 3, 3, 3, 3],
  bagTotal: 15,
  hands: [
    [0, 2, 4],
    [1, 2, 3],
    [1, 3, 4],
  ],
  sealed: [NOTHING, NOTHING, NOTHING],
  played: [0, 1, 2, 3, 4, 0],
  scores: [0, 0, 0],
  ...change,
})

beforeAll(() => learn('en'))

async function sit(change: Partial<ToyPosition> = {}, wanted?: (move: Move) => Objection | null) {
  const source = new TestSource(game, position(change), 3, wanted)
  return { source, session: new Session(module, await module.words.en(), source) }
}

describe('the question', () => {
  it('names the seat and its legal moves', async () => {
    const { session } = await sit()
    expect(session.question).toEqual({ seat: 0, moves: [RAISE, CALL] })
    expect(session.moves).toBe(session.question?.moves)
  })

  it('is the same object while others answer beside it', async () => {
    const { session, source } = await sit({ calling: true })
    const { question, view } = session
    source.move(1, seal(2))
    expect(session.view).not.toBe(view)
    expect(session.question).toBe(question)
  })

  it('is another one after an own move, even with the same answers', async () => {
    const endless = { ...game, moves: () => [RAISE, CALL] }
    const source = new TestSource(endless, position(), 3)
    const session = new Session({ ...module, game: endless }, await module.words.en(), source)
    const { question } = session
    session.play(RAISE)
    expect(session.question).toEqual(question)
    expect(session.question).not.toBe(question)
  })

  it('is null while nobody here is asked, and while looking back', async () => {
    const { session } = await sit()
    session.play(CALL)
    session.goTo(0)
    expect(session.question).toBeNull()
    session.returnToNow()
    expect(session.question?.moves).toEqual([seal(0), seal(2), seal(4)])
    session.play(seal(4))
    expect(session.question).toBeNull()
    expect(session.acting).toBeNull()
  })
})

describe('a preview', () => {
  it('is what the moves lead to, and changes nothing', async () => {
    const { session, source } = await sit()
    const preview = session.preview([RAISE, RAISE, CALL])
    expect(preview?.view).toMatchObject({ stake: 2, calling: true })
    expect(preview?.events.map(({ kind }) => kind)).toEqual(['raised', 'raised', 'called'])
    expect(session.view).toMatchObject({ stake: 0, calling: false })
    expect(source.steps).toHaveLength(1)
  })

  it('shows what one hides oneself', async () => {
    const { session } = await sit({ calling: true })
    expect(session.preview(seal(4))?.view).toMatchObject({ sealed: [4, NOTHING, NOTHING] })
  })

  it.each([
    ['chance and hidden cards', { calling: true, sealed: [NOTHING, 1, 1] }, [seal(4)]],
    ['an answer of somebody else', { calling: true }, [seal(4), RAISE]],
    ['a move that is not legal', {}, [RAISE, RAISE, RAISE]],
    ['a turn of somebody else', { leader: 1 as const }, [RAISE]],
  ])('is null beyond %s', async (_, change, moves) => {
    const { session } = await sit(change)
    expect(session.preview(moves)).toBeNull()
  })
})

describe('playing', () => {
  it('hands the move as it is listed to the source, once', async () => {
    const { session, source } = await sit()
    expect(session.play({ ...RAISE })).toBeNull()
    expect(source.submitted).toEqual([RAISE])
    expect(session.step).toBe(1)
    expect(session.movers).toEqual([0])
  })

  it('refuses what is not legal with the rule, and changes nothing', async () => {
    const { session, source } = await sit({ stake: 2 })
    expect(session.play(RAISE)).toMatchObject({ code: 'stake', rule: 'TOY-3' })
    expect(session.why(RAISE)).toEqual({ text: 'stake.', rule: 'TOY-3' })
    expect(source.submitted).toEqual([])
  })

  it('refuses whoever is not asked', async () => {
    const { session } = await sit({ leader: 1 })
    expect(session.play(RAISE)).toMatchObject({ code: 'not-your-turn', rule: 'kernel' })
  })

  it('plays several moves in order, each checked after the one before', async () => {
    const { session, source } = await sit()
    expect(session.playAll([RAISE, CALL, seal(2)])).toBeNull()
    expect(source.submitted).toEqual([RAISE, CALL, seal(2)])
  })

  it('stops at the first refusal and says it', async () => {
    const { session, source } = await sit({ stake: 1 })
    expect(session.playAll([RAISE, RAISE, CALL])).toMatchObject({ code: 'stake' })
    expect(source.submitted).toEqual([RAISE])
  })
})

describe('a source that wants less than the rules allow', () => {
  const onlyCall = (move: Move): Objection | null =>
    move.kind === 'call' ? null : { code: 'lesson', rule: 'TOY-2', figures: {} }

  it('offers only that, and says why not the rest', async () => {
    const { session, source } = await sit({}, onlyCall)
    expect(session.moves).toEqual([CALL])
    expect(session.why(RAISE)).toEqual({ text: 'lesson.', rule: 'TOY-2' })
    expect(session.play(RAISE)).toMatchObject({ code: 'lesson' })
    expect(session.play(CALL)).toBeNull()
    expect(source.submitted).toEqual([CALL])
  })
})

describe('history and log', () => {
  it('shows earlier positions with their events, and comes back', async () => {
    const { session } = await sit()
    session.playAll([RAISE, CALL])
    session.goTo(1)
    expect(session.isCurrent).toBe(false)
    expect(session.view).toMatchObject({ stake: 1, calling: false })
    expect(session.events.map(({ kind }) => kind)).toEqual(['raised'])
    expect(session.play(CALL)).toMatchObject({ code: 'not-your-turn' })
    session.goTo(99)
    expect(session.isCurrent).toBe(true)
    session.goTo(-1)
    expect(session.step).toBe(0)
  })

  it('tells each event once, in words, masked for the viewer', async () => {
    const { session, source } = await sit({ calling: true })
    source.move(1, seal(2))
    expect(session.log.map(({ text, step }) => [step, text])).toEqual([[1, 'Player 2 sealed.']])
    expect(session.events).toEqual([{ kind: 'sealed', seat: 1, card: -1 }])
    const [first] = session.log
    session.play(seal(0))
    expect(session.log[0]).toBe(first)
    expect(session.log).toHaveLength(2)
  })

  it('puts a shield before what a seat did, and none before what concerns the table', async () => {
    const { session, source } = await sit({ calling: true })
    source.move(1, seal(2))
    source.move(2, seal(3))
    session.play(seal(0))
    const [first, second, third] = session.seats.map(({ colour }) => colour)
    expect(session.log.map(({ text, colour }) => [text, colour])).toEqual([
      ['Player 2 sealed.', second],
      ['Player 3 sealed.', third],
      ['Player 1 sealed.', first],
      ['The cards are opened.', null],
      ['Player 1 drew.', first],
      ['Player 2 drew.', second],
      ['Player 3 drew.', third],
    ])
  })
})
