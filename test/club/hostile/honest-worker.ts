import { parentPort, workerData } from 'node:worker_threads'
import { HonestPlayer } from './honest.ts'

/* An honest player in a thread of their own: attackers take none of their time. Each question is answered by what was waited. */

const player = await new HonestPlayer(workerData).begin()
parentPort?.on('message', () => parentPort?.postMessage(player.take()))
parentPort?.postMessage(player.take())
