import { compileModule } from 'svelte/compiler'
import { defineConfig } from 'vitest/config'
import { glyphs } from './web/glyphs/plugin.ts'

/** Sessions, drafts and links are reactive without a browser: their runes are compiled as for one. */
const runes = {
  name: 'pentarchy-runes',
  enforce: 'post' as const,
  transform: (code: string, id: string) =>
    id.endsWith('.svelte.ts') ? compileModule(code, { filename: id, generate: 'client' }).js : null,
}

const IN_THE_BROWSER = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 10_000 } },
}

const TOGETHER = 'web/test/online-together.test.ts'

/** Building an image takes minutes. */
const CONTAINER = 'test/container/*.test.ts'

const IN_NODE = { testTimeout: 60_000, hookTimeout: 60_000 }

/** Texts of a table may come with the glyphs that stand in them. */
const PLUGINS = [glyphs()]

export default defineConfig({
  test: {
    projects: [
      {
        // Pure functions: no file can disturb the next, so all that a worker runs share the modules it has loaded.
        plugins: [...PLUGINS, runes],
        resolve: { conditions: ['browser'] },
        ssr: { resolve: { conditions: ['browser'] }, noExternal: ['svelte'] },
        test: {
          name: 'code',
          include: [
            '{kernel,games,bots,learn,dialogue}/**/*.test.ts',
            'web/{table,online,learn,review,stage,sound,cast,ending,record,dialogue}/test/**/*.test.ts',
          ],
          isolate: false,
          ...IN_NODE,
        },
      },
      {
        // With processes, clocks and files, so each test file in a process of its own.
        plugins: PLUGINS,
        test: { name: 'programs', include: ['{wire,cli,server,test}/**/*.test.ts'], exclude: [CONTAINER], ...IN_NODE },
      },
      {
        test: {
          name: 'page',
          include: ['web/test/**/*.test.ts'],
          // Tried with three servers: see below.
          exclude: [TOGETHER],
          ...IN_THE_BROWSER,
        },
      },
      {
        // Every game in every engine, to its end.
        test: {
          name: 'browsers',
          include: ['web/test/engines/**/*.test.ts'],
          env: { PENTARCHY_ENGINES: 'all' },
          ...IN_THE_BROWSER,
        },
      },
      {
        // The same at length: whole games from the first move, and everything that npm test takes samples of.
        test: {
          name: 'deep',
          include: ['web/test/**/*.test.ts', 'test/package.test.ts', 'test/club/weekend.test.ts', CONTAINER],
          env: { PENTARCHY_DEEP: '1' },
          ...IN_THE_BROWSER,
        },
      },
      {
        // Online play once more, with every browser at another of three servers.
        test: {
          name: 'cluster',
          include: ['web/test/online*.test.ts'],
          env: { PENTARCHY_CLUSTER: '1' },
          ...IN_THE_BROWSER,
        },
      },
      {
        // The part of it that npm test tries.
        test: {
          name: 'cluster sample',
          include: [TOGETHER],
          env: { PENTARCHY_CLUSTER: '1' },
          ...IN_THE_BROWSER,
        },
      },
    ],
  },
})
