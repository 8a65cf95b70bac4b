import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

/* npm run new-game, in a copy of the project in which everything but games/ is linked. */

const PROJECT = fileURLToPath(new URL('..', import.meta.url))
const NAME = 'sealed-bids'
let root = ''

const run = (script: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  return { status, said: stdout + stderr }
}
const newGame = (...args: string[]) => run(join(PROJECT, 'scripts', 'new-game.ts'), ...args, root)
const registry = () => readFileSync(join(root, 'games', 'registry.ts'), 'utf8')

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'pentarchy-new-game-'))
  mkdirSync(join(root, 'games'))
  for (const entry of readdirSync(join(PROJECT, 'games'), { withFileTypes: true })) {
    const from = join(PROJECT, 'games', entry.name)
    if (entry.isDirectory()) symlinkSync(from, join(root, 'games', entry.name))
    else copyFileSync(from, join(root, 'games', entry.name))
  }
  for (const borrowed of [
    'kernel',
    'bots',
    'learn',
    'dialogue',
    'wire',
    'web',
    'node_modules',
    'biome.json',
    'package.json',
    'tsconfig.base.json',
  ])
    symlinkSync(join(PROJECT, borrowed), join(root, borrowed))
  copyFileSync(join(PROJECT, 'vitest.config.ts'), join(root, 'vitest.config.ts'))
  expect(newGame(NAME)).toMatchObject({ status: 0 })
})
afterAll(() => rmSync(root, { recursive: true }))

it('creates a folder with its own names only, and one line in the registry', () => {
  const before = readFileSync(join(PROJECT, 'games', 'registry.ts'), 'utf8')
  expect(registry().replace(/ {2}'sealed-bids': .*\n(?: {4}.*\n)?/, '')).toBe(before)
  const facts = readFileSync(join(root, 'games', NAME, 'facts.ts'), 'utf8')
  expect(facts).toContain("id: 'sealed-bids'")
  expect(facts).not.toContain('example')
  const files = readdirSync(join(root, 'games', NAME), { recursive: true, encoding: 'utf8' })
  const model = readdirSync(join(PROJECT, 'games', 'ferry'), { recursive: true, encoding: 'utf8' })
  // A new game must find its own equivalent mutants.
  expect(files.sort()).toEqual(model.filter(file => !file.endsWith('equivalent-mutants.json')).sort())
  const code = files.filter(file => /\.(ts|svelte)$/.test(file))
  const stale = code.filter(file =>
    /\bFerry[A-Z]|\bFE-|'ferry'/.test(readFileSync(join(root, 'games', NAME, file), 'utf8')),
  )
  expect(stale).toEqual([])
})

it('the new game compiles', () => {
  const extended = {
    extends: './tsconfig.base.json',
    compilerOptions: {
      composite: false,
      emitDeclarationOnly: false,
      lib: ['es2024', 'dom', 'dom.iterable', 'webworker'],
      types: ['node', 'svelte', 'vite/client'],
      noUncheckedIndexedAccess: false,
    },
    include: [`games/${NAME}`, 'web/env.d.ts', 'kernel/frozen.d.ts'],
  }
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(extended))
  const { status, said } = run(
    join(PROJECT, 'node_modules', '@typescript', 'native', 'bin', 'tsc'),
    '--noEmit',
    '-p',
    '.',
  )
  expect(said).toBe('')
  expect(status).toBe(0)
})

it('the new game passes its tests: rules, suite, words, bot and golden games', () => {
  const vitest = join(PROJECT, 'node_modules', 'vitest', 'vitest.mjs')
  const { status, said } = run(vitest, 'run', '--root', root, '--project', 'code', `games/${NAME}`)
  expect(said).toMatch(/Test Files +6 passed/)
  expect(status).toBe(0)
})

it('the new game can be played by its name', () => {
  const play = `import { loadGame } from './games/registry.ts'; const { game, words } = await loadGame('${NAME}'); console.log(game.facts.id, (await words.ru()).title)`
  writeFileSync(join(root, 'play.ts'), play)
  expect(run('play.ts').said).toContain('sealed-bids Sealed Bids')
})

it.each([
  ['nothing', '', 'Say how the game is called'],
  ['capital letters', 'SealedBids', 'Say how the game is called'],
  ['a path', '../bids', 'Say how the game is called'],
  ['a game that is there', 'ethnos', 'There is a game ethnos already.'],
  ['its own name again', NAME, 'There is a game sealed-bids already.'],
  ['a reserved word', 'class', 'class is a word of the language'],
])('refuses %s and changes nothing', (_, name, told) => {
  const before = registry()
  expect(newGame(name)).toMatchObject({ status: 2, said: expect.stringContaining(told) })
  expect(registry()).toBe(before)
})
