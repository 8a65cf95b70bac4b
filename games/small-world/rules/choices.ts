import { MOST_REGIONS } from '../content/atlas.ts'
import { COMBOS_ON_OFFER } from '../content/pieces.ts'
import { MOST_TOKENS } from '../content/races.ts'
import type { SmallWorldMove } from '../position.ts'

/* Moves are few and always the same, so they are created once and referred to. */

type RegionKind = Extract<SmallWorldMove, { region: number }>['kind'] &
  Exclude<SmallWorldMove['kind'], 'place' | 'camp'>

const each = <K extends RegionKind>(kind: K) => Array.from({ length: MOST_REGIONS }, (_, region) => ({ kind, region }))

const several = <K extends 'place' | 'camp'>(kind: K) =>
  Array.from({ length: MOST_REGIONS }, (_, region) =>
    Array.from({ length: MOST_TOKENS + 1 }, (_, count) => ({ kind, region, count })),
  )

export const PICK = Array.from({ length: COMBOS_ON_OFFER }, (_, place) => ({ kind: 'pick', place }) as const)
export const ALLY = Array.from({ length: 5 }, (_, seat) => ({ kind: 'ally', seat }) as const)
export const EXPAND = { kind: 'expand' } as const
export const DECLINE = { kind: 'decline' } as const
export const ROLL = { kind: 'roll' } as const
export const STOP = { kind: 'stop' } as const
export const SPREAD = { kind: 'spread' } as const
export const DONE = { kind: 'done' } as const
export const SKIP = { kind: 'skip' } as const
export const ABANDON = each('abandon')
export const CONQUER = each('conquer')
export const DRAGON = each('dragon')
export const EXCHANGE = each('exchange')
export const ATTEMPT = each('attempt')
export const RETREAT = each('retreat')
export const LIFT = each('lift')
export const VACATE = each('vacate')
export const LIFT_CAMPS = each('lift-camps')
export const FORTIFY = each('fortify')
export const PLACE_HERO = each('hero')
export const PLACE = several('place')
export const CAMP = several('camp')
