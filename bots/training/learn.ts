import type { Foresight, Weights } from '../../kernel/judgement.ts'
import type { Sample } from './record.ts'

export interface Lesson {
  readonly foresight: Foresight
  /** The mean surprise at who won, in nats, with the weights at the start and with those learnt: lower is better. */
  readonly before: number
  readonly after: number
}

const STEPS = 400
const PACE = 0.02
/** Holds the weights near those they start from, where the games say little. */
const LEASH = 2e-4
/** A point at the start counts at least this part of one at the end. */
const LEAST = 0.05

/**
 * Finds the weights under which the winners of the recorded games surprise least: softmax over the seats of what they
 * have, a point counting more towards the end. The first term keeps its weight, so that worths stay in points.
 */
export function learn(terms: readonly string[], start: Weights, samples: readonly Sample[]): Lesson {
  const width = terms.length
  const hand = terms.map(term => start.points[term])
  const spread = spreads(width, samples)
  const theta = Float64Array.from([...hand, start.certainty.start, start.certainty.end])
  const free = [...terms.map((_, at) => at > 0 && spread[at] > 0), true, true]
  const slope = new Float64Array(theta.length)
  const drift = new Float64Array(theta.length)
  const sway = new Float64Array(theta.length)
  const before = descend(width, theta, samples, slope)
  let after = before
  for (let step = 1; step <= STEPS; step++) {
    after = descend(width, theta, samples, slope)
    for (let at = 0; at < theta.length; at++) {
      if (!free[at]) continue
      // Terms come in all sizes: each is moved in units of its own spread.
      const unit = at < width ? 1 / spread[at] : 0.1
      if (at < width) slope[at] += LEASH * (theta[at] - hand[at]) * spread[at] ** 2
      const push = slope[at] * unit
      drift[at] = 0.9 * drift[at] + 0.1 * push
      sway[at] = 0.99 * sway[at] + 0.01 * push * push
      const steady = drift[at] / (1 - 0.9 ** step) / (Math.sqrt(sway[at] / (1 - 0.99 ** step)) + 1e-8)
      theta[at] -= PACE * unit * steady * (1 - step / (STEPS + 1))
    }
    // Whoever is ahead early is never likelier to lose: that would be chance speaking.
    theta[width] = Math.max(theta[width], theta[width + 1] * LEAST)
  }
  return {
    foresight: {
      points: Object.fromEntries(terms.map((term, at) => [term, round(theta[at])])),
      certainty: { start: round(theta[width]), end: round(theta[width + 1]) },
    },
    before,
    after,
  }
}

/** The loss, and its slope in every direction. */
function descend(width: number, theta: Float64Array, samples: readonly Sample[], slope: Float64Array): number {
  slope.fill(0)
  let loss = 0
  const worths: number[] = []
  for (const { seats, progress, rows, shares } of samples) {
    const sharpness = theta[width] + (theta[width + 1] - theta[width]) * progress
    let most = Number.NEGATIVE_INFINITY
    for (let seat = 0; seat < seats; seat++) {
      let worth = 0
      for (let term = 0; term < width; term++) worth += theta[term] * rows[seat * width + term]
      worths[seat] = worth
      most = Math.max(most, worth)
    }
    let sum = 0
    for (let seat = 0; seat < seats; seat++) sum += Math.exp(sharpness * (worths[seat] - most))
    for (let seat = 0; seat < seats; seat++) {
      const logged = sharpness * (worths[seat] - most) - Math.log(sum)
      loss -= shares[seat] * logged
      const off = Math.exp(logged) - shares[seat]
      for (let term = 0; term < width; term++) slope[term] += off * sharpness * rows[seat * width + term]
      slope[width] += off * worths[seat] * (1 - progress)
      slope[width + 1] += off * worths[seat] * progress
    }
  }
  for (let at = 0; at < slope.length; at++) slope[at] /= samples.length
  return loss / samples.length
}

/** How much the seats of a table differ in each term, on the average. */
export function spreads(width: number, samples: readonly Sample[]): number[] {
  const sums = new Array<number>(width).fill(0)
  for (const { seats, rows } of samples)
    for (let term = 0; term < width; term++) {
      let mean = 0
      for (let seat = 0; seat < seats; seat++) mean += rows[seat * width + term] / seats
      for (let seat = 0; seat < seats; seat++) sums[term] += (rows[seat * width + term] - mean) ** 2 / seats
    }
  return sums.map(sum => Math.sqrt(sum / Math.max(1, samples.length)))
}

const round = (number: number): number => Number(number.toPrecision(4))
