import { HIDDEN } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import { type Seat, seatsOf, type Viewer } from '../../../kernel/seat.ts'
import type { NameOf } from '../../../kernel/words.ts'
import { FACTIONS } from '../content/factions.ts'
import { ACTIONS, FLAG, LAST_REFRESH } from '../content/figures.ts'
import { REGIONS, REGIONS_OF, SIDE_IDS } from '../content/map.ts'
import { TOKENS } from '../content/tokens.ts'
import { FACE_DOWN, FACE_UP, NEUTRAL, NONE, NOT_SET, type TekPosition, type War, warOf } from '../position.ts'
import { armiesAt } from '../queries.ts'
import { view } from '../view.ts'
import type { Names } from './names.ts'

/** The few words the drawing needs besides the names. */
export interface SketchWords {
  readonly neutral: string
  readonly flag: string
  readonly hidden: string
  readonly notSet: string
  readonly war: string
  readonly active: string
  readonly magic: string
  readonly tower: string
  readonly armies: string
  readonly lostKingdom: string
  readonly refreshes: (done: number, last: number) => string
  readonly noTerritories: string
  readonly faceDown: string
}

/** The position in plain characters: the action card, the peoples, the territories, the war. */
export function sketch(truth: TekPosition, viewer: Viewer, nameOf: NameOf, names: Names, words: SketchWords): string {
  const p = view(truth, viewer)
  const lines = [ACTIONS.map((action, at) => `[${p.shields[at] ? 'x' : ' '}] ${names.actions[action]}`).join('  ')]
  lines.push(words.refreshes(p.refreshes, LAST_REFRESH))
  for (const seat of seatsOf(p.seats)) lines.push(seatLine(p, seat, nameOf, names, words))
  if (p.lands.length === 0) lines.push(words.noTerritories)
  for (const side of p.lands) lines.push('', ...territoryLines(p, side, names, words))
  const war = warOf(p)
  if (war) lines.push('', warLine(war, nameOf, names, words))
  return lines.join('\n')
}

const emblem = (seat: Seat): string => String.fromCharCode('A'.charCodeAt(0) + seat)

function seatLine(p: TekPosition, seat: Seat, nameOf: NameOf, names: Names, words: SketchWords): string {
  const faction = elementAt(p.factions, seat)
  const people = faction === NONE ? '—' : names.factions[elementAt(FACTIONS, faction)]
  const [mana, ore, food] = p.stock.slice(3 * seat, 3 * seat + 3)
  const stock = `${names.resources.mana} ${mana}, ${names.resources.ore} ${ore}, ${names.resources.food} ${food}`
  const marks = [p.active === seat ? words.active : '', p.crown === seat ? names.tokens.crown : ''].filter(Boolean)
  return [
    `${emblem(seat)} ${nameOf(seat)} (${people})`,
    `${words.magic} ${p.magic[seat]}, ${words.tower} ${p.tower[seat]}, ${words.armies} ${p.inPlay[seat]}`,
    stock,
    ...marks,
  ].join(' · ')
}

function territoryLines(p: TekPosition, side: number, names: Names, words: SketchWords): string[] {
  const title = names.territories[elementAt(SIDE_IDS, side)] + (side === p.lost ? ` (${words.lostKingdom})` : '')
  return [title, ...elementAt(REGIONS_OF, side).map(region => regionLine(p, region, names, words))]
}

function regionLine(p: TekPosition, region: number, names: Names, words: SketchWords): string {
  const { letter, terrain } = elementAt(REGIONS, region)
  const people = armiesAt(p, region).map(({ owner, lying }) => {
    const name = owner === NEUTRAL ? words.neutral : emblem(owner)
    return lying ? `(${name})` : name
  })
  return `  ${letter} ${names.terrains[terrain]} ${people.join(' ')} ${foundAt(p, region, names, '?')}`.trimEnd()
}

/** The token on a region, if there is one. */
export function foundAt(p: TekPosition, region: number, names: Names, faceDown: string): string {
  const token = elementAt(p.tokens, region)
  return token === FACE_DOWN ? faceDown : token >= FACE_UP ? names.tokens[elementAt(TOKENS, token - FACE_UP)] : ''
}

const warLine = (war: War, nameOf: NameOf, names: Names, words: SketchWords): string =>
  `${words.war}: ${warOfSides(war, nameOf, names, words).join(' · ')}`

/** Where it is fought, and the die of each side as far as it is known. */
export function warOfSides(war: War, nameOf: NameOf, names: Names, words: SketchWords): string[] {
  const face = (die: number): string =>
    die === NOT_SET ? words.notSet : die === HIDDEN ? words.hidden : die === FLAG ? words.flag : String(die)
  const sides = [war.attacker, war.defender].map((seat, side) => `${nameOf(seat)}: ${face(elementAt(war.dice, side))}`)
  return [names.region(war.region), ...sides]
}
