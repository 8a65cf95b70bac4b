import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { BUILDINGS, type BuildingId, buildingNumber, CARDS, type CardId, cardNumber } from '../content/cards.ts'
import type { Row } from '../content/vocabulary.ts'
import {
  deploy,
  endRound,
  type KingdomSetting,
  kingdomOf,
  namesOf,
  play,
  scene,
  spotOf,
  type UnitName,
  unitsOf,
} from './builders.ts'

/** A kingdom with 5 gold among neighbours of strength 0; the round is played to its end. */
interface Case {
  readonly beside?: KingdomSetting
  readonly row?: Row
  /** The card is not deployed but stands there already, with so many tokens. */
  readonly aged?: number
  /** Whom the card's choice falls on. */
  readonly chooses?: CardId
  readonly founds?: BuildingId
  readonly pile?: readonly CardId[]
  readonly strength: number
  /** 6 of them for the two wars. */
  readonly vp: number
  readonly gold: number
  /** Who stands at the end of the round. */
  readonly left: string
}

const FARMER = { bottom: ['farmer'] } as const
const MINE_II = { buildings: { mine: 2 } } as const
const TAVERN = { buildings: { tavern: 1 } } as const

const UNITS = {
  adventurer: { beside: { top: ['adventurer+1'], ...MINE_II }, strength: 4, vp: 10, gold: 7, left: 'adventurer+1' },
  archer: { row: 'bottom', strength: 2, vp: 6, gold: 6, left: 'archer+1' },
  blacksmith: { strength: 1, vp: 6, gold: 8, left: 'blacksmith+1' },
  'cave-spirit': { beside: MINE_II, strength: 4, vp: 10, gold: 6, left: '' },
  cerberus: { beside: FARMER, strength: 3, vp: 6, gold: 7, left: 'cerberus+1 farmer+1' },
  colossus: { aged: 1, strength: 7, vp: 8, gold: 7, left: '' },
  commander: { strength: 4, vp: 8, gold: 5, left: 'commander+1' },
  cook: { beside: { bottom: ['farmer', 'treefolk'] }, strength: 1, vp: 6, gold: 9, left: 'cook+1 farmer+1 treefolk+1' },
  demon: { strength: 7, vp: 3, gold: 5, left: '' },
  dragon: { beside: { bottom: ['miner'] }, strength: 7, vp: 6, gold: 4, left: 'dragon+1 miner+1' },
  farmer: { beside: TAVERN, strength: 1, vp: 6, gold: 8, left: 'farmer+1' },
  'forest-child': { beside: { buildings: { tavern: 2 } }, strength: 1, vp: 7, gold: 7, left: 'forest-child+1' },
  'forest-spirit': { beside: { buildings: { barracks: 1 } }, strength: 6, vp: 6, gold: 4, left: 'forest-spirit+1' },
  'giant-snake': { aged: 1, strength: 0, vp: 6, gold: 10, left: '' },
  golem: { beside: { buildings: { temple: 1 } }, strength: 3, vp: 8, gold: 7, left: 'golem+1' },
  'grand-architect': { strength: 1, vp: 6, gold: 6, left: 'grand-architect+1' },
  hunter: { beside: TAVERN, strength: 2, vp: 6, gold: 8, left: 'hunter+1' },
  knight: { strength: 4, vp: 6, gold: 6, left: 'knight+1' },
  kraken: {
    beside: { gold: 8, vp: 5, ...FARMER, buildings: { temple: 2 } },
    strength: 9,
    vp: 5 - 3 + 6 + 2 + 1,
    gold: 6,
    left: 'kraken+1',
  },
  landlord: { beside: { buildings: { barracks: 1 } }, strength: 2, vp: 6, gold: 5, left: 'landlord+1' },
  leviathan: { beside: FARMER, strength: 6, vp: 6, gold: 4, left: 'leviathan+1 farmer+1' },
  manticore: { beside: FARMER, strength: 4, vp: 6, gold: 5, left: 'manticore+1 farmer+1' },
  'master-alchemist': {
    beside: { ...FARMER, artifacts: ['mountain-heart', 'magnificent-grove'] },
    chooses: 'farmer',
    strength: 1,
    vp: 8,
    gold: 6,
    left: 'master-alchemist+1',
  },
  militiaman: { aged: 1, strength: 3, vp: 6, gold: 7, left: '' },
  miner: { beside: MINE_II, strength: 2, vp: 10, gold: 6, left: 'miner+1' },
  monkey: { aged: 2, strength: 1, vp: 6, gold: 9, left: '' },
  'mystical-healer': { strength: 1, vp: 6, gold: 7, left: 'mystical-healer+1' },
  necromancer: { beside: FARMER, strength: 4, vp: 6, gold: 6, left: 'necromancer+1' },
  ogre: { beside: { bottom: ['blacksmith'] }, strength: 5, vp: 6, gold: 6, left: 'ogre+1 blacksmith+1' },
  'palm-reader': {
    beside: { top: ['knight+1'], bottom: ['farmer+2'] },
    strength: 5,
    vp: 9,
    gold: 5,
    left: 'palm-reader+1',
  },
  peddler: { strength: 1, vp: 6, gold: 7, left: 'peddler+1' },
  'relic-of-wisdom': { aged: 1, strength: 0, vp: 6, gold: 7, left: 'relic-of-wisdom+2' },
  rogue: { strength: 3, vp: 6, gold: 8, left: 'rogue+1' },
  salamander: { aged: 1, strength: 5, vp: 6, gold: 7, left: 'salamander+2' },
  sculptor: { aged: 1, strength: 1, vp: 9, gold: 7, left: '' },
  shapeshifter: { pile: ['knight'], strength: 4, vp: 6, gold: 7, left: '' },
  strategist: { row: 'bottom', beside: { top: ['knight+1'] }, strength: 6, vp: 6, gold: 4, left: 'strategist+1' },
  'time-master': {
    beside: { top: ['knight'] },
    chooses: 'knight',
    strength: 5,
    vp: 6,
    gold: 7,
    left: 'time-master+1',
  },
  treefolk: { beside: TAVERN, strength: 3, vp: 6, gold: 7, left: 'treefolk+1' },
  veteran: { strength: 3, vp: 6, gold: 7, left: '' },
  'wood-merchant': { strength: 1, vp: 6, gold: 7, left: 'wood-merchant+1' },
  woodcutter: { beside: { buildings: { barracks: 1 } }, strength: 3, vp: 6, gold: 7, left: 'woodcutter+1' },

  princess: { beside: { buildings: { town: 1, mine: 1 } }, strength: 1, vp: 10, gold: 3, left: 'princess+1' },
  'lost-soul': { aged: 1, strength: 1, vp: 13, gold: 7, left: '' },
  noble: { beside: { bottom: ['farmer', 'knight'] }, strength: 0, vp: 12, gold: 4, left: 'noble+1 farmer+1 knight+1' },
  'relic-of-light': {
    aged: 1,
    beside: { top: ['salamander+1'] },
    strength: 5,
    vp: 10,
    gold: 7,
    left: 'relic-of-light+2 salamander+2',
  },
  'relic-of-war': { aged: 1, strength: 4, vp: 6, gold: 7, left: 'relic-of-war+2' },
  'relic-of-fertility': {
    beside: { bottom: ['treefolk'], artifacts: ['magnificent-grove'] },
    strength: 0,
    vp: 8,
    gold: 5,
    left: 'relic-of-fertility+1 treefolk+1',
  },
  'grand-intendant': { strength: 4, vp: 6, gold: 6, left: 'grand-intendant+1' },
  smuggler: { beside: FARMER, strength: 2, vp: 6, gold: 8, left: 'smuggler+1 farmer+1' },
  shadow: { beside: { hand: ['veteran'] }, chooses: 'veteran', strength: 6, vp: 6, gold: 6, left: 'shadow+1' },
  titan: { founds: 'temple', strength: 3, vp: 6, gold: 6, left: 'titan+1' },
  imp: { strength: 1, vp: 4, gold: 9, left: '' },
  dryad: { beside: { buildings: { barracks: 1 } }, strength: 2, vp: 6, gold: 6, left: 'dryad+1' },
  gatekeeper: {
    beside: { top: ['knight+1'] },
    chooses: 'knight',
    strength: 6,
    vp: 6,
    gold: 7,
    left: 'knight+1 gatekeeper+1',
  },

  'court-jester': { beside: { artifacts: ['bottomless-purse'] }, strength: 1, vp: 6, gold: 8, left: 'court-jester+1' },
  'standard-bearer': {
    beside: { bottom: ['dragon'] },
    strength: 3,
    vp: 8,
    gold: 8,
    left: 'standard-bearer+1 dragon+1',
  },
  lackey: { beside: { artifacts: ['shield-of-power'] }, strength: 4, vp: 6, gold: 8, left: 'lackey+1' },
  'legend-smith': {
    beside: { artifacts: ['banner-of-victory'], ...MINE_II },
    strength: 1,
    vp: 12,
    gold: 7,
    left: 'legend-smith+1',
  },
  'treasure-seeker': {
    beside: { artifacts: ['banner-of-victory', 'book-of-kings'] },
    strength: 1,
    vp: 8,
    gold: 9,
    left: 'treasure-seeker+1',
  },
  paladin: { beside: { artifacts: ['book-of-kings'] }, strength: 5, vp: 6, gold: 5, left: 'paladin+1' },
  griffin: { row: 'bottom', strength: 6, vp: 6, gold: 4, left: 'griffin+1' },
  herald: {
    beside: { artifacts: ['book-of-kings', 'builders-compass'] },
    strength: 1,
    vp: 8,
    gold: 7,
    left: 'herald+1',
  },
  beekeeper: { row: 'bottom', beside: TAVERN, strength: 0, vp: 6, gold: 8, left: 'beekeeper+1' },
  stonemason: { strength: 1, vp: 6, gold: 7, left: 'stonemason+1' },
  phoenix: { aged: 1, strength: 5, vp: 6, gold: 7, left: '' },
  sphinx: {
    beside: { ...FARMER, artifacts: ['magnificent-grove', 'mountain-heart'] },
    strength: 3,
    vp: 10,
    gold: 5,
    left: 'sphinx+1 farmer+1',
  },
  chronicler: { strength: 1, vp: 6, gold: 5, left: 'chronicler+1' },
  hydra: { beside: { bottom: ['farmer', 'knight'] }, strength: 5, vp: 6, gold: 4, left: 'hydra+1 farmer+1 knight+1' },
  usurer: { strength: 1, vp: 3, gold: 10, left: '' },

  'bottomless-purse': { strength: 0, vp: 6, gold: 7, left: '' },
  'magnificent-grove': { beside: { buildings: { barracks: 1 } }, strength: 1, vp: 6, gold: 6, left: '' },
  'cursed-crown': { strength: 1, vp: 5, gold: 6, left: '' },
  'shield-of-power': { strength: 2, vp: 6, gold: 6, left: '' },
  'horn-of-plenty': { beside: TAVERN, strength: 0, vp: 6, gold: 7, left: '' },
  'mountain-heart': { beside: MINE_II, strength: 0, vp: 10, gold: 6, left: '' },
  'silver-hourglass': {
    beside: { top: ['knight', 'farmer'] },
    chooses: 'knight',
    strength: 5,
    vp: 6,
    gold: 6,
    left: 'farmer+1',
  },
  'banner-of-victory': { strength: 0, vp: 8, gold: 6, left: '' },
  'builders-compass': { strength: 0, vp: 6, gold: 6, left: '' },
  'book-of-kings': { strength: 0, vp: 6, gold: 6, left: '' },
  'golden-chalice': { beside: { artifacts: ['banner-of-victory'] }, strength: 0, vp: 8, gold: 7, left: '' },
  'ring-of-souls': { beside: { top: ['knight+1'] }, strength: 4, vp: 6, gold: 7, left: '' },
  'sword-of-dawn': { beside: { top: ['knight'] }, strength: 5, vp: 6, gold: 6, left: 'knight+1' },
} as const satisfies Record<CardId, Case>

