import * as v from 'valibot'
import { LEVELS } from '../../bots/registry.ts'

/** Who sits on a seat. */
export const SeatSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('person'), id: v.string(), name: v.string() }),
  v.strictObject({ kind: v.literal('bot'), level: v.picklist(LEVELS) }),
])
export type SeatHolder = v.InferOutput<typeof SeatSchema>

export const SettingsSchema = v.strictObject({
  /** Seconds a seat may think in all, and what every move adds; null: no clock. */
  clock: v.nullable(v.strictObject({ seconds: v.number(), increment: v.number() })),
  /** What happens to a seat whose time is over. */
  absent: v.picklist(['wait', 'bot', 'resign']),
  /** Moves by which what spectators see lags behind. */
  delay: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)),
})
export type Settings = v.InferOutput<typeof SettingsSchema>

export const DEFAULT_SETTINGS: Settings = { clock: null, absent: 'wait', delay: 0 }
