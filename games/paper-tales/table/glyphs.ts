import anchor from 'glyph:anchor'
import anvil from 'glyph:anvil'
import archer from 'glyph:archer'
import backwardTime from 'glyph:backward-time'
import bandit from 'glyph:bandit'
import barracks from 'glyph:barracks'
import bee from 'glyph:bee'
import beerStein from 'glyph:beer-stein'
import blacksmith from 'glyph:blacksmith'
import bullHorns from 'glyph:bull-horns'
import candleLight from 'glyph:candle-light'
import cardExchange from 'glyph:card-exchange'
import cardRandom from 'glyph:card-random'
import castle from 'glyph:castle'
import cauldron from 'glyph:cauldron'
import chessKing from 'glyph:chess-king'
import compass from 'glyph:compass'
import cook from 'glyph:cook'
import crossShield from 'glyph:cross-shield'
import crossedAxes from 'glyph:crossed-axes'
import crossedSwords from 'glyph:crossed-swords'
import crown from 'glyph:crown'
import crystalBall from 'glyph:crystal-ball'
import crystalShine from 'glyph:crystal-shine'
import cutDiamond from 'glyph:cut-diamond'
import daemonSkull from 'glyph:daemon-skull'
import deathSkull from 'glyph:death-skull'
import fairy from 'glyph:fairy'
import farmer from 'glyph:farmer'
import featheredWing from 'glyph:feathered-wing'
import footsteps from 'glyph:footsteps'
import gecko from 'glyph:gecko'
import ghost from 'glyph:ghost'
import giant from 'glyph:giant'
import goblinHead from 'glyph:goblin-head'
import greekTemple from 'glyph:greek-temple'
import griffinShield from 'glyph:griffin-shield'
import hammerNails from 'glyph:hammer-nails'
import hobbitDoor from 'glyph:hobbit-door'
import hobbitDwelling from 'glyph:hobbit-dwelling'
import hourglass from 'glyph:hourglass'
import hydra from 'glyph:hydra'
import jesterHat from 'glyph:jester-hat'
import knapsack from 'glyph:knapsack'
import knightBanner from 'glyph:knight-banner'
import laurels from 'glyph:laurels'
import lion from 'glyph:lion'
import magicPotion from 'glyph:magic-potion'
import mineWagon from 'glyph:mine-wagon'
import miner from 'glyph:miner'
import monkey from 'glyph:monkey'
import mountaintop from 'glyph:mountaintop'
import mountedKnight from 'glyph:mounted-knight'
import oak from 'glyph:oak'
import oakLeaf from 'glyph:oak-leaf'
import ogre from 'glyph:ogre'
import openBook from 'glyph:open-book'
import overlordHelm from 'glyph:overlord-helm'
import prayer from 'glyph:prayer'
import quillInk from 'glyph:quill-ink'
import raven from 'glyph:raven'
import robber from 'glyph:robber'
import robinHoodHat from 'glyph:robin-hood-hat'
import rock from 'glyph:rock'
import rockGolem from 'glyph:rock-golem'
import rose from 'glyph:rose'
import roundTable from 'glyph:round-table'
import scales from 'glyph:scales'
import scrollUnfurled from 'glyph:scroll-unfurled'
import seaDragon from 'glyph:sea-dragon'
import shakingHands from 'glyph:shaking-hands'
import shamrock from 'glyph:shamrock'
import skullCrossedBones from 'glyph:skull-crossed-bones'
import snake from 'glyph:snake'
import spartan from 'glyph:spartan'
import spears from 'glyph:spears'
import spellBook from 'glyph:spell-book'
import spyglass from 'glyph:spyglass'
import stagHead from 'glyph:stag-head'
import swordman from 'glyph:swordman'
import theaterCurtains from 'glyph:theater-curtains'
import thirdEye from 'glyph:third-eye'
import totemHead from 'glyph:totem-head'
import treasureMap from 'glyph:treasure-map'
import tritonHead from 'glyph:triton-head'
import twoCoins from 'glyph:two-coins'
import verticalBanner from 'glyph:vertical-banner'
import village from 'glyph:village'
import warlockHood from 'glyph:warlock-hood'
import watchtower from 'glyph:watchtower'
import wheat from 'glyph:wheat'
import wingedSword from 'glyph:winged-sword'
import wolfHead from 'glyph:wolf-head'
import womanElfFace from 'glyph:woman-elf-face'
import woodAxe from 'glyph:wood-axe'
import woodPile from 'glyph:wood-pile'
import wyvern from 'glyph:wyvern'
import type { BuildingId, CardId } from '../content/cards.ts'
import type { Phase, Resource } from '../content/vocabulary.ts'

