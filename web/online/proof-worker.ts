import { solve } from '../../wire/proof.ts'

addEventListener('message', (event: MessageEvent<string>) => postMessage(solve(event.data)))
