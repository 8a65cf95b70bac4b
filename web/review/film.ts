import { elementAt } from '../../kernel/list.ts'
import type { LogEntry } from '../pieces/log-entry.ts'

/** One picture of a film: the position after a step, and what led there. */
export interface Frame {
  readonly step: number
  readonly lines: readonly LogEntry[]
  /** How long it stays. */
  readonly milliseconds: number
}

const LONGEST_FILM = 20_000
const LONGEST_FRAME = 2500
const MOST_FRAMES = 12

type FilmScene = Pick<Frame, 'step' | 'lines'>

const lengthOf = ({ lines }: FilmScene): number => lines.reduce((sum, { text }) => sum + text.length, 0)

/**
 * What happened between two steps, in a dozen pictures or fewer: ten to twenty seconds in all, more for longer
 * sentences. Steps without a sentence join the next one.
 */
export function framesOf(log: readonly LogEntry[], from: number, to: number): Frame[] {
  const scenes: FilmScene[] = []
  for (let step = from + 1; step <= to; step++) {
    const lines = log.filter(entry => entry.step === step)
    if (lines.length > 0) scenes.push({ step, lines })
  }
  while (scenes.length > MOST_FRAMES) mergeShortest(scenes)
  const all = Math.min(LONGEST_FILM, scenes.length * LONGEST_FRAME)
  // Half of the time is for the eye, half for reading.
  const letters = scenes.reduce((sum, scene) => sum + lengthOf(scene), 0)
  return scenes.map(scene => ({
    ...scene,
    milliseconds: Math.round((all / scenes.length + (all * lengthOf(scene)) / letters) / 2),
  }))
}

/** Merges the two neighbours with the least to say; those of one player first. */
function mergeShortest(scenes: FilmScene[]): void {
  const costOf = (at: number): number => {
    const [first, second] = [elementAt(scenes, at), elementAt(scenes, at + 1)]
    const isSame = first.lines[0]?.colour === second.lines[0]?.colour
    return lengthOf(first) + lengthOf(second) + (isSame ? 0 : 100)
  }
  let best = 0
  for (let at = 1; at < scenes.length - 1; at++) if (costOf(at) < costOf(best)) best = at
  const [first, second] = [elementAt(scenes, best), elementAt(scenes, best + 1)]
  scenes.splice(best, 2, { step: second.step, lines: [...first.lines, ...second.lines] })
}
