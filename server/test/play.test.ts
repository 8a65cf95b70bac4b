import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ethnos } from '../../games/ethnos/index.ts'
import type { Game } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import type { Seat } from '../../kernel/seat.ts'
import { BOT, type Club, openClub, playing, Visitor } from './club.ts'

const game: Game = ethnos.game

let club: Club
beforeEach(async () => {
  club = await openClub()
})
afterEach(() => club.close())

const watcher = async (name: string, table: string): Promise<Visitor> => {
  const visitor = await (await new Visitor(club).arrive(name)).connect()
  await visitor.watch(table)
  return visitor
}

/** The seat to move, as the visitor sees it. */
const asked = (visitor: Visitor): Seat => {
  if (!visitor.view) throw new Error('nothing is seen')
  return elementAt(game.toMove(visitor.view), 0)
}

/** Plays this many moves and waits until everybody has seen them. */
async function play(people: readonly Visitor[], table: string, count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const seat = asked(elementAt(people, 0))
    const { number } = elementAt(people, 0)
    expect(await elementAt(people, seat).move(game, table, seat)).toMatchObject({ answer: { kind: 'accepted' } })
    for (const person of people) await person.until(() => person.number > number)
  }
}

describe('A person who comes to a table in play', () => {
  it('is told everything they may know, or what is new since they left', async () => {
    const { people, table } = await playing(club, ['Anna', 'Boris'])
    await play(people, table, 6)
    const late = await watcher('Vera', table)
    await late.until(() => late.view !== null)
    expect(late.history.map(step => step.mover)).toEqual(people[0].history.map(step => step.mover))
    expect(late.history).toHaveLength(6)

    const [anna] = people
    const { number, history } = anna
    await play(people, table, 3)
    await anna.watch(table, number)
    const views = anna.all('view')
    await anna.until(() => anna.all('view').length > views.length - 1)
    expect(anna.all('view').at(-1)?.history).toMatchObject({ from: 6, steps: [{}, {}, {}] })
    expect(history.slice(0, 6)).toEqual(anna.history.slice(0, 6))
    expect(await anna.read(`/api/tables/${table}/view`)).toMatchObject({ seat: 0, moves: 9, history: { from: 0 } })
  })

  it('can look back at every step as they saw it, and no further', async () => {
    const { people, table } = await playing(club, ['Anna', 'Boris'])
    const seen = [people[0].view]
    for (let n = 0; n < 20; n++) {
      await play(people, table, 1)
      seen.push(people[0].view)
    }
    for (const moves of [0, 7, 15, 16, 17, 20])
      expect(await people[0].ask({ kind: 'look', table, moves })).toMatchObject({
        kind: 'look',
        moves,
        view: seen[moves],
      })
    expect(await people[0].ask({ kind: 'look', table, moves: 21 })).toMatchObject({ code: 'no-such-step' })
  })

  it('is shown as present, and as gone', async () => {
    const { people, table } = await playing(club, ['Anna', 'Boris'])
    const vera = await watcher('Vera', table)
    const namesIn = (here: readonly { name: string }[]) => here.map(({ name }) => name).sort()
    const last = () => namesIn(people[0].all('presence').at(-1)?.here ?? [])
    await people[0].until(() => last().length === 3)
    expect(last()).toEqual(['Anna', 'Boris', 'Vera'])
    vera.hangUp()
    await people[0].until(() => last().length === 2)
  })

  it('hears that it is their turn, whether they watch or not', async () => {
    const { people, table } = await playing(club, ['Anna', 'Boris'])
    const other = elementAt(people, 1 - asked(people[0]))
    other.say({ kind: 'leave', table })
    const mover = elementAt(people, asked(people[0]))
    const answer = await mover.move(game, table, asked(mover))
    expect(answer).toMatchObject({ answer: { kind: 'accepted' } })
    expect(await other.until(message => message.kind === 'turn')).toMatchObject({
      table,
      game: 'ethnos',
      yours: true,
    })
    await mover.until(message => message.kind === 'turn' && !message.yours)
  })
})

