import type { Rng } from '../../kernel/rng.ts'
import type { Place } from '../../server/store/open.ts'
import { Parties } from './parties.ts'
import { startClub } from './process.ts'

/** Kills the server this many times while tables are played; every table gets a verdict. */
export async function killAgainAndAgain(
  place: Place,
  { rounds, tables, rng }: { rounds: number; tables: number; rng: Rng },
) {
  const environment = { DATA_DIR: place.dataDir, ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}) }
  let club = await startClub(environment)
  const { address } = club
  const parties = new Parties(place, () => address)
  for (let round = 0; round < rounds; round++) {
    await parties.keep(tables)
    await parties.untilSeen(20 + rng.below(200))
    await club.kill()
    club = await startClub({ ...environment, PORT: new URL(address).port })
  }
  await parties.untilDone()
  const verdict = await parties.verdict()
  await club.stop()
  return { kills: rounds, ...verdict }
}
