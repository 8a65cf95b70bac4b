import { plural } from '../../../kernel/words.ts'
import { type CardId, cardNumber } from '../content/cards.ts'
import {
  type Condition,
  type Effect,
  type Gain,
  type Quantity,
  RESOURCES,
  type Resource,
} from '../content/vocabulary.ts'
import { type AbilityWords, describeIn, lowerFirst, sentence, signed } from './abilities.ts'
import { name } from './namer.en.ts'
import { phases } from './names.en.ts'

const ONE: Readonly<Record<Resource, string>> = { food: 'food', wood: 'wood', diamond: 'diamond' }
const amountOf = (count: number, resource: Resource): string =>
  resource === 'diamond' ? plural(count, 'diamond', 'diamonds') : `${count} ${ONE[resource]}`
const tokens = (count: number): string => plural(count, 'age token', 'age tokens')
const gains = (amount: number, gain: Gain): string =>
  `${amount < 0 ? '−' : '+'}${gain === 'vp' ? plural(Math.abs(amount), 'point', 'points') : `${Math.abs(amount)} gold`}`
const ROW = { top: 'top row', bottom: 'bottom row' } as const

function quantity(q: Quantity): string {
  switch (q.kind) {
    case 'resource':
      return q.resources.length === RESOURCES.length
        ? 'for each resource you produce'
        : `for ${q.resources.map(resource => `each ${ONE[resource]}`).join(' and ')}`
    case 'building':
      return q.level === undefined
        ? 'for each of your buildings'
        : `for each of your level ${q.level === 1 ? 'I' : 'II'} buildings`
    case 'unit':
      if ('row' in q.where) return `for each of your units in the ${ROW[q.where.row]}`
      if ('costAtMost' in q.where) return `for each of your units of cost ${q.where.costAtMost} or less`
      return `for each of your units of strength ${q.where.strengthAtLeast} or more`
    case 'goldHeld':
      return q.step === undefined ? 'for each gold you hold' : `for every ${q.step} gold you hold`
    case 'ageOnSelf':
      return 'for each age token on it'
    case 'ageInKingdom':
      return 'for each age token in your kingdom'
    case 'ageOnDying':
      return 'for each age token on your dying units'
    case 'artifact':
      return 'for each of your artifacts'
    case 'otherUnits':
      return 'for each of your other units'
    case 'distinctUnitCost':
      return 'for each different cost among your units'
    case 'incomeThisRound':
      return 'for each gold of this round’s income'
    case 'survivorWithAge':
      return 'for each of your surviving units with an age token'
  }
}

function condition(c: Condition): string {
  switch (c.kind) {
    case 'resourceAtLeast':
      return c.n === 1
        ? `if you produce ${c.resource === 'diamond' ? 'diamonds' : ONE[c.resource]}`
        : `if you produce at least ${amountOf(c.n, c.resource)}`
    case 'allResources':
      return 'if you produce all three resources'
    case 'ageOnSelfAtLeast':
      return c.n === 1 ? 'while it has an age token' : `while it has at least ${tokens(c.n)}`
    case 'ageOnSelfExactly':
      return `if it has exactly ${tokens(c.n)}`
    case 'artifactsAtLeast':
      return c.n === 1 ? 'while you have an artifact' : `while you have at least ${c.n} artifacts`
    case 'warsWonAtLeast':
      return c.n === 1 ? 'if you won a war this round' : `if you won at least ${c.n} wars this round`
    case 'deathsAtLeast':
      return c.n === 1 ? 'if one of your units dies' : `if at least ${c.n} of your units die`
    case 'row':
      return `while in the ${ROW[c.row]}`
    case 'unitCostAtLeast':
      return `if you have a unit of cost ${c.cost} or more`
  }
}

