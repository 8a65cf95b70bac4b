import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Serving, serve } from '../serve.ts'

let folder: string
let serving: Serving
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pentarchy-serve-'))
  mkdirSync(join(folder, 'page', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'not yours')
  writeFileSync(join(folder, 'page', '.stamp'), 'not yours either')
  writeFileSync(join(folder, 'page', 'index.html'), '<!doctype html><title>page</title>')
  writeFileSync(join(folder, 'page', 'assets', 'a-1.js'), 'export const a = 1\n'.repeat(100))
  serving = await serve(join(folder, 'page'), '127.0.0.1', 0)
})
afterAll(async () => {
  await serving.close()
  rmSync(folder, { recursive: true })
})

/** `fetch` tidies paths before it sends them; an attacker does not. */
const raw = (path: string, method = 'GET'): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(serving.url)
    request({ host: '127.0.0.1', port, path, method }, response => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })

describe('the server of the page', () => {
  it('gives the page with its type, a strict policy and a tag', async () => {
    const answer = await fetch(serving.url)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('content-security-policy')).not.toContain("script-src 'unsafe")
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    const again = await fetch(serving.url, { headers: { 'if-none-match': String(answer.headers.get('etag')) } })
    expect(again.status).toBe(304)
  })

  it('lets browsers keep what never changes, and compresses it', async () => {
    const answer = await fetch(`${serving.url}assets/a-1.js`)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await answer.text()).toContain('export const a = 1')
  })

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/.stamp',
    '/%00',
    '/%zz',
    '//etc/passwd',
  ])('gives nothing for %s', async path => {
    expect(await raw(path)).toBe(404)
  })

  it('answers only to GET and HEAD', async () => {
    expect(await raw('/', 'POST')).toBe(405)
    expect(await raw('/', 'HEAD')).toBe(200)
  })

  it('is bound to this machine and names its address', () => {
    expect(serving.url).toMatch(/^http:\/\/localhost:\d+\/$/)
  })
})
