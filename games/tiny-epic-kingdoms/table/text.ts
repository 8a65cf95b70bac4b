import type { Action } from '../content/figures.ts'
import type { Resource } from '../content/resources.ts'
import type { Terrain } from '../content/terrains.ts'
import type { EndReason } from '../position.ts'
import type { abilities as abilitiesEn } from '../text/abilities.en.ts'
import type { Names } from '../text/names.ts'

/** Words that only the table needs; everything else comes from the game's words. */
export interface TableText {
  readonly names: Names
  readonly abilities: typeof abilitiesEn
  readonly actions: string
  /** What an action does, in one line. */
  readonly does: Readonly<Record<Action, string>>
  /** What a resource is for. */
  readonly use: Readonly<Record<Resource, string>>
  /** What the viewer's next level or army costs. */
  readonly nextCosts: (units: string) => string
  /** What it is worth at the end: now, and one level higher. */
  readonly towerWorth: (before: number, after: number) => string
  readonly learn: (ability: string) => string
  readonly shieldsLeft: (left: number) => string
  readonly used: string
  readonly tower: string
  readonly magic: string
  readonly book: (level: number) => string
  readonly notYet: string
  readonly armies: string
  readonly lostKingdom: string
  readonly neutral: string
  readonly army: (owner: string, lying: boolean) => string
  readonly empty: string
  /** What a terrain is good for. */
  readonly gives: Readonly<Record<Terrain, string>>
  readonly token: string
  readonly startHere: string
  readonly endsAt: string
  readonly endNear: (left: number) => string
  readonly lastCall: (left: number) => string
  readonly lastCallShort: (left: number) => string
  readonly endShort: (left: number) => string
  readonly decision: string
  readonly decisionShort: string
  readonly warFor: (region: string) => string
  readonly bid: string
  /** For those who look on. */
  readonly theyBid: string
  readonly flag: string
  readonly seal: (face: number) => string
  readonly attacker: string
  readonly defender: string
  readonly sealed: string
  readonly deciding: string
  readonly payable: (most: number) => string
  readonly chooseSide: string
  readonly split: (left: number) => string
  readonly foundIn: (territory: string) => string
  readonly less: (name: string) => string
  readonly more: (name: string) => string
  readonly give: string
  readonly take: string
  readonly trade: string
  readonly waitingFor: (names: string) => string
  readonly pressArmy: string
  readonly pressTarget: string
  /** On a phone, where all targets are on territories that are small now. */
  readonly pressTerritory: string
  readonly crown: string
  readonly trophies: (count: number) => string
  readonly peoples: string
  readonly peace: string
  readonly alliedWith: (names: string) => string
  readonly costs: (units: string) => string
  readonly captureCosts: (due: number, example: string) => string
  readonly pressWay: string
  readonly pressAction: string
  readonly pressAbove: string
  readonly collect: string
  readonly rest: string
  readonly or: string
  readonly cannot: string
  readonly verbs: Readonly<Record<'collect' | 'gain' | 'pay' | 'give' | 'bribe' | 'raise' | 'plunder', string>>
  readonly bidAllied: string
  readonly sealNone: string
  readonly discount: string
  readonly surcharge: string
  readonly forInstance: string
  readonly saved: (less: number) => string
  readonly shown: string
  readonly wins: (name: string) => string
  readonly warOver: string
  readonly peaceMade: string
  readonly fewer: string
  readonly further: string
  readonly tradeFor: (give: number, get: number) => string
  readonly narration: {
    readonly title: string
    readonly why: Readonly<Record<EndReason, string>>
    readonly ruins: string
    readonly total: string
    readonly on: string
  }
}
