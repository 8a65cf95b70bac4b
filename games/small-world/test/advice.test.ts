import { adviceTellsTruth, type Truths } from '../../../kernel/conformance/advice-suite.ts'
import { elementAt } from '../../../kernel/list.ts'
import { advice, type SmallWorldKinds } from '../advice.ts'
import { NONE, type SmallWorldEvent, type SmallWorldMove, type SmallWorldPosition } from '../position.ts'
import { game } from '../rules/game.ts'
import { consequences } from '../text/advice.en.ts'
import { words as en } from '../text/words.en.ts'
import { words as ru } from '../text/words.ru.ts'

/** All tokens of a race but those in the tray. */
const tokensOf = (p: SmallWorldPosition, race: number): number =>
  elementAt(p.hand, race) +
  elementAt(p.withdrawn, race) +
  elementAt(p.aside, race) +
  p.tokens.reduce((sum, n, at) => sum + (p.holder[at] === race ? n : 0), 0)

const owned = (p: SmallWorldPosition, seat: number): number[] =>
  p.owner.flatMap((owner, race) => (owner === seat ? [race] : []))

const truths: Truths<SmallWorldPosition, SmallWorldMove, SmallWorldEvent, SmallWorldKinds> = {
  paid: ({ truth, seat }, { coins }) =>
    elementAt(truth.after.coins, seat) - elementAt(truth.before.coins, seat) === coins,
  spends: ({ truth, seat, events }, { coins }) => {
    const found = events.reduce((sum, event) => sum + (event.kind === 'picked' ? event.found : 0), 0)
    return elementAt(truth.before.coins, seat) + found - elementAt(truth.after.coins, seat) === coins
  },
  race: ({ truth, seat }, { tokens }) => tokensOf(truth.after, elementAt(truth.after.active, seat)) === tokens,
  hand: ({ truth, seat }, { tokens }) => truth.after.hand[elementAt(truth.after.active, seat)] === tokens,
  rival: ({ truth }, { seat, lost }) => {
    const sum = (p: SmallWorldPosition) => owned(truth.before, seat).reduce((all, race) => all + tokensOf(p, race), 0)
    return sum(truth.before) - sum(truth.after) === lost
  },
  gone: ({ truth, seat }, { regions }) => {
    const held = (p: SmallWorldPosition) => p.holder.filter(race => race !== NONE && p.owner[race] === seat).length
    return held(truth.before) - held(truth.after) === regions
  },
}

adviceTellsTruth({
  game,
  advice,
  words: { en, ru },
  // The first turn of a people is known only when it has been played on.
  kinds: Object.keys(consequences).filter(kind => kind !== 'land'),
  truths,
  seats: [2, 3, 4],
  games: 8,
  // By chance a people would be put in decline at once.
  choose: (_p, _seat, moves, rng) =>
    rng.below(4) > 0
      ? moves.find(({ kind }) => kind === 'conquer' || kind === 'exchange' || kind === 'ally')
      : undefined,
})
