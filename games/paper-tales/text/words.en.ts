import { consequenceText, plural, type Words } from '../../../kernel/words.ts'
import { ROUNDS } from '../content/figures.ts'
import type { PaperTalesEvent, PaperTalesMove, PaperTalesPosition } from '../position.ts'
import { consequences } from './advice.en.ts'
import { descriptionIn } from './description.ts'
import { name } from './namer.en.ts'
import { type SketchWords, sketchIn } from './sketch.ts'
import { tableWords } from './table.en.ts'

const SAID: SketchWords = {
  card: name.card,
  building: name.building,
  round: round => `Round ${round} of ${ROUNDS}`,
  stage: {
    recruit: 'Recruit',
    plan: 'Deployment: plans',
    pay: 'Deployment: payment',
    effects: 'Deployment: effects',
    keep: 'Deployment: cards to keep',
    build: 'Build',
    aging: 'Aging',
    over: 'Game over',
  },
  piles: (pile, discard) => `draw pile ${pile}, discard pile ${discard}`,
  available: 'Buildings',
  gold: count => `${count} gold`,
  vp: count => plural(count, 'point', 'points'),
  strength: 'strength',
  top: 'top',
  bottom: 'bottom',
  empty: 'empty',
  tokens: count => `+${count}`,
  built: 'built',
  artifacts: 'artifacts',
  hand: 'hand',
  packet: 'packet',
  kept: 'kept',
  plan: 'plan',
  dismissed: 'discard',
  moved: 'move',
  unpaid: 'unpaid artifacts',
  hidden: count => `${count} hidden`,
  lich: 'Lich King',
  crypts: ['left crypt', 'right crypt'],
  armies: (left, right) => `armies ${left} and ${right}`,
}

export const words: Words<PaperTalesPosition, PaperTalesMove, PaperTalesEvent> = {
  ...tableWords,
  consequence: consequenceText(consequences),
  sketch: sketchIn(SAID),
  description: descriptionIn(SAID),
}
