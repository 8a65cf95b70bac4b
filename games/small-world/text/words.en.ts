import { consequenceText, type Words } from '../../../kernel/words.ts'
import type { SmallWorldEvent, SmallWorldMove, SmallWorldPosition } from '../position.ts'
import { consequences } from './advice.en.ts'
import { descriptionIn } from './description.ts'
import { coins, tokens } from './log.en.ts'
import { names } from './names.en.ts'
import { naming } from './names.ts'
import { type SketchWords, sketchIn } from './sketch.ts'
import { tableWords } from './table.en.ts'

export { names } from './names.en.ts'

const SAID: SketchWords = {
  names,
  naming: naming(names),
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  gameOver: 'Game over',
  offer: 'On offer',
  coins,
  hiddenCoins: 'coins hidden',
  inHand: count => `${tokens(count)} in hand`,
  aside: count => `${tokens(count)} aside`,
  inDecline: 'in decline',
  noRace: 'no race',
  tribe: 'lost tribe',
  fortress: 'fortress',
  hole: 'hole',
  hero: 'hero',
  dragon: 'dragon',
  lair: 'lair',
  camps: 'encampment',
  peaceWith: 'at peace with',
  nobody: 'nobody',
}

export const words: Words<SmallWorldPosition, SmallWorldMove, SmallWorldEvent> = {
  ...tableWords,
  consequence: consequenceText(consequences),
  sketch: sketchIn(SAID),
  description: descriptionIn(SAID),
}
