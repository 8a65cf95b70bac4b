import { adviceTellsTruth, type Truths } from '../../../kernel/conformance/advice-suite.ts'
import { elementAt } from '../../../kernel/list.ts'
import { advice, type TekKinds } from '../advice.ts'
import { slot, type TekEvent, type TekMove, type TekPosition } from '../position.ts'
import { game } from '../rules/game.ts'
import { finish, scoreOf } from '../rules/scoring.ts'
import { consequences } from '../text/advice.en.ts'
import { words as en } from '../text/words.en.ts'
import { words as ru } from '../text/words.ru.ts'

/** What the seat scores when the rules end the game here. */
function scored(p: TekPosition, seat: number): number {
  const end = game.clone(p)
  if (!end.over) finish(end, null)
  return scoreOf(end, seat as 0)
}

const change = (p: TekPosition, other: TekPosition, seat: number): number[] =>
  [0, 1, 2].map(
    resource => elementAt(other.stock, slot(seat as 0, resource)) - elementAt(p.stock, slot(seat as 0, resource)),
  )

const truths: Truths<TekPosition, TekMove, TekEvent, TekKinds> = {
  points: ({ truth, seat }, { gain }) => scored(truth.after, seat) - scored(truth.before, seat) === gain,
  fewer: ({ truth, seat }, { loss }) => scored(truth.before, seat) - scored(truth.after, seat) === loss,
  rival: ({ truth }, { seat, loss }) => scored(truth.before, seat) - scored(truth.after, seat) === loss,
  gets: ({ truth, seat, move }, { mana, ore, food }) =>
    move.kind === 'found' ||
    change(truth.before, truth.after, seat).every((units, at) => Math.max(0, units) === [mana, ore, food][at]),
  spends: ({ truth, seat }, { mana, ore, food }) =>
    change(truth.after, truth.before, seat).every((units, at) => Math.max(0, units) === [mana, ore, food][at]),
  army: ({ truth, seat }, { armies }) => truth.after.inPlay[seat] === armies,
  lost: ({ truth, seat }, { armies }) =>
    elementAt(truth.before.inPlay, seat) - elementAt(truth.after.inPlay, seat) === armies,
  tower: ({ truth, seat }, { level }) => truth.after.tower[seat] === level,
  magic: ({ truth, seat }, { level }) => truth.after.magic[seat] === level,
}

adviceTellsTruth({
  game,
  advice,
  words: { en, ru },
  kinds: Object.keys(consequences),
  truths,
  seats: [2, 3, 4],
  games: 6,
})