function playOut(id: CardId, { beside = {}, row = 'top', aged, chooses, founds, pile }: Case) {
  const standing: UnitName[] = aged === undefined ? [] : [`${id}+${aged}`]
  const p = scene({
    ...(pile ? { pile } : {}),
    kingdoms: [
      {
        gold: 5,
        ...beside,
        top: [...standing, ...(beside.top ?? [])],
        hand: [...(aged === undefined ? [id] : []), ...(beside.hand ?? [])],
      },
    ],
  })
  if (aged !== undefined) deploy(p)
  else
    deploy(p, elementAt(CARDS, cardNumber(id)).artifact ? { artifacts: [id] } : { [row]: [id, ...(beside.hand ?? [])] })
  if (chooses) play(p, 0, { kind: 'target', spot: spotOf(p, 0, chooses) })
  if (founds) play(p, 0, { kind: 'found', building: buildingNumber(founds) })
  endRound(p)
  const { strength, vp, gold } = kingdomOf(p, 0)
  return { strength, vp, gold, left: unitsOf(p, 0).join(' ') }
}

describe('PT-CARD-3: every card does what it says, in its phase', () => {
  it.each(Object.entries(UNITS) as [CardId, Case][])('%s', (id, expected) => {
    const { strength, vp, gold, left } = expected
    expect(playOut(id, expected)).toEqual({ strength, vp, gold, left })
  })

  it('PT-CARD-1 PT-FORGE-6: every card can be deployed for its price and stands in the kingdom', () => {
    for (const { id, artifact, cost } of CARDS) {
      const p = scene({ kingdoms: [{ gold: 9, hand: [id] }], pile: ['knight'] })
      deploy(p, artifact ? { artifacts: [id] } : { bottom: [id] })
      const k = kingdomOf(p, 0)
      if (artifact) expect(namesOf(k.artifacts)).toEqual([id])
      else expect(unitsOf(p, 0, 'bottom')[0]?.split('+')[0]).toBe(id === 'shapeshifter' ? 'knight' : id)
      const before = 9 - (artifact ? 1 : cost)
      expect(k.gold).toBeGreaterThanOrEqual(before)
    }
  })
})

