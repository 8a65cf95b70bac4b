/* A Vitest reporter: names what passed only when it was tried again, so that no test is quietly unreliable. */
export default class Retried {
  #names = []

  onTestCaseResult(test) {
    if (test.diagnostic()?.retryCount) this.#names.push(`${test.module.moduleId}: ${test.fullName}`)
  }

  onTestRunEnd() {
    if (this.#names.length > 0) console.log(`\nTried again:\n  ${this.#names.join('\n  ')}`)
  }
}
