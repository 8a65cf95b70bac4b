import { describe, expect, it } from 'vitest'
import { PALETTE, type Recipe } from '../palette.ts'

const sounds = Object.entries<Recipe>(PALETTE)

describe('the palette', () => {
  it('has a few dozen sounds, no two alike', () => {
    expect(sounds.length).toBeGreaterThanOrEqual(24)
    expect(new Set(sounds.map(([, recipe]) => JSON.stringify(recipe))).size).toBe(sounds.length)
  })

  it.each(sounds)('%s is short and quiet', (_, recipe) => {
    for (const { at = 0, lasts, loud, swells = 0, pitch } of recipe) {
      expect(at + lasts).toBeLessThanOrEqual(2.6)
      expect(swells).toBeLessThan(lasts)
      expect(loud).toBeLessThanOrEqual(0.35)
      for (const hertz of [pitch].flat()) expect(hertz).toBeGreaterThan(20)
    }
  })
})
