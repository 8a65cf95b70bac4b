import type { Condition, Quantity, Resource } from '../content/vocabulary.ts'

/** An amount that may have to be counted and may depend on something. */
export interface Deed {
  readonly amount: number
  readonly max: number
  readonly per: Per
  readonly perArgument: number
  readonly when: When
  readonly whenArgument: number
  /** The resource that is counted, required or produced. */
  readonly perResource: Resource
  readonly whenResource: Resource
  readonly produced: Resource
  /** Flags: gold instead of points; set instead of added; once for each that dies; only at its own death. */
  readonly isGold: boolean
  readonly isSet: boolean
  readonly isForEach: boolean
  readonly isOwn: boolean
}

export type Per =
  | Exclude<Quantity['kind'], 'unit' | 'resource'>
  | 'once'
  | 'oneResource'
  | 'resources'
  | 'unitsOfRow'
  | 'unitsOfCost'
  | 'unitsOfStrength'
export type When = Condition['kind'] | 'always'

export const RESOURCE_BIT = { food: 1, wood: 2, diamond: 4 } as const
const ROW_NUMBER = { top: 0, bottom: 1 } as const

function countOf(per: Quantity | undefined): Pick<Deed, 'per' | 'perArgument' | 'perResource'> {
  const plain = { perArgument: 0, perResource: 'food' } as const
  if (!per) return { ...plain, per: 'once' }
  switch (per.kind) {
    case 'resource':
      if (per.resources.length === 1) return { per: 'oneResource', perArgument: 0, perResource: per.resources[0] }
      return {
        ...plain,
        per: 'resources',
        perArgument: per.resources.reduce((bits, type) => bits | RESOURCE_BIT[type], 0),
      }
    case 'building':
      return { ...plain, per: 'building', perArgument: per.level ?? 0 }
    case 'goldHeld':
      return { ...plain, per: 'goldHeld', perArgument: per.step ?? 1 }
    case 'unit':
      if ('row' in per.where) return { ...plain, per: 'unitsOfRow', perArgument: ROW_NUMBER[per.where.row] }
      if ('costAtMost' in per.where) return { ...plain, per: 'unitsOfCost', perArgument: per.where.costAtMost }
      return { ...plain, per: 'unitsOfStrength', perArgument: per.where.strengthAtLeast }
    default:
      return { ...plain, per: per.kind }
  }
}

function barOf(condition: Condition): number {
  switch (condition.kind) {
    case 'allResources':
      return 0
    case 'row':
      return ROW_NUMBER[condition.row]
    case 'unitCostAtLeast':
      return condition.cost
    default:
      return condition.n
  }
}

interface Source {
  readonly amount?: number
  readonly max?: number
  readonly per?: Quantity
  readonly if?: Condition
}

export function deedOf(
  { amount = 0, max = Number.POSITIVE_INFINITY, per, if: condition }: Source,
  marks: Partial<Pick<Deed, 'produced' | 'isGold' | 'isSet' | 'isForEach' | 'isOwn'>> = {},
): Deed {
  const count = countOf(per)
  return {
    amount,
    max,
    per: count.per,
    perArgument: count.perArgument,
    when: condition?.kind ?? 'always',
    whenArgument: condition ? barOf(condition) : 0,
    perResource: count.perResource,
    whenResource: condition?.kind === 'resourceAtLeast' ? condition.resource : 'food',
    produced: marks.produced ?? 'food',
    isGold: marks.isGold ?? false,
    isSet: marks.isSet ?? false,
    isForEach: marks.isForEach ?? false,
    isOwn: marks.isOwn ?? false,
  }
}
