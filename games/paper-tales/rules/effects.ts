import type { Emit, Objection } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { ALONE, NOBODY, type Seat, seatsOf } from '../../../kernel/seat.ts'
import { CARDS } from '../content/cards.ts'
import { SPOTS } from '../content/figures.ts'
import type { Ability, Effect } from '../content/vocabulary.ts'
import { type Kingdom, NONE, type PaperTalesEvent, type PaperTalesMove, type PaperTalesPosition } from '../position.ts'
import { effectOf, flipsOf } from './abilities.ts'
import { addGain, type Gains, gainGold, score } from './ledger.ts'
import { amountOf, tallyOf } from './measure.ts'
import { refuse } from './objections.ts'
import { shapeshift } from './shapeshift.ts'

/*
 * The Deployment effects, one player after another, in ten steps (PT-RUL-12). A source is a spot for the unit on it,
 * REPEAT + spot for a Shadow's repetition of that unit, ARTIFACT + index for an artifact.
 */
const REPEAT = 10
const ARTIFACT = 20

export const STEPS = {
  replace: 1,
  shadow: 2,
  found: 3,
  raise: 4,
  tokens: 5,
  ageOne: 6,
  rejuvenate: 7,
  ageEveryRound: 8,
  agePerCount: 9,
  gains: 10,
} as const
const LAST_STEP = STEPS.gains

/** The step in which a Deployment ability resolves; 0 for those that only change other rules. */
function stepOf({ trigger, effect }: Ability): number {
  switch (effect.type) {
    case 'replaceFromDeck':
      return STEPS.replace
    case 'retriggerFlip':
      return STEPS.shadow
    case 'buildFree':
      return STEPS.found
    case 'upgradeAllBuildings':
      return STEPS.raise
    case 'addAge':
      if (effect.target !== 'chosenOne') return STEPS.tokens
      return trigger === 'flip' ? STEPS.ageOne : effect.per ? STEPS.agePerCount : STEPS.ageEveryRound
    case 'removeAge':
      return STEPS.rejuvenate
    case 'gainGold':
    case 'gainVP':
      return STEPS.gains
    default:
      return 0
  }
}

/** By card and step; flip abilities separate from those of every round. */
const byStep = (wanted: (ability: Ability) => boolean): readonly (readonly (readonly Ability[])[])[] =>
  CARDS.map(({ abilities }) =>
    Array.from({ length: LAST_STEP + 1 }, (_, step) =>
      abilities.filter(ability => ability.phase === 'deploy' && wanted(ability) && stepOf(ability) === step),
    ),
  )
const FLIPS = byStep(({ trigger }) => trigger === 'flip')
const LASTING = byStep(({ trigger }) => trigger === 'everyRound')

/** More points first, then more gold, then chance; fixed now for the whole phase (PT-SIM-1, PT-RUL-17). */
export function beginEffects(p: PaperTalesPosition, rng: Rng, emit: Emit<PaperTalesEvent> | null): void {
  p.stage = 'effects'
  const before = (a: Seat, b: Seat) => p.kingdoms[b].vp - p.kingdoms[a].vp || p.kingdoms[b].gold - p.kingdoms[a].gold
  const order = rng.shuffle([...seatsOf(p.seats)]).sort(before)
  emit?.({ kind: 'order', order })
  p.order = order
  p.turn = 0
  enterStep(p, STEPS.replace)
}

function enterStep(p: PaperTalesPosition, step: number): void {
  p.step = step
  if (step === STEPS.replace) p.shadowed = []
  p.sources = p.turn < p.seats && step < LAST_STEP ? sourcesOf(p, p.kingdoms[p.order[p.turn]], step) : []
}

/** In spot order; repetitions come after the originals (PT-RUL-12). */
function sourcesOf(p: PaperTalesPosition, k: Kingdom, step: number): number[] {
  const sources: number[] = []
  for (let spot = 0; spot < SPOTS; spot++) {
    const card = k.units[spot]
    if (card === NONE) continue
    if (k.fresh[spot] > 0 && (FLIPS[card][step].length > 0 || (step === STEPS.tokens && k.fresh[spot] === 2)))
      sources.push(spot)
    if (LASTING[card][step].length > 0) sources.push(spot)
  }
  for (let i = 0; i < k.artifacts.length; i++) if (LASTING[k.artifacts[i]][step].length > 0) sources.push(ARTIFACT + i)
  for (let i = 0; i < p.shadowed.length; i++)
    if (FLIPS[k.units[p.shadowed[i]]][step].length > 0) sources.push(REPEAT + p.shadowed[i])
  return sources
}