describe('Spectators with a delay', () => {
  it('see everything later, whenever they come, and everything at the end', async () => {
    const { people, table } = await playing(club, ['Anna', 'Boris'], { settings: { delay: 5 } })
    const early = await watcher('Vera', table)
    await early.until(() => early.view !== null)
    const seen = [early.view]
    await play(people, table, 8)
    await early.until(() => early.number === 3)
    const late = await watcher('Gleb', table)
    await late.until(() => late.view !== null)
    expect([late.number, late.moves, late.history.length]).toEqual([3, 3, 3])
    expect(late.view).toEqual(early.view)
    expect(late.state?.clocks).toBeNull()
    expect(await late.ask({ kind: 'look', table, moves: 4 })).toMatchObject({ code: 'no-such-step' })
    expect(await late.ask({ kind: 'look', table, moves: 0 })).toMatchObject({ view: seen[0] })
    await people[0].ask({ kind: 'resign', table })
    await Promise.all([early, late].map(one => one.until(() => one.number === 9)))
  })
})

describe('Undo', () => {
  it('with everybody’s agreement changes what all see; a reload shows the same', async () => {
    const { people, table } = await playing(club, ['Anna', 'Boris'])
    await play(people, table, 4)
    const before = people.map(person => person.view)
    const seat = asked(people[0])
    await play(people, table, 1)
    const asker = elementAt(people, seat)
    const other = elementAt(people, 1 - seat)
    expect(await asker.ask({ kind: 'undo', table, seen: asker.number })).toMatchObject({
      answer: { kind: 'refused', objection: { code: expect.stringMatching(/^undo-/) } },
    })
    expect(await asker.ask({ kind: 'propose', table, what: 'undo' })).toMatchObject({ answer: { kind: 'accepted' } })
    await other.until(() => other.state?.proposal?.what === 'undo')
    expect(other.state?.proposal).toMatchObject({ by: seat, to: 4, waiting: [1 - seat] })
    await other.ask({ kind: 'agree', table, proposal: other.state?.proposal?.number })
    await Promise.all(people.map(person => person.until(() => person.moves === 4)))
    expect(people.map(person => person.view)).toEqual(before)
    await play(people, table, 2)
    const late = await watcher('Vera', table)
    await late.until(() => late.view !== null)
    expect(late.history.map(step => step.mover)).toEqual(people[0].history.map(step => step.mover))
    expect([late.number, late.moves]).toEqual([9, 6])
  })
})

describe('Clocks', () => {
  it('run out, and the consequence is an event in the log', async () => {
    const { people, table } = await playing(club, ['Anna', 'Boris'], {
      settings: { clock: { kind: 'real-time', seconds: 1, increment: 0 }, absent: 'resign' },
    })
    const slow = asked(people[0])
    for (const person of people)
      await person.until(message => message.kind === 'table' && message.table.state === 'over')
    expect(people[1].all('state').map(({ event }) => event)).toMatchObject([
      { kind: 'resign', seat: slow, cause: 'clock' },
    ])
    expect((await club.store.eventsAfter(table, 0)).map(({ kind, cause, seat }) => [kind, cause, seat])).toEqual([
      ['resign', 'clock', slow],
    ])
    expect(await people[0].read(`/api/tables/${table}`)).toMatchObject({
      result: { reason: 'resigned', places: slow === 0 ? [2, 1] : [1, 2] },
    })
  })

  it('make a move for the absent person, who then has ten seconds; the log says that they did not make it', async () => {
    let skipped = 0
    const other = await openClub(':memory:', {}, { now: () => Date.now() + skipped })
    const { people, table } = await playing(other, ['Anna', 'Boris'], {
      settings: { clock: { kind: 'real-time', seconds: 1, increment: 0 }, absent: 'move' },
    })
    const slow = asked(people[0])
    const patient = elementAt(people, 1 - slow)
    expect(people[0].state?.clocks?.left[slow]).toBe(10_000)
    skipped = 10_000
    await patient.ask({ kind: 'propose', table, what: 'pause' })
    await patient.until(() => patient.history.length === 1)
    expect(patient.history).toMatchObject([{ mover: slow, cause: 'clock' }])
    expect((await other.store.eventsAfter(table, 0)).map(({ kind, cause }) => [kind, cause])).toEqual([
      ['propose', 'person'],
      ['move', 'clock'],
    ])
    await other.close()
  })

  it('let a bot take over until its person returns; the others are told', async () => {
    const { people, table } = await playing(club, ['Anna', 'Boris'], {
      settings: { clock: { kind: 'real-time', seconds: 1, increment: 0 }, absent: 'bot' },
    })
    const slow = asked(people[0])
    const other = elementAt(people, 1 - slow)
    await other.until(() => other.history.some(step => step.mover === slow && step.cause === 'bot'))
    expect(other.state?.seats[slow]).toEqual({ standIn: 'steady', kicked: false, resigned: false })
    expect(await elementAt(people, slow).ask({ kind: 'return', table })).toMatchObject({ answer: { kind: 'accepted' } })
    await other.until(() => other.state?.seats[slow]?.standIn === null)
  })

  it('survive a restart, even where nobody comes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pentarchy-clock-'))
    const first = await openClub(join(folder, 'club.sqlite'))
    const { people, table } = await playing(first, ['Anna', 'Boris'], {
      settings: { clock: { kind: 'real-time', seconds: 2, increment: 0 }, absent: 'resign' },
    })
    for (const person of people) person.hangUp()
    await first.close()
    const second = await openClub(join(folder, 'club.sqlite'))
    await expect.poll(async () => (await second.store.table(table))?.state, { timeout: 8000 }).toBe('over')
    expect(await second.store.eventsAfter(table, 0)).toMatchObject([{ kind: 'resign', cause: 'clock' }])
    await second.close()
    rmSync(folder, { recursive: true })
  })
})

