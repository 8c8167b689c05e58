import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/sample-content.ts'
import { openContentStore } from './content-store.ts'

const add = "INSERT INTO settings VALUES ('site', '1')"

function settingsOf(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true })
  const { count } = database.prepare('SELECT count(*) AS count FROM settings').get() ?? {}
  database.close()
  return Number(count)
}

test('what is published stands alone in its folder', () => {
  const outFile = join(temporaryFolder(), 'content.db')
  const store = openContentStore(undefined, 'key', [])
  store.database.exec(add)
  store.publish(outFile)
  store.close()
  expect(readdirSync(join(outFile, '..'))).toEqual(['content.db'])
  expect(settingsOf(outFile)).toBe(1)
})

test('a copy that cannot be put in its place leaves no draft behind', () => {
  const folder = temporaryFolder()
  const store = openContentStore(join(folder, 'store.db'), 'key', [])
  expect(() => store.publish(folder)).toThrow()
  store.close()
  expect(readdirSync(join(folder, '..')).filter((name) => name.endsWith('.tmp'))).toEqual([])
})

test('what was kept is there again, what was not is gone', () => {
  const file = join(temporaryFolder(), 'store.db')
  const first = openContentStore(file, 'key', [])
  first.keep()
  first.database.exec(add)
  first.close()
  expect(settingsOf(file)).toBe(0)
  const second = openContentStore(file, 'key', [])
  second.database.exec(add)
  second.keep()
  second.close()
  expect(settingsOf(file)).toBe(1)
})

test('other code begins anew', () => {
  const file = join(temporaryFolder(), 'store.db')
  for (const [key, expected] of [
    ['old', 1],
    ['new', 0],
  ] as const) {
    const store = openContentStore(file, key, [])
    if (key === 'old') store.database.exec(add)
    store.keep()
    store.close()
    expect(settingsOf(file)).toBe(expected)
  }
})
