import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { precompress } from './precompress.ts'

let folder = ''
let files = ''
let cache = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precompress-'))
  files = join(folder, 'client')
  cache = join(folder, 'cache')
  mkdirSync(join(files, 'assets'), { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true }))

const script = 'export const first = "angle"\n'.repeat(20)

test('text has two compressed twins beside it; small files and pictures have none', async () => {
  writeFileSync(join(files, 'assets/page.js'), script)
  writeFileSync(join(files, 'assets/equal.js'), script)
  writeFileSync(join(files, 'small.js'), 'export {}')
  writeFileSync(join(files, 'picture.png'), script)
  await precompress(files, cache)
  for (const name of ['page', 'equal']) {
    const twin = (ending: string) => readFileSync(join(files, `assets/${name}.js.${ending}`))
    expect(brotliDecompressSync(twin('br')).toString()).toBe(script)
    expect(gunzipSync(twin('gz')).toString()).toBe(script)
  }
  expect(readdirSync(files).sort()).toEqual(['assets', 'picture.png', 'small.js'])
})

test('the twins of a file that has not changed are taken from the last build', async () => {
  writeFileSync(join(files, 'page.js'), script)
  await precompress(files, cache)
  for (const name of readdirSync(cache)) writeFileSync(join(cache, name), 'kept')
  await precompress(files, cache)
  expect(readFileSync(join(files, 'page.js.br'), 'utf8')).toBe('kept')
  expect(readFileSync(join(files, 'page.js.gz'), 'utf8')).toBe('kept')
})

test('twins of a file that changed are made anew, and the old ones are not kept', async () => {
  writeFileSync(join(files, 'page.js'), script)
  await precompress(files, cache)
  const before = readdirSync(cache)
  writeFileSync(join(files, 'page.js'), `${script}// changed\n`)
  await precompress(files, cache)
  expect(brotliDecompressSync(readFileSync(join(files, 'page.js.br'))).toString()).toContain(
    'changed',
  )
  expect(readdirSync(cache)).toHaveLength(2)
  expect(readdirSync(cache).filter((name) => before.includes(name))).toEqual([])
})
