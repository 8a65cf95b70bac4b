import { type FactionId, FIGURES } from '../../content/factions.ts'
import { MAGIC } from '../../content/figures.ts'
import { FINS, REGIONS, REGIONS_OF, SIDE_OF, WINGS } from '../../content/map.ts'
import { FOOD, MANA, ORE } from '../../content/resources.ts'
import { slot } from '../../position.ts'
import { isMixed, regionsOf, strangerAt } from '../board.ts'
import { occupiedIn, others, upTo } from './points.ts'
import type { Levels } from './powers.ts'

/* What each people learns at levels 1 to 5, in the order of the magic track (TEK-FACTION-1). */

const { grazing, charge, retreat, plainsPoints } = FIGURES.centaurs

const centaurs: Levels = [
  { patrolAgainAfter: 'plains' },
  { harvest: { terrain: 'plains', regions: grazing.plains, resource: 'food', amount: grazing.food } },
  { discountIn: 'plains', discountInAmount: charge },
  { retreatDiscount: retreat },
  { points: (p, seat) => upTo(plainsPoints.most, plainsPoints.each * occupiedIn(p, seat, 'plains')) },
]

const { oreForFood, steadfast, drills, stockpile } = FIGURES.constructs

const constructs: Levels = [
  { mobiliseOre: oreForFood },
  { standsUpFirst: true, discountDefending: steadfast },
  { harvest: { terrain: 'mountain', regions: drills.mountains, resource: 'ore', amount: drills.ore } },
  { keepsRuins: true },
  { points: (p, seat) => upTo(stockpile.most, Math.floor(p.stock[slot(seat, ORE)] / stockpile.ore)) },
]

const { ambush, blades, plunder, forestPoints } = FIGURES.darkElves

const darkElves: Levels = [
  { penaltyIn: 'forest', penaltyInAmount: ambush },
  { patrolBetween: 'forest' },
  { discountIn: 'forest', discountInAmount: blades },
  { plunder },
  { points: (p, seat) => upTo(forestPoints.most, forestPoints.each * occupiedIn(p, seat, 'forest')) },
]

const { rivalMasons, prospect, masterBuilders, spire } = FIGURES.dwarves

const dwarves: Levels = [
  { rivalSurcharge: rivalMasons },
  { entering: { kind: 'terrain', terrain: 'mountain', resource: 'ore', amount: prospect } },
  { buildDiscount: masterBuilders },
  { insteadOf: { trade: 'build' } },
  // A tower without a storey is not the highest (TEK-R-35).
  { points: (p, seat) => (p.tower[seat] >= 1 && p.tower[seat] === Math.max(...p.tower) ? spire : 0) },
]

const { song, exchanges, manaValue, borders, wisdom } = FIGURES.elves

const elves: Levels = [
  { harvest: { terrain: 'forest', regions: song.forests, resource: 'mana', amount: song.mana } },
  { exchanges },
  { manaValue },
  { discountDefending: borders },
  {
    points: (p, seat) => (others(p, seat).some(other => p.magic[other] === MAGIC.top) ? wisdom.points : wisdom.alone),
  },
]

const { breed, scavenge, countless } = FIGURES.goblins

const goblins: Levels = [
  { swarms: true },
  { mobiliseDiscount: breed.less, mobiliseLeast: breed.least },
  { mobiliseBeside: true },
  { foodForDefeat: scavenge },
  { points: (p, seat) => (others(p, seat).every(other => p.inPlay[seat] > p.inPlay[other]) ? countless : 0) },
]

const { shame, gift, breakfastPerPlayer, friendPoints } = FIGURES.halflings

const halflings: Levels = [
  { shame },
  { giftToAlly: gift },
  { giftToSelfPerPlayer: breakfastPerPlayer },
  { keepsAlliances: true },
  {
    points: (p, seat) =>
      regionsOf(p, seat).some(region => isMixed(p, region))
        ? upTo(friendPoints.most, friendPoints.perPlayer * p.seats)
        : 0,
  },
]

const { bargain, singleType, fishing, granary } = FIGURES.humans

const humans: Levels = [
  { insteadOf: { research: 'trade' } },
  { tradeBonus: bargain },
  { discountSingleType: singleType },
  { foodAtWater: fishing },
  {
    points: (p, seat) =>
      granary.points * [MANA, ORE, FOOD].filter(resource => p.stock[slot(seat, resource)] >= granary.units).length,
  },
]

const { forage, territoryPoints } = FIGURES.lizardfolk

const lizardfolk: Levels = [
  { patrolAnywhere: true },
  { insteadOf: { patrol: 'quest', quest: 'patrol' } },
  { entering: { kind: 'own-type', amount: forage } },
  { swaps: true },
  {
    points: (p, seat) => {
      let abroad = 0
      let seen = 1 << p.homes[seat]
      for (const region of regionsOf(p, seat)) {
        const side = 1 << SIDE_OF[region]
        if ((seen & side) === 0) abroad++
        seen |= side
      }
      return territoryPoints * abroad
    },
  },
]

const { waterFood, tide, coastPoints } = FIGURES.merfolk

const isCoast = (region: number): boolean => REGIONS[region].touchesWater || REGIONS[region].terrain === 'water'

const merfolk: Levels = [
  { gait: FINS },
  { discountAtWater: tide },
  { foodOnWater: waterFood },
  { questsByWater: true },
  {
    points: (p, seat) => {
      const most = p.seats === 2 ? coastPoints.mostForTwo : coastPoints.most
      return upTo(most, coastPoints.each * regionsOf(p, seat).filter(isCoast).length)
    },
  },
]

const { foodValue, bloodlust, homePoints } = FIGURES.orcs

const orcs: Levels = [
  { winsTies: true },
  { foodValue },
  { discount: bloodlust },
  { raises: true },
  {
    points: (p, seat) =>
      REGIONS_OF[p.homes[seat]].every(region => strangerAt(p, seat, region) === -1) ? homePoints : 0,
  },
]

const { restless, risingFood, harvest, dwindling } = FIGURES.undead

const undead: Levels = [
  { manaForFallen: restless },
  { mobiliseInRuins: true },
  { risingPrice: risingFood },
  { unitsForOthersFallen: harvest },
  {
    points: (p, seat) =>
      upTo(dwindling.most, others(p, seat).filter(other => p.inPlay[other] <= dwindling.armiesAtMost).length),
  },
]

const { spearhead, spoilsPerRival, gloryMost } = FIGURES.valkyries

const valkyries: Levels = [
  { gait: WINGS },
  { discountAttacking: spearhead },
  { spoilsPerRival },
  { carriesHome: true },
  { points: (p, seat) => upTo(Math.min(gloryMost, p.seats - 1), p.warsWon[seat]) },
]

export const LEVELS: Readonly<Record<FactionId, Levels>> = {
  centaurs,
  constructs,
  'dark-elves': darkElves,
  dwarves,
  elves,
  goblins,
  halflings,
  humans,
  lizardfolk,
  merfolk,
  orcs,
  undead,
  valkyries,
}
