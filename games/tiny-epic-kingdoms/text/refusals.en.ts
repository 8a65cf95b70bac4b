import { plural } from '../../../kernel/words.ts'
import type { FactionId } from '../content/factions.ts'
import type { Action } from '../content/figures.ts'
import type { Resource } from '../content/resources.ts'
import type { SideId } from '../content/territories.ts'
import { names } from './names.en.ts'
import type { Figures, Refusals } from './refusal.ts'

/* Why a move is refused, as sentences. */

const land = names.region
const place = (figures: Figures): string => land(Number(figures.region))
const resource = (id: number | string): string => names.resources[id as Resource]
const minus = (figures: Figures): string => (Number(figures.discount) > 0 ? ` − ${figures.discount} discount` : '')

export const refusals: Refusals = {
  'not-asked': () => 'That is not being decided now.',
  'first-player': f => `There is no player ${f.seat} at a table for ${f.seats}.`,
  'faction-taken': f => `The ${names.factions[f.faction as FactionId]} cannot be chosen.`,
  'card-taken': () => 'That card is taken.',
  'not-your-card': f => `${names.territories[f.side as SideId]} is not on your card.`,
  split: f => `The start has ${f.need} units in all, and none below 0; these are ${f.total}.`,
  'not-home': f => `Your armies cannot start in ${place(f)}.`,
  'not-bare': f => `No token would lie in ${place(f)} anyway.`,
  shielded: f => `${names.actions[f.action as Action]} already has a shield.`,
  'not-selected': f =>
    `The selected action is ${names.actions[f.selected as Action]}, not ${names.actions[f.wanted as Action]}.`,
  'must-act': () => 'Only the active player may do nothing: perform the action or collect.',
  'active-collects': () => 'The active player cannot collect.',
  'choice-count': f => `You choose ${plural(Number(f.need), 'unit', 'units')}, not ${f.named}.`,
  'no-army': f => `You have no standing army in ${place(f)}.`,
  'army-lies': f => `Your army in ${place(f)} lies and cannot move.`,
  'none-lies': f => `You have no lying army in ${place(f)}.`,
  'same-army': f => `The army in ${place(f)} cannot take this step.`,
  'off-the-map': () => 'That region is not on the table.',
  impassable: f => `Your armies cannot stand in ${place(f)}.`,
  river: () => 'A river lies between these regions.',
  'not-adjacent': () => 'These regions are not adjacent.',
  'same-territory': () => 'A quest leads to another territory.',
  'not-edge': f => `${place(f)} is not an edge region.`,
  full: f => `There are two armies in ${place(f)} already.`,
  'last-army-there': f => `The last army of a player stands in ${place(f)}.`,
  'own-last-army': () => 'Your last army cannot attack.',
  'capture-cost': f => `${f.base} neutral armies${minus(f)} = ${f.need}, you can cover ${f.have}.`,
  'no-swap': () => 'Your people cannot switch armies.',
  'no-target': f => `There is no standing army of another player in ${place(f)}.`,
  'shared-region': f => `${place(f)} is shared by two players.`,
  'swap-last-army': () => 'The wars that would follow could cost somebody the last army.',
  'tower-top': f => `Your tower has all ${f.level} levels.`,
  'build-cost': f =>
    `${f.base}${Number(f.rival) > 0 ? ` + ${f.rival} rival masons` : ''}${minus(f)} = ${f.need} ore, you have ${f.have}.`,
  'magic-top': f => `You know all ${f.level} levels of magic.`,
  'research-cost': f => `The next level costs ${f.need} mana, you have ${f.have}.`,
  'no-supply': f => `All ${f.armies} of your armies are in play.`,
  'no-place': f => `You cannot mobilise in ${place(f)}.`,
  'mobilise-cost': f => `${f.base}${minus(f)} = ${f.need} food, you have ${f.have}.`,
  'ore-share': f =>
    `At most ${f.most} ore may stand in for food, and the sum must be exactly ${f.need}; you have ${f.have} ore and ${f.food} food.`,
  'trade-same': () => 'Trade for another resource than the one you give.',
  'trade-stock': f => `You cannot give ${f.count} ${resource(f.resource)}, you have ${f.have}.`,
  'bid-too-high': f =>
    `You cannot pay for ${f.face}: your units cover ${f.covered}, discounts and penalties make ${f.discount}, so ${f.highest} is the most.`,
  'die-face': f => `The die has a flag and the numbers 1 to ${f.highest}.`,
  'no-raise': f =>
    `1 ${resource(f.resource)} cannot be spent on top: it has no value in war, or you need it for the ${f.due} due.`,
  'payment-stock': f => `You have ${f.mana} mana, ${f.ore} ore and ${f.food} food.`,
  'payment-short': f => `That covers ${f.paid} of ${f.due}.`,
  'payment-wasteful': f => `Part of that is enough to pay ${f.due}.`,
  'units-wrong': f =>
    `Name exactly ${plural(Number(f.need), 'unit', 'units')} you can give or take; these are ${f.named}.`,
  'capture-first': f => `With that you could not pay for the neutral army in ${place(f)}.`,
  'not-lost': f => `No beaten army of yours is in ${place(f)}.`,
  'retreat-food': f => `A retreat costs ${f.base}${minus(f)} = ${f.need} food, you have ${f.have}.`,
  'no-refuge': f => `The army cannot retreat to ${place(f)}.`,
  'not-carried': f => `The army cannot be carried to ${place(f)}: exactly one army must be there, your own.`,
  'no-church': f => `There is no church for the army in ${place(f)}.`,
  'not-nearest': f => `${place(f)} is not where the last army goes.`,
  'must-retreat': () => 'This army must retreat; it cannot be given up.',
  'nothing-to-take': f => `The loser has no ${resource(f.resource)}.`,
  'bandit-price': f =>
    `The bandits want ${plural(Number(f.need), 'unit', 'units')}, these are ${f.named}; you have ${f.have}.`,
  'bandit-last-army': () => 'A last army is not lost to bandits.',
}
