import type { Judged } from '../../bots/advice/analyse.ts'
import { isGameId } from '../../games/registry.ts'
import { PoolClosed, WorkerPool } from '../advice/worker-pool.ts'
import { type Episode, type Story, storyOf } from '../review/story.ts'
import { tell } from '../review/tell.ts'
import type { ReviewText } from '../review/text/review-text.ts'
import type { TableSession } from '../table/contract.ts'

/** The course of a match: of the analysis if there is one, otherwise at a glance. */
export interface Retrospect {
  readonly judged: readonly Judged[]
  readonly isQuick: boolean
}

/** `null` where the match is not known as a whole, or nobody can judge it. */
export async function retrospectOf(session: TableSession, leaving: AbortSignal): Promise<Retrospect | null> {
  const { record, game, actions } = session
  const { id, rulesVersion } = game.facts
  if (!record || !isGameId(id)) return null
  const analysed = (await actions?.analysis?.load()) ?? []
  if (analysed.length === record.log.length + 1) return { judged: analysed, isQuick: false }
  if (leaving.aborted) return null
  const pool = new WorkerPool(1)
  leaving.addEventListener('abort', () => pool.close())
  let judged: readonly Judged[] = []
  const look = (within?: readonly [number, number]) =>
    pool.askAll(
      'glance',
      () => ({ game: id, rulesVersion, record, ...(within && { within }) }),
      found => {
        const known = new Set(found.map(({ step }) => step))
        judged = [...judged.filter(({ step }) => !known.has(step)), ...found].sort((a, b) => a.step - b.step)
      },
    )
  try {
    await look()
    // Closer where it was decided: the move itself is wanted.
    const decisive = chosenEpisode(storyOf(judged, session.outcome))?.step
    const at = judged.findIndex(({ step }) => step === decisive)
    const [before, here] = [judged[at - 1], judged[at]]
    if (before && here && here.step - before.step > 1) await look([before.step, here.step])
  } catch (error) {
    if (!(error instanceof PoolClosed)) console.error('A match could not be looked back at', error)
    return null
  } finally {
    pool.close()
  }
  return { judged, isQuick: true }
}

/** In a sentence, what happened there, and where to see it. */
export interface DecisiveMoment {
  readonly text: string
  readonly happened: string
  readonly step: number | null
}

const isForGood = (episode: Episode): boolean => episode.kind === 'turn' && episode.winner !== null
const WEIGHT: readonly Episode['kind'][] = ['decided', 'turn', 'nearest', 'calm']
const rankOf = (episode: Episode): number => (isForGood(episode) ? -1 : WEIGHT.indexOf(episode.kind))

/** From where on the winner was in front for good, otherwise the greatest turn. */
const chosenEpisode = ({ episodes }: Story): Episode | undefined =>
  episodes.filter(({ kind }) => WEIGHT.includes(kind)).toSorted((a, b) => rankOf(a) - rankOf(b))[0]

/** What decided it, or that nothing did. */
export function decisiveMoment(
  { judged }: Retrospect,
  session: TableSession,
  t: ReviewText['story'],
  percent: (share: number) => string,
): DecisiveMoment | null {
  if (judged.length < 2) return null
  const { outcome, words, log, nameOf, steps } = session
  const story = storyOf(judged, outcome, source => words.source(source))
  const happened = (step: number): string =>
    log.flatMap(entry => (entry.step === step ? [entry.text] : [])).sort((a, b) => b.length - a.length)[0] ?? ''
  const chosen = chosenEpisode(story)
  if (!chosen) return null
  const told = tell({ ...story, episodes: [chosen] }, { t, moves: steps, nameOf, happened, inWords: () => '', percent })
  // Whoever led from the start was never caught: that decided it.
  const sentence = story.lead.kind === 'throughout' ? told[0] : told[1]
  if (!sentence) return null
  const { text, step } = sentence
  return { text, step, happened: step !== null && chosen.kind === 'decided' ? happened(step) : '' }
}
