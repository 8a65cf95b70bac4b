import { filesOf } from '../../../kernel/languages.ts'
import { definePrimer } from '../../../learn/primer.ts'
import type { SmallWorldMove, SmallWorldPosition } from '../position.ts'
import { scenes } from './scenes.ts'

export const primer = definePrimer<SmallWorldPosition, SmallWorldMove>({
  scenes,
  more: {
    aim: ['SW-END-1', 'SW-ROUND-4'],
    turn: ['SW-TURN-1', 'SW-PICK-1', 'SW-CONQ-1', 'SW-LOSS-1', 'SW-DIE-1', 'SW-REDEP-1'],
    points: ['SW-SCORE-1', 'SW-DECL-1', 'SW-RACE-0', 'SW-POWER-0'],
    mistakes: ['SW-DECL-1', 'SW-REDEP-1', 'SW-PICK-2'],
  },
  texts: filesOf<typeof import('./text.en.ts')>(language => import(`./text.${language}.ts`)),
})
