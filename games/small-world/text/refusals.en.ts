import { plural, type Refusals } from '../../../kernel/words.ts'
import type { ObjectionCode } from '../queries.ts'
import { camps, coins, tokens } from './log.en.ts'
import { priceSum, type SpokenPart } from './refusal.ts'

const players = (count: number): string => plural(count, 'player', 'players')

const s = (one: string, many: string) => (count: number) => (count === 1 ? one : many)

const PARTS: Readonly<Record<SpokenPart, (count: number) => string>> = {
  tokens: s('defender', 'defenders'),
  camps: s('encampment', 'encampments'),
  tribe: s('lost tribe', 'lost tribes'),
  mountain: s('mountain', 'mountains'),
  fortress: s('fortress', 'fortresses'),
  lair: s('lair', 'lairs'),
  discount: s('discount', 'discounts'),
  pips: s('pip', 'pips'),
}

const GUARDS: Readonly<Record<string, string>> = { hole: 'A hole', hero: 'A hero', dragon: 'The dragon' }

export const refusals: Refusals<ObjectionCode> = {
  'not-your-turn': () => 'It is another player’s turn.',
  'not-now': () => 'This is not what is being decided now.',
  'no-such-combo': f => `There are only ${plural(Number(f.combos), 'combo', 'combos')} on offer.`,
  'too-dear': f => `This combo costs ${coins(Number(f.price))}; you have ${f.coins}.`,
  'no-such-region': f => `This map has no region number ${f.region}.`,
  'own-region': () => 'Your race already holds this region.',
  water: () => 'Only a Seafaring race can conquer seas and lakes.',
  'not-an-entry': () => 'A race that is not on the map enters at its edge or on the shore of a sea at the edge.',
  'out-of-reach': () => 'This region does not border one of yours.',
  immune: f => `${GUARDS[String(f.guard)] ?? 'Something'} protects this region: opponents cannot conquer it.`,
  peace: () => 'A Diplomat has made peace with you: you may not attack that race before its owner’s next turn.',
  'empty-hand': () => 'You have no token in hand; a conquest needs at least one.',
  'too-few-tokens': f => `${priceSum(f, PARTS)}, you have ${f.have}.`,
  affordable: f => `${priceSum(f, PARTS)}, and you have ${f.have}: conquer it without the die.`,
  'beyond-the-die': f => `${priceSum(f, PARTS)}, you have ${f.have}: the die gives 3 at most.`,
  'rolls-before': () => 'A Berserk race rolls before each conquest and makes no last attempt.',
  'no-roll': () => 'Only a Berserk race rolls before a conquest.',
  'already-rolled': f => `You have rolled ${f.pips}: conquer a region you can pay for with it, or finish.`,
  'no-target': () => 'There is nothing within reach to roll for.',
  'no-dragon': () => 'Your race has no dragon.',
  'dragon-used': () => 'The dragon has conquered this turn already.',
  'dragon-at-sea': () => 'The dragon conquers on land only.',
  'no-exchange': () => 'Only Sorcerers exchange tokens.',
  'exchange-used': () => 'You have exchanged a token of this opponent this turn already.',
  'exchange-not-lone': f => `This region holds ${tokens(Number(f.tokens))}; only a lone token can be exchanged.`,
  'exchange-not-active': () => 'Only a token of an opponent’s active race can be exchanged.',
  'exchange-encamped': () => 'An encampment protects the token from an exchange.',
  'exchange-no-tokens': () => 'The tray holds no Sorcerer to exchange for.',
  'exchange-first': () => 'Sorcerers must hold a region before they can exchange.',
  'exchange-far': () => 'Sorcerers exchange only in a region that borders one of theirs.',
  'taken-this-turn': () => 'You took this region this turn: its tokens stay until redeployment.',
  'not-held': () => 'This race does not hold that region.',
  'nothing-to-lift': () => 'There is nothing to take from here.',
  'already-placing': () => 'You have begun to place tokens; undo that to take more.',
  'too-many': f => `You want to place ${f.count} and have ${f.have} to place.`,
  'tokens-left': f => `You still have ${tokens(Number(f.left))} to place.`,
  'tokens-missing': f =>
    `You must lay ${tokens(Number(f.need))} aside and have ${f.have} in hand: take more off the map.`,
  'no-need-to-leave': () => 'There are enough tokens to keep every region.',
  'camps-left': f => `You still have ${camps(Number(f.left))} to place.`,
  'has-fortress': () => 'This region has a fortress already.',
  'has-hero': () => 'A hero is here already.',
  'heroes-left': f => `Heroes still to place: ${f.left}.`,
  'no-ally': () => 'Name an opponent.',
  'ally-attacked': () => 'You attacked this opponent’s active race this turn.',
  'map-too-small': f => `This map is for ${players(Number(f.players))} at most, and there are ${f.seats} of you.`,
  'no-such-seat': f => `There is no seat ${f.seat}: the table has ${plural(Number(f.seats), 'seat', 'seats')}.`,
  'not-in-the-box': f => `“${f.id}” is not in the game with these options.`,
  'custom-shape': f => `Home-made content: “${f.path}” is missing or not of the right form.`,
  'custom-unknown': f => `Home-made content: “${f.path}” is unknown here. Known: ${f.known}.`,
  'custom-number': f => `Home-made content: “${f.path}” must be a whole number from ${f.min} to ${f.max}.`,
  'custom-race-number': f => `Home-made content: “${f.path}” must be a whole number from ${f.min} to ${f.max}.`,
  'custom-power-number': f => `Home-made content: “${f.path}” must be a whole number from ${f.min} to ${f.max}.`,
  'custom-tokens': f =>
    `Home-made content: the race needs ${tokens(Number(f.need))}, and “${f.path}” lends only ${f.have}.`,
  'custom-words': f => `Home-made content: “${f.path}” must be a text, in characters from ${f.min} to ${f.max}.`,
  'custom-choice': f => `Home-made content: “${f.path}” cannot be “${f.value}”. Possible: ${f.values}.`,
  'custom-too-many': f => `Home-made content: “${f.path}” lists ${f.count}; the most allowed is ${f.max}.`,
}
