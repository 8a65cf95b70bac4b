import { adviceTellsTruth, type Truths } from '../../../kernel/conformance/advice-suite.ts'
import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { advice, type EthnosKinds } from '../advice.ts'
import { DRAGONS } from '../content/table.ts'
import type { EthnosEvent, EthnosMove, EthnosPosition } from '../position.ts'
import { endAge } from '../rules/age-end.ts'
import { game } from '../rules/game.ts'
import { bandGlory, scoredSize } from '../rules/scoring.ts'
import { consequences } from '../text/advice.en.ts'
import { words as en } from '../text/words.en.ts'
import { words as ru } from '../text/words.ru.ts'

/** What the rules tell while they end the age here. */
function reckoning(p: EthnosPosition): EthnosEvent[] {
  const events: EthnosEvent[] = []
  endAge(game.clone(p), 0, Rng.fromSeed('reckoning'), event => events.push(event))
  return events
}

const paid = (p: EthnosPosition, kingdom: number, seat: number): number =>
  reckoning(p).reduce(
    (sum, event) =>
      sum + (event.kind === 'kingdom-scored' && event.kingdom === kingdom ? elementAt(event.gains, seat) : 0),
    0,
  )

const truths: Truths<EthnosPosition, EthnosMove, EthnosEvent, EthnosKinds> = {
  place: ({ truth, seat }, { kingdom, gain }) =>
    paid(truth.after, kingdom, seat) - paid(truth.before, kingdom, seat) === gain,
  rival: ({ truth }, { kingdom, seat, loss }) =>
    paid(truth.before, kingdom, seat) - paid(truth.after, kingdom, seat) === loss,
  band: ({ truth, seat }, { glory }) => {
    const bands = (p: EthnosPosition) =>
      reckoning(p).flatMap(event => (event.kind === 'bands-scored' && event.seat === seat ? [event.glory] : []))[0] ?? 0
    return bands(truth.after) - bands(truth.before) === glory
  },
  glory: ({ truth, seat }, { gain }) =>
    elementAt(truth.after.glory, seat) - elementAt(truth.before.glory, seat) === gain,
  ended: ({ truth, seat }, { gain }) =>
    elementAt(truth.after.glory, seat) - elementAt(truth.before.glory, seat) === gain,
  laid: ({ truth }, { cards }) => truth.after.row.length - truth.before.row.length === cards,
  kept: ({ truth, seat }, { cards }) => elementAt(truth.after.hands, seat).length === cards,
  drawn: ({ truth }, { cards }) =>
    truth.before.upper + truth.before.lower - truth.after.upper - truth.after.lower === cards,
  // Where the card lies is a matter of chance; that it is there is not.
  fits: ({ truth }, { unseen }) => truth.before.upper + truth.before.lower + truth.before.hands.flat().length >= unseen,
  ends: ({ truth }, { cards }) => truth.before.lower + DRAGONS - truth.before.dragons === cards,
  next: ({ truth, seat }, { size, glory }) => {
    const bands = game.moves(truth.before, seat).flatMap(move => (move.kind === 'band' ? [move] : []))
    const largest = bands.filter(({ cards }) => cards.length === size - 1)
    return largest.some(({ leader, cards }) => bandGlory(scoredSize({ leader, cards })) === glory)
  },
  grows: ({ truth, seat }, { size }) => {
    const bands = game.moves({ ...truth.after, agenda: [{ kind: 'turn', seat, amount: 0 }] }, seat)
    return size === Math.max(...bands.map(move => (move.kind === 'band' ? move.cards.length : 0)))
  },
  reach: ({ truth, seat }, { kingdom }) =>
    game
      .moves({ ...truth.after, agenda: [{ kind: 'turn', seat, amount: 0 }] }, seat)
      .some(move => move.kind === 'band' && move.kingdom === kingdom),
}

adviceTellsTruth({
  game,
  advice,
  words: { en, ru },
  kinds: Object.keys(consequences),
  truths,
  seats: [2, 3, 4],
  games: 5,
  // By chance hands stay small: cards are gathered first, and large bands preferred.
  choose: (p, seat, moves, rng) =>
    elementAt(p.hands, seat).length < 6 && rng.below(5) > 0
      ? moves.find(({ kind }) => kind === 'draw')
      : moves.filter(move => move.kind === 'band').sort((a, b) => b.cards.length - a.cards.length)[rng.below(3)],
})
