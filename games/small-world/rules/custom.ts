import type { Objection } from '../../../kernel/game.ts'
import { isIntegerIn, isRecord, type Json } from '../../../kernel/json.ts'
import { FALLBACK, LANGUAGES } from '../../../kernel/languages.ts'
import { keysOf } from '../../../kernel/record.ts'
import { SYMBOLS, TERRAINS } from '../content/maps.ts'
import { MAX_CUSTOM_POWER, MAX_CUSTOM_RACE } from '../content/pieces.ts'
import { RACES } from '../content/races.ts'
import type { Custom, CustomPower, CustomRace, Printed } from '../position.ts'
import { COIN_OCCASIONS, type Effect, type EffectId } from './effects.ts'
import { refuse } from './objections.ts'

/* The blank banner and badge: data from a player's file, checked field by field before anybody plays with it. */

const MAX_EFFECTS = 6
const MAX_NAME = 40
const MAX_TEXT = 300

type Field =
  | { readonly is: 'number'; readonly min: number; readonly max: number }
  | { readonly is: 'choice'; readonly values: readonly string[] }
  | { readonly is: 'where'; readonly besideOwn: boolean }
  | { readonly is: 'yes' }

const upTo = (max: number): Field => ({ is: 'number', min: 1, max })
const oneOf = (values: readonly string[]): Field => ({ is: 'choice', values })

/** The fields that each effect needs; those in `MAY` can be left out. */
const MUST: Readonly<Record<EffectId, Readonly<Record<string, Field>>>> = {
  raiders: { tokens: upTo(4) },
  'enter-anywhere': {},
  fly: {},
  sail: {},
  tunnels: { symbol: oneOf(SYMBOLS) },
  discount: { tokens: upTo(3), where: { is: 'where', besideOwn: true } },
  'roll-first': {},
  dragon: {},
  exchange: {},
  holes: { count: upTo(4) },
  'no-losses': {},
  lairs: {},
  recruit: { every: upTo(6) },
  encampments: { count: upTo(5) },
  fortress: { coins: { is: 'number', min: 0, max: 3 } },
  heroes: { count: upTo(2) },
  coins: { coins: upTo(10), per: oneOf(COIN_OCCASIONS) },
  peace: {},
  'late-decline': {},
  undying: {},
  linger: {},
}

const MAY: Partial<Record<EffectId, Readonly<Record<string, Field>>>> = {
  coins: { where: { is: 'where', besideOwn: false }, inDecline: { is: 'yes' } },
}

export const EFFECT_IDS = keysOf(MUST)

/** A badge is gone in decline, so it cannot make a race undying. */
export const POWER_EFFECT_IDS = EFFECT_IDS.filter(id => id !== 'undying')

export function customObjection(value: Json): Objection | null {
  if (value === null) return null
  if (!isRecord(value)) return refuse('custom-shape', { path: 'custom' })
  const stray = strayIn(value, ['race', 'power'], 'custom')
  if (stray) return stray
  if (value.race === undefined && value.power === undefined) return refuse('custom-shape', { path: 'custom' })
  return raceObjection(value.race) ?? powerObjection(value.power)
}

function raceObjection(race: unknown): Objection | null {
  if (race === undefined) return null
  if (!isRecord(race)) return refuse('custom-shape', { path: 'race' })
  const stray = strayIn(race, ['name', 'text', 'number', 'tokensOf', 'effects'], 'race')
  if (stray) return stray
  if (!isIntegerIn(race.number, 1, MAX_CUSTOM_RACE))
    return refuse('custom-race-number', { path: 'race.number', min: 1, max: MAX_CUSTOM_RACE })
  const lender = RACES.find(printed => printed.id === race.tokensOf)
  if (!lender)
    return choiceObjection(
      'race.tokensOf',
      race.tokensOf,
      RACES.map(printed => printed.id),
    )
  const wrong = wordsObjection(race, 'race') ?? effectsObjection(race.effects, 'race.effects', EFFECT_IDS)
  if (wrong) return wrong
  const need = race.number + raidersIn(race.effects)
  if (lender.tokens < need) return refuse('custom-tokens', { path: 'race.tokensOf', need, have: lender.tokens })
  return null
}

function powerObjection(power: unknown): Objection | null {
  if (power === undefined) return null
  if (!isRecord(power)) return refuse('custom-shape', { path: 'power' })
  const stray = strayIn(power, ['name', 'text', 'number', 'effects'], 'power')
  if (stray) return stray
  if (!isIntegerIn(power.number, 0, MAX_CUSTOM_POWER))
    return refuse('custom-power-number', { path: 'power.number', min: 0, max: MAX_CUSTOM_POWER })
  return wordsObjection(power, 'power') ?? effectsObjection(power.effects, 'power.effects', POWER_EFFECT_IDS)
}

const raidersIn = (effects: unknown): number =>
  (effects as readonly Effect[]).reduce((sum, each) => sum + (each.effect === 'raiders' ? each.tokens : 0), 0)

