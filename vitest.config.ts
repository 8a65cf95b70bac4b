import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'code',
          include: ['{kernel,games,bots,wire,cli,server,test}/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'page',
          include: ['web/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
          // Whole games against bots in a real browser: a busy machine may starve one of them.
          retry: 2,
        },
      },
    ],
  },
})
