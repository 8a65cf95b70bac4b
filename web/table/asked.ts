import type { Position } from '../../kernel/game.ts'
import { text } from '../text/text.svelte.ts'
import type { TableSession } from './contract.ts'

/** What is asked of whom, or what is looked at, in one sentence. */
export interface TableQuestion {
  readonly lead?: string | undefined
  readonly sentence: string
}

/** So many sentences leave the board its room; the log has them all. */
const MOST_TOLD = 4

/** In a replay the prompt tells what has just happened. */
function told({ log, step, steps }: TableSession): string {
  const texts = log.filter(entry => entry.step === step).map(entry => entry.text)
  if (texts.length === 0) return text().history.step(step, steps)
  return texts.length > MOST_TOLD ? `${texts.slice(0, MOST_TOLD).join(' ')} …` : texts.join(' ')
}

/** `view` is the position that is asked about: with a plan, as it would leave the match. `prompt` replaces the words' own. */
export function askedAt(session: TableSession, view: Position, prompt: string | undefined): TableQuestion {
  const { acting, toMove } = session
  const t = text().table
  if (session.kind === 'replay') return { sentence: told(session) }
  if (!session.isCurrent) return { lead: t.watchingPast, sentence: text().history.lookingBack(session.step) }
  if (toMove.length === 0) return { sentence: t.over }
  if (acting !== null) return { lead: t.yourTurn, sentence: prompt ?? session.words.prompt(view, acting) }
  const names = toMove.map(session.nameOf).join(', ')
  return toMove.length === 1 ? { lead: t.turnOf(names), sentence: '' } : { sentence: t.waitingFor(names) }
}
