import { adviceTellsTruth, type Truths } from '../../../kernel/conformance/advice-suite.ts'
import { elementAt } from '../../../kernel/list.ts'
import { advice, type FerryKinds } from '../advice.ts'
import type { FerryEvent, FerryMove, FerryPosition } from '../position.ts'
import { game } from '../rules/game.ts'
import { words as en } from '../text/words.en.ts'
import { words as ru } from '../text/words.ru.ts'

const truths: Truths<FerryPosition, FerryMove, FerryEvent, FerryKinds> = {
  across: ({ truth, seat }, { points }) => truth.after.carried.at(-1)?.[seat] === points,
  behind: ({ truth, seat }) => truth.after.carried.at(-1)?.[seat] === 0,
  kept: ({ truth, seat }, { weight }) => elementAt(truth.after.hands, seat).includes(weight),
}

adviceTellsTruth({
  game,
  advice,
  words: { en, ru },
  kinds: ['across', 'behind', 'kept'],
  truths,
  seats: [2, 4],
  games: 5,
})
