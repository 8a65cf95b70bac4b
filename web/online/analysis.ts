import type { ClubAnalysis } from '../table/contract.ts'
import { call } from './api.ts'

const LOOK_MS = 1000
/** A server that is updated is back by then, or another answers. */
const PATIENCE = 10

/** The analysis of a match of the club, made by its server for everybody who looks. */
export const analysisAt = (id: () => string): ClubAnalysis => ({
  async follow(begin, told, signal) {
    let reply = begin
      ? await call('POST /api/tables/:id/analysis', { id: id() })
      : await call('GET /api/tables/:id/analysis', { id: id() })
    if (!reply.ok) return false
    for (let missed = 0; missed < PATIENCE && !signal.aborted; ) {
      if (reply.ok) {
        const { state, judged } = reply.value
        if (state === 'none') return false
        told(judged.toSorted((a, b) => a.step - b.step))
        if (state === 'whole') return true
      }
      missed = reply.ok ? 0 : missed + 1
      await new Promise(resolve => setTimeout(resolve, LOOK_MS))
      reply = await call('GET /api/tables/:id/analysis', { id: id() })
    }
    return false
  },
})