const spotOf = (source: number): number => (source >= ARTIFACT ? NONE : source % REPEAT)
const cardOf = (k: Kingdom, source: number): number =>
  source >= ARTIFACT ? k.artifacts[source - ARTIFACT] : k.units[source % REPEAT]

function abilitiesOf(k: Kingdom, source: number, step: number): readonly Ability[] {
  const card = cardOf(k, source)
  return FLIPS[card][step].length > 0 ? FLIPS[card][step] : LASTING[card][step]
}

/** Resolves until a choice is needed or all are done. True when all are done. */
export function resumeEffects(p: PaperTalesPosition, rng: Rng, emit: Emit<PaperTalesEvent> | null): boolean {
  while (p.turn < p.seats) {
    const seat = p.order[p.turn]
    while (p.sources.length > 0) {
      const options = optionsNow(p, seat)
      if (options && (options.optional ? options.choices.length > 0 : options.choices.length > 1)) {
        p.asked = ALONE[seat]
        return false
      }
      if (!options) resolveUnasked(p, seat, rng, emit)
      else if (options.choices.length === 1) applyChoice(p, seat, options.choices[0], emit)
      nextSource(p)
    }
    if (p.step < LAST_STEP) enterStep(p, p.step + 1)
    else {
      resolveGains(p, seat, emit)
      p.turn++
      enterStep(p, STEPS.replace)
    }
  }
  p.asked = NOBODY
  p.step = 0
  p.shadowed = []
  return true
}

function nextSource(p: PaperTalesPosition): void {
  p.sources = p.sources.slice(1)
}

interface Options {
  /** Spots, or buildings in the step of the Titan. */
  readonly choices: readonly number[]
  readonly optional: boolean
}

/** What the current effect lets its owner choose from; null for effects without a choice. */
function optionsNow(p: PaperTalesPosition, seat: Seat): Options | null {
  const k = p.kingdoms[seat]
  const [source] = p.sources
  const [ability] = abilitiesOf(k, source, p.step)
  if (!ability) return null
  const { effect, optional = false } = ability
  switch (effect.type) {
    case 'retriggerFlip':
      return { choices: shadowTargets(k, effect.excludeIds), optional }
    case 'buildFree':
      return { choices: p.available.filter(building => k.buildings[building] === 0), optional }
    case 'removeAge':
      return { choices: unitSpots(k).filter(spot => k.age[spot] >= effect.amount), optional }
    case 'addAge': {
      if (effect.target !== 'chosenOne') return null
      const tokens = amountOf(k, spotOf(source), effect, tallyOf(k))
      return { choices: tokens > 0 ? unitSpots(k) : [], optional }
    }
    default:
      return null
  }
}

function unitSpots(k: Kingdom): number[] {
  const spots: number[] = []
  for (let spot = 0; spot < SPOTS; spot++) if (k.units[spot] !== NONE) spots.push(spot)
  return spots
}

/** This round's units with flip abilities, except Shadows and Shapeshifters (PT-UNIT-8, PT-RUL-13). */
const shadowTargets = (k: Kingdom, excluded: readonly string[]): number[] =>
  unitSpots(k).filter(
    spot => k.fresh[spot] > 0 && flipsOf(k.units[spot]).length > 0 && !excluded.includes(CARDS[k.units[spot]].id),
  )

export function effectMoves(p: PaperTalesPosition, seat: Seat): PaperTalesMove[] {
  const options = optionsNow(p, seat)
  if (!options) return []
  const moves = options.choices.map(
    (choice): PaperTalesMove =>
      p.step === STEPS.found ? { kind: 'found', building: choice } : { kind: 'target', spot: choice },
  )
  if (options.optional) moves.push({ kind: 'decline' })
  return moves
}

export function effectObjection(p: PaperTalesPosition, seat: Seat, move: PaperTalesMove): Objection | null {
  const options = optionsNow(p, seat)
  if (move.kind === 'decline') return options?.optional ? null : refuse('cannot-decline')
  if (move.kind !== (p.step === STEPS.found ? 'found' : 'target')) return refuse('not-now')
  const choice = move.kind === 'found' ? move.building : move.kind === 'target' ? move.spot : NONE
  return options?.choices.includes(choice) ? null : refuse('no-target')
}

/** The answer to the current question. */
export function answerEffect(
  p: PaperTalesPosition,
  seat: Seat,
  move: PaperTalesMove,
  emit: Emit<PaperTalesEvent> | null,
): void {
  if (move.kind === 'target') applyChoice(p, seat, move.spot, emit)
  else if (move.kind === 'found') applyChoice(p, seat, move.building, emit)
  nextSource(p)
  p.asked = NOBODY
}

