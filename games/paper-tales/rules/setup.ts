import { drawItems } from '../../../kernel/bag.ts'
import type { Objection } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { NOBODY } from '../../../kernel/seat.ts'
import { BUILDINGS, type BuildingId, buildingNumber, CARDS } from '../content/cards.ts'
import { SPOTS, START_GOLD } from '../content/figures.ts'
import { LICH_KING } from '../content/solo.ts'
import { DRAWN_WITH_FORGE, DRAWN_WITH_GATES, FORGE_TOKENS, type PaperTalesOptions, TOKENS } from '../facts.ts'
import { type Kingdom, NO_PLAN, NONE, type PaperTalesPosition } from '../position.ts'
import { refuse } from './objections.ts'
import { beginRound } from './recruit.ts'

const BASE_SET: readonly BuildingId[] = ['town', 'tavern', 'mine', 'temple', 'barracks']
const FIXED_WITH_GATES: readonly BuildingId[] = ['town', 'tavern', 'mine', 'temple']

const withGatesUnits = (options: PaperTalesOptions) => options.gates === 'units' || options.gates === 'both'
const withGatesBuildings = (options: PaperTalesOptions) => options.gates === 'buildings' || options.gates === 'both'

/** The tokens that are mixed (PT-GATES-4, PT-GATES-5). */
const tokensOf = (options: PaperTalesOptions): readonly BuildingId[] =>
  options.forge ? TOKENS : TOKENS.filter(id => !FORGE_TOKENS.some(token => token === id))

export function optionsObjection(options: PaperTalesOptions): Objection | null {
  if (withGatesBuildings(options)) {
    if (options.forgeBuildings !== 'random') return refuse('no-drawn-buildings', { option: 'forgeBuildings' })
    const stray =
      options.buildings === 'random' ? undefined : options.buildings.find(id => !tokensOf(options).includes(id))
    return stray === undefined ? null : refuse('building-not-in-sets', { building: stray })
  }
  if (options.buildings !== 'random') return refuse('no-drawn-buildings', { option: 'buildings' })
  if (!options.forge && options.forgeBuildings !== 'random')
    return refuse('no-drawn-buildings', { option: 'forgeBuildings' })
  return null
}

/** The buildings everybody may build (PT-SETUP-5, PT-GATES-4, PT-FORGE-3, PT-FORGE-4, PT-RUL-43). */
function buildingsFor(options: PaperTalesOptions, rng: Rng): number[] {
  const ids = withGatesBuildings(options)
    ? [...FIXED_WITH_GATES, ...chosenOr(options.buildings, tokensOf(options), DRAWN_WITH_GATES, rng)]
    : options.forge
      ? [...BASE_SET, ...chosenOr(options.forgeBuildings, FORGE_TOKENS, DRAWN_WITH_FORGE, rng)]
      : BASE_SET
  return ids.map(buildingNumber).sort((a, b) => a - b)
}

const chosenOr = (
  chosen: 'random' | readonly BuildingId[],
  tokens: readonly BuildingId[],
  count: number,
  rng: Rng,
): readonly BuildingId[] => (chosen === 'random' ? drawItems([...tokens], count, rng) : chosen)

/** The cards of the chosen sets, all in the draw pile (PT-SETUP-6). */
export const deckOf = (gatesUnits: boolean, forge: boolean): number[] =>
  CARDS.map(({ set, copies }) => (set === 'base' || (set === 'gates' ? gatesUnits : forge) ? copies : 0))

const newKingdom = (): Kingdom => ({
  gold: START_GOLD,
  vp: 0,
  units: new Array<number>(SPOTS).fill(NONE),
  age: new Array<number>(SPOTS).fill(0),
  fresh: new Array<number>(SPOTS).fill(0),
  top: 2,
  artifacts: [],
  freshArtifacts: 0,
  pending: [],
  buildings: new Array<number>(BUILDINGS.length).fill(0),
  packet: [],
  draft: [],
  hand: [],
  kept: [],
  plan: NO_PLAN,
  strength: 0,
  warsWon: 0,
})

export function setup(options: PaperTalesOptions, seats: number, rng: Rng): PaperTalesPosition {
  const gatesUnits = withGatesUnits(options)
  const pile = deckOf(gatesUnits, options.forge)
  const p: PaperTalesPosition = {
    seats,
    gatesUnits,
    forge: options.forge,
    duel: seats === 2 && options.duel,
    available: buildingsFor(options, rng),
    round: 0,
    stage: 'recruit',
    asked: NOBODY,
    pile,
    pileSize: pile.reduce((sum, copies) => sum + copies, 0),
    discard: pile.map(() => 0),
    discardSize: 0,
    buried: pile.map(() => 0),
    kingdoms: Array.from({ length: seats }, newKingdom),
    sealed: new Array<null>(seats).fill(null),
    order: NOBODY,
    turn: 0,
    step: 0,
    sources: [],
    shadowed: [],
    ledger: Array.from({ length: seats }, () => []),
    lich: {
      cards: seats === 1 ? lichCards(Number(options.difficulty), rng) : [],
      necropolis: [],
      leftCrypt: [],
      rightCrypt: [],
      left: 0,
      right: 0,
      vp: 0,
    },
  }
  beginRound(p, rng, null)
  return p
}

/** As many as the difficulty says, face up all game (PT-SOLO-3). */
const lichCards = (difficulty: number, rng: Rng): number[] =>
  drawItems(
    LICH_KING.map((_, card) => card),
    difficulty,
    rng,
  ).sort((a, b) => a - b)
