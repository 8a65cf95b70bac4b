import type { Rng } from '../../kernel/rng.ts'
import { MAX_FRAME_BYTES, parseClientMessage } from '../../wire/client-message.ts'
import { PROPOSAL_KINDS } from '../../wire/table-events.ts'
import { garbled, mutated, nested, oddValue } from './mutate.ts'

/** What must come back. `close`: the code with which the connection closes. */
export type Expected =
  | { readonly kind: 'not-understood' }
  | { readonly kind: 'answered'; readonly id: string; readonly accepted: number | null }
  | { readonly kind: 'close'; readonly code: number }

export interface Frame {
  readonly data: string | Buffer
  readonly binary: boolean
  readonly expected: Expected
}

/** A table as known to somebody who may not act there now. */
export interface Target {
  readonly table: string
  /** The number of the last event. */
  readonly number: number
  /** A legal move of another seat. */
  readonly foreignMove: object
  /** An accepted frame of this person's own seat, word for word, and its number. */
  readonly accepted: { readonly frame: string; readonly id: string; readonly number: number } | null
}

let count = 0
const anId = () => `f${++count}`

const NOT_UNDERSTOOD: Expected = { kind: 'not-understood' }
const TOO_LARGE = 1009
const NOT_UTF8 = 1007

const text = (data: string, expected: Expected): Frame => ({ data, binary: false, expected })

/** One frame that must be answered and must change nothing. */
export function someFrame(target: Target, rng: Rng): Frame {
  const kinds: readonly (() => Frame)[] = [
    () => mutation(target, rng),
    () => mutation(target, rng),
    () => mutation(target, rng),
    () => garbage(target, rng),
    () => refusal(target, rng),
    () => refusal(target, rng),
    () => replay(target) ?? refusal(target, rng),
    () => deep(target, rng),
    () => binary(target, rng),
    () => (rng.below(8) === 0 ? breach(rng) : garbage(target, rng)),
  ]
  return rng.pick(kinds)()
}

const templates = ({ table, number, foreignMove }: Target): readonly Record<string, unknown>[] => [
  { kind: 'ping', id: anId() },
  { kind: 'watch', table },
  { kind: 'leave', table },
  { kind: 'lobby', on: true },
  { kind: 'move', table, id: anId(), seen: number, move: foreignMove },
  { kind: 'moves', table, id: anId(), seen: number, moves: [foreignMove, foreignMove] },
  { kind: 'undo', table, id: anId(), seen: number },
  ...PROPOSAL_KINDS.map(what => ({ kind: 'propose', table, id: anId(), what })),
  { kind: 'agree', table, id: anId(), proposal: number },
  { kind: 'resign', table, id: anId() },
  { kind: 'stand-in', table, id: anId() },
  { kind: 'look', table, id: anId(), moves: 0 },
  { kind: 'chat', table, id: anId(), text: 'hello' },
]

/** A message with a small defect. If it is still valid, it is left out. */
function mutation(target: Target, rng: Rng): Frame {
  for (;;) {
    const message = mutated(rng.pick(templates(target)), rng)
    const data = JSON.stringify(message)
    if (Buffer.byteLength(data) > MAX_FRAME_BYTES) return text(data, { kind: 'close', code: TOO_LARGE })
    if (parseClientMessage(JSON.parse(data)) === null) return text(data, NOT_UNDERSTOOD)
  }
}

function garbage(target: Target, rng: Rng): Frame {
  for (;;) {
    const data = garbled(JSON.stringify(rng.pick(templates(target))), rng)
    if (data !== '' && !isMessage(data)) return text(data, NOT_UNDERSTOOD)
  }
}

function isMessage(data: string): boolean {
  try {
    return parseClientMessage(JSON.parse(data)) !== null
  } catch {
    return false
  }
}

/** Well formed, but refused: not one's turn, not one's table, not now. */
function refusal({ table, number, foreignMove }: Target, rng: Rng): Frame {
  const id = anId()
  const seen = rng.pick([0, number, number + 1, number + 1000, Number.MAX_SAFE_INTEGER])
  const nowhere = rng.pick(['nowhere', `${table}x`, "' or ''='", '../..'])
  const message = rng.pick([
    { kind: 'move', table, id, seen, move: foreignMove },
    { kind: 'move', table, id, seen, move: oddValue(rng) },
    { kind: 'moves', table, id, seen, moves: [foreignMove, oddValue(rng)] },
    { kind: 'move', table: nowhere, id, seen, move: foreignMove },
    { kind: 'agree', table, id, proposal: rng.below(1000) + 1_000_000 },
    { kind: 'resign', table: nowhere, id },
    { kind: 'look', table: nowhere, id, moves: 0 },
    { kind: 'look', table, id, moves: number + 1 + rng.below(1000) },
    { kind: 'chat', table: nowhere, id, text: 'hello' },
  ])
  return text(JSON.stringify(message), { kind: 'answered', id, accepted: null })
}

/** A repeated command gets its former answer. */
function replay({ accepted }: Target): Frame | null {
  return accepted && text(accepted.frame, { kind: 'answered', id: accepted.id, accepted: accepted.number })
}

function deep({ table, number }: Target, rng: Rng): Frame {
  if (rng.below(2) === 0) return text('['.repeat(1 + rng.below(MAX_FRAME_BYTES - 1)), NOT_UNDERSTOOD)
  const id = anId()
  const message = { kind: 'move', table, id, seen: number, move: nested(1 + rng.below(2000)) }
  return text(JSON.stringify(message), { kind: 'answered', id, accepted: null })
}

/** Bytes instead of text. */
function binary(target: Target, rng: Rng): Frame {
  const bytes = Buffer.from(Array.from({ length: 1 + rng.below(200) }, () => rng.below(256)))
  return isMessage(String(bytes)) ? mutation(target, rng) : { data: bytes, binary: true, expected: NOT_UNDERSTOOD }
}

/** What the WebSocket protocol itself forbids. */
function breach(rng: Rng): Frame {
  if (rng.below(2) === 0) return text('x'.repeat(MAX_FRAME_BYTES + 1), { kind: 'close', code: TOO_LARGE })
  return { data: Buffer.from([0xff, 0xfe, 0xc0]), binary: false, expected: { kind: 'close', code: NOT_UTF8 } }
}
