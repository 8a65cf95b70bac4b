import { TROLL_TOKENS } from '../content/boards.ts'
import { CARD_KINDS } from '../content/cards.ts'
import { ALL_KINGDOMS } from '../content/kingdoms.ts'
import { type EthnosMove, NONE } from '../position.ts'

/** Moves that are the same in every position, created once. */
export const DRAW: EthnosMove = { kind: 'draw' }
export const SCATTER: EthnosMove = { kind: 'scatter' }
export const STOP: EthnosMove = { kind: 'stop' }
export const WIZARD_DRAWS: EthnosMove = { kind: 'wizard', draw: true }
export const WIZARD_CHOICES: readonly EthnosMove[] = [WIZARD_DRAWS, { kind: 'wizard', draw: false }]
export const HORDE_KEPT: EthnosMove = { kind: 'hordes', cash: false }
export const HORDE_CHOICES: readonly EthnosMove[] = [{ kind: 'hordes', cash: true }, HORDE_KEPT]
/** The kingdoms in order, then none. */
export const BONUS_CHOICES: readonly EthnosMove[] = [
  ...ALL_KINGDOMS.map((kingdom): EthnosMove => ({ kind: 'bonus', kingdom })),
  { kind: 'bonus', kingdom: NONE },
]
/** By card. */
export const RECRUITS: readonly EthnosMove[] = Array.from({ length: CARD_KINDS }, (_, card) => ({
  kind: 'recruit',
  card,
}))
/** By value, 0 for none. */
export const TROLL_CHOICES: readonly EthnosMove[] = [0, ...TROLL_TOKENS].map(value => ({ kind: 'troll', value }))
