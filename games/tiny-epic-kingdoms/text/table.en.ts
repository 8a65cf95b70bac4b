import { elementAt } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { plural, refusalText, type TableWords, wordFrom } from '../../../kernel/words.ts'
import { ACTIONS, type Action } from '../content/figures.ts'
import { START_UNITS, WAR_VALUE } from '../content/resources.ts'
import { type Frame, type TekEvent, type TekMove, type TekPosition, topFrame } from '../position.ts'
import { askedNow, harvestNow, lastCall, risingPrice } from '../queries.ts'
import { HOUSE } from './house.ts'
import { cardName, die, logLine, REASONS, SCORES } from './log.en.ts'
import { names } from './names.en.ts'
import { refusals } from './refusals.en.ts'

const { region: land, units } = names

function prompt(p: TekPosition, seat: Seat): string {
  const frame = topFrame(p)
  if (p.over || !frame) return 'The game is over.'
  return askedNow(p).includes(seat) ? ask(p, frame, seat) : 'Others are deciding.'
}

function ask(p: TekPosition, frame: Frame, seat: Seat): string {
  switch (frame.kind) {
    case 'draft':
      return 'Choose your people: its magic is what you will learn.'
    case 'card':
      return 'Choose your territory card: one of its sides will be your home.'
    case 'charters':
      return `Choose the side of your card that will be your home, and split ${plural(START_UNITS, 'unit', 'units')} over ${USES}. Nobody sees it until all have chosen.`
    case 'settle':
      return 'Put your two armies into one region of your home: its terrain is what they collect.'
    case 'bare':
      return 'Choose the home region where no unknown find, good or bad, will wait: it stays without a token.'
    case 'select':
      return `You are the active player: select an action you can use, for everybody may perform it.${latest(p)}`
    case 'respond': {
      const id = elementAt(ACTIONS, p.action)
      const action = `${names.actions[id]}: ${DEEDS[id]}`
      if (seat === p.active) return `${action}, or do nothing.`
      const { units: fixed, choice } = harvestNow(p, seat)
      const parts = [
        ...(fixed.mana + fixed.ore + fixed.food > 0 || choice === 0 ? [units(fixed)] : []),
        ...(choice > 0 ? [`${plural(choice, 'unit', 'units')} of your choice`] : []),
      ]
      return `${action}, or collect ${parts.join(' and ')}.`
    }
    case 'again':
      return frame.why === 'gallop'
        ? 'Gallop: this army may patrol once more.'
        : frame.why === 'swarm'
          ? 'Swarm: another army may patrol or stand up.'
          : 'Tireless: now an army may patrol.'
    case 'exchange':
      return 'Fair exchange: you may trade once more.'
    case 'gain':
      return `Choose ${plural(frame.count, 'unit', 'units')} to gain (${REASONS[frame.why]}): ${USES}.`
    case 'war':
      return `War for ${land(frame.region)}: set a number in secret, the higher one wins and both pay; or the white flag, which costs nothing.`
    case 'raise':
      return 'One more axe: spend a unit to raise your total in this war, or hold.'
    case 'pay':
      return `Pay ${frame.due} for the war: a mana counts ${WAR_VALUE.mana}, an ore ${WAR_VALUE.ore}${frame.single > 0 ? `; ${frame.single} less with one resource only` : ''}.`
    case 'give':
      return `Give ${plural(frame.count, 'unit', 'units')} of your choice.`
    case 'lair':
      return 'Dragon’s Lair: burn a level of the loser’s tower instead of taking the army?'
    case 'fate':
      return 'Your army is beaten: let it retreat, which costs food, or give it up.'
    case 'plunder':
      return 'Plunder: take a unit from the loser.'
    case 'rise':
      return `Raise the fallen: pay ${risingPrice(p, seat)} food for a new army here?`
    case 'bandit':
      return 'Bandits! Pay them off or lose the army.'
    case 'clash':
    case 'token':
      return 'Wait.'
  }
}

/** What each resource is for. */
const USES = 'mana (magic, war), ore (tower, war) and food (armies)'

