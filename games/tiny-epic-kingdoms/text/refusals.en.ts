import { type Figures, plural, type Refusals } from '../../../kernel/words.ts'
import type { FactionId } from '../content/factions.ts'
import type { Action } from '../content/figures.ts'
import type { SideId } from '../content/territories.ts'
import type { ObjectionCode } from '../queries.ts'
import { names } from './names.en.ts'
import { resourceIn } from './refusal.ts'

/* Why a move is refused, as sentences. */

const place = (figures: Figures): string => names.region(Number(figures.region))
const units = (count: number): string => plural(count, 'unit', 'units')
/** "3 + 1 for rival masons − 1 discount = 3", or only the price if nothing changes it. */
const sum = ({ base, rival, discount, need }: Figures): string => {
  const parts = [
    String(base),
    ...(Number(rival ?? 0) > 0 ? [`+ ${rival} for rival masons`] : []),
    ...(Number(discount) > 0 ? [`− ${discount} discount`] : []),
  ]
  return parts.length > 1 ? `${parts.join(' ')} = ${need}` : String(need)
}

export const refusals: Refusals<ObjectionCode> = {
  'not-asked': () => 'Something else is asked now: answer that first.',
  'first-player': f => `There is no seat ${f.seat} at a table for ${f.seats}.`,
  'faction-taken': f => `The ${names.factions[f.faction as FactionId]} cannot be chosen.`,
  'card-taken': () => 'That card is taken.',
  'not-your-card': f => `${names.territories[f.side as SideId]} is not on your card.`,
  split: f => `You begin with ${units(Number(f.need))} in all, none below zero; here the sum is ${f.total}.`,
  'not-home': f => `Your armies cannot begin in ${place(f)}.`,
  'not-bare': f => `No token would lie in ${place(f)} anyway.`,
  shielded: f => `${names.actions[f.action as Action]} already has a shield.`,
  'not-selected': f =>
    `The selected action is ${names.actions[f.selected as Action]}, not ${names.actions[f.wanted as Action]}.`,
  'must-act': () => 'Only the active player may do nothing: perform the action or collect.',
  'active-collects': () => 'The active player cannot collect.',
  'choice-count': f => `You choose ${units(Number(f.need))}, not ${f.named}.`,
  'no-army': f => `You have no standing army in ${place(f)}.`,
  'army-lies': f => `Your army in ${place(f)} lies and cannot move.`,
  'none-lies': f => `You have no lying army in ${place(f)}.`,
  'same-army': f => `The army in ${place(f)} cannot take this step.`,
  'off-the-map': () => 'That region is not on the table.',
  impassable: f => `Your armies cannot stand in ${place(f)}.`,
  river: () => 'A river lies between these regions.',
  'not-adjacent': () => 'These regions are not adjacent.',
  'same-territory': () => 'A quest leads to another territory.',
  'not-edge': f => `Quests begin and end in edge regions, and ${place(f)} is not one.`,
  full: f => `There are two armies in ${place(f)} already.`,
  'last-army-there': f => `The last army of a player stands in ${place(f)}.`,
  'own-last-army': () => 'Your last army cannot attack.',
  'capture-cost': f => `The neutral army costs ${sum(f)}; you can cover ${f.have}.`,
  'no-swap': () => 'Your people cannot switch armies.',
  'no-target': f => `No army of another player stands in ${place(f)}.`,
  'shared-region': f => `Two players share ${place(f)}.`,
  'swap-last-army': () => 'The wars that would follow could cost somebody the last army.',
  'tower-top': f => `Your tower is at level ${f.level}, the top.`,
  'build-cost': f => `The next level costs ${sum(f)} ore; you have ${f.have}.`,
  'magic-top': f => `Your magic is at level ${f.level}, the top.`,
  'research-cost': f => `The next level costs ${f.need} mana; you have ${f.have}.`,
  'no-supply': () => 'All your armies are in play.',
  'no-place': f => `You cannot mobilise in ${place(f)}.`,
  'mobilise-cost': f => `The next army costs ${sum(f)} food; you have ${f.have}.`,
  'ore-share': f =>
    `At most ${f.most} ore may replace food, and together they must be exactly ${f.need}; you have ${f.have} ore and ${f.food} food.`,
  'trade-same': () => 'Trade for another resource than the one you give.',
  'trade-stock': f => `You cannot give ${f.count} ${names.resources[resourceIn(f)]}; you have ${f.have}.`,
  'bid-too-high': f =>
    `You cannot pay for ${f.face}: your units cover ${f.covered}${Number(f.discount) === 0 ? '' : Number(f.discount) > 0 ? `, your discount is ${f.discount}` : `, your surcharge is ${-Number(f.discount)}`}, so ${f.highest} is the most.`,
  'die-face': f => `The die has a flag and the numbers 1 to ${f.highest}.`,
  'no-raise': f =>
    `You cannot raise with ${names.resources[resourceIn(f)]}: it is worth nothing in war, or you need it for the ${f.due} due.`,
  'payment-stock': f => `You have ${f.mana} mana, ${f.ore} ore and ${f.food} food.`,
  'payment-short': f => `That covers ${f.paid} of ${f.due}.`,
  'payment-wasteful': f => `A part of that is enough to pay ${f.due}.`,
  'units-wrong': f => `Choose exactly ${units(Number(f.need))} that you can give or take, not ${f.named}.`,
  'capture-first': f => `With that you could not pay for the neutral army in ${place(f)}.`,
  'not-lost': f => `No beaten army of yours is in ${place(f)}.`,
  'retreat-food': f => `A retreat costs ${sum(f)} food; you have ${f.have}.`,
  'no-refuge': f => `The army cannot retreat to ${place(f)}.`,
  'not-carried': f =>
    `The army cannot be carried to ${place(f)}: exactly one army must be there, and it must be yours.`,
  'no-church': f => `There is no church for the army in ${place(f)}.`,
  'not-nearest': f => `The last army cannot go to ${place(f)}: another free region is nearer.`,
  'must-retreat': () => 'This army must retreat; it cannot be given up.',
  'nothing-to-take': f => `The loser has no ${names.resources[resourceIn(f)]}.`,
  'bandit-price': f => `The bandits want ${units(Number(f.need))}, not ${f.named}; you have ${f.have}.`,
  'bandit-last-army': () => 'A last army is not lost to bandits.',
}
