import { plural } from '../../../kernel/words.ts'
import { FIGURES as F } from '../content/factions.ts'
import type { AbilityTexts } from './rule-order.ts'

const points = (count: number): string => plural(count, 'point', 'points')
const units = (count: number): string => plural(count, 'unit', 'units')

export const abilities: AbilityTexts = {
  'TEK-FACTION-1': 'An ability works once you have its magic level. All levels you have reached work together.',
  'TEK-FACTION-2': 'What your people may do you are asked about; what they always do happens by itself.',
  'TEK-FACTION-3': 'An action performed in place of the selected one leaves the shield where it is.',
  'TEK-FACTION-4': 'Discounts and surcharges add up. No price falls below zero, or below the least it names.',

  'TEK-FACTION-CENTAURS-1':
    'Gallop: an army that patrolled onto plains and is still there may patrol once more at once.',
  'TEK-FACTION-CENTAURS-2': `Grazing lands: collecting from ${F.centaurs.grazing.plains} or more plains gives ${F.centaurs.grazing.food} more food.`,
  'TEK-FACTION-CENTAURS-3': `Charge: wars on plains cost you ${F.centaurs.charge} less.`,
  'TEK-FACTION-CENTAURS-4': `Fleet of foot: each retreat costs you ${F.centaurs.retreat} food less, but never less than nothing.`,
  'TEK-FACTION-CENTAURS-5': `Lords of the steppe: ${points(F.centaurs.plainsPoints.each)} for each plains region you occupy, at most ${F.centaurs.plainsPoints.most}.`,
  'TEK-FACTION-CONSTRUCTS-1': `Forged bodies: when you mobilise, up to ${F.constructs.oreForFood} of the food may be ore instead.`,
  'TEK-FACTION-CONSTRUCTS-2': `Tireless: when you patrol, you may first stand up a lying army and then still move one. As the defender you pay ${F.constructs.steadfast} less.`,
  'TEK-FACTION-CONSTRUCTS-3': `Deep drills: collecting from ${F.constructs.drills.mountains} or more mountains gives ${F.constructs.drills.ore} more ore.`,
  'TEK-FACTION-CONSTRUCTS-4': 'Untiring search: your armies in ruins are not lost at the end; they score.',
  'TEK-FACTION-CONSTRUCTS-5': `Stockpile: ${points(1)} for every ${F.constructs.stockpile.ore} ore you hold, at most ${F.constructs.stockpile.most}.`,
  'TEK-FACTION-DARK-ELVES-1': `Ambush: in a forest your opponent pays a surcharge of ${F.darkElves.ambush} for a number.`,
  'TEK-FACTION-DARK-ELVES-2': 'Hidden paths: a patrol from a forest may end in any other forest of the territory.',
  'TEK-FACTION-DARK-ELVES-3': `Shadow blades: wars in a forest cost you ${F.darkElves.blades} less.`,
  'TEK-FACTION-DARK-ELVES-4': `Plunder: after a war won against a player you may take ${units(F.darkElves.plunder)} of your choice from the loser.`,
  'TEK-FACTION-DARK-ELVES-5': `Heart of the woods: ${points(F.darkElves.forestPoints.each)} for each forest you occupy, at most ${F.darkElves.forestPoints.most}.`,
  'TEK-FACTION-DWARVES-1': `Rival masons: whoever builds up to the level where your tower marker stands pays ${F.dwarves.rivalMasons} ore more.`,
  'TEK-FACTION-DWARVES-2': `Prospectors: an army that patrols or quests into mountains brings ${F.dwarves.prospect} ore.`,
  'TEK-FACTION-DWARVES-3': `Master builders: building costs you ${F.dwarves.masterBuilders} ore less.`,
  'TEK-FACTION-DWARVES-4': 'Work, not haggling: when Trade is selected you may build instead.',
  'TEK-FACTION-DWARVES-5': `Tallest spire: ${points(F.dwarves.spire)} if your tower has a level and nobody’s is higher.`,
  'TEK-FACTION-ELVES-1': `Song of leaves: collecting from ${F.elves.song.forests} or more forests gives ${F.elves.song.mana} more mana.`,
  'TEK-FACTION-ELVES-2': `Fair exchange: when you trade, you may make up to ${plural(F.elves.exchanges, 'exchange', 'exchanges')}.`,
  'TEK-FACTION-ELVES-3': `Battle magic: each of your mana covers ${F.elves.manaValue} in war.`,
  'TEK-FACTION-ELVES-4': `Guarded borders: as the defender you pay ${F.elves.borders} less.`,
  'TEK-FACTION-ELVES-5': `Elder wisdom: ${points(F.elves.wisdom.points)}, or ${F.elves.wisdom.alone} if nobody else has reached magic level 5.`,
  'TEK-FACTION-GOBLINS-1': 'Swarm: a patrol may move two different armies, or stand them up, one after the other.',
  'TEK-FACTION-GOBLINS-2': `Breed fast: mobilising costs you ${F.goblins.breed.less} food less, but at least ${F.goblins.breed.least}.`,
  'TEK-FACTION-GOBLINS-3': 'Spill over: you may mobilise into an empty region adjacent to one of your armies.',
  'TEK-FACTION-GOBLINS-4': `Scavengers: after paying for a lost war you gain ${F.goblins.scavenge} food, before the fate of your army is decided.`,
  'TEK-FACTION-GOBLINS-5': `Countless: ${points(F.goblins.countless)} if you have more armies in play than anybody else.`,
  'TEK-FACTION-HALFLINGS-1': `Shamed aggressor: whoever shows a number against your flag gives you ${units(F.halflings.shame)} of their choice after paying.`,
  'TEK-FACTION-HALFLINGS-2': `Host’s gift: when a war of yours ends with two flags, the other player gains ${units(F.halflings.gift)} of their choice.`,
  'TEK-FACTION-HALFLINGS-3': `Second breakfast: when a war of yours ends with two flags, you gain ${units(F.halflings.breakfastPerPlayer)} of your choice for each player at the table, yourself included.`,
  'TEK-FACTION-HALFLINGS-4':
    'Firm handshake: if your own die shows the flag, an alliance of yours is not broken; only the contested region is decided.',
  'TEK-FACTION-HALFLINGS-5': `Friends everywhere: if you share a region, ${points(F.halflings.friendPoints.perPlayer)} for each player at the table, yourself included, at most ${F.halflings.friendPoints.most}.`,
  'TEK-FACTION-HUMANS-1': 'Merchant scholars: when Research is selected you may trade instead.',
  'TEK-FACTION-HUMANS-2': `Sharp bargain: each exchange brings ${units(F.humans.bargain)} more of what you take.`,
  'TEK-FACTION-HUMANS-3': `Focused campaign: if you pay for a war with one resource only, it costs you ${F.humans.singleType} less.`,
  'TEK-FACTION-HUMANS-4': `Fishing fleets: collecting gives ${F.humans.fishing} more food if an army of yours is beside water or a river.`,
  'TEK-FACTION-HUMANS-5': `Full granaries: ${points(F.humans.granary.points)} for each resource of which you hold ${F.humans.granary.units} or more.`,
  'TEK-FACTION-LIZARDFOLK-1': 'Underbrush: a patrol may end in any open region of the territory, adjacent or not.',
  'TEK-FACTION-LIZARDFOLK-2': 'Two paths: when Patrol is selected you may quest instead, and the other way round.',
  'TEK-FACTION-LIZARDFOLK-3': `Forager: an army that moves into a region gains ${units(F.lizardfolk.forage)} of what the region yields; in ruins of your choice, in a capital nothing.`,
  'TEK-FACTION-LIZARDFOLK-4':
    'Switch: instead of questing, exchange a standing army of yours with a standing army of another player in a region that two players do not share. War may follow.',
  'TEK-FACTION-LIZARDFOLK-5': `Everywhere: ${points(F.lizardfolk.territoryPoints)} for each territory you occupy that is not your home.`,
  'TEK-FACTION-MERFOLK-1': 'Amphibious: your armies may enter and occupy water, and rivers do not stop them.',
  'TEK-FACTION-MERFOLK-2': `Tide at our back: wars in regions beside water or a river cost you ${F.merfolk.tide} less.`,
  'TEK-FACTION-MERFOLK-3': `Bounty of the deep: each water region you occupy yields ${F.merfolk.waterFood} food.`,
  'TEK-FACTION-MERFOLK-4':
    'Currents: your quests may begin and end in any water and in any region beside water or a river.',
  'TEK-FACTION-MERFOLK-5': `Coastal realm: ${points(F.merfolk.coastPoints.each)} for each water region and each region beside water or a river that you occupy, at most ${F.merfolk.coastPoints.most}, in a game for two ${F.merfolk.coastPoints.mostForTwo}.`,
  'TEK-FACTION-ORCS-1': 'Brute force: with equal totals you win, attacking or defending.',
  'TEK-FACTION-ORCS-2': `Looted rations: in war each food covers ${F.orcs.foodValue}.`,
  'TEK-FACTION-ORCS-3': `Bloodlust: every war costs you ${F.orcs.bloodlust} less.`,
  'TEK-FACTION-ORCS-4':
    'One more axe: when the dice are shown and yours is a number, you may spend one more unit and add its war value, even beyond 11.',
  'TEK-FACTION-ORCS-5': `Our land: ${points(F.orcs.homePoints)} if no other army is in your home.`,
  'TEK-FACTION-UNDEAD-1': `Restless: an army you lose in a war brings ${F.undead.restless} mana.`,
  'TEK-FACTION-UNDEAD-2': 'Barrow rising: you may mobilise into any ruins with room and without anybody else’s army.',
  'TEK-FACTION-UNDEAD-3': `Raise the fallen: if the army you beat returned to supply, you may pay ${F.undead.risingFood} food and put an army of yours into the region.`,
  'TEK-FACTION-UNDEAD-4': `Harvest of souls: whenever another player’s army returns to supply, you gain ${units(F.undead.harvest)} of your choice.`,
  'TEK-FACTION-UNDEAD-5': `Dwindling living: ${points(1)} for each other player with ${F.undead.dwindling.armiesAtMost} or fewer armies in play, at most ${F.undead.dwindling.most}.`,
  'TEK-FACTION-VALKYRIES-1':
    'Wings: for your patrols and retreats rivers do not separate regions, and regions around the same cliffs are adjacent.',
  'TEK-FACTION-VALKYRIES-2': `Spearhead: attacking another player costs you ${F.valkyries.spearhead} less, in a game for two ${Math.min(F.valkyries.spearhead, 1)} less.`,
  'TEK-FACTION-VALKYRIES-3': `Spoils: a war won against a player brings ${units(F.valkyries.spoilsPerRival)} of your choice for each other player at the table.`,
  'TEK-FACTION-VALKYRIES-4':
    'Carried home: a beaten army may go for free to any region that holds exactly one army, if it is yours.',
  'TEK-FACTION-VALKYRIES-5': `Hall of glory: ${points(1)} for each war won against a player, no more than there are other players and at most ${F.valkyries.gloryMost}.`,
}