describe('A person', () => {
  it('leaves the seat to a bot, comes back, and resigns', async () => {
    const { people, table } = await playing(club, ['Anna', 'Boris', 'Vera'])
    const [anna, boris] = people
    expect(await anna.ask({ kind: 'return', table })).toMatchObject({ answer: { objection: { code: 'no-stand-in' } } })
    await anna.ask({ kind: 'stand-in', table })
    await boris.until(() => boris.state?.seats[0]?.standIn === 'steady')
    await anna.ask({ kind: 'return', table })
    await anna.ask({ kind: 'resign', table })
    await boris.until(() => boris.state?.seats[0]?.resigned === true)
    expect(await anna.ask({ kind: 'return', table })).toMatchObject({ answer: { objection: { code: 'resigned' } } })
    expect((await anna.read(`/api/tables/${table}`)).state).toBe('playing')
  })

  it('kicked during play is replaced by a bot', async () => {
    const { people, table } = await playing(club, ['Anna', 'Boris', 'Vera'])
    const [anna, boris, vera] = people
    expect((await anna.post(`/api/tables/${table}/kick`, { person: await vera.id() })).status).toBe(200)
    await boris.until(() => boris.state?.seats[2]?.kicked === true)
    expect(elementAt(boris.all('state'), 0).event).toMatchObject({ kind: 'kick', seat: 2, cause: 'host' })
    await vera.until(message => message.kind === 'gone')
    expect(await vera.ask({ kind: 'return', table })).toMatchObject({ answer: { objection: { code: 'kicked' } } })
    // She may watch as a spectator but not chat.
    vera.view = null
    await vera.watch(table)
    await vera.until(() => vera.view !== null)
    expect(vera.view).toEqual(await spectatorsView(table))
    expect(await vera.ask({ kind: 'chat', table, text: 'unfair!' })).toMatchObject({ code: 'no-entry' })
    for (const person of [anna, boris]) await person.ask({ kind: 'resign', table })
    await anna.until(message => message.kind === 'table' && message.table.state === 'over')
    expect((await vera.request('GET', `/api/tables/${table}/file`)).status).toBe(200)
  })
})

const spectatorsView = async (table: string) =>
  ((await new Visitor(club).read(`/api/tables/${table}/view`)) as { view: unknown }).view

describe('Bots', () => {
  it('play a table of their own to the end, whether or not anybody watches', async () => {
    const anna = await new Visitor(club).arrive('Anna')
    const { body } = await anna.post('/api/tables', { game: 'ethnos', seats: [BOT, BOT, BOT] })
    await anna.post(`/api/tables/${body.id}/start`)
    await expect.poll(async () => (await anna.read(`/api/tables/${body.id}`)).state, { timeout: 30_000 }).toBe('over')
    expect((await club.store.eventsAfter(String(body.id), 0)).every(({ cause }) => cause === 'bot')).toBe(true)
  })
})

