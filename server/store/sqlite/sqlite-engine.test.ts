import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { createAccess } from '../access.ts'
import { StoreUnusable } from '../engine.ts'
import { openStore, storeOn } from '../open-store.ts'
import type { Store } from '../store.ts'
import type { Submission } from '../submission.ts'
import { openFor, silent, temporaryDirectory } from '../testing/engines.ts'
import { remoteStore } from '../testing/remote-store.ts'
import {
  aCall,
  aClaim,
  aDelivery,
  aMove,
  aNoticeLimit,
  aRequest,
  aSubmission,
  later,
  noon,
  notHeld,
} from '../testing/samples.ts'
import { openFile } from './open-file.ts'
import { sqliteEngine } from './sqlite-engine.ts'

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

const filesOf = (dataDir: string) =>
  ['', '-wal', '-shm'].map((end) => join(dataDir, `requests.db${end}`)).filter(existsSync)

/** A request too large for a nearly full disk. */
function large(): Submission {
  const request = aRequest({ kind: 'message', message: 'x'.repeat(200_000) })
  return aSubmission(request, { deliveries: [aDelivery(request.id)] })
}

/** A store with one request and little room for more, and its database. */
async function nearlyFullStore(): Promise<{ store: Store; database: DatabaseSync }> {
  const dataDir = temporaryDirectory()
  const opened = openFile(dataDir)
  const { database } = opened
  const store = storeOn(
    createAccess(
      sqliteEngine(dataDir, () => opened),
      silent,
    ),
  )
  await store.submit(aSubmission())
  const { page_count: pages } = database.prepare('PRAGMA page_count').get() ?? {}
  database.exec(`PRAGMA max_page_count = ${Number(pages) + 1}`)
  return { store, database }
}

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

test('writes of one moment share a commit, and each of them fails alone', async () => {
  const dataDir = temporaryDirectory()
  const store = await openFor({ dataDir })
  const watcher = new DatabaseSync(join(dataDir, 'requests.db'))
  let found = 0
  const seen = new Set<number>()
  const [same, broken] = [aCall(later(60)), aSubmission()]
  const twice = aDelivery(broken.request.id)
  const outcomes = await Promise.allSettled(
    [
      ...Array.from({ length: 5 }, () => aSubmission()),
      same,
      aCall(later(60)),
      { ...broken, deliveries: [twice, twice] },
      aSubmission(),
    ].map(async (submission) => {
      const { kind } = await store.submit(submission)
      // Another connection sees each of them when it is acknowledged, so it was committed before.
      const row = watcher
        .prepare('SELECT count(*) AS number FROM requests WHERE id = ?')
        .get(submission.request.id)
      if (kind === 'stored' && row?.number === 1) found += 1
      const all = watcher.prepare('SELECT count(*) AS number FROM requests').get()
      seen.add(Number(all?.number))
      return kind
    }),
  )
  watcher.close()
  const told = outcomes.map((each) => (each.status === 'fulfilled' ? each.value : 'failed'))
  expect(told).toEqual([...Array(6).fill('stored'), 'time-taken', 'failed', 'stored'])
  expect(found).toBe(7)
  // All of them at once: nobody has seen one without the others.
  expect([...seen]).toEqual([7])
})

test('a full disk fails all that share a commit, and tells nobody otherwise', async () => {
  const { store } = await nearlyFullStore()
  const posts = [aSubmission(), large(), aSubmission()].map((each) => store.submit(each))
  for (const result of await Promise.allSettled(posts)) {
    expect(result).toMatchObject({
      status: 'rejected',
      reason: { name: 'StoreUnavailable', cause: { errcode: 13 } },
    })
  }
  expect(await store.list({})).toHaveLength(1)
  await store.close()
})

test('refuses on a full disk, keeps what it has, and goes on once there is room', async () => {
  const { store, database } = await nearlyFullStore()
  await expect(store.submit(large())).rejects.toMatchObject({
    name: 'StoreUnavailable',
    cause: { errcode: 13 },
  })
  expect(database.isTransaction).toBe(false)
  expect(await store.list({})).toHaveLength(1)
  database.exec('PRAGMA max_page_count = 1000000')
  expect(await store.submit(large())).toEqual({ kind: 'stored' })
  expect(await store.list({})).toHaveLength(2)
  await store.close()
})

