import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { ferry } from '../../games/ferry/index.ts'
import type { Game } from '../../kernel/game.ts'
import { ROOT } from '../../scripts/install.mjs'
import { OPEN, openClub, Visitor } from '../../server/test/club.ts'

const game: Game = ferry.game

const PROGRAMS = [
  ['the Python bot of the arena', ['cli/main.ts', 'bot', 'python3 examples/bot.py', '--games', 'ferry', '--club']],
  ['a bot that speaks HTTP by itself', ['examples/club-bot.ts']],
] as const

it.each(PROGRAMS)('%s plays a rated match against a person over the network', async (_, args) => {
  const club = await openClub(':memory:', { adminNames: ['Owner'] })
  const robot = await new Visitor(club).register('Robot')
  await robot.post('/api/bot-account')
  const { token } = (await robot.post('/api/tokens', { label: 'test', scopes: ['read', 'play'] })).body
  const program = spawn(process.execPath, [...args, club.address], {
    cwd: ROOT,
    env: { ...process.env, TOKEN: String(token) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const anna = await new Visitor(club).register('Anna')
    const { body } = await anna.post('/api/tables', { game: 'ferry', seats: [OPEN, OPEN] })
    const table = String(body.id)
    await anna.connect()
    await anna.watch(table)
    // The bridge sits down by itself as soon as it listens; the other must be seated by its owner.
    if (args[1] === 'bot') await once(createInterface(program.stdout), 'line')
    else await robot.post(`/api/tables/${table}/sit`, { seat: 1 })
    await anna.until(message => message.kind === 'table' && message.table.seats.every(seat => seat.kind === 'person'))
    expect((await anna.post(`/api/tables/${table}/start`)).status).toBe(200)
    await anna.until(() => anna.view !== null)
    while (anna.view && game.toMove(anna.view).length > 0) {
      const { number } = anna
      if (game.toMove(anna.view).includes(0)) await anna.move(game, table, 0)
      else await anna.until(() => anna.number > number)
    }
    const { ratings } = await anna.read<{ ratings: object[] }>(`/api/people/${await robot.id()}`)
    expect(ratings).toEqual([expect.objectContaining({ game: 'ferry', games: 1 })])
  } finally {
    program.kill()
    await once(program, 'exit')
    await club.close()
  }
})
