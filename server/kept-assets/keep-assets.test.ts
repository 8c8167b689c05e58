import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepAssets } from './keep-assets.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kept-assets-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const day = (count: number) => new Date(Date.UTC(2026, 0, 1 + count))

/** Builds afresh, as a deploy does, and serves. */
function deploy(buildId: string, names: readonly string[], now: Date): string {
  const from = join(root, 'dist')
  rmSync(from, { recursive: true, force: true })
  mkdirSync(from)
  for (const name of names) writeFileSync(join(from, name), `${name} is always this`)
  return keepAssets({ from, into: join(root, 'data'), buildId, now })
}

test('files of an earlier build stay, with those of this one', () => {
  deploy('a', ['app-1.js', 'app-1.js.br', 'font-9.woff2'], day(0))
  const directory = deploy('b', ['app-2.js', 'font-9.woff2'], day(1))
  expect(readdirSync(directory).sort()).toEqual([
    ...['app-1.js', 'app-1.js.br', 'app-2.js', 'font-9.woff2'],
  ])
  expect(readFileSync(join(directory, 'app-1.js'), 'utf8')).toBe('app-1.js is always this')
})

test('the same build served again is one build', () => {
  for (let count = 0; count < 30; count += 1) deploy('a', ['app-1.js'], day(100 + count))
  deploy('old', ['old.js'], day(0))
  expect(readdirSync(join(root, 'data/builds')).sort()).toEqual(['a.json', 'old.json'])
})

test('twenty builds stay however old they are, and sixty days however many there were', () => {
  const name = (count: number) => `b${String(count).padStart(2, '0')}`
  for (let count = 0; count < 25; count += 1) {
    deploy(name(count), [`${name(count)}.js`, 'shared.js'], day(count))
  }
  expect(readdirSync(join(root, 'data/builds'))).toHaveLength(25)
  const directory = deploy('late', ['late.js'], day(400))
  const kept = readdirSync(directory).sort()
  expect(kept).toEqual([
    ...Array.from({ length: 19 }, (_, at) => `${name(at + 6)}.js`),
    ...['late.js', 'shared.js'],
  ])
})

test('requests go before files: a volume with little room keeps none', () => {
  const from = join(root, 'dist')
  mkdirSync(from)
  writeFileSync(join(from, 'app-1.js'), 'x')
  const options = { from, into: join(root, 'data'), buildId: 'a', now: day(0) }
  expect(() => keepAssets({ ...options, freeBytes: 500 * 1024 * 1024 })).toThrow('bytes are free')
  expect(readdirSync(join(root, 'data/files'))).toEqual([])
})

test('what was served until yesterday is not old, however long it was served', () => {
  deploy('long', ['long.js'], day(0))
  for (let count = 0; count < 30; count += 1) deploy(`n${count}`, [`n${count}.js`], day(300))
  expect(readdirSync(join(root, 'data/files'))).toContain('long.js')
})
