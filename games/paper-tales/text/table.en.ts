import { elementAt } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { plural, refusalText, type TableWords } from '../../../kernel/words.ts'
import type { PaperTalesEvent, PaperTalesMove, PaperTalesPosition } from '../position.ts'
import { directionOf, effectStep, keepLimit } from '../queries.ts'
import { logLine } from './log.en.ts'
import { name } from './namer.en.ts'
import { buildings, rows } from './names.en.ts'
import { refusals } from './refusals.en.ts'

export const tableWords: TableWords<PaperTalesPosition, PaperTalesMove, PaperTalesEvent> = {
  title: 'Paper Tales',
  tagline: 'A paper theatre whose units grow older every round.',
  options: {
    gates: {
      label: 'Beyond the Gates',
      hint: 'The first expansion: new units, new buildings, or both.',
      values: { none: 'Not in play', units: 'Units only', buildings: 'Buildings only', both: 'Units and buildings' },
    },
    forge: { label: 'Forge of Legends', hint: 'The second expansion: units, buildings and legendary artifacts.' },
    buildings: {
      label: 'Buildings drawn with the Gates',
      hint: 'Three that join Town, Tavern, Mine and Temple. Only with the buildings of Beyond the Gates.',
      values: { random: 'Random', ...buildings },
    },
    forgeBuildings: {
      label: 'Buildings drawn with the Forge',
      hint: 'Two that join the five of the base game. Only with the Forge and without the buildings of the Gates.',
      values: {
        random: 'Random',
        inn: buildings.inn,
        sawmill: buildings.sawmill,
        'royal-palace': buildings['royal-palace'],
      },
    },
    duel: { label: 'Special rules for two', hint: 'Packets of nine cards, and double strength wins two wars.' },
    difficulty: {
      label: 'Difficulty',
      hint: 'How many Lich King cards are in play.',
      values: { 0: '0: an introduction', 1: '1: easy', 2: '2: normal', 3: '3: hard', 4: '4: merciless' },
    },
  },
  prompt,
  move,
  event: logLine,
  objection: refusalText(refusals),
  source: source => name.source(source),
  heading: name.heading,
}

function prompt(p: PaperTalesPosition, seat: Seat): string {
  if (p.stage === 'over') return 'The game is over.'
  if (!p.asked.includes(seat))
    return p.stage === 'effects' ? 'Another player is resolving Deployment effects.' : 'The others are still deciding.'
  const k = elementAt(p.kingdoms, seat)
  switch (p.stage) {
    case 'recruit':
      if (p.seats === 1)
        return 'Take one card for your hand, lay one in the left crypt; the last goes to the right. The crypts arm the Lich King.'
      if (p.duel)
        return `Take one card out of ${k.packet.length} for this round’s hand, and discard another, so that your opponent does not get it.`
      return `Take one card out of ${k.packet.length} for this round’s hand; the rest goes to the ${directionOf(p.round)}.`
    case 'plan':
      return 'Plan your deployment: the top row fights, the bottom row works. Lay cards, move or discard old units, then say you are ready.'
    case 'pay':
      return `You have ${k.gold} gold, not enough for everything: choose what to pay for, the rest is discarded.`
    case 'effects':
      return effectPrompt(p)
    case 'keep':
      return `Keep up to ${plural(keepLimit(k), 'card', 'cards')} for the next round; the rest is discarded.`
    case 'build':
      return `Construct or upgrade one building for its bonus and its points, or do nothing. You have ${k.gold} gold.`
    case 'aging':
      return 'Decide which dying units are saved and serve another round.'
  }
}

function effectPrompt(p: PaperTalesPosition): string {
  switch (effectStep(p)) {
    case 'shadow':
      return 'Shadow: choose a unit deployed this round whose flip abilities it repeats, or none.'
    case 'found':
      return 'Titan: choose a building to put into play for free, or none.'
    case 'rejuvenate':
      return 'Gatekeeper: choose a unit that loses an age token, or none.'
    case 'ageEveryRound':
      return 'Silver Hourglass: choose a unit that receives an age token, or none.'
    case 'agePerCount':
      return 'Master Alchemist: choose the unit that receives the age tokens.'
    default:
      return 'Time Master: choose the unit that receives the age tokens.'
  }
}

function move(order: PaperTalesMove, p: PaperTalesPosition, seat: Seat): string {
  const k = elementAt(p.kingdoms, seat)
  const unit = (spot: number) => name.card(elementAt(k.units, spot))
  const units = (spots: readonly number[]) => spots.map(unit).join(', ')
  switch (order.kind) {
    case 'pick':
      return `Take the ${name.card(order.card)}`
    case 'split':
      return `Take the ${name.card(order.card)}, discard the ${name.card(order.discard)}`
    case 'muster':
      return `Take the ${name.card(order.card)}, lay the ${name.card(order.left)} in the left crypt`
    case 'dismiss':
      return `Discard the ${unit(order.spot)}`
    case 'move':
      return `Move the ${unit(order.spot)} to the other row`
    case 'restore':
      return `Leave the ${unit(order.spot)} where it was`
    case 'place':
      return `Lay the ${name.card(order.card)} in the ${rows[order.row]}`
    case 'withdraw':
      return `Take the ${name.card(order.card)} back from the ${rows[order.row]}`
    case 'equip':
      return `Lay the artifact ${name.card(order.card)}`
    case 'unequip':
      return `Take the artifact ${name.card(order.card)} back`
    case 'ready':
      return 'Ready'
    case 'pay': {
      const paid = [...order.spots.map(unit), ...order.artifacts.map(name.card)]
      return paid.length === 0 ? 'Pay for nothing' : `Pay for ${paid.join(', ')}`
    }
    case 'target':
      return `Choose the ${unit(order.spot)}`
    case 'found':
      return `Put the ${name.building(order.building)} into play`
    case 'decline':
      return 'Decline'
    case 'keep':
      return order.cards.length === 0 ? 'Keep nothing' : `Keep ${name.list(order.cards)}`
    case 'build':
      return `Construct the ${name.building(order.building)} at level ${order.level === 1 ? 'I' : 'II'}`
    case 'upgrade':
      return `Upgrade the ${name.building(order.building)}`
    case 'pass':
      return 'Build nothing'
    case 'spare': {
      const parts = [
        order.saved.length > 0 ? `save ${units(order.saved)}` : '',
        order.paying.length > 0 ? `pay for ${units(order.paying)}` : '',
      ].filter(part => part !== '')
      return parts.length === 0 ? 'Save nobody' : parts.join('; ').replace(/^./, first => first.toUpperCase())
    }
  }
}
