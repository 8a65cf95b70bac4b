import { beforeAll, describe, expect, it } from 'vitest'
import type { Move, Objection } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import type { GameModule } from '../../../kernel/module.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { toyModule } from '../../../kernel/test/toy.ts'
import { Session } from '../../table/session.svelte.ts'
import { run } from '../../table/test/run.svelte.ts'
import { begin } from '../../table/test/sit.ts'
import { learn } from '../../text/text.svelte.ts'
import { Link } from '../link.svelte.ts'
import { OnlineSource } from '../online-source.svelte.ts'
import { OnlineTable } from '../online-table.svelte.ts'
import { learnOnline } from '../text/text.svelte.ts'
import { FakeClub, info, ME, TABLE } from './fake-club.ts'

const module: GameModule = toyModule
const RAISE = { kind: 'raise' }
const CALL = { kind: 'call' }
const NO: Objection = { code: 'paused', rule: 'server', figures: {} }

interface Toy {
  stake: number
  calling: boolean
  round: number
  hands: number[][]
}

/** Survives the page, as in a browser. */
class Store {
  readonly items = new Map<string, string>()
  getItem = (key: string) => this.items.get(key) ?? null
  setItem = (key: string, value: string) => void this.items.set(key, value)
  removeItem = (key: string) => void this.items.delete(key)
}

beforeAll(async () => {
  await learn('en')
  await learnOnline('en')
})

/** Answers travel by promises. */
const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

function clubLedBy(leader: Seat): FakeClub {
  for (let n = 0; ; n++) {
    const match = begin(module, 2, `club ${n}`)
    if ((match.position as { leader?: Seat }).leader === leader) return new FakeClub(match)
  }
}

async function sit(club = clubLedBy(0), store = new Store()) {
  const link = new Link(club)
  const table = new OnlineTable(info(2), link)
  link.open()
  club.welcome()
  link.watch(TABLE, table)
  const actions = { rematch() {}, save() {}, link: async () => null }
  const source = new OnlineSource({ game: module.game, table, link, me: ME, store, actions })
  const session = new Session(module, await module.words.en(), source)
  const toy = () => session.view as Toy
  const mine = (): Move => elementAt(module.game.moves(session.view, 0), 0)
  return { club, link, table, source, session, store, toy, mine, leave: run(session) }
}

describe('an own move', () => {
  it('is shown at once if its effect is certain, and confirmed later', async () => {
    const { club, session, source, toy } = await sit()
    club.holds = true
    expect(session.play(RAISE)).toBeNull()
    expect(toy().stake).toBe(1)
    expect(session.steps).toBe(1)
    expect(session.moves).toEqual([RAISE, CALL])
    expect(club.match.log).toHaveLength(0)
    club.answer()
    await settled()
    expect(club.match.log).toHaveLength(1)
    expect(toy().stake).toBe(1)
    expect(session.steps).toBe(1)
    expect(source.refusal).toBeNull()
  })

  it('is taken back if the server refuses it, with all that follow, and the reason is kept', async () => {
    const { club, session, source, toy, store } = await sit()
    club.holds = true
    session.playAll([RAISE, RAISE])
    expect(toy().stake).toBe(2)
    club.refuseNext = NO
    club.answer()
    await settled()
    expect(toy().stake).toBe(0)
    expect(source.refusal).toEqual(NO)
    expect(club.kinds().filter(kind => kind === 'moves')).toHaveLength(1)
    expect(store.items.size).toBe(0)
  })

  it('is not sent if it is not legal', async () => {
    const { club, session } = await sit()
    expect(session.playAll([RAISE, RAISE, RAISE])).toMatchObject({ rule: 'TOY-3' })
    expect(session.play({ kind: 'nonsense' })).not.toBeNull()
    await settled()
    expect(club.kinds().filter(kind => kind === 'moves')).toHaveLength(1)
    expect(club.match.log).toHaveLength(2)
  })

  it('whose effect nobody knows waits for the server, and so does everybody here', async () => {
    const { club, session, source, mine } = await sit()
    session.play(CALL)
    await settled()
    club.move(1, elementAt(module.game.moves(club.match.position, 1), 0))
    club.holds = true
    session.play(mine())
    expect(source.isAwaiting).toBe(true)
    expect(session.acting).toBeNull()
    expect(session.play(mine())).toMatchObject({ code: 'not-your-turn' })
    club.answer()
    await settled()
    expect(source.isAwaiting).toBe(false)
    expect((session.view as Toy).round).toBe(2)
  })
})

