import { elementAt } from '../../../kernel/list.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import { form, listOf, type NameOf, plural, winnersOf } from '../../../kernel/words.ts'
import { FACTIONS } from '../content/factions.ts'
import { FLAG, LAST_REFRESH } from '../content/figures.ts'
import { SIDE_IDS } from '../content/map.ts'
import { type EndReason, NONE, type Source, type TekEvent } from '../position.ts'
import { names } from './names.en.ts'

/* What happened, as sentences. */

const { region: land, units } = names

/** A face of the war die. */
export const die = (face: number): string => (face === FLAG ? 'the white flag' : String(face))

const territory = (side: number): string => names.territories[elementAt(SIDE_IDS, side)]

export const cardName = (card: number): string => `${territory(2 * card)} / ${territory(2 * card + 1)}`

export const REASONS = {
  enter: 'for entering the region',
  treasure: 'treasure',
  gift: 'the host’s gift',
  breakfast: 'second breakfast',
  harvest: 'harvest of souls',
  spoils: 'spoils',
  scavenge: 'scavengers',
  restless: 'restless',
} as const

const END: Readonly<Record<EndReason, string>> = {
  none: '',
  armies: 'has all seven armies in play',
  tower: 'has built the tower to the top',
  magic: 'has learned all magic',
  long: `House rule: at refresh ${LAST_REFRESH} the game ends.`,
}

/** "Galson (Anna: 2 mana, 1 food)" */
const homes = ({ homes, stock }: Extract<TekEvent, { kind: 'charters-opened' }>, nameOf: NameOf): string =>
  seatsOf(homes.length)
    .map(seat => {
      const [mana = 0, ore = 0, food = 0] = stock.slice(3 * seat, 3 * seat + 3)
      return `${territory(elementAt(homes, seat))} (${nameOf(seat)}: ${units({ mana, ore, food })})`
    })
    .join(', ')