/** The puppet of every card. */
export const CARD_GLYPHS: Readonly<Record<CardId, string>> = {
  adventurer: treasureMap,
  archer,
  blacksmith,
  'cave-spirit': crystalShine,
  cerberus: wolfHead,
  colossus: rockGolem,
  commander: overlordHelm,
  cook,
  demon: daemonSkull,
  dragon: wyvern,
  farmer,
  'forest-child': fairy,
  'forest-spirit': stagHead,
  'giant-snake': snake,
  golem: totemHead,
  'grand-architect': compass,
  hunter: robinHoodHat,
  knight: mountedKnight,
  kraken: tritonHead,
  landlord: hobbitDwelling,
  leviathan: seaDragon,
  manticore: lion,
  'master-alchemist': magicPotion,
  militiaman: spears,
  miner,
  monkey,
  'mystical-healer': prayer,
  necromancer: warlockHood,
  ogre,
  'palm-reader': crystalBall,
  peddler: knapsack,
  'relic-of-wisdom': openBook,
  rogue: bandit,
  salamander: gecko,
  sculptor: hammerNails,
  shapeshifter: cardRandom,
  strategist: roundTable,
  'time-master': backwardTime,
  treefolk: oakLeaf,
  veteran: spartan,
  'wood-merchant': shakingHands,
  woodcutter: woodAxe,
  princess: rose,
  'lost-soul': ghost,
  noble: chessKing,
  'relic-of-light': candleLight,
  'relic-of-war': crossedAxes,
  'relic-of-fertility': shamrock,
  'grand-intendant': scales,
  smuggler: robber,
  shadow: raven,
  titan: giant,
  imp: goblinHead,
  dryad: womanElfFace,
  gatekeeper: hobbitDoor,
  'court-jester': jesterHat,
  'standard-bearer': verticalBanner,
  lackey: footsteps,
  'legend-smith': anvil,
  'treasure-seeker': spyglass,
  paladin: swordman,
  griffin: griffinShield,
  herald: scrollUnfurled,
  beekeeper: bee,
  stonemason: rock,
  phoenix: featheredWing,
  sphinx: thirdEye,
  chronicler: quillInk,
  hydra,
  usurer: twoCoins,
  'bottomless-purse': twoCoins,
  'magnificent-grove': oak,
  'cursed-crown': crown,
  'shield-of-power': crossShield,
  'horn-of-plenty': bullHorns,
  'mountain-heart': mountaintop,
  'silver-hourglass': hourglass,
  'banner-of-victory': knightBanner,
  'book-of-kings': spellBook,
  'golden-chalice': cauldron,
  'ring-of-souls': deathSkull,
  'sword-of-dawn': wingedSword,
  'builders-compass': compass,
}

export const BUILDING_GLYPHS: Readonly<Record<BuildingId, string>> = {
  town: village,
  tavern: beerStein,
  mine: mineWagon,
  temple: greekTemple,
  barracks,
  abbey: candleLight,
  port: anchor,
  crypt: skullCrossedBones,
  library: openBook,
  market: scales,
  watchtower,
  inn: hobbitDwelling,
  sawmill: woodPile,
  'royal-palace': castle,
}

export const RESOURCE_GLYPHS: Readonly<Record<Resource, string>> = { food: wheat, wood: woodPile, diamond: cutDiamond }
export const RESOURCE_COLOURS: Readonly<Record<Resource, string>> = {
  food: '#8f6413',
  wood: '#6d4a2a',
  diamond: '#2f6f93',
}

export const PHASE_GLYPHS: Readonly<Record<Phase, string>> = {
  recruit: cardExchange,
  deploy: theaterCurtains,
  war: crossedSwords,
  income: twoCoins,
  build: hammerNails,
  aging: hourglass,
}
export const END_GLYPH = laurels
/** Beside a phase: it works once, when the card is deployed. */
export const FLIP_GLYPH = 'M40 232H472V280H40ZM256 24L400 184H112ZM256 488L112 328H400Z'
export const SWORDS = crossedSwords
export const SANDS = hourglass
export const LICH = deathSkull
