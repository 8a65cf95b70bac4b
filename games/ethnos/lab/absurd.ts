import { defineDetectors, type JudgedMove } from '../../../kernel/conformance/absurd.ts'
import { elementAt } from '../../../kernel/list.ts'
import { tribeOf } from '../content/cards.ts'
import { ELF } from '../content/tribes.ts'
import { type EthnosEvent, type EthnosMove, type EthnosPosition, NONE } from '../position.ts'

type Band = Extract<EthnosMove, { readonly kind: 'band' }>
type Choice = JudgedMove<EthnosPosition, EthnosMove, EthnosEvent>

const isBand = (move: EthnosMove): move is Band => move.kind === 'band'

/** Elves keep cards in hand, so a band led by one may leave some out. */
const losesTheRest = ({ leader }: Band): boolean => tribeOf(leader) !== ELF

/** Only the cards lie on the table: no marker, no glory, no token, no step, nothing drawn. */
const bringsNothing = ({ events }: Choice): boolean =>
  events.every(({ kind }) => kind === 'band' || kind === 'laid-out' || kind === 'declined')

export const detectors = defineDetectors<EthnosPosition, EthnosMove, EthnosEvent>({
  'a band of one that brings nothing': choice =>
    isBand(choice.move) &&
    choice.move.cards.length === 1 &&
    bringsNothing(choice) &&
    choice.moves.some(other => !isBand(other) || other.cards.length > 1),

  'left out a card that fits': ({ move, moves }) =>
    isBand(move) &&
    losesTheRest(move) &&
    moves.some(
      other =>
        isBand(other) &&
        other.leader === move.leader &&
        other.kingdom === move.kingdom &&
        other.cards.length === move.cards.length + 1,
    ),

  'a small band out of a hand that holds a large one': ({ move, moves }) =>
    isBand(move) &&
    losesTheRest(move) &&
    moves.some(other => isBand(other) && other.cards.length >= move.cards.length + 3),

  'no marker although the band was large enough': ({ move, moves }) =>
    isBand(move) &&
    move.kingdom === NONE &&
    moves.some(
      other =>
        isBand(other) &&
        other.kingdom !== NONE &&
        other.leader === move.leader &&
        other.cards.length === move.cards.length,
    ),

  'kept fewer cards than allowed': ({ before, seat, move, moves }) =>
    move.kind === 'keep' &&
    elementAt(before.hands, seat).length > move.cards.length &&
    moves.some(other => other.kind === 'keep' && other.cards.length > move.cards.length),
})