export function logLine(event: TekEvent, nameOf: NameOf): string {
  switch (event.kind) {
    case 'faction-taken':
      return `${nameOf(event.seat)} leads the ${names.factions[elementAt(FACTIONS, event.faction)]}.`
    case 'card-taken':
      return `${nameOf(event.seat)} takes the card ${cardName(event.card)}.`
    case 'lost-kingdom':
      return `The Lost Kingdom is ${territory(event.side)}.`
    case 'charter-sealed':
      return `${nameOf(event.seat)} has chosen a home.`
    case 'charters-opened':
      return `The homes are ${homes(event, nameOf)}.`
    case 'settled':
      return `${nameOf(event.seat)} settles in ${land(event.region)}.`
    case 'left-bare':
      return `${nameOf(event.seat)} leaves ${land(event.region)} without a token.`
    case 'tokens-laid':
      return `${plural(event.count, 'token is', 'tokens are')} laid out face down.`
    case 'refreshed':
      return `${nameOf(event.seat)} refreshes the action card${event.skips ? ' and skips the turn' : ''}.`
    case 'selected':
      return `${nameOf(event.seat)} selects ${names.actions[event.action]}.`
    case 'passed':
      return `${nameOf(event.seat)} does nothing.`
    case 'moved':
      return `${nameOf(event.seat)} ${event.how === 'patrol' ? 'patrols' : 'quests'} from ${land(event.from)} to ${land(event.to)}.`
    case 'swapped':
      return `${nameOf(event.seat)} and ${nameOf(event.other)} switch armies between ${land(event.from)} and ${land(event.to)}.`
    case 'stood':
      return `${nameOf(event.seat)} stands up an army in ${land(event.region)}.`
    case 'built':
      return `${nameOf(event.seat)} builds tower level ${event.level} for ${event.ore} ore.`
    case 'researched':
      return `${nameOf(event.seat)} learns magic level ${event.level} for ${event.mana} mana.`
    case 'mobilised':
      return `${nameOf(event.seat)} mobilises in ${land(event.region)} for ${units({ mana: 0, ore: event.ore, food: event.food })}.`
    case 'traded':
      return `${nameOf(event.seat)} trades ${event.count} ${names.resources[event.give]} for ${event.got} ${names.resources[event.take]}.`
    case 'collected':
      return `${nameOf(event.seat)} collects ${units(event)}.`
    case 'gained':
      return `${nameOf(event.seat)} gains ${units(event)} (${REASONS[event.why]}).`
    case 'war-began':
      return `${nameOf(event.attacker)} attacks ${event.allied ? 'the ally ' : ''}${nameOf(event.defender)} in ${land(event.region)}.`
    case 'die-set':
      return `${nameOf(event.seat)} has set a die.`
    case 'dice-shown':
      return `The dice: ${nameOf(event.attacker)} shows ${die(elementAt(event.dice, 0))}, ${nameOf(event.defender)} shows ${die(elementAt(event.dice, 1))}.`
    case 'raised':
      return `${nameOf(event.seat)} adds 1 ${names.resources[event.resource]} and reaches ${event.total}.`
    case 'allied':
      return `${nameOf(event.attacker)} and ${nameOf(event.defender)} make an alliance in ${land(event.region)}.`
    case 'war-won':
      return `${nameOf(event.winner)} wins the war against ${nameOf(event.loser)} for ${land(event.region)} (${event.totals[0]} : ${event.totals[1]}).`
    case 'alliance-broken':
      return `The alliance is broken: ${nameOf(event.loser)} must leave ${listOf('en', event.regions.map(land))} to ${nameOf(event.winner)}.`
    case 'paid':
      return `${nameOf(event.seat)} pays ${units(event)} for the war (${event.due} due).`
    case 'gave':
      return `${nameOf(event.seat)} gives ${units(event)} to ${nameOf(event.to)}.`
    case 'captured':
      return `${nameOf(event.seat)} captures the neutral army in ${land(event.region)}; neutral armies left: ${event.left}.`
    case 'tower-burnt':
      return `${nameOf(event.by)} sends the dragon: the tower of ${nameOf(event.seat)} falls to level ${event.level}.`
    case 'withdrew':
      return `${nameOf(event.seat)} ${WITHDRAWALS[event.how]} from ${land(event.from)} to ${land(event.to)}${event.food > 0 ? ` for ${event.food} food` : ''}.`
    case 'stayed':
      return `The last army of ${nameOf(event.seat)} finds no free region and stays in ${land(event.region)}.`
    case 'fell':
      return `${nameOf(event.seat)} loses an army in ${land(event.region)}${event.why === 'bandit' ? ' to bandits' : ''}.`
    case 'crown-moved':
      return event.from === NONE
        ? `${nameOf(event.seat)} finds the crown.`
        : `${nameOf(event.seat)} takes the crown from ${nameOf(event.from)}.`
    case 'plundered':
      return `${nameOf(event.seat)} plunders 1 ${names.resources[event.resource]} from ${nameOf(event.from)}.`
    case 'rose':
      return `${nameOf(event.seat)} raises an army from the fallen in ${land(event.region)} for ${event.food} food.`
    case 'token-found':
      return `${nameOf(event.seat)} turns up a token in ${land(event.region)}: ${names.tokens[event.token]}.`
    case 'bribed':
      return `${nameOf(event.seat)} pays off the bandits with ${units(event)}.`
    case 'end-near':
      return event.seat === NONE
        ? END[event.why]
        : `${nameOf(event.seat)} ${END[event.why]}: the game ends with the next refresh.`
    case 'lost-in-ruins':
      return `${nameOf(event.seat)} loses ${plural(event.count, 'army', 'armies')} in ${land(event.region)}.`
    case 'scored':
      return `${nameOf(event.seat)} scores ${plural(event.points, 'point', 'points')}: ${SCORES[event.source]}.`
    case 'game-ended': {
      const winners = winnersOf(event.places, nameOf)
      return `The game is over. ${listOf('en', winners)} ${form(winners.length, 'wins', 'win')}.`
    }
  }
}

const WITHDRAWALS = {
  retreat: 'retreats',
  carry: 'carries the army home',
  church: 'finds sanctuary',
  relocate: 'saves the last army',
  spared: 'is spared and retreats',
} as const

export const SCORES: Readonly<Record<Source, string>> = {
  armies: 'armies in play',
  magic: 'magic',
  ability: 'level 5 of your people',
  tower: 'tower',
  capitals: 'capitals',
  crown: 'crown',
  cities: 'cities',
  'lost-kingdom': 'regions of the Lost Kingdom',
  trophies: 'trophies',
}
