import { defineDetectors, type JudgedMove } from '../../../kernel/conformance/absurd.ts'
import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { CARDS } from '../content/cards.ts'
import { ROUNDS } from '../content/figures.ts'
import { DISCARD, type PaperTalesEvent, type PaperTalesMove, type PaperTalesPosition } from '../position.ts'
import { planned } from '../queries.ts'

type Choice = JudgedMove<PaperTalesPosition, PaperTalesMove, PaperTalesEvent>
type Placing = Extract<PaperTalesMove, { readonly kind: 'place' }>

const isPlacing = (move: PaperTalesMove): move is Placing => move.kind === 'place'
const isFree = ({ card }: Placing): boolean => elementAt(CARDS, card).cost === 0

/** The treasury could pay for the plan with this card as well. */
function isPaid({ game, before, seat }: Choice, move: Placing): boolean {
  const after = game.clone(before)
  game.play(after, seat, move, Rng.fromSeed('lab'), null)
  return !planned(after, seat).isShort
}

export const detectors = defineDetectors<PaperTalesPosition, PaperTalesMove, PaperTalesEvent>({
  'left a place empty with a free card in hand': choice =>
    choice.move.kind === 'ready' &&
    choice.moves.some(other => isPlacing(other) && isFree(other) && isPaid(choice, other)),

  'sent a unit away and left its place empty': choice =>
    choice.move.kind === 'ready' &&
    elementAt(choice.before.kingdoms, choice.seat).plan.old.includes(DISCARD) &&
    choice.moves.some(other => isPlacing(other) && isPaid(choice, other)),

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