describe('several moves as one gesture', () => {
  it('go out in one message, and stand one after another', async () => {
    const { club, session, source, store, toy } = await sit()
    expect(session.playAll([RAISE, CALL])).toBeNull()
    expect(toy()).toMatchObject({ stake: 1, calling: true })
    await settled()
    expect(club.match.log.map(({ move }) => move)).toEqual([RAISE, CALL])
    expect(club.heard.at(-1)).toMatchObject({ kind: 'moves', seen: 0, moves: [RAISE, CALL] })
    expect([club.kinds(), source.refusal, store.items.size]).toEqual([['watch', 'moves'], null, 0])
  })

  it('and gestures one after another are messages one after another', async () => {
    const { club, session } = await sit()
    club.holds = true
    session.playAll([RAISE, RAISE])
    session.play(CALL)
    expect(club.kinds()).toEqual(['watch', 'moves'])
    club.answer()
    await settled()
    expect(club.kinds()).toEqual(['watch', 'moves', 'move'])
    expect(club.match.log.map(({ move }) => move)).toEqual([RAISE, RAISE, CALL])
  })

  it('go along with one whose effect is not known; what then is not legal is told', async () => {
    const club = clubLedBy(1)
    const { session, source, mine } = await sit(club)
    club.move(1, CALL)
    club.move(1, elementAt(module.game.moves(club.match.position, 1), 0))
    club.holds = true
    // Sealing the last card ends the round and gives us the lead: raise at once, then try something impossible.
    expect(session.playAll([mine(), RAISE, { kind: 'seal', card: 0 } as Move])).toBeNull()
    club.answer()
    await settled()
    expect(club.match.log.map(({ move }) => move.kind)).toEqual(['call', 'seal', 'seal', 'raise'])
    expect(source.refusal).toMatchObject({ rule: 'TOY-2' })
    expect(session.acting).toBe(0)
  })
})

describe('others meanwhile', () => {
  it('answer beside the question, which stays the same', async () => {
    const { club, session } = await sit()
    session.play(CALL)
    await settled()
    const { question } = session
    club.move(1, elementAt(module.game.moves(club.match.position, 1), 0))
    expect(session.steps).toBe(2)
    expect(session.question).toBe(question)
  })

  it('move while an own move is on its way: it stays certain on top of theirs', async () => {
    const { club, session, mine } = await sit()
    session.play(CALL)
    await settled()
    club.holds = true
    session.play(mine())
    expect(session.steps).toBe(2)
    club.move(1, elementAt(module.game.moves(club.match.position, 1), 0))
    expect(session.steps).toBe(2)
    expect(session.acting).toBeNull()
    club.answer()
    await settled()
    expect(club.match.log).toHaveLength(3)
    expect(session.steps).toBe(3)
  })

  it('pause the match: nobody may move', async () => {
    const { club, session } = await sit()
    club.pause()
    expect(session.acting).toBeNull()
    expect(session.log.at(-1)?.text).toBe('The game is paused.')
  })
})

