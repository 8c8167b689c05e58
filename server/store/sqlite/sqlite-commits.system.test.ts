import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createAccess } from '../access.ts'
import { createStore } from '../open-store.ts'
import type { Store } from '../store.ts'
import type { Submission } from '../submission.ts'
import { openFor, silent, temporaryDirectory } from '../testing/engines.ts'
import { remoteStore } from '../testing/remote-store.ts'
import { aCall, aDelivery, aRequest, aSubmission, later } from '../testing/samples.ts'
import { openFile } from './open-file.ts'
import { sqliteEngine } from './sqlite-engine.ts'
import { lockTimeoutMs } from './until-free.ts'

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
  const store = createStore(
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
  const kinds = outcomes.map((each) => (each.status === 'fulfilled' ? each.value : 'failed'))
  expect(kinds).toEqual([...Array(6).fill('stored'), 'time-taken', 'failed', 'stored'])
  expect(found).toBe(7)
  // All of them at once: nobody has seen one without the others.
  expect([...seen]).toEqual([7])
})

test('whoever comes while another process writes waits with the others, not behind them', async () => {
  const dataDir = temporaryDirectory()
  const store = await openFor({ dataDir })
  const other = new DatabaseSync(join(dataDir, 'requests.db'))
  const comeOneAfterTheOther = async () => {
    const posts: Promise<unknown>[] = []
    for (let at = 0; at < 5; at += 1) {
      posts.push(store.submit(aSubmission()).catch((error: Error) => error.name))
      await delay(20)
    }
    return posts
  }
  other.exec('BEGIN IMMEDIATE')
  const startedAt = performance.now()
  const refused = await Promise.all(await comeOneAfterTheOther())
  expect(refused).toEqual(Array(5).fill('StoreUnavailable'))
  expect(performance.now() - startedAt).toBeLessThan(2 * lockTimeoutMs)

  const stored = await comeOneAfterTheOther()
  other.exec('COMMIT')
  expect(await Promise.all(stored)).toEqual(Array(5).fill({ kind: 'stored' }))
  other.close()
})

test('whoever only reads does not wait until another process has written', async () => {
  const dataDir = temporaryDirectory()
  const store = await openFor({ dataDir })
  await store.submit(aSubmission())
  const other = new DatabaseSync(join(dataDir, 'requests.db'))
  other.exec('BEGIN EXCLUSIVE')
  const posts = [store.submit(aSubmission()), store.submit(aSubmission())]
  let isStored = false
  const stored = Promise.all(posts).finally(() => {
    isStored = true
  })
  // They have begun to wait.
  await delay(50)
  for (let round = 0; round < 5; round += 1) expect(await store.list({})).toHaveLength(1)
  expect(isStored).toBe(false)

  other.exec('ROLLBACK')
  expect(await stored).toEqual([{ kind: 'stored' }, { kind: 'stored' }])
  expect(await store.list({})).toHaveLength(3)
  other.close()
})

test('a file that another process keeps to itself holds up neither start nor pages', async () => {
  const dataDir = temporaryDirectory()
  await (await openFor({ dataDir })).close()
  const other = new DatabaseSync(join(dataDir, 'requests.db'))
  other.exec('PRAGMA locking_mode = EXCLUSIVE; CREATE TABLE other (value); DROP TABLE other')
  const turns = monitorEventLoopDelay({ resolution: 10 })
  turns.enable()
  const startedAt = performance.now()
  const store = await openFor({ dataDir })
  const readings = [store.list({}), store.submit(aSubmission())]
  for (const reading of readings) {
    await expect(reading).rejects.toMatchObject({ name: 'StoreUnavailable' })
  }
  expect(performance.now() - startedAt).toBeLessThan(3 * lockTimeoutMs)
  turns.disable()
  expect(turns.max / 1e6).toBeLessThan(lockTimeoutMs / 2)

  other.close()
  expect(await store.submit(aSubmission())).toEqual({ kind: 'stored' })
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
  const store = createStore(createAccess(engine, silent))
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
