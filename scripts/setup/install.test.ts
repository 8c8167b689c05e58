import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeFolder } from '../../server/testing/remove-folder.ts'
import { isInstalled } from './install.mjs'

let folder: string

const wanted = {
  '': {},
  'node_modules/hono': { version: '4.13.19', integrity: 'sha512-hono' },
  'node_modules/cli-darwin': { version: '2.5.15', integrity: 'sha512-cli', optional: true },
}
const npmsRecord = 'node_modules/.package-lock.json'

function write(file: string, packages: object) {
  writeFileSync(join(folder, file), JSON.stringify({ packages }))
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firstangle-install-'))
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
  writeFileSync(join(folder, 'node_modules/.bin/node'), '')
  write('package-lock.json', wanted)
  write(npmsRecord, { 'node_modules/hono': wanted['node_modules/hono'] })
})

afterEach(() => removeFolder(folder))

test('nothing is left to do where npm has installed what the lock file lists, save for other platforms', () => {
  expect(isInstalled(folder)).toBe(true)
})

test('an installation that was interrupted is done again, since npm writes its record last', () => {
  rmSync(join(folder, npmsRecord))
  expect(isInstalled(folder)).toBe(false)
  writeFileSync(join(folder, npmsRecord), '{"packages": {"node_mod')
  expect(isInstalled(folder)).toBe(false)
})

test('so is one without the Node of the dependencies', () => {
  rmSync(join(folder, 'node_modules/.bin/node'))
  expect(isInstalled(folder)).toBe(false)
})

test.each([
  ['another version', { version: '4.13.20', integrity: 'sha512-hono' }],
  ['another content', { version: '4.13.19', integrity: 'sha512-other' }],
])('%s of a package is replaced', (_, hono) => {
  write('package-lock.json', { ...wanted, 'node_modules/hono': hono })
  expect(isInstalled(folder)).toBe(false)
})
