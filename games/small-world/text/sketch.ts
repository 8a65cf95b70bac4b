import { HIDDEN } from '../../../kernel/game.ts'
import { type Seat, seatsOf, type Viewer } from '../../../kernel/seat.ts'
import type { NameOf } from '../../../kernel/words.ts'
import { ATLAS } from '../content/atlas.ts'
import { MAPS } from '../content/maps.ts'
import { DECLINED, DRAGON, FORTRESS, HERO, HOLE, NONE, type SmallWorld, TRIBE } from '../position.ts'
import { hasLair } from '../rules/people.ts'
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
}

/** The table for a terminal. It hides what the viewer may not know even when it is given the full position. */
export const sketchIn =
  (words: SketchWords) =>
  (p: SmallWorld, viewer: Viewer, nameOf: NameOf): string =>
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

const headline = (p: SmallWorld, words: SketchWords): string =>
  [
    p.agenda.length === 0 ? words.gameOver : '',
    words.round(p.round, MAPS[p.map].rounds),
    p.die === NONE ? '' : `⚂ ${p.die}`,
  ]
    .filter(part => part !== '')
    .join(' · ')

function combo(p: SmallWorld, place: number, { naming, coins }: SketchWords): string {
  const lying = p.offerCoins[place] > 0 ? ` (${coins(p.offerCoins[place])})` : ''
  return `  ${place + 1}. ${naming.comboIn(p, p.offerRaces[place], p.offerPowers[place])}${lying}`
}

function player(p: SmallWorld, seat: Seat, viewer: Viewer, words: SketchWords, nameOf: NameOf): string[] {
  const isHidden = p.coins[seat] === HIDDEN || (hidesCoins(p) && seat !== viewer)
  const purse = isHidden ? words.hiddenCoins : words.coins(p.coins[seat])
  const peace = p.ally[seat] === NONE ? '' : ` · ${words.peaceWith} ${nameOf(p.ally[seat] as Seat)}`
  const turn = p.agenda.at(-1)?.seat === seat ? '▸ ' : '  '
  const races = p.owner.flatMap((owner, race) => (owner === seat ? [`    ${people(p, race, words)}`] : []))
  return [`${turn}${nameOf(seat)} · ${purse}${peace}`, ...(races.length > 0 ? races : [`    ${words.noRace}`])]
}

function people(p: SmallWorld, race: number, words: SketchWords): string {
  const { naming } = words
  const name = p.power[race] === NONE ? naming.raceIn(p, race) : naming.comboIn(p, race, p.power[race])
  return [
    p.standing[race] === DECLINED ? `${name} (${words.inDecline})` : name,
    p.hand[race] + p.withdrawn[race] > 0 ? words.inHand(p.hand[race] + p.withdrawn[race]) : '',
    p.aside[race] > 0 ? words.aside(p.aside[race]) : '',
  ]
    .filter(part => part !== '')
    .join(', ')
}

function regionRow(p: SmallWorld, region: number, words: SketchWords, nameOf: NameOf): string[] {
  const { symbols } = ATLAS[p.map].sheet.regions[region]
  const race = p.holder[region]
  const holder =
    race === NONE ? '·' : `${words.naming.raceIn(p, race)} ×${p.tokens[region]}, ${nameOf(p.owner[race] as Seat)}`
  return [
    words.naming.regionIn(p, region),
    symbols.map(symbol => words.names.symbols[symbol]).join(', '),
    race !== NONE && p.standing[race] === DECLINED ? `${holder} (${words.inDecline})` : holder,
    markers(p, region, words).join(', '),
  ]
}

function markers(p: SmallWorld, region: number, words: SketchWords): string[] {
  const bits = p.marks[region]
  return [
    bits & TRIBE ? words.tribe : '',
    hasLair(p, region) ? words.lair : '',
    bits & FORTRESS ? words.fortress : '',
    bits & HOLE ? words.hole : '',
    bits & HERO ? words.hero : '',
    bits & DRAGON ? words.dragon : '',
    p.camps[region] > 0 ? `${words.camps} ×${p.camps[region]}` : '',
  ].filter(word => word !== '')
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => row[column].length)))
  return rows.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  )
}
