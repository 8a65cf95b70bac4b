import type { Judged } from '../../bots/advice/analyse.ts'
import type { ClubAnalysis } from '../table/contract.ts'
import { call } from './api.ts'

const LOOK_MS = 1000
/** By then a server that was updated is back, or another one answers. */
const PATIENCE = 10

/** The analysis of a club match, made once by its server for everybody. */
export const analysisAt = (id: () => string): ClubAnalysis => ({
  async follow(begin, told, signal) {
    let judged: readonly Judged[] = []
    const askForMore = () =>
      call('GET /api/tables/:id/analysis', { id: id() }, { query: { from: String(judged.length) } })
    let reply = begin ? await call('POST /api/tables/:id/analysis', { id: id() }) : await askForMore()
    if (!reply.ok) return false
    for (let missed = 0; missed < PATIENCE && !signal.aborted; ) {
      if (reply.ok) {
        const { state } = reply.value
        if (state === 'none') return false
        judged = [...judged, ...reply.value.judged]
        told(judged)
        if (state === 'whole') return true
      }
      missed = reply.ok ? 0 : missed + 1
      await new Promise(resolve => setTimeout(resolve, LOOK_MS))
      reply = await askForMore()
    }
    return false
  },
})
