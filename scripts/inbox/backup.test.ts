import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, test } from 'vitest'
import { aSubmission } from '../../server/store/testing/samples.ts'
import { runInbox } from './run-inbox.ts'
import { sampleInboxPerTest } from './testing/inbox-per-test.ts'
import { sampleNow } from './testing/sample-inbox.ts'

const sample = sampleInboxPerTest()
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-backup-'))
})

async function backUp(target: string | undefined, env: Record<string, string> = {}) {
  let written = ''
  const write = (text: string) => {
    written += text
  }
  const code = await runInbox({
    args: target === undefined ? ['backup'] : ['backup', target],
    env: { DATA_DIR: sample.dataDir, ...env },
    now: sampleNow,
    width: 80,
    writeOut: write,
    writeError: write,
  })
  return { code, written }
}

function countIn(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true })
  const row = database.prepare('SELECT count(*) AS count FROM requests').get()
  database.close()
  return Number(row?.count)
}

test('one whole file for its owner alone, in the place of an older one, while others write', async () => {
  const target = join(folder, 'requests.db')
  writeFileSync(target, 'an older backup', { mode: 0o644 })
  let isDone = false
  const writing = (async () => {
    while (!isDone) await sample.store.submit(aSubmission())
  })()
  const { code, written } = await backUp(target)
  isDone = true
  await writing
  expect({ code, written }).toMatchObject({ code: 0 })
  const count = countIn(target)
  expect(count).toBeGreaterThanOrEqual(5)
  expect(written).toBe(`${count} requests copied to ${target}.\n`)
  expect(statSync(target).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['requests.db'])
})

test('what cannot be copied leaves the older backup as it was, and ends with 1', async () => {
  const target = join(folder, 'requests.db')
  writeFileSync(target, 'an older backup')
  const database = new DatabaseSync(join(sample.dataDir, 'requests.db'))
  database.exec('DROP TABLE requests')
  database.close()
  expect(await backUp(target)).toMatchObject({ code: 1 })
  expect(readFileSync(target, 'utf8')).toBe('an older backup')
  expect(readdirSync(folder)).toEqual(['requests.db'])
  const missing = await backUp(join(folder, 'missing', 'requests.db'))
  expect(missing).toMatchObject({ code: 1, written: expect.stringContaining('ENOENT') })
})

test('where nothing is stored yet, nobody may believe that it was backed up', async () => {
  const { code, written } = await backUp(join(folder, 'requests.db'), { DATA_DIR: folder })
  expect(code).toBe(1)
  expect(written).toContain(`There are no requests yet in ${folder}`)
})

test('a wrong use ends with 2 and says what is right', async () => {
  const at = 'postgres://user@127.0.0.1:9/requests'
  const uses: [string | undefined, Record<string, string>, string][] = [
    [undefined, {}, 'Into which file?'],
    [folder, {}, 'is not a file'],
    [join(folder, 'requests.db'), { DATABASE_URL: at }, 'pg_dump'],
  ]
  for (const [target, env, words] of uses) {
    const { code, written } = await backUp(target, env)
    expect({ code, written }).toEqual({ code: 2, written: expect.stringContaining(words) })
  }
})

test('the store itself is not replaced by its copy, under whatever name', async () => {
  const store = join(sample.dataDir, 'requests.db')
  const link = join(folder, 'link.db')
  symlinkSync(store, link)
  const { ino } = statSync(store)
  for (const target of [store, `${sample.dataDir}/./requests.db`, link]) {
    expect(await backUp(target)).toMatchObject({
      code: 2,
      written: expect.stringContaining('is the store itself'),
    })
  }
  expect(statSync(store).ino).toBe(ino)
})
