import { plural } from '../../../kernel/words.ts'
import type { CoachWords } from '../../../learn/coach.ts'
import type { Decision, Figure } from './decision.ts'

const coins = (n: number): string => plural(n, 'coin', 'coins')

export const words: CoachWords<Decision, Figure> = {
  aim: 'The aim is the most coins at the end. A region pays its level to whoever captures it, once; the game ends when all are captured, or when nobody has captured or claimed one in their last turn.',
  companions: f =>
    `The signs at the foot of a card are the companions it needs, and each of them works once a turn. Take the ${f.free} that your strongest Troop cards ask for.`,
  rechoose:
    'This hand is new, so look again at the signs at the foot of its cards. Take the companions that your strongest Troop cards ask for.',
  buy: f =>
    `A companion costs ${coins(f.price)} and works for you in every turn to come, so buy early. Choose the type that your best cards still lack; or play cards at once.`,
  play: 'A Troop card captures a region if its attack and the support of your regions beside it reach the level. Aim high, and at places from where the next capture is supported.',
  insight:
    'You have drawn, and now a card must go. Keep what your companions can pay for soon; give away what would only wait.',
  scouting: 'Take what you can pay for soon, above all strong Troop cards. What goes under the deck comes back late.',
  transmutation: f =>
    `Each card brings ${coins(f.coins)}, as much as a small region. Let go of those that you could not pay for soon.`,
  exchange:
    'A card that lacks several companions only waits, and you buy one a turn at most. Exchange such cards for new ones; keep those that you can soon pay for.',
}
