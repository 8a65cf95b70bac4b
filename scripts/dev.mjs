/*
 * npm run dev: the page with hot reload, and the club behind it, restarted when its code changes.
 * Plain JavaScript, because it may be the first command in a fresh clone.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, NODE, ROOT } from './install.mjs'

ensureInstalled()

const PORT = Number(process.env.PORT ?? 8080)
const env = { ...process.env, PORT: String(PORT), CLUB_PORT: String(PORT + 1) }
const CLUB_CODE = ['server', 'wire', 'learn', 'bots', 'games', 'kernel', 'cli']

const start = (args, changes = {}) => spawn(NODE, args, { cwd: ROOT, stdio: 'inherit', env: { ...env, ...changes } })

const watched = CLUB_CODE.map(folder => `--watch-path=${join(ROOT, folder)}`)
const club = start(['--watch-preserve-output', ...watched, join(ROOT, 'cli', 'main.ts'), 'start', '--no-page'], {
  PORT: env.CLUB_PORT,
})
const page = start([
  join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'),
  '--config',
  join(ROOT, 'web', 'vite.config.ts'),
])

// When one ends, the other is stopped.
const children = [club, page]
for (const child of children)
  child.on('exit', status => {
    for (const other of children) other.kill()
    process.exitCode ||= status ?? 0
  })
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
