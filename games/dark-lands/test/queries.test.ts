import { expect, it } from 'vitest'
import { supportersOf, wouldEnd } from '../queries.ts'
import { cellAt, scene } from './builders.ts'

it('DL-CAPTURE-2, DL-FORT-4: which own regions support a capture, Troop and Fortification together', () => {
  const p = scene(3, {
    regions: [
      { at: [1, 0], seat: 0, troop: 'spearmen' },
      { at: [0, 1], seat: 0, troop: 'spearmen', fort: 'watchtower' },
      { at: [-1, 0], seat: 1, troop: 'spearmen' },
      { at: [2, 0], seat: 0, troop: 'spearmen' },
    ],
  })
  const helping = supportersOf(p, 0, cellAt([0, 0]))
  expect(helping.map(({ cell }) => cell)).toEqual([cellAt([1, 0]), cellAt([0, 1])].sort((a, b) => a - b))
  const [plain, fortified] = [cellAt([1, 0]), cellAt([0, 1])].map(cell => helping.find(each => each.cell === cell)?.n)
  expect(fortified).toBeGreaterThan(Number(plain))
  expect(supportersOf(p, 2, cellAt([0, 0]))).toEqual([])
})

it('DL-END-2: ending the turn ends the game once nobody was active', () => {
  const idle = scene(3, { active: [false, false, false] })
  expect(wouldEnd(idle, { kind: 'end' })).toBe('inactive')
  expect(wouldEnd(scene(3, { active: [false, true, false] }), { kind: 'end' })).toBeNull()
})
