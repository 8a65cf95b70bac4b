import { isRecord } from '../../../kernel/json.ts'
import { BUILDINGS, CARDS } from '../content/cards.ts'
import { SPOTS } from '../content/figures.ts'
import { ROWS } from '../content/vocabulary.ts'
import type { MoveKind, PaperTalesMove } from '../position.ts'

type Check = (value: unknown) => boolean

const below =
  (limit: number): Check =>
  value =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < limit

const card = below(CARDS.length)
const spot = below(SPOTS)
const building = below(BUILDINGS.length)
const level: Check = value => value === 1 || value === 2
const row: Check = value => ROWS.some(known => known === value)

/** Lists inside a move are sorted; `strictly` leaves no room for repetition. */
const sorted =
  (item: Check, strictly: boolean): Check =>
  value =>
    Array.isArray(value) &&
    value.length <= 16 &&
    value.every((entry, i) => item(entry) && (i === 0 || (strictly ? entry > value[i - 1] : entry >= value[i - 1])))

const spots = sorted(spot, true)
const cards = sorted(card, false)

const FORMS: Readonly<Record<MoveKind, Readonly<Record<string, Check>>>> = {
  pick: { card },
  split: { card, discard: card },
  muster: { card, left: card },
  dismiss: { spot },
  move: { spot },
  restore: { spot },
  place: { card, row },
  withdraw: { card, row },
  equip: { card },
  unequip: { card },
  ready: {},
  pay: { spots, artifacts: cards },
  target: { spot },
  found: { building },
  decline: {},
  keep: { cards },
  build: { building, level },
  upgrade: { building },
  pass: {},
  spare: { saved: spots, paying: spots },
}

const isKind = (kind: unknown): kind is MoveKind => typeof kind === 'string' && Object.hasOwn(FORMS, kind)

export function isMove(value: unknown): value is PaperTalesMove {
  if (!isRecord(value) || !isKind(value.kind)) return false
  const form = FORMS[value.kind]
  const fields = Object.keys(form)
  return Object.keys(value).length === fields.length + 1 && fields.every(field => form[field](value[field]))
}
