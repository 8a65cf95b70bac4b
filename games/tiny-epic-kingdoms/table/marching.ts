import { elementAt } from '../../../kernel/list.ts'
import { EMPTY, ownerOf } from '../queries.ts'

/*
 * Armies of one owner are identical, so a position does not name them. For the eye they get names: an army that left
 * one region and a new army of the same owner in another are the same army on the march.
 */

export interface Ranks {
  readonly armies: readonly number[]
  /** The name of the army at each index of `armies`. */
  readonly names: readonly string[]
  readonly named: number
}

export function follow(before: Ranks | null, armies: readonly number[]): Ranks {
  const names = new Array<string>(armies.length).fill('')
  const waiting = new Map<string, number>()
  before?.armies.forEach((army, place) => {
    if (army !== EMPTY) waiting.set(elementAt(before.names, place), place)
  })
  const take = (army: number, fits: (place: number) => boolean): string => {
    for (const [name, place] of waiting)
      if (before && ownerOf(elementAt(before.armies, place)) === ownerOf(army) && fits(place)) {
        waiting.delete(name)
        return name
      }
    return ''
  }
  armies.forEach((army, place) => {
    if (army !== EMPTY) names[place] = take(army, old => old >> 1 === place >> 1)
  })
  let named = before?.named ?? 0
  armies.forEach((army, place) => {
    if (army !== EMPTY && names[place] === '') names[place] = take(army, () => true) || `army-${named++}`
  })
  return { armies: armies.slice(), names, named }
}
