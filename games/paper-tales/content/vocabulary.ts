/** The vocabulary in which every card of the game is written. The rules read nothing else. */

export const RESOURCES = ['food', 'wood', 'diamond'] as const
export type Resource = (typeof RESOURCES)[number]

export const ROWS = ['top', 'bottom'] as const
export type Row = (typeof ROWS)[number]

export const PHASES = ['recruit', 'deploy', 'war', 'income', 'build', 'aging'] as const
export type Phase = (typeof PHASES)[number]

/** `end` is not a phase of a round: it works once, at the final scoring. */
export type AbilityPhase = Exclude<Phase, 'recruit'> | 'end'

/** `flip`: once, in the round the card enters play. `static`: continuously, wherever its phase asks. */
export type Trigger = 'flip' | 'everyRound' | 'static'

export type Gain = 'vp' | 'gold'

/** A quantity counted at the moment an ability resolves; `step` counts full groups of that size. */
export type Quantity =
  | { readonly kind: 'resource'; readonly resources: readonly Resource[] }
  | { readonly kind: 'building'; readonly level?: 1 | 2 }
  | { readonly kind: 'unit'; readonly where: UnitFilter }
  | { readonly kind: 'goldHeld'; readonly step?: number }
  | {
      readonly kind:
        | 'ageOnSelf'
        | 'ageInKingdom'
        | 'ageOnDying'
        | 'artifact'
        | 'otherUnits'
        | 'distinctUnitCost'
        | 'incomeThisRound'
        | 'survivorWithAge'
    }

/** Printed cost; current strength in either row. */
export type UnitFilter = { readonly row: Row } | { readonly costAtMost: number } | { readonly strengthAtLeast: number }

export type Condition =
  | { readonly kind: 'resourceAtLeast'; readonly resource: Resource; readonly n: number }
  | { readonly kind: 'allResources' }
  | { readonly kind: 'ageOnSelfAtLeast' | 'ageOnSelfExactly' | 'artifactsAtLeast'; readonly n: number }
  | { readonly kind: 'warsWonAtLeast' | 'deathsAtLeast'; readonly n: number }
  | { readonly kind: 'row'; readonly row: Row }
  | { readonly kind: 'unitCostAtLeast'; readonly cost: number }

interface Amount {
  readonly amount: number
  /** The amount counts once for each of these. */
  readonly per?: Quantity
  readonly if?: Condition
  /** The most the whole effect can give. */
  readonly max?: number
}

/** Each effect type lists its names as a union, so that a type can be selected by name. */
type Each<T extends string, Fields> = T extends string ? { readonly type: T } & Fields : never

export type Effect =
  | Each<'gainGold' | 'gainVP', Amount>
  | (Amount & { readonly type: 'strength'; readonly scope: 'self' | 'kingdom'; readonly mode: 'set' | 'add' })
  | (Amount & { readonly type: 'perWarWon'; readonly gain: Gain })
  /** Of `anyOwn` without `per`: once for each unit that dies. */
  | (Amount & { readonly type: 'onDeath'; readonly of: 'self' | 'anyOwn'; readonly gain: Gain })
  | (Amount & { readonly type: 'addAge'; readonly target: 'self' | 'others' | 'chosenOne' })
  | { readonly type: 'removeAge'; readonly target: 'chosenOne'; readonly amount: number }
  | Each<'fightFromBack' | 'neverDies' | 'upgradeAllBuildings' | 'ignoreLandCost', unknown>
  | { readonly type: 'cannotFight'; readonly if: Condition }
  | { readonly type: 'diesAtAge'; readonly min: number }
  | { readonly type: 'preventDeath'; readonly target: 'chosenOne'; readonly exactAge: number }
  | { readonly type: 'payToSurvive'; readonly gold: number; readonly resetAge: true }
  | { readonly type: 'buildFree'; readonly level: 1 }
  | { readonly type: 'retriggerFlip'; readonly target: 'chosenOther'; readonly excludeIds: readonly string[] }
  | { readonly type: 'replaceFromDeck'; readonly maxCost: number; readonly addAge: number }
  | { readonly type: 'payGoldForResource'; readonly resources: readonly Resource[]; readonly gold: number }
  | { readonly type: 'convertResource'; readonly from: Resource; readonly to: readonly [Resource, Resource] }
  | Each<'reduceLandCost' | 'artifactCostFixed' | 'keepLimit', { readonly amount: number }>

export type EffectType = Effect['type']

export interface Ability {
  readonly phase: AbilityPhase
  readonly trigger: Trigger
  /** The owner may decline. */
  readonly optional?: true
  readonly effect: Effect
}

/** Symbols a card shows: `amount` of them for each of `per` while `if` holds. */
export interface Production {
  readonly type: Resource
  readonly amount: number
  readonly per?: { readonly kind: 'ageOnSelf' }
  readonly if?: Condition
}

interface Printed {
  readonly resources?: readonly Production[]
  readonly abilities?: readonly Ability[]
}

export interface UnitFigures extends Printed {
  readonly id: string
  readonly copies: number
  readonly cost: number
  readonly strength: number
  /** The printed strength is only the starting point of its own War ability. */
  readonly variableStrength?: true
}

export interface ArtifactFigures extends Printed {
  readonly id: string
  readonly copies: number
  readonly vp: number
}

export interface LevelFigures extends Printed {
  readonly cost: {
    readonly resources: Readonly<Partial<Record<Resource, number>>>
    /** May be paid instead of all the resources of this level. */
    readonly alternativeGold?: number
  }
  readonly vp: number
}

export interface BuildingFigures {
  readonly id: string
  readonly level1: LevelFigures
  readonly level2: LevelFigures
}

export type CryptScoring =
  | { readonly per: 'cardsWithResource'; readonly resource: Resource; readonly amount: number }
  | { readonly per: 'pairsOfCostAtMost' | 'cardsWithCostAtLeast'; readonly cost: number; readonly amount: number }

export interface NecropolisFigures {
  readonly id: string
  readonly era: number
  readonly leftBase: number
  readonly rightBase: number
  readonly flatVP: number
  readonly scoring: CryptScoring
}

export interface LichKingFigures {
  readonly id: string
  readonly phase: AbilityPhase
  readonly effect:
    | {
        readonly type: 'lichVP'
        readonly amount: number
        readonly per: 'playerDeaths' | 'playerGold' | 'playerBuildingsNotLevel2'
        readonly step?: number
      }
    | { readonly type: 'armyStrength'; readonly amount: number }
}
