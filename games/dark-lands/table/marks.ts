import archer from 'glyph:archer'
import ballista from 'glyph:ballista'
import barracks from 'glyph:barracks'
import bridge from 'glyph:bridge'
import campingTent from 'glyph:camping-tent'
import castle from 'glyph:castle'
import catapult from 'glyph:catapult'
import cauldron from 'glyph:cauldron'
import cavalry from 'glyph:cavalry'
import crossShield from 'glyph:cross-shield'
import crossbow from 'glyph:crossbow'
import daemonSkull from 'glyph:daemon-skull'
import deathSkull from 'glyph:death-skull'
import evilTower from 'glyph:evil-tower'
import fairyWand from 'glyph:fairy-wand'
import farmer from 'glyph:farmer'
import featheredWing from 'glyph:feathered-wing'
import flagObjective from 'glyph:flag-objective'
import giant from 'glyph:giant'
import goblinCamp from 'glyph:goblin-camp'
import goblinHead from 'glyph:goblin-head'
import griffinShield from 'glyph:griffin-shield'
import halberd from 'glyph:halberd'
import hammerNails from 'glyph:hammer-nails'
import hillFort from 'glyph:hill-fort'
import knightBanner from 'glyph:knight-banner'
import magicPotion from 'glyph:magic-potion'
import miner from 'glyph:miner'
import mountedKnight from 'glyph:mounted-knight'
import ogre from 'glyph:ogre'
import orcHead from 'glyph:orc-head'
import portal from 'glyph:portal'
import robinHoodHat from 'glyph:robin-hood-hat'
import rockGolem from 'glyph:rock-golem'
import scrollUnfurled from 'glyph:scroll-unfurled'
import shakingHands from 'glyph:shaking-hands'
import siegeTower from 'glyph:siege-tower'
import spartan from 'glyph:spartan'
import spears from 'glyph:spears'
import spikedDragonHead from 'glyph:spiked-dragon-head'
import spikyPit from 'glyph:spiky-pit'
import spyglass from 'glyph:spyglass'
import stoneTower from 'glyph:stone-tower'
import strong from 'glyph:strong'
import swordBrandish from 'glyph:sword-brandish'
import swordman from 'glyph:swordman'
import thirdEye from 'glyph:third-eye'
import treasureMap from 'glyph:treasure-map'
import trebuchet from 'glyph:trebuchet'
import twoCoins from 'glyph:two-coins'
import visoredHelm from 'glyph:visored-helm'
import watchtower from 'glyph:watchtower'
import wingedSword from 'glyph:winged-sword'
import wizardFace from 'glyph:wizard-face'
import wolfHead from 'glyph:wolf-head'
import wyvern from 'glyph:wyvern'
import { elementAt } from '../../../kernel/list.ts'
import type { CardId, CardKind } from '../content/cards.ts'
import { type Card, idOf, KIND } from '../content/deck.ts'
import type { Companion } from '../content/figures.ts'

/** Who holds a region of level 1 to 12. */
const MONSTERS = [
  goblinHead,
  goblinCamp,
  wolfHead,
  orcHead,
  spikyPit,
  ogre,
  deathSkull,
  bridge,
  giant,
  daemonSkull,
  evilTower,
  wyvern,
]
export const monsterOf = (level: number): string => elementAt(MONSTERS, level - 1)

/** From this level on, monsters glow in another colour. */
export const FEARSOME = 9

const CARD_MARKS: Readonly<Record<CardId, string>> = {
  spearmen: spears,
  militia: farmer,
  swordsmen: swordman,
  archers: archer,
  sappers: miner,
  'men-at-arms': visoredHelm,
  halberdiers: halberd,
  ballista,
  catapult,
  cavalry,
  crossbowmen: crossbow,
  knights: mountedKnight,
  'battle-mages': wizardFace,
  golem: rockGolem,
  'griffin-riders': griffinShield,
  'royal-guard': knightBanner,
  trebuchet,
  paladins: crossShield,
  'siege-tower': siegeTower,
  'tamed-dragon': spikedDragonHead,
  rangers: robinHoodHat,
  veterans: spartan,
  garrison: hillFort,
  watchtower,
  'war-camp': campingTent,
  fortress: stoneTower,
  citadel: castle,
  'strength-potion': magicPotion,
  'magic-sword': wingedSword,
  claim: flagObjective,
  insight: thirdEye,
  scouting: spyglass,
  transmutation: cauldron,
  portal,
  alliance: shakingHands,
  'treasure-map': treasureMap,
  recruitment: barracks,
  'second-wind': strong,
  toll: twoCoins,
  levitation: featheredWing,
  'royal-decree': scrollUnfurled,
}
export const markOf = (card: Card): string => CARD_MARKS[idOf(card)]

const GROUNDS: Readonly<Record<CardKind, string>> = { troop: '#7a3a24', fortification: '#5b5348', magic: '#2f4f74' }
export const groundOf = (card: Card): string => GROUNDS[elementAt(KIND, card)]

export const COMPANION_MARKS: Readonly<Record<Companion, { readonly glyph: string; readonly ground: string }>> = {
  0: { glyph: swordBrandish, ground: '#9c3b22' },
  1: { glyph: hammerNails, ground: '#7a6230' },
  2: { glyph: fairyWand, ground: '#3d5f86' },
}

export const PORTAL_MARK = portal
export const ALLIANCE_MARK = shakingHands
