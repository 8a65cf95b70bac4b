import { describe, expect, it } from 'vitest'
import { toyModule } from '../../kernel/test/toy.ts'
import { rangesOf, takeAtWord } from '../trust.ts'

const TOY = { rounds: '4', rich: false, lucky: 'random', motto: '' } as const
const REQUEST = { bot: 'sharp', iterations: 8, seats: 3, options: TOY, seed: 'word' }

describe('What searches say, set beside who won', () => {
  it('is taken from whole games, and the same again for the same seed', () => {
    const words = takeAtWord(toyModule, REQUEST)
    expect(words.length).toBeGreaterThan(0)
    for (const { said, came } of words) {
      expect(said).toBeGreaterThanOrEqual(0)
      expect(said).toBeLessThanOrEqual(1)
      expect(came === 0 || came > 0.3).toBe(true)
    }
    expect(takeAtWord(toyModule, REQUEST)).toEqual(words)
  })

  it('is told by ranges: their mean, and how often it came true', () => {
    const words = [
      { said: 0.1, came: 0 },
      { said: 0.15, came: 1 },
      { said: 0.9, came: 1 },
      { said: 1, came: 1 },
    ]
    expect(rangesOf(words)).toEqual([
      { words: 2, said: 0.125, came: 0.5 },
      { words: 2, said: 0.95, came: 1 },
    ])
    expect(rangesOf([])).toEqual([])
  })
})
