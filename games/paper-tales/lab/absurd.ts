import { defineDetectors } from '../../../kernel/conformance/absurd.ts'
import { elementAt } from '../../../kernel/list.ts'
import { CARDS } from '../content/cards.ts'
import { ROUNDS } from '../content/figures.ts'
import { DISCARD, type PaperTalesEvent, type PaperTalesMove, type PaperTalesPosition } from '../position.ts'
import { planned } from '../queries.ts'

type Placing = Extract<PaperTalesMove, { readonly kind: 'place' }>

const isPlacing = (move: PaperTalesMove): move is Placing => move.kind === 'place'
const isFree = ({ card }: Placing): boolean => elementAt(CARDS, card).cost === 0

export const detectors = defineDetectors<PaperTalesPosition, PaperTalesMove, PaperTalesEvent>({
  'left a place empty with a free card in hand': ({ move, moves }) =>
    move.kind === 'ready' && moves.some(other => isPlacing(other) && isFree(other)),

  'sent a unit away and left its place empty': ({ before, seat, move, moves }) =>
    move.kind === 'ready' && elementAt(before.kingdoms, seat).plan.old.includes(DISCARD) && moves.some(isPlacing),

  'planned more than the treasury can pay': ({ before, seat, move }) =>
    move.kind === 'ready' && planned(before, seat).isShort,

  'built nothing in the last round': ({ before, move, moves }) =>
    before.round === ROUNDS && before.stage === 'build' && move.kind === 'pass' && moves.length > 1,

  'kept no card although one was there': ({ before, move, moves }) =>
    before.round < ROUNDS &&
    move.kind === 'keep' &&
    move.cards.length === 0 &&
    moves.some(other => other.kind === 'keep' && other.cards.length > 0),
})
