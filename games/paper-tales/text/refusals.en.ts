import { plural } from '../../../kernel/words.ts'
import type { Row } from '../content/vocabulary.ts'
import { name } from './namer.en.ts'
import { rows } from './names.en.ts'
import type { Refusals } from './refusal.ts'

const rowOf = (row: string | number): string => rows[row === 'top' ? 'top' : ('bottom' satisfies Row)]
const gold = (count: number | string): string => `${count} gold`

export const refusals: Refusals = {
  'not-now': () => 'That is not what is being decided now.',
  'not-your-turn': () => 'You have nothing to decide right now.',
  'not-in-packet': f => `The ${name.card(Number(f.card))} is not in your packet.`,
  'must-discard-one': () => 'With the rules for two you also discard a card from the packet.',
  'not-in-trio': f => `The ${name.card(Number(f.card))} is not among the revealed cards.`,
  'no-unit-there': () => 'There is no unit on that spot.',
  'already-decided': f => `You have already decided about the ${name.card(Number(f.card))}.`,
  'nothing-to-restore': f => `The ${name.card(Number(f.card))} stays where it is anyway.`,
  'no-take-backs': f =>
    `You have taken back ${plural(Number(f.limit), 'time', 'times')} this round: now the plan stands.`,
  'not-in-hand': f =>
    f.card === undefined ? 'You do not hold these cards.' : `You do not hold another ${name.card(Number(f.card))}.`,
  'not-in-plan': f => `The ${name.card(Number(f.card))} is not laid there.`,
  'not-a-unit': f => `The ${name.card(Number(f.card))} is an artifact: it takes no unit spot.`,
  'not-an-artifact': f => `The ${name.card(Number(f.card))} is a unit: it needs a spot.`,
  'row-full': f => `The ${rowOf(f.row)} is full: ${f.have} of ${f.spots}.`,
  'row-overfull': f =>
    `The ${rowOf(f.row)} would hold ${plural(Number(f.have), 'unit', 'units')} on ${plural(Number(f.spots), 'spot', 'spots')}.`,
  'not-to-pay': () => 'Only cards laid this round are paid for.',
  'cannot-pay': f => `${f.units} for units + ${f.artifacts} for artifacts = ${gold(f.need)}, you have ${f.have}.`,
  'could-pay-more': f => `You pay ${f.need} of ${gold(f.have)}: the rest still buys a card you laid.`,
  'no-target': () => 'The effect cannot choose that.',
  'cannot-decline': () => 'This effect cannot be declined.',
  'too-many-kept': f => `You may keep ${plural(Number(f.limit), 'card', 'cards')} at most; ${f.have} chosen.`,
  'not-available': f => `The ${name.building(Number(f.building))} is not in this game.`,
  'already-built': f => `The ${name.building(Number(f.building))} is already built.`,
  'not-level-one': f => `The ${name.building(Number(f.building))} is not at level I.`,
  'missing-resources': f => `Your kingdom does not produce what the ${name.building(Number(f.building))} needs.`,
  'too-expensive': f =>
    `${name.building(Number(f.building))}: ${f.land} for land + ${f.resources} for resources = ${gold(f.need)}, you have ${f.have}.`,
  'not-dying': () => 'That unit cannot be saved this way.',
  'too-many-saved': f => `You can save ${plural(Number(f.limit), 'unit', 'units')} at most; ${f.have} chosen.`,
  'cannot-pay-to-survive': f => `Survival costs ${gold(f.need)}, you have ${f.have}.`,
  'no-drawn-buildings': () => 'This option does not apply to the chosen sets.',
  'building-not-in-sets': () => 'One of the chosen buildings belongs to a set that is not in play.',
  other: 'This move is not possible.',
}