function applyChoice(p: PaperTalesPosition, seat: Seat, choice: number, emit: Emit<PaperTalesEvent> | null): void {
  const k = p.kingdoms[seat]
  const [source] = p.sources
  const [{ effect }] = abilitiesOf(k, source, p.step)
  switch (effect.type) {
    case 'retriggerFlip':
      p.shadowed = [...p.shadowed, choice]
      emit?.({ kind: 'shadowed', seat, spot: choice, card: k.units[choice] })
      break
    case 'buildFree':
      k.buildings[choice] = effect.level
      emit?.({ kind: 'founded', seat, building: choice })
      break
    case 'removeAge':
    case 'addAge':
      addTokens(k, seat, choice, tokensNow(p, seat), cardOf(k, source), emit)
      break
  }
}

/**
 * The tokens that the current effect lays on a unit of its owner's choice, counted just before (PT-RUL-14); negative:
 * takes off.
 */
export function tokensNow(p: PaperTalesPosition, seat: Seat): number {
  const k = p.kingdoms[seat]
  const [source] = p.sources
  const [{ effect }] = abilitiesOf(k, source, p.step)
  if (effect.type === 'removeAge') return -effect.amount
  return effect.type === 'addAge' ? amountOf(k, spotOf(source), effect, tallyOf(k)) : 0
}

function resolveUnasked(p: PaperTalesPosition, seat: Seat, rng: Rng, emit: Emit<PaperTalesEvent> | null): void {
  const k = p.kingdoms[seat]
  const [source] = p.sources
  const spot = spotOf(source)
  if (p.step === STEPS.tokens && source < REPEAT && k.fresh[spot] === 2)
    addTokens(k, seat, spot, SHAPESHIFTED_AGE, SHAPESHIFTER, emit)
  for (const { effect } of FLIPS[k.units[spot]][p.step]) resolveFlip(p, seat, spot, effect, rng, emit)
}

const SHAPESHIFTER = CARDS.findIndex((_, card) => effectOf(card, 'replaceFromDeck'))
const SHAPESHIFTED_AGE = effectOf(SHAPESHIFTER, 'replaceFromDeck')?.addAge ?? 0

function resolveFlip(
  p: PaperTalesPosition,
  seat: Seat,
  spot: number,
  effect: Effect,
  rng: Rng,
  emit: Emit<PaperTalesEvent> | null,
): void {
  const k = p.kingdoms[seat]
  switch (effect.type) {
    case 'replaceFromDeck':
      shapeshift(p, seat, spot, effect.maxCost, rng, emit)
      break
    case 'upgradeAllBuildings':
      for (let building = 0; building < k.buildings.length; building++)
        if (k.buildings[building] === 1) {
          k.buildings[building] = 2
          emit?.({ kind: 'raised', seat, building })
        }
      break
    case 'addAge':
      for (const target of unitSpots(k))
        if ((effect.target === 'self') === (target === spot))
          addTokens(k, seat, target, effect.amount, k.units[spot], emit)
      break
  }
}

function addTokens(
  k: Kingdom,
  seat: Seat,
  spot: number,
  tokens: number,
  source: number,
  emit: Emit<PaperTalesEvent> | null,
): void {
  k.age[spot] += tokens
  emit?.({ kind: 'aged', seat, spot, card: k.units[spot], tokens, source })
}

/** All gold and points, counted in the finished kingdom (PT-DEPLOY-11). */
function resolveGains(p: PaperTalesPosition, seat: Seat, emit: Emit<PaperTalesEvent> | null): void {
  const k = p.kingdoms[seat]
  const tally = tallyOf(k)
  const gains: Gains = []
  const gain = (card: number, spot: number) => {
    for (const { effect } of FLIPS[card][STEPS.gains]) {
      if (effect.type === 'gainGold') gainGold(p, seat, card, amountOf(k, spot, effect, tally), emit)
      else if (effect.type === 'gainVP') addGain(gains, card, amountOf(k, spot, effect, tally))
    }
  }
  for (let spot = 0; spot < SPOTS; spot++) if (k.units[spot] !== NONE && k.fresh[spot] > 0) gain(k.units[spot], spot)
  for (let i = k.artifacts.length - k.freshArtifacts; i < k.artifacts.length; i++) gain(k.artifacts[i], NONE)
  for (const spot of p.shadowed) gain(k.units[spot], spot)
  score(p, seat, gains, p.round, emit)
}