/** What performing an action means. */
const DEEDS: Readonly<Record<Action, string>> = {
  patrol: 'move an army to a region beside it',
  quest: 'take an army to another territory',
  build: 'raise your tower for ore',
  research: 'learn magic for mana',
  expand: 'bring an army into play for food',
  trade: 'turn units of one resource into another',
}

/** TEK-R-76, announced in good time. */
const latest = (p: TekPosition): string => {
  const left = lastCall(p)
  return left === null ? '' : ` House rule: the game ends in ${plural(left, 'refresh', 'refreshes')} at the latest.`
}

function moveWords(move: TekMove): string {
  switch (move.kind) {
    case 'faction':
      return `Lead the ${names.factions[move.faction]}`
    case 'card':
      return `Take the card ${cardName(move.card)}`
    case 'found':
      return `Live in ${names.territories[move.side]} with ${units(move)}`
    case 'settle':
      return `Settle in ${land(move.region)}`
    case 'bare':
      return `Leave ${land(move.region)} without a token`
    case 'select':
      return `Select ${names.actions[move.action]}`
    case 'pass':
      return 'Do nothing'
    case 'done':
      return 'Leave it at that'
    case 'build':
      return 'Build the next level of your tower'
    case 'research':
      return 'Learn the next level of magic'
    case 'hold':
      return 'Spend nothing more'
    case 'patrol':
      return `Patrol from ${land(move.from)} to ${land(move.to)}`
    case 'quest':
      return `Quest from ${land(move.from)} to ${land(move.to)}`
    case 'swap':
      return `Switch your army in ${land(move.from)} with the one in ${land(move.to)}`
    case 'stand':
      return `Stand up the army in ${land(move.region)}`
    case 'mobilise':
      return `Mobilise in ${land(move.region)}${move.ore > 0 ? `, ${move.ore} ore in place of food` : ''}`
    case 'trade':
      return `Trade ${move.count} ${names.resources[move.give]} for ${names.resources[move.take]}`
    case 'collect':
      return move.mana + move.ore + move.food > 0 ? `Collect, choosing ${units(move)}` : 'Collect resources'
    case 'gain':
      return `Gain ${units(move)}`
    case 'pay':
      return `Pay ${units(move)}`
    case 'give':
      return `Give ${units(move)}`
    case 'die':
      return `Set ${die(move.face)}`
    case 'raise':
      return `Raise with 1 ${names.resources[move.resource]}`
    case 'plunder':
      return `Take 1 ${names.resources[move.resource]}`
    case 'lair':
      return move.use ? 'Burn a level of the tower' : 'Let the dragon sleep'
    case 'rise':
      return move.use ? 'Raise an army from the fallen' : 'Let the fallen lie'
    case 'retreat':
      return `Retreat from ${land(move.from)} to ${land(move.to)}`
    case 'carry':
      return `Carry the army from ${land(move.from)} home to ${land(move.to)}`
    case 'church':
      return `Bring the army from ${land(move.from)} to the church in ${land(move.to)}`
    case 'relocate':
      return `Move the last army from ${land(move.from)} to ${land(move.to)}`
    case 'give-up':
      return `Give up the army in ${land(move.from)}`
    case 'bribe':
      return `Pay off the bandits with ${units(move)}`
    case 'lose':
      return 'Lose the army to the bandits'
  }
}

export const tableWords: TableWords<TekPosition, TekMove, TekEvent> = {
  title: 'Tiny Epic Kingdoms',
  tagline: 'A tower, magic, and wars by secret dice.',
  house: HOUSE.en,
  options: {
    factions: {
      label: 'Peoples',
      hint: 'How the thirteen peoples come to the players.',
      values: { random: 'Dealt at random', drafted: 'Drafted from a small open row', chosen: 'Chosen freely in turn' },
    },
    territories: { label: 'Territories', values: { random: 'Dealt at random', chosen: 'Chosen in turn' } },
    exploration: { label: 'Exploration tokens', hint: 'Face-down finds on every empty region.' },
    first: {
      label: 'First player',
      values: { random: 'At random', '1': 'Seat 1', '2': 'Seat 2', '3': 'Seat 3', '4': 'Seat 4', '5': 'Seat 5' },
    },
  },
  prompt,
  move: move => moveWords(move),
  event: logLine,
  objection: refusalText(refusals),
  source: wordFrom(SCORES),
}
