import { adviceTellsTruth } from '../../../kernel/conformance/advice-suite.ts'
import { elementAt } from '../../../kernel/list.ts'
import { advice } from '../advice.ts'
import { game } from '../rules/game.ts'
import { words as en } from '../text/en.ts'
import { words as ru } from '../text/ru.ts'

adviceTellsTruth({
  game,
  advice,
  words: { en, ru },
  kinds: ['across', 'behind', 'kept'],
  truths: {
    across: ({ truth, seat }, { points }) => truth.after.carried.at(-1)?.[seat] === points,
    behind: ({ truth, seat }) => truth.after.carried.at(-1)?.[seat] === 0,
    kept: ({ truth, seat }, { weight = Number.NaN }) => elementAt(truth.after.hands, seat).includes(weight),
  },
  seats: [2, 4],
  games: 5,
})
