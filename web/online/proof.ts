/** Finds the proof of work that the server demands, in a worker. */
export function proofFor(challenge: string): Promise<string> {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<string>((resolve, reject) => {
    worker.onmessage = (event: MessageEvent<number>) => resolve(`${challenge}:${event.data}`)
    worker.onerror = event => reject(new Error(event.message))
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}
