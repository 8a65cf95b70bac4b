import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MatchAnalysis } from '../../../wire/analysis.ts'
import { analysisAt } from '../analysis.ts'

const judged = [0, 1, 2, 3].map(step => ({ step, chances: [0.5, 0.5], slip: null }))

/** What the page asks, and the server's answers in order; null: no answer. */
function server(...replies: (MatchAnalysis | null)[]): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`)
    const reply = replies.shift()
    if (!reply) throw new Error('unreachable')
    return { ok: true, json: async () => reply }
  })
  return asked
}

const at = (state: MatchAnalysis['state'], from: number, to: number): MatchAnalysis => ({
  state,
  steps: judged.length,
  judged: judged.slice(from, to),
})

async function follow(begin: boolean) {
  const told: number[] = []
  let last: readonly unknown[] = []
  const following = analysisAt(() => 't').follow(
    begin,
    steps => {
      told.push(steps.length)
      last = steps
    },
    new AbortController().signal,
  )
  await vi.runAllTimersAsync()
  return { isMade: await following, told, last }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('an analysis is asked for once; then the page asks for what it does not have', async () => {
  const asked = server(at('work', 0, 0), at('work', 0, 3), null, at('work', 3, 3), at('whole', 3, 4))
  expect(await follow(true)).toEqual({ isMade: true, told: [0, 3, 3, 4], last: judged })
  expect(asked).toEqual([
    'POST ./api/tables/t/analysis',
    'GET ./api/tables/t/analysis?from=0',
    'GET ./api/tables/t/analysis?from=3',
    'GET ./api/tables/t/analysis?from=3',
    'GET ./api/tables/t/analysis?from=3',
  ])
})

it('an analysis that nobody makes, or that was given up, is not waited for', async () => {
  server(at('none', 0, 0))
  expect(await follow(false)).toEqual({ isMade: false, told: [], last: [] })
  server(at('work', 0, 2), at('none', 0, 0))
  expect(await follow(false)).toMatchObject({ isMade: false, told: [2] })
})
