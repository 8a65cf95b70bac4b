import type { PrintedPowerId } from '../content/powers.ts'
import type { Effects } from './effects.ts'

/** What each printed power does. The rules of each are those of SW-POWER and its name. */
export const POWER_EFFECTS: Readonly<Record<PrintedPowerId, Effects>> = {
  alchemist: [{ effect: 'coins', coins: 2, per: 'turn' }],
  berserk: [{ effect: 'roll-first' }],
  bivouacking: [{ effect: 'encampments', count: 5 }],
  commando: [{ effect: 'discount', tokens: 1, where: {} }],
  diplomat: [{ effect: 'peace' }],
  'dragon-master': [{ effect: 'dragon' }],
  flying: [{ effect: 'fly' }],
  forest: [{ effect: 'coins', coins: 1, per: 'region', where: { terrain: ['forest'] } }],
  fortified: [{ effect: 'fortress', coins: 1 }],
  heroic: [{ effect: 'heroes', count: 2 }],
  hill: [{ effect: 'coins', coins: 1, per: 'region', where: { terrain: ['hill'] } }],
  merchant: [{ effect: 'coins', coins: 1, per: 'region' }],
  mounted: [{ effect: 'discount', tokens: 1, where: { terrain: ['hill', 'farmland'] } }],
  pillaging: [{ effect: 'coins', coins: 1, per: 'conquest' }],
  seafaring: [{ effect: 'sail' }],
  spirit: [{ effect: 'linger' }],
  stout: [{ effect: 'late-decline' }],
  swamp: [{ effect: 'coins', coins: 1, per: 'region', where: { terrain: ['swamp'] } }],
  underworld: [
    { effect: 'discount', tokens: 1, where: { symbol: 'cavern' } },
    { effect: 'tunnels', symbol: 'cavern' },
  ],
  wealthy: [{ effect: 'coins', coins: 7, per: 'debut' }],
}
