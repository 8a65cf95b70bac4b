import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{kernel,games,bots,cli,server,web,test}/**/*.test.ts'],
    testTimeout: 60_000,
  },
})
