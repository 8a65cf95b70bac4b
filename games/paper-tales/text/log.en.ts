import { elementAt } from '../../../kernel/list.ts'
import type { NameOf } from '../../../kernel/words.ts'
import { plural } from '../../../kernel/words.ts'
import { NONE, type PaperTalesEvent, type Stage } from '../position.ts'
import { name } from './namer.en.ts'
import { phases } from './names.en.ts'

const cards = (count: number) => plural(count, 'card', 'cards')
const points = (count: number) => plural(count, 'point', 'points')
const tokens = (count: number) => plural(count, 'age token', 'age tokens')

const ANSWERED: Readonly<Record<Stage, string>> = {
  recruit: 'has chosen',
  plan: 'is ready',
  pay: 'has decided what to pay for',
  effects: 'has decided',
  keep: 'has decided what to keep',
  build: 'has decided what to build',
  aging: 'has decided whom to save',
  over: 'is done',
}

export function logLine(event: PaperTalesEvent, nameOf: NameOf): string {
  switch (event.kind) {
    case 'round':
      return `Round ${event.round} begins.`
    case 'phase':
      return `${phases[event.phase]}.`
    case 'dealt':
      return `Everybody is dealt ${cards(event.cards)}.`
    case 'reshuffled':
      return `The draw pile is empty: the discard pile, ${cards(event.cards)}, is shuffled.`
    case 'answered':
      return `${nameOf(event.seat)} ${ANSWERED[event.stage]}.`
    case 'opened':
      return 'All decisions are opened.'
    case 'passed':
      return `Packets of ${cards(event.cards)} go to the ${event.direction}.`
    case 'took-up':
      return `${nameOf(event.seat)} takes up ${cards(event.cards)}.`
    case 'entombed':
      return `The ${name.card(event.left)} lies in the left crypt, the ${name.card(event.right)} in the right crypt.`
    case 'revealed':
      return revealed(event, nameOf)
    case 'paid':
      return `${nameOf(event.seat)} pays ${event.gold} gold for ${name.list(event.cards)}.`
    case 'unpaid':
      return unpaid(event, nameOf)
    case 'order':
      return `Deployment effects resolve in this order: ${event.order.map(nameOf).join(', ')}.`
    case 'shapeshifted':
      return event.card === NONE
        ? `${nameOf(event.seat)}’s Shapeshifter finds nobody and stays.`
        : `${nameOf(event.seat)}’s Shapeshifter becomes the ${name.card(event.card)}${event.turned.length > 0 ? `, after ${name.list(event.turned)}` : ''}.`
    case 'shadowed':
      return `${nameOf(event.seat)}’s Shadow repeats the abilities of the ${name.card(event.card)}.`
    case 'founded':
      return `${nameOf(event.seat)}’s Titan puts the ${name.building(event.building)} into play.`
    case 'raised':
      return `${nameOf(event.seat)}’s Golem upgrades the ${name.building(event.building)} to level II.`
    case 'aged':
      return event.tokens < 0
        ? `${name.source(event.source)}: the ${name.card(event.card)} of ${nameOf(event.seat)} loses ${tokens(-event.tokens)}.`
        : `${name.source(event.source)}: the ${name.card(event.card)} of ${nameOf(event.seat)} receives ${tokens(event.tokens)}.`
    case 'gold':
      return `${nameOf(event.seat)} gains ${event.amount} gold (${name.source(event.source)}).`
    case 'vp':
      return event.amount < 0
        ? `${nameOf(event.seat)} loses ${points(-event.amount)} (${name.source(event.source)}).`
        : `${nameOf(event.seat)} gains ${points(event.amount)} (${name.source(event.source)}).`
    case 'kept':
      return `${nameOf(event.seat)} keeps ${event.cards.length === 0 ? 'nothing' : name.list(event.cards)}${event.discarded > 0 ? ` and discards ${cards(event.discarded)}` : ''}.`
    case 'strength':
      return `${nameOf(event.seat)} has strength ${event.total}${event.bonus > 0 ? ` (${event.total - event.bonus} + ${event.bonus})` : ''}.`
    case 'war':
      return war(event, nameOf)
    case 'necropolis':
      return `${name.source(event.source)}: the armies of the Lich King have strength ${event.left} and ${event.right}.`
    case 'lich-vp':
      return `The Lich King gains ${points(event.amount)} (${name.source(event.source)}).`
    case 'built':
      return `${nameOf(event.seat)} constructs the ${name.building(event.building)} at level ${event.level === 1 ? 'I' : 'II'} for ${event.land + event.gold} gold${event.land > 0 && event.gold > 0 ? ` (${event.land} for land)` : ''}.`
    case 'upgraded':
      return `${nameOf(event.seat)} upgrades the ${name.building(event.building)} for ${event.gold} gold.`
    case 'saved':
      return `${nameOf(event.seat)} saves the ${name.card(event.card)}.`
    case 'reborn':
      return `${nameOf(event.seat)} pays ${event.gold} gold: the ${name.card(event.card)} rises again.`
    case 'died':
      return `The ${name.card(event.card)} of ${nameOf(event.seat)} dies with ${tokens(event.tokens)}.`
    case 'time-passed':
      return `Time passes for ${plural(event.spots.length, 'unit', 'units')} of ${nameOf(event.seat)}.`
    case 'ended':
      return 'The chronicle is complete.'
  }
}

type Of<K extends PaperTalesEvent['kind']> = Extract<PaperTalesEvent, { kind: K }>

function revealed(event: Of<'revealed'>, nameOf: NameOf): string {
  const placed = event.units.filter((_, spot) => elementAt(event.fresh, spot) > 0)
  const parts = [
    placed.length > 0 ? `reveals ${name.list(placed)}` : 'reveals no unit',
    event.artifacts > 0 ? `lays ${plural(event.artifacts, 'artifact', 'artifacts')}` : '',
    event.dismissed.length > 0 ? `discards ${name.list(event.dismissed)}` : '',
  ]
  return `${nameOf(event.seat)} ${parts.filter(part => part !== '').join('; ')}.`
}

function unpaid(event: Of<'unpaid'>, nameOf: NameOf): string {
  const parts = [
    event.units.length > 0 ? name.list(event.units) : '',
    event.artifacts > 0 ? plural(event.artifacts, 'artifact', 'artifacts') : '',
  ]
  return `${nameOf(event.seat)} cannot pay for ${parts.filter(part => part !== '').join(', ')}.`
}

function war(event: Of<'war'>, nameOf: NameOf): string {
  const enemy = event.army === null ? nameOf(event.against) : `the ${event.army} army`
  const result = event.won === 0 ? 'loses' : event.won === 1 ? 'wins' : 'wins twice'
  return `${nameOf(event.seat)} ${result} against ${enemy}: ${event.own} to ${event.other}.`
}
