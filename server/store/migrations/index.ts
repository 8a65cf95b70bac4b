import { peopleTablesMoves } from './01-people-tables-moves.ts'
import { club } from './02-club.ts'
import { toldOnce } from './03-told-once.ts'
import { analyses } from './04-analyses.ts'
import { tableEvents } from './05-table-events.ts'
import { analysesBySteps } from './06-analyses-by-steps.ts'
import { looksAndProof } from './07-looks-and-proof.ts'
import { addressesAndSecondSteps } from './08-addresses-and-second-steps.ts'
import { serversAndSockets } from './09-servers-and-sockets.ts'
import { weightsOfResults } from './10-weights-of-results.ts'
import { moderation } from './11-moderation.ts'
import { failuresOfAllServers } from './12-failures-of-all-servers.ts'
import { hoursOfSanctions } from './13-hours-of-sanctions.ts'
import { tournaments } from './14-tournaments.ts'
import { dailyChallenge } from './15-daily-challenge.ts'
import { followsAndChallenges } from './16-follows-and-challenges.ts'
import { programs } from './17-programs.ts'
import { ladders } from './18-ladders.ts'
import type { Migration } from './migration.ts'

/** Run in order, each once. Never edit one after a release; add another. */
export const MIGRATIONS: readonly Migration[] = [
  peopleTablesMoves,
  club,
  toldOnce,
  analyses,
  tableEvents,
  analysesBySteps,
  looksAndProof,
  addressesAndSecondSteps,
  serversAndSockets,
  weightsOfResults,
  moderation,
  failuresOfAllServers,
  hoursOfSanctions,
  tournaments,
  dailyChallenge,
  followsAndChallenges,
  programs,
  ladders,
]