function strayIn(value: Record<string, unknown>, known: readonly string[], path: string): Objection | null {
  const stray = Object.keys(value).find(key => !known.includes(key))
  return stray === undefined ? null : refuse('custom-unknown', { path: `${path}.${stray}`, known: known.join(', ') })
}

const choiceObjection = (path: string, value: unknown, values: readonly string[]): Objection =>
  refuse('custom-choice', { path, value: String(value).slice(0, 40), values: values.join(', ') })

function wordsObjection(from: Record<string, unknown>, path: string): Objection | null {
  return (
    printedObjection(from.name, `${path}.name`, 1, MAX_NAME) ??
    (from.text === undefined ? null : printedObjection(from.text, `${path}.text`, 0, MAX_TEXT))
  )
}

function printedObjection(value: unknown, path: string, min: number, max: number): Objection | null {
  if (!isRecord(value)) return refuse('custom-shape', { path })
  const stray = strayIn(value, LANGUAGES, path)
  if (stray) return stray
  for (const language of LANGUAGES) {
    const word = value[language]
    if (word === undefined && language !== FALLBACK) continue
    if (typeof word !== 'string' || word.trim().length < min || word.length > max)
      return refuse('custom-words', { path: `${path}.${language}`, min, max })
  }
  return null
}

function effectsObjection(effects: unknown, path: string, known: readonly EffectId[]): Objection | null {
  if (!Array.isArray(effects)) return refuse('custom-shape', { path })
  if (effects.length > MAX_EFFECTS) return refuse('custom-too-many', { path, count: effects.length, max: MAX_EFFECTS })
  for (const [index, effect] of effects.entries()) {
    const wrong = effectObjection(effect, `${path}.${index}`, known)
    if (wrong) return wrong
  }
  return null
}

function effectObjection(value: unknown, path: string, allowed: readonly EffectId[]): Objection | null {
  if (!isRecord(value)) return refuse('custom-shape', { path })
  const id = allowed.find(known => known === value.effect)
  if (!id) return choiceObjection(`${path}.effect`, value.effect, allowed)
  const must = MUST[id]
  const may = MAY[id] ?? {}
  const stray = strayIn(value, ['effect', ...Object.keys(must), ...Object.keys(may)], path)
  if (stray) return stray
  for (const [name, field] of Object.entries({ ...must, ...may })) {
    if (value[name] === undefined && name in may) continue
    const wrong = fieldObjection(value[name], field, `${path}.${name}`)
    if (wrong) return wrong
  }
  return null
}

function fieldObjection(value: unknown, field: Field, path: string): Objection | null {
  switch (field.is) {
    case 'number':
      if (isIntegerIn(value, field.min, field.max)) return null
      return refuse('custom-number', { path, min: field.min, max: field.max })
    case 'choice':
      return field.values.some(known => known === value) ? null : choiceObjection(path, value, field.values)
    case 'yes':
      return value === true ? null : choiceObjection(path, value, ['true'])
    case 'where':
      return whereObjection(value, field.besideOwn, path)
  }
}

function whereObjection(value: unknown, besideOwn: boolean, path: string): Objection | null {
  if (!isRecord(value)) return refuse('custom-shape', { path })
  const stray = strayIn(value, ['terrain', 'symbol', 'coastal', ...(besideOwn ? ['besideOwn'] : [])], path)
  if (stray) return stray
  const { terrain, symbol, coastal } = value
  if (terrain !== undefined) {
    if (!Array.isArray(terrain) || terrain.length === 0) return refuse('custom-shape', { path: `${path}.terrain` })
    const odd = terrain.findIndex(each => !TERRAINS.includes(each))
    if (odd >= 0) return choiceObjection(`${path}.terrain.${odd}`, terrain[odd], TERRAINS)
  }
  if (symbol !== undefined && !SYMBOLS.some(known => known === symbol))
    return choiceObjection(`${path}.symbol`, symbol, SYMBOLS)
  if (coastal !== undefined && coastal !== true) return choiceObjection(`${path}.coastal`, coastal, ['true'])
  if (value.besideOwn === undefined) return null
  if (!TERRAINS.some(known => known === value.besideOwn))
    return choiceObjection(`${path}.besideOwn`, value.besideOwn, TERRAINS)
  // `beside` is a separate condition: the discount looks around the region, not at it.
  return Object.keys(value).length === 1 ? null : refuse('custom-shape', { path })
}

const EMPTY: Printed = { en: '', ru: '' }

/** The contents of a checked file, with every field filled in. */
export function readCustom(value: Json): Custom | null {
  if (value === null) return null
  const { race, power } = value as { race?: Partial<CustomRace>; power?: Partial<CustomPower> }
  return {
    race: race ? ({ ...race, text: race.text ?? EMPTY } as CustomRace) : null,
    power: power ? ({ ...power, text: power.text ?? EMPTY } as CustomPower) : null,
  }
}
