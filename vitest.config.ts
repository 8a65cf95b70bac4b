import { defineConfig } from 'vitest/config'
import { glyphs } from './web/glyphs/plugin.ts'

const IN_THE_BROWSER = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 10_000 } },
  // Whole games against bots in a real browser: a busy machine may starve one of them. The run ends with a list of those.
  retry: 1,
}

const GAMES = ['ethnos', 'small-world-table', 'tiny-epic-kingdoms', 'dark-lands', 'paper-tales']

export default defineConfig({
  test: {
    projects: [
      {
        // Texts of a table may come with the glyphs that stand in them.
        plugins: [glyphs()],
        test: {
          name: 'code',
          include: ['{kernel,games,bots,wire,cli,server,test}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'page', include: ['web/**/*.test.ts'], ...IN_THE_BROWSER } },
      {
        // Whole games from the first move by keys and by touch, too.
        test: {
          name: 'deep',
          include: GAMES.map(name => `web/test/${name}.test.ts`),
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
    ],
  },
})
