import { type Figures, plural, type Refusals } from '../../../kernel/words.ts'
import type { Row } from '../content/vocabulary.ts'
import type { ObjectionCode } from '../queries.ts'
import { name } from './namer.en.ts'
import { rows } from './names.en.ts'

const rowOf = ({ row }: Figures): string => rows[row === 'top' ? 'top' : ('bottom' satisfies Row)]
const card = (f: Figures): string => name.card(Number(f.card))
const building = (f: Figures): string => name.building(Number(f.building))

export const refusals: Refusals<ObjectionCode> = {
  'not-now': () => 'That is not what is being decided now.',
  'not-your-turn': () => 'You have nothing to decide right now.',
  'not-in-packet': f => `The ${card(f)} is not in your packet.`,
  'must-discard-one': () => 'With the rules for two you also discard a card from the packet.',
  'not-in-trio': f => `The ${card(f)} is not among the revealed cards.`,
  'no-unit-there': () => 'There is no unit on that spot.',
  'already-decided': f => `You have already decided about the ${card(f)}.`,
  'nothing-to-restore': f => `The ${card(f)} stays where it is anyway.`,
  'no-take-backs': f =>
    `You have taken back ${plural(Number(f.limit), 'time', 'times')} this round: now the plan stands.`,
  'not-in-hand': f => (f.card === undefined ? 'You do not hold these cards.' : `You do not hold another ${card(f)}.`),
  'not-in-plan': f => `The ${card(f)} is not laid there.`,
  'not-a-unit': f => `The ${card(f)} is an artifact: it takes no unit spot.`,
  'not-an-artifact': f => `The ${card(f)} is a unit: it needs a spot.`,
  'row-full': f => `The ${rowOf(f)} is full: ${f.have} of ${f.spots}.`,
  'row-overfull': f =>
    `The ${rowOf(f)} would hold ${plural(Number(f.have), 'unit', 'units')} on ${plural(Number(f.spots), 'spot', 'spots')}.`,
  'not-to-pay': () => 'Only cards laid this round are paid for.',
  'cannot-pay': f => `${f.units} for units + ${f.artifacts} for artifacts = ${f.need} gold, you have ${f.have}.`,
  'could-pay-more': f => `You pay ${f.need} of ${f.have} gold: the rest still buys a card you laid.`,
  'no-target': () => 'The effect cannot choose that.',
  'cannot-decline': () => 'This effect cannot be declined.',
  'too-many-kept': f => `You may keep ${plural(Number(f.limit), 'card', 'cards')} at most; ${f.have} chosen.`,
  'not-available': f => `The ${building(f)} is not in this game.`,
  'already-built': f => `The ${building(f)} is already built.`,
  'not-level-one': f => `The ${building(f)} is not at level I.`,
  'missing-resources': f => `Your kingdom does not produce what the ${building(f)} needs.`,
  'too-expensive': f =>
    `${building(f)}: ${f.land} for land + ${f.resources} for resources = ${f.need} gold, you have ${f.have}.`,
  'not-dying': () => 'That unit cannot be saved this way.',
  'too-many-saved': f => `You can save ${plural(Number(f.limit), 'unit', 'units')} at most; ${f.have} chosen.`,
  'cannot-pay-to-survive': f => `Survival costs ${f.need} gold, you have ${f.have}.`,
  'no-drawn-buildings': () => 'This option does not apply to the chosen sets.',
  'building-not-in-sets': () => 'One of the chosen buildings belongs to a set that is not in play.',
}
