import { describe, expect, it } from 'vitest'
import { startMachines } from './machines.ts'
import { troubleAgainAndAgain } from './troubles.ts'

describe('Servers that share PostgreSQL and NATS', () => {
  it('lose, double and disagree on nothing when one is killed, one cut off, and the database goes away', async () => {
    const machines = await startMachines({ servers: 2, workers: 1 })
    const troubles = [
      'kill a server',
      'cut a server off from NATS',
      'cut a server off from PostgreSQL',
      'restart PostgreSQL',
    ] as const
    const result = await troubleAgainAndAgain(machines, troubles, 2)
    await machines.stop()
    expect(result).toMatchObject({ rounds: 4, faults: [] })
    expect(result.acknowledged).toBeGreaterThan(result.moves / 2)
  })
})
