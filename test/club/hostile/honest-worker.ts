import { parentPort, workerData } from 'node:worker_threads'
import { HonestPlayer } from './honest.ts'

/*
 * Honest players in a separate thread, so that attackers take none of their time. Several, so that p99 is not simply
 * the longest wait. Each message is answered with their waits.
 */

const PLAYERS = 4

const players = await Promise.all(
  Array.from({ length: PLAYERS }, (_, n) => new HonestPlayer(workerData, n + 1).begin()),
)
function take() {
  const waits = players.map(player => player.take())
  return { move: waits.flatMap(({ move }) => move), bot: waits.flatMap(({ bot }) => bot) }
}
parentPort?.on('message', () => parentPort?.postMessage(take()))
parentPort?.postMessage(take())
