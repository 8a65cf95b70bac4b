import { describe, expect, it } from 'vitest'
import { startMachines } from './machines.ts'
import { troubleAgainAndAgain } from './troubles.ts'

/** Somewhat longer than players' patience. */
const LONGEST_MS = 150_000

describe('Servers that share PostgreSQL and NATS', () => {
  it(
    'lose, double and disagree on nothing when one is killed, one cut off or left without answers, and the database goes away',
    async () => {
      const machines = await startMachines({ servers: 2, workers: 1, haste: 3 })
      const troubles = [
        'kill a server',
        'cut a server off from NATS',
        'cut a server off from PostgreSQL',
        'restart PostgreSQL',
        'swallow what PostgreSQL answers a server',
      ] as const
      const result = await troubleAgainAndAgain(machines, troubles, 2)
      await machines.stop()
      expect(result).toMatchObject({ rounds: 5, faults: [] })
      expect(result.acknowledged).toBeGreaterThan(result.moves / 2)
    },
    LONGEST_MS,
  )
})
