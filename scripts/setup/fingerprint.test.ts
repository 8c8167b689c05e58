import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeFolder } from '../../server/testing/remove-folder.ts'
import { fingerprint, fingerprintFile, isBuildCurrent } from './fingerprint.mjs'

let root: string

function write(path: string, text: string) {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'firstangle-fingerprint-'))
  write('content/pages/home.en.yaml', 'title: Hello')
  write('src/server.ts', 'export {}')
  write(fingerprintFile, `${fingerprint(root)}\n`)
})

afterEach(() => removeFolder(root))

test('an untouched checkout needs no build', () => {
  expect(isBuildCurrent(root)).toBe(true)
})

test.each([
  'content/pages/home.en.yaml',
  'src/routes/index.tsx',
  'server/app.ts',
  'scripts/build.ts',
  'scripts/generate/samples.ts',
  'public/favicon.svg',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
])('a change of %s needs one', (path) => {
  write(path, 'changed')
  expect(isBuildCurrent(root)).toBe(false)
})

test.each([
  'server/app.test.ts',
  'tests/contract/pages.test.ts',
  'src/generated/samples.ts',
  'src/routeTree.gen.ts',
  'scripts/start.mjs',
  'packages/client-python/__pycache__/build_wheel.cpython-311.pyc',
  'README.md',
])('a change of %s needs none', (path) => {
  write(path, 'changed')
  expect(isBuildCurrent(root)).toBe(true)
})

test('of some files, no others count', () => {
  const ofContent = () => fingerprint(root, ['content'])
  const before = ofContent()
  write('src/server.ts', 'changed')
  expect(ofContent()).toBe(before)
  write('content/pages/home.en.yaml', 'changed')
  expect(ofContent()).not.toBe(before)
})

test('a moved file needs a build', () => {
  rmSync(join(root, 'src/server.ts'))
  write('src/entry.ts', 'export {}')
  expect(isBuildCurrent(root)).toBe(false)
})

test('a build that was interrupted has to be made again', () => {
  rmSync(join(root, fingerprintFile))
  expect(isBuildCurrent(root)).toBe(false)
})
