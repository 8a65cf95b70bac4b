import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { webkit as findWebKit, type WebKitPrograms } from '../../../scripts/webkit.mjs'
import { freePort } from '../club.ts'
import { pointing, pressing } from './actions.ts'
import { callOf, type Engine, type Guest, type Tab } from './engine.ts'

/* WebKitGTK's smallest browser over plain WebDriver, on a screen that nobody sees. A driver has one session at a time. */

const AWAKE_MS = 20_000

/** Nothing of the browser's own takes room from the page, or its window could not be as narrow as a phone. */
const STYLE = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }'

export async function openWebKit(): Promise<Engine> {
  const programs = findWebKit()
  const settings = mkdtempSync(join(tmpdir(), 'pentarchy-webkit-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), STYLE)
  const { display, screen } = await openScreen(programs.screen)
  const env = {
    ...process.env,
    DISPLAY: display,
    XDG_CONFIG_HOME: settings,
    // Without a graphics card its compositor takes a second for every press.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    // Its sandbox cannot be had by root.
    ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
  }
  const sessions = new Set<Session>()
  const begin = async (): Promise<Session> => {
    const session = await Session.begin(programs, env)
    sessions.add(session)
    return session
  }
  const first = await begin()
  let spare: Session | null = first
  return {
    name: 'webkit',
    version: first.version,
    async visit(guest) {
      const session = spare ?? (await begin())
      spare = null
      return tabOf(session, guest, await session.call<string>('GET', 'window'), async () => {
        sessions.delete(session)
        await session.end()
      })
    },
    async close() {
      await Promise.all([...sessions].map(session => session.end()))
      await stop(screen)
      rmSync(settings, { recursive: true, force: true })
    },
  }
}

async function openScreen(path: string): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn(path, ['-displayfd', '1', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(screen.stdout, 'data')
  return { display: `:${String(number).trim()}`, screen }
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const ended = once(program, 'exit')
  program.kill()
  await ended
}

async function tabOf(session: Session, guest: Guest, window: string, close: () => Promise<void>): Promise<Tab> {
  const send = async <T = unknown>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> => {
    await session.lookAt(window)
    return session.call<T>(method, path, body)
  }
  const act = async (actions: unknown): Promise<void> => void (await send('POST', 'actions', { actions }))
  const tab: Tab = {
    open: async url => void (await send('POST', 'url', { url })),
    reload: async () => void (await send('POST', 'refresh', {})),
    run: async (work: (given: never) => unknown, given?: unknown) => {
      const script = `const done = arguments[0]; (async () => { try { done({ value: await ${callOf(work, given)} }) } catch (error) { done({ error: String(error) }) } })()`
      const { value, error } = await send<{ value?: never; error?: string }>('POST', 'execute/async', {
        script,
        args: [],
      })
      if (error !== undefined) throw new Error(error)
      return value as never
    },
    click: (x, y) => act(pointing('mouse', x, y)),
    // The driver takes a touch and makes a click of the mouse of it.
    tap: null,
    press: key => act(pressing(key)),
    async another() {
      const { handle } = await send<{ handle: string }>('POST', 'window/new', { type: 'tab' })
      return tabOf(session, guest, handle, close)
    },
    screenshot: async () => Buffer.from(await send<string>('GET', 'screenshot'), 'base64'),
    close,
  }
  await send('POST', 'window/rect', { width: guest.width, height: guest.height })
  const inner = await tab.run(() => ({ width: innerWidth, height: innerHeight }))
  await send('POST', 'window/rect', {
    width: guest.width + (guest.width - inner.width),
    height: guest.height + (guest.height - inner.height),
  })
  return tab
}

interface Begun {
  readonly sessionId: string
  readonly capabilities: { readonly browserVersion: string }
}

class Session {
  readonly version: string
  private readonly driver: ChildProcess
  private readonly url: string
  private window = ''

  private constructor(driver: ChildProcess, url: string, version: string) {
    this.driver = driver
    this.url = url
    this.version = version
  }

  static async begin({ driver: path, browser }: WebKitPrograms, env: NodeJS.ProcessEnv): Promise<Session> {
    const port = await freePort()
    const driver = spawn(path, [`--port=${port}`], { env, stdio: 'ignore' })
    const url = `http://127.0.0.1:${port}/session`
    await awake(`http://127.0.0.1:${port}/status`)
    const { sessionId, capabilities } = await request<Begun>('POST', url, {
      capabilities: {
        alwaysMatch: {
          timeouts: { script: 120_000 },
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
        },
      },
    })
    return new Session(driver, `${url}/${sessionId}`, capabilities.browserVersion)
  }

  call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    return request(method, `${this.url}/${path}`, body)
  }

  async lookAt(window: string): Promise<void> {
    if (this.window !== window) await this.call('POST', 'window', { handle: window })
    this.window = window
  }

  /** The browser ends with its session, the driver with its process. */
  async end(): Promise<void> {
    await request('DELETE', this.url).catch(() => undefined)
    await stop(this.driver)
  }
}

async function awake(status: string): Promise<void> {
  const until = Date.now() + AWAKE_MS
  for (;;)
    try {
      await request('GET', status)
      return
    } catch (error) {
      if (Date.now() > until) throw error
      await sleep(50)
    }
}

async function request<T>(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<T> {
  const reply = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value } = (await reply.json()) as { value: T & { error?: string; message?: string } }
  if (!reply.ok) throw new Error(`${method} ${url}: ${value.error} ${value.message}`)
  return value
}
