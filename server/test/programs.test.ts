import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ethnos } from '../../games/ethnos/index.ts'
import type { Game } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import type { BotQuestion, Scope, StreamEvent } from '../../wire/programs.ts'
import { BOT, type Club, OPEN, openClub, register, Visitor } from './club.ts'

const game: Game = ethnos.game

let club: Club
let skipped = 0
beforeEach(async () => {
  skipped = 0
  club = await openClub(':memory:', { adminNames: ['Owner'] }, { now: () => Date.now() + skipped })
})
afterEach(() => club.close())

/** A program with a token: it has no cookie. */
class Program {
  readonly heard: StreamEvent[] = []
  private readonly token: string
  private readonly waiting = new Set<() => void>()
  private readonly hangUp = new AbortController()

  constructor(token: string) {
    this.token = token
  }

  async request(method: string, path: string, body?: object) {
    const reply = await fetch(club.address + path, {
      method,
      headers: { authorization: `Bearer ${this.token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
  }

  /** Reads the stream until it ends; the result tells when. */
  async listen(query = ''): Promise<{ readonly ended: Promise<void> }> {
    const reply = await fetch(`${club.address}/api/stream${query}`, {
      headers: { authorization: `Bearer ${this.token}` },
      signal: this.hangUp.signal,
    })
    if (!reply.ok || !reply.body) throw new Error(`${reply.status}`)
    const lines = reply.body.pipeThrough(new TextDecoderStream())
    return { ended: this.read(lines).catch(() => {}) }
  }

  private async read(chunks: AsyncIterable<string>): Promise<void> {
    let rest = ''
    for await (const chunk of chunks) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line !== '') this.heard.push(JSON.parse(line) as StreamEvent)
      for (const check of [...this.waiting]) check()
    }
  }

  until<K extends StreamEvent['kind']>(kind: K, nth = 1): Promise<StreamEvent & { kind: K }> {
    const wanted = (event: StreamEvent): event is StreamEvent & { kind: K } => event.kind === kind
    return new Promise(resolve => {
      const check = () => {
        const found = this.heard.filter(wanted)[nth - 1]
        if (!found) return
        this.waiting.delete(check)
        resolve(found)
      }
      this.waiting.add(check)
      check()
    })
  }

  stop(): void {
    this.hangUp.abort()
  }
}

async function programOf(owner: Visitor, ...scopes: Scope[]): Promise<Program> {
  const { status, body } = await owner.post('/api/tokens', { label: 'a program', scopes })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return new Program(String(body.token))
}

async function botAccount(name = 'Robot'): Promise<Visitor> {
  const [, robot] = await register(club, 'Owner', name)
  expect((await robot.post('/api/bot-account')).body).toMatchObject({ name, bot: true })
  return robot
}

describe('A token', () => {
  it('is shown once and opens what its scopes say', async () => {
    const [, anna] = await register(club, 'Owner', 'Anna')
    const program = await programOf(anna, 'read')
    expect((await program.request('GET', '/api/tables')).status).toBe(200)
    const { tokens } = await anna.read<{ tokens: object[] }>('/api/tokens')
    expect(tokens).toEqual([expect.objectContaining({ label: 'a program', scopes: ['read'] })])
    expect(JSON.stringify(tokens)).not.toContain('token')
    const made = await program.request('POST', '/api/tables', { game: 'ethnos', seats: [OPEN, OPEN] })
    expect(made).toMatchObject({ status: 403, body: { fault: 'no-scope' } })
  })

  it('never touches the account, even an administrator’s', async () => {
    const [admin] = await register(club, 'Owner')
    const program = await programOf(admin, 'read', 'host')
    const asked = [
      'GET /api/export',
      'GET /api/sessions',
      'POST /api/tokens',
      'GET /api/admin/people',
      'DELETE /api/me',
    ]
    for (const route of asked) {
      const [method = '', path = ''] = route.split(' ')
      expect(await program.request(method, path, method === 'GET' ? undefined : {})).toMatchObject({
        status: 403,
        body: { fault: 'no-scope' },
      })
    }
  })

  it('is worth nothing once removed, wrong, or of a banned person', async () => {
    const [owner, anna] = await register(club, 'Owner', 'Anna')
    const program = await programOf(anna, 'read')
    const { tokens } = await anna.read<{ tokens: { id: string }[] }>('/api/tokens')
    expect((await owner.request('DELETE', `/api/tokens/${elementAt(tokens, 0).id}`)).body.fault).toBe('unknown-token')
    await anna.request('DELETE', `/api/tokens/${elementAt(tokens, 0).id}`)
    for (const gone of [program, new Program('guessed')])
      expect((await gone.request('GET', '/api/tables/mine')).status).toBe(401)
    const second = await programOf(anna, 'read')
    await owner.post(`/api/admin/people/${await anna.id()}/ban`, { banned: true })
    expect((await second.request('GET', '/api/tables/mine')).status).toBe(401)
  })

  it('needs an account that has just proved itself, and ten are enough', async () => {
    const [, anna] = await register(club, 'Owner', 'Anna')
    for (let made = 0; made < 10; made++) await programOf(anna, 'read')
    expect((await anna.post('/api/tokens', { label: 'x', scopes: ['read'] })).body.fault).toBe('too-many-tokens')
    const guest = await new Visitor(club).arrive('Guest')
    expect((await guest.post('/api/tokens', { label: 'x', scopes: ['read'] })).body.fault).toBe('not-account')
    for (const body of [
      { label: '', scopes: ['read'] },
      { label: 'x', scopes: [] },
      { label: 'x', scopes: ['all'] },
    ])
      expect((await anna.post('/api/tokens', body)).body.fault).toBe('not-understood')
  })
})

describe('A bot account', () => {
  it('is fresh, marked, and alone may let a program play', async () => {
    const [, anna] = await register(club, 'Owner', 'Anna')
    expect((await anna.post('/api/tokens', { label: 'x', scopes: ['play'] })).body.fault).toBe('not-a-bot')
    const { body } = await anna.post('/api/tables', { game: 'ethnos', seats: [OPEN, OPEN] })
    expect((await anna.post('/api/bot-account')).body.fault).toBe('has-played')
    const robot = await new Visitor(club).register('Robot')
    await robot.post('/api/bot-account')
    const sat = await robot.post(`/api/tables/${body.id}/sit`, { seat: 1 })
    expect(sat.body.seats).toMatchObject([{ name: 'Anna' }, { name: 'Robot', bot: true }])
    expect(await anna.read(`/api/people/${await robot.id()}`)).toMatchObject({ bot: true })
  })
})

/** Anna and the robot at a started table of Ethnos; the robot's program listens. */
async function atTable(settings: object = {}) {
  const robot = await botAccount()
  const program = await programOf(robot, 'read', 'play', 'host')
  await program.listen()
  const anna = await new Visitor(club).register('Anna')
  const { body } = await anna.post('/api/tables', { game: 'ethnos', seats: [OPEN, OPEN], settings })
  const table = String(body.id)
  expect((await program.request('POST', `/api/tables/${table}/sit`, { seat: 1 })).status).toBe(200)
  await anna.connect()
  await anna.watch(table)
  await anna.post(`/api/tables/${table}/start`)
  await anna.until(() => anna.view !== null)
  return { robot, program, anna, table }
}

/** Anna moves until the robot is asked. */
async function asked(anna: Visitor, table: string, program: Program): Promise<BotQuestion> {
  while (anna.view && game.toMove(anna.view).includes(0)) await anna.move(game, table, 0)
  return program.until('question')
}

describe('A program at a table', () => {
  it('hears what its seat is asked, and answers by index or in full', async () => {
    const { program, anna, table } = await atTable()
    const question = await asked(anna, table, program)
    expect(question).toMatchObject({ protocol: 1, game: 'ethnos', seat: 1, table, deadline: null })
    expect(question.moves).toEqual(game.moves(question.view as never, 1))
    const { body } = await program.request('POST', '/api/answers', { id: question.id, move: question.moves[0] })
    expect(body).toMatchObject({ answer: { kind: 'accepted' } })
    // The same answer again is carried out once.
    const again = await program.request('POST', '/api/answers', { id: question.id, move: question.moves[0] })
    expect(again.body.answer).toEqual(body.answer)
    program.stop()
  })

  it('sees no more than its seat may', async () => {
    const { program, anna, table } = await atTable()
    const { view } = await asked(anna, table, program)
    expect(view).toEqual(game.view(view as never, 1))
    program.stop()
  })

  it('is refused what is stale, illegal or not its own, and told what it is asked now', async () => {
    const { program, anna, table } = await atTable()
    const question = await asked(anna, table, program)
    const answer = async (body: object) => (await program.request('POST', '/api/answers', body)).body
    expect(await answer({ id: question.id, index: 999 })).toMatchObject({ answer: { kind: 'refused' }, next: question })
    expect(await answer({ id: question.id, move: { kind: 'win' } })).toMatchObject({
      answer: { kind: 'refused' },
      next: { id: question.id },
    })
    expect(await answer({ id: `${table}.9999`, index: 0 })).toMatchObject({
      answer: { kind: 'refused', objection: { code: 'stale' } },
      next: { id: question.id },
    })
    expect(await answer({ id: 'nowhere.1', index: 0 })).toMatchObject({ fault: 'unknown-table' })
    expect(await answer({ id: 'no number', index: 0 })).toMatchObject({ fault: 'not-understood' })
    const other = await new Visitor(club).register('Other robot')
    await other.post('/api/bot-account')
    const stranger = await programOf(other, 'play')
    expect((await stranger.request('POST', '/api/answers', { id: question.id, index: 0 })).body.fault).toBe(
      'not-seated',
    )
    program.stop()
  })

  it('plays a rated match to its end, by the clock', { timeout: 60_000 }, async () => {
    const settings = { clock: { kind: 'real-time', seconds: 600, increment: 5 } }
    const { robot, program, anna, table } = await atTable(settings)
    for (let nth = 1; ; nth++) {
      while (anna.view && game.toMove(anna.view).includes(0)) await anna.move(game, table, 0)
      if (anna.view && game.toMove(anna.view).length === 0) break
      const question = await program.until('question', nth)
      expect(question.deadline).toBeGreaterThan(0)
      let next: BotQuestion | null = question
      while (next) {
        const { body } = await program.request('POST', '/api/answers', { id: next.id, index: 0 })
        next = body.next as BotQuestion | null
      }
      const { number } = await anna.read<{ number: number }>(`/api/tables/${table}/view`)
      await anna.until(() => anna.number >= number)
    }
    const { entries } = await robot.read<{ entries: object[] }>('/api/history')
    expect(entries).toHaveLength(1)
    expect((await program.request('GET', '/api/history')).body).toEqual({ entries })
    expect((await program.request('GET', `/api/tables/${table}/file`)).body).toMatchObject({ game: 'ethnos' })
    expect(await anna.read(`/api/people/${await robot.id()}`)).toMatchObject({
      ratings: [{ game: 'ethnos', games: 1 }],
    })
    expect(await anna.read('/api/leaders/ethnos')).toEqual({ leaders: [] })
    program.stop()
  })

  it('hears at once what waits for it when it comes back', async () => {
    const { robot, program, anna, table } = await atTable()
    const question = await asked(anna, table, program)
    program.stop()
    const later = await programOf(robot, 'play')
    await later.listen()
    expect(await later.until('question')).toEqual(question)
    later.stop()
  })

  it('hears of its tables, and with ?lobby=1 of public ones', async () => {
    const robot = await botAccount()
    const program = await programOf(robot, 'play', 'host')
    await program.listen('?lobby=1')
    const made = await program.request('POST', '/api/tables', { game: 'ethnos', seats: [OPEN, BOT] })
    expect((await program.until('lobby')).table.id).toBe(made.body.id)
    program.stop()
  })
})

describe('The stream', () => {
  it('ends with its token, and four at once are enough', async () => {
    const robot = await botAccount()
    const programs = await Promise.all([1, 2, 3, 4].map(() => programOf(robot, 'play')))
    const streams = await Promise.all(programs.map(program => program.listen()))
    const fifth = await programOf(robot, 'play')
    expect((await fifth.request('GET', '/api/stream')).body.fault).toBe('too-many-streams')
    const { tokens } = await robot.read<{ tokens: { id: string }[] }>('/api/tokens')
    for (const { id } of tokens) await robot.request('DELETE', `/api/tokens/${id}`)
    await Promise.all(streams.map(({ ended }) => ended))
  })

  it('is closed when the club stops', async () => {
    const program = await programOf(await botAccount(), 'play')
    const { ended } = await program.listen()
    await club.close()
    await ended
    club = await openClub()
  })
})

describe('The OpenAPI document', () => {
  it('lists every request that takes a token, with its scope, its body and its reply', async () => {
    const [visitor] = await register(club, 'Owner')
    const { openapi, paths } = await visitor.read<{ openapi: string; paths: Record<string, Record<string, object>> }>(
      '/api/openapi.json',
    )
    expect(openapi).toBe('3.1.0')
    expect(Object.keys(paths)).toContain('/api/tables/{id}/sit')
    expect(paths['/api/answers']?.post).toMatchObject({
      security: [{ token: ['play'] }],
      requestBody: { content: { 'application/json': { schema: { type: 'object', required: ['id'] } } } },
      responses: { 200: { content: { 'application/json': { schema: { required: ['answer', 'next'] } } } } },
    })
    expect(paths['/api/stream']?.get).toMatchObject({ responses: { 200: { content: { 'application/x-ndjson': {} } } } })
  })
})
