import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { StoreUnusable } from '../engine.ts'
import { openStore } from '../open-store.ts'
import { openFor, silent, temporaryDirectory } from '../testing/engines.ts'
import { remoteStore } from '../testing/remote-store.ts'
import { aDelivery, aRequest, aSubmission, later, noon } from '../testing/samples.ts'
import { openFile } from './open-file.ts'

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

const filesOf = (dataDir: string) =>
  ['', '-wal', '-shm'].map((end) => join(dataDir, `requests.db${end}`)).filter(existsSync)

async function problemOf(dataDir: string): Promise<Error> {
  return openStore({ dataDir, log: silent }).then(
    () => expect.fail('The store opened'),
    (error) => error,
  )
}

test('makes directory and files for its user alone', async () => {
  const dataDir = join(temporaryDirectory(), 'new', 'data')
  const store = await openFor({ dataDir })
  await store.submit(aSubmission())
  expect(modeOf(dataDir)).toBe('700')
  expect(filesOf(dataDir).map(modeOf)).toEqual(['600', '600', '600'])
})

test('can be read as text by an operator, while the site runs', async () => {
  const dataDir = temporaryDirectory()
  const store = await openFor({ dataDir })
  const { request, ...rest } = aSubmission()
  await store.submit({ request, ...rest })
  const database = new DatabaseSync(join(dataDir, 'requests.db'), { readOnly: true })
  const row = database.prepare('SELECT name, email, created_at FROM requests').get()
  database.close()
  expect({ ...row }).toEqual({ name: request.name, email: request.email, created_at: noon })
})

test('writes through to the disk and overwrites what it deletes', async () => {
  const { database } = openFile(temporaryDirectory())
  const setting = (name: string) => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0]
  expect(setting('journal_mode')).toBe('wal')
  expect(setting('synchronous')).toBe(2)
  expect(setting('foreign_keys')).toBe(1)
  expect(setting('secure_delete')).toBe(1)
  database.close()
})

test('leaves nothing of an erased person in its files', async () => {
  const dataDir = temporaryDirectory()
  const store = await openFor({ dataDir })
  const mark = 'Unmistakable-Name'
  const holdsMark = () => filesOf(dataDir).some((file) => readFileSync(file).includes(mark))
  for (let index = 0; index < 20; index++) {
    const request = aRequest({ name: mark, email: 'ada@example.org', message: mark.repeat(500) })
    await store.submit(
      aSubmission(request, {
        deliveries: [aDelivery(request.id, { payload: mark })],
        addressLimit: { since: noon, max: 99 },
      }),
    )
  }
  expect(holdsMark()).toBe(true)
  expect(await store.eraseAddress('ada@example.org')).toBe(20)
  expect(holdsMark()).toBe(false)

  await store.submit(aSubmission({ name: mark }))
  expect(await store.purge(later(1), later(1))).toBe(1)
  expect(holdsMark()).toBe(false)
})

test('erases while another process writes and reads', async () => {
  const dataDir = temporaryDirectory()
  const store = await openFor({ dataDir })
  const other = await remoteStore({ dataDir })
  const mark = 'Unmistakable-Name'
  await store.submit(aSubmission({ name: mark, email: 'ada@example.org' }))
  const posts = Array.from({ length: 30 }, () => other.store.submit(aSubmission()))
  expect(await store.eraseAddress('ada@example.org')).toBe(1)
  await Promise.all(posts)
  await other.kill()
  expect(filesOf(dataDir).some((file) => readFileSync(file).includes(mark))).toBe(false)
})

test('refuses a damaged file with one line, and leaves it as it is', async () => {
  const dataDir = temporaryDirectory()
  const store = await openFor({ dataDir })
  for (let index = 0; index < 40; index++) await store.submit(aSubmission())
  await store.close()
  const file = join(dataDir, 'requests.db')
  const whole = readFileSync(file)
  const damages = {
    'a page of zeros': Buffer.concat([
      whole.subarray(0, 8192),
      Buffer.alloc(4096),
      whole.subarray(12_288),
    ]),
    'another format': Buffer.concat([Buffer.from('not a database, '), whole.subarray(16)]),
    'cut short': whole.subarray(0, 20_000),
    'the last byte lost': whole.subarray(0, -1),
  }
  for (const [damage, bytes] of Object.entries(damages)) {
    writeFileSync(file, bytes)
    const problem = await problemOf(dataDir)
    expect(problem, damage).toBeInstanceOf(StoreUnusable)
    expect(problem.message).toMatch(
      /^The stored requests in ".*requests\.db" are damaged \(.+\);.*\.$/,
    )
    expect(readFileSync(file).equals(bytes), damage).toBe(true)
  }
})

test('takes up what a killed process left in the journal', async () => {
  const dataDir = temporaryDirectory()
  const process = await remoteStore({ dataDir })
  await process.store.submit(aSubmission())
  await process.kill()
  expect(statSync(join(dataDir, 'requests.db-wal')).size).toBeGreaterThan(0)
  expect(await (await openFor({ dataDir })).list({})).toHaveLength(1)
})

test('says in one line which directory it cannot use', async () => {
  const directory = temporaryDirectory()
  const file = join(directory, 'file')
  writeFileSync(file, '')
  const dangling = join(directory, 'dangling')
  symlinkSync(join(file, 'nowhere'), dangling)
  const occupied = join(directory, 'occupied')
  mkdirSync(join(occupied, 'requests.db'), { recursive: true })
  for (const dataDir of [file, join(file, 'below'), dangling, occupied, '/proc/data']) {
    const problem = await problemOf(dataDir)
    expect(problem, dataDir).toBeInstanceOf(StoreUnusable)
    expect(problem.message).toContain(`DATA_DIR "${dataDir}" cannot hold the store: `)
    expect(problem.message).not.toContain('\n')
  }
})

test('says so when the file belongs to something else', async () => {
  const dataDir = temporaryDirectory()
  const database = new DatabaseSync(join(dataDir, 'requests.db'))
  database.exec('CREATE TABLE requests (other TEXT)')
  database.close()
  const problem = await problemOf(dataDir)
  expect(problem).toBeInstanceOf(StoreUnusable)
  expect(problem.message).toContain('table requests already exists')
})
