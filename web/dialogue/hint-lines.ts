import { hintInLines } from '../../bots/advice/in-words.ts'
import { HINT_WORDS } from '../../bots/advice/text.ts'
import { inLanguage } from '../../kernel/languages.ts'
import { hintFor } from '../advice/hints.ts'
import { speechOf } from '../advice/speech.ts'
import { startPool } from '../bots/pool.ts'
import type { TableSession } from '../table/contract.ts'

/** What an Expert would do and why, in lines. */
export async function hintLines(session: TableSession): Promise<readonly string[]> {
  const { view, acting, game, moves } = session
  if (acting === null) return []
  const pool = startPool(2)
  try {
    const [hint, speech] = await Promise.all([hintFor(pool, game.facts, view, acting), speechOf(session)])
    return hint && moves.length > 1
      ? hintInLines(hint, view, acting, speech)
      : [inLanguage(HINT_WORDS, session.language).only]
  } finally {
    void pool.close()
  }
}
