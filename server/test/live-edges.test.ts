import { describe, expect, it } from 'vitest'
import { ethnos } from '../../games/ethnos/index.ts'
import type { Game } from '../../kernel/game.ts'
import { hashOf } from '../../kernel/hash.ts'
import { createMatch } from '../../kernel/match.ts'
import { positionAt } from '../../kernel/replay.ts'
import { DEFAULT_SETTINGS } from '../../wire/table.ts'
import { type MoveRow, NumberTaken, Unconfirmed, Unreachable } from '../store/store.ts'
import { Committer } from '../tables/committer.ts'
import { startCourse } from '../tables/course.ts'
import { LiveTable } from '../tables/live-table.ts'
import { Rumours } from '../tables/rumours.ts'
import { Story } from '../tables/story.ts'

const game: Game = ethnos.game
const PEOPLE = ['a', 'b'].map(id => ({ kind: 'person', id, name: id, ready: true }) as const)

type Append = (moves: readonly MoveRow[], snapshots: readonly object[]) => Promise<void>

/** A store that keeps what it is given, or does as it is told instead, once for each deed. */
class Shelf {
  readonly kept: MoveRow[] = []
  readonly snapshots: object[] = []
  readonly deeds: Append[] = []
  readonly groups: number[] = []

  appendMoves: Append = async (moves, snapshots) => {
    this.groups.push(moves.length)
    const deed = this.deeds.shift()
    if (deed) return deed(moves, snapshots)
    if (moves.some(({ number, table_id }) => this.kept.some(row => row.number === number && row.table_id === table_id)))
      throw new NumberTaken()
    this.kept.push(...moves)
    this.snapshots.push(...snapshots)
  }
}

const refuse =
  (error: Error): Append =>
  () =>
    Promise.reject(error)

function tableOn(shelf: Shelf, id = 'table', now?: () => number): LiveTable {
  const created = createMatch(game, 2, {}, 'live')
  if (!created.ok) throw new Error(created.error.code)
  const course = startCourse(created.value, PEOPLE, DEFAULT_SETTINGS, 1)
  return new LiveTable(id, course, new Committer(shelf), now ? { now } : {})
}

function play(table: LiveTable, id: string) {
  const { match, number } = table.course
  const [seat] = game.toMove(match.position)
  const [move] = game.moves(match.position, seat)
  return table.submit({ kind: 'move', id, seen: number, cause: 'person', seat, move })
}

const row = (table_id: string, number: number): MoveRow => ({
  table_id,
  number,
  kind: 'move',
  seat: 0,
  move: '{}',
  command: `${table_id} ${number}`,
  cause: 'person',
  at: 1,
})

describe('A live table', () => {
  it('tells who listens, and no longer who has left', async () => {
    const table = tableOn(new Shelf(), 'table', () => 77)
    const heard: unknown[] = []
    const leave = table.listen(({ act, change, ours, moment }) => heard.push([act.number, change, ours, moment.moves]))
    await play(table, 'one')
    leave()
    await play(table, 'two')
    expect(heard).toEqual([[1, 'moved', true, 1]])
    expect([table.lastAt, table.durable, table.acts.length]).toEqual([77, 2, 2])
    expect([table.knows('two'), table.knows('three')]).toEqual([true, false])
  })

  it('keeps a snapshot with every thirty-second act, and with no other', async () => {
    const shelf = new Shelf()
    const table = tableOn(shelf)
    for (let n = 1; n <= 33; n++) await play(table, `${n}`)
    expect(shelf.snapshots).toHaveLength(1)
    expect(shelf.snapshots[0]).toMatchObject({ table_id: 'table', number: 32 })
  })

  it('breaks once, whatever comes after', async () => {
    const shelf = new Shelf()
    const table = tableOn(shelf)
    let broken = 0
    table.onBroken = () => broken++
    shelf.deeds.push(refuse(new Unreachable('away')))
    await Promise.all([play(table, 'one'), play(table, 'two')])
    expect([table.broken, broken, table.durable]).toEqual([true, 1, 0])
    expect(await play(table, 'one')).toMatchObject({ objection: { code: 'storage' } })
    expect(table.isUnconfirmed('one')).toBe(false)
  })

  it('says that another was first', async () => {
    const shelf = new Shelf()
    shelf.kept.push(row('table', 1))
    expect(await play(tableOn(shelf), 'one')).toMatchObject({ kind: 'refused', objection: { code: 'stale' } })
  })

  it('remembers what may have been stored although nobody answered', async () => {
    const shelf = new Shelf()
    const table = tableOn(shelf)
    shelf.deeds.push(refuse(new Unconfirmed()), refuse(new Unconfirmed()))
    expect(await play(table, 'one')).toMatchObject({ objection: { code: 'storage' } })
    expect([table.isUnconfirmed('one'), table.isUnconfirmed('two')]).toEqual([true, false])
  })

  it('tells who moved last and what forbids to take it back', async () => {
    const table = tableOn(new Shelf())
    expect(table.shown).toMatchObject({ number: 0, moves: 0, over: false, last: null })
    const [seat] = game.toMove(table.course.match.position)
    await play(table, 'one')
    expect(table.shown.last?.seat).toBe(seat)
  })

  it('leaves what others stored alone while its own is on the way', async () => {
    const table = tableOn(new Shelf())
    const own = play(table, 'one')
    table.catchUp([row('table', 1)])
    expect([table.broken, table.durable]).toEqual([false, 0])
    expect(await own).toEqual({ kind: 'accepted', number: 1 })
  })
})

