import { isGameId, loadRules } from '../../games/registry.ts'
import { exportMatch } from '../../kernel/file.ts'
import type { Match } from '../../kernel/match.ts'
import { replay } from '../../kernel/replay.ts'
import type { StoredMatch } from '../store/matches.ts'
import { download, MAX_LINK, pack } from '../store/share.ts'
import { address } from './address.ts'

const fileOf = (stored: StoredMatch, match: Match): string =>
  JSON.stringify(
    exportMatch(
      match,
      stored.seats.map(seat => seat.name),
    ),
  )

export const saveFile = (stored: StoredMatch, match: Match): void =>
  download(`${stored.game}-${new Date(stored.begun).toISOString().slice(0, 10)}.json`, fileOf(stored, match))

/** The address of a replay that carries the whole match; `null` if it would be too long. */
export async function linkOf(stored: StoredMatch, match: Match): Promise<string | null> {
  const packed = await pack(fileOf(stored, match))
  return packed.length > MAX_LINK ? null : new URL(address.link(packed), location.href).href
}

/** Browsers drop downloads that start at the same time. */
const BETWEEN_FILES = 200

/** A file for each match. Matches of unknown games or rules cannot be replayed and are only counted. */
export async function saveFiles(matches: readonly StoredMatch[]): Promise<{ saved: number; failed: number }> {
  const count = { saved: 0, failed: 0 }
  for (const stored of matches) {
    const match = await replayed(stored)
    if (match) saveFile(stored, match)
    count[match ? 'saved' : 'failed']++
    await new Promise(resolve => setTimeout(resolve, BETWEEN_FILES))
  }
  return count
}

async function replayed(stored: StoredMatch): Promise<Match | null> {
  if (!isGameId(stored.game)) return null
  const module = await loadRules(stored.game, stored.rulesVersion)
  const match = module && replay(module.game, stored.setup, stored.log)
  return match?.ok ? match.value : null
}
