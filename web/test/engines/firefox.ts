import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import WebSocket from 'ws'
import { firefox as findFirefox } from '../../../scripts/firefox.mjs'
import { pointing, pressing } from './actions.ts'
import { callOf, type Engine, type Tab } from './engine.ts'

/* Firefox speaks WebDriver BiDi itself: nothing stands between. */

const PREFERENCES = {
  'dom.w3c_touch_events.enabled': 1,
  // Nothing of the browser's own over the page, and nothing asked of the network.
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
}

export async function openFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'pentarchy-firefox-'))
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const program = spawn(findFirefox(), ['--headless', '--profile', profile, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const bidi = await BiDi.connect(`${await addressIn(program)}/session`)
  const { capabilities } = await bidi.call<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  })
  return {
    name: 'firefox',
    version: capabilities.browserVersion,
    async visit(viewport) {
      const { userContext } = await bidi.call<{ userContext: string }>('browser.createUserContext')
      return newTab(bidi, userContext, viewport)
    },
    async close() {
      const ended = once(program, 'exit')
      program.kill()
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

/** Firefox says where it listens. */
async function addressIn(program: ChildProcess): Promise<string> {
  if (!program.stderr) throw new Error('Firefox has no output')
  for await (const line of createInterface(program.stderr)) {
    const address = /listening on (ws:\S+)/.exec(line)?.[1]
    if (address) return address
  }
  throw new Error('Firefox ended before it listened')
}

async function newTab(bidi: BiDi, userContext: string, viewport: { width: number; height: number }): Promise<Tab> {
  const { context } = await bidi.call<{ context: string }>('browsingContext.create', { type: 'tab', userContext })
  await bidi.call('browsingContext.setViewport', { context, viewport })
  const act = async (actions: unknown): Promise<void> =>
    void (await bidi.call('input.performActions', { context, actions }))
  return {
    open: async url => void (await bidi.call('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await bidi.call('browsingContext.reload', { context, wait: 'complete' })),
    run: async (work: (given: never) => unknown, given?: unknown) =>
      readAnswer(
        await bidi.call<Answer>('script.evaluate', {
          expression: `(async () => JSON.stringify(await ${callOf(work, given)}))()`,
          awaitPromise: true,
          userActivation: true,
          target: { context },
        }),
      ) as never,
    click: (x, y) => act(pointing('mouse', x, y)),
    tap: (x, y) => act(pointing('touch', x, y)),
    press: key => act(pressing(key)),
    another: () => newTab(bidi, userContext, viewport),
    screenshot: async () =>
      Buffer.from((await bidi.call<{ data: string }>('browsingContext.captureScreenshot', { context })).data, 'base64'),
    close: async () => void (await bidi.call('browser.removeUserContext', { userContext })),
  }
}

type Answer =
  | { readonly type: 'success'; readonly result: { readonly type: string; readonly value?: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } }

function readAnswer(answer: Answer): unknown {
  if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
  return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value)
}

interface Reply {
  readonly id?: number
  readonly result?: unknown
  readonly message?: string
}

class BiDi {
  private last = 0
  private readonly socket: WebSocket
  private readonly waiting = new Map<number, (reply: Reply) => void>()

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', data => {
      const reply = JSON.parse(String(data)) as Reply
      if (reply.id === undefined) return
      this.waiting.get(reply.id)?.(reply)
      this.waiting.delete(reply.id)
    })
  }

  static async connect(address: string): Promise<BiDi> {
    const socket = new WebSocket(address)
    await once(socket, 'open')
    return new BiDi(socket)
  }

  async call<T = unknown>(method: string, params: object = {}): Promise<T> {
    const id = ++this.last
    const replied = new Promise<Reply>(resolve => this.waiting.set(id, resolve))
    this.socket.send(JSON.stringify({ id, method, params }))
    const { result, message } = await replied
    if (result === undefined) throw new Error(`${method}: ${message}`)
    return result as T
  }
}