describe('Storing', () => {
  const commit = (committer: Committer, id: string, number = 1, chain = { broken: false }) =>
    committer.commit(chain, row(id, number), null)

  it('is done together for all that come at once, and told with how long it took', async () => {
    const shelf = new Shelf()
    const told: number[] = []
    const committer = new Committer(shelf, {
      committed: (moves, ms) => told.push(moves.length, Number(ms >= 0)),
      failed: () => told.push(-1),
    })
    await Promise.all(['x', 'y', 'z'].map(id => commit(committer, id)))
    expect([shelf.groups, told]).toEqual([[3], [3, 1]])
  })

  it('is idle when nothing waits', async () => {
    const shelf = new Shelf()
    const committer = new Committer(shelf)
    await committer.idle()
    const stored = commit(committer, 'x')
    await committer.idle()
    expect(shelf.kept).toHaveLength(1)
    await stored
    await commit(committer, 'y')
    expect(shelf.kept).toHaveLength(2)
  })

  it('of what was not confirmed is tried once more: then it is known', async () => {
    const shelf = new Shelf()
    const failures: unknown[] = []
    const committer = new Committer(shelf, { committed: () => {}, failed: error => failures.push(error) })
    shelf.deeds.push(refuse(new Unconfirmed()))
    await commit(committer, 'x')
    expect(shelf.kept.map(kept => kept.table_id)).toEqual(['x'])
    expect(failures).toEqual([expect.any(Unconfirmed)])
  })

  it('is given up for all when the database cannot be reached', async () => {
    const shelf = new Shelf()
    shelf.deeds.push(refuse(new Unreachable()))
    const committer = new Committer(shelf)
    const results = await Promise.allSettled([commit(committer, 'x'), commit(committer, 'y')])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(shelf.groups).toEqual([2])
  })

  it('that is refused for a group is tried one by one', async () => {
    const shelf = new Shelf()
    shelf.deeds.push(refuse(new Error('a bad move among them')))
    const committer = new Committer(shelf)
    await Promise.all([commit(committer, 'x'), commit(committer, 'y')])
    expect(shelf.groups).toEqual([2, 1, 1])
    expect(shelf.kept).toHaveLength(2)
  })

  it('of a number that is taken is no failure of the store', async () => {
    const shelf = new Shelf()
    shelf.kept.push(row('x', 1))
    const failures: unknown[] = []
    const committer = new Committer(shelf, { committed: () => {}, failed: error => failures.push(error) })
    await expect(commit(committer, 'x')).rejects.toBeInstanceOf(NumberTaken)
    expect(failures).toEqual([])
  })

  it('that fails breaks the chain: what follows is not even tried', async () => {
    const shelf = new Shelf()
    const chain = { broken: false }
    const committer = new Committer(shelf)
    shelf.deeds.push(refuse(new Error('no')))
    await expect(commit(committer, 'x', 1, chain)).rejects.toThrow('no')
    expect(chain.broken).toBe(true)
    await expect(commit(committer, 'x', 2, chain)).rejects.toThrow('a move before this one was not stored')
    expect(shelf.groups).toEqual([1])
  })
})

