import { stripVTControlCharacters } from 'node:util'

/** Of a message so many lines are told: enough for what was waited for in vain. */
const LINES = 12

/* A Vitest reporter: names what passed only when it was tried again, and why, so that no test is quietly unreliable. */
export default class Retried {
  #told = []

  onTestCaseResult(test) {
    if (!test.diagnostic()?.retryCount) return
    const [error] = test.result().errors ?? []
    const why = stripVTControlCharacters(error?.message ?? 'nobody knows why')
      .split('\n')
      .slice(0, LINES)
    this.#told.push(`  ${test.module.moduleId}: ${test.fullName}`, ...why.map(line => `    ${line}`))
  }

  onTestRunEnd() {
    if (this.#told.length > 0) console.log(`\nTried again:\n${this.#told.join('\n')}`)
  }
}
