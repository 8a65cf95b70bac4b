import { defineDetectors } from '../../../kernel/conformance/absurd.ts'
import type { TekEvent, TekMove, TekPosition } from '../position.ts'

type Trade = Extract<TekMove, { readonly kind: 'trade' }>
type March = Extract<TekMove, { readonly from: number; readonly to: number }>

const isTrade = (move: TekMove): move is Trade => move.kind === 'trade'
const isMarch = (move: TekMove): move is March => move.kind === 'patrol' || move.kind === 'quest'
const isIdle = ({ kind }: TekMove): boolean => kind === 'pass' || kind === 'done' || kind === 'collect'
const isPoints = ({ kind }: TekMove): boolean => kind === 'build' || kind === 'research'

export const detectors = defineDetectors<TekPosition, TekMove, TekEvent>({
  'selected an action and did nothing': ({ before, seat, move, turn }) =>
    move.kind === 'pass' && before.active === seat && turn.at(-2)?.kind === 'select',

  'attacked, then showed the white flag and lost': ({ events }) =>
    events.some(
      ({ kind, ...told }) => kind === 'dice-shown' && 'dice' in told && told.dice[0] === 0 && told.dice[1] !== 0,
    ),

  'collected nothing': ({ moves, events }) =>
    moves.some(move => !isIdle(move)) &&
    events.some(event => event.kind === 'collected' && event.mana + event.ore + event.food === 0),

  'traded back what was just traded': ({ move, turn }) =>
    isTrade(move) &&
    turn.slice(0, -1).some(done => isTrade(done) && done.give === move.take && done.take === move.give),

  'marched back where the army came from': ({ move, earlier }) => {
    if (!isMarch(move)) return false
    const last = earlier.at(-1)?.filter(isMarch).at(-1)
    return last?.to === move.from && last.from === move.to
  },

  'let points lie in the last turns': ({ before, move, moves }) =>
    before.ending !== 'none' && isIdle(move) && moves.some(isPoints),
})
