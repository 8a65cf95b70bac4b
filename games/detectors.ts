import type { Detectors } from '../kernel/conformance/absurd.ts'
import type { GameId } from './registry.ts'

/** The games that say in `lab/absurd.ts` which moves no person would make. */
const GAMES: ReadonlySet<GameId> = new Set<GameId>([
  'small-world',
  'ethnos',
  'tiny-epic-kingdoms',
  'dark-lands',
  'paper-tales',
])

export async function loadDetectors(id: GameId): Promise<Detectors | null> {
  if (!GAMES.has(id)) return null
  const { detectors }: { readonly detectors: Detectors } = await import(`./${id}/lab/absurd.ts`)
  return detectors
}