interface BuildingCase {
  readonly beside?: KingdomSetting
  readonly strength?: number
  readonly vp?: number
  readonly gold?: number
}

/** At level I and at level II; 7 gold and 6 points come to every kingdom here. */
const BOTH_LEVELS: Readonly<Record<BuildingId, readonly [BuildingCase, BuildingCase]>> = {
  town: [
    { beside: { buildings: { tavern: 1, barracks: 1 } }, strength: 1, gold: 8 },
    { beside: { buildings: { mine: 2, barracks: 1 } }, strength: 1, vp: 10 },
  ],
  tavern: [
    { beside: FARMER, gold: 8 },
    { beside: FARMER, gold: 8, vp: 7 },
  ],
  mine: [{ beside: { top: ['dragon'] }, strength: 7 }, { vp: 8 }],
  temple: [{ gold: 9 }, { gold: 9, vp: 8 }],
  barracks: [
    { beside: { top: ['woodcutter'] }, strength: 3 },
    { beside: { top: ['woodcutter', 'knight'] }, strength: 7, vp: 7 },
  ],
  abbey: [{ gold: 8 }, { beside: { bottom: ['forest-child'] }, gold: 8, vp: 8 }],
  port: [
    { beside: { bottom: ['forest-child'] }, gold: 9 },
    { beside: { bottom: ['forest-child', 'miner'] }, gold: 9, vp: 10 },
  ],
  crypt: [
    { beside: { top: ['knight+1'] }, strength: 4, gold: 8 },
    { beside: { top: ['knight+1', 'farmer+1'] }, strength: 5, gold: 8, vp: 8 },
  ],
  library: [{}, { beside: { buildings: { abbey: 2 } }, gold: 8, vp: 8 }],
  market: [
    { beside: { bottom: ['woodcutter'] }, gold: 8 },
    { beside: { bottom: ['woodcutter'] }, gold: 8, vp: 8 },
  ],
  watchtower: [
    { beside: { bottom: ['knight', 'farmer'] }, strength: 2 },
    { beside: { bottom: ['knight', 'farmer'] }, strength: 2, vp: 10 },
  ],
  inn: [
    { beside: { bottom: ['farmer', 'knight'] }, gold: 8 },
    { beside: { bottom: ['farmer', 'hunter'] }, gold: 9, vp: 8 },
  ],
  sawmill: [{ beside: { buildings: { barracks: 1 } }, strength: 1 }, { vp: 7 }],
  'royal-palace': [
    { beside: { artifacts: ['book-of-kings', 'builders-compass'] }, gold: 9 },
    { beside: { artifacts: ['book-of-kings', 'builders-compass'] }, gold: 9, vp: 8 },
  ],
}

describe('PT-CARD-6: a building gives its first bonus at level I and both at level II', () => {
  const rows = BUILDINGS.flatMap(({ id }) => ([1, 2] as const).map(level => [id, level] as const))
  it.each(rows)('%s at level %i', (id, level) => {
    const { beside = {}, strength = 0, vp = 6, gold = 7 } = elementAt(BOTH_LEVELS[id], level - 1)
    const p = scene({ kingdoms: [{ gold: 5, ...beside, buildings: { ...beside.buildings, [id]: level } }] })
    deploy(p)
    endRound(p)
    const k = kingdomOf(p, 0)
    expect({ strength: k.strength, vp: k.vp, gold: k.gold }).toEqual({ strength, vp, gold })
  })
})
