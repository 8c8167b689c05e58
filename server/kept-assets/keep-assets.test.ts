import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeFolder } from '../testing/remove-folder.ts'

/** What is asked of the disk, in order. */
const disk: string[] = []

// Test files of one worker share modules, so that others may write through this.
vi.mock('node:fs/promises', async (original) => {
  const actual = await original<typeof import('node:fs/promises')>()
  return {
    ...actual,
    async open(...given: Parameters<typeof actual.open>) {
      const handle = await actual.open(...given)
      const sync = handle.sync.bind(handle)
      handle.sync = () => {
        disk.push(`sync ${given[0]}`)
        return sync()
      }
      return handle
    },
    rename(from: string, to: string) {
      disk.push(`rename ${to}`)
      return actual.rename(from, to)
    },
  }
})

// Another test file may have loaded it with the disk itself.
vi.resetModules()
const { keepAssets } = await import('./keep-assets.ts')

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kept-assets-'))
  disk.length = 0
  warnings.length = 0
})
afterEach(() => removeFolder(root))

const warnings: unknown[] = []
const log = { warn: (...all: unknown[]) => void warnings.push(...all) }
const day = (count: number) => new Date(Date.UTC(2026, 0, 1 + count))
const files = () => readdirSync(join(root, 'data/files')).sort()
const builds = () => readdirSync(join(root, 'data/builds')).sort()
const kept = (name: string) => join(root, 'data/files', name)

/** Builds afresh, as a deploy does, and serves. */
async function deploy(buildId: string, names: readonly string[], now: Date): Promise<void> {
  const from = join(root, 'dist')
  removeFolder(from)
  mkdirSync(from)
  for (const name of names) writeFileSync(join(from, name), `${name} is always this`)
  await keepAssets({ from, into: join(root, 'data'), buildId, now, log })
}

test('files of an earlier build stay, with those of this one', async () => {
  await deploy('a', ['app-1.js', 'app-1.js.br', 'font-9.woff2'], day(0))
  await deploy('b', ['app-2.js', 'font-9.woff2'], day(1))
  expect(files()).toEqual(['app-1.js', 'app-1.js.br', 'app-2.js', 'font-9.woff2'])
  expect(readFileSync(kept('app-1.js'), 'utf8')).toBe('app-1.js is always this')
})

test('a file is on the disk before it has its name, and its name before it counts', async () => {
  await deploy('a', ['app-1.js'], day(0))
  const of = (start: string) => disk.findIndex((line) => line.startsWith(start))
  expect(of(`sync ${kept('app-1.js')}`)).toBeGreaterThanOrEqual(0)
  expect(of(`sync ${kept('app-1.js')}`)).toBeLessThan(of(`rename ${kept('app-1.js')}`))
  expect(disk.lastIndexOf(`sync ${join(root, 'data/files')}`)).toBeGreaterThan(
    of(`rename ${kept('app-1.js')}`),
  )
  const record = join(root, 'data/builds/a.json')
  expect(of(`sync ${record}`)).toBeLessThan(of(`rename ${record}`))
  expect(disk).toContain(`sync ${join(root, 'data/builds')}`)
  expect(files()).toEqual(['app-1.js'])
})

test('a record says what each file is', async () => {
  await deploy('a', ['app-1.js'], day(0))
  const record = JSON.parse(readFileSync(join(root, 'data/builds/a.json'), 'utf8'))
  expect(record.files).toEqual({
    'app-1.js': { bytes: 23, sha256: expect.stringMatching(/^[\w-]{43}$/) },
  })
})

test('the same build served again is one build', async () => {
  for (let count = 0; count < 30; count += 1) await deploy('a', ['app-1.js'], day(100 + count))
  await deploy('old', ['old.js'], day(0))
  expect(builds()).toEqual(['a.json', 'old.json'])
})

test('a build that is served again heals its files, and another one those that both have', async () => {
  await deploy('a', ['app-1.js', 'font.woff2'], day(0))
  writeFileSync(kept('app-1.js'), '')
  await deploy('a', ['app-1.js', 'font.woff2'], day(1))
  expect(readFileSync(kept('app-1.js'), 'utf8')).toBe('app-1.js is always this')
  writeFileSync(kept('font.woff2'), 'font.woff2 is always THAT')
  await deploy('b', ['font.woff2'], day(2))
  expect(readFileSync(kept('font.woff2'), 'utf8')).toBe('font.woff2 is always this')
})

test.each(['', '{"buildId":"bad"', '[]', '{"buildId":"bad","files":[]}'])(
  'the damaged record %j is deleted alone, and logged',
  async (text) => {
    await deploy('a', ['app-1.js'], day(0))
    writeFileSync(join(root, 'data/builds/bad.json'), text)
    await deploy('b', ['app-2.js'], day(1))
    expect(builds()).toEqual(['a.json', 'b.json'])
    expect(files()).toEqual(['app-1.js', 'app-2.js'])
    expect(warnings).toContain('the record of an earlier build is damaged and has been dropped')
  },
)

test('what no build knows goes after a day: it may be of a process that is about to say so', async () => {
  await deploy('a', ['app-1.js'], day(0))
  for (const name of ['new.js', 'old.js', 'old.js.77.part']) writeFileSync(kept(name), 'x')
  const before = new Date(Date.now() - 25 * 3600 * 1000)
  for (const name of ['old.js', 'old.js.77.part', 'app-1.js'])
    utimesSync(kept(name), before, before)
  await deploy('b', ['app-2.js'], day(1))
  expect(files()).toEqual(['app-1.js', 'app-2.js', 'new.js'])
})

test('twenty builds stay however old they are, and sixty days however many there were', async () => {
  const name = (count: number) => `b${String(count).padStart(2, '0')}`
  for (let count = 0; count < 25; count += 1) {
    await deploy(name(count), [`${name(count)}.js`, 'shared.js'], day(count))
  }
  expect(builds()).toHaveLength(25)
  await deploy('late', ['late.js'], day(400))
  expect(files()).toEqual([
    ...Array.from({ length: 19 }, (_, at) => `${name(at + 6)}.js`),
    'late.js',
    'shared.js',
  ])
})

test('requests go before files: a volume with little room keeps none', async () => {
  const from = join(root, 'dist')
  mkdirSync(from)
  writeFileSync(join(from, 'app-1.js'), 'x')
  const options = { from, into: join(root, 'data'), buildId: 'a', now: day(0), log }
  const kept = keepAssets({ ...options, freeBytes: 500 * 1024 * 1024 })
  await expect(kept).rejects.toThrow('bytes are free')
  expect(files()).toEqual([])
})

test('what was served until yesterday is not old, however long it was served', async () => {
  await deploy('long', ['long.js'], day(0))
  for (let count = 0; count < 30; count += 1) await deploy(`n${count}`, [`n${count}.js`], day(300))
  expect(files()).toContain('long.js')
})
