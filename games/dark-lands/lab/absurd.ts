import { defineDetectors, type JudgedMove } from '../../../kernel/conformance/absurd.ts'
import { elementAt } from '../../../kernel/list.ts'
import { BOARD } from '../content/boards.ts'
import type { DarkLandsEvent, DarkLandsMove, DarkLandsPosition } from '../position.ts'

type Choice = JudgedMove<DarkLandsPosition, DarkLandsMove, DarkLandsEvent>
type Capture = Extract<DarkLandsMove, { readonly kind: 'capture' }>

/** A region of this level is worth a card. */
const WORTH_TAKING = 3
/** If this many regions are open when the game ends, everybody has given up. */
const MUCH_LEFT = 20

const isCapture = (move: DarkLandsMove): move is Capture => move.kind === 'capture'
const levelOf = ({ before }: Choice, { cell }: Capture): number => elementAt(before.levels, cell)
const isLate = ({ board, open }: DarkLandsPosition): boolean => open < BOARD[board].size / 3

export const detectors = defineDetectors<DarkLandsPosition, DarkLandsMove, DarkLandsEvent>({
  'ended a turn without a capture that was worth it': choice =>
    choice.move.kind === 'end' &&
    !choice.turn.some(isCapture) &&
    choice.moves.some(other => isCapture(other) && levelOf(choice, other) >= WORTH_TAKING),

  'bought a companion late and captured nothing': ({ before, move, turn }) =>
    move.kind === 'end' && isLate(before) && turn.some(({ kind }) => kind === 'buy') && !turn.some(isCapture),

  'the game was over with much land open': ({ game, after }) => after.open >= MUCH_LEFT && game.outcome(after) !== null,

  'ended a turn with a charge unspent': ({ before, move }) =>
    move.kind === 'end' && before.attackCharge + before.treasureCharge > 0,

  'aimed at land that could be captured at once': ({ move, moves }) =>
    move.kind === 'aim' && moves.some(other => isCapture(other) && other.cell === move.cell),
})
