import type { Objection } from '../../kernel/game.ts'
import type { Language } from '../../kernel/languages.ts'
import type { TableWords } from '../../kernel/words.ts'
import type { Clock } from '../../wire/table.ts'
import type { TableSession } from '../table/contract.ts'
import { kernelObjection } from '../text/objections.ts'
import { text } from '../text/text.svelte.ts'
import type { Failed } from './api.ts'
import type { OnlineText } from './text/online-text.ts'
import { say } from './text/text.svelte.ts'

const isKnown = (code: string, known: OnlineText['objections']): code is keyof OnlineText['objections'] =>
  Object.hasOwn(known, code)

/** The server's own objections to a command. */
export function serverObjection({ code }: Objection): string {
  const { objections } = say()
  return isKnown(code, objections) ? objections[code] : objections['not-understood']
}

/** Why a move or order was refused, wherever that was decided. */
export function refusalInWords(session: TableSession, objection: Objection): string {
  if (objection.rule === 'page') return say().table.unsent
  return objection.rule === 'server' ? serverObjection(objection) : (session.inWords(objection).text ?? '')
}

/** Why a request failed; `words` belong to the game it is about, if any. */
export function failureInWords({ fault, objection }: Failed, words?: TableWords): string {
  const { faults } = say()
  if (!objection) return Object.hasOwn(faults, fault) ? faults[fault] : faults.server
  if (objection.rule === 'kernel') return kernelObjection(text(), objection)
  return words && objection.rule !== 'options' ? words.objection(objection) : faults.objection
}

export function clockInWords(clock: Clock | null): string {
  const { form } = say()
  if (!clock) return form.noClock
  return clock.kind === 'days'
    ? form.daysClock(clock.days)
    : form.liveClock(Math.round((clock.seconds / 60) * 10) / 10, clock.increment)
}

export const whenInWords = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at)

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Time left on a clock: minutes and seconds when short, days and hours when long. */
export function timeLeft(ms: number, language: Language): string {
  const left = Math.max(0, ms)
  if (left >= DAY) {
    const unit = (name: 'day' | 'hour', value: number): string =>
      new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value)
    return `${unit('day', Math.floor(left / DAY))} ${unit('hour', Math.floor((left % DAY) / HOUR))}`
  }
  const seconds = Math.ceil(left / 1000)
  const two = (value: number): string => String(value).padStart(2, '0')
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}
