import { plural } from '../../../kernel/words.ts'
import type { CoachWords } from '../../../learn/coach.ts'
import type { Decision, Figure } from './decision.ts'

export const words: CoachWords<Decision, Figure> = {
  aim: f =>
    `The aim is ${f.seats === 1 ? 'more points than the Lich King' : 'the most points'} after ${plural(f.rounds, 'round', 'rounds')}. Wars bring points every round, buildings at the end, and many cards in between.`,
  recruit:
    'These cards become the hand you deploy from this round. The red shield shows strength, which wins wars; food, wood and diamonds let you build; what the unit costs is paid in gold.',
  plan: 'Strong units belong in the top row, which fights; those who bring gold or resources can stand below. Deploy as many as your gold allows: an empty spot does nothing.',
  pay: 'What you do not pay for is discarded. Keep what wins the wars, or what a building needs.',
  effects: 'A card that you have just deployed lets you choose. Point at it, or tap it, to read what it does.',
  keep: 'A card you keep costs nothing now and joins your next hand. Keep a good one that you had no gold for.',
  build:
    'What your cards produce is never used up, so whatever it covers costs nothing. A building helps you to the end and scores there; level II opens another spot for a unit.',
  aging:
    'Whoever has an age token dies now, and takes strength and resources along. Save whom you need most next round.',
}
