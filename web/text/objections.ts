import type { Objection } from '../../kernel/game.ts'
import { KERNEL_OBJECTIONS } from '../../kernel/match.ts'
import type { PageText } from './page-text.ts'

/** Words for what the kernel refuses before it asks the game's rules. */
export function kernelObjection(text: PageText, objection: Objection): string {
  const code = KERNEL_OBJECTIONS.find(known => known === objection.code)
  return code ? text.refused[code] : text.refused.malformed
}
