import { adviceTellsTruth, type Truths } from '../../../kernel/conformance/advice-suite.ts'
import { elementAt } from '../../../kernel/list.ts'
import { advice, type PaperTalesKinds } from '../advice.ts'
import type { PaperTalesEvent, PaperTalesMove, PaperTalesPosition } from '../position.ts'
import { game } from '../rules/game.ts'
import { consequences } from '../text/advice.en.ts'
import { words as en } from '../text/words.en.ts'
import { words as ru } from '../text/words.ru.ts'

const kingdomOf = (p: PaperTalesPosition, seat: number) => elementAt(p.kingdoms, seat)

const truths: Truths<PaperTalesPosition, PaperTalesMove, PaperTalesEvent, PaperTalesKinds> = {
  points: ({ truth, seat }, { gain }) => kingdomOf(truth.after, seat).vp - kingdomOf(truth.before, seat).vp === gain,
  gold: ({ truth, seat }, { gain }) => kingdomOf(truth.after, seat).gold - kingdomOf(truth.before, seat).gold === gain,
  spends: ({ truth, seat }, { gold }) =>
    kingdomOf(truth.before, seat).gold - kingdomOf(truth.after, seat).gold === gold,
  // What others still answer may bring gold before it is paid.
  costs: ({ truth, seat, events }, { gold }) =>
    events.every(event => event.kind !== 'built' && event.kind !== 'upgraded') ||
    events.some(
      event =>
        (event.kind === 'built' || event.kind === 'upgraded') &&
        event.seat === seat &&
        event.land + event.gold === gold,
    ) ||
    truth.after.stage === truth.before.stage,
}

adviceTellsTruth({
  game,
  advice,
  words: { en, ru },
  kinds: Object.keys(consequences),
  truths,
  seats: [1, 2, 3, 4],
  options: [{ forge: true }, {}],
  games: 4,
})
