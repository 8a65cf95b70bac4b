import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../scripts/install.mjs'
import { standIns } from '../scripts/package/layout.ts'
import { programFrom } from '../scripts/package/program.ts'
import { SERVER_FLAGS } from '../scripts/server-flags.mjs'
import { VARIABLES } from '../server/config.ts'

/* What can be checked of the deployment's files without building anything: see test/container for the rest. */

const read = (name: string): string => readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8')
const compose = read('compose.yaml')
const container = read('Containerfile')
const unit = read('pentarchy.service')
const nats = read('nats.conf')

/** One block of the file: from its name to the next line that is not indented further. */
function block(name: string): string {
  const [, , inner] = new RegExp(`^( *)${name}:(?: &\\w+)?\\n((?:\\1 +[^\\n]*\\n|\\n)*)`, 'm').exec(compose) ?? []
  if (inner === undefined) throw new Error(`there is no ${name}`)
  return inner
}

const variablesIn = (text: string): string[] => [...text.matchAll(/^ +([A-Z_]+):/gm)].map(([, name = '']) => name)
const found = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([, value = '']) => value)

describe('The unit and the image', () => {
  it('start the server with the flags that `npm start` gives to Node', () => {
    const [, inUnit = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? []
    const [, inImage = ''] = /^CMD (.*)$/m.exec(container) ?? []
    expect(inUnit.split(' ').slice(1)).toEqual([...SERVER_FLAGS, 'cli/main.ts', 'start'])
    expect(JSON.parse(inImage)).toEqual(['node', ...SERVER_FLAGS, 'cli/main.js', 'start'])
  })

  it('runs on the Node of the lock file, with the packages that the program imports', () => {
    const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
    expect(found(/^ARG NODE=.*:(.*)-slim$/gm, container)).toEqual([packages['node_modules/node'].version])
    const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
    const imported = programFrom(ROOT, 'cli/main.ts', standIns()).packages
    expect([...imported].filter(name => !(name in dependencies))).toEqual([])
  })
})

describe('The compose file', () => {
  it('sets nothing that a server or a worker does not read', () => {
    for (const name of ['x-club', 'x-worker']) {
      const variables = variablesIn(block(name))
      expect(variables).toContain('NATS_URL')
      expect(variables.filter(variable => !VARIABLES.includes(variable))).toEqual([])
    }
    expect(found(/^ENV (.*)$/gm, container).flatMap(line => found(/(\w+)=/g, line))).toEqual([
      'HOST',
      'PORT',
      'DATA_DIR',
    ])
  })

  it('sends people to the port the image listens at', () => {
    const [port] = found(/PORT=(\d+)/g, container)
    expect(found(/^EXPOSE (\d+)$/gm, container)).toEqual([port])
    expect(found(/--to=\w+:(\d+)/g, compose)).toEqual([port, port, port])
    expect(found(/--to=(\w+):/g, compose)).toEqual(found(/^ {2}(\w+): \*club$/gm, compose))
    expect(block('balancer')).toContain(`'${port}:${port}'`)
    expect(container).toContain(`http://127.0.0.1:${port}/health`)
  })

  it('starts programs that exist, and mounts files that do', () => {
    const paths = found(/(cli\/[\w/.-]+)/g, compose + container)
    expect(paths).toEqual(['cli/main.js', 'cli/main.js'])
    for (const path of paths)
      expect(existsSync(new URL(`../${path.replace('.js', '.ts')}`, import.meta.url))).toBe(true)
    expect(found(/dockerfile: (.*)$/gm, compose)).toEqual(['deploy/Containerfile'])
    expect(found(/'\.\/([\w.]+):/g, compose)).toEqual(['nats.conf'])
  })

  it('speaks to PostgreSQL and NATS by the names, users and ports they have', () => {
    expect(found(/@(\w+)[:/]/g, compose)).toEqual(['postgres', 'nats', 'nats'])
    for (const service of ['postgres', 'nats']) expect(block(service)).toContain('image:')
    const [port] = found(/^port: (\d+)$/gm, nats)
    expect(found(/@nats:(\d+)/g, compose)).toEqual([port, port])
    expect(found(/nats:\/\/(\w+):/g, compose)).toEqual(found(/user: (\w+)/g, nats))
    expect(found(/password: \$(\w+)/g, nats)).toEqual(variablesIn(block('nats')))
    expect(block('postgres')).toContain(`POSTGRES_USER: ${found(/postgres:\/\/(\w+):/g, compose)[0]}`)
  })
})
