import { expect, it } from 'vitest'
import { card } from '../content/deck.ts'
import { companionsLacked, laid, layings, supportersOf, wouldEnd } from '../queries.ts'
import { game } from '../rules/game.ts'
import { cards, cellAt, scene } from './builders.ts'

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

it('DL-PLAY-3, DL-CAPTURE-2: what could be laid where, and what it leads to', () => {
  const p = scene(3, {
    regions: [{ at: [1, 0], seat: 0, troop: 'spearmen' }],
    levels: [[[2, 0], 2]],
    hands: { 0: cards('spearmen', 'garrison', 'knights') },
    companions: { 0: [1, 1, 0] },
  })
  const captures = layings(p, 0, 'capture')
  expect(captures).toEqual(game.moves(p, 0).filter(({ kind }) => kind === 'capture'))
  expect(layings(p, 0, 'fortify')).toEqual([{ kind: 'fortify', card: card('garrison'), cell: cellAt([1, 0]) }])
  const [first] = captures
  if (!first) throw new Error('nothing can be captured')
  const after = laid(p, 0, first)
  expect(after.owners[first.cell]).toBe(0)
  expect(after.coins[0]).toBe(Number(p.coins[0]) + Number(p.levels[first.cell]))
  expect(p.owners[first.cell]).not.toBe(0)
  expect(layings(after, 0, 'capture')).toEqual([])
})

it('DL-EXCH-1: beside an exchange, which companions a card needs that its owner has not got', () => {
  const p = scene(3, { companions: { 0: [1, 1, 0] } })
  expect(companionsLacked(p, 0, card('militia'))).toEqual([])
  expect(companionsLacked(p, 0, card('knights'))).toEqual([{ companion: 0, n: 3 }])
  expect(companionsLacked(p, 0, card('magic-sword'))).toEqual([{ companion: 2, n: 2 }])
})
