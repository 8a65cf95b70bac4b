import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { faultsOf, importsOf } from './layers.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LAYERS = ['kernel', 'games', 'bots', 'wire', 'server', 'web', 'cli'].filter(layer =>
  existsSync(`${ROOT}${layer}`),
)

const filesOf = (layer: string) =>
  globSync(`${layer}/**/*.{ts,svelte}`, { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] }).map(path => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(`${ROOT}${path}`, 'utf8'),
  }))

describe('the arrows between the layers point one way', () => {
  it.each(LAYERS)('%s', layer => {
    const files = filesOf(layer)
    expect(files.length).toBeGreaterThan(0)
    expect(files.flatMap(faultsOf)).toEqual([])
  })
})

describe('the test of the arrows finds', () => {
  const rows: [string, string, string][] = [
    ['a kernel that knows a game', 'kernel/match.ts', "import { x } from '../games/ethnos/index.ts'"],
    ['a kernel that knows bots', 'kernel/test/a.test.ts', "import { x } from '../../bots/random.ts'"],
    ['a kernel bound to Node', 'kernel/hash.ts', "import { createHash } from 'node:crypto'"],
    ['a game that knows another', 'games/ethnos/rules/a.ts', "import type { X } from '../../small-world/position.ts'"],
    ['a game that knows the registry', 'games/ethnos/bot.ts', "import { x } from '../registry.ts'"],
    ['a game that knows bots', 'games/ethnos/test/a.test.ts', "import { x } from '../../../bots/greedy.ts'"],
    ['rules that know the page', 'games/ethnos/rules/a.ts', "import '../../../web/pieces/Card.svelte'"],
    [
      'a table that knows the lobby',
      'games/ethnos/table/Board.svelte',
      "import L from '../../../web/lobby/Lobby.svelte'",
    ],
    ['a bot that knows the server', 'bots/search.ts', "export * from '../server/table.ts'"],
    ['a bot bound to Node', 'bots/pool.ts', "const w = await import('node:worker_threads')"],
    ['a protocol that knows the server', 'wire/sent.ts', "import type { Hall } from '../server/tables/hall.ts'"],
    ['a protocol bound to Node', 'wire/said.ts', "import { Buffer } from 'node:buffer'"],
    ['a bot that knows the protocol', 'bots/arena.ts', "import type { Seat } from '../wire/table.ts'"],
    ['a server that knows the page', 'server/main.ts', "const web = import('../web/app.ts')"],
    ['a page that knows the server', 'web/online/a.ts', "import { createApp } from '../../server/net/app.ts'"],
    ['a page that knows the command line', 'web/app.ts', "export { main } from '../cli/main.ts'"],
    ['a server that knows the command line', 'server/main.ts', "import { start } from '../cli/start.ts'"],
    ['anybody who imports scripts', 'cli/main.ts', "import { NODE } from '../scripts/install.mjs'"],
    ['an import over several lines', 'kernel/a.ts', "import {\n  one,\n  two,\n} from '../bots/random.ts'"],
    ['chance from elsewhere', 'games/ethnos/rules/draw.ts', 'const card = deck[Math.floor(Math.random() * 9)]'],
    ['a clock in the rules', 'kernel/match.ts', 'const at = Date.now()'],
    ['another clock', 'games/ethnos/rules/turn.ts', 'const at = new Date()'],
  ]
  it.each(rows)('%s', (_, path, text) => expect(faultsOf({ path, text })).toHaveLength(1))
})

describe('the test of the arrows allows', () => {
  const rows: [string, string, string][] = [
    ['a game its kernel', 'games/ethnos/rules/a.ts', "import type { Rng } from '../../../kernel/rng.ts'"],
    ['a game its own files', 'games/ethnos/rules/a.ts', "import { x } from '../content/tribes.ts'"],
    ['a table the shared pieces', 'games/ethnos/table/B.svelte', "import C from '../../../web/pieces/Card.svelte'"],
    ['the registry every game', 'games/registry.ts', "import('./ethnos/index.ts')"],
    ['bots the games', 'bots/arena.ts', "import { loadGame } from '../games/registry.ts'"],
    ['server and page the protocol', 'web/online/a.ts', "import type { Envelope } from '../../wire/sent.ts'"],
    ["the page's tests a server", 'web/test/a.test.ts', "import { createApp } from '../../server/net/app.ts'"],
    ['packages', 'kernel/hash.ts', "import { sha256 } from '@noble/hashes/sha2.js'"],
    [
      'tests Node and scripts',
      'web/test/a.test.ts',
      "import 'node:fs'\nimport { chromium } from '../../scripts/chromium.mjs'",
    ],
    [
      'a comment to name anything',
      'kernel/rng.ts',
      "// not Math.random, nor import '../cli/main.ts'\n/* Date.now() */",
    ],
  ]
  it.each(rows)('%s', (_, path, text) => expect(faultsOf({ path, text })).toEqual([]))

  it('and sees every way to import', () => {
    const text = `
      import a from './a.ts'
      import type { B } from './b.ts'
      import './c.ts'
      export * from './d.ts'
      export { e } from './e.ts'
      const f = () => import('./f.ts')
      let g: import('./g.ts').G`
    expect(importsOf(text)).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts', './e.ts', './f.ts', './g.ts'])
  })
})
