import { beforeAll, describe, expect, it } from 'vitest'
import type { Move } from '../../../kernel/game.ts'
import type { GameModule } from '../../../kernel/module.ts'
import { NOTHING, type ToyPosition, toy, toyModule } from '../../../kernel/test/toy.ts'
import { learn } from '../../text/text.svelte.ts'
import { Draft } from '../draft.svelte.ts'
import { Session } from '../session.svelte.ts'
import { TestSource } from './test-source.svelte.ts'

const RAISE = { kind: 'raise' }
const CALL = { kind: 'call' }
const seal = (card: number): Move => ({ kind: 'seal', card }) as Move

const POSITION: ToyPosition = {
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
}

beforeAll(() => learn('en'))

async function draw(change: Partial<ToyPosition> = {}) {
  const module: GameModule = toyModule
  const source = new TestSource(toy, { ...POSITION, ...change }, 3)
  const session = new Session(module, await module.words.en(), source)
  return { source, session, draft: new Draft(session, { card: null as number | null, colour: 'red' }) }
}

describe('what is picked', () => {
  it('adds up, and can be dropped', async () => {
    const { draft } = await draw()
    expect(draft.hasPicks).toBe(false)
    draft.pick({ card: 4 })
    draft.pick({ colour: 'blue' })
    expect(draft.picks).toEqual({ card: 4, colour: 'blue' })
    draft.clear()
    expect(draft.picks).toEqual({ card: null, colour: 'red' })
  })

  it('stays while others answer beside the question, and is gone with it', async () => {
    const { draft, source, session } = await draw({ calling: true })
    draft.pick({ card: 4 })
    source.move(1, seal(2))
    expect(draft.picks.card).toBe(4)
    session.play(seal(0))
    expect(draft.picks.card).toBeNull()
  })

  it('does not come back when nothing is asked once more', async () => {
    const { draft, source, session } = await draw({ leader: 1 })
    draft.pick({ card: 4 })
    expect(draft.picks.card).toBe(4)
    source.move(1, CALL)
    expect(draft.picks.card).toBeNull()
    session.play(seal(0))
    expect(session.question).toBeNull()
    expect(draft.picks.card).toBeNull()
  })
})

describe('what is planned', () => {
  it('shows the position it leads to, with its moves, events and objections', async () => {
    const { draft, session } = await draw()
    draft.plan(RAISE)
    draft.plan(RAISE)
    expect(draft.steps.map(({ move }) => move)).toEqual([RAISE, RAISE])
    expect(draft.view).toMatchObject({ stake: 2 })
    expect(draft.moves).toEqual([CALL])
    expect(draft.events.map(({ kind }) => kind)).toEqual(['raised'])
    expect(draft.objection(RAISE)).toMatchObject({ rule: 'TOY-3' })
    expect(draft.why(RAISE)).toMatchObject({ text: 'stake.' })
    expect(draft.preview(CALL)?.view).toMatchObject({ calling: true })
    expect(draft.preview(RAISE)).toBeNull()
    expect(session.view).toMatchObject({ stake: 0 })
  })

  it('is undone step by step, then the match itself', async () => {
    const { draft } = await draw()
    draft.plan(RAISE, RAISE, CALL)
    expect(draft.undoBar).toBeNull()
    draft.undo()
    expect(draft.steps).toHaveLength(2)
    draft.backTo(0)
    expect(draft.steps).toEqual([])
    expect(draft.undoBar).toBe('start')
  })

  it('ends before a step whose result nobody knows', async () => {
    const { draft } = await draw({ calling: true, sealed: [NOTHING, 1, 1] })
    draft.plan(seal(4))
    expect(draft.steps).toEqual([])
  })

  it('is played as one gesture with what completes it', async () => {
    const { draft, source } = await draw()
    draft.plan(RAISE)
    expect(draft.play(CALL)).toBeNull()
    expect(source.submitted).toEqual([RAISE, CALL])
    expect(draft.steps).toEqual([])
  })

  it('says what is refused on the way', async () => {
    const { draft, source } = await draw()
    draft.plan(RAISE)
    expect(draft.commit(RAISE, RAISE)).toMatchObject({ rule: 'TOY-3' })
    expect(source.submitted).toEqual([RAISE, RAISE])
  })
})
