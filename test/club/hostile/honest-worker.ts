import { parentPort, workerData } from 'node:worker_threads'
import { HonestPlayer } from './honest.ts'

/*
 * Honest players in a thread of their own: attackers take none of their time. Several, so that one wait in a hundred is not
 * the longest of all. Each question is answered by what they waited.
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
