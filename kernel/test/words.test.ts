import { describe, expect, it } from 'vitest'
import { refusalText, winnersOf, wordFrom } from '../words.ts'

describe('Words shared by all games', () => {
  it('tell a refusal with its figures; a code of somebody else is named with its rule', () => {
    const text = refusalText({ short: ({ need, have }) => `${need} needed, ${have} there` })
    expect(text({ code: 'short', rule: 'X-1', figures: { need: 3, have: 2 } })).toBe('3 needed, 2 there')
    expect(text({ code: 'toString', rule: 'X-1', figures: {} })).toBe('toString · X-1')
    expect(text({ code: 'game-over', rule: '', figures: {} })).toBe('game-over')
  })

  it('name an id, or leave it as it is', () => {
    const word = wordFrom({ land: 'Regions' })
    expect([word('land'), word('sea'), word('toString')]).toEqual(['Regions', 'sea', 'toString'])
  })

  it('name the winners in the order of seats', () => {
    expect(winnersOf([2, 1, 1], seat => `seat ${seat}`)).toEqual(['seat 1', 'seat 2'])
  })
})
