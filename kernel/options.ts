import type { Facts, Game, Objection, Options } from './game.ts'
import { err, type Json, ok, type Result, sameData } from './json.ts'
import type { OptionSpec } from './option-spec.ts'
import { oneOf } from './shape.ts'

export type { OptionSpec } from './option-spec.ts'

const objection = (code: string, figures: Objection['figures']): Objection => ({ code, rule: 'options', figures })

export const isOfferedTo = (spec: OptionSpec, seats: number): boolean => spec.seats?.includes(seats) ?? true

/** The values of a choice available to this number of players. */
export const valuesFor = (spec: Extract<OptionSpec, { kind: 'choice' }>, seats: number): readonly string[] =>
  spec.values.filter(value => spec.valueSeats?.[value]?.includes(seats) ?? true)

/** Fills in defaults. Refuses unknown names and invalid values. */
export function parseOptions(
  game: Game,
  seats: number,
  given: Readonly<Record<string, unknown>>,
): Result<Options, Objection> {
  const { min, max } = game.facts.seats
  if (!Number.isInteger(seats) || seats < min || seats > max) return err(objection('seat-count', { seats, min, max }))
  // A stored match names every option; those not offered to its number of players have their defaults.
  const stray = Object.keys(given).find(
    id =>
      !game.facts.options.some(
        spec => spec.id === id && (isOfferedTo(spec, seats) || sameData(given[id], spec.default)),
      ),
  )
  if (stray !== undefined) return err(objection('unknown-option', { option: stray }))
  const options: Record<string, Json> = {}
  for (const spec of game.facts.options) {
    const value = isOfferedTo(spec, seats) ? (given[spec.id] ?? spec.default) : spec.default
    if (!fits(spec, seats, value)) return err(objection('bad-option', { option: spec.id, value: describe(value) }))
    options[spec.id] = value as Json
  }
  const refused = game.optionsObjection(options, seats)
  return refused ? err(refused) : ok(options)
}

function fits(spec: OptionSpec, seats: number, value: unknown): boolean {
  switch (spec.kind) {
    case 'choice':
      return oneOf(spec.values)(value)
    case 'flag':
      return typeof value === 'boolean'
    case 'picks':
      return value === 'random' || isSelection(value, spec.values, spec.counts[seats])
    case 'text':
      return typeof value === 'string' && value.length <= spec.maxLength
    case 'data':
      return true
  }
}

const isSelection = (value: unknown, values: readonly string[], count: number | undefined): boolean =>
  Array.isArray(value) &&
  value.length === count &&
  new Set(value).size === count &&
  value.every(item => values.includes(item))

const describe = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 80)

/** Reads options written in text, as on a command line: `tribes=elf+orc`, `tokens=yes`. */
export function readOptionText(facts: Facts, text: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(text).map(([id, word]) => [
      id,
      readValue(
        facts.options.find(spec => spec.id === id),
        word,
      ),
    ]),
  )
}

const YES_NO: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  on: true,
  no: false,
  false: false,
  off: false,
}

function readValue(spec: OptionSpec | undefined, word: string): unknown {
  if (spec?.kind === 'flag') return YES_NO[word] ?? word
  if (spec?.kind === 'picks') return word === 'random' ? word : word.split('+')
  return word
}