describe('Chat', () => {
  const text = (visitor: Visitor) => visitor.all('chat').map(({ line }) => line.text)

  it('of spectators is hidden from the seats during the match; the seats’ chat is for all', async () => {
    const { people, table } = await playing(club, ['Anna', 'Boris'])
    const [vera, gleb] = await Promise.all([watcher('Vera', table), watcher('Gleb', table)])
    await vera.ask({ kind: 'chat', table, text: 'she holds three elves' })
    await people[0].ask({ kind: 'chat', table, text: 'good luck' })
    await gleb.until(() => text(gleb).length === 2)
    await people[1].until(() => text(people[1]).length === 1)
    expect(text(people[1])).toEqual(['good luck'])
    await people[1].watch(table)
    expect(people[1].all('chats').at(-1)?.lines).toHaveLength(1)
    await people[0].ask({ kind: 'resign', table })
    await people[1].until(message => message.kind === 'table' && message.table.state === 'over')
    await people[1].watch(table)
    expect(people[1].all('chats').at(-1)?.lines).toHaveLength(2)
  })

  it('repeated under one id is one line; too much of it is refused', async () => {
    const { people, table } = await playing(club, ['Anna', 'Boris'])
    for (let n = 0; n < 2; n++) people[0].say({ kind: 'chat', table, id: 'once', text: 'hello' })
    await people[0].until(() => people[0].all('answer').filter(({ id }) => id === 'once').length === 2)
    await people[1].until(() => text(people[1]).length > 0)
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => people[0].ask({ kind: 'chat', table, text: 'flood' })),
    )
    expect(answers.filter(answer => answer.kind === 'error' && answer.code === 'too-fast').length).toBeGreaterThan(4)
    expect(text(people[1]).filter(line => line === 'hello')).toHaveLength(1)
  })

  it('is hidden from people who blocked its author', async () => {
    const { people, table } = await playing(club, ['Anna', 'Boris', 'Vera'])
    const [anna, boris, vera] = people
    await boris.post(`/api/people/${await anna.id()}/block`)
    await anna.ask({ kind: 'chat', table, text: 'boo' })
    await vera.until(() => text(vera).length === 1)
    expect(text(boris)).toEqual([])
    await boris.watch(table)
    expect(boris.all('chats').at(-1)?.lines).toEqual([])
  })

  it('is deleted by the host or its author, and nobody else', async () => {
    const { people, table } = await playing(club, ['Anna', 'Boris', 'Vera'])
    const [anna, boris, vera] = people
    await boris.ask({ kind: 'chat', table, text: 'something rude' })
    await vera.until(() => text(vera).length === 1)
    const path = `/api/tables/${table}/chat/${elementAt(vera.all('chat'), 0).line.id}`
    expect((await vera.request('DELETE', path)).body.fault).toBe('not-host')
    expect((await anna.request('DELETE', path)).status).toBe(200)
    await vera.until(message => message.kind === 'chat-gone')
    expect((await anna.request('DELETE', path)).body.fault).toBe('unknown-line')
  })
})

describe('When nothing can be stored', () => {
  it('nobody sees the move, its sender is told, and play resumes when storage is back', async () => {
    const { people, table } = await playing(club, ['Anna', 'Boris'])
    await play(people, table, 2)
    const { appendEvents: appendMoves } = club.store
    club.store.appendEvents = () => Promise.reject(new Error('disk full'))
    const seat = asked(people[0])
    const before = people.map(({ view }) => view)
    expect(await elementAt(people, seat).move(game, table, seat)).toMatchObject({
      answer: { kind: 'refused', objection: { code: 'storage' } },
    })
    expect(people.map(({ view }) => view)).toEqual(before)
    club.store.appendEvents = appendMoves
    // Everybody watches the new table without being asked.
    await Promise.all(people.map(person => person.until(() => person.all('view').length === 2)))
    await play(people, table, 2)
    expect(await club.store.eventsAfter(table, 0)).toHaveLength(4)
  })
})

it('a seat cannot be taken by sending another’s command', async () => {
  const { people, table } = await playing(club, ['Anna', 'Boris'])
  const seat = asked(people[0])
  const wrong = elementAt(people, 1 - seat)
  const { view } = elementAt(people, seat)
  if (!view) throw new Error('no view')
  const [move] = game.moves(view, seat)
  expect(await wrong.ask({ kind: 'move', table, seen: 0, move })).toMatchObject({
    answer: { kind: 'refused', objection: { code: 'not-your-turn' } },
  })
})
