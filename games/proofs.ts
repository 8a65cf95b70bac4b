import type { Proof } from '../kernel/conformance/proof.ts'
import type { GameId } from './registry.ts'

/** What puts a game to the test, from `proof.ts` in its folder: for tests, and for commands that examine a game. */
export async function loadProof(id: GameId): Promise<Proof> {
  const { proof }: { readonly proof: Proof } = await import(`./${id}/proof.ts`)
  return proof
}
