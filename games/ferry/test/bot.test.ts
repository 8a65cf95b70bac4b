import { expect, it } from 'vitest'
import { Judge } from '../../../kernel/judgement.ts'
import { judgement } from '../bot.ts'
import { NONE } from '../position.ts'
import { scene } from './builders.ts'

const judge = new Judge(judgement)

it('a crate that will probably stay behind is worth less than a lighter one', () => {
  const after = (sealed: number) =>
    judge.evaluate(
      scene(
        [
          [1, 1],
          [3, 3, 3],
          [3, 3, 3],
        ],
        { sealed: [sealed, NONE, NONE] },
      ),
      0,
    )
  expect(after(4)).toBeGreaterThan(after(6))
  expect(after(4)).toBeGreaterThan(after(1))
})

it('in an imagined position the others choose again', () => {
  const p = scene(
    [
      [1, 2, 3],
      [2, 6],
    ],
    { sealed: [NONE, 4] },
  )
  expect(judge.reopen(p, 0)).toBe(true)
  expect(p.hands[1]).toEqual([2, 4, 6])
  expect(p.sealed).toEqual([NONE, NONE])
})
