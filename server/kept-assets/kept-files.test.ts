import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { securityHeaders } from '../http/security-headers.ts'
import { createStaticAssets } from '../http/static-assets.ts'
import { removeFolder } from '../testing/remove-folder.ts'
import { keepAssets } from './keep-assets.ts'
import { openKeptFiles } from './kept-files.ts'

/* What a browser gets of the files of an earlier build, after something has happened to them. */

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kept-files-'))
  warnings.length = 0
})
afterEach(() => removeFolder(root))

const warnings: string[] = []
const log = { warn: (_: object, message: string) => void warnings.push(message) } as never
const into = () => join(root, 'data')
const kept = (name: string) => join(into(), 'files', name)
const style = 'a{color:red}'.repeat(100)
const engine = Buffer.alloc(700_000, 7)

/** Serves an earlier build, and then one that has only `own`. */
async function deployed(own: Record<string, string> = {}) {
  const earlier = { 'app-1.css': style, 'app-1.css.gz': gzipSync(style), 'engine-1.wasm': engine }
  await keepAssets({
    ...built('dist-1', earlier),
    into: into(),
    buildId: 'a',
    now: new Date(),
    log,
  })
  const { from } = built('dist-2', own)
  await keepAssets({ from, into: into(), buildId: 'b', now: new Date(), log })
  return join(root, 'dist-2')
}

function built(name: string, files: Record<string, string | Buffer>): { from: string } {
  const from = join(root, name, 'assets')
  mkdirSync(from, { recursive: true })
  for (const [file, bytes] of Object.entries(files)) writeFileSync(join(from, file), bytes)
  return { from }
}

function serve(directory: string) {
  const options = { directories: [{ directory, prefix: '' }], shared: openKeptFiles(into(), log) }
  const assets = createStaticAssets({ ...options, security: securityHeaders() })
  return (name: string, acceptEncoding = 'identity') =>
    assets.answer(`/assets/${name}`, { method: 'GET', acceptEncoding })
}

test('files of an earlier build are sent as they were', async () => {
  const get = serve(await deployed())
  expect(await (await get('app-1.css')).text()).toBe(style)
  expect((await get('app-1.css', 'gzip')).headers.get('content-encoding')).toBe('gzip')
  expect(Buffer.from(await (await get('engine-1.wasm')).bytes())).toEqual(engine)
  expect(warnings).toEqual([])
})

test('the files of this build win over kept ones of the same name', async () => {
  const directory = await deployed({ 'app-2.css': 'mine' })
  writeFileSync(kept('app-2.css'), '')
  expect(await (await serve(directory)('app-2.css')).text()).toBe('mine')
})

test('a file of this build that is taken away is found among the kept ones', async () => {
  const directory = await deployed({ 'app-2.css': 'mine' })
  const get = serve(directory)
  removeFolder(directory)
  expect(await (await get('app-2.css')).text()).toBe('mine')
  expect((await get('never.css')).status).toBe(404)
})

test.each([
  ['is empty', ''],
  ['is cut', style.slice(1)],
  ['has other bytes', style.replace('red', 'RED')],
])('a kept file that %s is not sent, but dropped and logged', async (_, text) => {
  const directory = await deployed()
  writeFileSync(kept('app-1.css'), text)
  const get = serve(directory)
  for (const coding of ['identity', 'gzip']) {
    const answer = await get('app-1.css', coding)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  }
  expect(existsSync(kept('app-1.css'))).toBe(false)
  expect(warnings).toEqual(['a file of an earlier build is damaged and has been dropped'])
})

test.each([
  ['is cut', engine.subarray(1)],
  ['has other bytes', Buffer.concat([engine.subarray(1), Buffer.from('x')])],
])('a large kept file that %s is not sent either', async (_, bytes) => {
  const directory = await deployed()
  writeFileSync(kept('engine-1.wasm'), bytes)
  const get = serve(directory)
  expect((await get('engine-1.wasm')).status).toBe(404)
  expect((await get('engine-1.wasm')).status).toBe(404)
  expect(existsSync(kept('engine-1.wasm'))).toBe(false)
})

test.each([
  ['is empty', ''],
  ['has other bytes', Buffer.alloc(gzipSync(style).byteLength)],
])('a compressed form that %s is done without', async (_, bytes) => {
  const directory = await deployed()
  writeFileSync(kept('app-1.css.gz'), bytes)
  const answer = await serve(directory)('app-1.css', 'gzip')
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.text()).toBe(style)
  expect(existsSync(kept('app-1.css.gz'))).toBe(false)
})

test('without the records of builds, as after a disk that was full, this build is served by itself', async () => {
  const directory = await deployed({ 'app-2.css': 'mine' })
  removeFolder(join(into(), 'builds'))
  const get = serve(directory)
  expect(await (await get('app-2.css')).text()).toBe('mine')
  expect((await get('app-1.css')).status).toBe(404)
  expect(warnings).toContain('files of earlier builds cannot be read')
})

test('what no build has put there is not sent', async () => {
  const directory = await deployed()
  writeFileSync(kept('stranger.js'), 'alert(1)')
  expect((await serve(directory)('stranger.js')).status).toBe(404)
})