test('refuses when the commit cannot be written, and goes on afterwards', async () => {
  const dataDir = temporaryDirectory()
  const process = await remoteStore({ dataDir })
  const limit = (bytes: string) =>
    execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:unlimited`])
  await process.store.submit(aSubmission())
  // No file of the process may grow beyond this: what it writes at the commit fails.
  limit('102400')
  for (let round = 0; round < 3; round++) {
    await expect(process.store.submit(large())).rejects.toMatchObject({
      name: 'StoreUnavailable',
    })
  }
  limit('unlimited')
  expect(await process.store.submit(large())).toEqual({ kind: 'stored' })
  expect(await process.store.list({})).toHaveLength(2)
  await process.kill()
  expect(await (await openFor({ dataDir })).list({})).toHaveLength(2)
})

test('starts on a full disk, refuses posts, and opens once there is room', async () => {
  const dataDir = temporaryDirectory()
  let isFull = true
  const engine = sqliteEngine(dataDir, (directory) => {
    if (isFull) throw Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'open' })
    return openFile(directory)
  })
  const store = storeOn(createAccess(engine, silent))
  await expect(store.submit(aSubmission())).rejects.toMatchObject({ name: 'StoreUnavailable' })
  isFull = false
  expect(await store.submit(aSubmission())).toEqual({ kind: 'stored' })
  await store.close()
})

test('is whole after a copy of its files was taken in the middle of a storm', async () => {
  const [dataDir, copy] = [temporaryDirectory(), temporaryDirectory()]
  const store = await openFor({ dataDir })
  const posts = Array.from({ length: 30 }, () => store.submit(aSubmission()))
  await Promise.all(posts.slice(0, 15))
  for (const file of filesOf(dataDir).filter((each) => !each.endsWith('-shm'))) {
    copyFileSync(file, file.replace(dataDir, copy))
  }
  const kept = await (await openFor({ dataDir: copy })).list({})
  expect(kept.length).toBeGreaterThanOrEqual(15)
  await Promise.all(posts)
})

test('finds everything by an index', async () => {
  const dataDir = temporaryDirectory()
  const opened = openFile(dataDir)
  const { database } = opened
  const prepare = database.prepare.bind(database)
  const statements = new Set<string>()
  database.prepare = (text) => {
    statements.add(text)
    return prepare(text)
  }
  const store = storeOn(
    createAccess(
      sqliteEngine(dataDir, () => opened),
      silent,
    ),
  )
  await useEverything(store)
  const plans = [...statements]
    .filter((text) => /^(?:select|with|update|delete|insert)/i.test(text))
    .map((text) => ({ text, steps: prepare(`EXPLAIN QUERY PLAN ${text}`).all() }))
  const scans = plans.filter(({ steps }) =>
    steps.some(({ detail }) => /^SCAN (?!migrations|due)\w+$/.test(String(detail))),
  )
  expect(scans.map(({ text }) => text)).toEqual([])
  expect(plans.length).toBeGreaterThan(20)
  await store.close()
})

/** Every method, in its ordinary course. */
async function useEverything(store: Store): Promise<void> {
  const idempotency = {
    key: 'key-0001',
    scope: '/api/calls',
    bodyHash: 'hash',
    expiresAt: later(600),
    answer: '{}',
  }
  const call = { ...aCall(later(60)), idempotency }
  const { id, email } = call.request
  const perRequest = { event: 'call.moved', since: noon, max: 3 }
  const limits = { perMailbox: { since: noon, max: 10 }, perRequest }
  const noticeLimit = { ...aNoticeLimit(id), max: 0 }
  await store.submit({ ...call, noticeLimit, mailLimits: limits })
  await store.submit(call)
  await store.confirmTrial(id, noon, [])
  await store.confirmCall(id, 0, {
    at: noon,
    claim: aClaim(later(60)),
    deliveries: [aDelivery(id)],
    limits: { perDomain: 2, perNetwork: 2 },
  })
  await store.submit(aCall(later(60), { email }))
  await store.submit(notHeld(aCall(later(180))))
  await store.addMails(id, [aDelivery(id)], limits)
  const [delivery] = await store.claim(noon, later(2), 5, 'mail')
  await store.postpone(delivery?.id ?? '', noon, 'SMTP 451')
  await store.giveUp(delivery?.id ?? '', noon, 'SMTP 550')
  await store.list({ hasDeadDeliveries: true, kind: 'call', since: noon, limit: 5 })
  await store.list({})
  await store.retry(noon, id)
  await store.retry(noon)
  await store.nextDue('mail')
  await store.markDelivered(delivery?.id ?? '', noon)
  await store.deliveriesOf(id)
  await store.occupied(noon, later(600), noon, id)
  await store.moveCall(id, 0, { ...aMove(later(75)), limits })
  await store.changeZone(id, 'UTC', [])
  await store.cancelCall(id, [])
  await store.secret('links')
  await store.forgetExpired(noon)
  await store.forgetWithdrawn(noon)
  await store.withdrawn([delivery?.id ?? ''])
  await store.purge(noon, noon)
  await store.eraseAddress(email)
}
