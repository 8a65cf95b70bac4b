import { seatsOf } from '../../../kernel/seat.ts'
import { type NameOf, plural } from '../../../kernel/words.ts'
import type { IncomeLine, SmallWorldEvent, Source } from '../position.ts'
import { comboWord, raceWord, regionWord } from './names.en.ts'

export const tokens = (count: number): string => plural(count, 'token', 'tokens')
export const coins = (count: number): string => plural(count, 'coin', 'coins')
export const camps = (count: number): string => plural(count, 'encampment', 'encampments')
const regions = (count: number): string => plural(count, 'region', 'regions')

/** What happened, as a line of the game log. */
export function logLine(event: SmallWorldEvent, nameOf: NameOf): string {
  switch (event.kind) {
    case 'round':
      return `Round ${event.round} begins.`
    case 'turn':
      return `It is ${nameOf(event.seat)}’s turn.`
    case 'picked': {
      const price = event.price > 0 ? `, pays ${coins(event.price)}` : ''
      const found = event.found > 0 ? `, finds ${coins(event.found)}` : ''
      return `${nameOf(event.seat)} picks the ${comboWord(event.race, event.power)}${price}${found} and takes ${tokens(event.tokens)}.`
    }
    case 'offered':
      return `The ${comboWord(event.race, event.power)} join the offer in place ${event.place + 1}.`
    case 'badges-shuffled':
      return `${plural(event.count, 'discarded badge is', 'discarded badges are')} shuffled into a new stack.`
    case 'readied':
      return `${nameOf(event.seat)}’s ${raceWord(event.race)} get ready: ${tokens(event.hand)} in hand.`
    case 'abandoned':
      return `${nameOf(event.seat)}’s ${raceWord(event.race)} abandon ${regionWord(event.at)}.`
    case 'rolled':
      return event.at
        ? `${nameOf(event.seat)} rolls for ${regionWord(event.at)}: ${pips(event.pips)}.`
        : `${nameOf(event.seat)} rolls before conquering: ${pips(event.pips)}.`
    case 'conquered':
      return conquered(event, nameOf)
    case 'repelled':
      return `The ${raceWord(event.race)} of ${nameOf(event.seat)} are thrown back from ${regionWord(event.at)}, with ${tokens(event.left)} left.`
    case 'recruited':
      return `${nameOf(event.seat)}’s ${raceWord(event.race)} gain ${tokens(event.tokens)} from the tray.`
    case 'lifted':
      return `${nameOf(event.seat)} lifts ${tokens(event.tokens)} (${raceWord(event.race)}) from ${regionWord(event.at)}.`
    case 'placed':
      return `${nameOf(event.seat)} places ${tokens(event.tokens)} (${raceWord(event.race)}) in ${regionWord(event.at)}.`
    case 'vacated':
      return `${nameOf(event.seat)}’s ${raceWord(event.race)} are too few and abandon ${regionWord(event.at)}.`
    case 'laid-aside':
      return `${nameOf(event.seat)} lays ${tokens(event.tokens)} (${raceWord(event.race)}) aside.`
    case 'camps-lifted':
      return `${nameOf(event.seat)} takes ${camps(event.camps)} from ${regionWord(event.at)}.`
    case 'encamped':
      return `${nameOf(event.seat)} places ${camps(event.camps)} in ${regionWord(event.at)}.`
    case 'fortified':
      return `${nameOf(event.seat)} builds a fortress in ${regionWord(event.at)}.`
    case 'hero':
      return `A hero of ${nameOf(event.seat)} guards ${regionWord(event.at)}.`
    case 'scored': {
      const parts = event.lines.length > 0 ? `: ${event.lines.map(incomeLine).join(', ')}` : ''
      return `${nameOf(event.seat)} gets ${coins(event.total)}${parts}.`
    }
    case 'allied':
      return `${nameOf(event.seat)} makes peace with ${nameOf(event.ally)}.`
    case 'declined':
      return `${nameOf(event.seat)}’s ${raceWord(event.race)} go into decline, holding ${regions(event.regions)}.`
    case 'gone':
      return `${nameOf(event.seat)}’s ${raceWord(event.race)} are gone; their banner can come back to the offer.`
    case 'ended':
      return `The coins are shown: ${seatsOf(event.coins.length)
        .map(seat => `${nameOf(seat)} ${event.coins[seat]}`)
        .join(', ')}.`
  }
}

const pips = (count: number): string => (count === 0 ? 'a blank' : String(count))

const BY = { tokens: '', die: ' with the die', dragon: ' with the dragon', exchange: ' by an exchange' } as const

function conquered(event: SmallWorldEvent & { kind: 'conquered' }, nameOf: NameOf): string {
  const { victim } = event
  const parts = [
    `${nameOf(event.seat)}’s ${raceWord(event.race)} conquer ${regionWord(event.at)}${BY[event.by]} with ${tokens(event.tokens)}`,
  ]
  if (event.tribe) parts.push('a lost tribe is no more')
  if (victim) {
    const fates = [
      victim.lost > 0 ? `lose ${tokens(victim.lost)}` : '',
      victim.withdrawn > 0 ? `withdraw ${tokens(victim.withdrawn)}` : '',
      victim.camps > 0 ? `save ${camps(victim.camps)}` : '',
    ].filter(fate => fate !== '')
    parts.push(`${nameOf(victim.seat)}’s ${raceWord(victim.race)} ${fates.join(' and ')}`)
  }
  if (event.hole) parts.push('a hole is dug')
  return `${parts.join('; ')}.`
}

export const sources: Readonly<Record<Source, string>> = {
  start: 'Starting coins',
  price: 'Paid for combos',
  found: 'Found on combos',
  regions: 'Regions of the active race',
  declined: 'Regions in decline',
  race: 'Races',
  power: 'Powers',
}

const INCOME: Readonly<Record<Source, string>> = {
  start: 'at the start',
  price: 'paid',
  found: 'found',
  regions: 'for regions',
  declined: 'in decline',
  race: 'for the race',
  power: 'for the power',
}

const incomeLine = (line: IncomeLine): string => `${line.points} ${INCOME[line.source]} (${raceWord(line.race)})`
