import { describe, expect, it } from 'vitest'
import { toyBotGame } from '../../kernel/test/toy.ts'
import { collectForecasts, rangesOf, squaredError } from '../trust.ts'

const TOY = { rounds: '4', rich: false, lucky: 'random', motto: '' } as const
const REQUEST = { bot: 'sharp', iterations: 8, seats: 3, options: TOY, seed: 'word' }

describe('What searches forecast, beside who won', () => {
  it('is taken from whole games, and the same again for the same seed', () => {
    const forecasts = collectForecasts(toyBotGame, REQUEST)
    expect(forecasts.length).toBeGreaterThan(0)
    for (const { predicted, actual } of forecasts) {
      expect(predicted).toBeGreaterThanOrEqual(0)
      expect(predicted).toBeLessThanOrEqual(1)
      expect(actual === 0 || actual > 0.3).toBe(true)
    }
    expect(collectForecasts(toyBotGame, REQUEST)).toEqual(forecasts)
  })

  it('is summed up by ranges: their mean, and how often it came true', () => {
    const forecasts = [
      { predicted: 0.1, actual: 0 },
      { predicted: 0.15, actual: 1 },
      { predicted: 0.9, actual: 1 },
      { predicted: 1, actual: 1 },
    ]
    expect(rangesOf(forecasts)).toEqual([
      { forecasts: 2, predicted: 0.125, actual: 0.5 },
      { forecasts: 2, predicted: 0.95, actual: 1 },
    ])
    expect(rangesOf([])).toEqual([])
    expect(squaredError(forecasts)).toBeCloseTo((0.1 ** 2 + 0.85 ** 2 + 0.1 ** 2) / 4, 12)
  })
})
