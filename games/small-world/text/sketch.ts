import { HIDDEN } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import { type Seat, seatAt, seatsOf, type Viewer } from '../../../kernel/seat.ts'
import type { NameOf } from '../../../kernel/words.ts'
import { ATLAS } from '../content/atlas.ts'
import { MAPS } from '../content/maps.ts'
import { DECLINED, DRAGON, FORTRESS, HERO, HOLE, NONE, type SmallWorldPosition, TRIBE } from '../position.ts'
import { comboAt, hasLair } from '../queries.ts'
import { hidesCoins } from '../view.ts'
import type { Names, Naming } from './names.ts'

/** What a language adds to the drawing. */
export interface SketchWords {
  readonly names: Names
  readonly naming: Naming
  round(round: number, rounds: number): string
  readonly gameOver: string
  readonly offer: string
  coins(count: number): string
  readonly hiddenCoins: string
  inHand(tokens: number): string
  aside(tokens: number): string
  readonly inDecline: string
  readonly noRace: string
  readonly tribe: string
  readonly fortress: string
  readonly hole: string
  readonly hero: string
  readonly dragon: string
  readonly lair: string
  readonly camps: string
  readonly peaceWith: string
  /** Of a region that nobody holds. */
  readonly nobody: string
}

/** The table for a terminal. Hides what the viewer may not know even when given the full position. */
export const sketchIn =
  (words: SketchWords) =>
  (p: SmallWorldPosition, viewer: Viewer, nameOf: NameOf): string =>
    [
      headline(p, words),
      '',
      `${words.offer}:`,
      ...p.offerRaces.map((_, place) => combo(p, place, words)),
      '',
      ...seatsOf(p.seats).flatMap(seat => player(p, seat, viewer, words, nameOf)),
      '',
      ...columns(p.holder.map((_, region) => regionRow(p, region, words, nameOf))),
    ].join('\n')

const headline = (p: SmallWorldPosition, words: SketchWords): string =>
  [
    p.agenda.length === 0 ? words.gameOver : '',
    words.round(p.round, elementAt(MAPS, p.map).rounds),
    p.die === NONE ? '' : `⚂ ${p.die}`,
  ]
    .filter(part => part !== '')
    .join(' · ')

export function combo(p: SmallWorldPosition, place: number, { naming, coins }: SketchWords): string {
  const { race, power, found } = comboAt(p, place)
  return `  ${place + 1}. ${naming.comboIn(p, race, power)}${found > 0 ? ` (${coins(found)})` : ''}`
}

function player(p: SmallWorldPosition, seat: Seat, viewer: Viewer, words: SketchWords, nameOf: NameOf): string[] {
  const turn = p.agenda.at(-1)?.seat === seat ? '▸ ' : '  '
  const races = peopleOf(p, seat).map(race => people(p, race, words))
  const first = [nameOf(seat), ...purseOf(p, seat, viewer, words, nameOf)].join(' · ')
  return [`${turn}${first}`, ...(races.length > 0 ? races : [words.noRace]).map(line => `    ${line}`)]
}

/** Coins, as far as they are known, and the ally. */
export function purseOf(
  p: SmallWorldPosition,
  seat: Seat,
  viewer: Viewer,
  words: SketchWords,
  nameOf: NameOf,
): readonly string[] {
  const isHidden = p.coins[seat] === HIDDEN || (hidesCoins(p) && seat !== viewer)
  const purse = isHidden ? words.hiddenCoins : words.coins(elementAt(p.coins, seat))
  return p.ally[seat] === NONE ? [purse] : [purse, `${words.peaceWith} ${nameOf(seatAt(p.ally[seat]))}`]
}

export const peopleOf = (p: SmallWorldPosition, seat: Seat): readonly number[] =>
  p.owner.flatMap((owner, race) => (owner === seat ? [race] : []))

export function people(p: SmallWorldPosition, race: number, words: SketchWords): string {
  const { naming } = words
  const power = elementAt(p.power, race)
  const name = power === NONE ? naming.raceIn(p, race) : naming.comboIn(p, race, power)
  const inHand = elementAt(p.hand, race) + elementAt(p.withdrawn, race)
  const aside = elementAt(p.aside, race)
  return [
    p.standing[race] === DECLINED ? `${name} (${words.inDecline})` : name,
    inHand > 0 ? words.inHand(inHand) : '',
    aside > 0 ? words.aside(aside) : '',
  ]
    .filter(part => part !== '')
    .join(', ')
}

export function regionRow(p: SmallWorldPosition, region: number, words: SketchWords, nameOf: NameOf): string[] {
  const { symbols } = elementAt(elementAt(ATLAS, p.map).sheet.regions, region)
  const race = elementAt(p.holder, region)
  const holder =
    race === NONE
      ? words.nobody
      : `${words.naming.raceIn(p, race)} ×${p.tokens[region]}, ${nameOf(seatAt(p.owner[race]))}`
  return [
    words.naming.regionIn(p, region),
    symbols.map(symbol => words.names.symbols[symbol]).join(', '),
    race !== NONE && p.standing[race] === DECLINED ? `${holder} (${words.inDecline})` : holder,
    markers(p, region, words).join(', '),
  ]
}

function markers(p: SmallWorldPosition, region: number, words: SketchWords): string[] {
  const bits = elementAt(p.marks, region)
  const camps = elementAt(p.camps, region)
  return [
    bits & TRIBE ? words.tribe : '',
    hasLair(p, region) ? words.lair : '',
    bits & FORTRESS ? words.fortress : '',
    bits & HOLE ? words.hole : '',
    bits & HERO ? words.hero : '',
    bits & DRAGON ? words.dragon : '',
    camps > 0 ? `${words.camps} ×${camps}` : '',
  ].filter(word => word !== '')
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const width = (column: number): number => Math.max(...rows.map(row => row[column]?.length ?? 0))
  return rows.map(row =>
    row
      .map((cell, column) => cell.padEnd(width(column)))
      .join('  ')
      .trimEnd(),
  )
}
