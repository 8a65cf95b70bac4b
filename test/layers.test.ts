import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { cyclesIn, faultsOf, importsOf } from './layers.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LAYERS = ['kernel', 'games', 'bots', 'learn', 'wire', 'dialogue', 'server', 'web', 'cli'].filter(layer =>
  existsSync(`${ROOT}${layer}`),
)

const filesOf = (layer: string) =>
  globSync(`${layer}/**/*.{ts,svelte}`, { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] }).map(path => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(`${ROOT}${path}`, 'utf8'),
  }))

describe('imports between the layers point one way', () => {
  it.each(LAYERS)('%s', layer => {
    const files = filesOf(layer)
    expect(files.length).toBeGreaterThan(0)
    expect(files.flatMap(faultsOf)).toEqual([])
  })
})

describe('the test of the layers finds', () => {
  const rows: [string, string, string][] = [
    ['a kernel that knows a game', 'kernel/match.ts', "import { x } from '../games/ethnos/index.ts'"],
    ['a kernel that knows bots', 'kernel/test/a.test.ts', "import { x } from '../../bots/random.ts'"],
    ['a kernel bound to Node', 'kernel/hash.ts', "import { createHash } from 'node:crypto'"],
    ['a game that knows another', 'games/ethnos/rules/a.ts', "import type { X } from '../../small-world/position.ts'"],
    ['a game that knows the registry', 'games/ethnos/bot.ts', "import { x } from '../registry.ts'"],
    ['a game that knows bots', 'games/ethnos/test/a.test.ts', "import { x } from '../../../bots/greedy.ts'"],
    ['a game that ships its proof', 'games/ethnos/index.ts', "import { proof } from './proof.ts'"],
    ['a page that loads proofs', 'web/app/a.ts', "import { loadProof } from '../../games/proofs.ts'"],
    ['rules that know the page', 'games/ethnos/rules/a.ts', "import '../../../web/pieces/Card.svelte'"],
    [
      'a table that knows the lobby',
      'games/ethnos/table/Board.svelte',
      "import L from '../../../web/lobby/Lobby.svelte'",
    ],
    ['a table that goes past the queries', 'games/ethnos/table/a.ts', "import { x } from '../rules/marker.ts'"],
    ['a diagram that does', 'games/ethnos/table/diagrams/A.svelte', "import { x } from '../../rules/marker.ts'"],
    ['words that do', 'games/ethnos/text/en.ts', "import { x } from '../rules/band.ts'"],
    ['advice that does', 'games/ethnos/advice.ts', "import { x } from './rules/band.ts'"],
    ['lessons that do', 'games/ethnos/lessons/index.ts', "import { x } from '../rules/band.ts'"],
    ['a coach that does', 'games/ethnos/coach/index.ts', "import { x } from '../rules/band.ts'"],
    ['lessons that know their player', 'games/ethnos/lessons/a.ts', "import { x } from '../../../learn/moment.ts'"],
    ['words that borrow only a type', 'games/ethnos/text/en.ts', "import type { X } from '../rules/band.ts'"],
    ['a bot that knows the server', 'bots/search.ts', "export * from '../server/table.ts'"],
    ['a bot bound to Node', 'bots/pool.ts', "const w = await import('node:worker_threads')"],
    ['a protocol that knows the server', 'wire/table.ts', "export * from '../server/tables/table-registry.ts'"],
    ['a protocol bound to Node', 'wire/http.ts', "import { Buffer } from 'node:buffer'"],
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

describe('the test of the layers allows', () => {
  const rows: [string, string, string][] = [
    ['a game its kernel', 'games/ethnos/rules/a.ts', "import type { Rng } from '../../../kernel/rng.ts'"],
    ['a game its own files', 'games/ethnos/rules/a.ts', "import { x } from '../content/tribes.ts'"],
    ['a table the shared pieces', 'games/ethnos/table/B.svelte', "import C from '../../../web/pieces/Card.svelte'"],
    ['a table and words the queries', 'games/ethnos/text/en.ts', "import { x } from '../queries.ts'"],
    ['lessons their format', 'games/ethnos/lessons/index.ts', "import { x } from '../../../learn/lesson.ts'"],
    ['a coach its format', 'games/ethnos/coach/index.ts', "import { x } from '../../../learn/coach.ts'"],
    ['the queries their rules', 'games/ethnos/queries.ts', "import { x } from './rules/marker.ts'"],
    ['a bot its rules', 'games/ethnos/bot/a.ts', "import { x } from '../rules/marker.ts'"],
    ['the registry every game', 'games/registry.ts', "import('./ethnos/index.ts')"],
    ['the command line the proofs', 'cli/leaks.ts', "import { loadProof } from '../games/proofs.ts'"],
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

describe('there are no import cycles', () => {
  it('no file imports itself through others, not even for a type', () => {
    const files = LAYERS.flatMap(filesOf)
    expect(files.length).toBeGreaterThan(500)
    expect(cyclesIn(files)).toEqual([])
  })

  it('and a cycle is found, whatever it consists of', () => {
    const files = [
      { path: 'a/one.ts', text: "import type { Two } from './two.ts'" },
      { path: 'a/two.ts', text: "import { three } from '../b/three.svelte'" },
      { path: 'b/three.svelte', text: "<script>\n  import '../a/one.ts'\n</script>" },
      { path: 'b/four.ts', text: "import '../a/one.ts'" },
    ]
    expect(cyclesIn(files)).toEqual(['a/one.ts <-> a/two.ts <-> b/three.svelte'])
  })
})