describe('undo', () => {
  it('takes back the last own move', async () => {
    const { club, session, toy } = await sit()
    expect(session.undoBar).toBe('start')
    session.play(RAISE)
    await settled()
    expect(session.undoBar).toBeNull()
    session.undo()
    await settled()
    expect(club.match.log).toHaveLength(0)
    expect(toy().stake).toBe(0)
  })

  it('waits until what is on its way has arrived', async () => {
    const { club, session } = await sit()
    club.holds = true
    session.play(RAISE)
    expect(session.undoBar).toBeNull()
    session.undo()
    await settled()
    expect(club.kinds()).not.toContain('undo')
    club.answer()
    await settled()
    expect(club.kinds()).toContain('undo')
    expect(session.steps).toBe(0)
  })
})

describe('a broken connection', () => {
  it('loses no move: it is sent again under the same id, and made once', async () => {
    const { club, link, session, toy } = await sit()
    club.holds = true
    session.play(RAISE)
    club.cut()
    await settled()
    expect(link.state.kind).toBe('waiting')
    expect(toy().stake).toBe(1)
    link.reconnectNow()
    club.holds = false
    club.welcome()
    await settled()
    expect(club.match.log).toHaveLength(1)
    const moves = club.heard.filter(message => message.kind === 'move')
    expect(moves).toHaveLength(2)
    expect(elementAt(moves, 0).id).toBe(elementAt(moves, 1).id)
    expect(toy().stake).toBe(1)
    expect(session.acting).toBe(0)
  })

  it('brings what happened meanwhile', async () => {
    const { club, link, session } = await sit()
    session.play(CALL)
    await settled()
    club.cut()
    await settled()
    club.move(1, elementAt(module.game.moves(club.match.position, 1), 0))
    expect(session.steps).toBe(1)
    link.reconnectNow()
    club.welcome()
    expect(session.steps).toBe(2)
  })
})

describe('a page that was closed', () => {
  it('sends what it left pending', async () => {
    const first = await sit()
    first.club.holds = true
    first.session.play(RAISE)
    first.club.cut()
    expect(first.store.items.size).toBe(1)
    first.club.holds = false
    const { club, session } = await sit(first.club, first.store)
    await settled()
    expect(club.match.log).toHaveLength(1)
    expect(session.steps).toBe(1)
    expect(first.store.items.size).toBe(0)
  })

  it('sends what was left by a page of 0.2.0, once', async () => {
    const store = new Store()
    const pending = [{ id: 'left', move: RAISE }]
    store.setItem(`pentarchy-unsent ${ME} ${TABLE}`, JSON.stringify({ after: 0, wishes: pending }))
    const { club } = await sit(undefined, store)
    await settled()
    expect(club.match.log.map(({ move }) => move)).toEqual([RAISE])
    expect(store.items.size).toBe(0)
  })

  it('says so if the match has gone on without it', async () => {
    const first = await sit()
    first.club.holds = true
    first.session.play(RAISE)
    first.club.cut()
    first.club.move(0, CALL, 'clock')
    first.club.holds = false
    const { club, source } = await sit(first.club, first.store)
    await settled()
    expect(club.match.log).toHaveLength(1)
    expect(source.refusal).toMatchObject({ rule: 'page' })
  })
})

describe('for whoever comes back', () => {
  it('the last own move is one they made themselves: what a bot did in their place is news', async () => {
    const { club, session, mine } = await sit()
    expect(session.lastOwn?.step).toBe(0)
    session.play(CALL)
    await settled()
    expect(session.lastOwn).toEqual({ step: 1, at: 0 })
    club.move(0, mine(), 'bot')
    expect(session.steps).toBe(2)
    expect(session.lastOwn?.step).toBe(1)
  })

  it('the view then is asked for, and who is asked now is known meanwhile', async () => {
    const { club, session } = await sit()
    session.play(RAISE)
    await settled()
    session.play(CALL)
    await settled()
    session.goTo(0)
    await settled()
    expect(session.isCurrent).toBe(false)
    expect(session.toMoveNow).toEqual(module.game.toMove(club.match.position))
    expect(session.toMove).toEqual([0])
  })
})
