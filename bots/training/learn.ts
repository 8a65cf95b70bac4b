import type { Foresight, Weights } from '../../kernel/judgement.ts'
import { entryOf, numberAt } from '../../kernel/list.ts'
import type { Sample } from './record.ts'

export interface FittedWeights {
  readonly foresight: Foresight
  /** The log loss of predicting the winner, in nats, with the initial and with the trained weights: lower is better. */
  readonly before: number
  readonly after: number
}

const STEPS = 400
const PACE = 0.02
/** Regularization: keeps weights near their start where the games say little. */
const LEASH = 2e-4
/** A point at the start counts at least this share of one at the end. */
const LEAST = 0.05

/**
 * Fits weights to the winners of recorded games by softmax over the seats, with points counting more towards the end.
 * The first term keeps its weight, so that worths stay in points.
 */
export function learn(terms: readonly string[], start: Weights, samples: readonly Sample[]): FittedWeights {
  const width = terms.length
  const manual = terms.map(term => entryOf(start.points, term))
  const theta = Float64Array.of(...manual, start.certainty.start, start.certainty.end)
  // Terms differ in scale: each moves in units of its own spread.
  const parameters = [
    ...spreads(width, samples).map((spread, at) => ({ unit: at > 0 && spread > 0 ? 1 / spread : 0, spread })),
    { unit: 0.1, spread: 0 },
    { unit: 0.1, spread: 0 },
  ].map((each, at) => ({ ...each, at, from: numberAt(theta, at), drift: 0, sway: 0 }))
  const slope = new Float64Array(theta.length)
  const before = descend(width, theta, samples, slope)
  let after = before
  for (let step = 1; step <= STEPS; step++) {
    after = descend(width, theta, samples, slope)
    for (const parameter of parameters) {
      const { at, unit, spread, from } = parameter
      if (unit === 0) continue
      const value = numberAt(theta, at)
      const push = (numberAt(slope, at) + LEASH * (value - from) * spread ** 2) * unit
      parameter.drift = 0.9 * parameter.drift + 0.1 * push
      parameter.sway = 0.99 * parameter.sway + 0.01 * push * push
      const steady = parameter.drift / (1 - 0.9 ** step) / (Math.sqrt(parameter.sway / (1 - 0.99 ** step)) + 1e-8)
      theta[at] = value - PACE * unit * steady * (1 - step / (STEPS + 1))
    }
    // A lead never lowers the chance to win; a negative value would be noise.
    theta[width] = Math.max(numberAt(theta, width), numberAt(theta, width + 1) * LEAST)
  }
  return {
    foresight: {
      points: Object.fromEntries(terms.map((term, at) => [term, round(numberAt(theta, at))])),
      certainty: { start: round(numberAt(theta, width)), end: round(numberAt(theta, width + 1)) },
    },
    before,
    after,
  }
}

/** The loss and its gradient. */
function descend(width: number, theta: Float64Array, samples: readonly Sample[], slope: Float64Array): number {
  slope.fill(0)
  let loss = 0
  const start = numberAt(theta, width)
  const end = numberAt(theta, width + 1)
  let slopeOfStart = 0
  let slopeOfEnd = 0
  for (const { seats, progress } of samples) {
    const sharpness = start + (end - start) * progress
    const judged = seats.map(({ features, share }) => ({ features, share, worth: worthOf(features, theta) }))
    const most = judged.reduce((most, { worth }) => Math.max(most, worth), Number.NEGATIVE_INFINITY)
    const sum = judged.reduce((sum, { worth }) => sum + Math.exp(sharpness * (worth - most)), 0)
    for (const { features, share, worth } of judged) {
      const logged = sharpness * (worth - most) - Math.log(sum)
      loss -= share * logged
      const off = Math.exp(logged) - share
      for (let term = 0; term < width; term++)
        slope[term] = numberAt(slope, term) + off * sharpness * numberAt(features, term)
      slopeOfStart += off * worth * (1 - progress)
      slopeOfEnd += off * worth * progress
    }
  }
  slope.set([slopeOfStart, slopeOfEnd], width)
  for (const [at, sum] of slope.entries()) slope[at] = sum / samples.length
  return loss / samples.length
}

function worthOf(features: Float64Array, theta: Float64Array): number {
  let worth = 0
  for (let term = 0; term < features.length; term++) worth += numberAt(theta, term) * numberAt(features, term)
  return worth
}

/** The mean spread of each term over the seats of a table. */
export function spreads(width: number, samples: readonly Sample[]): number[] {
  return Array.from({ length: width }, (_, term) => {
    let sum = 0
    for (const { seats } of samples) {
      const mean = seats.reduce((mean, { features }) => mean + numberAt(features, term) / seats.length, 0)
      for (const { features } of seats) sum += (numberAt(features, term) - mean) ** 2 / seats.length
    }
    return Math.sqrt(sum / Math.max(1, samples.length))
  })
}

const round = (number: number): number => Number(number.toPrecision(4))