describe('The story of a match', () => {
  async function told(moves: number) {
    const table = tableOn(new Shelf())
    const story = new Story(table)
    table.listen(news => story.tell(news))
    for (let n = 0; n < moves; n++) await play(table, `${n}`)
    return { table, story }
  }

  it('shows every position, those before and those after it was first asked for', async () => {
    const { table, story } = await told(20)
    const { setup } = table.course.match
    const expected = (count: number) => hashOf(positionAt(game, setup, table.course.match.log, count))
    for (const count of [0, 1, 15, 16, 17, 20])
      expect(hashOf(story.positionAt(table.shown, count))).toBe(expected(count))
    for (let n = 20; n < 40; n++) await play(table, `${n}`)
    for (const count of [16, 31, 32, 33, 40]) expect(hashOf(story.positionAt(table.shown, count))).toBe(expected(count))
  })

  it('tells each move once, from where it is asked, as the viewer may know it', async () => {
    const { table, story } = await told(5)
    const all = story.steps(table.shown, 0, null)
    expect(all.map(({ mover }) => mover)).toEqual(table.course.match.log.map(({ seat }) => seat))
    expect(all.every(({ cause, events }) => cause === 'person' && events.length > 0)).toBe(true)
    expect(story.steps(table.shown, 3, null)).toEqual(all.slice(3))
    await play(table, 'next')
    expect(story.steps(table.shown, 5, null)).toHaveLength(1)
  })

  it('forgets what is taken back', async () => {
    const { table, story } = await told(17)
    story.steps(table.shown, 0, null)
    const asker = table.course.match.log[16].seat
    const other = asker === 0 ? 1 : 0
    await table.submit({ kind: 'ask', what: 'undo', id: 'ask', seat: asker, cause: 'person' })
    await table.submit({ kind: 'agree', ask: 18, id: 'agree', seat: other, cause: 'person' })
    expect(story.steps(table.shown, 0, null)).toHaveLength(16)
    for (let n = 0; n < 3; n++) await play(table, `again ${n}`)
    const { match } = table.course
    expect(story.steps(table.shown, 0, null)).toHaveLength(19)
    expect(hashOf(story.positionAt(table.shown, 19))).toBe(hashOf(match.position))
    expect(hashOf(story.positionAt(table.shown, 16))).toBe(hashOf(positionAt(game, match.setup, match.log, 16)))
  })

  it.each([15, 16, 17])(
    'kept up to date is the story worked out anew, also when move %i was taken back',
    async moves => {
      const { table, story } = await told(moves)
      story.steps(table.shown, 0, null)
      const asker = table.course.match.log[moves - 1].seat
      await table.submit({ kind: 'ask', what: 'undo', id: 'ask', seat: asker, cause: 'person' })
      await table.submit({ kind: 'agree', ask: moves + 1, id: 'agree', seat: asker === 0 ? 1 : 0, cause: 'person' })
      for (let n = 0; n < 20; n++) {
        const { match, number } = table.course
        const [seat] = game.toMove(match.position)
        const move = game.moves(match.position, seat).at(-1)
        await table.submit({ kind: 'move', id: `other ${n}`, seen: number, cause: 'person', seat, move })
      }
      const anew = new Story(table)
      expect(story.steps(table.shown, 0, null)).toEqual(anew.steps(table.shown, 0, null))
      for (const count of [moves - 1, 16, 17, 32, moves + 19])
        expect(hashOf(story.positionAt(table.shown, count))).toBe(hashOf(anew.positionAt(table.shown, count)))
    },
  )
})

describe('Rumours', () => {
  /** A table that is behind, and a store in which its moves are. */
  async function scene(moves: number) {
    const shelf = new Shelf()
    const ahead = tableOn(shelf)
    for (let n = 0; n < moves; n++) await play(ahead, `${n}`)
    const behind = tableOn(new Shelf())
    const asked: string[] = []
    const failures: unknown[] = []
    const store = {
      movesAfter: async (id: string, number: number) => {
        asked.push(`after ${number}`)
        return shelf.kept.filter(kept => kept.table_id === id && kept.number > number)
      },
      movesNumbered: async (keys: readonly { table_id: string; number: number }[]) => {
        asked.push(`numbered ${keys.map(({ number }) => number).join()}`)
        return shelf.kept.filter(kept => keys.some(key => key.table_id === kept.table_id && key.number === kept.number))
      },
    }
    const rumours = new Rumours(
      store,
      async id => (id === 'table' ? behind : null),
      error => failures.push(error),
    )
    const settled = () => new Promise(resolve => setTimeout(resolve, 20))
    return { ahead, behind, rumours, asked, failures, store, settled }
  }

  it.each([
    [3, 'numbered 1,2,3'],
    [8, 'numbered 1,2,3,4,5,6,7,8'],
    [9, 'after 0'],
  ])('of %i acts are followed up: %s', async (count, question) => {
    const { ahead, behind, rumours, asked, settled } = await scene(count)
    rumours.hear('table', count)
    await settled()
    expect(behind.durable).toBe(count)
    expect(hashOf(behind.shown.position)).toBe(hashOf(ahead.shown.position))
    expect(asked[0]).toBe(question)
  })

  it('heard together are asked for once, as far as the farthest', async () => {
    const { behind, rumours, asked, settled } = await scene(3)
    rumours.hear('table', 1)
    rumours.hear('table', 3)
    rumours.hear('table', 2)
    await settled()
    expect([behind.durable, asked]).toEqual([3, ['numbered 1,2,3']])
  })

  it('of what is known or not open are not followed up', async () => {
    const { behind, rumours, asked, settled } = await scene(2)
    rumours.hear('table', 2)
    await settled()
    rumours.hear('table', 2)
    rumours.hear('elsewhere', 9)
    await settled()
    expect([behind.durable, asked]).toEqual([2, ['numbered 1,2', 'numbered ']])
  })

  it('that cannot be followed up are told, and the next is heard again', async () => {
    const { behind, rumours, failures, store, settled } = await scene(2)
    const { movesNumbered } = store
    store.movesNumbered = () => Promise.reject(new Error('away'))
    rumours.hear('table', 1)
    await settled()
    expect([behind.durable, failures.length]).toEqual([0, 1])
    store.movesNumbered = movesNumbered
    rumours.hear('table', 2)
    await settled()
    expect(behind.durable).toBe(2)
  })
})
