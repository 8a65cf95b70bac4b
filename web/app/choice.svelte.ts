import type { Level } from '../../bots/levels.ts'
import type { Mode } from '../store/seating.ts'

/** How the next game shall be played, while the page is open. */
class Choice {
  mode = $state<Mode>('bots')
  /** Opponents against bots, players otherwise. */
  others = $state(3)
  level = $state<Level>('steady')
}

export const choice = new Choice()
