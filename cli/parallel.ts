import { availableParallelism } from 'node:os'
import { parentPort, Worker } from 'node:worker_threads'
import { elementAt } from '../kernel/list.ts'

/** Runs the jobs on as many workers as there are cores. Results are in the jobs' order. */
export async function spread<Job, Answer>(
  script: URL,
  jobs: readonly Job[],
  answered: (job: Job, answer: Answer) => void = () => {},
): Promise<Answer[]> {
  const answers: Answer[] = []
  let next = 0
  const team = Array.from({ length: Math.min(availableParallelism(), jobs.length) }, async () => {
    const worker = new Worker(script)
    try {
      while (next < jobs.length) {
        const at = next++
        const job = elementAt(jobs, at)
        const answer = await ask<Job, Answer>(worker, job)
        answers[at] = answer
        answered(job, answer)
      }
    } finally {
      await worker.terminate()
    }
  })
  await Promise.all(team)
  return answers
}

function ask<Job, Answer>(worker: Worker, job: Job): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(error)
    worker.once('error', fail)
    worker.once('message', (answer: Answer) => {
      worker.off('error', fail)
      resolve(answer)
    })
    worker.postMessage(job)
  })
}

/** The other end: a worker script's job handler. */
export function serve<Job, Answer>(work: (job: Job) => Promise<Answer>): void {
  const port = parentPort
  port?.on('message', async (job: Job) => port.postMessage(await work(job)))
}

/** Splits `count` numbers into runs small enough to keep every core busy to the end. */
export function runsOf(count: number, most: number): { readonly from: number; readonly to: number }[] {
  const runs: { from: number; to: number }[] = []
  for (let from = 0; from < count; from += most) runs.push({ from, to: Math.min(count, from + most) })
  return runs
}