function effect(e: Effect, per: string, when: string, max: string): string {
  switch (e.type) {
    case 'gainGold':
      return sentence(gains(e.amount, 'gold'), per, when, max)
    case 'gainVP':
      return sentence(gains(e.amount, 'vp'), per, when, max)
    case 'strength':
      if (e.mode === 'set') return sentence(`Strength ${e.amount}`, when)
      return sentence(
        e.scope === 'self' ? `${signed(e.amount)} strength` : `Your kingdom: ${signed(e.amount)} strength`,
        per,
        when,
        max,
      )
    case 'perWarWon':
      return per === ''
        ? sentence(gains(e.amount, e.gain), 'for each war you won', when)
        : sentence(`For each war you won: ${gains(e.amount, e.gain)}`, per, when)
    case 'onDeath': {
      const gain = gains(e.amount, e.gain)
      if (e.of === 'self') return sentence(`When it dies: ${gain}`, per, when)
      return sentence(gain, per || 'for each of your units that dies', when)
    }
    case 'addAge':
      if (e.target === 'self') return sentence(`Put ${tokens(e.amount)} on it`)
      if (e.target === 'others') return sentence(`Put ${tokens(e.amount)} on each of your other units`)
      return sentence(`Put ${tokens(e.amount)}`, per, 'on one of your units')
    case 'removeAge':
      return sentence(`Take ${tokens(e.amount)} off one of your units`)
    case 'fightFromBack':
      return 'Fights from the bottom row too.'
    case 'neverDies':
      return 'Never dies.'
    case 'upgradeAllBuildings':
      return 'All your level I buildings become level II.'
    case 'ignoreLandCost':
      return 'You pay nothing for land.'
    case 'cannotFight':
      return sentence('Does not fight', when)
    case 'diesAtAge':
      return `Dies only with ${tokens(e.min)} or more.`
    case 'preventDeath':
      return `Save one of your units that would die with exactly ${tokens(e.exactAge)}.`
    case 'payToSurvive':
      return `Pay ${e.gold} gold when it would die: it stays and loses its age tokens.`
    case 'buildFree':
      return `Put one of your unbuilt buildings into play at level ${e.level === 1 ? 'I' : 'II'} for free.`
    case 'retriggerFlip': {
      const excluded = e.excludeIds.map(id => name.card(cardNumber(id as CardId))).join(' or ')
      return `Repeat all flip abilities of a unit deployed this round (no ${excluded}).`
    }
    case 'replaceFromDeck':
      return `Turn over cards of the draw pile until a unit of cost ${e.maxCost} or less comes up: it replaces this one for free, with ${tokens(e.addAge)}.`
    case 'payGoldForResource':
      return e.resources.length === RESOURCES.length
        ? `Pay ${e.gold} gold instead of any required resource, as often as you like.`
        : `Pay ${e.gold} gold instead of a required ${e.resources.map(resource => ONE[resource]).join(' or ')}, as often as you like.`
    case 'convertResource':
      return `Use your ${ONE[e.from]} as ${e.to.map(resource => (resource === 'diamond' ? 'diamonds' : ONE[resource])).join(' or ')}, one for one.`
    case 'reduceLandCost':
      return `Land costs you ${e.amount} gold less.`
    case 'artifactCostFixed':
      return `Each artifact costs you ${e.amount} gold.`
    case 'keepLimit':
      return `You may keep up to ${e.amount} cards for the next round.`
  }
}

const words: AbilityWords = {
  phase: { ...phases, end: 'End of the game' },
  flip: '(once)',
  optional: text => `You may ${lowerFirst(text)}`,
  produces: ({ type, amount }, per, when) => sentence(`Produces ${amountOf(amount, type)}`, per, when),
  quantity,
  condition,
  effect,
  max: most => `(${most} at most)`,
  cost: ({ cost }) => {
    const needed = RESOURCES.flatMap(resource => {
      const count = cost.resources[resource]
      return count ? [amountOf(count, resource)] : []
    })
    return `${needed.join(', ')}${cost.alternativeGold === undefined ? '' : ` or ${cost.alternativeGold} gold`}`
  },
  necropolis: ({ leftBase, rightBase, flatVP }, scoring) => {
    const counted =
      scoring.per === 'cardsWithResource'
        ? `for each card in the crypts that shows ${scoring.resource === 'diamond' ? 'a diamond' : ONE[scoring.resource]}`
        : scoring.per === 'pairsOfCostAtMost'
          ? `for each pair of cards of cost ${scoring.cost} or less in the crypts`
          : `for each card of cost ${scoring.cost} or more in the crypts`
    return sentence(
      `Armies ${leftBase} and ${rightBase}. The Lich King:`,
      flatVP > 0 ? `${gains(flatVP, 'vp')}, and` : '',
      gains(scoring.amount, 'vp'),
      counted,
    )
  },
  lich: ({ effect: e }) => {
    if (e.type === 'armyStrength') return `Both armies: ${signed(e.amount)} strength.`
    const counted = {
      playerDeaths: 'for each of your units that dies',
      playerGold:
        e.step === undefined ? 'for each gold you hold after Income' : `for every ${e.step} gold you hold after Income`,
      playerBuildingsNotLevel2: 'at the end for each available building you do not have at level II, built or not',
    }
    return sentence(`The Lich King: ${gains(e.amount, 'vp')}`, counted[e.per])
  },
}

export const described = describeIn(words)
