import { filesOf } from '../../../kernel/languages.ts'
import { definePrimer } from '../../../learn/primer.ts'
import type { TekMove, TekPosition } from '../position.ts'
import { scenes } from './scenes.ts'

export const primer = definePrimer<TekPosition, TekMove>({
  scenes,
  more: {
    aim: ['TEK-TIE-1', 'TEK-SETUP-3'],
    turn: ['TEK-TURN-1', 'TEK-ACT-1', 'TEK-COLLECT-2', 'TEK-WAR-3', 'TEK-RETREAT-1', 'TEK-ALLY-1'],
    points: ['TEK-SCORE-2', 'TEK-BUILD-1', 'TEK-CAPITAL-1', 'TEK-FACTION-1'],
    mistakes: ['TEK-SELECT-2', 'TEK-PAY-5', 'TEK-END-1'],
  },
  texts: filesOf<typeof import('./text.en.ts')>(language => import(`./text.${language}.ts`)),
})
