import { elementAt } from '../../../kernel/list.ts'
import { form, plural } from '../../../kernel/words.ts'
import { CARDS } from '../content/cards.ts'
import { ROUNDS } from '../content/figures.ts'
import { LICH_KING, NECROPOLIS } from '../content/solo.ts'
import { described as describedEn } from '../text/abilities.en.ts'
import { name as nameEn } from '../text/namer.en.ts'
import * as english from '../text/names.en.ts'
import { faceOf, fullOf, isVariable } from './face.ts'
import type { TableText } from './text.ts'
import { minus } from './text.ts'

export const text: TableText = {
  card: nameEn.card,
  building: nameEn.building,
  face: card => faceOf(describedEn, card),
  figures: card => {
    const { artifact, cost, strength, vp, copies } = elementAt(CARDS, card)
    const first = artifact
      ? `Artifact, ${plural(vp, 'point', 'points')} at the end`
      : `Cost ${minus(cost)}, strength ${strength}${isVariable(card) ? ' (varies)' : ''}`
    return `${first}; ${plural(copies, 'copy', 'copies')} in the game`
  },
  full: card => fullOf(describedEn, card),
  described: describedEn,
  phases: english.phases,
  resources: english.resources,
  round: round => `Round ${round} of ${ROUNDS}`,
  roundName: round => `Round ${round}`,
  vp: 'points',
  strength: 'strength',
  hand: 'Your hand',
  packet: 'The packet',
  buildings: 'Buildings',
  kingdomOf: name => `The kingdom of ${name}`,
  topRow: 'The top row fights',
  bottomRow: 'The bottom row works',
  placeHere: 'Place it here',
  thirdSpot: 'The fifth spot opens with a level II building',
  thirdSpotSoon: 'The fifth spot opens at the next deployment',
  worth: either => `${either.join(' or ')} ${form(either.at(-1) ?? 0, 'point', 'points')}`,
  taken: 'Taken so far',
  passLeft: 'The rest goes to the left. Nobody sees your choice.',
  passRight: 'The rest goes to the right. Nobody sees your choice.',
  passDuel: 'The rest goes to your opponent. Nobody sees your choice.',
  keepThenDiscard: 'Choose a card to take, then one to discard.',
  takeThenLeft: 'Choose a card to take, then one for the left crypt; the third goes to the right.',
  take: card => `Take ${card}`,
  takeAndDiscard: (card, other) => `Take ${card}, discard ${other}`,
  takeAndEntomb: (card, left) => `Take ${card}, ${left} to the left crypt`,
  keepCards: cards => (cards.length === 0 ? 'Keep nothing' : `Keep ${cards.join(' and ')}`),
  chooseCard: 'Choose a card',
  planHint: 'Drag a card to a row, or press card and row. Drag a unit to the other row, or down here to discard it.',
  payHint: 'Press the cards on the stage that you pay for. The others are discarded.',
  mercyHint: 'Press a unit on the stage to save it. The others marked die.',
  paid: 'paid',
  unpaid: 'discarded',
  toPay: (name, paid) => (paid ? `${name}, paid; press to discard it` : `${name}, discarded; press to pay for it`),
  fates: { dies: 'dies', saved: 'saved', paying: 'pays to survive' },
  leaves: 'discarded',
  moves: 'moves',
  unit: (name, age, strength) =>
    `${name}, strength ${strength}${age > 0 ? `, ${plural(age, 'age token', 'age tokens')}` : ''}`,
  newUnit: name => `${name}, new in this plan; press to take it back`,
  emptySpot: 'An empty spot',
  price: (price, gold, brought) => `Costs ${price} of your ${brought > 0 ? `${gold} + ${brought}` : gold} gold`,
  stillOpen: 'not certain yet',
  short: 'You cannot pay for all of it: you will choose what stays.',
  ready: 'Ready',
  readyWithNobody: 'Ready: deploy nobody',
  waitingFor: names => `Waiting for ${names}`,
  level: level => (level === 1 ? 'I' : 'II'),
  plan: 'not built',
  levelFigures: (level, cost, points) =>
    `Level ${level === 1 ? 'I' : 'II'}: ${cost}; ${plural(points, 'point', 'points')} at the end`,
  fifthSpot:
    'At level II both bonuses work, and the first building at that level opens the fifth spot at the next deployment.',
  offer: (move, price) => `${move}, ${price} gold`,
  artifacts: 'Artifacts',
  source: nameEn.source,
  artifactRow: 'Artifacts in play',
  back: 'Back to my kingdom',
  leftNeighbour: 'left',
  rightNeighbour: 'right',
  rival: 'opponent',
  unknownYet: 'strength not known yet',
  narration: {
    title: (round, chapters) => `Round ${round}: ${chapters.join(', ').toLowerCase()}`,
    end: 'Final scoring',
    war: (seats, side) => (seats === 1 ? `War with the ${side} army` : seats === 2 ? 'War' : `War on the ${side}`),
    died: 'Died',
    saved: 'Saved',
    before: 'Points before',
    after: 'Points',
  },
  lich: 'The Lich King',
  lichWins: (lich, own) => `The Lich King wins, ${lich} to ${own}`,
  lichBeaten: (name, own, lich) => `${name} beats the Lich King, ${own} to ${lich}`,
  lichShort: 'Lich',
  lichCard: card => english.lichKing[elementAt(LICH_KING, card).id],
  necropolis: card => english.necropolis[elementAt(NECROPOLIS, card).id],
  necropolisAhead: 'The Necropolis card of this round is turned up in the war.',
  armyStrength: 'Strength of the army',
  leftCrypt: 'Left crypt',
  rightCrypt: 'Right crypt',
  facedown: cards => `${plural(cards, 'artifact', 'artifacts')} face down`,
}
