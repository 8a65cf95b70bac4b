import { elementAt } from '../../../kernel/list.ts'
import { defineCourse } from '../../../learn/lesson.ts'
import { ACTIONS, HIGHEST_BID } from '../content/figures.ts'
import { HOME_REGIONS, SIDE_IDS } from '../content/map.ts'
import { NONE, type TekEvent, type TekMove, type TekPosition } from '../position.ts'
import { grow, quest } from './growth.ts'
import { game } from './last.ts'
import { needed } from './needed.ts'
import { actionsLit, everySeat, landsLit, regionsLit } from './parts.ts'
import { aim, found, land } from './start.ts'
import { shields, spread, turn } from './turns.ts'
import { flag, war } from './wars.ts'

const BUTTONS = ['move:build', 'move:research', 'move:collect', 'move:pay', 'act:flag', 'act:seal', 'act:found']
const FACES = Array.from({ length: HIGHEST_BID }, (_, at) => `face:${at + 1}`)

export const course = defineCourse<TekPosition, TekMove, TekEvent>({
  game: 'tiny-epic-kingdoms',
  needed,
  lessons: [aim, land, found, turn, shields, spread, quest, grow, war, flag, game],
  pieces: (p, seat) => [
    'tower',
    'book',
    ...BUTTONS,
    ...FACES,
    ...everySeat(p),
    ...actionsLit(...ACTIONS),
    ...(p.cards[seat] === NONE
      ? []
      : [2 * elementAt(p.cards, seat), 2 * elementAt(p.cards, seat) + 1].map(side => `side:${SIDE_IDS[side]}`)),
    ...landsLit(...p.lands),
    ...p.lands.flatMap(side => regionsLit(...elementAt(HOME_REGIONS, side))),
  ],
  words: {
    en: async () => (await import('./lessons.en.ts')).words,
    ru: async () => (await import('./lessons.ru.ts')).words,
  },
})
