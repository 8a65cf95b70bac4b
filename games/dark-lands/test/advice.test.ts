import { adviceTellsTruth, type Truths } from '../../../kernel/conformance/advice-suite.ts'
import { elementAt } from '../../../kernel/list.ts'
import { advice, type DarkLandsKinds } from '../advice.ts'
import type { DarkLandsEvent, DarkLandsMove, DarkLandsPosition } from '../position.ts'
import { game } from '../rules/game.ts'
import { consequences } from '../text/advice.en.ts'
import { words as en } from '../text/words.en.ts'
import { words as ru } from '../text/words.ru.ts'

/** The winner's lead when the game is really over. */
const leadOf = (p: DarkLandsPosition, seat: number): number => {
  const scores = game.outcome(p)?.scores ?? []
  return elementAt(scores, seat) - Math.max(...scores.filter((_, other) => other !== seat))
}

const truths: Truths<DarkLandsPosition, DarkLandsMove, DarkLandsEvent, DarkLandsKinds> = {
  coins: ({ truth, seat, move }, { gain }) =>
    move.kind === 'recruit' || elementAt(truth.after.coins, seat) - elementAt(truth.before.coins, seat) === gain,
  spends: ({ truth, seat }, { coins }) =>
    elementAt(truth.before.coins, seat) - elementAt(truth.after.coins, seat) === coins,
  companion: ({ truth, seat }, { companion, owned }) => truth.after.companions[3 * seat + companion] === owned,
  cards: ({ truth, seat, move }, { cards }) =>
    move.kind !== 'end' ||
    truth.after.exchanging[seat] === true ||
    elementAt(truth.after.hands, seat).length - elementAt(truth.before.hands, seat).length === cards,
  ends: ({ truth, seat }, { lead }) => leadOf(truth.after, seat) === lead,
  trails: ({ truth, seat }, { behind }) => -leadOf(truth.after, seat) === behind,
  captures: ({ truth, seat }, { regions }) =>
    new Set(game.moves(truth.after, seat).flatMap(move => (move.kind === 'capture' ? [move.cell] : []))).size ===
    regions,
}

adviceTellsTruth({
  game,
  advice,
  words: { en, ru },
  // Several captures make a turn, not a move.
  kinds: Object.keys(consequences).filter(kind => kind !== 'land'),
  truths,
  seats: [2, 3, 4],
  games: 6,
  choose: (_p, _seat, moves, rng) => (rng.below(3) > 0 ? moves.find(({ kind }) => kind === 'capture') : undefined),
})
